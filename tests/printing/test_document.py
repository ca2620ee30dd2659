"""Pages: text stays text, one sheet is one page of the right size, pads refuse what cannot be written on."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pictures import ink
from poppler import needs_poppler, poppler_says
from PySide6.QtCore import QLineF, QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.sheet import RowKind
from kribbeln_desktop.printing.document import pad_page, sheet_page
from kribbeln_desktop.printing.errors import PadTooSmallError, WriteError
from kribbeln_desktop.printing.export import page_image, pdf_bytes, svg_bytes, write_pdf, write_png, write_svg
from kribbeln_desktop.printing.palette import PRINT_GREY
from kribbeln_desktop.printing.paper import Document, Page, Paper
from kribbeln_desktop.printing.picture import SheetPicture, blank_picture

pytestmark = pytest.mark.usefixtures("qapp")
MakePicture = Callable[..., SheetPicture]
POINTS = {Paper.A4: (595, 842), Paper.A5: (420, 595), Paper.A6: (298, 420), Paper.LETTER: (612, 792)}


@pytest.mark.parametrize("paper", Paper)
def test_a_sheet_is_one_page_of_its_paper(kribbeln_picture: MakePicture, paper: Paper) -> None:
    content = pdf_bytes(Document.of(sheet_page(kribbeln_picture(5), paper)))
    assert content.startswith(b"%PDF-1.6")
    assert content.count(b"/Type /Page\n") == 1
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", content)
    assert box is not None
    assert (float(box[1]), float(box[2])) == pytest.approx(POINTS[paper], abs=1)


@needs_poppler
@pytest.mark.parametrize("paper", Paper)
def test_poppler_agrees_about_the_page(kribbeln_picture: MakePicture, paper: Paper, tmp_path: Path) -> None:
    said = poppler_says("pdfinfo", pdf_bytes(Document.of(sheet_page(kribbeln_picture(4, "6"), paper))), tmp_path)
    facts = dict(line.split(":", 1) for line in said.splitlines())
    assert facts["Pages"].strip() == "1"
    assert facts["Title"].strip() == "Kribbeln Sheet 6"
    assert facts["Creator"].strip() == "Kribbeln Desktop"
    width, height = map(float, facts["Page size"].split()[:3:2])
    assert (width, height) == pytest.approx(POINTS[paper], abs=1)


@needs_poppler
def test_text_stays_text(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    picture = kribbeln_picture(3, "6", rising=False)
    words = poppler_says("pdftotext", pdf_bytes(Document.of(sheet_page(picture))), tmp_path, "-layout")
    for row in picture.sheet.rows:
        assert picture.words(row.label) in words
    for text in ("Kribbeln", "Sheet 6", "Anna", "Ben", "Berta", "computer, strong", picture.corner, picture.result):
        assert text in words
    assert "Beginners’ variant" in words
    final = next(row for row in picture.sheet.rows if row.kind is RowKind.TOTAL)
    line = next(line for line in words.splitlines() if "Final score" in line)
    assert line.split()[2:] == [str(cell.entry) for cell in final.cells]


@needs_poppler
def test_umlauts_and_double_letters_can_be_found(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    picture = replace(kribbeln_picture(1), result="Größe: Kniffel fließt „süß“ – fünf ÄÖÜ")
    words = poppler_says("pdftotext", pdf_bytes(Document.of(sheet_page(picture))), tmp_path)
    assert picture.result in words


@needs_poppler
def test_all_fonts_are_embedded_and_ours(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    said = poppler_says("pdffonts", pdf_bytes(Document.of(sheet_page(kribbeln_picture(3, "6")))), tmp_path)
    fonts = [line.split() for line in said.splitlines()[2:]]
    assert {font[0].split("+")[-1] for font in fonts} == {"SourceSansPro-Regular", "SourceSansPro-Bold"}
    assert all("yes" in font for font in fonts)


@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_a_pad_has_its_copies_on_one_page(kribbeln_picture: MakePicture, per_page: int) -> None:
    page = pad_page(kribbeln_picture(3).sheet, 3, per_page)
    assert page.landscape is (per_page == 2)
    assert pdf_bytes(Document.of(page)).count(b"/Type /Page\n") == 1


@needs_poppler
@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_a_pad_has_as_many_titles_as_copies(kribbeln_picture: MakePicture, per_page: int, tmp_path: Path) -> None:
    page = pad_page(kribbeln_picture(3).sheet, 3, per_page)
    words = poppler_says("pdftotext", pdf_bytes(Document.of(page)), tmp_path)
    assert words.count("Kribbeln") == per_page
    assert "Anna" not in words


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_a_pad_can_be_written_on_or_says_in_one_sentence_that_it_cannot(
    kribbeln_picture: MakePicture, paper: Paper, per_page: int, players: int
) -> None:
    sheet = kribbeln_picture(players).sheet
    fits = {Paper.A5: per_page < 4, Paper.A6: per_page == 1 or per_page * players == 2}.get(paper, True)
    if fits:
        assert pad_page(sheet, players, per_page, paper).paper is paper
        return
    with pytest.raises(PadTooSmallError) as caught:
        pad_page(sheet, players, per_page, paper)
    assert "5 mm" in str(caught.value)
    assert "larger paper" in str(caught.value)


def test_a_blank_sheet_has_no_entry_and_no_name(kribbeln_picture: MakePicture) -> None:
    blank = blank_picture(kribbeln_picture(3, decisions=9).sheet, 5)
    assert len(blank.headings) == blank.sheet.columns == 5
    assert not [row for row in blank.sheet.rows if row.played]
    assert {cell.entry for row in blank.sheet.rows for cell in row.cells} == {None}


def test_grey_saves_ink(kribbeln_picture: MakePicture) -> None:
    coloured, grey = (ink(page_image(pad_page(kribbeln_picture(3).sheet, 3, look=look), 40)) for look in LOOKS_ON_PAPER)
    assert grey < 0.5 * coloured


LOOKS_ON_PAPER = (sheet_page.__defaults__[1], PRINT_GREY)  # type: ignore[index]


def test_pictures_have_the_size_that_was_asked_for(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    write_png(tmp_path / "sheet.png", Document.of(sheet_page(kribbeln_picture(2))), 100)
    image = QImage(str(tmp_path / "sheet.png"))
    assert (image.width(), image.height()) == (827, 1169)
    assert image.dotsPerMeterX() == 3937


def test_a_drawing_is_written_in_millimetres(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    write_svg(tmp_path / "sheet.svg", Document.of(sheet_page(kribbeln_picture(2))))
    words = (tmp_path / "sheet.svg").read_text(encoding="utf-8")
    assert 'width="210mm" height="297mm"' in words
    assert "Kribbeln Sheet 1" in words
    assert svg_bytes(sheet_page(kribbeln_picture(2))).decode().rstrip().endswith("</svg>")


@pytest.mark.parametrize("write", [write_pdf, write_png, write_svg])
def test_a_file_is_replaced_whole_and_nothing_else_is_left(
    kribbeln_picture: MakePicture, tmp_path: Path, write: Callable[[Path, Document], None]
) -> None:
    path = tmp_path / "Blatt für Käthe.out"
    path.write_text("older")
    write(path, Document.of(sheet_page(kribbeln_picture(1))))
    assert path.stat().st_size > 1000
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("write", [write_pdf, write_png, write_svg])
def test_a_folder_that_is_not_there_is_told_in_one_sentence(
    kribbeln_picture: MakePicture, tmp_path: Path, write: Callable[[Path, Document], None]
) -> None:
    with pytest.raises(WriteError) as caught:
        write(tmp_path / "none" / "sheet.out", Document.of(sheet_page(kribbeln_picture(1))))
    assert "sheet.out" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert isinstance(caught.value, KribbelnError)


def test_a_full_disk_leaves_the_older_file_and_no_half_one(
    kribbeln_picture: MakePicture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "sheet.pdf"
    path.write_text("older")
    monkeypatch.setattr("kribbeln_desktop.core.files.os.fsync", full)
    with pytest.raises(WriteError, match="No space left"):
        write_pdf(path, Document.of(sheet_page(kribbeln_picture(1))))
    assert path.read_text() == "older"
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_picture_too_large_for_memory_is_told(kribbeln_picture: MakePicture, tmp_path: Path) -> None:
    with pytest.raises(WriteError, match=r"sheet\.png"):
        write_png(tmp_path / "sheet.png", Document.of(sheet_page(kribbeln_picture(1))), 10_000)
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_cannot_be_drawn_leaves_nothing(tmp_path: Path) -> None:
    def draw(painter: QPainter, _size: QSizeF) -> None:
        painter.drawLine(QLineF(QPointF(0, 0), QPointF(9, 9)))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_pdf(tmp_path / "sheet.pdf", Document.of(Page("x", draw)))
    assert list(tmp_path.iterdir()) == []


def test_a_drawing_carries_its_font(kribbeln_picture: MakePicture) -> None:
    svg = svg_bytes(sheet_page(kribbeln_picture(2))).decode()
    assert svg.count("@font-face") == 2
    assert "Source Sans Pro" in svg
