"""Many orders printed into one PDF, so that poppler reads them at once: what lies on each of its pages."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from PySide6.QtCore import QRectF

from kribbeln_desktop.printing.export import pdf_bytes
from kribbeln_desktop.printing.paper import Document, Page

_PAGE = re.compile(r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', re.DOTALL)
_WORD = re.compile(r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)</word>')
MILLIMETRES_PER_POINT = 25.4 / 72


@dataclass(frozen=True)
class Word:
    """A word and the box of its letters, in millimetres."""

    text: str
    box: QRectF


@dataclass(frozen=True)
class Reading:
    """What poppler reads on a page."""

    width: float
    height: float
    words: tuple[Word, ...]

    def text(self) -> str:
        return " ".join(word.text for word in self.words)


@dataclass(frozen=True)
class Picture:
    """What poppler shows of a page: ``channels`` bytes for each pixel, line by line."""

    width: int
    height: int
    channels: int
    content: bytes

    def lines(self) -> Iterator[bytes]:
        length = self.width * self.channels
        return (self.content[start : start + length] for start in range(0, len(self.content), length))


def write_book(pages: Iterable[Page], path: Path) -> None:
    path.write_bytes(pdf_bytes(Document("Book", tuple(pages))))


def readings(path: Path) -> list[Reading]:
    said = subprocess.run(["pdftotext", "-bbox", str(path), "-"], capture_output=True, check=True, encoding="utf-8")
    return [
        Reading(
            float(width) * MILLIMETRES_PER_POINT,
            float(height) * MILLIMETRES_PER_POINT,
            tuple(_word(*found) for found in _WORD.findall(content)),
        )
        for width, height, content in _PAGE.findall(said.stdout)
    ]


def texts(path: Path) -> list[str]:
    """The text of each page in the order in which it is read."""
    said = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, check=True, encoding="utf-8")
    return said.stdout.split("\f")[:-1]


def _word(left: str, top: str, right: str, bottom: str, text: str) -> Word:
    x, y, end, base = (float(value) * MILLIMETRES_PER_POINT for value in (left, top, right, bottom))
    return Word(unescape(text), QRectF(x, y, end - x, base - y))


def pictures(path: Path, resolution: int, *options: str) -> Iterator[Picture]:
    """Page by page; ``-gray`` among the options gives one byte a pixel, else there are three."""
    command = ["pdftoppm", "-r", str(resolution), *options, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        while kind := process.stdout.readline().strip():
            width, height = map(int, process.stdout.readline().split())
            process.stdout.readline()
            channels = {b"P5": 1, b"P6": 3}[kind]
            yield Picture(width, height, channels, process.stdout.read(width * height * channels))


def overlapping(words: Iterable[Word], slack: float = 0.22) -> list[tuple[str, str]]:
    """Words that lie on each other; ``slack`` is the part of a box above and below its letters."""
    boxes = sorted(
        (
            word.box.left(),
            word.box.top() + word.box.height() * slack,
            word.box.right(),
            word.box.bottom() - word.box.height() * slack,
            word.text,
        )
        for word in words
    )
    found = []
    for place, (_left, top, right, bottom, text) in enumerate(boxes):
        for left, other_top, _right, other_bottom, other in boxes[place + 1 :]:
            if left >= right - 0.05:
                break
            if other_top < bottom and top < other_bottom:
                found.append((text, other))
    return found
