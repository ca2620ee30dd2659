"""The palette by measure: CIEDE2000 under simulated colour-blindness (Machado 2009) and in grey, contrast by WCAG."""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest
from contrast import (
    LEAST_FOR_SHAPES,
    LEAST_FOR_TEXT,
    SHAPE_PAIRS,
    TEXT_PAIRS,
    contrast,
)

from kribbeln_desktop.printing.palette import COLOURS, IVORY, LIGHT, LOOKS, PRINT_GREY, Look, die_colours
from kribbeln_desktop.printing.piece_colours import CHIPS

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

MACHADO: dict[str, Matrix] = {  # severity 1.0; Machado, Oliveira, Fernandes 2009, table 1; on linear sRGB
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "nobody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
SRGB_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def linear(colour: str) -> Triple:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return red, green, blue


def lab(rgb: Triple) -> Triple:
    """CIELAB (D65) of linear sRGB, clipped to what a screen shows."""
    clipped = (min(1.0, max(0.0, rgb[0])), min(1.0, max(0.0, rgb[1])), min(1.0, max(0.0, rgb[2])))
    white = times(SRGB_TO_XYZ, (1, 1, 1))
    ratios = (part / whole for part, whole in zip(times(SRGB_TO_XYZ, clipped), white, strict=True))
    x, y, z = (r ** (1 / 3) if r > 216 / 24389 else (24389 / 27 * r + 16) / 116 for r in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, other: Triple) -> float:
    """Sharma, Wu, Dalal 2005, in the order of their equations."""
    mean_c = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    g = 0.5 * (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    c, h = zip(*(chroma_and_hue(a * (1 + g), b) for _l, a, b in (one, other)), strict=True)
    d_l, d_c, d_h = other[0] - one[0], c[1] - c[0], h[1] - h[0]
    if c[0] * c[1] == 0:
        d_h = 0.0
    elif abs(d_h) > 180:
        d_h -= 360 if d_h > 0 else -360
    big_h = 2 * sqrt(c[0] * c[1]) * sin(radians(d_h / 2))
    mean_l, mean_c, mean_h = (one[0] + other[0]) / 2, (c[0] + c[1]) / 2, mean_hue(c, h)
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    theta = 30 * exp(-(((mean_h - 275) / 25) ** 2))
    r_t = -sin(radians(2 * theta)) * 2 * sqrt(mean_c**7 / (mean_c**7 + 25**7))
    return sqrt((d_l / s_l) ** 2 + (d_c / s_c) ** 2 + (big_h / s_h) ** 2 + r_t * d_c / s_c * big_h / s_h)


def chroma_and_hue(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def mean_hue(c: tuple[float, ...], h: tuple[float, ...]) -> float:
    if c[0] * c[1] == 0:
        return h[0] + h[1]
    if abs(h[0] - h[1]) <= 180:
        return (h[0] + h[1]) / 2
    return (h[0] + h[1] + (360 if h[0] + h[1] < 360 else -360)) / 2


SHARMA = [  # Sharma, Wu, Dalal 2005, table 1: pairs 1, 4, 7, 8, 13, 17, 19, 20, 25, 28, 33, 34
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, -1, 2), (50, 0, 0), 2.3669),
    ((50, -0.0010, 2.4900), (50, 0.0009, -2.4900), 4.8045),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
PAIRS = list(combinations(COLOURS, 2))


@pytest.mark.parametrize(("one", "other", "difference"), SHARMA)
def test_the_measure_gives_the_published_differences(one: Triple, other: Triple, difference: float) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=5e-5)


@pytest.mark.parametrize("eyes", MACHADO)
def test_the_six_colours_stay_apart_for_all_eyes(eyes: str) -> None:
    seen = {letter: lab(times(MACHADO[eyes], linear(colour))) for letter, colour in COLOURS.items()}
    nearest = min(PAIRS, key=lambda pair: ciede2000(seen[pair[0]], seen[pair[1]]))
    assert ciede2000(seen[nearest[0]], seen[nearest[1]]) >= 15, nearest


def grey(colour: str) -> Triple:
    lightness = times(SRGB_TO_XYZ, linear(colour))[1]
    return lab((lightness, lightness, lightness))


def test_the_six_colours_stay_apart_in_grey() -> None:
    seen = {letter: grey(colour) for letter, colour in COLOURS.items()}
    nearest = min(PAIRS, key=lambda pair: ciede2000(seen[pair[0]], seen[pair[1]]))
    assert ciede2000(seen[nearest[0]], seen[nearest[1]]) >= 10, nearest


@pytest.mark.parametrize("eyes", [*MACHADO, "grey"])
def test_the_seven_chips_stay_apart_for_all_eyes(eyes: str) -> None:
    assert len(CHIPS) == 7
    seen = [grey(c) if eyes == "grey" else lab(times(MACHADO[eyes], linear(c))) for c in CHIPS.values()]
    assert min(ciede2000(*pair) for pair in combinations(seen, 2)) >= 8


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_all_text_can_be_read(look: Look) -> None:
    faint = [(ink, ground) for ink, ground in TEXT_PAIRS if _contrast(look, ink, ground) < LEAST_FOR_TEXT]
    assert faint == []


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_all_shapes_can_be_seen(look: Look) -> None:
    faint = [(shape, ground) for shape, ground in SHAPE_PAIRS if _contrast(look, shape, ground) < LEAST_FOR_SHAPES]
    assert faint == []


def _contrast(look: Look, one: str, other: str) -> float:
    return contrast(getattr(look, one), getattr(look, other))


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("motif", [*COLOURS, ""])
def test_marks_can_be_seen_on_their_dice(look: Look, motif: str) -> None:
    colours = die_colours(motif, look)
    assert contrast(colours.ink, colours.body) >= LEAST_FOR_SHAPES


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#ffffff", "#000000") == pytest.approx(21)


def test_unknown_areas_are_plain() -> None:
    assert LIGHT.area("green") == LIGHT.area_plain
    assert LIGHT.edge("green") == LIGHT.edge_plain
    assert LIGHT.area("red") == LIGHT.area_red


def test_a_motif_without_a_colour_gives_an_ivory_die() -> None:
    assert die_colours("duck", LIGHT).body == IVORY


def test_grey_print_needs_no_colour() -> None:
    assert {die_colours(motif, PRINT_GREY).body for motif in COLOURS} == {"#ffffff"}
