"""``kribbeln pad`` and ``kribbeln print``: sheets as PDF, without a display."""

from __future__ import annotations

import os
from argparse import Namespace
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from kribbeln_desktop.app.command_answers import Answer, UsageError, Voice
from kribbeln_desktop.app.command_games import read_options
from kribbeln_desktop.app.command_numbers import whole_number
from kribbeln_desktop.app.command_parser import Arguments
from kribbeln_desktop.app.command_records import load_record
from kribbeln_desktop.core.texts import Translate, mark, say
from kribbeln_desktop.games import find_game

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from kribbeln_desktop.printing.paper import Document

PAPERS = ("A4", "A5", "A6", "Letter")
COPIES = (1, 2, 4)


def add_pad(group: Arguments, translate: Translate) -> None:
    """The sheet, its paper and the file to write."""
    group.add_argument("--game", metavar="ID", required=True, help=say(_GAME_HELP, translate))
    group.add_argument("--sheet", metavar="S", help=say(_SHEET_HELP, translate))
    _add_paper(group, translate)
    group.add_argument("--per-page", metavar="1|2|4", type=_copies, default=1, help=say(_COPIES_HELP, translate))
    players = whole_number("--players", 1)
    group.add_argument("--players", metavar="N", type=players, help=say(_PLAYERS_HELP, translate))
    _add_out(group, translate)


def run_pad(arguments: Namespace) -> Answer:
    """Print a page of blank sheets."""
    game = find_game(arguments.game)
    players = arguments.players or game.seats[-1]
    options = {} if arguments.sheet is None else read_options(game, [f"sheet={arguments.sheet}"])
    sheet = game.pad_sheet(players, options)
    from kribbeln_desktop.printing.document import most_players, pad_page
    from kribbeln_desktop.printing.paper import Document, Paper

    _application()
    per_page, paper, voice = arguments.per_page, Paper(arguments.paper), Voice()
    if arguments.players is None:
        players = most_players(sheet, players, per_page, paper, voice.translate)
    page = pad_page(sheet, players, per_page, paper, translate=voice.translate)
    return _written(Document.of(page, voice.language), arguments.out)


def add_print(group: Arguments, translate: Translate) -> None:
    """The record, its paper and the file to write."""
    group.add_argument("file", metavar="FILE", type=Path, help=say(_FILE_HELP, translate))
    _add_paper(group, translate)
    _add_out(group, translate)


def run_print(arguments: Namespace) -> Answer:
    """Print the sheet of a record."""
    record = load_record(arguments.file)
    with suppress(OSError):  # what cannot be a file is refused when it is written
        if arguments.out.samefile(arguments.file):
            raise UsageError(_SAME_FILE)
    from kribbeln_desktop.app.record_picture import record_picture
    from kribbeln_desktop.printing.document import sheet_page
    from kribbeln_desktop.printing.paper import Document, Paper

    _application()
    voice = Voice()
    page = sheet_page(record_picture(record, voice.translate), Paper(arguments.paper))
    return _written(Document.of(page, voice.language), arguments.out)


def _add_paper(group: Arguments, translate: Translate) -> None:
    group.add_argument("--paper", metavar="|".join(PAPERS), type=_paper, default="A4", help=say(_PAPER_HELP, translate))


def _add_out(group: Arguments, translate: Translate) -> None:
    group.add_argument("--out", metavar="FILE.pdf", type=Path, required=True, help=say(_OUT_HELP, translate))


def _paper(text: str) -> str:
    for paper in PAPERS:
        if text.casefold() == paper.casefold():
            return paper
    raise UsageError(_NO_PAPER(paper=text, known=", ".join(PAPERS)))


def _copies(text: str) -> int:
    if text not in map(str, COPIES):
        raise UsageError(_NO_COPIES(value=text, known=", ".join(map(str, COPIES))))
    return int(text)


def _written(document: Document, file: Path) -> Answer:
    from kribbeln_desktop.printing.export import write_pdf

    write_pdf(file, document)
    return Answer({"pages": len(document.pages)}, lambda voice: [voice.say(_WRITTEN(file=str(file)))])


@cache
def _application() -> QCoreApplication:
    """What Qt needs to set text: an application, but no display."""
    from PySide6.QtGui import QGuiApplication

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication.instance() or QGuiApplication(["kribbeln"])


_GAME_HELP = mark("CommandLine", "the game’s id")
_SHEET_HELP = mark("CommandLine", "which sheet, usually the first")
_COPIES_HELP = mark("CommandLine", "how many copies fill the page, usually 1")
_PLAYERS_HELP = mark("CommandLine", "room for so many players, usually the most")
_PAPER_HELP = mark("CommandLine", "the paper, usually A4")
_OUT_HELP = mark("CommandLine", "the PDF file to write")
_FILE_HELP = mark("CommandLine", "a game record (*.kribbeln)")
_NO_PAPER = mark("CommandLine", "There is no paper “{paper}”; there are {known}.")
_NO_COPIES = mark("CommandLine", "--per-page must be one of {known}, not “{value}”.")
_SAME_FILE = mark("CommandLine", "The sheet cannot be written over the record itself.")
_WRITTEN = mark("CommandLine", "{file} is written, 1 page.")
