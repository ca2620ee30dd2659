"""The faults that the program knows. Each is its own exception, and says what happened in one sentence."""

from __future__ import annotations

from kribbeln_desktop.core.texts import Text, say


class KribbelnError(Exception):
    """The root of all faults the program knows; ``text`` is the sentence for people."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return say(self.text)


class InvalidActionError(KribbelnError):
    """No such action exists in the game."""


class IllegalActionError(KribbelnError):
    """The action exists, but not now."""


class InvalidOptionError(KribbelnError):
    """An option, or the number of seats, that the game does not have."""


class ResourceError(KribbelnError):
    """A file of the program is missing or wrong."""
