"""What buttons on the felt have in common: keys press what was reached by Tab, and what cannot be pressed says why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, SignalInstance
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

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


def is_explained(
    event: QEvent, button: QWidget, why_not: str, hint: Callable[[], str], refused: SignalInstance
) -> bool:
    """Let a disabled ``button`` tell why: by ``refused`` when clicked, in its tooltip (else ``hint``) when pointed at.

    Whether that was all to be done about ``event``.
    """
    if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease and why_not:
        refused.emit(why_not)
    if not (isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip):
        return False
    QToolTip.showText(event.globalPos(), why_not or hint(), button)
    return True
