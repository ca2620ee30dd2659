"""Rules and symbols: one page in every language, legible, nothing over anything else, or refused in a sentence."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from languages import LANGUAGES
from papers import is_grey, overlaps, pages_of, word_boxes, word_overlaps, words_on
from pictures import ink
from poppler import needs_poppler
from PySide6.QtCore import QPointF, QRectF

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.reference import Grid
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.blocks import Band, Drawing, Run, set_text
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.errors import TextTooSmallError
from kribbeln_desktop.printing.export import page_image
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.palette import PRINT_GREY
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.reference_page import ReferenceLayout, reference_layout, reference_page
from kribbeln_desktop.printing.symbols import symbol_width

pytestmark = pytest.mark.usefixtures("qapp")
SEVEN_POINTS = 7 * 25.4 / 72
EDGE = 7.0
"""Millimetres that stay white round a page."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)
LARGE = pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER], ids=lambda paper: paper.value)
LARGE_WAYS = product(GAMES, (Paper.A4, Paper.LETTER), (False, True), LANGUAGES)
WAYS = (*LARGE_WAYS, *product(GAMES[1:], (Paper.A5,), (False,), ("en", "de")))
every_way = pytest.mark.parametrize(
    ("game", "paper", "landscape", "language"),
    [pytest.param(*way, id=f"{way[0].id}-{way[1].value}-{way[2]}-{way[3]}") for way in WAYS],
)


@cache
def laid_out(game: Game, paper: Paper, landscape: bool, language: str) -> ReferenceLayout:
    return reference_layout(game, paper, LANGUAGES[language], landscape)


def covered(run: Run) -> QRectF:
    """What letters cover, from the top of capitals to the end of tails."""
    return QRectF(run.box.left(), run.box.bottom() - 0.66 * run.size, run.box.width(), 0.86 * run.size)


def drawn(drawing: Drawing) -> QRectF:
    """What a symbol covers: its tiles are three fifths of its row high."""
    height, middle = 0.6 * drawing.unit, drawing.box.center().y()
    width = symbol_width(drawing.symbol) * drawing.unit
    return QRectF(drawing.box.left(), middle - height / 2, width, height)


@cache
def page_of(game: Game, paper: Paper, language: str) -> Page:
    return reference_page(game, paper, translate=LANGUAGES[language])


@every_language
@LARGE
@every_game
def test_it_is_one_page_on_large_paper(game: Game, paper: Paper, language: str) -> None:
    page = page_of(game, paper, language)
    assert pages_of(page) == 1
    assert (page.paper, page.landscape) == (paper, False)


@every_way
def test_text_is_legible_and_keeps_within_the_page(game: Game, paper: Paper, landscape: bool, language: str) -> None:
    layout = laid_out(game, paper, landscape, language)
    assert layout.landscape is landscape
    size = paper.size(landscape)
    inner = QRectF(QPointF(0, 0), size).adjusted(EDGE, EDGE, -EDGE, -EDGE)
    for mark in layout.block.all_marks():
        assert inner.contains(covered(mark) if isinstance(mark, Run) else mark.box), mark
        if isinstance(mark, Run):
            assert mark.size >= SEVEN_POINTS - 1e-9
    assert all(map(inner.contains, layout.dice))


@every_way
def test_nothing_lies_over_anything_else(game: Game, paper: Paper, landscape: bool, language: str) -> None:
    layout = laid_out(game, paper, landscape, language)
    marks = list(layout.block.all_marks())
    texts = [(covered(mark), mark.words) for mark in marks if isinstance(mark, Run)]
    symbols = [(drawn(mark), str(mark.symbol)) for mark in marks if isinstance(mark, Drawing)]
    dice = [(box, "a die") for box in layout.dice]
    assert overlaps([*texts, *symbols, *dice]) == []
    grounds = [mark.box for mark in marks if isinstance(mark, Band)]
    assert overlaps([(ground, "a band") for ground in grounds]) == []
    for box, what in [*texts, *symbols]:
        assert all(ground.contains(box) for ground in grounds if ground.intersects(box)), what


@needs_poppler
@every_language
@LARGE
@every_game
def test_poppler_finds_no_word_over_another(game: Game, paper: Paper, language: str, tmp_path: Path) -> None:
    boxes = word_boxes(page_of(game, paper, language), tmp_path)
    assert len(boxes) > 150
    assert word_overlaps(boxes) == []


@needs_poppler
@every_language
@every_game
def test_every_word_is_there_whole(game: Game, language: str, tmp_path: Path) -> None:
    translate = LANGUAGES[language]
    found = words_on(page_of(game, Paper.A4, language), tmp_path)
    assert "…" not in found
    there = set(found.split())
    reference = game.reference()
    for section in (*reference.rules, *reference.symbols):
        texts = [section.heading]
        for part in section.parts:
            if isinstance(part, Grid):
                texts += (cell for row in part.rows for cell in row)
            else:
                texts += filter(None, (part.lead, part.words, part.worth))
        for text in texts:
            assert set(say(text, translate).replace("\u00a0", " ").split()) <= there, text
    for word in say(reference.aim, translate).split():
        assert word in there


@every_game
def test_ink_saving_paper_is_really_grey(game: Game) -> None:
    grey = reference_page(game, look=PRINT_GREY)
    assert is_grey(grey)
    coloured = page_of(game, Paper.A4, "en")
    assert not is_grey(coloured)
    assert ink(page_image(grey, 30)) < 0.75 * ink(page_image(coloured, 30))


@pytest.mark.parametrize("landscape", [None, False, True])
@every_game
def test_paper_too_small_to_read_is_refused_in_a_sentence(game: Game, landscape: bool | None) -> None:
    with pytest.raises(TextTooSmallError) as caught:
        reference_page(game, Paper.A6, landscape=landscape)
    assert re.fullmatch(r"On A6 the text would be smaller than 7 points\. [^.\n]+\.", str(caught.value))


def test_the_games_of_five_dice_are_legible_on_a5() -> None:
    for game in GAMES[1:]:
        assert pages_of(reference_page(game, Paper.A5)) == 1
    with pytest.raises(TextTooSmallError):
        reference_page(GAMES[0], Paper.A5)


@every_game
def test_it_lies_as_it_is_told(game: Game) -> None:
    assert reference_page(game).landscape is False
    page = reference_page(game, landscape=True)
    assert page.landscape is True
    assert pages_of(page) == 1


@needs_poppler
@every_game
def test_an_order_of_rules_is_that_page(game: Game, tmp_path: Path) -> None:
    order = PrintOrder(Subject.RULES, game.id, paper=Paper.LETTER, grey=True, copies=2)
    document = ordered_document(order, find_game(game.id))
    assert len(document.pages) == 2
    assert document.title == f"{say(game.title)}: Rules and symbols"
    page = document.pages[1]
    assert page.paper is Paper.LETTER
    assert is_grey(page, 20)
    assert words_on(page, tmp_path) == words_on(page_of(game, Paper.LETTER, "en"), tmp_path)


# -- setting text


def lines_of(words: str, width: float, *, lead: str = "", evenly: bool = False) -> list[str]:
    runs = [mark for mark in set_text(words, 1.0, width, lead=lead, evenly=evenly).all_marks() if isinstance(mark, Run)]
    baselines = sorted({run.box.bottom() for run in runs})
    return [" ".join(run.words for run in runs if run.box.bottom() == line) for line in baselines]


def test_lines_are_as_long_as_they_have_room_or_about_as_long_as_each_other() -> None:
    words = "one two three four five six seven eight nine ten eleven"
    greedy, even = lines_of(words, 16), lines_of(words, 16, evenly=True)
    assert " ".join(greedy) == " ".join(even) == words
    assert len(greedy) == len(even)
    assert len(even[-1]) > len(greedy[-1])
    assert set_text("unbreakable", 1.0, 2.0).fits is False
    assert set_text("two words", 1.0, 4.0).fits is True


def test_a_lead_is_bold_and_a_space_that_may_not_break_does_not() -> None:
    first, second = (m for m in set_text("and more", 1.0, 30, lead="Bold:").all_marks() if isinstance(m, Run))
    assert (first.words, first.bold, second.words, second.bold) == ("Bold:", True, "and more", False)
    assert second.box.left() > first.box.right()
    assert lines_of("3\u00a0×\u00a04 = 12", 2.4) == ["3\u00a0×\u00a04", "= 12"]
