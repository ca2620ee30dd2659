"""Names of all kinds on filled sheets: they can be read, or are visibly shortened or replaced; nothing overlaps."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest
from book import overlapping, pictures, readings, texts, write_book
from conftest import make_game_picture
from poppler import needs_poppler
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.fonts import BOX, draw_line, drawable
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.picture import Heading

pytestmark = [pytest.mark.usefixtures("qapp"), needs_poppler]
NAMES = (
    "Friederike Sophie Charlotte Auguste von Anhalt-Zerbst-Dornburg",
    "علي محمد",
    "王小明",
    "Emil 🎲",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "שרה",
    "Ngô Đình 👨‍👩‍👧",
    "Ÿ",
)
NO_FONT_HAS = "\U000f1234\U0010fffd"
"""Characters for private use."""
CUT = "…"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_name_is_read_or_visibly_cut_or_replaced(game: Game, tmp_path: Path) -> None:
    names = NAMES[: game.seats[-1]]
    pages = [page for paper in Paper for page in filled_pages(game, names, paper)]
    write_book(pages, tmp_path / "names.pdf")
    for page, words in zip(pages, texts(tmp_path / "names.pdf"), strict=True):
        assert [name for name in names if not is_told(name, words)] == [], page.paper
    assert [found for reading in readings(tmp_path / "names.pdf") if (found := overlapping(reading.words))] == []


def filled_pages(game: Game, names: tuple[str, ...], paper: Paper) -> tuple[Page, ...]:
    picture = make_game_picture(game.id, len(names))
    named = replace(picture, headings=tuple(map(Heading, names)), result=f"{names[0]} wins with 27 points.")
    return ordered_document(PrintOrder(Subject.SHEET, game.id, paper=paper), game, named).pages


def is_told(name: str, words: str) -> bool:
    """Whether the name, or its beginning and ``…``, can be read in ``words``."""
    text = "".join(filter(is_letter, unicodedata.normalize("NFKC", words.replace(CUT, "\x00"))))
    letters = [pattern(letter) for letter in filter(is_letter, name)]
    beginnings = ["".join(letters[:length]) for length in range(1, len(letters))]
    cut = [words for start in beginnings for words in (f"{start}\x00", f"\x00{start}")]  # it stands where reading ends
    return any(re.search(found, text) for found in ("".join(letters), *cut))


def is_letter(character: str) -> bool:
    """What is neither a space nor steers the direction of writing."""
    return not character.isspace() and unicodedata.category(character) != "Cf"


def pattern(letter: str) -> str:
    """The letter or a box. A PDF of Qt says no letter beyond the first 65536; its picture must be there, see below."""
    return f"(?:{re.escape(letter)}|{BOX})" + ("?" if ord(letter) > 0xFFFF else "")


@pytest.mark.parametrize("name", NAMES)
def test_every_letter_of_a_name_is_seen(name: str, tmp_path: Path) -> None:
    """Without it the picture is another, be it a letter, an emoji or a box."""
    letters = [letter for letter in name if is_letter(letter) and not unicodedata.combining(letter)]
    for letter in dict.fromkeys(letters):
        write_book([alone(f"({letter})"), alone("( )")], tmp_path / "letters.pdf")
        shown, empty = pictures(tmp_path / "letters.pdf", 72, "-gray")
        assert shown.content != empty.content, letter


def alone(words: str) -> Page:
    def draw(painter: QPainter, _size: QSizeF) -> None:
        draw_line(painter, QPointF(10, 20), words, 10, "#000000")

    return Page("x", draw, Paper.A6)


def test_what_no_font_has_is_a_box(tmp_path: Path) -> None:
    assert [drawable(f"a{character}b") for character in NO_FONT_HAS] == [f"a{BOX}b"] * 2
    write_book([alone(f"a{NO_FONT_HAS}b")], tmp_path / "box.pdf")
    assert [reading.text() for reading in readings(tmp_path / "box.pdf")] == [f"a{BOX}{BOX}b"]


def test_a_name_that_is_left_out_is_missed() -> None:
    assert not any(is_told(name, "Kniffel Score sheet … 12") for name in NAMES)
