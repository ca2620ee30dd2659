"""Texts a person reads, kept apart from their translation.

Rules and models speak in ``Text`` values. ``mark`` names a text for the translators (``lupdate`` is told that
``mark`` is ``QT_TRANSLATE_NOOP``); ``say`` turns it into words with whatever translates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

Translate = Callable[[str, str], str]
"""``(context, source) -> words``; ``QCoreApplication.translate`` is one."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Stands in a text for the name of the player at this seat (from 0)."""

    index: int


@dataclass(frozen=True, slots=True)
class Text:
    """A translatable sentence with named places in braces; an argument is a number, a word, a seat or a text."""

    context: str
    source: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __call__(self, **arguments: Argument) -> Text:
        """The same sentence with its places filled."""
        return replace(self, arguments=tuple(arguments.items()))


@dataclass(frozen=True, slots=True)
class TextList:
    """Several texts in a row, joined without a word between them (``", "`` by default)."""

    parts: tuple[Argument, ...]
    separator: str = ", "


Argument = int | float | str | Seat | Text | TextList


def mark(context: str, source: str) -> Text:
    """The text ``source``; marked for translation in ``context``."""
    return Text(context, source)


def plain(words: str) -> Text:
    """Words that are the same in every language: a name, a number, what a system reported."""
    return Text("", words.replace("{", "{{").replace("}", "}}"))


def untranslated(_context: str, source: str) -> str:
    """The source text itself: English."""
    return source


def say(text: Argument, translate: Translate = untranslated, names: Sequence[str] = ()) -> str:
    """The words of ``text``: translated, its places filled, seats by their ``names`` (``Player 1`` without)."""
    match text:
        case Text(context, source, arguments):
            sentence = translate(context, source) if context else source
            return sentence.format(**{key: say(value, translate, names) for key, value in arguments})
        case TextList(parts, separator):
            return separator.join(say(part, translate, names) for part in parts)
        case Seat(index):
            return names[index] if index < len(names) else say(_SEAT(number=index + 1), translate)
        case _:
            return str(text)


_SEAT = mark("Seat", "Player {number}")
