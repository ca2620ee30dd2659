"""What the levels are called, and how strong each is by measurement: the words that people read of them.

Figures of two seats are those of ``kribbeln simulate`` (README, "Figures"), a shared victory counting for neither;
means are of one seat alone, with the game's usual options.
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

_WINS = mark("Levels", "Wins {share} % of games for two against “{other}”.")
_SCORES = mark("Levels", "Scores {points} points on average.")
_MOST_POINTS = mark("Levels", "Scores {points} points on average, the most there is, whatever the others have.")
_SCORES_AND_WINS = mark(
    "Levels", "Scores {points} points on average and wins {share} % of games for two against “{other}”."
)


def _measured(share: int, other: str, points: int | None = None) -> Text:
    if points is None:
        return _WINS(share=share, other=TITLES[other])
    return _SCORES_AND_WINS(points=points, share=share, other=TITLES[other])


STRENGTHS: dict[str, dict[str, Text]] = {
    "kribbeln": {
        "beginner": _measured(30, "casual"),
        "casual": _measured(65, "beginner"),
        "strong": _measured(66, "casual"),
        "best": _measured(76, "casual"),
    },
    "kniffel": {
        "beginner": _measured(28, "casual", 184),
        "casual": _measured(72, "beginner", 214),
        "strong": _SCORES(points=231),
        "optimum": _MOST_POINTS(points=250),
        "best": _measured(51, "optimum"),
    },
    "kniffel-kids": {
        "beginner": _measured(23, "casual", 28),
        "casual": _measured(73, "beginner", 33),
        "strong": _measured(49, "casual", 33),
        "best": _measured(55, "casual", 34),
    },
    "dice-duel": {
        "beginner": _measured(16, "casual", 664),
        "casual": _measured(82, "beginner", 854),
        "strong": _measured(55, "casual"),
        "best": _measured(57, "casual", 872),
    },
}
"""One sentence with a measured figure, by game and level."""
