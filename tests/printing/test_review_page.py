"""The printed review: one page, its text is text, nothing is cut off."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from poppler import needs_poppler, poppler_says
from PySide6.QtGui import QColor
from reviewed import LABEL, flawless, made_up

from kribbeln_desktop.printing.export import page_image, pdf_bytes, svg_bytes
from kribbeln_desktop.printing.palette import PRINT_GREY
from kribbeln_desktop.printing.paper import Document, Paper
from kribbeln_desktop.printing.review_page import MOST_LISTED, review_page
from kribbeln_desktop.printing.review_picture import ReviewPicture

pytestmark = pytest.mark.usefixtures("qapp")
WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')
PICTURES = {
    "alone": made_up(1),
    "two": made_up(2),
    "chances of five": made_up(5, is_chance=True),
    "eight": made_up(8, game="kniffel"),
    "nothing decided": made_up(2, 0),
    "flawless": flawless(made_up(2)),
}


def as_read(words: str) -> str:
    """A PDF does not tell which spaces may not break."""
    return words.replace("\u00a0", " ")


@pytest.mark.parametrize("paper", Paper)
def test_it_is_one_page(paper: Paper) -> None:
    content = pdf_bytes(Document.of(review_page(made_up(8), paper)))
    assert content.count(b"/Type /Page\n") == 1
    assert svg_bytes(review_page(made_up(2), paper)).count(b"<svg") == 1


@needs_poppler
@pytest.mark.parametrize("name", PICTURES)
def test_text_is_text_and_none_of_it_is_cut(name: str, tmp_path: Path) -> None:
    picture = PICTURES[name]
    said = poppler_says("pdftotext", pdf_bytes(Document.of(review_page(picture))), tmp_path, "-layout")
    words = as_read(said)
    assert "…" not in words
    assert picture.meaning in words
    for seat, of_seat in enumerate(picture.seats):
        (line,) = [
            line
            for line in words.splitlines()
            if set(map(as_read, picture.parts(seat))) <= set(re.split(r" {2,}", line))
        ]
        assert of_seat.name in line
        assert as_read(picture.story(seat)) in words or len(picture.seats) > 3
    listed = picture.costliest(MOST_LISTED)
    assert len(re.findall(rf"Better +{LABEL}", words)) == len(listed)
    assert all(as_read(picture.amount(-decision.loss, True)) in words for decision in listed)
    assert ("No decision gave anything away." in words) == (not listed)


@needs_poppler
@pytest.mark.parametrize("name", PICTURES)
def test_all_words_lie_within_the_page_and_not_over_each_other(name: str, tmp_path: Path) -> None:
    said = poppler_says("pdftotext", pdf_bytes(Document.of(review_page(PICTURES[name]))), tmp_path, "-bbox")
    boxes = [tuple(map(float, found[:4])) for found in WORD.findall(said)]
    assert boxes
    assert all(left >= 20 and top >= 20 and right <= 575 and bottom <= 822 for left, top, right, bottom in boxes)
    for place, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[place + 1 :]:
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            assert across < 1 or down < 0.45 * (bottom - top), (boxes[place], other)


def test_ink_saving_paper_has_no_colour_but_the_dice_marks() -> None:
    image = page_image(review_page(made_up(2), look=PRINT_GREY), 40)
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert all(QColor(colour).saturation() < 30 for colour in colours)


def test_the_picture_tells_the_most_that_was_lost_first() -> None:
    picture: ReviewPicture = made_up(2, 14)
    assert [round(decision.loss, 1) for decision in picture.costliest(3)] == [1.3, 1.2, 1.1]
    assert [decision.line for decision in picture.costliest(20)][-1] == 5, "the first one cost nothing"


def test_small_points_have_two_decimal_places() -> None:
    """In Kribbeln a game is worth some 13 points, in Kniffel 250."""
    picture = made_up(2)
    small = replace(picture, seats=tuple(replace(seat, start=13.5) for seat in picture.seats))
    assert (picture.amount(0.126, True), small.amount(0.126, True)) == ("+0.1", "+0.13")
    assert [picture.amount(value, True) for value in (0.04, -0.04, -0.06)] == ["±0.0", "±0.0", "−0.1"]
    assert (picture.amount(-1.0), picture.amount(0.0)) == ("−1.0", "0.0")
