"""What a PDF says of itself: title, author, language; its words can be found, its fonts are in it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from poppler import needs_poppler, poppler_says

from kribbeln_desktop.games import find_game
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.errors import WriteError
from kribbeln_desktop.printing.export import pdf_bytes, write_png
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.paper import Document
from kribbeln_desktop.printing.pdf_language import with_language

pytestmark = pytest.mark.usefixtures("qapp")
GERMAN = {"Sheet {number}": "Blatt {number}", "exactly one": "genau einer für Käthe", "Final score": "Endsumme"}


def document(language: str = "de", sheets: tuple[str, ...] = ("1", "2")) -> Document:
    order = PrintOrder(Subject.PAD, "kribbeln", sheets, seats=3)
    return ordered_document(
        order,
        find_game("kribbeln"),
        translate=lambda _context, source: GERMAN.get(source, source),
        language=language,
    )


@needs_poppler
def test_title_author_and_pages(tmp_path: Path) -> None:
    facts = poppler_says("pdfinfo", pdf_bytes(document(sheets=("2",))), tmp_path)
    told = dict(re.split(r":\s+", line, maxsplit=1) for line in facts.splitlines() if ": " in line)
    assert told["Title"] == "Kribbeln Blatt 2"
    assert told["Author"] == told["Creator"] == "Kribbeln Desktop"
    assert told["Pages"] == "1"


def catalogue(content: bytes) -> bytes:
    """The document's first object, found as readers find it: from the end of the file."""
    table = int(content.rsplit(b"startxref", 1)[1].split()[0])
    entries = content[table:].split(b"\n")
    assert entries[0] == b"xref"
    first, count = map(int, entries[1].split())
    (root,) = re.findall(rb"/Root (\d+) 0 R", content[table:])
    assert first <= int(root) < first + count
    place = int(entries[2 + int(root) - first].split()[0])
    assert content[place:].startswith(root + b" 0 obj")
    return content[place:].split(b"endobj")[0]


@pytest.mark.parametrize("language", ["de", "en", "de-AT"])
def test_the_catalogue_names_the_language(language: str) -> None:
    said = catalogue(pdf_bytes(document(language)))
    assert b"/Lang (%b)" % language.encode() in said
    assert b"/Pages " in said


def test_an_unknown_language_is_not_named() -> None:
    assert b"/Lang" not in pdf_bytes(document(""))


def test_what_is_no_pdf_of_qt_stays_as_it_is() -> None:
    for content in (b"", b"%PDF-1.6 trailer", b"trailer << /Root 3 0 R >> startxref 12 %%EOF"):
        assert with_language(content, "de") == content


@needs_poppler
def test_poppler_finds_no_fault_and_all_words(tmp_path: Path) -> None:
    path = tmp_path / "pad.pdf"
    path.write_bytes(pdf_bytes(document()))
    for tool in (["pdfinfo", str(path)], ["pdffonts", str(path)], ["pdftotext", str(path), "-"]):
        assert subprocess.run(tool, capture_output=True, check=True, text=True).stderr == ""
    pages = poppler_says("pdftotext", path.read_bytes(), tmp_path, "-layout").split("\f")[:-1]
    assert [page.count("Endsumme") for page in pages] == [1, 1]
    assert "genau einer für Käthe" in pages[0]


def test_a_full_disk_replaces_no_page_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second page fails; the first one's older picture is still there."""
    (tmp_path / "pad.png").write_text("older")
    written: list[bytes] = []

    def nearly_full(descriptor: int, content: bytes) -> None:
        written.append(content)
        if len(written) == 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("kribbeln_desktop.core.files.write_all", nearly_full)
    with pytest.raises(WriteError, match="No space left"):
        write_png(tmp_path / "pad.png", document(), 20)
    assert [path.name for path in tmp_path.iterdir()] == ["pad.png"]
    assert (tmp_path / "pad.png").read_text() == "older"
