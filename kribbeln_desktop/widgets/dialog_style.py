"""One manner for the dialogs' buttons, tabs, sliders and scroll bars, with edges that every look can show."""

from __future__ import annotations

from string import Template

from kribbeln_desktop.printing.palette import Look

_STYLE = Template("""
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton {
  color: $window_ink; background: $panel; border: 1px solid $strong_line; border-radius: 6px;
  padding: 6px 18px; min-width: 64px;
}
QPushButton:hover { background: $preview; color: $ink; }
QPushButton:default { color: $accent_ink; background: $accent; border-color: $accent; }
QPushButton:focus { border: 2px solid $focus; padding: 5px 17px; }
QPushButton:disabled { color: $strong_line; background: $panel; border-color: $line; }
QSlider:horizontal { min-height: 26px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $strong_line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $accent; }
QSlider::handle:horizontal {
  width: 18px; height: 18px; margin: -8px 0; border-radius: 10px; background: $panel; border: 2px solid $strong_line;
}
QSlider::handle:horizontal:focus { border-color: $focus; }
QTabBar::tab {
  color: $window_faint_ink; background: transparent; border: none; border-bottom: 3px solid transparent;
  padding: 7px 14px; margin-right: 4px;
}
QTabBar::tab:hover { color: $window_ink; }
QTabBar::tab:selected { color: $window_ink; border-bottom-color: $accent; }
QTabBar:focus::tab:selected { border-bottom-color: $focus; background: $panel; }
QScrollBar:vertical { width: 12px; background: transparent; border: none; margin: 0; }
QScrollBar::handle:vertical { min-height: 36px; margin: 2px; border-radius: 4px; background: $strong_line; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  height: 0; width: 0; background: transparent;
}
QHeaderView::section {
  color: $window_faint_ink; background: $panel; border: none; border-bottom: 1px solid $strong_line; padding: 6px;
}
""")


def dialog_style(look: Look) -> str:
    """The style sheet of a dialog in ``look``."""
    names = Template.get_identifiers(_STYLE)
    return _STYLE.substitute({name: getattr(look, name) for name in names})
