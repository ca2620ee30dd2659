"""The open list of a choice box, where items show other words than their texts."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from kribbeln_desktop.widgets.new_game_surfaces import SHOWN

Index = QModelIndex | QPersistentModelIndex


def _shown(index: Index) -> str:
    return str(index.data(SHOWN) or index.data() or "")


class ShownWords(QStyledItemDelegate):
    """Paints the words that are to be seen."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Qt."""
        super().initStyleOption(option, index)
        option.text = _shown(index)
        em = option.fontMetrics.height()
        option.decorationSize = QSize(em, em)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Qt: with some air."""
        return QSize(super().sizeHint(option, index).width(), round(option.fontMetrics.height() * 1.7))


class ChoiceList(QListView):
    """The list; letters find the words that are to be seen."""

    def keyboardSearch(self, search: str) -> None:
        """Qt."""
        model, first = self.model(), self.currentIndex().row() + 1
        places = [*range(first, model.rowCount()), *range(first)]
        indexes = (model.index(place, 0) for place in places)
        found = next((index for index in indexes if _shown(index).casefold().startswith(search.casefold())), None)
        if found is not None:
            self.setCurrentIndex(found)
