"""Six animals as flat shapes on a square of side 100: big friendly heads, drawn from back to front.

A path is written as in drawings of the web (``M L C Z`` with the coordinates of the points), and ``O x y rx ry`` is an
ellipse.
"""

from __future__ import annotations

from math import cos, pi, sin
from types import MappingProxyType
from typing import NamedTuple


class Shape(NamedTuple):
    """One shape of an animal."""

    colour: str
    """The part that its colour plays, see ``piece_colours.animal_colours``."""
    path: str
    is_outlined: bool
    line: float
    """The width of a line along the path; 0 where the path is filled."""


def _part(colour: str, path: str) -> Shape:
    return Shape(colour, path, True, 0.0)


def _spot(colour: str, path: str) -> Shape:
    return Shape(colour, path, False, 0.0)


def _line(path: str, width: float = 3.2) -> Shape:
    return Shape("deep", path, False, width)


def _both(path: str) -> str:
    """``path`` and its mirror image."""
    mirrored: list[str] = []
    for command in path.replace("M", "|M").replace("O", "|O").split("|"):
        words, is_ellipse, x_is_next = command.split(), command.startswith("O"), True
        for place, word in enumerate(words):
            if word.isalpha():
                mirrored.append(word)
                x_is_next = True
            else:
                mirrors = x_is_next and not (is_ellipse and place > 2)
                mirrored.append(f"{100 - float(word):g}" if mirrors else word)
                x_is_next = not x_is_next
    return f"{path} {' '.join(mirrored)}"


def _eyes(x: float, y: float, size: float = 5.2) -> tuple[Shape, ...]:
    """Two round eyes; light falls on both from the upper left."""
    gleam, up = size * 0.36, size * 0.42
    gleams = " ".join(f"O {each - gleam:g} {y - up:g} {gleam:g} {gleam:g}" for each in (x, 100 - x))
    return _spot("eye", _both(f"O {x} {y} {size} {size * 1.12:g}")), _spot("gleam", gleams)


def _mane() -> str:
    tufts = (2 * pi * (tuft + 0.5) / 11 for tuft in range(11))
    return "O 50 50 40 40 " + " ".join(
        f"O {50 + 36 * sin(turn):.2f} {50 - 35.5 * cos(turn):.2f} 11.5 11.5" for turn in tufts
    )


_DUCK = (
    _part("main", "M 50 68 C 30 64 16 66 4 57 C 2 84 18 97 44 97 C 70 97 82 86 78 68 Z"),
    _part("main", "M 52 14 C 46 11 44 7 46 4 C 51 5 54 7 56 10 C 58 6 62 4 66 5 C 67 9 64 12 60 14 Z"),
    _part("main", "O 53 42 32 31"),
    _part("second", "M 72 39 C 80 34 91 36 96 43 C 99 48 96 52 90 53 C 84 61 74 61 70 56 C 67 51 68 42 72 39 Z"),
    _line("M 71 50 C 78 53 85 53 90 52"),
    _spot("eye", "O 61 34 5.2 6"),
    _spot("gleam", "O 59.3 31.6 1.9 1.9"),
    _spot("cheek", "O 54 51 6.4 4.4"),
    _part("light", "M 20 75 C 32 73 46 74 54 77 C 52 87 40 91 30 88 C 24 86 20 82 20 75 Z"),
)

_LION = (
    _part("second", _mane()),
    _part("main", _both("O 21 25.5 11.5 11.5")),
    _spot("cheek", _both("O 21.5 26 5.8 5.8")),
    _part("main", "O 50 53 32 31"),
    *_eyes(37, 47),
    _spot("light", _both("O 42 65.5 11.5 10")),
    _spot("eye", "M 42 55 C 46 53 54 53 58 55 C 57 60 53 63 50 64 C 47 63 43 60 42 55 Z"),
    _line(_both("M 50 63 L 50 67 C 47 73 41 73 38 69")),
)

_MOUSE = (
    _part("main", _both("O 24.8 27 22 22")),
    _spot("cheek", _both("O 24.5 28 14 14")),
    _part(
        "main",
        "M 50 33 C 70 33 85 47 85 65 C 85 80 69 89 58 94.5 C 53 97 47 97 42 94.5 "
        "C 31 89 15 80 15 65 C 15 47 30 33 50 33 Z",
    ),
    *_eyes(35, 59, 5.6),
    _line(_both("M 29 75 L 7 71 M 31 81 L 11 85"), 2.2),
    _spot("cheek", _both("O 26 69 5.4 3.8")),
    _part("nose", "O 50 75 6.6 5.2"),
    _line(_both("M 50 81 C 50 86.5 44 88 40 85"), 2.8),
)

_CAT = (
    _part("main", _both("M 12 58 C 9 38 10 20 14 8 C 26 12 36 20 42 30 Z")),
    _spot("cheek", _both("M 17 40 C 16 30 17 22 19 17 C 25 20 30 24 33 30 Z")),
    _part("main", "M 50 26 C 76 26 90 42 90 60 C 90 80 72 93 50 93 C 28 93 10 80 10 60 C 10 42 24 26 50 26 Z"),
    _spot("second", "M 46 27.4 C 47 34 49 40 50 43 C 51 40 53 34 54 27.4 Z"),
    _spot("second", _both("M 34 29.6 C 36 35 39 39 42 41 C 42 37 42 32 41 28 Z")),
    _part("iris", _both("O 32.5 56 8 8.8")),
    _spot("eye", _both("O 32.5 56 3.6 7.4")),
    _spot("gleam", "O 30.4 52.6 2 2 O 65.4 52.6 2 2"),
    _spot("light", _both("O 42.5 75 11 9")),
    _part("nose", "M 45 66 C 48 65.4 52 65.4 55 66 C 55 69.6 52 71.6 50 72.6 C 48 71.6 45 69.6 45 66 Z"),
    _line(_both("M 50 73 L 50 76 C 47 81.5 42 81.5 39 78")),
    _line(_both("M 25 72 L 3 67 M 25 78 L 3 81"), 2.4),
)

_DOG = (
    _part("main", "M 50 8 C 74 8 84 24 84 46 C 84 70 72 83 50 83 C 28 83 16 70 16 46 C 16 24 26 8 50 8 Z"),
    _spot("patch", "M 53 8 C 72 9 83 22 84 44 C 81 58 66 61 60 50 C 56 41 57 22 53 8 Z"),
    _part(
        "second",
        _both(
            "M 30 13 C 17 15 7 36 4.5 58 C 2.5 75 5 88 14 88.5 C 23.5 89 26 76 26 62 "
            "C 26 46 28 32 36 20 C 35 16 33 13 30 13 Z"
        ),
    ),
    *_eyes(37.5, 41, 5.6),
    _part("tongue", "M 40 78 L 60 78 C 61 89 59 97 50 97 C 41 97 39 89 40 78 Z"),
    _line("M 50 84 L 50 90", 2.4),
    _part("light", "M 50 51 C 61 51 75 58 75 70 C 75 81 64 84 50 84 C 36 84 25 81 25 70 C 25 58 39 51 50 51 Z"),
    _line(_both("M 50 66 L 50 72 C 46 78.5 36 78.5 31.5 74")),
    _spot("eye", "M 39 57 C 43 53 57 53 61 57 C 62 63 55 67.5 50 67.5 C 45 67.5 38 63 39 57 Z"),
)

_ELEPHANT = (
    _part("main", _both("M 37 16 C 25 -1 2.8 5 2.8 31 C 2.8 53 13 67 25 62 C 33 58 34 51 34 43 Z")),
    _spot("cheek", _both("M 30 26 C 22 13 10.5 17 10.5 32 C 10.5 47 17 57 23.5 54 C 29 51 29.5 45 29.5 40 Z")),
    _part("gleam", _both("M 28 58 C 25.5 68 26 75 30 82 C 35 77 39 71 40 61 Z")),
    _part(
        "main",
        "M 50 10 C 68 10 78 23 77.5 41 C 77 56 70 67 60 68 L 40 68 C 30 67 23 56 22.5 41 C 22 23 32 10 50 10 Z "
        "M 61.5 52 C 60.5 60 58 65.5 56.5 72 C 54.5 79 53.5 87.5 56.5 87.5 C 59.5 87.5 58.5 81 62.5 81 "
        "C 67.5 81 69 87 64 93 C 57 100 43 97 40.5 86 C 38.5 77 41 65 38.5 52 Z",
    ),
    _line("M 37.8 50 C 39 56 39.2 60 39 67 M 62.2 50 C 61.6 57 60 62 58.4 67"),
    _line("M 45 64 C 47.5 65.4 51 65.4 53.5 64 M 44 74 C 46.5 75.5 49.5 75.5 52 74", 2.6),
    *_eyes(35, 40, 5.4),
)

SHAPES = MappingProxyType(
    {"duck": _DUCK, "lion": _LION, "mouse": _MOUSE, "cat": _CAT, "dog": _DOG, "elephant": _ELEPHANT}
)
"""Each animal's shapes, by its motif."""
