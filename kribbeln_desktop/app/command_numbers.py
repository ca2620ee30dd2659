"""Arguments that are numbers."""

from __future__ import annotations

import re
from collections.abc import Callable

from kribbeln_desktop.app.command_answers import UsageError
from kribbeln_desktop.core.texts import mark


def whole_number(option: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """What reads the whole number of ``option``; ``UsageError`` where it is none from ``least`` to ``most``."""

    def read(text: str) -> int:
        number = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
        if number < least or (most is not None and number > most):
            known = _FROM(least=least) if most is None else _FROM_TO(least=least, most=most)
            raise UsageError(_NO_NUMBER(option=option, value=text, known=known))
        return number

    return read


_NO_NUMBER = mark("CommandLine", "{option} must be {known}, not “{value}”.")
_FROM = mark("CommandLine", "a whole number from {least} on")
_FROM_TO = mark("CommandLine", "a whole number from {least} to {most}")
