"""Kribbeln's sixteen kinds of task, its sheets and its dice.

Rulings R36 to R44 decide what fulfils a task. Sheets and dice are data in ``resources/kribbeln/``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kribbeln_desktop.core.dice import SIDES, Die, Face
from kribbeln_desktop.core.errors import InvalidOptionError, ResourceError
from kribbeln_desktop.core.resources import read_json
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Text, TextList, mark

COLOURS = "roygbk"
"""Red, orange, yellow, green, blue, black: the letters, in the order that counts use."""

COLOUR_NAMES = {
    "r": mark("Colours", "red"),
    "o": mark("Colours", "orange"),
    "y": mark("Colours", "yellow"),
    "g": mark("Colours", "green"),
    "b": mark("Colours", "blue"),
    "k": mark("Colours", "black"),
}

DICE = 6
TASKS_ON_A_SHEET = 6
SHEETS = ("1", "2", "3", "4", "5", "6")
DICE_MAP = "1"
"""The map of the rules; others may stand beside it."""

_FACE = mark("Tasks", "{colour} {number}")
_COUNT = mark("Tasks", "{number} {colour}")

FACES = {
    f"{pip}{colour}": Face(f"{pip}{colour}", pip, _FACE(number=pip, colour=name), colour)
    for pip in range(1, SIDES + 1)
    for colour, name in COLOUR_NAMES.items()
}
"""Every pair of pip and colour by its form in records; each stands on exactly one of the six dice."""

Counts = tuple[int, ...]
"""How many dice show each colour, in the order of ``COLOURS``."""


@dataclass(frozen=True, slots=True, eq=False)
class TaskKind:
    """One of the sixteen kinds of task."""

    word: str
    """As records write it, before the colours it names."""
    colours: int
    """How many colours it names."""
    is_met: Callable[..., bool]
    """``(counts of all colours, count of each named colour …)``."""
    label: Text
    words: Text
    symbol: str
    """Its glyphs: ``A`` ``B`` ``C`` the named colours' tiles, ``?`` any colour, ``-`` before one crosses it out,
    ``…`` every other colour, anything else a word."""


KINDS: tuple[TaskKind, ...] = (
    TaskKind("none", 1, lambda n, a: a == 0, mark("Tasks", "no {a}"), mark("Tasks", "no {a} die"), "-A"),
    TaskKind(
        "none",
        2,
        lambda n, a, b: a == b == 0,
        mark("Tasks", "none"),
        mark("Tasks", "no {a} die and no {b} die"),
        "-A -B",
    ),
    TaskKind(
        "exactly-1", 1, lambda n, a: a == 1, mark("Tasks", "exactly one"), mark("Tasks", "exactly 1 {a} die"), "1× A"
    ),
    TaskKind(
        "exactly-2", 1, lambda n, a: a == 2, mark("Tasks", "exactly two"), mark("Tasks", "exactly 2 {a} dice"), "2× A"
    ),
    TaskKind(
        "exactly-1-without",
        2,
        lambda n, a, b: a == 1 and b == 0,
        mark("Tasks", "one, no {b}"),
        mark("Tasks", "exactly 1 {a} die and no {b} die"),
        "1× A -B",
    ),
    TaskKind(
        "any-3",
        0,
        lambda n: n.count(3) == 1,
        mark("Tasks", "any colour"),
        mark("Tasks", "one colour exactly 3 times, whichever it is (two colours 3 times each do not count)"),
        "3× ?",
    ),
    TaskKind(
        "no-3", 0, lambda n: 3 not in n, mark("Tasks", "no colour"), mark("Tasks", "no colour exactly 3 times"), "3× -?"
    ),
    TaskKind(
        "two-pairs",
        0,
        lambda n: n.count(2) == 2,
        mark("Tasks", "two pairs"),
        mark("Tasks", "exactly two colours exactly 2 times each"),
        "2× ? + 2× ?",
    ),
    TaskKind(
        "any-4",
        0,
        lambda n: 4 in n,
        mark("Tasks", "any colour"),
        mark("Tasks", "one colour exactly 4 times, whichever it is"),
        "4× ?",
    ),
    TaskKind(
        "three-colours",
        0,
        lambda n: sum(count > 0 for count in n) == 3,
        mark("Tasks", "3 colours"),
        mark("Tasks", "exactly 3 colours, however they are spread"),
        "? ? ?",
    ),
    TaskKind(
        "no-2", 0, lambda n: 2 not in n, mark("Tasks", "no colour"), mark("Tasks", "no colour exactly 2 times"), "2× -?"
    ),
    TaskKind(
        "more",
        2,
        lambda n, a, b: a > b,
        mark("Tasks", "more {a}"),
        mark("Tasks", "more {a} dice than {b} dice"),
        "A > B",
    ),
    TaskKind(
        "equal",
        2,
        lambda n, a, b: a == b,
        mark("Tasks", "as many"),
        mark("Tasks", "as many {a} dice as {b} dice (none of either counts too)"),
        "A = B",
    ),
    TaskKind(
        "different",
        2,
        lambda n, a, b: a != b,
        mark("Tasks", "different"),
        mark("Tasks", "not as many {a} dice as {b} dice"),
        "A ≠ B",
    ),
    TaskKind(
        "all-different",
        3,
        lambda n, a, b, c: len({a, b, c}) == 3,
        mark("Tasks", "all different"),
        mark("Tasks", "three different numbers of {a}, {b} and {c} dice"),
        "A ≠ B ≠ C",
    ),
    TaskKind(
        "most",
        1,
        lambda n, a: a == max(n) and n.count(a) == 1,
        mark("Tasks", "most {a}"),
        mark("Tasks", "more {a} dice than of every other colour"),
        "A > …",
    ),
)

_KIND_OF = {(kind.word, kind.colours): kind for kind in KINDS}


@dataclass(frozen=True, slots=True)
class Task:
    """A task on a sheet: a kind, and the letters of the colours it names."""

    kind: TaskKind
    colours: str

    def __str__(self) -> str:
        return " ".join([self.kind.word, *self.colours])

    def is_met(self, counts: Counts) -> bool:
        """Whether dice with these colour counts fulfil the task."""
        return self.kind.is_met(counts, *(counts[COLOURS.index(colour)] for colour in self.colours))

    def label(self) -> Text:
        """Few words beside the symbol."""
        return self.kind.label(**self._names())

    def words(self) -> Text:
        """The whole task in words."""
        return self.kind.words(**self._names())

    def symbol(self) -> tuple[Glyph, ...]:
        """The parts of its symbol."""
        return tuple(_glyph(part, self.colours) for part in self.kind.symbol.split(" "))

    def found(self, counts: Counts) -> TextList:
        """The counts that matter: of the colours it names, or of all that lie there."""
        named = self.colours or "".join(c for c, count in zip(COLOURS, counts, strict=True) if count)
        return TextList(tuple(_COUNT(number=counts[COLOURS.index(c)], colour=COLOUR_NAMES[c]) for c in named))

    def _names(self) -> dict[str, Text]:
        return {place: COLOUR_NAMES[colour] for place, colour in zip("abc", self.colours, strict=False)}


def _glyph(part: str, colours: str) -> Glyph:
    bare = part.removeprefix("-")
    crossed = "no-" if bare != part else ""
    if bare == "?":
        return Glyph(f"{crossed}any-tile")
    if bare == "…":
        return Glyph("rest")
    if bare in ("A", "B", "C"):
        return Glyph(f"{crossed}tile", colours["ABC".index(bare)])
    return Glyph("word", part)


def colour_counts(faces: Sequence[Face]) -> Counts:
    """How many of ``faces`` show each colour."""
    motifs = [face.motif for face in faces]
    return tuple(map(motifs.count, COLOURS))


def read_task(text: str) -> Task:
    """The task written as ``none k b`` or ``two-pairs``; ``InvalidOptionError`` where there is none."""
    word, *colours = text.split(" ")
    kind = _KIND_OF.get((word, len(colours)))
    if kind is None or len(set(colours)) != len(colours) or not set(colours) <= set(COLOURS):
        raise InvalidOptionError(_NO_TASK(task=text))
    return Task(kind, "".join(colours))


@cache
def load_sheets() -> dict[str, tuple[Task, ...]]:
    """The six sheets by their names; ``ResourceError`` naming file, key and fault where one is missing or wrong."""
    sheets = _object(_SHEETS, SHEETS)
    return {name: _checked_sheet(name, tasks) for name, tasks in sheets.items()}


@cache
def load_dice() -> dict[str, tuple[Die, ...]]:
    """The maps from pips to colours by name, six dice each; ``ResourceError`` as in ``load_sheets``."""
    return {name: _checked_dice(name, dice) for name, dice in _object(_DICE, (DICE_MAP,)).items()}


def _object(file: str, keys: tuple[str, ...]) -> dict[str, Any]:
    content = read_json("kribbeln", file)
    for key in keys:
        if not isinstance(content, dict) or key not in content:
            raise _wrong(file, key, mark("Resources", "Nothing stands there."))
    return dict(content)


def _checked_sheet(name: str, tasks: Any) -> tuple[Task, ...]:
    if not isinstance(tasks, list) or len(tasks) != TASKS_ON_A_SHEET:
        raise _wrong(_SHEETS, name, mark("Resources", "Six tasks are needed."))
    try:
        return tuple(read_task(str(task)) for task in tasks)
    except InvalidOptionError as error:
        raise _wrong(_SHEETS, name, error.text) from error


def _checked_dice(name: str, dice: Any) -> tuple[Die, ...]:
    """Six dice of six colours that form a Latin square: each colour once on a die, and once with each number."""
    if not isinstance(dice, list) or len(dice) != DICE or not all(_is_each_colour(die) for die in dice):
        raise _wrong(_DICE, name, mark("Resources", "Six dice with each colour once are needed."))
    if not all(_is_each_colour("".join(column)) for column in zip(*dice, strict=True)):
        raise _wrong(_DICE, name, mark("Resources", "Each number must have each colour once."))
    return tuple(tuple(FACES[f"{pip}{colour}"] for pip, colour in enumerate(die, 1)) for die in dice)


def _is_each_colour(letters: Any) -> bool:
    return isinstance(letters, str) and sorted(letters) == sorted(COLOURS) and len(letters) == SIDES


def _wrong(file: str, key: str, fault: Text) -> ResourceError:
    return ResourceError(_WRONG_KEY(file=f"kribbeln/{file}", key=key, fault=fault))


_SHEETS = "sheets.json"
_DICE = "dice.json"
_NO_TASK = mark("Tasks", "There is no task “{task}”.")
_WRONG_KEY = mark(
    "Resources", "The program’s file {file} is wrong at “{key}”: {fault} Please install the program again."
)
