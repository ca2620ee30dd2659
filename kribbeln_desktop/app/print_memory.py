"""The order for paper that is remembered between two starts, as text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QLocale

from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing.order import PER_PAGE, PrintOrder, Subject
from kribbeln_desktop.printing.paper import Paper
from kribbeln_desktop.widgets.print_choices import MOST_COPIES

_USUAL_SEATS = 4
_MOST_SEATS = max(game.seats[-1] for game in GAMES)
_ALLOWED: Mapping[str, Iterable[object]] = {
    "subject": [subject.value for subject in Subject],
    "game": [game.id for game in GAMES],
    "seats": range(1, _MOST_SEATS + 1),
    "per_page": PER_PAGE,
    "paper": [paper.value for paper in Paper],
    "landscape": (None, False, True),
    "grey": (False, True),
    "copies": range(1, MOST_COPIES + 1),
}


def usual_paper() -> Paper:
    """Letter where people measure as in the United States, else A4."""
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if imperial else Paper.A4


def order_text(order: PrintOrder) -> str:
    """``order`` as a JSON object."""
    fields = {name: getattr(order, name) for name in (*_ALLOWED, "sheets")}
    return json.dumps({**fields, "subject": order.subject.value, "paper": order.paper.value})


def remembered_order(text: str) -> PrintOrder:
    """What ``order_text`` wrote, the usual for all that is missing or nonsense; ``text`` is a JSON object or empty."""
    found = json.loads(text or "{}")
    usual: dict[str, Any] = {
        "subject": Subject.PAD.value,
        "game": GAMES[0].id,
        "seats": _USUAL_SEATS,
        "per_page": 1,
        "paper": usual_paper().value,
        "landscape": None,
        "grey": False,
        "copies": 1,
    }
    kept = {name: found[name] for name in _ALLOWED if name in found and _is_among(found[name], _ALLOWED[name])}
    fields = {**usual, **kept}
    sheets = found.get("sheets")
    names = [name for name in sheets if isinstance(name, str)] if isinstance(sheets, list) else []
    return PrintOrder(
        **{**fields, "subject": Subject(fields["subject"]), "paper": Paper(fields["paper"]), "sheets": tuple(names)}
    )


def _is_among(value: object, known: Iterable[object]) -> bool:
    """As JSON sees it: ``true`` is no 1."""
    return any(type(value) is type(one) and value == one for one in known)
