"""Kribbeln for eyes: the rows of its sheet, what is asked, which decisions are offered, what was done."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import FREE_UNDO, PRACTICE
from kribbeln_desktop.core.sheet import Cell, CellKind, Glyph, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import Seat, Text, mark
from kribbeln_desktop.core.views import Offer, Prompt
from kribbeln_desktop.games.kribbeln_position import Position
from kribbeln_desktop.games.kribbeln_refusals import refusal
from kribbeln_desktop.games.kribbeln_rows import (
    AREAS,
    CROSS,
    ENTER,
    KRIBBEL_ROWS,
    OVER,
    ROW_IDS,
    SWITCH,
    X,
)
from kribbeln_desktop.games.kribbeln_tasks import colour_counts

AREA_COLOURS = ("red", "yellow", "blue")


def sheet(position: Position) -> Sheet:
    """The whole score sheet, with previews of what the current player could enter."""
    offered = {(offer.row, offer.action): offer for offer in offers(position)}
    rows: list[Row] = []
    for number, ((first, end), colour) in enumerate(zip(AREAS, AREA_COLOURS, strict=True), 1):
        rows += (_row(position, row, colour, offered) for row in range(first, end))
        rows.append(_sum_row(position, number, end))
    return Sheet(
        _TITLE, _subtitle(position), tuple(rows), position.setup.seats, position.setup.seats > 1, _notes(position)
    )


def _subtitle(position: Position) -> Text:
    return _OWN_SHEET if position.setup.sheet == "own" else _SHEET(number=position.setup.sheet)


def _notes(position: Position) -> tuple[Text, ...]:
    setup = position.setup
    flags = ((not setup.rising, BEGINNERS), (setup.free_undo, FREE_UNDO), (setup.seats == 1, PRACTICE))
    return tuple(text for holds, text in flags if holds)


def _row(position: Position, row: int, colour: str, offers: dict[tuple[str, Decision], Offer]) -> Row:
    task = position.setup.task(row)
    cells = tuple(_cell(position, row, seat, offers) for seat in range(position.setup.seats))
    played = row == position.row
    if task is not None:
        return Row(ROW_IDS[row], RowKind.BOX, colour, task.label(), task.words(), task.symbol(), cells, played)
    space = KRIBBEL_ROWS.index(row) + 1
    rising = space > 1 and position.setup.rising
    words = (_RISING_SPACE if rising else _ANY_SPACE)(number=space)
    symbol = (Glyph("disc", str(space)), *((Glyph("word", "↑"),) if rising else ()))
    return Row(ROW_IDS[row], RowKind.BOX, colour, _SPACE, words, symbol, cells, played)


def _cell(position: Position, row: int, seat: int, offers: dict[tuple[str, Decision], Offer]) -> Cell:
    entry = position.entries[row][seat]
    if entry is not None:
        points = position.points(row) if position.setup.seats > 1 else None
        kind = CellKind.STRUCK if entry == X else CellKind.ENTERED
        return Cell(kind, entry or None, points[seat] if points else None)
    if position.current_player() != seat:
        return Cell()
    here = [offer for (row_id, _action), offer in offers.items() if row_id == ROW_IDS[row]]
    possible = next((offer for offer in here if offer.refusal is None), None)
    if possible is None:
        return Cell(note=here[0].refusal if here else None)
    total = None if possible.action == CROSS else position.total()
    return Cell(CellKind.PREVIEW, total, None, str(possible.action), possible.label)


def _sum_row(position: Position, number: int, end: int) -> Row:
    """A subtotal (running, R29) or the final score; filled as soon as the area is scored."""
    is_final = end == OVER
    totals = position.totals_until(end)
    known = position.row >= end
    cells = tuple(Cell(CellKind.ENTERED, total) if known else Cell() for total in totals)
    if is_final:
        return Row("final", RowKind.TOTAL, "plain", _FINAL, _FINAL, (), cells)
    return Row(f"subtotal-{number}", RowKind.SUBTOTAL, "plain", _SUBTOTAL, _SUBTOTAL_WORDS, (), cells)


def offers(position: Position) -> tuple[Offer, ...]:
    """Enter, cross out, switch: each possible or refused."""
    if position.current_player() < 0:
        return ()
    row = ROW_IDS[position.row]
    space = position.kribbel_row() if position.task() is not None else None
    entry = _ENTER_TOTAL(total=position.total()) if position.faces else _ENTER
    switch = _SWITCH_TOTAL(total=position.total()) if position.faces else _SWITCH
    return (
        Offer(ENTER, entry, refusal(position, ENTER), row),
        Offer(CROSS, _CROSS_OUT, refusal(position, CROSS), row),
        Offer(SWITCH, switch, refusal(position, SWITCH), ROW_IDS[space] if space is not None else row),
    )


def asked(position: Position) -> Prompt:
    """The task or the Kribbel space in words, and how the dice stand to it."""
    task = position.task()
    headline = _TASK(task=task.words()) if task else _bar_words(position)
    if not position.faces:
        return Prompt(headline, None, None)
    met = position.fulfilled()
    if task is None:
        return Prompt(headline, _TOTAL(total=position.total()), met)
    status = (_MET if met else _NOT_MET)(found=task.found(colour_counts(position.faces)), total=position.total())
    return Prompt(headline, status, met)


def _bar_words(position: Position) -> Text:
    space = KRIBBEL_ROWS.index(position.row) + 1
    seat = position.waiting[0] if position.waiting else 0
    bar = position.bar(seat)
    return _SPACE_ABOVE(number=space, bar=bar) if bar else _SPACE_FREE(number=space)


def narration(position: Position, decision: Decision) -> Text:
    """What ``decision`` is, told after it was done in ``position``."""
    told = {ENTER: _ENTERED, CROSS: _CROSSED, SWITCH: _SWITCHED}[decision]
    return told(seat=Seat(position.waiting[0]), total=position.total())


_TITLE = mark("Kribbeln", "Kribbeln")
_SHEET = mark("Kribbeln", "Sheet {number}")
_OWN_SHEET = mark("Kribbeln", "Own sheet")
BEGINNERS = mark("Kribbeln", "Beginners’ variant: Kribbel spaces need not rise")
_SPACE = mark("Kribbeln", "Kribbel space")
_ANY_SPACE = mark("Kribbeln", "Kribbel space {number}: any total")
_RISING_SPACE = mark("Kribbeln", "Kribbel space {number}: more than in all your Kribbel spaces before")
_SUBTOTAL = mark("Kribbeln", "Subtotal")
_SUBTOTAL_WORDS = mark("Kribbeln", "Points so far")
_FINAL = mark("Kribbeln", "Final score")
_ENTER = mark("Kribbeln", "Enter")
_ENTER_TOTAL = mark("Kribbeln", "Enter {total}")
_CROSS_OUT = mark("Kribbeln", "Cross out")
_SWITCH = mark("Kribbeln", "Kribbel space")
_SWITCH_TOTAL = mark("Kribbeln", "{total} to Kribbel space")
_TASK = mark("Kribbeln", "{task}")
_TOTAL = mark("Kribbeln", "Total {total}.")
_MET = mark("Kribbeln", "Fulfilled: {found}. Total {total}.")
_NOT_MET = mark("Kribbeln", "Not fulfilled: {found}. Total {total}.")
_SPACE_ABOVE = mark("Kribbeln", "Kribbel space {number}: more than {bar}")
_SPACE_FREE = mark("Kribbeln", "Kribbel space {number}: any total, as many pips as you can")
_ENTERED = mark("Kribbeln", "{seat} entered {total}.")
_CROSSED = mark("Kribbeln", "{seat} crossed out.")
_SWITCHED = mark("Kribbeln", "{seat} switched to the Kribbel space with {total} and tries again.")
