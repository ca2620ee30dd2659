"""``kribbeln pad`` and ``kribbeln print``: sheets as PDF."""

from __future__ import annotations

from argparse import Namespace

from kribbeln_desktop.app.command_answers import Answer
from kribbeln_desktop.app.command_parser import Arguments
from kribbeln_desktop.core.texts import Translate


def add_pad(arguments: Arguments, translate: Translate) -> None:
    """The sheet, its paper and the file to write."""


def run_pad(arguments: Namespace) -> Answer:
    """Print."""
    raise NotImplementedError


def add_print(arguments: Arguments, translate: Translate) -> None:
    """The sheet, its paper and the file to write."""


def run_print(arguments: Namespace) -> Answer:
    """Print."""
    raise NotImplementedError
