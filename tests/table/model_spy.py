"""What item models tell, and Qt's own check of them."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex
from pytestqt.modeltest import ModelTester

Change = tuple[int, int, set[int]] | str
"""Row, column and roles of a change; or ``reset``."""


class Spy:
    """All that a model tells, until asked."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self._changes: list[Change] = []
        model.dataChanged.connect(self._on_changed)
        for name in ("modelReset", "layoutChanged", "headerDataChanged", "rowsInserted", "rowsRemoved"):
            told = name.removeprefix("model").lower()
            getattr(model, name).connect(lambda *_args, told=told: self._changes.append(told))

    def _on_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        assert first == last
        assert len(roles) == len(set(roles)) > 0
        self._changes.append((first.row(), first.column(), set(roles)))

    def take(self) -> list[Change]:
        changes, self._changes = self._changes, []
        return changes

    def take_cells(self) -> dict[tuple[int, int], set[int]]:
        """The changes of data by row and column; nothing else was told."""
        changes = self.take()
        cells = {(change[0], change[1]): change[2] for change in changes if not isinstance(change, str)}
        assert len(cells) == len(changes)
        return cells


def check_model(tester: ModelTester, model: QAbstractItemModel) -> None:
    """Qt's own check of a model, which watches it from then on."""
    tester.check(model)  # type: ignore[no-untyped-call]
