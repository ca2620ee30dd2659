"""From the window to paper: the print page, and what its buttons do. Loaded when something is to be printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from kribbeln_desktop.app.preferences import Preferences
from kribbeln_desktop.app.print_memory import order_text, remembered_order
from kribbeln_desktop.app.save_dialog import ask_where
from kribbeln_desktop.app.settings import RESOLUTIONS, Settings
from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.game import SHEET, Game
from kribbeln_desktop.core.texts import Text, mark, say
from kribbeln_desktop.games import GAMES, find_game
from kribbeln_desktop.printing.dialogs import print_dialog
from kribbeln_desktop.printing.document import ordered_document
from kribbeln_desktop.printing.errors import CANNOT_DRAW
from kribbeln_desktop.printing.export import page_image, page_paths, write_pdf, write_png, write_svg
from kribbeln_desktop.printing.order import PrintOrder, Subject
from kribbeln_desktop.printing.paper import Document
from kribbeln_desktop.printing.picture import SheetPicture
from kribbeln_desktop.widgets.print_choices import PAGE_FIELDS, SHEET_FIELDS, PrintOffer
from kribbeln_desktop.widgets.print_dialog import Draw, PrintDialog

MOST_COPIED = 300
"""Dots an inch of a picture on the clipboard, at most."""


@dataclass(frozen=True, slots=True)
class InView:
    """The game that a person has before them."""

    game: Game
    options: Mapping[str, object]
    picture: SheetPicture | None
    """Its sheet, where it is played."""


def open_print_page(parent: QWidget, preferences: Preferences, view: InView, is_pad: bool) -> PrintDialog:
    """The print page, at this sheet or at a blank pad; the window's other parts wait."""
    subjects = [subject for subject in Subject if subject is not Subject.SHEET or view.picture]
    subject = Subject.PAD if is_pad or view.picture is None else Subject.SHEET
    offer = PrintOffer({subject: SHEET_FIELDS[subject] for subject in subjects}, _THIS_SHEET, RESOLUTIONS, GAMES)
    return _opened(offer, order_in_view(preferences.settings, view, subject), sheets_of(view), preferences, parent)


def open_page_of(parent: QWidget, preferences: Preferences, this: Text, draw: Draw) -> PrintDialog:
    """The print page for what ``draw`` draws and nothing else; ``this`` says what that is."""
    offer = PrintOffer({Subject.SHEET: PAGE_FIELDS}, this, RESOLUTIONS)
    kept = remembered_order(preferences.settings.print_order)
    return _opened(offer, replace(kept, subject=Subject.SHEET, copies=1), draw, preferences, parent)


def _opened(offer: PrintOffer, order: PrintOrder, draw: Draw, preferences: Preferences, parent: QWidget) -> PrintDialog:
    dialog = PrintDialog(offer, order, draw, preferences.look(), parent)
    dialog.choices.resolution.set_value(preferences.settings.picture_resolution)
    PrintDesk(dialog, preferences)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def order_in_view(settings: Settings, view: InView, subject: Subject) -> PrintOrder:
    """What was ordered last, for the game in view; only a pad is wanted as often as the last time."""
    kept = remembered_order(settings.print_order)
    if kept.game != view.game.id or not kept.sheets:
        kept = replace(kept, game=view.game.id, sheets=(str(view.options.get(SHEET, "")),))
    return replace(kept, subject=subject, copies=kept.copies if subject is Subject.PAD else 1)


def sheets_of(view: InView) -> Draw:
    """Draws what is ordered of sheets, one copy; options of the game in view count where they fit."""

    def draw(order: PrintOrder) -> Document:
        game = find_game(order.game)
        options = view.options if game is view.game else {}
        fitting = {
            option.id: options[option.id]
            for option in game.options
            if option.id in options and game.allows(option, options[option.id], order.seats)
        }
        one = replace(order, copies=1, per_page=1 if order.subject is Subject.SHEET else order.per_page)
        words, language = QCoreApplication.translate, QLocale().bcp47Name()
        return ordered_document(one, game, view.picture, options=fitting, translate=words, language=language)

    return draw


def export_sheet(window: QWidget, preferences: Preferences, view: InView) -> None:
    """Ask for a file and write the sheet in view; ``KribbelnError`` where that fails."""
    document = sheets_of(view)(order_in_view(preferences.settings, view, Subject.SHEET))
    save(window, document, (*_PDF, *_PICTURES), preferences.settings.picture_resolution)


def save(window: QWidget, document: Document, kinds: tuple[str, ...], resolution: int) -> Text | None:
    """Ask for a file of one of ``kinds`` (endings) and write ``document``, its pages beside each other where a file
    takes but one; the sentence that says so, or None where that was called off. ``KribbelnError`` where it fails.
    """
    filters = ";;".join(_words(_KINDS[kind]) for kind in kinds)
    path = ask_where(window, _words(_SAVE), f"{document.title}{kinds[0]}", filters, kinds)
    if path is None:
        return None
    kind = path.suffix.lower()
    paths = [path] if kind in _PDF else page_paths(path, document)
    if not _may_replace(window, paths[1:]):
        return None
    with _waiting():
        if kind == ".png":
            write_png(path, document, resolution)
        else:
            (write_pdf if kind in _PDF else write_svg)(path, document)
    return _SAVED(file=str(path)) if len(paths) == 1 else _ALL_SAVED(first=str(path), last=paths[-1].name)


@contextmanager
def _waiting() -> Iterator[None]:
    """The pointer says that something takes a while: a large picture does."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _may_replace(window: QWidget, paths: list[Path]) -> bool:
    """Whether files that nobody named may be replaced."""
    there = [path.name for path in paths if path.exists()]
    if not there:
        return True
    buttons = QMessageBox.StandardButton
    asked = _words(_REPLACE(files=", ".join(there)))
    answer = QMessageBox.question(window, window.windowTitle(), asked, defaultButton=buttons.No)
    return answer == buttons.Yes


class PrintDesk(QObject):
    """Does what a ``PrintDialog`` is asked for, and remembers what was chosen; goes with it."""

    def __init__(self, dialog: PrintDialog, preferences: Preferences) -> None:
        super().__init__(dialog)
        self._dialog, self._preferences = dialog, preferences
        dialog.print_requested.connect(lambda: self._try(self._print))
        dialog.pdf_requested.connect(lambda: self._try(lambda document: self._save(document, _PDF)))
        dialog.picture_requested.connect(lambda: self._try(lambda document: self._save(document, _PICTURES)))
        dialog.copy_requested.connect(lambda: self._try(self._copy))
        dialog.finished.connect(self._remember)

    def _try(self, work: Callable[[Document], None]) -> None:
        """Do it with the pages that are chosen, or say why not."""
        document = self._dialog.document()
        if document is not None:
            try:
                work(document)
            except KribbelnError as error:
                self._dialog.tell(error.text)

    def _print(self, document: Document) -> None:
        try:
            if print_dialog(self._dialog, document, self._dialog.choices.order().copies):
                self._dialog.accept()
        except KribbelnError:
            self._dialog.offer_pdf()
            raise

    def _save(self, document: Document, kinds: tuple[str, ...]) -> None:
        told = save(self._dialog, document, kinds, self._dialog.choices.resolution.value())
        if told is not None:
            self._dialog.tell(told, lasts=False)

    def _copy(self, document: Document) -> None:
        page = document.pages[self._dialog.view.place()]
        with _waiting():
            image = page_image(page, min(self._dialog.choices.resolution.value(), MOST_COPIED))
        if image.isNull():
            self._dialog.tell(CANNOT_DRAW(file=page.title))
            return
        QGuiApplication.clipboard().setImage(image)
        self._dialog.tell(_COPIED, lasts=False)

    def _remember(self) -> None:
        """Of a sheet that is there anyway, only what it is printed on; how often, only of a pad."""
        order, kept = self._dialog.choices.order(), remembered_order(self._preferences.settings.print_order)
        if order.subject is Subject.SHEET:
            order = replace(kept, paper=order.paper, landscape=order.landscape, grey=order.grey)
        elif order.subject is not Subject.PAD:
            order = replace(order, copies=kept.copies)
        resolution = self._dialog.choices.resolution.value()
        self._preferences.remember(print_order=order_text(order), picture_resolution=resolution)


def _words(text: Text) -> str:
    return say(text, QCoreApplication.translate)


_PDF = (".pdf",)
_PICTURES = (".png", ".svg")
_KINDS = {
    ".pdf": mark("PaperDesk", "PDF (*.pdf)"),
    ".png": mark("PaperDesk", "Picture (*.png)"),
    ".svg": mark("PaperDesk", "Drawing (*.svg)"),
}
_THIS_SHEET = mark("PaperDesk", "this sheet")
_SAVE = mark("PaperDesk", "Save the page")
_SAVED = mark("PaperDesk", "{file} is written.")
_ALL_SAVED = mark("PaperDesk", "The pages are written, from {first} to {last}.")
_REPLACE = mark("PaperDesk", "These are there already: {files}. Replace them?")
_COPIED = mark("PaperDesk", "The page is on the clipboard as a picture.")
