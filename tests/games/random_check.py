"""What must hold in every random game of every game: it ends in time, it can go on until then, its text reads back."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from random_play import chosen, drawn, set_up

from kribbeln_desktop.core.actions import Action, RollOff
from kribbeln_desktop.core.game import CHANCE, Game, State
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import read_record

TURN = 7
"""Lines: three times a roll and what it shows, and a decision."""
CHIPS = 28
SAMPLE = 3
"""So many of the possible actions are asked about each time, as all would take most of the time."""


def _dice_duel(seats: int) -> int:
    """At most 56 rounds: in each a chip is taken, or goes from the tray to those set aside, and no chip does more than
    to go aside and be taken. At most 28 extra turns: each follows a chip taken. Alone a Kniffel takes two: a line more.
    """
    return TURN * (2 * CHIPS * seats + CHIPS) if seats > 1 else (TURN + 1) * 2 * CHIPS


BOUNDS = {
    "kribbeln": lambda seats: TURN * 10 * seats,
    "kniffel": lambda seats: TURN * 13 * seats,
    "kniffel-kids": lambda seats: TURN * 11 * seats,
    "dice-duel": _dice_duel,
}
"""The most lines of a game with so many seats, roll-offs left out, as those who tie may tie for ever. In Kribbeln each
of a seat's ten rows takes one attempt: a switch costs one more, and fills another row. Kniffel and Kids have boxes.
"""


class Fault(Exception):  # noqa: N818 (what is found)
    """What must hold does not."""


@dataclass(frozen=True)
class Played:
    """A random game that was played to its end."""

    lines: Sequence[str]
    totals: Sequence[int]


def check_games(game: Game, numbers: Iterable[int]) -> int:
    """Play these random games; the lines of the longest. ``Fault`` names the first game in which something is wrong."""
    return max(len(check_game(game, number)) for number in numbers)


def check_game(game: Game, number: int) -> Sequence[str]:
    """Play random game ``number``; its lines."""
    seats, options = set_up(game, number)
    try:
        end = play(game.initial_state(seats, options), Random(f"{game.id} {number}"), BOUNDS[game.id](seats))
        check_text(game, seats, options, end)
    except Exception as error:  # whatever the game raised: it is the fault, and is told with the game that shows it
        raise Fault(f"{game.id}, random game {number} ({seats} seats, {options}): {error or repr(error)}") from error
    return end.lines


def play(state: State, random: Random, bound: int) -> Played:
    """A random game from its start to its end."""
    lines: list[str] = []
    counted = 0
    while not state.is_over():
        action = next_action(state, random)
        lines.append(str(action))
        state = state.apply_action(action)
        counted += not isinstance(action, RollOff)
        must(counted <= bound, f"more than {bound} lines")
    must(not list(state.legal_actions()), "something can be done after the end")
    must(state.final_standings().points == state.totals(), "the result has other points than the sheet")
    return Played(lines, state.totals())


def next_action(state: State, random: Random) -> Action:
    """What is done next, after a look at all that could be."""
    if state.current_player() == CHANCE:
        action = drawn(state, random)
        must(bool(state.chance_dice()), "chance has no dice")
        must(state.refusal(action) is None, f"what chance draws is refused: {action}")
        return action
    actions = list(state.legal_actions())
    must(bool(actions), "nothing can be done before the end")
    must(len(set(actions)) == len(actions), "an action is possible twice")
    some = random.sample(actions, min(len(actions), SAMPLE))
    refused = [str(action) for action in some if state.refusal(action) is not None]
    must(not refused, f"refused, though possible: {refused}")
    return chosen(actions, random)


def check_text(game: Game, seats: int, options: dict[str, object], played: Played) -> None:
    """The game as a record's text reads back as the same game."""
    header = write_header(game, [SeatEntry(f"Seat {seat + 1}") for seat in range(seats)], options, None)
    text = "".join(f"{line}\n" for line in (header, *played.lines))
    record = read_record(text.encode(), lambda _game_id: game)
    must(record.text() == text, "its text is another when it was read and written")
    must(list(record.lines) == list(played.lines), "its lines are others when they were read")
    must(record.state.is_over(), "it is not over when it was read")
    must(record.state.totals() == played.totals, "its totals are others when it was read")


def must(holds: bool, otherwise: str) -> None:
    """``AssertionError`` with ``otherwise``, also where assertions are switched off."""
    if not holds:
        raise AssertionError(otherwise)


def report(games: Iterable[Game], number: int) -> int:
    """Play ``number`` random games of each of ``games`` and print a line for each; 1 where one has a fault, else 0."""
    status = 0
    for game in games:
        began = time.perf_counter()
        try:
            longest = check_games(game, range(number))
        except Fault as fault:
            print(fault, flush=True)
            status = 1
        else:
            seconds = time.perf_counter() - began
            print(f"{game.id:14}{number:8} games, the longest of {longest:5} lines {seconds:9.1f} s", flush=True)
    return status
