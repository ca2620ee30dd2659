"""``kribbeln games``: which games there are, and what can be chosen in them."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping

from kribbeln_desktop.app.command_answers import Answer, UsageError, Voice
from kribbeln_desktop.app.command_parser import Arguments
from kribbeln_desktop.core.errors import InvalidOptionError
from kribbeln_desktop.core.game import UNDO_OPTION, Game, Option, OptionValue
from kribbeln_desktop.core.texts import Text, Translate, mark, plain, say
from kribbeln_desktop.games import GAMES
from kribbeln_desktop.players import LEVELS

_BESIDE: dict[tuple[str, str], list[OptionValue]] = {("kribbeln", "sheet"): ["own"]}
"""Choices that need another option as well (an own sheet its ``tasks``), so that no page offers them."""
_LISTS = ("tasks",)
"""Options that are lists of texts; on the command line a comma stands between them."""


def add_nothing(_group: Arguments, _translate: Translate) -> None:
    """The command takes no arguments of its own."""


def run_games(_arguments: Namespace) -> Answer:
    """List the games."""
    games = [
        {
            "id": game.id,
            "title": say(game.title),
            "seats": [game.seats[0], game.seats[-1]],
            "options": options_of(game),
            "levels": [level.id for level in LEVELS.get(game.id, ())],
        }
        for game in GAMES
    ]
    return Answer({"games": games}, _lines)


def options_of(game: Game) -> dict[str, dict[str, object]]:
    """The game's options by id, each with its ``default`` and its ``choices``; a seat counts from 0."""
    return {option.id: _option(game, option) for option in (*game.options, UNDO_OPTION)}


def _option(game: Game, option: Option) -> dict[str, object]:
    seats: list[OptionValue] = list(range(game.seats[-1])) if option.is_seat else []
    choices = [*seats, *(value for value, _title in option.choices)]
    return {"default": option.default, "choices": [*choices, *_BESIDE.get((game.id, option.id), [])]}


def read_options(game: Game, assignments: list[str]) -> Mapping[str, object]:
    """The options that ``KEY=VALUE`` arguments mean; ``UsageError`` where one is none."""
    options: dict[str, object] = {}
    for assignment in assignments:
        key, equals, text = assignment.partition("=")
        if not equals:
            raise UsageError(_NO_ASSIGNMENT(text=assignment))
        if key in _LISTS:
            options[key] = [part.strip() for part in text.split(",")]
        elif key in options_of(game):
            options[key] = _choice(game, key, text)
        else:
            raise UsageError(_NO_OPTION(game=game.id, option=key, known=", ".join(options_of(game))))
    return options


def _choice(game: Game, key: str, text: str) -> object:
    choices = options_of(game)[key]["choices"]
    assert isinstance(choices, list)
    for choice in choices:
        if text.casefold() == choice_text(choice):
            return choice
    raise InvalidOptionError(_NO_CHOICE(option=key, value=text, choices=", ".join(map(choice_text, choices))))


def choice_text(choice: OptionValue) -> str:
    """A choice as it is typed: ``true``, ``3``, ``strict``."""
    return choice if isinstance(choice, str) else json.dumps(choice)


def _lines(voice: Voice) -> Iterator[str]:
    for game in GAMES:
        yield voice.say(_GAME(title=game.title, id=game.id, least=game.seats[0], most=game.seats[-1]))
        yield voice.say(_LEVELS)
        for level in LEVELS.get(game.id, ()):
            yield "  " + voice.say(_LEVEL(id=level.id, strength=level.strength))
        yield voice.say(_OPTIONS)
        titles = {option.id: option.title for option in (*game.options, UNDO_OPTION)}
        for key, option in options_of(game).items():
            yield "  " + voice.say(_option_line(key, option, titles[key]))


def _option_line(key: str, option: Mapping[str, object], title: Text) -> Text:
    choices, default = option["choices"], option["default"]
    assert isinstance(choices, list)
    assert isinstance(default, OptionValue)
    typed = ", ".join(map(choice_text, choices))
    return _OPTION(key=key, choices=plain(typed), default=choice_text(default), title=title)


_GAME = mark("CommandLine", "{title} ({id}), {least} to {most} seats")
_LEVELS = mark("CommandLine", "Computer players:")
_LEVEL = mark("CommandLine", "{id}: {strength}")
_OPTIONS = mark("CommandLine", "Options:")
_OPTION = mark("CommandLine", "{key} = {choices} (usually {default}): {title}")
_NO_ASSIGNMENT = mark("CommandLine", "“{text}” is no option: write KEY=VALUE.")
_NO_OPTION = mark("CommandLine", "The game “{game}” has no option “{option}”; it has {known}.")
_NO_CHOICE = mark("CommandLine", "The option “{option}” cannot be “{value}”; choose one of {choices}.")
