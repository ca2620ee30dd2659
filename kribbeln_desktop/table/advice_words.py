"""Words made from advice: what to keep or enter and why, and the best few choices. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.dice import Die, Face
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import Text, mark, plain
from kribbeln_desktop.players.player import Advice, Alternative, Unit
from kribbeln_desktop.table.choice_words import choice_words, faces_words, in_order, kept_faces, kept_positions
from kribbeln_desktop.table.odds_words import PERCENT, percent

MOST_LINES = 5
"""So many choices are shown."""
_MANY = 2
"""Where so many dice are kept either way, only the others are named."""
_SMALL = 100.0
"""Points below this are told with two decimals."""

Positions = frozenset[int]


@dataclass(frozen=True, slots=True)
class Line:
    """One of the best choices, ready to be shown."""

    action: Action
    words: Text
    kept: tuple[int, ...]
    """The positions of the dice that it keeps; empty for a decision and where all are rolled."""
    faces: tuple[Face, ...]
    """What they show, in order."""
    chance: Text | None
    """The chance of its aim; None where it has none, and for a decision."""
    aim: Text | None
    """What it will most likely be; None for the row that is being played, and where there is no chance."""
    value: Text
    loss: Text | None
    """How much less it is worth than the best; None where that cannot be seen."""
    row: str
    """The id of the sheet's row that it fills or aims at; empty where there is none."""

    @property
    def is_roll(self) -> bool:
        """Whether dice are rolled."""
        return isinstance(self.action, Roll)


@dataclass(frozen=True, slots=True)
class Told:
    """Advice in words."""

    sentence: Text
    meaning: Text
    """What values mean."""
    lines: tuple[Line, ...]
    """The best choices that differ really, the best first."""


def told(state: State, advice: Advice, set_aside: Positions = frozenset()) -> Told:
    """The advice at ``state``; of dice that are alike it keeps those that are set aside already."""
    speaker = _Speaker(state, advice, set_aside)
    chosen = speaker.different(MOST_LINES)
    return Told(speaker.sentence(chosen), _MEANINGS[advice.unit], tuple(map(speaker.line, chosen)))


def objection(state: State, advice: Advice, action: Action) -> Text:
    """What the coach says about ``action``, which is not the best."""
    speaker = _Speaker(state, advice, frozenset())
    loss = speaker.loss_words(advice.of(action))
    if not isinstance(advice.best.action, Roll):
        return _BETTER_DO(loss=loss, choice=speaker.title(advice.best))
    kept = speaker.kept_faces(advice.best.action)
    return _BETTER_KEEP(loss=loss, faces=faces_words(kept)) if kept else _BETTER_ROLL(loss=loss)


class _Speaker:
    """Speaks of one state and its advice."""

    def __init__(self, state: State, advice: Advice, set_aside: Positions) -> None:
        self._tray = state.tray()
        self._advice, self._set_aside = advice, set_aside
        self._offers = {offer.action: offer for offer in state.offers()}
        self._rows = {row.id: row for row in state.sheet().rows}

    # -- which

    def different(self, most: int) -> list[Alternative]:
        """The best choices; those that keep the same faces count as one."""
        groups: dict[object, list[Alternative]] = {}
        for alternative in self._advice.alternatives:
            groups.setdefault(self._likeness(alternative.action), []).append(alternative)
        return [self._nearest(group) for group in list(groups.values())[:most]]

    def _likeness(self, action: Action) -> object:
        """What two actions have in common that only differ in which of the like dice they take."""
        if not isinstance(action, Roll):
            return action
        kept = (self._tray.dice[position - 1] for position in kept_positions(self._tray, action))
        counts: Counter[tuple[Die, Face | None]] = Counter((die.faces, die.face) for die in kept)
        return frozenset(counts.items())

    def _nearest(self, group: Sequence[Alternative]) -> Alternative:
        """The one that keeps most of what is set aside already."""
        return max(group, key=lambda one: len(self._set_aside.intersection(kept_positions(self._tray, one.action))))

    def kept_faces(self, action: Action) -> list[Face]:
        """The faces that a roll keeps."""
        return kept_faces(self._tray, action)

    # -- numbers

    def value(self, value: float) -> Text:
        """A value with as many decimals as suit it."""
        number = QLocale().toString
        if self._advice.unit is Unit.WIN:
            return PERCENT(number=number(100.0 * value, "f", 1))
        return plain(number(float(value), "f", 1 if abs(self._advice.best.value) >= _SMALL else 2))

    def loss(self, alternative: Alternative) -> Text | None:
        """How much less it is worth than the best; None where that cannot be seen."""
        loss = self._lost(alternative)
        return None if loss == self.value(0.0) else loss

    def loss_words(self, alternative: Alternative) -> Text:
        """The same with its unit, 0 included."""
        return (_WINNING if self._advice.unit is Unit.WIN else _POINTS)(number=self._lost(alternative))

    def _lost(self, alternative: Alternative) -> Text:
        return self.value(max(0.0, self._advice.best.value - alternative.value))

    # -- words

    def title(self, alternative: Alternative) -> Text:
        """The choice in a few words."""
        return choice_words(self._tray, self._offers, alternative.action)

    def line(self, alternative: Alternative) -> Line:
        """The choice as one line of a list."""
        chance, aim, row = self._aim(alternative)
        loss = self.loss(alternative)
        return Line(
            alternative.action,
            self.title(alternative),
            kept_positions(self._tray, alternative.action),
            in_order(self.kept_faces(alternative.action)),
            chance,
            aim,
            self.value(alternative.value),
            _LESS(number=loss) if loss else None,
            row,
        )

    def _aim(self, alternative: Alternative) -> tuple[Text | None, Text | None, str]:
        """The chance of what it aims at, the name of that, and its row."""
        is_roll = isinstance(alternative.action, Roll)
        aim = alternative.aim if is_roll else alternative.action
        offer = self._offers.get(aim) if isinstance(aim, Decision) else None
        row = self._rows.get(offer.row) if offer else None
        if not is_roll or row is None or alternative.chance <= 0:
            return None, None, row.id if row else ""
        return percent(alternative.chance), None if row.played else row.label, row.id

    def sentence(self, chosen: Sequence[Alternative]) -> Text:
        """What to do, and what the next best choice would cost."""
        advised = self._advised(chosen[0])
        if len(chosen) == 1:
            return _ONLY(advised=advised)
        deed = self._deed(chosen[0].action, chosen[1])
        if not self.loss(chosen[1]):
            return _AS_GOOD(advised=advised, deed=deed)
        return _COSTS(advised=advised, deed=deed, loss=self.loss_words(chosen[1]))

    def _advised(self, best: Alternative) -> Text:
        title = self.title(best)
        if not isinstance(best.action, Roll):
            return _BEST(choice=title)
        chance, aim, _row = self._aim(best)
        if chance is None:
            return _PLAIN(choice=title)
        return _FOR(choice=title, chance=chance, aim=aim) if aim else _FOR_ROW(choice=title, chance=chance)

    def _deed(self, best: Action, other: Alternative) -> Text:
        """Doing the other instead of the best."""
        if not isinstance(other.action, Roll):
            return _DOING(choice=self.title(other))
        kept = Counter(self.kept_faces(other.action))
        if not kept:
            return _ROLLING_ALL
        first = Counter(self.kept_faces(best))
        fewer, more = faces_words((first - kept).elements()), faces_words((kept - first).elements())
        if first and kept < first:
            return _ROLLING_TOO(faces=fewer)
        if first and first < kept:
            return _KEEPING_TOO(faces=more)
        if (first & kept).total() >= _MANY:
            return _KEEPING_FOR(faces=more, others=fewer)
        return _KEEPING(faces=faces_words(kept.elements()))


_PLAIN = mark("Advice", "{choice}.")
_BEST = mark("Advice", "Best is “{choice}”.")
_FOR = mark("Advice", "{choice}: most likely “{aim}” ({chance}).")
_FOR_ROW = mark("Advice", "{choice}: {chance} for this row.")
_ONLY = mark("Advice", "{advised} There is no other choice.")
_COSTS = mark("Advice", "{advised} {deed} would cost {loss}.")
_AS_GOOD = mark("Advice", "{advised} {deed} would be just as good.")
_DOING = mark("Advice", "“{choice}”")
_ROLLING_ALL = mark("Advice", "Rolling all dice")
_ROLLING_TOO = mark("Advice", "Rolling {faces} too")
_KEEPING_TOO = mark("Advice", "Keeping {faces} too")
_KEEPING_FOR = mark("Advice", "Keeping {faces} instead of {others}")
_KEEPING = mark("Advice", "Keeping {faces} instead")
_LESS = Text("", "−{number}")
_POINTS = mark("Advice", "{number} points")
_WINNING = mark("Advice", "{number} chance to win")
_MEANINGS = {
    Unit.TURN: mark("Advice", "Value: the points that this turn is expected to bring"),
    Unit.POINTS: mark("Advice", "Value: the points expected at the end of the game"),
    Unit.WIN: mark("Advice", "Value: the chance to win the game"),
}
_BETTER_KEEP = mark("Advice", "That gives away {loss}: better keep {faces}. Do it again to do it all the same.")
_BETTER_ROLL = mark("Advice", "That gives away {loss}: better roll all dice. Do it again to do it all the same.")
_BETTER_DO = mark("Advice", "That gives away {loss}: better is “{choice}”. Do it again to do it all the same.")
