"""What a game was like against the best play: what each decision cost, and what the dice gave.

Every change of a seat's value has one cause: its own decision (skill, never above 0), its own dice, or what the others
did. So start + dice + others + skill is the result, but for rounding.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from kribbeln_desktop.core.actions import Action, Decision, RollOff
from kribbeln_desktop.core.game import CHANCE, State
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.players.player import Adviser, Alternative, Unit

NOISE = 1e-9
"""What differs by less is worth the same: sums of floats differ by that."""
Progress = Callable[[float], None]
"""Is told the part that is done, 0 to 1; what it raises ends the review."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision that had an alternative, and what it cost."""

    seat: int
    line: int
    """Where it stands in the record; the header is 1."""
    state: State
    """What the decision was made in."""
    chosen: Alternative
    best: Alternative
    """What was chosen, where nothing is worth more."""

    @property
    def loss(self) -> float:
        """What it gave away against the best, in the review's unit; never below 0."""
        return self.best.value - self.chosen.value


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How a seat came to its result, in the review's unit."""

    start: float
    """What it could expect when the game began."""
    dice: float
    """What its own dice gave, and the roll-offs for the start."""
    others: float
    """What it won or lost while others played."""
    skill: float
    """Minus what its decisions gave away."""
    result: float
    """What it got; while the game runs, what it can expect now."""

    @property
    def luck(self) -> float:
        """All that it did not decide."""
        return self.dice + self.others


@dataclass(frozen=True, slots=True)
class Moment:
    """What each seat could expect where no dice of an attempt lie, or at the newest dice of a running game."""

    line: int
    """The line of the record that led there; 1 for the start."""
    state: State
    """What it was done in; of the start, the start itself."""
    action: Action | None
    """What was done; None at the start and for what is not done yet."""
    seat: int | None
    """Who did it; None at the start, for a roll-off, and for what is not done yet."""
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, or a running one as far as it has come."""

    unit: Unit
    judgements: tuple[Judgement, ...]
    seats: tuple[SeatReview, ...]
    course: tuple[Moment, ...]
    """The start, the end of each attempt, and the midst of one that is running: it ends with the seats' results."""

    def loss(self, seat: int) -> float:
        """What the decisions of ``seat`` gave away together."""
        return sum(judgement.loss for judgement in self.judgements if judgement.seat == seat)


def review(record: GameRecord, judge: Adviser, progress: Progress = lambda _part: None) -> Review:
    """What ``judge`` says of the steps that count; ``ResourceError`` where it cannot judge. It may take seconds."""
    judge.prepare(record.start)
    walk = _Walk(record, judge)
    steps = tuple(zip(record.steps, step_lines(record), strict=True))
    for done, (step, line) in enumerate(steps, 1):
        walk.go(step.action, step.state, line)
        progress(done / len(steps))
    return walk.review()


def step_lines(record: GameRecord) -> tuple[int, ...]:
    """For each step of the record that counts the line where it stands; the header is line 1."""
    played = GameRecord(record.header, record.start)
    lines: list[int] = []
    for number, line in enumerate(record.lines, 2):
        played = played.moved_by(line)
        del lines[len(played.steps) :]
        if len(played.steps) > len(lines):
            lines.append(number)
    return tuple(lines)


class _Walk:
    """Goes through a game and books every change of value under its cause."""

    def __init__(self, record: GameRecord, judge: Adviser) -> None:
        self._judge = judge
        self._state = record.start
        self._seats = range(len(record.header.seats))
        self._start = self._boundary_values()
        self._values = list(self._start)
        self._dice = [0.0 for _ in self._seats]
        self._others = [0.0 for _ in self._seats]
        self._judgements: list[Judgement] = []
        self._course = [Moment(1, record.start, None, None, self._start)]
        self._unit: Unit | None = None
        self._line = 1

    def go(self, action: Action, after: State, line: int) -> None:
        """One step on, to the state ``after``."""
        self._line = line
        before, seat = self._state, self._state.current_player()
        if seat >= 0 and has_choice(before):
            self._judge_action(seat, action, line)
        self._state = after
        if isinstance(action, Decision | RollOff) and after.tray().rolls_used == 0:
            self._reach_boundary(before, seat, action, line)

    def _judge_action(self, seat: int, action: Action, line: int) -> None:
        advice = self._judge.advise(self._state)
        self._unit = advice.unit
        chosen, best = advice.of(action), advice.best
        if best.value - chosen.value < NOISE:
            best = chosen
        self._dice[seat] += best.value - self._values[seat]
        self._values[seat] = chosen.value
        self._judgements.append(Judgement(seat, line, self._state, chosen, best))

    def _reach_boundary(self, before: State, actor: int, action: Action, line: int) -> None:
        """What changed for who acted came from the dice, and for all where they rolled for the start."""
        new = self._boundary_values()
        for seat in self._seats:
            causes = self._dice if seat == actor or isinstance(action, RollOff) else self._others
            causes[seat] += new[seat] - self._values[seat]
        self._values = list(new)
        self._course.append(Moment(line, before, action, actor if actor >= 0 else None, new))

    def _boundary_values(self) -> tuple[float, ...]:
        return tuple(self._judge.value(self._state, seat) for seat in self._seats)

    def review(self) -> Review:
        """All of it; dice that lie in a running game count as they lie."""
        seat = self._state.current_player()
        if seat >= 0 and has_choice(self._state):
            advice = self._judge.advise(self._state)
            self._unit = advice.unit
            self._dice[seat] += advice.best.value - self._values[seat]
            self._values[seat] = advice.best.value
        if tuple(self._values) != self._course[-1].values:
            self._course.append(Moment(self._line, self._state, None, None, tuple(self._values)))
        skill = [-sum(found.loss for found in self._judgements if found.seat == seat) for seat in self._seats]
        parts = zip(self._start, self._dice, self._others, skill, self._values, strict=True)
        seats = tuple(SeatReview(*part) for part in parts)
        return Review(self._unit or self._unit_ahead(), tuple(self._judgements), seats, tuple(self._course))

    def _unit_ahead(self) -> Unit:
        """The judge's unit where nothing was decided yet: it is told where a seat has its turn, whatever the dice."""
        state = self._state
        while state.current_player() == CHANCE:
            values = range(1, len(state.chance_dice()) + 1)
            state = state.apply_action(state.chance_action(values))
        return Unit.POINTS if state.is_over() else self._judge.advise(state).unit


def has_choice(state: State) -> bool:
    """Whether a seat can do this or that: neither the first roll nor what is forced is a decision."""
    return len(tuple(islice(state.legal_actions(), 2))) > 1
