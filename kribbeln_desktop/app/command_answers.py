"""What the command line says: answers as data or as lines, and its sentences in the person's language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import TextIOWrapper
from typing import TextIO

from kribbeln_desktop.core.errors import KribbelnError
from kribbeln_desktop.core.texts import Argument, Text, Translate, say, untranslated

LONGEST_SENTENCE = 800
"""A damaged file may hold lines of any length, and its sentence quotes them."""


class UsageError(KribbelnError):
    """Arguments that the command does not take."""


class FileRefusedError(KribbelnError):
    """A file that is missing, unreadable, or cannot be written."""


class Voice:
    """Words and numbers in one language. Qt is imported only when the first word is needed."""

    def __init__(self, language: str = "system") -> None:
        self._choice = language

    def say(self, text: Argument, names: Sequence[str] = ()) -> str:
        """The words of ``text``, on one line, without anything that could steer a terminal."""
        return printable(say(text, self.translate, names))

    def number(self, value: float, digits: int = 0) -> str:
        """``value`` with so many decimal places."""
        from kribbeln_desktop.app.languages import locale_of

        return locale_of(self.language).toString(float(value), "f", digits)

    @cached_property
    def language(self) -> str:
        """The id of the language that is spoken."""
        from kribbeln_desktop.app.languages import spoken_language

        return spoken_language(self._choice)

    @cached_property
    def translate(self) -> Translate:
        """See ``core.texts.Translate``."""
        from kribbeln_desktop.app.languages import own_translator

        translator = own_translator(self.language)
        if translator is None:
            return untranslated
        return lambda context, source: translator.translate(context, source) or source


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command found out."""

    content: dict[str, object]
    """What ``--json`` prints; its words are English."""
    lines: Callable[[Voice], Iterable[str]]
    """What people read."""


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Rows as lines of aligned columns: the first ``left`` to the left, the others (numbers) to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place < left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def printable(words: str) -> str:
    """``words`` on one line; a character that is none to read becomes a question mark."""
    return "".join(letter if letter.isprintable() else " " if letter.isspace() else "?" for letter in words)


def make_patient(stream: TextIO | None) -> None:
    """Letters that the terminal does not have become question marks instead of a fault."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def complain(fault: Text, voice: Voice) -> None:
    """Say the sentence ``fault`` on standard error."""
    words = voice.say(fault)
    if len(words) > LONGEST_SENTENCE:
        words = f"{words[: LONGEST_SENTENCE // 2]} … {words[-LONGEST_SENTENCE // 2 :]}"
    print(words, file=sys.stderr)
