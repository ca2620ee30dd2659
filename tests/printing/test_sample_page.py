"""The filled sheet with notes: one page, every note with its number at its cell, nothing over anything else."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from languages import LANGUAGES
from papers import is_grey, pages_of, word_boxes, word_overlaps, words_on
from pictures import painted
from poppler import needs_poppler
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import say
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.blocks import Run
from kribbeln_desktop.printing.cells import ENTRY_SIZE
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.errors import TextTooSmallError
from kribbeln_desktop.printing.export import page_image
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.palette import PRINT, PRINT_GREY
from kribbeln_desktop.printing.paper import Paper
from kribbeln_desktop.printing.sample_page import SampleLayout, sample_layout, sample_page, sample_picture
from kribbeln_desktop.printing.symbols import paint_symbol

pytestmark = pytest.mark.usefixtures("qapp")
SEVEN_POINTS = 7 * 25.4 / 72
EDGE = 4.5
"""Millimetres that stay white round a page."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)
WAYS = pytest.mark.parametrize(
    ("paper", "landscape"),
    [(Paper.A4, None), (Paper.A4, True), (Paper.LETTER, None), (Paper.A5, None)],
    ids=lambda value: getattr(value, "value", str(value)),
)


@cache
def laid_out(game: Game, paper: Paper, language: str, landscape: bool | None = None) -> SampleLayout:
    sample = game.sample()
    return sample_layout(sample, sample_picture(sample, LANGUAGES[language]), paper.size(landscape is True))


@every_language
@WAYS
@every_game
def test_it_is_one_legible_page(game: Game, paper: Paper, landscape: bool | None, language: str) -> None:
    page = sample_page(game, paper, PRINT, LANGUAGES[language], landscape)
    assert pages_of(page) == 1
    assert (page.paper, page.landscape) == (paper, landscape is True)
    layout = laid_out(game, paper, language, landscape)
    assert layout.smallest >= SEVEN_POINTS - 1e-9
    assert all(mark.size >= layout.smallest - 1e-9 for mark in layout.notes.all_marks() if isinstance(mark, Run))


@every_language
@WAYS
@every_game
def test_sheet_and_notes_keep_within_the_page_and_apart(
    game: Game, paper: Paper, landscape: bool | None, language: str
) -> None:
    layout = laid_out(game, paper, language, landscape)
    size = paper.size(landscape is True)
    inner = QRectF(QPointF(0, 0), size).adjusted(EDGE, EDGE, -EDGE, -EDGE)
    sheet = QRectF(layout.corner, layout.sheet.size)
    notes = [mark.box for mark in layout.notes.all_marks()]
    assert inner.contains(sheet)
    assert all(inner.contains(box) for box in notes)
    rows = [box for row in layout.sheet.rows for box in (row.band.translated(layout.corner),)]
    assert not [box for box in notes for row in rows if box.intersects(row)]


@WAYS
@every_game
def test_a_number_stands_at_each_cell_and_covers_no_entry(game: Game, paper: Paper, landscape: bool | None) -> None:
    layout = laid_out(game, paper, "en", landscape)
    notes = game.sample().notes
    assert len(layout.numbers) == len(notes)
    for cell, disc in layout.numbers:
        assert (disc.center() - cell.topLeft()).manhattanLength() < 0.01
    discs = [disc for _cell, disc in layout.numbers]
    assert not [pair for pair in combinations(discs, 2) if pair[0].intersects(pair[1])]
    entries = [box.translated(layout.corner) for row in layout.sheet.rows for box in row.entries]
    written = ENTRY_SIZE * layout.sheet.unit
    for entry in entries:
        middle = QRectF(entry.center() - QPointF(written * 0.56, written * 0.34), entry.center())
        assert not [disc for disc in discs if disc.intersects(middle)]


@needs_poppler
@every_language
@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5], ids=lambda paper: paper.value)
@every_game
def test_every_note_can_be_read(game: Game, paper: Paper, language: str, tmp_path: Path) -> None:
    translate = LANGUAGES[language]
    page = sample_page(game, paper, PRINT, translate)
    sample = game.sample()
    names = [say(heading) for heading in sample.headings]
    found = words_on(page, tmp_path)
    for note in sample.notes:
        for word in say(note.words, translate, names).replace("\u00a0", " ").split():
            assert word in found, say(note.words, translate, names)
    assert sample.owner in found
    assert word_overlaps(word_boxes(page, tmp_path)) == []


@every_game
def test_ink_saving_paper_is_really_grey(game: Game) -> None:
    assert is_grey(sample_page(game, look=PRINT_GREY))
    assert not is_grey(sample_page(game))


@every_game
def test_the_cells_that_notes_speak_of_are_framed(game: Game) -> None:
    layout = laid_out(game, Paper.A4, "en")
    image = page_image(sample_page(game), 150)
    scale = 150 / 25.4
    for cell, _disc in layout.numbers:
        edge = cell.bottom() + 0.0375 * layout.sheet.unit
        pixel = image.pixelColor(round(cell.center().x() * scale), round(edge * scale))
        assert pixel == QColor(PRINT.focus)


@pytest.mark.parametrize("game_id", ["kniffel"])
def test_paper_too_small_to_read_is_refused_in_a_sentence(game_id: str) -> None:
    with pytest.raises(TextTooSmallError, match="On A6 the text would be smaller than 7 points"):
        sample_page(find_game(game_id), Paper.A6)


@needs_poppler
@every_game
def test_an_order_of_a_sample_is_that_page(game: Game, tmp_path: Path) -> None:
    document = ordered_document(PrintOrder(Subject.SAMPLE, game.id, paper=Paper.A5, landscape=False), game)
    assert len(document.pages) == 1
    assert document.title == f"{say(game.title)}: How this sheet was scored"
    assert words_on(document.pages[0], tmp_path) == words_on(sample_page(game, Paper.A5), tmp_path)


def test_a_notes_number_is_no_number_of_the_sheet() -> None:
    """Kribbel spaces have outlined discs, notes have filled ones."""
    box = QRectF(0, 0, 60, 60)
    note, disc = (
        painted(60, 60, lambda p, kind=kind: paint_symbol(p, box, (Glyph(kind, "1"),), 60, PRINT, PRINT.paper))  # type: ignore[misc]
        for kind in ("note", "disc")
    )
    assert note.pixelColor(10, 30) == QColor(PRINT.focus)
    assert disc.pixelColor(10, 30) == QColor(PRINT.cell)
