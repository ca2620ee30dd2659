"""``kribbeln``: its commands, its exit statuses, and the one sentence that tells what was wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kribbeln_desktop.app import command_line
from kribbeln_desktop.app.command_answers import Voice
from kribbeln_desktop.app.command_line import COMMANDS, main
from kribbeln_desktop.app.command_parser import Command
from kribbeln_desktop.core.texts import plain
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS

Capture = pytest.CaptureFixture[str]

SIMULATE = ["simulate", "--game", "kribbeln", "--seats", "casual,beginner", "--games", "3", "--seed", "7"]
BOX_ODDS = {  # solvers 4.2
    "kniffel --box large-straight": (0.030864, 0.261095),
    "kniffel-kids --box two-pairs": (0.270062, 0.742419),
    "dice-duel --box flush": (0.0625, 0.648438),
}
PRINTED_ODDS = {"none o": 0.9725, "exactly-1-without y g": 0.7335, "all-different g o r": 0.8662, "any-4": 0.4565}


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KRIBBELN_DATA", str(tmp_path / "data"))


def answer(arguments: list[str], capsys: Capture) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.count("\n") == 1
    content = json.loads(printed.out)
    assert isinstance(content, dict)
    return content


def run(*arguments: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONUTF8": "1", **variables}
    command = [sys.executable, "-m", "kribbeln_desktop.app.command_line", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False)


UNDO = {"default": "strict", "choices": ["strict", "free"]}


def test_games_lists_everything_that_can_be_chosen(capsys: Capture) -> None:
    content = answer(["games"], capsys)
    assert content == {
        "games": [
            {
                "id": "kribbeln",
                "title": "Kribbeln",
                "seats": [1, 5],
                "options": {
                    "sheet": {"default": "1", "choices": ["1", "2", "3", "4", "5", "6", "own"]},
                    "rising": {"default": True, "choices": [True, False]},
                    "start": {"default": 0, "choices": [0, 1, 2, 3, 4]},
                    "dice-map": {"default": "1", "choices": ["1"]},
                    "undo": UNDO,
                },
                "levels": [level.id for level in LEVELS["kribbeln"]],
            },
            {
                "id": "kniffel",
                "title": "Kniffel",
                "seats": [1, 8],
                "options": {
                    "further-five": {"default": 50, "choices": [50, 100, 0]},
                    "start": {"default": 0, "choices": [0, 1, 2, 3, 4, 5, 6, 7, "roll-off"]},
                    "undo": UNDO,
                },
                "levels": [level.id for level in LEVELS["kniffel"]],
            },
            {
                "id": "kniffel-kids",
                "title": "Kniffel Kids",
                "seats": [1, 6],
                "options": {"start": {"default": 0, "choices": [0, 1, 2, 3, 4, 5]}, "undo": UNDO},
                "levels": [level.id for level in LEVELS["kniffel-kids"]],
            },
            {
                "id": "dice-duel",
                "title": "Kniffel Dice Duel",
                "seats": [1, 4],
                "options": {"undo": UNDO},
                "levels": [level.id for level in LEVELS["dice-duel"]],
            },
        ]
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_listed_choice_is_one_of_the_game(game: Any, capsys: Capture) -> None:
    listed = next(g for g in answer(["games"], capsys)["games"] if g["id"] == game.id)
    seats = listed["seats"][1]
    for key, option in listed["options"].items():
        assert option["default"] in option["choices"]
        for choice in option["choices"]:
            game.checked_options(seats, {key: choice, "tasks": ["no-2"] * 6})


def test_people_read_the_games(capsys: Capture) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "Kribbeln (kribbeln), 1 to 5 seats" in out
    assert "rising = true, false" in out


def test_simulation_answers_for_each_seat(capsys: Capture) -> None:
    content = answer(SIMULATE, capsys)
    assert list(content) == ["games", "seats", "seconds"]
    assert content["games"] == 3
    assert [seat["level"] for seat in content["seats"]] == ["casual", "beginner"]
    keys = ["level", "mean", "sd", "min", "max", "wins", "shared"]
    assert [list(seat) for seat in content["seats"]] == [keys, keys]
    assert sum(seat["wins"] for seat in content["seats"]) + content["seats"][0]["shared"] == 3


def test_the_same_seed_gives_the_same_figures_whatever_jobs_is(capsys: Capture) -> None:
    one, two = answer(SIMULATE, capsys), answer([*SIMULATE, "--jobs", "2"], capsys)
    assert one["seats"] == two["seats"]
    assert one["seats"] != answer([*SIMULATE[:-1], "8"], capsys)["seats"]


def test_simulation_takes_options(capsys: Capture) -> None:
    own = [
        "--option",
        "sheet=own",
        "--option",
        "tasks=any-4, no-2,none k b,most r,no-3,any-3",
        "--option",
        "rising=False",
    ]
    assert answer([*SIMULATE, *own], capsys)["seats"] != answer(SIMULATE, capsys)["seats"]


def test_people_read_the_figures(capsys: Capture) -> None:
    assert main(SIMULATE) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("3 games in ")
    headings = ["seat", "level", "mean", "deviation", "least", "most", "won", "alone", "shared", "rolls"]
    assert lines[2].split() == headings
    assert [line.split()[:2] for line in lines[3:]] == [["1", "casual"], ["2", "beginner"]]


@pytest.mark.parametrize("task", PRINTED_ODDS)
def test_odds_are_the_published_ones(task: str, capsys: Capture) -> None:
    content = answer(["odds", "--task", task], capsys)
    assert list(content) == ["one-roll", "three-rolls"]
    assert round(content["three-rolls"], 4) == PRINTED_ODDS[task]
    assert 0 < content["one-roll"] < content["three-rolls"]


@pytest.mark.parametrize("box", BOX_ODDS)
def test_odds_of_boxes_are_the_published_ones(box: str, capsys: Capture) -> None:
    content = answer(["odds", "--game", *box.split()], capsys)
    assert list(content) == ["one-roll", "three-rolls"]
    assert tuple(round(chance, 6) for chance in content.values()) == BOX_ODDS[box]


def test_people_read_the_odds_of_a_box(capsys: Capture) -> None:
    assert main(["odds", "--game", "kniffel", "--box", "full-house"]) == 0
    words, *chances = capsys.readouterr().out.splitlines()
    assert words.startswith("Full house")
    assert chances == ["in one roll      3.86 %", "in three rolls  36.29 %"]


def test_people_read_the_odds(capsys: Capture) -> None:
    assert main(["odds", "--task", "none k b"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "no black die and no blue die",
        "in one roll      8.78 %",
        "in three rolls  79.74 %",
    ]


BAD_ARGUMENTS = {
    "": "Please name a command: games, replay, review, verify, simulate, odds, pad, print.",
    "recount x": "There is no command “recount”; there are games, replay, review, verify, simulate, odds, pad, print.",
    "--json": "There is no command “--json”; there are games, replay, review, verify, simulate, odds, pad, print.",
    "replay": "kribbeln replay needs FILE.",
    "games --all": "kribbeln games does not know “--all”.",
    "games extra": "kribbeln games does not know “extra”.",
    "replay a b": "kribbeln replay does not know “b”.",
    "odds": "Please name either a task (--task) or a game and its box (--game and --box).",
    "odds --task": "kribbeln odds: --task needs a value.",
    "odds --task most --game kribbeln": "Please name either a task (--task) or a game and its box (--game and --box).",
    "odds --task any-5": "There is no task “any-5”.",
    "odds --game go --box ones": "There is no game “go”.",
    "odds --game kniffel": "Please name either a task (--task) or a game and its box (--game and --box).",
    "odds --box full-house": "Please name either a task (--task) or a game and its box (--game and --box).",
    "odds --game kniffel --box chance": (
        "Kniffel has no odds for “chance”, only for boxes with a yes or no: three-of-a-kind, four-of-a-kind, "
        "full-house, small-straight, large-straight, five-of-a-kind."
    ),
    "odds --game kniffel-kids --box duck": (
        "Kniffel Kids has no odds for “duck”, only for boxes with a yes or no: three-of-a-kind, two-pairs, full-house, "
        "five-different, five-of-a-kind."
    ),
    "odds --game dice-duel --box kniffel": (
        "Kniffel Dice Duel has no odds for “kniffel”, only for boxes with a yes or no: two-pairs, three-of-a-kind, "
        "small-straight, flush, full-house, four-of-a-kind, large-straight."
    ),
    "odds --game kribbeln --box t1": "Kribbeln has tasks instead of boxes: please use --task.",
    "simulate": "kribbeln simulate needs --game, --seats, --games.",
    "simulate --game go --seats casual --games 1": "There is no game “go”.",
    "simulate --game kribbeln --seats casual,hard --games 1": (
        "There is no level “hard” for the game “kribbeln”; it has beginner, casual, strong, best."
    ),
    "simulate --game kribbeln --seats casual, --games 1": (
        "There is no level “” for the game “kribbeln”; it has beginner, casual, strong, best."
    ),
    "simulate --game kribbeln --seats casual,casual,casual,casual,casual,casual --games 1": (
        "Kribbeln is for 1 to 5 seats, not 6."
    ),
    "simulate --game kribbeln --seats casual --games 0": "--games must be a whole number from 1 on, not “0”.",
    "simulate --game kribbeln --seats casual --games 1_0": "--games must be a whole number from 1 on, not “1_0”.",
    "simulate --game kribbeln --seats casual --games 1 --jobs x": "--jobs must be a whole number from 1 on, not “x”.",
    "simulate --game kribbeln --seats casual --games 1 --option sheet": "“sheet” is no option: write KEY=VALUE.",
    "simulate --game kribbeln --seats casual --games 1 --option a=1": (
        "The game “kribbeln” has no option “a”; it has sheet, rising, start, dice-map, undo."
    ),
    "simulate --game kribbeln --seats casual --games 1 --option rising=maybe": (
        "The option “rising” cannot be “maybe”; choose one of true, false."
    ),
    "simulate --game kribbeln --seats casual --games 1 --option sheet=own": "An own sheet needs a list of six tasks.",
    "simulate --game kribbeln --seats casual --games 1 --option start=0": (
        "The seats begin in turn here, so “start” cannot be chosen."
    ),
}


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS)
def test_bad_arguments_are_one_sentence_and_status_2(arguments: str, capsys: Capture) -> None:
    assert main(arguments.split()) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", BAD_ARGUMENTS[arguments] + "\n")


def test_help_names_every_command(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(f"  {command.name} " in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_explains_itself(command: Command, capsys: Capture) -> None:
    assert main([command.name, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Usage: kribbeln {command.name} ")
    assert "--json" in out


def test_version_is_told(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Kribbeln Desktop ")


def test_program_speaks_german_where_the_system_does() -> None:
    refused = run("replay", "nirgends.kribbeln", LC_ALL="de_AT.UTF-8", LANGUAGE="")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == "Es gibt keine Datei „nirgends.kribbeln“.\n"
    odds = run("odds", "--task", "none k b", LC_ALL="de_DE.UTF-8", LANGUAGE="")
    assert "79,74 %" in odds.stdout
    assert run("simulate", "--help", LC_ALL="de_DE.UTF-8", LANGUAGE="").stdout.startswith("Aufruf: kribbeln simulate")


def test_answers_for_programs_are_the_same_in_every_language() -> None:
    english, german = (run("games", "--json", LC_ALL=f"{name}.UTF-8", LANGUAGE="") for name in ("C", "de_DE"))
    assert english.stdout == german.stdout != ""


def test_numpy_and_qt_are_not_imported_without_need() -> None:
    program = (
        "import sys; from kribbeln_desktop.app.command_line import main; main(['games', '--json']);"
        "print([name for name in sys.modules if name in ('numpy', 'PySide6')])"
    )
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.splitlines()[-1] == "[]"


def test_reader_that_goes_away_is_no_fault() -> None:
    command = [sys.executable, "-m", "kribbeln_desktop.app.command_line", "games"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="nothing here is full by itself")
def test_output_that_cannot_be_written_is_told_in_one_sentence() -> None:
    command = [sys.executable, "-m", "kribbeln_desktop.app.command_line", "games", "--json"]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        printed = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    assert printed.returncode == 1
    assert printed.stderr.startswith("stdout could not be written (No space left on device).")
    assert printed.stderr.count("\n") == 1


def test_terminal_without_our_letters_reads_on() -> None:
    printed = run("pad", "--help", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="de_DE.UTF-8")
    assert (printed.returncode, printed.stderr) == (0, "")


def test_own_bug_is_one_sentence_and_in_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    def broken(_arguments: object) -> Any:
        raise ZeroDivisionError("inside")

    command = Command("games", plain("breaks"), lambda _group, _translate: None, broken)
    monkeypatch.setattr(command_line, "COMMANDS", (command,))
    assert main(["games"]) == 70
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    log = (tmp_path / "data" / "kribbeln.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError: inside" in log
    assert "Kribbeln Desktop" in log


def test_voice_writes_numbers_as_its_language_does() -> None:
    assert Voice("en").number(1234.5, 1) == "1,234.5"
    assert Voice("de").number(1234.5, 1) == "1.234,5"
