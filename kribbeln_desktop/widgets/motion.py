"""Whether things may move: the person's wish for less motion, where the system and Qt tell it."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QGuiApplication


def is_motion_reduced() -> bool:
    """The system asks for reduced motion (Qt 6.12 and newer know)."""
    accessibility: Any = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    return preference is not None and preference().name == "ReducedMotion"
