"""A review in words: what was chosen, out of which dice, and what a value counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kribbeln_desktop.core.actions import Action, Roll
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.texts import Text, TextList, mark
from kribbeln_desktop.players.player import Unit
from kribbeln_desktop.players.review import Judgement, Review

Number = Callable[[float, int], str]
"""``(value, decimal places) -> words`` in the person's language."""
DIGITS = 1
COSTLY = 0.05
"""What costs less is shown as 0.0 and counts as good, in points or percent."""


def action_words(state: State, action: Action) -> Text:
    """What ``action`` means in ``state``, as an order."""
    if not isinstance(action, Roll):
        return next(offer.label for offer in state.offers() if offer.action == action)
    dice = enumerate(state.tray().dice, 1)
    kept = tuple(die.face.words for place, die in dice if die.face and place not in action.positions)
    return _KEEP(kept=TextList(kept)) if kept else _ROLL_ALL


def dice_words(state: State) -> TextList:
    """The dice that lie there."""
    return TextList(tuple(die.face.words for die in state.tray().dice if die.face))


def shown_value(value: float, unit: Unit) -> float:
    """``value`` as it is shown: points, or percent."""
    return 100 * value if unit is Unit.WIN else value


def amount(value: float, unit: Unit, number: Number, signed: bool = False) -> str:
    """A value in words, with a sign where it is a change."""
    shown = round(shown_value(value, unit), DIGITS) + 0.0
    words = number(abs(shown) if signed else shown, DIGITS)
    sign = "+" if shown > 0 else "−" if shown < 0 else "±"
    percent = "\u00a0%" if unit is Unit.WIN else ""
    return f"{sign if signed else ''}{words}{percent}"


def unit_words(unit: Unit) -> Text:
    """What the figures count."""
    return _WIN if unit is Unit.WIN else _POINTS


def costliest(review: Review) -> Iterator[Judgement]:
    """The decisions that gave something away, the costliest first."""
    found = (judgement for judgement in review.judgements if is_costly(judgement, review.unit))
    return iter(sorted(found, key=lambda judgement: -judgement.loss))


def is_costly(judgement: Judgement, unit: Unit) -> bool:
    """Whether it gave away what can be seen in the figures."""
    return shown_value(judgement.loss, unit) >= COSTLY


_KEEP = mark("Review", "Keep {kept}")
_ROLL_ALL = mark("Review", "Roll all dice")
_POINTS = mark(
    "Review", "All figures are points that could be expected at the end, if everybody played best from there."
)
_WIN = mark("Review", "The figures are the chance to win, if everybody plays best from there.")
