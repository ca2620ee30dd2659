"""Kribbeln: how the game is set up and how its actions are read."""

from __future__ import annotations

from collections.abc import Mapping

from kribbeln_desktop.core.actions import NO_SUCH_ACTION, Action, Decision, Roll, Show, read_action
from kribbeln_desktop.core.errors import InvalidActionError, InvalidOptionError
from kribbeln_desktop.core.game import DecisionKind, Game, Option
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.games.kribbeln_position import Setup
from kribbeln_desktop.games.kribbeln_rows import CROSS, ENTER, OVER, SWITCH
from kribbeln_desktop.games.kribbeln_state import KribbelnState
from kribbeln_desktop.games.kribbeln_tasks import (
    DICE,
    DICE_MAP,
    FACES,
    SHEETS,
    TASKS_ON_A_SHEET,
    Task,
    load_dice,
    load_sheets,
    read_task,
)


class Kribbeln(Game):
    """The game; see ``core.game.Game``."""

    id = "kribbeln"
    title = mark("Kribbeln", "Kribbeln")
    seats = range(1, 6)
    options: tuple[Option, ...] = (
        Option(
            "sheet",
            mark("Kribbeln", "Sheet"),
            tuple((n, mark("Kribbeln", "Sheet {number}")(number=n)) for n in SHEETS),
            "1",
        ),
        Option(
            "rising",
            mark("Kribbeln", "Kribbel spaces"),
            (
                (True, mark("Kribbeln", "must rise from top to bottom")),
                (False, mark("Kribbeln", "need not rise (beginners’ variant)")),
            ),
            True,
        ),
        Option("start", mark("Kribbeln", "Who begins"), (), 0),
        Option("dice-map", mark("Kribbeln", "Dice"), ((DICE_MAP, mark("Kribbeln", "Cyclic dice")),), DICE_MAP),
    )

    decisions = (
        DecisionKind("enter", mark("Kribbeln", "Enter"), "⏎"),
        DecisionKind("cross", mark("Kribbeln", "Cross out"), "X"),
        DecisionKind("switch", mark("Kribbeln", "Kribbel space"), "K"),
    )

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """See ``Game``; unknown options are kept."""
        if seats not in self.seats:
            raise InvalidOptionError(_SEATS(seats=seats))
        checked: dict[str, object] = {"undo": "strict", **{o.id: o.default for o in self.options}, **options}
        fits = {
            "undo": checked["undo"] in ("strict", "free"),
            "sheet": checked["sheet"] in (*SHEETS, "own"),
            "rising": isinstance(checked["rising"], bool),
            "start": type(checked["start"]) is int and checked["start"] in range(seats),
            "dice-map": isinstance(checked["dice-map"], str) and checked["dice-map"] in load_dice(),
        }
        for option, fit in fits.items():
            if not fit:
                raise InvalidOptionError(_OPTION(option=option, value=str(checked[option])))
        _tasks(checked)
        return checked

    def initial_state(self, seats: int, options: Mapping[str, object]) -> KribbelnState:
        """See ``Game``."""
        checked = self.checked_options(seats, options)
        setup = Setup(
            seats=seats,
            sheet=str(checked["sheet"]),
            tasks=_tasks(checked),
            dice=load_dice()[str(checked["dice-map"])],
            rising=checked["rising"] is True,
            start=int(str(checked["start"])),
            free_undo=checked["undo"] == "free",
        )
        return KribbelnState(setup, ((None,) * seats,) * OVER).row_begun(0)

    def parse_action(self, text: str) -> Action:
        """See ``Game``."""
        action = read_action(text)
        match action:
            case Roll(positions):
                known = max(positions) <= DICE
            case Show(faces):
                known = 0 < len(faces) <= DICE and all(face in FACES for face in faces)
            case Decision():
                known = action in (ENTER, CROSS, SWITCH)
            case _:
                known = len(action.values) in self.seats
        if not known:
            raise InvalidActionError(NO_SUCH_ACTION(action=text))
        return action


def _tasks(options: Mapping[str, object]) -> tuple[Task, ...]:
    if options["sheet"] != "own":
        return load_sheets()[str(options["sheet"])]
    tasks = options.get("tasks")
    if not isinstance(tasks, list | tuple) or len(tasks) != TASKS_ON_A_SHEET:
        raise InvalidOptionError(_OWN_SHEET)
    return tuple(read_task(str(task)) for task in tasks)


_SEATS = mark("Kribbeln", "Kribbeln is for 1 to 5 seats, not {seats}.")
_OPTION = mark("Kribbeln", "Kribbeln has no option {option} = {value}.")
_OWN_SHEET = mark("Kribbeln", "An own sheet needs a list of six tasks.")
