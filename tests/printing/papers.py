"""What can be asked of any page: its words, where they stand, and whether it is grey."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

from poppler import poppler_says
from PySide6.QtCore import QRectF

from kribbeln_desktop.printing.export import page_image, pdf_bytes
from kribbeln_desktop.printing.paper import Document, Page

POINT = 72 / 25.4
"""Points in a millimetre."""
_WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')


def pages_of(page: Page) -> int:
    return pdf_bytes(Document.of(page)).count(b"/Type /Page\n")


def words_on(page: Page, folder: Path) -> str:
    """All words, as poppler reads them, in one line; its own spaces for those that may not break."""
    said = poppler_says("pdftotext", pdf_bytes(Document.of(page)), folder, "-raw")
    return " ".join(said.replace("\u00a0", " ").split())


def word_boxes(page: Page, folder: Path) -> list[tuple[QRectF, str]]:
    """Where each word stands, in millimetres."""
    said = poppler_says("pdftotext", pdf_bytes(Document.of(page)), folder, "-bbox")
    found = ((*map(float, numbers), word) for *numbers, word in _WORD.findall(said))
    return [(QRectF(x / POINT, y / POINT, (r - x) / POINT, (b - y) / POINT), word) for x, y, r, b, word in found]


def word_overlaps(boxes: list[tuple[QRectF, str]]) -> list[tuple[str, str]]:
    """Words that stand over each other; their boxes have air above and below, which may."""
    return overlaps([(box.adjusted(0.1, box.height() * 0.2, -0.1, -box.height() * 0.2), word) for box, word in boxes])


def overlaps(boxes: list[tuple[QRectF, str]]) -> list[tuple[str, str]]:
    """The names of boxes that share some room."""
    ordered = sorted(((box.top(), box.bottom(), box, name) for box, name in boxes), key=lambda entry: entry[:2])
    found = []
    for place, (_top, bottom, box, name) in enumerate(ordered):
        below = takewhile(lambda entry, end=bottom: entry[0] < end, ordered[place + 1 :])  # type: ignore[misc]
        found += [(name, other) for _start, _end, lower, other in below if box.intersects(lower)]
    return found


def is_grey(page: Page, resolution: int = 60) -> bool:
    """Whether no pixel has a colour, even without the conversion that grey pages get."""
    image = page_image(replace(page, grey=False), resolution)
    content = bytes(image.constBits())
    return content[0::4] == content[1::4] == content[2::4]
