"""What the item models share: each cell is a value by role, and only what differs is announced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()

Values = Mapping[int, Any]
"""The data of one index by role."""


def changed_roles(old: Values, new: Values) -> list[int]:
    """The roles whose value differs."""
    return [role for role in new if new[role] != old.get(role)]
