"""``kribbeln``: the program without a window, for scripts, tests and people who like a terminal."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
from collections.abc import Sequence

from kribbeln_desktop import __version__
from kribbeln_desktop.app.command_answers import (
    Answer,
    FileRefusedError,
    UsageError,
    Voice,
    complain,
    make_patient,
    table,
)
from kribbeln_desktop.app.command_games import add_nothing, run_games
from kribbeln_desktop.app.command_paper import add_pad, add_print, run_pad, run_print
from kribbeln_desktop.app.command_parser import PROGRAM, Command, parse
from kribbeln_desktop.app.command_players import add_odds, add_simulation, run_odds, run_simulation
from kribbeln_desktop.app.command_records import add_file, run_replay, run_verify
from kribbeln_desktop.app.command_review import run_review
from kribbeln_desktop.core.errors import KribbelnError, ResourceError
from kribbeln_desktop.core.files import fault_of
from kribbeln_desktop.core.header import RecordError
from kribbeln_desktop.core.texts import Translate, mark, untranslated
from kribbeln_desktop.printing.errors import CANNOT_WRITE, WriteError

DONE, REFUSED, BAD_ARGUMENTS = 0, 1, 2
OWN_BUG = 70
INTERRUPTED = 130

FILE_FAULTS = (FileRefusedError, RecordError, ResourceError, WriteError)

COMMANDS = (
    Command("games", mark("CommandLine", "lists the games, their options and levels"), add_nothing, run_games),
    Command("replay", mark("CommandLine", "checks a record and prints its score sheet"), add_file, run_replay),
    Command("review", mark("CommandLine", "tells what each decision cost against the best play"), add_file, run_review),
    Command("verify", mark("CommandLine", "checks the drawn dice against the revealed seed"), add_file, run_verify),
    Command("simulate", mark("CommandLine", "lets computer players play"), add_simulation, run_simulation),
    Command("odds", mark("CommandLine", "tells the exact chance of a task or a box"), add_odds, run_odds),
    Command("pad", mark("CommandLine", "prints a page of blank sheets as PDF"), add_pad, run_pad),
    Command("print", mark("CommandLine", "prints the filled sheet of a record as PDF"), add_print, run_print),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``kribbeln`` (by default with the process's own arguments); the exit status as the README lists them."""
    multiprocessing.freeze_support()
    make_patient(sys.stdout)
    make_patient(sys.stderr)
    voice = Voice()
    try:
        return _run(sys.argv[1:] if arguments is None else arguments, voice)
    except KribbelnError as error:
        complain(error.text, voice)
        return REFUSED if isinstance(error, FILE_FAULTS) else BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return DONE
    except Exception as error:  # a bug of ours: one sentence for people, the traceback for the log
        return _bug(error, voice)


def _run(arguments: Sequence[str], voice: Voice) -> int:
    first = arguments[0] if arguments else ""
    if first in ("-h", "--help"):
        print("\n".join(_help(voice)))
        return DONE
    if first == "--version":
        print(f"Kribbeln Desktop {__version__}")
        return DONE
    command = _command(first)
    asks_help = not {"-h", "--help"}.isdisjoint(arguments)
    translate: Translate = voice.translate if asks_help else untranslated
    try:
        wanted = parse(command, arguments[1:], translate)
    except SystemExit:  # argparse has printed the help
        return DONE
    _print(command.run(wanted), wanted.json, voice)
    return DONE


def _command(name: str) -> Command:
    for command in COMMANDS:
        if command.name == name:
            return command
    known = ", ".join(command.name for command in COMMANDS)
    raise UsageError(_NO_COMMAND(command=name, known=known) if name else _COMMAND_NEEDED(known=known))


def _print(answer: Answer, as_json: bool, voice: Voice) -> None:
    lines = [json.dumps(answer.content)] if as_json else answer.lines(voice)
    words = "\n".join(lines)
    try:
        print(words, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        _let_go_of_output()
        raise WriteError(CANNOT_WRITE(file="stdout", fault=fault_of(error))) from error


def _help(voice: Voice) -> list[str]:
    commands = [[f"  {command.name}", voice.say(command.summary)] for command in COMMANDS]
    return [voice.say(_ABOUT), "", *table(commands, left=2), "", voice.say(_MORE(program=PROGRAM))]


def _let_go_of_output() -> None:
    """Nobody takes our output any more; Python must not complain about it at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bug(error: Exception, voice: Voice) -> int:
    """A fault of ours: logged, and one sentence for the person."""
    from kribbeln_desktop.app import faults, folders

    handler = faults.open_log(folders.log_file())
    faults.log_fault(type(error), error)
    faults.close_log(handler)
    complain(faults.sentence(folders.log_file()), voice)
    return OWN_BUG


_ABOUT = mark("CommandLine", "Kribbeln without a window. The commands:")
_MORE = mark("CommandLine", "“{program} COMMAND --help” tells more about one of them.")
_COMMAND_NEEDED = mark("CommandLine", "Please name a command: {known}.")
_NO_COMMAND = mark("CommandLine", "There is no command “{command}”; there are {known}.")

if __name__ == "__main__":
    sys.exit(main())
