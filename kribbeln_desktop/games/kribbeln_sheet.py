"""Kribbeln for eyes: the rows of its sheet, what is asked, which decisions are offered, what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kribbeln_desktop.core.game import Action, Decision, Offer, Prompt, Roll, RollOff, Show
from kribbeln_desktop.core.sheet import Cell, CellKind, Glyph, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import Seat, Text, TextList, mark
from kribbeln_desktop.games.kribbeln_tasks import DICE, FACES, colour_counts

if TYPE_CHECKING:
    from kribbeln_desktop.games.kribbeln_state import KribbelnState

ROLLS = 3
X = 0
"""An X in a cell. No total is 0, so an X is below every number (R26, R34)."""

ROW_IDS = ("t1", "t2", "k1", "t3", "t4", "k2", "t5", "t6", "k3", "k4")
OVER = len(ROW_IDS)
TASK_OF_ROW = {0: 0, 1: 1, 3: 2, 4: 3, 6: 4, 7: 5}
"""Row index to the task's place on the sheet; the other rows are Kribbel rows."""
KRIBBEL_ROWS = (2, 5, 8, 9)
AREAS = ((0, 3), (3, 6), (6, OVER))
"""First row and end of the red, yellow and blue area; a subtotal follows each, the last one the final score."""
AREA_COLOURS = ("red", "yellow", "blue")

ENTER = Decision("enter")
CROSS = Decision("cross")
SWITCH = Decision("switch")

Entry = int | None
"""A total, ``X``, or None while the cell is empty."""
Rows = tuple[tuple[Entry, ...], ...]
"""Ten rows of one entry a seat."""


def sheet(state: KribbelnState) -> Sheet:
    """The whole score sheet, with previews of what the current player could enter."""
    offers = {(offer.row, offer.action): offer for offer in state.offers()}
    rows: list[Row] = []
    for number, ((first, end), colour) in enumerate(zip(AREAS, AREA_COLOURS, strict=True), 1):
        rows += (_row(state, row, colour, offers) for row in range(first, end))
        rows.append(_sum_row(state, number, end))
    return Sheet(_TITLE, _subtitle(state), tuple(rows), state.setup.seats, state.setup.seats > 1, _notes(state))


def _subtitle(state: KribbelnState) -> Text:
    return _OWN_SHEET if state.setup.sheet == "own" else _SHEET(number=state.setup.sheet)


def _notes(state: KribbelnState) -> tuple[Text, ...]:
    setup = state.setup
    flags = ((not setup.rising, BEGINNERS), (setup.free_undo, FREE_UNDO), (setup.seats == 1, PRACTICE))
    return tuple(text for holds, text in flags if holds)


def _row(state: KribbelnState, row: int, colour: str, offers: dict[tuple[str, Decision], Offer]) -> Row:
    task = state.setup.task(row)
    cells = tuple(_cell(state, row, seat, offers) for seat in range(state.setup.seats))
    played = row == state.row
    if task is not None:
        return Row(ROW_IDS[row], RowKind.BOX, colour, task.label(), task.words(), task.symbol(), cells, played)
    space = KRIBBEL_ROWS.index(row) + 1
    rising = space > 1 and state.setup.rising
    words = (_RISING_SPACE if rising else _ANY_SPACE)(number=space)
    symbol = (Glyph("disc", str(space)), *((Glyph("word", "↑"),) if rising else ()))
    return Row(ROW_IDS[row], RowKind.BOX, colour, _SPACE, words, symbol, cells, played)


def _cell(state: KribbelnState, row: int, seat: int, offers: dict[tuple[str, Decision], Offer]) -> Cell:
    entry = state.entries[row][seat]
    if entry is not None:
        points = state.points(row) if state.setup.seats > 1 else None
        kind = CellKind.STRUCK if entry == X else CellKind.ENTERED
        return Cell(kind, entry or None, points[seat] if points else None)
    if state.current_player() != seat:
        return Cell()
    here = [offer for (row_id, _action), offer in offers.items() if row_id == ROW_IDS[row]]
    possible = next((offer for offer in here if offer.refusal is None), None)
    if possible is None:
        return Cell(note=here[0].refusal if here else None)
    total = None if possible.action == CROSS else state.total()
    return Cell(CellKind.PREVIEW, total, None, str(possible.action), possible.label)


def _sum_row(state: KribbelnState, number: int, end: int) -> Row:
    """A subtotal (running, R29) or the final score; filled as soon as the area is scored."""
    is_final = end == OVER
    totals = state.totals_until(end)
    known = state.row >= end
    cells = tuple(Cell(CellKind.ENTERED, total) if known else Cell() for total in totals)
    if is_final:
        return Row("final", RowKind.TOTAL, "plain", _FINAL, _FINAL, (), cells)
    return Row(f"subtotal-{number}", RowKind.SUBTOTAL, "plain", _SUBTOTAL, _SUBTOTAL_WORDS, (), cells)


def offers(state: KribbelnState) -> tuple[Offer, ...]:
    """Enter, cross out, switch: each possible or refused."""
    if state.current_player() < 0:
        return ()
    row = ROW_IDS[state.row]
    space = state.kribbel_row() if state.task() is not None else None
    entry = _ENTER_TOTAL(total=state.total()) if state.faces else _ENTER
    switch = _SWITCH_TOTAL(total=state.total()) if state.faces else _SWITCH
    return (
        Offer(ENTER, entry, state.refusal(ENTER), row),
        Offer(CROSS, _CROSS_OUT, state.refusal(CROSS), row),
        Offer(SWITCH, switch, state.refusal(SWITCH), ROW_IDS[space] if space is not None else row),
    )


def prompt(state: KribbelnState) -> Prompt:
    """The task or the Kribbel space in words, and how the dice stand to it."""
    if state.row == OVER:
        return Prompt(_GAME_OVER, state.final_standings().reason, None)
    if state.tied:
        return Prompt(_ROLL_OFF(seats=TextList(tuple(map(Seat, state.tied)))), None, None)
    task = state.task()
    headline = _TASK(task=task.words()) if task else _bar_words(state)
    if not state.faces:
        return Prompt(headline, None, None)
    met = state.fulfilled()
    if task is None:
        return Prompt(headline, _TOTAL(total=state.total()), met)
    status = (_MET if met else _NOT_MET)(found=task.found(colour_counts(state.faces)), total=state.total())
    return Prompt(headline, status, met)


def _bar_words(state: KribbelnState) -> Text:
    space = KRIBBEL_ROWS.index(state.row) + 1
    seat = state.waiting[0] if state.waiting else 0
    bar = state.bar(seat)
    return _SPACE_ABOVE(number=space, bar=bar) if bar else _SPACE_FREE(number=space)


def narration(state: KribbelnState, action: Action) -> Text:
    """What ``action`` is, told after it was done in ``state``."""
    match action:
        case Roll(positions):
            return _narrated_roll(state, positions)
        case Show(faces):
            return _SHOWN(faces=TextList(tuple(FACES[face].words for face in faces)))
        case RollOff(values):
            rolled = (_ROLLED(seat=Seat(seat), value=value) for seat, value in zip(state.tied, values, strict=True))
            return _ROLLED_OFF(results=TextList(tuple(rolled)))
        case Decision(verb, _objects):
            told = {"enter": _ENTERED, "cross": _CROSSED, "switch": _SWITCHED}[verb]
            return told(seat=Seat(state.waiting[0]), total=state.total())


def _narrated_roll(state: KribbelnState, positions: tuple[int, ...]) -> Text:
    seat = Seat(state.waiting[0])
    kept = [face.words for place, face in enumerate(state.faces, 1) if place not in positions]
    if len(positions) == DICE:
        return _ROLLS_ALL(seat=seat)
    return _KEEPS(seat=seat, kept=TextList(tuple(kept)))


_TITLE = mark("Kribbeln", "Kribbeln")
_SHEET = mark("Kribbeln", "Sheet {number}")
_OWN_SHEET = mark("Kribbeln", "Own sheet")
BEGINNERS = mark("Kribbeln", "Beginners’ variant: Kribbel spaces need not rise")
FREE_UNDO = mark("Kribbeln", "Free undo")
PRACTICE = mark("Kribbeln", "Practice alone (the program’s own)")
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
_GAME_OVER = mark("Kribbeln", "The game is over.")
_ROLL_OFF = mark("Kribbeln", "A tie for the start: {seats} roll one die each.")
_TASK = mark("Kribbeln", "{task}")
_TOTAL = mark("Kribbeln", "Total {total}.")
_MET = mark("Kribbeln", "Fulfilled: {found}. Total {total}.")
_NOT_MET = mark("Kribbeln", "Not fulfilled: {found}. Total {total}.")
_SPACE_ABOVE = mark("Kribbeln", "Kribbel space {number}: more than {bar}")
_SPACE_FREE = mark("Kribbeln", "Kribbel space {number}: any total, as many pips as you can")
_SHOWN = mark("Kribbeln", "Rolled: {faces}.")
_ROLLED = mark("Kribbeln", "{seat} {value}")
_ROLLED_OFF = mark("Kribbeln", "Roll-off for the start: {results}.")
_ENTERED = mark("Kribbeln", "{seat} entered {total}.")
_CROSSED = mark("Kribbeln", "{seat} crossed out.")
_SWITCHED = mark("Kribbeln", "{seat} put {total} in the Kribbel space and tries again.")
_ROLLS_ALL = mark("Kribbeln", "{seat} rolls all dice.")
_KEEPS = mark("Kribbeln", "{seat} keeps {kept} and rolls the rest.")
