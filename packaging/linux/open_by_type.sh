#!/bin/sh
# Opens a record as a file manager does, by its type alone, and waits until the window shows its game.
# Status 0 if the type is known, our program is the one for it, and the window's title tells of the game.
#
#     xvfb-run sh open_by_type.sh RECORD TITLE
set -u
record=$1
title=$2
kind=$(xdg-mime query filetype "$record")
[ "$kind" = application/x-kribbeln ] || { echo "the type of $record is $kind"; exit 1; }
program=$(xdg-mime query default application/x-kribbeln)
[ "$program" = kribbeln-desktop.desktop ] || { echo "for that type there is $program"; exit 1; }
xdg-open "$record" || exit 1
tries=0
until timeout 5 xdotool search --name "$title" >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -gt 60 ] && echo "no window showed $title" && exit 1
    sleep 1
done
echo "the window shows $title"
