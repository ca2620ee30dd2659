"""The program's languages: which one is spoken, and switching to another while everything is open."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

SYSTEM = "system"
"""The choice to speak as the system does."""
LANGUAGES = ("en", "de")
"""Their ids, the one the texts are written in first: it is spoken where the system's own is not among them."""


def spoken_language(choice: str = SYSTEM, system: Sequence[str] | None = None) -> str:
    """The id of the language that ``choice`` means; ``system`` are the system's languages, the preferred one first."""
    if choice in LANGUAGES:
        return choice
    preferred = QLocale.system().uiLanguages() if system is None else system
    return next((tag for tag in map(_language_of, preferred) if tag in LANGUAGES), LANGUAGES[0])


def locale_of(language: str) -> QLocale:
    """How numbers and dates are written: the system's own way where it speaks ``language``."""
    system = QLocale.system()
    return system if _language_of(system.name()) == language else QLocale(language)


def own_translator(language: str, parent: QObject | None = None) -> QTranslator | None:
    """What translates the program's texts; None where they are spoken as written, or the file is missing."""
    from kribbeln_desktop.core.errors import ResourceError
    from kribbeln_desktop.core.resources import resource_root

    try:
        folder = resource_root() / "i18n"
    except ResourceError:
        return None
    return _loaded(f"kribbeln_{language}", folder, parent)


class LanguageSwitch(QObject):
    """Installs the translators of one language at a time; windows are told by ``LanguageChange`` events."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []

    def use(self, choice: str) -> str:
        """Speak the language that ``choice`` (an id or ``SYSTEM``) means from now on; its id."""
        language = spoken_language(choice)
        QLocale.setDefault(locale_of(language))
        self.remove()
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        found = (_loaded(f"qtbase_{language}", folder, self), own_translator(language, self))
        for translator in filter(None, found):
            self._application.installTranslator(translator)
            self._installed.append(translator)
        return language

    def remove(self) -> None:
        """Speak as the texts are written."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()


def _language_of(tag: str) -> str:
    return tag.replace("_", "-").partition("-")[0]


def _loaded(name: str, folder: Path, parent: QObject | None) -> QTranslator | None:
    translator = QTranslator(parent)
    if translator.load(name, str(folder)):
        return translator
    if _language_of(name.rpartition("_")[2]) != LANGUAGES[0]:
        logging.getLogger(__name__).warning("There is no translation %s in %s", name, folder)
    return None
