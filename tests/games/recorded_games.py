"""The recorded games in ``tests/playthroughs`` and what stands beside them, for the referees to agree with."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "playthroughs"


def records(of: str = "*") -> list[Path]:
    """The records whose names are like this."""
    return sorted(FOLDER.glob(f"{of}.kribbeln"))


def every(paths: Iterable[Path]) -> pytest.MarkDecorator:
    """A test of each of these records, as ``path``."""
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)


def read(path: Path) -> tuple[dict[str, Any], list[str]]:
    """A record's header, and its lines."""
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    return json.loads(header), lines


def expected(path: Path) -> dict[str, Any]:
    """What stands beside a record."""
    content: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return content


@dataclass(frozen=True)
class Shown:
    """What some records show between them."""

    seats: set[int]
    undo: set[str]
    real_dice: set[bool]
    computers: set[bool]
    """Whether there are any."""
    winners: set[int]
    """How many won."""
    successive: set[tuple[str, str]]
    """The words that lines which follow each other begin with."""


def shown(paths: Iterable[Path]) -> Shown:
    games = [(*read(path), expected(path)) for path in paths]
    return Shown(
        seats={len(header["seats"]) for header, _, _ in games},
        undo={header["options"].get("undo", "strict") for header, _, _ in games},
        real_dice={header["dice"] == "real" for header, _, _ in games},
        computers={any("level" in seat for seat in header["seats"]) for header, _, _ in games},
        winners={len(told["winners"]) for _, _, told in games},
        successive={(one.split()[0], two.split()[0]) for _, lines, _ in games for one, two in pairwise(lines)},
    )


def check_lines(path: Path, heard: Iterable[tuple[int | None, list[int]]]) -> None:
    """Beside a record stands whose each line is and where totals change, as the referee ``heard`` it: for each line the
    seat it was asked of (None for chance), and the totals after it.
    """
    header, lines = read(path)
    totals, changes = [0] * len(header["seats"]), {}
    for number, (line, actor, (seat, now)) in enumerate(zip(lines, expected(path)["acting"], heard, strict=True), 2):
        word = line.split()[0]
        assert actor == (word if word in ("undo", "seed", "reseed") else seat), f"line {number}"
        if now != totals:
            changes[str(number)] = totals = now
    assert expected(path)["totals-after-line"] == changes
