"""Kribbeln on one page: its rules in short, its sixteen symbols, its colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from kribbeln_desktop.core.reference import ROLLING, THE_END, WHO_BEGINS, YOUR_TURN, Grid, Line, Reference, Section
from kribbeln_desktop.core.sheet import Glyph
from kribbeln_desktop.core.texts import Text, mark, plain
from kribbeln_desktop.core.three_rolls import ROLLS
from kribbeln_desktop.games.kribbeln_rows import KRIBBEL_ROWS, OVER, X
from kribbeln_desktop.games.kribbeln_scores import rank_points
from kribbeln_desktop.games.kribbeln_tasks import COLOUR_NAMES, COLOURS, DICE, read_task

FEWEST = 2
"""Players of a game that is no practice."""
TIED = (30, 30, 20, 10, X)
"""Entries of a row with a tie."""

NAMED = {
    "none o": "rryggk",
    "none k b": "rroygg",
    "exactly-1 g": "grrobk",
    "exactly-2 r": "rroybk",
    "exactly-1-without y g": "yrrobk",
}
"""Tasks that name colours, and for each the colours of six dice that fulfil it."""
ANY = {
    "any-3": "bbbygr",
    "no-3": "oooogr",
    "two-pairs": "rrkkyb",
    "any-4": "kkkkrb",
    "three-colours": "yyyybk",
    "no-2": "gggrbk",
}
"""Tasks of any colours, likewise."""
COMPARED = {
    "more b g": "bbgrrk",
    "equal y b": "yybbrk",
    "different r k": "rooygg",
    "all-different g o r": "ggobbk",
    "most r": "rrrook",
}
"""Tasks that compare colours, likewise."""


def reference(most: int) -> Reference:
    """The page for a game of up to ``most`` players."""
    rules = (_turn(), _spaces(), _points(most), _start(), _end())
    return Reference(_AIM(dice=DICE, rows=OVER, least=FEWEST, most=most), rules, (_tasks(), _colours()))


def _turn() -> Section:
    return Section(YOUR_TURN, (Line(ROLLING(rolls=ROLLS)), Line(_MET_RULE, _MET), Line(_NOT_MET_RULE, _NOT_MET)))


def _spaces() -> Section:
    first, second, *last = (Glyph("disc", str(number)) for number in range(1, len(KRIBBEL_ROWS) + 1))
    more = Glyph("word", "↑")
    places = (
        Line(_ANY_TOTAL, symbol=(first,), area="red"),
        Line(_MORE, symbol=(second, more), area="yellow"),
        Line(_MORE_TWICE, symbol=tuple(chain.from_iterable((disc, more) for disc in last)), area="blue"),
    )
    return Section(
        _SPACES,
        (*places, Line(_SWITCH_RULE(rolls=ROLLS), _SWITCH), Line(_RISE_RULE, _RISE), Line(_ROW_RULE, _ROW)),
    )


def _points(most: int) -> Section:
    tied = Grid((_numbers(_TOTALS, ("X" if entry == X else entry for entry in TIED)), _numbers(_POINTS, _paid(TIED))))
    return Section(_POINTS, (Line(_POINTS_RULE), _ranks(most), Line(_TIE_RULE, _TIE), tied))


def _ranks(most: int) -> Grid:
    """The points by place for each number of players."""
    places = _numbers(_PLACE, range(1, most + 1))
    players = range(FEWEST, most + 1)
    rows = (_numbers(_PLAYERS(number=number), _paid(range(number, 0, -1))) for number in players)
    return Grid((places, *rows))


def _paid(entries: Sequence[int]) -> tuple[int, ...]:
    return rank_points(entries)


def _numbers(head: Text, numbers: Iterable[object]) -> tuple[Text, ...]:
    return (head, *(plain(str(number)) for number in numbers))


def _start() -> Section:
    return Section(WHO_BEGINS, (Line(_START_RULE), Line(_START_TIE_RULE, _TIE)))


def _end() -> Section:
    last = len(KRIBBEL_ROWS)
    return Section(THE_END, (Line(_END_RULE(rows=OVER, space=last)), Line(_BEGINNERS_RULE, _BEGINNERS)))


def _tasks() -> Section:
    """All kinds in three groups."""
    groups = ((_NAMED, NAMED), (_ANY, ANY), (_COMPARED, COMPARED))
    parts: list[Line] = [Line(_EXACTLY)]
    for name, tasks in groups:
        parts += (Line(lead=name), *(_task(text, dice) for text, dice in tasks.items()))
    return Section(_TASKS, tuple(parts))


def _task(text: str, dice: str) -> Line:
    task = read_task(text)
    return Line(task.words(), symbol=task.symbol(), example=tuple(Glyph("tile", c) for c in dice), area="plain")


def _colours() -> Section:
    tiles = (Line(COLOUR_NAMES[c], symbol=(Glyph("tile", c),), area="plain") for c in COLOURS)
    return Section(_COLOURS, (*tiles, Line(_DICE)), abreast=3)


_AIM = mark(
    "KribbelnPage",
    "{least}–{most} players, {dice} dice, {rows} rows. In each row all roll for the same task: fulfil it, and with "
    "more pips than the others.",
)
_MET = mark("KribbelnPage", "Fulfilled:")
_MET_RULE = mark(
    "KribbelnPage",
    "the total of all six dice goes into the row. No X, no Kribbel space: who does not want it must spoil the task by "
    "rolling on.",
)
_NOT_MET = mark("KribbelnPage", "Not fulfilled:")
_NOT_MET_RULE = mark("KribbelnPage", "cross the task out with an X, or switch to a Kribbel space.")
_SPACES = mark("KribbelnPage", "Kribbel spaces")
_ANY_TOTAL = mark("KribbelnPage", "takes any total")
_MORE = mark("KribbelnPage", "more than stands in space 1")
_MORE_TWICE = mark("KribbelnPage", "more than in all before; 3 is filled before 4")
_SWITCH = mark("KribbelnPage", "Switching:")
_SWITCH_RULE = mark(
    "KribbelnPage",
    "the total of a task that is not fulfilled may go into your first empty space of its colour (blue has two). Then "
    "try the task again at once, with all dice and {rolls} new rolls.",
)
_RISE = mark("KribbelnPage", "Rising:")
_RISE_RULE = mark(
    "KribbelnPage",
    "a total must be higher than every number in your own spaces before it. Equal is not enough, and an X counts for "
    "nothing.",
)
_ROW = mark("KribbelnPage", "A row of their own:")
_ROW_RULE = mark(
    "KribbelnPage",
    "after both tasks of its colour, all who have no entry there yet roll for the total alone. If it is high enough, "
    "it must be entered, else an X.",
)
_POINTS = mark("KribbelnPage", "Points")
_POINTS_RULE = mark(
    "KribbelnPage",
    "When a row is full, the highest total earns as many points as there are players, the next one less, and so "
    "on. An X earns 0. Subtotals run on.",
)
_PLACE = mark("KribbelnPage", "Place")
_PLAYERS = mark("KribbelnPage", "{number} players")
_TIE = mark("KribbelnPage", "Tie:")
_TIE_RULE = mark("KribbelnPage", "all who tie get the points of the lowest place they share.")
_TOTALS = mark("KribbelnPage", "Totals")
_START_RULE = mark(
    "KribbelnPage",
    "The oldest begins the first row, then it goes round clockwise. Each later row begins with the highest number in "
    "the line right above it, be it a total or a subtotal. An X is lower than any number.",
)
_START_TIE_RULE = mark("KribbelnPage", "roll one die each; the highest begins.")
_END_RULE = mark(
    "KribbelnPage",
    "After {rows} rows the most points win. Of those who tie, the higher number in Kribbel space {space} wins; if that "
    "is equal too, the victory is shared.",
)
_BEGINNERS = mark("KribbelnPage", "For beginners:")
_BEGINNERS_RULE = mark("KribbelnPage", "Kribbel spaces need not rise, so no X is written there. All else stays.")
_TASKS = mark("KribbelnPage", "Tasks")
_NAMED = mark("KribbelnPage", "Certain colours")
_ANY = mark("KribbelnPage", "Any colours")
_COMPARED = mark("KribbelnPage", "Colours compared")
_EXACTLY = mark(
    "KribbelnPage",
    "A number is always meant exactly: 2× is neither one nor three. At the right lie six dice that fulfil the task.",
)
_COLOURS = mark("KribbelnPage", "Colours and their marks")
_DICE = mark("KribbelnPage", "Each die has every colour once, and each number exists once in every colour.")
