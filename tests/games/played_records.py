"""Records that grow line by line, and what must hold when a line is refused."""

from __future__ import annotations

import pytest

from kribbeln_desktop.core.dice_source import DrawnDice
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.header import DamagedRecordError
from kribbeln_desktop.core.record import GameRecord, read_record
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.core.verification import drawn_values
from kribbeln_desktop.games import find_game

DICE = DrawnDice(bytes(range(32)))


def followed(record: GameRecord, *lines: str) -> GameRecord:
    for line in lines:
        record = record.followed_by(line)
    return record


def fallen(record: GameRecord) -> GameRecord:
    """The dice have fallen that ``DICE`` draws now."""
    return record.followed_by(str(record.state.chance_action(drawn_values(record, DICE))))


def damage(*lines: str) -> tuple[int, str]:
    """The line of a file that is refused, and why."""
    with pytest.raises(DamagedRecordError) as caught:
        read_record("".join(f"{line}\n" for line in lines).encode(), find_game)
    return caught.value.line, say(caught.value.text)


def refused(record: GameRecord, wrong: str) -> tuple[str, str]:
    """Why a line may not follow: what is said at once, and what is said of a file with its number. Nothing changes."""
    kept = record.text()
    with pytest.raises(KribbelnError) as told:
        record.followed_by(wrong)
    line, sentence = damage(*kept.splitlines(), wrong)
    assert line == len(record.lines) + 2
    for part in (f"ine {line}", f"“{wrong}”"):
        assert part in sentence
    assert record.text() == kept
    assert read_record(kept.encode(), find_game) == record
    return say(told.value.text), sentence
