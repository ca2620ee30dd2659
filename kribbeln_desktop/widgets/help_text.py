"""Paragraphs of the help window that are put together from values, not read from a file."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument

_LINE = 118
"""Per cent of a line's height."""


def cleared(document: QTextDocument) -> QTextCursor:
    """A cursor that writes into the document from its start, now that it is empty."""
    document.clear()
    return QTextCursor(document)


def written(font: QFont) -> QTextCharFormat:
    """The format of words in ``font``."""
    form = QTextCharFormat()
    form.setFont(font)
    return form


def paragraph(cursor: QTextCursor, words: str, form: QTextCharFormat | None = None, above: float = 0.0) -> None:
    """``words`` in a block of their own, line ends in them kept; ``above`` is the air before it, in pixels."""
    block = QTextBlockFormat()
    block.setTopMargin(above)
    block.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if cursor.position() == 0:
        cursor.setBlockFormat(block)
    else:
        cursor.insertBlock(block)
    cursor.insertText(words.replace("\n", "\u2028"), form or QTextCharFormat())
