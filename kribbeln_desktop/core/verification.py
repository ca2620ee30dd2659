"""Whether drawn dice fell as the revealed seed says. Anyone can check: the rule stands in the README."""

from __future__ import annotations

from dataclasses import dataclass

from kribbeln_desktop.core.dice_source import DrawnDice, commitment_of
from kribbeln_desktop.core.game import CHANCE
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Text, mark


@dataclass(frozen=True, slots=True)
class Verification:
    """The answer: whether every draw is as the seed says, how many faces were compared, and why."""

    verified: bool
    draws: int
    reason: Text


def verify(record: GameRecord) -> Verification:
    """Draw every face of ``record`` again, undone ones too, and compare."""
    if not record.commitments:
        return Verification(False, 0, _REAL)
    if len(record.seeds) < len(record.commitments):
        return Verification(False, 0, _NOT_ALL_REVEALED if record.reseeds else _NOT_REVEALED)
    sources = [DrawnDice(bytes.fromhex(seed)) for seed in record.seeds]
    if any(commitment_of(s.seed) != c for s, c in zip(sources, record.commitments, strict=True)):
        return Verification(False, 0, _WRONG_SEED)
    return _compare(record, sources)


def _compare(record: GameRecord, sources: list[DrawnDice]) -> Verification:
    played = GameRecord(record.header, record.start)
    draws = 0
    for number, line in enumerate(record.lines, 2):
        if played.state.current_player() == CHANCE and line.startswith(("show ", "roll-off ")):
            values = drawn_values(played, sources[len(played.reseeds)])
            draws += len(values)
            if str(played.state.chance_action(values)) != line:
                return Verification(False, draws, _DIFFERENT(line=number))
        played = played.moved_by(line)
    return Verification(True, draws, _ALL_RIGHT)


def drawn_values(record: GameRecord, source: DrawnDice) -> list[int]:
    """What ``source`` draws for the dice that fall now."""
    first = record.draw_count()
    return [source.value(first + i) for i in range(len(record.state.chance_dice()))]


_REAL = mark("Verification", "The dice were real ones, typed in by people.")
_NOT_REVEALED = mark("Verification", "The seed is not revealed yet: that happens when a finished game is left.")
_NOT_ALL_REVEALED = mark(
    "Verification", "Not every seed is revealed: the game went on with a new one where the first was not at hand."
)
_WRONG_SEED = mark("Verification", "The revealed seed is not the one that was committed to.")
_DIFFERENT = mark("Verification", "Line {line} does not show what the seed draws.")
_ALL_RIGHT = mark("Verification", "Every draw is what the seed says.")
