"""Kniffel Dice Duel for eyes: stacks of chips, the rows of the sheet, which decisions are offered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import FREE_UNDO
from kribbeln_desktop.core.sheet import Cell, CellKind, Row, RowKind, Sheet
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.core.views import Offer, Stack
from kribbeln_desktop.games.dice_duel_kinds import (
    FULL_STACK,
    GOLD,
    KINDS,
    LAST_CHIP,
    MARK,
    MOVES,
    PASS,
    SILVER,
    Kind,
    kind_of,
)
from kribbeln_desktop.games.dice_duel_position import Position

TOTAL = "total"
TITLE = mark("DiceDuel", "Kniffel Dice Duel")
BONUSES: dict[str, tuple[Text, Text]] = {
    "gold": (
        mark("DiceDuel", "Gold"),
        mark("DiceDuel", "Gold: {points} points for chips of all seven kinds")(points=GOLD),
    ),
    "silver": (
        mark("DiceDuel", "Silver"),
        mark("DiceDuel", "Silver: {points} points for chips of six kinds")(points=SILVER),
    ),
    "stacks": (
        mark("DiceDuel", "Full stacks"),
        mark("DiceDuel", "Full stacks: {points} points for each kind of which you own all four chips")(
            points=FULL_STACK
        ),
    ),
    "last-chip": (
        mark("DiceDuel", "Last chip"),
        mark("DiceDuel", "Last chip: {points} points for taking the last one out of the tray")(points=LAST_CHIP),
    ),
}
"""Label and words of each bonus row, by id."""


# -- decisions


def offers(position: Position) -> tuple[Offer, ...]:
    """A chip of each kind from the tray, then from aside, then none: each possible or refused."""
    return tuple(_offer(position, move) for move in MOVES) if position.current_player() >= 0 else ()


def _offer(position: Position, decision: Decision) -> Offer:
    refusal = position.decision_refusal(decision)
    if decision == PASS:
        return Offer(decision, NO_CHIP, refusal, TOTAL)
    kind = kind_of(decision)
    label = _TAKE if decision == kind.take else _TAKE_ASIDE
    return Offer(decision, label(kind=kind.label, value=kind.value), refusal, kind.id)


def stacks(position: Position) -> tuple[Stack, ...]:
    """The chips in the tray and aside, in ascending order of their value."""
    offered = {offer.action: offer for offer in offers(position)}
    return tuple(
        Stack(kind.id, kind.value, kind.label, left, aside, offered.get(kind.take), offered.get(kind.take_aside))
        for kind, left, aside in zip(KINDS, position.in_tray, position.aside, strict=True)
    )


# -- the sheet


def sheet(position: Position) -> Sheet:
    """Each seat's chips, bonuses so far and total."""
    rows = (*_kind_rows(position), *_bonus_rows(position), _total_row(position))
    return Sheet(TITLE, _SUBTITLE, rows, len(position.owned), notes=_notes(position))


def _notes(position: Position) -> tuple[Text, ...]:
    flags = ((position.free_undo, FREE_UNDO), (position.is_alone, _ALONE(mark=MARK)))
    return tuple(text for holds, text in flags if holds)


def _kind_rows(position: Position) -> Iterator[Row]:
    offered = {offer.action: offer for offer in offers(position)}
    current = position.current_player()
    for place, kind in enumerate(KINDS):
        counts = [chips[place] for chips in position.owned]
        cells = (_cell(n, kind, offered if seat == current else {}) for seat, n in enumerate(counts))
        words = _ROW(kind=kind.label, value=kind.value, rule=kind.words)
        left = _LEFT(tray=position.in_tray[place], aside=position.aside[place])
        row = Row(kind.id, RowKind.BOX, "blue", kind.label, words, kind.symbol, tuple(cells))
        yield replace(row, note=left, counts_chips=True)


def _cell(owned: int, kind: Kind, offered: dict[Decision, Offer]) -> Cell:
    """What is owned, and what the seat that plays could take: from the tray where it can."""
    here = [offer for take in (kind.take, kind.take_aside) if (offer := offered.get(take))]
    if not here:
        return Cell(CellKind.ENTERED, owned)
    possible = next((offer for offer in here if offer.refusal is None), None)
    if possible is None:
        return Cell(CellKind.ENTERED, owned, note=here[0].refusal)
    return Cell(CellKind.ENTERED, owned, action=str(possible.action), note=possible.label)


def _bonus_rows(position: Position) -> Iterator[Row]:
    bonuses = [position.bonuses(seat) for seat in range(len(position.owned))]
    for row_id, (label, words) in BONUSES.items():
        cells = tuple(Cell(CellKind.ENTERED, of_seat[row_id]) for of_seat in bonuses)
        yield Row(row_id, RowKind.BONUS, "plain", label, words, (), cells)


def _total_row(position: Position) -> Row:
    cells = tuple(Cell(CellKind.ENTERED, total) for total in position.totals())
    return Row(TOTAL, RowKind.TOTAL, "plain", _TOTAL, _TOTAL_WORDS, (), cells)


# -- the pad

GAMES_OF_AN_EVENING = 10


def evening(seats: int) -> Sheet:
    """A sheet for the scores of several games."""
    cells = (Cell(),) * seats
    games = ((number, _GAME(number=number)) for number in range(1, GAMES_OF_AN_EVENING + 1))
    rows = (Row(f"game-{number}", RowKind.BOX, "blue", game, game, (), cells) for number, game in games)
    total = Row(TOTAL, RowKind.TOTAL, "plain", _TOTAL, _EVENING_TOTAL, (), cells)
    return Sheet(TITLE, _EVENING, (*rows, total), seats)


NO_CHIP = mark("DiceDuel", "No chip")
_TAKE = mark("DiceDuel", "Take {kind}: {value}")
_TAKE_ASIDE = mark("DiceDuel", "Take {kind} from aside: {value}")
_ROW = mark("DiceDuel", "{kind}, {value} points: {rule}")
_LEFT = mark("DiceDuel", "{tray} in the tray, {aside} put aside")
_SUBTITLE = mark("DiceDuel", "Chips and bonuses")
_TOTAL = mark("DiceDuel", "Total")
_TOTAL_WORDS = mark("DiceDuel", "Total: chips and bonuses so far")
_ALONE = mark("DiceDuel", "Alone: the mark is {mark} points.")
_EVENING = mark("DiceDuel", "An evening of games")
_GAME = mark("DiceDuel", "Game {number}")
_EVENING_TOTAL = mark("DiceDuel", "Total of all games")
