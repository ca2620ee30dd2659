"""Kniffel Dice Duel in sentences: what is asked, and what was done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kribbeln_desktop.core.actions import Decision
from kribbeln_desktop.core.game import NOBODY
from kribbeln_desktop.core.texts import Seat, Text, TextList, mark
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.core.views import Prompt
from kribbeln_desktop.games.dice_duel_eyes import BONUSES
from kribbeln_desktop.games.dice_duel_kinds import KINDS, PASS, kind_of
from kribbeln_desktop.games.dice_duel_position import Position

# -- what is asked


def asked(position: Position) -> Prompt:
    """The round, or what can be done with the dice; which chips they give."""
    if not position.attempt.faces:
        return Prompt((_EXTRA if position.is_extra else _ROUND)(number=position.round_number()), None, None)
    return Prompt(_headline(position), _status(position), position.gives_chip())


def _headline(position: Position) -> Text:
    if position.owes_second:
        return _SECOND
    if position.attempt.rolls == ROLLS:
        return _TAKE if position.gives_chip() else _NO_CHIP
    return _TAKE_OR_ROLL if position.gives_chip() else _ROLL_OR_END


def _status(position: Position) -> Text:
    if position.has_kniffel():
        return _KNIFFEL
    chips = [_CHIP(kind=kind.label, value=kind.value) for kind in reversed(position.fitting())]
    if chips:
        return _FITS(chips=TextList(tuple(chips)))
    gone = [kind.label for kind in reversed(position.shown())]
    return _ALL_GONE(kinds=TextList(tuple(gone))) if gone else _NOTHING_FITS


# -- what was done


def narration(before: Position, decision: Decision, after: Position) -> Text:
    """What ``decision`` is that led from ``before`` to ``after``, and what followed by itself."""
    return _joined((_told(before, decision), *_followed(before, after)))


def _told(before: Position, decision: Decision) -> Text:
    seat = Seat(before.playing())
    if decision == PASS:
        return _PASSED(seat=seat)
    kind = kind_of(decision)
    told = _TOOK if decision == kind.take else _TOOK_ASIDE
    return told(seat=seat, kind=kind.label, value=kind.value)


def _followed(before: Position, after: Position) -> Iterator[Text]:
    seat = before.playing()
    earlier, now = before.bonuses(seat), after.bonuses(seat)
    for row_id, (label, _words) in BONUSES.items():
        if now[row_id] > earlier[row_id]:
            yield _EARNED(bonus=label, points=now[row_id] - earlier[row_id])
    yield from _put_aside(before, after)
    if after.playing() == NOBODY:
        yield _TRAY_EMPTY
    elif after.owes_second:
        yield _SECOND_FOLLOWS
    elif after.is_extra:
        yield _AGAIN(seat=Seat(seat))


def _put_aside(before: Position, after: Position) -> Iterator[Text]:
    told = _PUT_ASIDE_ALONE if before.is_alone else _PUT_ASIDE
    for kind, earlier, now in zip(KINDS, before.aside, after.aside, strict=True):
        if now > earlier:
            yield told(kind=kind.label, value=kind.value)


def _joined(sentences: Iterable[Text]) -> Text:
    return Text("", "{sentences}")(sentences=TextList(tuple(sentences), " "))


_ROUND = mark("DiceDuel", "Round {number}: roll for a chip")
_EXTRA = mark("DiceDuel", "Round {number}: another turn after the Kniffel")
_TAKE = mark("DiceDuel", "Take a chip")
_TAKE_OR_ROLL = mark("DiceDuel", "Take a chip, or roll again")
_ROLL_OR_END = mark("DiceDuel", "Roll again, or end your turn without a chip")
_NO_CHIP = mark("DiceDuel", "No chip this time")
_SECOND = mark("DiceDuel", "Take a second chip for the Kniffel")
_KNIFFEL = mark("DiceDuel", "Kniffel! Choose any chip.")
_CHIP = mark("DiceDuel", "{kind} {value}")
_FITS = mark("DiceDuel", "Fits: {chips}.")
_ALL_GONE = mark("DiceDuel", "No chip is left for: {kinds}.")
_NOTHING_FITS = mark("DiceDuel", "Nothing fits.")
_TOOK = mark("DiceDuel", "{seat} took {kind}, {value} points.")
_TOOK_ASIDE = mark("DiceDuel", "{seat} took {kind} from aside, {value} points.")
_PASSED = mark("DiceDuel", "{seat} got no chip.")
_EARNED = mark("DiceDuel", "{bonus}: {points} points.")
_PUT_ASIDE = mark("DiceDuel", "Nobody took a chip in this round: one “{kind}” ({value}) is put aside.")
_PUT_ASIDE_ALONE = mark("DiceDuel", "One “{kind}” ({value}) is put aside.")
_SECOND_FOLLOWS = mark("DiceDuel", "Now a second chip.")
_AGAIN = mark("DiceDuel", "After the Kniffel {seat} has another turn.")
_TRAY_EMPTY = mark("DiceDuel", "The tray is empty: the game is over.")
