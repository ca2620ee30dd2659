"""Kribbeln: how the game is set up and how its actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import DecisionKind, Game, Option
from kribbeln_desktop.core.texts import mark
from kribbeln_desktop.core.three_rolls import Attempt
from kribbeln_desktop.core.views import Example
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

if TYPE_CHECKING:
    from kribbeln_desktop.core.reference import Reference, Sample


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
        Option("start", mark("Kribbeln", "Who begins"), (), 0, is_seat=True),
        Option("dice-map", mark("Kribbeln", "Dice"), ((DICE_MAP, mark("Kribbeln", "Cyclic dice")),), DICE_MAP),
    )

    dice = DICE
    faces = FACES
    moves = (ENTER, CROSS, SWITCH)
    decisions = (
        DecisionKind("enter", mark("Kribbeln", "Enter"), "⏎"),
        DecisionKind("cross", mark("Kribbeln", "Cross out"), "X"),
        DecisionKind("switch", mark("Kribbeln", "Kribbel space"), "K"),
    )

    emblem = (FACES["3r"], FACES["5y"], FACES["4b"])

    def examples(self) -> tuple[Example, ...]:
        """See ``Game``: an example of each kind of task."""
        from kribbeln_desktop.games.kribbeln_examples import examples

        return examples()

    def reference(self) -> Reference:
        """See ``Game``."""
        from kribbeln_desktop.games.kribbeln_reference import reference

        return reference(self.seats[-1])

    def sample(self) -> Sample:
        """See ``Game``."""
        from kribbeln_desktop.games.kribbeln_sample import sample

        return sample(self)

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """See ``Game``; an own sheet has a list of tasks besides."""
        checked = super().checked_options(seats, options)
        _tasks(checked)
        return checked

    def allows(self, option: Option, value: object, seats: int) -> bool:
        """See ``Game``: an own sheet, and every map of the dice that there is."""
        if option.id == "sheet" and value == "own":
            return True
        if option.id == "dice-map":
            return isinstance(value, str) and value in load_dice()
        return option.allows(value, seats)

    def initial_state(self, seats: int, options: Mapping[str, object]) -> KribbelnState:
        """See ``Game``."""
        checked = self.checked_options(seats, options)
        setup = Setup(
            seats=seats,
            sheet=str(checked["sheet"]),
            tasks=_tasks(checked),
            rising=checked["rising"] is True,
            start=int(str(checked["start"])),
            free_undo=checked["undo"] == "free",
        )
        attempt = Attempt(load_dice()[str(checked["dice-map"])])
        return KribbelnState(setup, ((None,) * seats,) * OVER, attempt=attempt).row_begun(0)


def _tasks(options: Mapping[str, object]) -> tuple[Task, ...]:
    if options["sheet"] != "own":
        return load_sheets()[str(options["sheet"])]
    tasks = options.get("tasks")
    if not isinstance(tasks, list | tuple) or len(tasks) != TASKS_ON_A_SHEET:
        raise InvalidOptionError(_OWN_SHEET)
    return tuple(read_task(str(task)) for task in tasks)


_OWN_SHEET = mark("Kribbeln", "An own sheet needs a list of six tasks.")
