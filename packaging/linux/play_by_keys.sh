#!/bin/sh
# Plays one game of Kribbeln to its end by keyboard alone, on the display it is given, as a person would who looks at
# nothing: roll, enter, else cross out. Status 0 if the record that is saved then tells of a finished game.
#
#     xvfb-run sh play_by_keys.sh FOLDER      (the folder that has the programs kribbeln-desktop and kribbeln)
set -u
programs=$1
games="${XDG_DATA_HOME:-$HOME/.local/share}/kribbeln-desktop"

press() { timeout 5 xdotool key --delay 60 "$@"; }

saved_game() { find "$games" -name '*.kribbeln' -newer "$started" 2>/dev/null | head -n 1; }

is_over() {
    record=$(saved_game)
    [ -n "$record" ] && "$programs/kribbeln" replay "$record" --json 2>/dev/null | grep -q '"over": true'
}

started=$(mktemp)
openbox --sm-disable 2>/dev/null &
manager=$!
"$programs/kribbeln-desktop" &
window=$!
trap 'kill $window $manager 2>/dev/null; rm -f "$started"' EXIT
tries=0
until timeout 5 xdotool search --onlyvisible --name 'Kribbeln Desktop' >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -gt 60 ] && echo "no window came" && exit 1
    sleep 1
done
tries=0
until [ -n "$(saved_game)" ]; do # the page for a new game takes a moment
    tries=$((tries + 1))
    [ "$tries" -gt 60 ] && echo "Enter began no game" && exit 1
    press Return
    sleep 2
done
round=0
until is_over; do
    round=$((round + 1))
    [ "$round" -gt 60 ] && echo "the game did not end" && exit 1
    for _ in 1 2 3 4 5 6; do
        press space
        press Return
        press x
    done
done
echo "won or lost after $round rounds of keys: $(saved_game)"
press ctrl+q
tries=0
while kill -0 "$window" 2>/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -gt 20 ] && echo "Ctrl+Q did not end the program" && exit 1
    sleep 1
done
