"""The result to pass on: on the clipboard, as words and as a picture of the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication

from kribbeln_desktop.app.record_picture import result_sentence
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.core.texts import Seat, Text, mark, say
from kribbeln_desktop.printing.document import sheet_page
from kribbeln_desktop.printing.export import page_image
from kribbeln_desktop.printing.picture import SheetPicture

_RESOLUTION = 110
"""Dots an inch: as large as chats show."""


def copy_result(record: GameRecord, picture: SheetPicture) -> Text:
    """Put the standings of ``record`` and its ``picture`` on the clipboard; the sentence that says so."""
    content = QMimeData()
    content.setText("\n".join(result_lines(record)))
    content.setImageData(page_image(sheet_page(picture), _RESOLUTION))
    QGuiApplication.clipboard().setMimeData(content)
    return _COPIED


def result_lines(record: GameRecord) -> Iterator[str]:
    """The game, each seat's points from the most to the least, and who has won or that the game still runs."""
    totals, result = record.state.totals(), result_sentence(record)
    yield _words(record.header.game.title, record)
    for seat in sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat)):
        yield _words(_LINE(seat=Seat(seat), points=totals[seat]), record)
    yield _words(result or _RUNNING, record)


def _words(text: Text, record: GameRecord) -> str:
    return say(text, QCoreApplication.translate, record.names)


_COPIED = mark("Share", "The result is on the clipboard, as words and as a picture.")
_LINE = mark("Share", "{seat}: {points}")
_RUNNING = mark("Share", "The game is still running.")
