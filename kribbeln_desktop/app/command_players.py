"""``kribbeln simulate`` and ``kribbeln odds``: computers among themselves, and exact chances. Both need numpy."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kribbeln_desktop.app.command_answers import Answer, UsageError, Voice, table
from kribbeln_desktop.app.command_games import read_options
from kribbeln_desktop.app.command_numbers import whole_number
from kribbeln_desktop.app.command_parser import Arguments
from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import Text, Translate, mark, plain, say
from kribbeln_desktop.games import find_game

if TYPE_CHECKING:
    from kribbeln_desktop.players.odds import Odds
    from kribbeln_desktop.players.simulation import Simulation


def add_simulation(group: Arguments, translate: Translate) -> None:
    """Which computers play what, and how often."""
    group.add_argument("--game", metavar="ID", required=True, help=say(_GAME_HELP, translate))
    group.add_argument("--seats", metavar="LEVEL,LEVEL…", required=True, help=say(_SEATS_HELP, translate))
    games = whole_number("--games", 1)
    group.add_argument("--games", metavar="N", type=games, required=True, help=say(_GAMES_HELP, translate))
    group.add_argument("--seed", metavar="S", help=say(_SEED_HELP, translate))
    group.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=say(_OPTION_HELP, translate))
    jobs = whole_number("--jobs", 1)
    group.add_argument("--jobs", metavar="J", type=jobs, default=1, help=say(_JOBS_HELP, translate))


def run_simulation(arguments: Namespace) -> Answer:
    """Let computers play."""
    game = find_game(arguments.game)
    options = read_options(game, arguments.option)
    if "start" in options:
        raise UsageError(_START_IS_FIXED)
    levels = [level.strip() for level in arguments.seats.split(",")]
    from kribbeln_desktop.players.simulation import simulate

    found = simulate(game, levels, arguments.games, arguments.seed, options, arguments.jobs)
    return Answer(found.answer(), lambda voice: _figures(found, voice))


def _figures(found: Simulation, voice: Voice) -> Iterator[str]:
    headings = (_SEAT, _LEVEL, _MEAN, _SD, _MIN, _MAX, _WINS, _SHARED, _ROLLS)
    rows = [[voice.say(heading) for heading in headings]]
    for number, (seat, rolls) in enumerate(zip(found.seats, found.rolls, strict=True), 1):
        measured = (voice.number(seat.mean, 2), voice.number(seat.sd, 2))
        counted = map(voice.number, (seat.min, seat.max, seat.wins, seat.shared))
        rows.append([str(number), seat.level, *measured, *counted, voice.number(rolls, 2)])
    yield voice.say(_PLAYED(games=plain(voice.number(found.games)), seconds=plain(voice.number(found.seconds, 1))))
    yield ""
    yield from table(rows, left=2)


def add_odds(group: Arguments, translate: Translate) -> None:
    """The task, or the box of a game that has boxes."""
    group.add_argument("--task", metavar="TASK", help=say(_TASK_HELP, translate))
    group.add_argument("--game", metavar="ID", help=say(_BOX_GAME_HELP, translate))
    group.add_argument("--box", metavar="BOX", help=say(_BOX_HELP, translate))


def run_odds(arguments: Namespace) -> Answer:
    """The exact chance in one roll, and in three."""
    match arguments.task, arguments.game, arguments.box:
        case str(task), None, None:
            words, odds = _task(task)
        case None, str(game_id), str(box):
            words, odds = _box(find_game(game_id), box)
        case _:
            raise UsageError(_TASK_NEEDED)
    content: dict[str, object] = {"one-roll": odds.one_roll, "three-rolls": odds.three_rolls}
    return Answer(content, lambda voice: _odds_lines(words, odds, voice))


def _task(task: str) -> tuple[Text, Odds]:
    from kribbeln_desktop.games.kribbeln_tasks import read_task
    from kribbeln_desktop.players.odds import task_odds

    return read_task(task).words(), task_odds(task)


def _box(game: Game, box: str) -> tuple[Text, Odds]:
    """What the sheet says of the box, and its odds."""
    if not game.yes_or_no:
        raise UsageError(_NO_BOXES(game=game.title))
    from kribbeln_desktop.players.odds import box_odds

    odds = box_odds(game, box)
    rows = game.initial_state(game.seats[0], {}).sheet().rows
    return next(row.words for row in rows if row.id == box), odds


def _odds_lines(words: Text, odds: Odds, voice: Voice) -> Iterator[str]:
    yield voice.say(words)
    chances = ((_ONE_ROLL, odds.one_roll), (_THREE_ROLLS, odds.three_rolls))
    yield from table([[voice.say(label), f"{voice.number(100 * chance, 2)} %"] for label, chance in chances])


_GAME_HELP = mark("CommandLine", "the game’s id")
_SEATS_HELP = mark("CommandLine", "the level of each seat, with commas between them")
_GAMES_HELP = mark("CommandLine", "how many games to play")
_SEED_HELP = mark("CommandLine", "the same seed gives the same games")
_OPTION_HELP = mark("CommandLine", "an option of the game, such as sheet=3; may be given several times")
_JOBS_HELP = mark("CommandLine", "how many processes share the work")
_START_IS_FIXED = mark("CommandLine", "The seats begin in turn here, so “start” cannot be chosen.")
_PLAYED = mark("CommandLine", "{games} games in {seconds} seconds")
_SEAT = mark("CommandLine", "seat")
_LEVEL = mark("CommandLine", "level")
_MEAN = mark("CommandLine", "mean")
_SD = mark("CommandLine", "deviation")
_MIN = mark("CommandLine", "least")
_MAX = mark("CommandLine", "most")
_WINS = mark("CommandLine", "won alone")
_SHARED = mark("CommandLine", "shared")
_ROLLS = mark("CommandLine", "rolls")
_TASK_HELP = mark("CommandLine", "a task of Kribbeln, such as “none k b” or “exactly-1 g”")
_BOX_GAME_HELP = mark("CommandLine", "a game with boxes, by its id")
_BOX_HELP = mark("CommandLine", "a box of that game")
_NO_BOXES = mark("CommandLine", "{game} has tasks instead of boxes: please use --task.")
_TASK_NEEDED = mark("CommandLine", "Please name either a task (--task) or a game and its box (--game and --box).")
_ONE_ROLL = mark("CommandLine", "in one roll")
_THREE_ROLLS = mark("CommandLine", "in three rolls")
