"""One command's arguments, by argparse, with every sentence in the person's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from kribbeln_desktop.app.command_answers import Answer, UsageError
from kribbeln_desktop.core.texts import Text, Translate, mark, say

PROGRAM = "kribbeln"

Arguments = argparse._ArgumentGroup
"""What a command adds its arguments to."""


@dataclass(frozen=True, slots=True)
class Command:
    """One word after ``kribbeln``."""

    name: str
    summary: Text
    add_arguments: Callable[[Arguments, Translate], None]
    run: Callable[[argparse.Namespace], Answer]


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose faults are ``UsageError``."""

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found wrong, in our words."""
        for pattern, text in _FAULTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                raise UsageError(text(command=self.prog, words=found.group(1)))
        raise UsageError(_WRONG(command=self.prog, fault=message))


class _Formatter(argparse.HelpFormatter):
    """Help whose own words are translated too."""

    usage = ""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """See the base; its ``prefix`` is English."""
        super().add_usage(usage, actions, groups, self.usage)


def parse(command: Command, arguments: Sequence[str], translate: Translate) -> argparse.Namespace:
    """The arguments of ``command``; ``UsageError`` where they are wrong, ``SystemExit`` after its help is printed."""

    def formatter(prog: str) -> argparse.HelpFormatter:
        made = _Formatter(prog)
        made.usage = say(_USAGE, translate) + " "
        return made

    parser = Parser(
        prog=f"{PROGRAM} {command.name}",
        description=say(command.summary, translate),
        formatter_class=formatter,
        add_help=False,
        allow_abbrev=False,
    )
    group = parser.add_argument_group(say(_ARGUMENTS, translate))
    command.add_arguments(group, translate)
    group.add_argument("--json", action="store_true", help=say(_JSON_HELP, translate))
    group.add_argument("-h", "--help", action="help", help=say(_HELP_HELP, translate))
    return parser.parse_args(arguments)


_USAGE = mark("CommandLine", "Usage:")
_ARGUMENTS = mark("CommandLine", "Arguments")
_JSON_HELP = mark("CommandLine", "print one JSON object and nothing else")
_HELP_HELP = mark("CommandLine", "show this help")
_WRONG = mark("CommandLine", "{command} was called wrongly: {fault}.")

_FAULTS: tuple[tuple[str, Text], ...] = (
    ("the following arguments are required: (.*)", mark("CommandLine", "{command} needs {words}.")),
    ("unrecognized arguments: (.*)", mark("CommandLine", "{command} does not know “{words}”.")),
    (r"argument (\S+): expected one argument", mark("CommandLine", "{command}: {words} needs a value.")),
)
"""What argparse reports in English, and how it is said here; the rest is quoted as it is."""
