"""What the levels are called, and how strong each is by measurement: the words that people read of them.

Figures of two seats are those of ``kribbeln simulate`` and, of the Duel's higher levels, ``bench_dice_duel.py``
(README, "Figures"), a shared victory counting for neither; means are of one seat alone, with the game's usual options.
"""

from __future__ import annotations

from kribbeln_desktop.core.texts import Text, mark

TITLES: dict[str, Text] = {
    "beginner": mark("Levels", "Beginner"),
    "casual": mark("Levels", "Casual"),
    "strong": mark("Levels", "Strong"),
    "optimum": mark("Levels", "Optimum"),
    "best": mark("Levels", "Best"),
}
"""By the ids of the levels, the weakest first."""

_WINS = mark("Levels", "Wins {won} % and loses {lost} % of games for two against “{other}”.")
_SCORES_AND_WINS = mark(
    "Levels", "Scores {points} points on average; wins {won} % and loses {lost} % of games for two against “{other}”."
)
_MOST_POINTS = mark("Levels", "Scores {points} points on average, the most there is, whatever the others have.")


def _measured(other: str, won: int, lost: int, points: int | None = None) -> Text:
    if points is None:
        return _WINS(won=won, lost=lost, other=TITLES[other])
    return _SCORES_AND_WINS(points=points, won=won, lost=lost, other=TITLES[other])


STRENGTHS: dict[str, dict[str, Text]] = {
    "kribbeln": {
        "beginner": _measured("casual", 30, 65),
        "casual": _measured("beginner", 65, 30),
        "strong": _measured("casual", 73, 25),
        "best": _measured("casual", 79, 20),
    },
    "kniffel": {
        "beginner": _measured("casual", 28, 72, points=184),
        "casual": _measured("beginner", 72, 28, points=214),
        "strong": _measured("casual", 62, 38, points=231),
        "optimum": _MOST_POINTS(points=250),
        "best": _measured("optimum", 51, 48),
    },
    "kniffel-kids": {
        "beginner": _measured("casual", 23, 73, points=28),
        "casual": _measured("beginner", 73, 23, points=33),
        "strong": _measured("casual", 49, 45, points=33),
        "best": _measured("casual", 55, 39, points=34),
    },
    "dice-duel": {
        "beginner": _measured("casual", 15, 83, points=663),
        "casual": _measured("beginner", 83, 15, points=843),
        "strong": _measured("casual", 52, 45, points=866),
        "best": _measured("casual", 56, 41, points=872),
    },
}
"""One sentence with a measured figure, by game and level."""
