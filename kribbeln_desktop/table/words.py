"""Texts become words in the language that is installed now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from kribbeln_desktop.core.texts import Argument, say


def words(text: Argument, names: Sequence[str] = ()) -> str:
    """``text`` in the current language; seats in it are called by their ``names``."""
    return say(text, _translated, names)


def _translated(context: str, source: str) -> str:
    return QCoreApplication.translate(context, source)
