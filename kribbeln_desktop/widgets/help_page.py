"""A page of help: a text from the program's files, with symbols of what can be rolled for and rolls drawn into it.

A line with nothing but ``TASKS`` becomes the table of what can be rolled for, and an image ``roll:4-4-4-2-6`` shows
these faces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.core.errors import ResourceError
from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.core.texts import mark, say
from kribbeln_desktop.core.views import Example
from kribbeln_desktop.printing.dice import paint_die
from kribbeln_desktop.printing.palette import LIGHT, Look
from kribbeln_desktop.printing.symbols import paint_symbol, symbol_width

FALLBACK = "en"
TASKS = "{tasks}"
"""Stands in a text where the table of what can be rolled for is to be."""
_NO_CHANCE = "–"
_PICTURE = "\ufffc"
"""Stands for a picture in a document's text."""
_PIPS, _PICTURES = 1.7, 2.4
"""Size of a die with pips, and of one with a picture, in lines."""


def help_text(name: str, language: str) -> str:
    """The text ``name`` in ``language``, or in English; ``ResourceError`` where there is neither."""
    folder = resource_root() / "help"
    for candidate in (language, FALLBACK):
        try:
            return (folder / f"{name}_{candidate}.md").read_text(encoding="utf-8")
        except OSError:
            continue
    raise ResourceError(_MISSING(file=f"help/{name}_{FALLBACK}.md"))


class HelpPage(QTextBrowser):
    """Shows ``help/NAME_LANGUAGE.md`` in the language of the moment."""

    def __init__(
        self,
        name: str,
        examples: Sequence[Example] = (),
        faces: Mapping[str, Face] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``examples`` make the table of what can be rolled for; ``faces``, by their text, make rolls."""
        super().__init__(parent)
        self._name = name
        self._look = LIGHT
        self._examples = tuple(examples)
        self._faces = faces or {}
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)

    def set_look(self, look: Look) -> None:
        """Draw with this look from now on."""
        self._look = look
        self.reload()

    def reload(self) -> None:
        """Read the text again, in the language of the moment, and stay at the same place."""
        place = self.verticalScrollBar().value()
        try:
            text = help_text(self._name, QLocale().name().partition("_")[0])
        except ResourceError as error:
            text = say(error.text, QCoreApplication.translate)
        self.document().clear()
        self.document().setDocumentMargin(self.fontMetrics().height() * 1.4)
        self.document().setIndentWidth(self.fontMetrics().height() * 0.8)
        self.setMarkdown(text.replace(TASKS, self._table()))
        self._space_out()
        self._style_tables()
        self.verticalScrollBar().setValue(place)

    def _table(self) -> str:
        translate = QCoreApplication.translate
        has_worth = any(example.worth for example in self._examples)
        rows = []
        for index, example in enumerate(self._examples):
            words = say(example.words, translate)
            worth = [say(example.worth, translate) if example.worth else ""] if has_worth else []
            chance = _NO_CHANCE if example.chance is None else QLocale().toString(example.chance * 100, "f", 0) + " %"
            rows.append([f"![{words}](symbol:{index})", words, *worth, chance])
        titles = [say(t, translate) for t in (_SYMBOL, _WANTED, *([_WORTH] if has_worth else []), _CHANCE)]
        lines = [titles, [*["---"] * (len(titles) - 1), "---:"], *rows]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) if rows else ""

    def _space_out(self) -> None:
        """Lines that are easy to follow, headings with air above."""
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            spacing = QTextBlockFormat()
            if _PICTURE not in block.text():  # a picture would get its air below only
                spacing.setLineHeight(128, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if block.blockFormat().headingLevel() == 2 and cursor.currentTable() is None:
                spacing.setTopMargin(self.fontMetrics().height() * 1.3)
            cursor.mergeBlockFormat(spacing)
            block = block.next()

    def _style_tables(self) -> None:
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setCellPadding(6)
                form.setCellSpacing(0)
                form.setBorderCollapse(True)
                form.setBorder(1)
                form.setBorderBrush(QColor(self._look.line))
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                form.setTopMargin(self.fontMetrics().height() * 0.7)
                form.setBottomMargin(self.fontMetrics().height() * 0.7)
                frame.setFormat(form)
                _centre_cells(frame)

    def loadResource(self, type: int, name: QUrl | str) -> object:
        """Draw a symbol or a roll; nothing is read from anywhere else."""
        url = QUrl(name)
        if type != QTextDocument.ResourceType.ImageResource.value:
            return None
        match url.scheme():
            case "symbol":
                return self._symbol(self._examples[int(url.path())])
            case "roll":
                return self._roll([self._faces[text] for text in url.path().split("-")])
        return None

    def _symbol(self, example: Example) -> QImage:
        unit = self.fontMetrics().height() * 2.5
        width, height = symbol_width(example.symbol) * unit, unit * 0.8

        def paint(painter: QPainter) -> None:
            paint_symbol(painter, QRectF(1, 0, width, height), example.symbol, unit, self._look, self._look.panel)

        return self._picture(width + 2, height, paint)

    def _roll(self, faces: Sequence[Face]) -> QImage:
        lines = _PIPS if any(face.pips for face in faces) else _PICTURES
        edge = self.fontMetrics().height() * lines
        step = edge * 1.1

        def paint(painter: QPainter) -> None:
            for place, face in enumerate(faces):
                paint_die(painter, QRectF(place * step, 0, edge, edge), face.pips, face.motif, self._look)

        return self._picture(step * len(faces), edge, paint)

    def _picture(self, width: float, height: float, paint: Callable[[QPainter], None]) -> QImage:
        ratio = self.devicePixelRatioF()
        image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # or signs like > would be mirrored
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        return image


def _centre_cells(table: QTextTable) -> None:
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            form = cell.format().toTableCellFormat()
            form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cell.setFormat(form)


_MISSING = mark("Resources", "The program’s help text {file} is missing. Please install the program again.")
_SYMBOL = mark("Help", "Symbol")
_WORTH = mark("Help", "Points")
_WANTED = mark("Help", "Wanted")
_CHANCE = mark("Help", "Succeeds")
