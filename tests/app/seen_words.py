"""All words that a window has for eyes, pointers and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def seen(root: QWidget) -> dict[str, str]:
    """The words of ``root`` and of everything in it, by where they are; without those that nobody can come upon."""
    found: dict[str, str] = {}
    for place, widget in _walked(root, type(root).__name__):
        found.update((f"{place} {kind}", words) for kind, words in _words(widget) if words)
    return found


def _walked(widget: QWidget, place: str) -> Iterator[tuple[str, QWidget]]:
    yield place, widget
    counts: dict[str, int] = {}
    for child in widget.children():
        if not isinstance(child, QWidget) or child.isHidden() or child.isWindow():
            continue
        name = type(child).__name__
        counts[name] = counts.get(name, 0) + 1
        yield from _walked(child, f"{place}/{name}{counts[name]}")


def _words(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "tooltip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if widget.isWindow():
        yield "title", widget.windowTitle()
    yield from _action_words(widget.actions())
    yield from _own_words(widget)


def _action_words(actions: Iterable[QAction]) -> Iterator[tuple[str, str]]:
    """What stands in menus, and in the menus that open from there."""
    for number, action in enumerate(actions):
        yield f"action {number}", action.text()
        yield f"action {number} tooltip", action.toolTip()
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from ((f"action {number}, {kind}", words) for kind, words in _action_words(menu.actions()))


def _own_words(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QLineEdit():
            yield "text", widget.text() or widget.placeholderText()
        case QTextBrowser():
            yield "text", widget.toPlainText()
        case QComboBox():
            yield from ((f"item {index}", widget.itemText(index)) for index in range(widget.count()))
        case QTabWidget():
            yield from ((f"tab {index}", widget.tabText(index)) for index in range(widget.count()))
        case QAbstractItemView() if widget.model() is not None and not isinstance(widget, QHeaderView):
            yield from _model_words(widget.model())


def _model_words(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    across = Qt.Orientation.Horizontal
    for column in range(model.columnCount()):
        yield f"heading {column}", str(model.headerData(column, across) or "")
        for row in range(model.rowCount()):
            index: QModelIndex = model.index(row, column)
            yield from ((f"{row}, {column}: {role.name}", str(index.data(role) or "")) for role in _ROLES)
