"""Which look is used, and Qt's own colours made from it."""

from __future__ import annotations

from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from kribbeln_desktop.app.languages import SYSTEM
from kribbeln_desktop.printing.palette import DARK, HIGH_CONTRAST, LIGHT, Look

_MIDDLE = 128
_LOOKS = {"light": LIGHT, "dark": DARK, "contrast": HIGH_CONTRAST}


def first_look(choice: str) -> Look:
    """The look to open the window with: what ``SYSTEM`` means is guessed from the palette, which is quick."""
    if choice != SYSTEM:
        return _LOOKS[choice]
    return DARK if QGuiApplication.palette().window().color().lightness() < _MIDDLE else LIGHT


def chosen_look(choice: str, first: Look = LIGHT) -> Look:
    """The look that ``choice`` (an id or ``SYSTEM``) means now; ``first`` where the system does not say."""
    if choice != SYSTEM:
        return _LOOKS[choice]
    from PySide6.QtCore import Qt  # its many enums take longer than the first window has

    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # Qt 6.10 and newer know the wish for contrast
    if accessibility is not None and accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return HIGH_CONTRAST
    return {Qt.ColorScheme.Dark: DARK, Qt.ColorScheme.Light: LIGHT}.get(hints.colorScheme(), first)


def apply_look(application: QApplication, look: Look) -> None:
    """Give Qt's own widgets the look's colours."""
    application.setPalette(palette_of(look))


def palette_of(look: Look) -> QPalette:
    """Every role of a palette from the look."""
    role, palette = QPalette.ColorRole, QPalette()
    grounds = {
        role.Window: look.window,
        role.Base: look.panel,
        role.AlternateBase: look.area_plain,
        role.Button: look.panel,
        role.ToolTipBase: look.panel,
        role.Highlight: look.accent,
        role.Accent: look.accent,
    }
    inks = {
        role.WindowText: look.window_ink,
        role.Text: look.window_ink,
        role.ButtonText: look.window_ink,
        role.ToolTipText: look.window_ink,
        role.BrightText: look.bad,
        role.HighlightedText: look.accent_ink,
        role.PlaceholderText: look.window_faint_ink,
        role.Link: look.good,
        role.LinkVisited: look.good,
    }
    shades = {
        role.Light: QColor(look.panel).lighter(112),
        role.Midlight: QColor(look.line).lighter(108),
        role.Mid: QColor(look.line),
        role.Dark: QColor(look.line).darker(130),
        role.Shadow: QColor(look.window_ink),
    }
    for key, colour in {**grounds, **inks}.items():
        palette.setColor(key, QColor(colour))
    for key, shade in shades.items():
        palette.setColor(key, shade)
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(look.strong_line))
    return palette
