"""What the person has chosen, lived with and remembered: language and look change while the program runs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from kribbeln_desktop.app import settings as settings_store
from kribbeln_desktop.app.languages import SYSTEM, LanguageSwitch
from kribbeln_desktop.app.looks import apply_look, chosen_look
from kribbeln_desktop.app.opening import Opened
from kribbeln_desktop.app.settings import Settings
from kribbeln_desktop.printing.palette import Look


class Preferences(QObject):
    """Owns the settings, the language spoken and the look."""

    language_changed = Signal()
    look_changed = Signal(object)
    """The ``Look`` from now on."""
    settings_changed = Signal()
    failed = Signal(object)
    """A ``Text``: the settings could not be saved."""

    def __init__(self, application: QApplication, opened: Opened) -> None:
        super().__init__(application)
        self._application = application
        self._store, self.settings = opened.store, opened.settings
        self._kept = opened.settings
        self._first_look = opened.look
        self._languages = LanguageSwitch(application)
        self._languages.use(self.settings.language)
        if self.look() != opened.look:
            apply_look(application, self.look())
        application.styleHints().colorSchemeChanged.connect(self._on_system_look_changed)

    def look(self) -> Look:
        """The look of the moment."""
        return chosen_look(self.settings.look, self._first_look)

    def use(self, settings: Settings) -> None:
        """Live with these settings from now on, and remember them."""
        before, self.settings = self.settings, settings
        if settings.language != before.language:
            self._languages.use(settings.language)
            self.language_changed.emit()
        if settings.look != before.look:
            self._use_look()
        self.settings_changed.emit()
        self._save()

    def remember(self, **changes: object) -> None:
        """Keep what nobody has to be told of, such as the window's place."""
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        self._save()

    def edit(self, window: QWidget) -> None:
        """Let the person choose, and see at once what each choice does."""
        from kribbeln_desktop.app.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, window)
        dialog.settings_changed.connect(self.use)
        dialog.exec()
        self.use(dialog.result_settings())

    def _on_system_look_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self.settings.look == SYSTEM:
            self._use_look()

    def _use_look(self) -> None:
        apply_look(self._application, self.look())
        self.look_changed.emit(self.look())

    def _save(self) -> None:
        fault = settings_store.save(self._store, self.settings, self._kept)
        if fault is None:
            self._kept = self.settings
        else:
            self.failed.emit(fault)
