"""A real queue of CUPS: what a printer would get, through the system's dialog, is what we write as PDF."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from poppler import needs_poppler, poppler_says
from print_by_dialog import pad
from print_queue import NoQueueError, PrintServer, print_server

from kribbeln_desktop.printing.export import pdf_bytes

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]
SCRIPT = Path(__file__).with_name("print_by_dialog.py")
QUEUE = "Office"


@pytest.fixture(scope="module")
def server() -> Iterator[PrintServer]:
    try:
        with print_server() as running:
            yield running
    except NoQueueError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def spooled(server: PrintServer) -> Path:
    """What the queue has printed last."""
    return server.add_queue(QUEUE)


def printed(server: PrintServer, order: dict[str, object], *command: str) -> dict[str, object]:
    """What came of printing ``order`` by the system's dialog; ``command`` runs while that is open."""
    asked = [sys.executable, str(SCRIPT), QUEUE, json.dumps(order), *command]
    environment = {**server.environment(), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    assert isinstance(answer, dict)
    return answer


def page_sides(content: bytes, folder: Path) -> list[float]:
    """Both sides of each page in points, the shorter first: a landscape page is fed like any other."""
    said = poppler_says("pdfinfo", content, folder, "-f", "1", "-l", "99")
    sizes = re.findall(r"Page +\d+ size: +([\d.]+) x ([\d.]+) pts", said)
    return [side for size in sizes for side in sorted(map(float, size))]


def words(content: bytes, folder: Path) -> Counter[str]:
    return Counter(poppler_says("pdftotext", content, folder, "-raw").split())


def fonts(content: bytes, folder: Path) -> set[tuple[str, str]]:
    """Each font's name, and whether it is embedded."""
    lines = poppler_says("pdffonts", content, folder).splitlines()[2:]
    return {(line.split()[0].rpartition("+")[2], line.split()[-5]) for line in lines}


@pytest.mark.parametrize(
    ("order", "pages"),
    [
        ({"game": "kribbeln", "sheets": ["1", "2", "3"], "seats": 4, "paper": "A4", "copies": 2}, 6),
        ({"game": "kribbeln", "sheets": ["5"], "seats": 3, "per_page": 2, "paper": "Letter"}, 1),
        ({"game": "kniffel", "seats": 6, "paper": "A5", "grey": True}, 1),
        ({"game": "kniffel-kids", "seats": 2, "paper": "A6", "landscape": False}, 2),
    ],
    ids=["A4 twice", "Letter on its side", "A5 in grey", "A6"],
)
def test_a_printer_gets_what_we_would_write(
    server: PrintServer, spooled: Path, tmp_path: Path, order: dict[str, object], pages: int
) -> None:
    before = len(server.finished_jobs(QUEUE))
    answer = printed(server, order)
    assert answer["sentence"] == ""
    assert QUEUE in answer["offered"]  # type: ignore[operator]
    server.wait_for_jobs(QUEUE, before + 1)
    content, ours = spooled.read_bytes(), pdf_bytes(pad(order))
    sides = page_sides(ours, tmp_path)
    copies = 2 * pages // len(sides)
    assert page_sides(content, tmp_path) == pytest.approx(sides * copies, abs=1.0)
    assert words(content, tmp_path) == Counter({word: count * copies for word, count in words(ours, tmp_path).items()})
    assert fonts(content, tmp_path) == fonts(ours, tmp_path)
    assert {embedded for _font, embedded in fonts(content, tmp_path)} == {"yes"}


def test_a_printer_that_is_taken_away_while_the_dialog_is_open_is_one_sentence(
    server: PrintServer, spooled: Path
) -> None:
    before = spooled.read_bytes()
    order = {"game": "kniffel", "seats": 2, "paper": "A4"}
    try:
        answer = printed(server, order, "lpadmin", "-x", QUEUE)
    finally:
        server.add_queue(QUEUE)
    assert str(answer["sentence"]).startswith(f"The printer {QUEUE} is not there any more")
    assert spooled.read_bytes() == before


def test_without_a_server_there_is_no_printer_and_no_dialog(server: PrintServer) -> None:
    nowhere = PrintServer(server.folder, str(server.folder / "no-such-socket"))
    answer = printed(nowhere, {"game": "kniffel", "seats": 2, "paper": "A4"})
    assert answer["offered"] == []
    assert str(answer["sentence"]).startswith("This computer knows no printer.")
