"""Random legal games of every game, checked.

``python tests/random_games.py 5000`` plays so many of each, the same ones whenever it is called, and prints a line a
game; exit status 1 where something does not hold.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kribbeln_desktop.games import GAMES


def main() -> int:
    """Play, print, and say whether all was well."""
    sys.path.append(str(Path(__file__).parent / "games"))
    from random_check import report

    parser = argparse.ArgumentParser(description="Plays random legal games of every game and checks them.")
    parser.add_argument("number", type=int, help="how many of each game")
    number: int = parser.parse_args().number
    if number < 1:
        parser.error("at least one game of each")
    return report(GAMES, number)


if __name__ == "__main__":
    sys.exit(main())
