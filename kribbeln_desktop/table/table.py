"""The one game in progress: people's wishes come in, facts go out; everything is on the disk before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Signal

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import UNDO, GameRecord
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.players.player import Alternative
from kribbeln_desktop.storage.journal import Journal
from kribbeln_desktop.table.book import Book, Written
from kribbeln_desktop.table.computers import Computers
from kribbeln_desktop.table.jobs import JobRunner
from kribbeln_desktop.table.pace import Pace
from kribbeln_desktop.table.refusals import (
    NOT_OPEN,
    REAL_DICE,
    TAKEN_BACK,
    choice_refusal,
    redo_refusal,
    roll_refusal,
    turn_refusal,
    undo_refusal,
)
from kribbeln_desktop.table.set_aside import SetAside, fresh_dice
from kribbeln_desktop.table.turns import TurnLoop


class GameTable(QObject):
    """A game being played. Nothing happens before ``start``, and nothing after ``leave``."""

    state_changed = Signal()
    set_aside_changed = Signal()
    narrated = Signal(object)
    """A ``Text``: what was done."""
    dice_rolled = Signal(object)
    """The positions of the dice that have just fallen, a tuple; the state shows their faces already."""
    game_ended = Signal()
    busy_changed = Signal()
    refused = Signal(object)
    """A ``Text``: why a wish is not possible."""
    informed = Signal(object, bool)
    """A ``Text``: which level plays for a computer; False where a moment is enough to know it."""
    failed = Signal(object)
    """A ``Text``: a computer made a mistake, or the disk did. The game goes on."""

    def __init__(
        self,
        record: GameRecord,
        dice: DrawnDice | None,
        journal: Journal | None,
        computers: Computers,
        runner: JobRunner,
        pace: Pace,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._book = Book(record, dice, journal)
        self._is_open = False
        self._was_busy = False
        self._set_aside = SetAside(record)
        self._computers = computers
        computers.setParent(self)
        computers.informed.connect(self.informed)
        computers.failed.connect(self.failed)
        self._loop = TurnLoop(computers, runner, pace, self)
        self._loop.dice_due.connect(self._fall)
        self._loop.action_chosen.connect(self._play)
        self._loop.computer_failed.connect(self.failed)
        self.may_do: Callable[[Action, Callable[[], None]], bool] = lambda _action, _go: True
        """Asked before a person's action: whether it is carried out now; if not, ``go`` may do so later."""

    # -- what is so

    @property
    def record(self) -> GameRecord:
        """The game as it was played so far."""
        return self._book.record

    @property
    def state(self) -> State:
        """The moment that the game has reached."""
        return self.record.state

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.record.names

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The ids of the computers' levels; None for a person."""
        return tuple(seat.level for seat in self.record.header.seats)

    @property
    def set_aside(self) -> frozenset[int]:
        """The positions of the dice that the next roll leaves alone."""
        return self._set_aside.positions

    @property
    def current_seat(self) -> int | None:
        """Whose turn it is; None at a roll-off and at the end."""
        seat = self.state.current_player()
        return seat if seat >= 0 else None

    @property
    def is_persons_turn(self) -> bool:
        """A person may act now."""
        return self._is_open and self.current_seat is not None and self.levels[self.current_seat] is None

    @property
    def is_busy(self) -> bool:
        """A computer or chance acts."""
        return self._is_open and not self.is_persons_turn and not self.state.is_over()

    @property
    def is_saved(self) -> bool:
        """Nothing waits for a disk that is full or read-only."""
        return self._book.is_saved

    @property
    def can_undo(self) -> bool:
        """The newest decision of a person can be taken back now (rules 5.0)."""
        return self._is_open and undo_refusal(self.record) is None

    @property
    def can_redo(self) -> bool:
        """What was taken back can be done again now."""
        return self._is_open and redo_refusal(self.record) is None

    @property
    def roll_positions(self) -> tuple[int, ...]:
        """The dice that ``roll`` would roll: all of them first, then those not set aside; none after the last roll."""
        return self._set_aside.dice_to_roll(self.state.tray())

    @property
    def can_roll(self) -> bool:
        """A person may roll now."""
        return self._is_open and roll_refusal(self.record, self.roll_positions) is None

    # -- wishes

    def start(self) -> None:
        """Begin or resume the game."""
        if not self.record.commitments and not self.state.is_over():
            self.failed.emit(REAL_DICE)
            return
        self._is_open = True
        self.state_changed.emit()
        if self.state.is_over():
            self.game_ended.emit()
        else:
            self._computers.prepare(self.record)
        self._go_on()

    def roll(self) -> None:
        """Roll the dice that are not set aside."""
        if not self._is_refused(roll_refusal(self.record, self.roll_positions)):
            self._do(Roll(self.roll_positions))

    def decide(self, action_text: str) -> None:
        """Do what a record would write, such as ``enter``."""
        if self._is_refused(turn_refusal(self.record)):
            return
        try:
            action = self.record.header.game.parse_action(action_text)
            refusal = self.state.refusal(action)
            if refusal is None:
                self._do(action)
            else:
                self.refused.emit(refusal)
        except KribbelnError as error:
            self.refused.emit(error.text)

    def _do(self, action: Action) -> None:
        """Carry out what a person may do, unless somebody holds it back."""

        def go() -> None:
            self._play(str(action))

        if self.may_do(action, go):
            go()

    def set_aside_only(self, positions: Collection[int]) -> None:
        """Set exactly these dice aside."""
        if not self._is_refused(choice_refusal(self.record)):
            self._mark(frozenset(positions))

    def toggle_set_aside(self, position: int) -> None:
        """Set the die at ``position`` aside, or bring it back."""
        if not self._is_refused(choice_refusal(self.record, position)):
            self._mark(self.set_aside ^ {position})

    def set_aside_all(self) -> None:
        """Set all dice aside; if all are, bring all back."""
        if not self._is_refused(choice_refusal(self.record)):
            every = frozenset(range(1, len(self.state.tray().dice) + 1))
            self._mark(frozenset() if self.set_aside == every else every)

    def undo(self) -> None:
        """Take the newest decision of a person back."""
        if not self._is_refused(undo_refusal(self.record)):
            self._write(UNDO)

    def redo(self) -> None:
        """Do again what was taken back."""
        if not self._is_refused(redo_refusal(self.record)):
            self._write(*self.record.redo_lines())

    def skip(self) -> None:
        """End the pause that runs now."""
        self._loop.skip()

    def set_pace(self, pace: Pace) -> None:
        """Use other pauses from now on."""
        self._loop.set_pace(pace)

    def leave(self) -> None:
        """Stop; a finished game reveals its seed and is put with the others, a running one waits on the disk."""
        self._loop.stop()
        self._computers.stop()
        if self._is_open or self.state.is_over():
            self._is_open = False
            self._book.close()
            self._tell_of_saving()

    def _is_refused(self, refusal: Text | None) -> bool:
        """Tell why a wish is not possible, if so: the table is not open, or ``refusal``."""
        reason = refusal if self._is_open else NOT_OPEN
        if reason is not None:
            self.refused.emit(reason)
        return reason is not None

    # -- what happens

    def _mark(self, positions: frozenset[int]) -> None:
        if self._set_aside.change(positions):
            self.set_aside_changed.emit()

    def _play(self, line: str, why: Alternative | None = None) -> None:
        """Write an action, with what its dice show; ``why`` is what a computer knows of it."""
        before = self.record
        self._show(before, self._book.play(line), self._book.has_dice_fallen(), why)

    def _fall(self) -> None:
        before = self.record
        self._show(before, self._book.fall(), self._book.has_dice_fallen())

    def _write(self, *lines: str) -> None:
        before = self.record
        decisions = [told for told in self._book.write(*lines) if isinstance(told.action, Decision)]
        self._show(before, decisions)

    def _show(
        self, before: GameRecord, told: list[Written], fell: bool = False, why: Alternative | None = None
    ) -> None:
        """Tell the facts, once the journal has them."""
        after = self.record
        is_other_set_aside = self._set_aside.follow(before, after)
        self.state_changed.emit()
        if is_other_set_aside:
            self.set_aside_changed.emit()
        for written in told:
            self.narrated.emit(_narrated(written, why))
        if len(after.steps) < len(before.steps):
            self.narrated.emit(TAKEN_BACK)
        if fell:
            self.dice_rolled.emit(fresh_dice(after.state.tray()))
        if after.state.is_over():
            self.game_ended.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Tell whether the table is busy, and let act what acts by itself."""
        if self._is_open and not self.state.is_over():
            self._book.find_dice()
        self._tell_of_saving()
        if self.is_busy != self._was_busy:
            self._was_busy = self.is_busy
            self.busy_changed.emit()
        if self._is_open:
            self._loop.follow(self.record)

    def _tell_of_saving(self) -> None:
        """Tell once what the disk refused, and that it has it after all."""
        faults, notes = self._book.news()
        for text in faults:
            self.failed.emit(text)
        for text in notes:
            self.narrated.emit(text)


def _narrated(written: Written, why: Alternative | None) -> Text:
    """What was done, and what a computer did it for."""
    if why is None:
        return written.state.narration(written.action)
    from kribbeln_desktop.table.reasons import with_reason

    return with_reason(written.state, written.action, why)
