"""What tests read out of the help: its tables, its pictures of rolls, its words in one line."""

from __future__ import annotations

import re

import pytest

from kribbeln_desktop.widgets.help_page import help_text

LANGUAGES = ("en", "de")
each_language = pytest.mark.parametrize("language", LANGUAGES)
Rows = list[list[str]]


def words(name: str, language: str) -> str:
    """The whole text, its lines joined."""
    return " ".join(help_text(name, language).split())


def tables(name: str, language: str) -> list[Rows]:
    """The cells of each table, without its heading."""
    found = re.findall(r"(?:^\|.*\n)+", help_text(name, language), re.MULTILINE)
    return [[_cells(line) for line in table.splitlines()[2:]] for table in found]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def rolls(cell: str) -> list[tuple[str, list[str]]]:
    """What the cell's pictures of rolls are called, and the faces that they show."""
    return [(called, faces.split("-")) for called, faces in re.findall(r"!\[([^\]]*)\]\(roll:([\w-]+)\)", cell)]


def last_number(cell: str) -> int:
    """The number that a cell ends with."""
    return int(re.findall(r"\d+", cell)[-1])


def missing(sentences: tuple[str, ...], name: str, language: str) -> list[str]:
    """Those of the sentences that the text does not have."""
    text = words(name, language)
    return [sentence for sentence in sentences if sentence not in text]
