"""A whole game as text: read, write, replay, undo and redo. The format is described in the README."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile

from kribbeln_desktop.core.actions import NO_SUCH_ACTION, Action, Decision, Roll, RollOff, Show
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.header import (
    FOREIGN,
    DamagedRecordError,
    FindGame,
    ForeignRecordError,
    Header,
    RecordError,
    is_hash,
    read_header,
)
from kribbeln_desktop.core.texts import Text, mark

UNDO = "undo"
LARGEST_RECORD = 2_000_000
"""Bytes. The longest game is a hundredth of it."""


class IllegalLineError(KribbelnError):
    """A line that cannot follow what was played so far."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that counts (was not undone) and the state it led to."""

    action: Action
    state: State
    is_persons: bool
    """A decision of a person: undo may take it back."""
    epoch: int
    """How many ``reseed`` lines stood before it."""

    @property
    def draws(self) -> int:
        """How many die faces chance drew in it."""
        match self.action:
            case Show(faces):
                return len(faces)
            case RollOff(values):
                return len(values)
        return 0

    @property
    def is_chance(self) -> bool:
        """Chance showed faces in it."""
        return isinstance(self.action, Show | RollOff)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as it was played: its header, every line written, the steps that count, what redo would write."""

    header: Header
    start: State
    lines: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    undone: tuple[tuple[Action, ...], ...] = ()
    """What each undo took back, the newest last; nothing from the first throw on that a newer seed would not draw."""
    reseeds: tuple[str, ...] = ()
    """Commitments of the ``reseed`` lines."""
    seeds: tuple[str, ...] = ()
    """Seeds revealed, in hex."""

    @property
    def state(self) -> State:
        """The moment that the game has reached."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(seat.name for seat in self.header.seats)

    @property
    def commitments(self) -> tuple[str, ...]:
        """All commitments in order; empty where dice are real."""
        return (self.header.commitment, *self.reseeds) if self.header.commitment else ()

    @property
    def is_sealed(self) -> bool:
        """Its seeds are revealed: nothing may follow but the rest of them."""
        return bool(self.seeds)

    def draw_count(self) -> int:
        """The number of the next draw under the newest commitment: undone draws are counted back."""
        return sum(step.draws for step in self.steps if step.epoch == len(self.reseeds))

    def text(self) -> str:
        """The whole record as a file holds it."""
        return "".join(f"{line}\n" for line in (self.header.text, *self.lines))

    def followed_by(self, line: str) -> GameRecord:
        """The record with one more line; ``IllegalLineError`` (or an action's own error) where it cannot follow."""
        return replace(self.moved_by(line), lines=(*self.lines, line))

    def moved_by(self, line: str) -> GameRecord:
        """Like ``followed_by``, without writing the line: to copy all of them at each takes their number squared."""
        verb, _, rest = line.partition(" ")
        if verb == "seed":
            return self._revealed(line, rest)
        if self.is_sealed:
            raise IllegalLineError(_SEALED)
        if verb == "reseed":
            return self._reseeded(line, rest)
        return self._undo() if line == UNDO else self._played(line)

    def _played(self, line: str) -> GameRecord:
        state = self.state
        action = self.header.game.parse_action(line)
        if isinstance(action, Show) and self.header.commitment and not _dice_have(state, action):
            raise IllegalLineError(_NO_SUCH_FACE)
        seat = state.current_player()
        is_persons = isinstance(action, Decision) and seat >= 0 and self.header.seats[seat].level is None
        step = Step(action, state.apply_action(action), is_persons, len(self.reseeds))
        return replace(self, steps=(*self.steps, step), undone=self._left_undone(action))

    def _left_undone(self, action: Action) -> tuple[tuple[Action, ...], ...]:
        """What redo still has to write after ``action``: less by it if it was next, else nothing any more."""
        if not self.undone or self.undone[-1][0] != action:
            return ()
        rest = self.undone[-1][1:]
        return (*self.undone[:-1], rest) if rest else self.undone[:-1]

    def _undo(self) -> GameRecord:
        place = self._undo_place()
        if place is None:
            raise IllegalLineError(_NOTHING_TO_UNDO)
        steps = self.steps[place:]
        taken_back = tuple(step.action for step in steps)
        undone = (*self.undone, taken_back)
        if any(step.is_chance and step.epoch < len(self.reseeds) for step in steps):
            undone = _without_throws(undone)
        return replace(self, steps=self.steps[:place], undone=undone)

    def _undo_place(self) -> int | None:
        """The index of the step that undo would take back; None where nothing can be undone now."""
        strict = self.header.options["undo"] == "strict"
        for place in range(len(self.steps) - 1, -1, -1):
            if self.steps[place].is_persons:
                return place
            if strict and self.steps[place].is_chance:
                return None
        return None

    def can_undo(self) -> bool:
        """Whether ``undo`` can follow."""
        return not self.is_sealed and self._undo_place() is not None

    def can_redo(self) -> bool:
        """Whether something undone can be written again."""
        return bool(self.undone) and not self.is_sealed

    def redo_lines(self) -> tuple[str, ...]:
        """The lines that write the newest undone part again."""
        return tuple(map(str, self.undone[-1])) if self.undone else ()

    def _reseeded(self, line: str, commitment: str) -> GameRecord:
        if not self.header.commitment or not is_hash(commitment):
            raise IllegalLineError(NO_SUCH_ACTION(action=line))
        return replace(self, undone=_without_throws(self.undone), reseeds=(*self.reseeds, commitment))

    def _revealed(self, line: str, seed: str) -> GameRecord:
        if not is_hash(seed) or len(self.seeds) >= len(self.commitments):
            raise IllegalLineError(NO_SUCH_ACTION(action=line))
        if not self.state.is_over():
            raise IllegalLineError(_SEED_TOO_EARLY)
        return replace(self, seeds=(*self.seeds, seed))


def new_record(header_text: str, find_game: FindGame) -> GameRecord:
    """A game that has just begun."""
    header = read_header(header_text, find_game)
    return GameRecord(header, header.initial_state())


def read_record(content: bytes, find_game: FindGame) -> GameRecord:
    """The record that a file's bytes hold; a last line without its end is dropped. ``RecordError`` where refused."""
    if len(content) > LARGEST_RECORD:
        raise ForeignRecordError(FOREIGN)
    complete, _, _torn = content.rpartition(b"\n")
    first, *rest = complete.split(b"\n")
    record = new_record(_decoded(first, 1), find_game)
    lines = []
    for number, raw in enumerate(rest, 2):
        lines.append(_decoded(raw, number))
        record = _moved(record, lines[-1], number)
    return replace(record, lines=tuple(lines))


def _moved(record: GameRecord, line: str, number: int) -> GameRecord:
    try:
        return record.moved_by(line)
    except RecordError:
        raise
    except KribbelnError as error:
        fault = _UNEXPECTED(line=line, reason=error.text, expected=expectation(record))
        raise DamagedRecordError(number, fault) from error


def _decoded(raw: bytes, number: int) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DamagedRecordError(number, _NOT_TEXT) from error


def expectation(record: GameRecord) -> Text:
    """What may follow, in words."""
    state = record.state
    if record.is_sealed or state.is_over():
        return _EXPECT_END
    if state.current_player() == CHANCE:
        action = state.chance_action((1,) * len(state.chance_dice()))
        return _EXPECT_CHANCE(verb=str(action).split(" ")[0], number=len(state.chance_dice()))
    verbs = dict.fromkeys("roll" if isinstance(action, Roll) else str(action) for action in state.legal_actions())
    return _EXPECT_ACTION(actions=", ".join(verbs))


def _without_throws(undone: tuple[tuple[Action, ...], ...]) -> tuple[tuple[Action, ...], ...]:
    """What can be done again under a newer seed: the newest part of it, up to the roll that would fall otherwise."""
    kept = list(takewhile(lambda action: not isinstance(action, Show | RollOff), undone[-1])) if undone else []
    while kept and isinstance(kept[-1], Roll):
        kept.pop()
    return (tuple(kept),) if kept else ()


def _dice_have(state: State, action: Show) -> bool:
    dice = state.chance_dice()
    return len(dice) != len(action.faces) or all(
        text in [face.text for face in die] for die, text in zip(dice, action.faces, strict=True)
    )


_SEALED = mark("Record", "Nothing may follow the revealed seed.")
_NO_SUCH_FACE = mark("Record", "A die does not have this face.")
_NOTHING_TO_UNDO = mark("Record", "There is nothing to take back now.")
_SEED_TOO_EARLY = mark("Record", "The seed is revealed only when the game is over.")
_NOT_TEXT = mark("Record", "This is no UTF-8 text.")
_UNEXPECTED = mark("Record", "“{line}” cannot stand there ({reason}) Expected: {expected}.")
_EXPECT_END = mark("Record", "the end of the file, or the seed")
_EXPECT_CHANCE = mark("Record", "“{verb}” with {number} faces")
_EXPECT_ACTION = mark("Record", "one of {actions}")
