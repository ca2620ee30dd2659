"""The keys that press what was reached by Tab, before the table's own keys get them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

PRESSING_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Pressed on a die or button that was reached by Tab, these press it; elsewhere they are the table's."""


def is_press(event: QKeyEvent) -> bool:
    """Whether a key without modifiers presses what has the focus."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
    return plain and event.key() in PRESSING_KEYS


def is_claimed(event: QEvent) -> bool:
    """Whether ``event`` asks if a pressing key may be the window's shortcut: then it is kept for what has the focus."""
    if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and is_press(event)):
        return False
    event.accept()
    return True
