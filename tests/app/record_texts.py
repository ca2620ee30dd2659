"""Records for the tests of the command line, played here by a fixed seed."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Roll
from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.game import CHANCE
from kribbeln_desktop.core.header import SeatEntry, write_header
from kribbeln_desktop.core.record import GameRecord, new_record
from kribbeln_desktop.core.verification import drawn_values
from kribbeln_desktop.games import find_game

SEED = DrawnDice(bytes(range(32)))


def played(names: tuple[str, ...] = ("Anna", "Jörg"), lines: int = 100_000, **options: object) -> GameRecord:
    """A game of people who roll once and do what they can, with so many lines at most."""
    header = write_header(find_game("kribbeln"), map(SeatEntry, names), options, SEED.commitment)
    record = new_record(header, find_game)
    while len(record.lines) < lines and not record.state.is_over():
        record = record.followed_by(_next_line(record))
    return record


def _next_line(record: GameRecord) -> str:
    state = record.state
    if state.current_player() == CHANCE:
        return str(state.chance_action(drawn_values(record, SEED)))
    actions = list(state.legal_actions())
    decisions = [action for action in actions if not isinstance(action, Roll)]
    return str((decisions or actions)[0])


def revealed(record: GameRecord) -> GameRecord:
    """A finished game whose seed everyone may see."""
    return record.followed_by(f"seed {SEED.seed.hex()}")
