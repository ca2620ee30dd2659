"""How strong Kribbeln's levels are: one seat against casual or strong ones, on each sheet and at each table.

``python tests/benchmarks/kribbeln_strengths.py --jobs 2`` plays every cell that its file of results has not yet, then
prints the tables; cells can be chosen (``--sheets 1,3 --seats 2 --pairs best:casual``) and played in parts. A cell is
``kribbeln simulate --game kribbeln --seats best,casual… --option sheet=N`` with the seed ``strengths``; who begins goes
round. The share in the victories counts a shared one as a half.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from kribbeln_desktop.games import find_game
from kribbeln_desktop.players.simulation import simulate

PAIRS = ("best:casual", "best:strong", "strong:casual")
SEED = "strengths"


def main() -> None:
    """Play what is missing and print what is known."""
    arguments = _parser().parse_args()
    found = _read(arguments.results)
    sheets, seats, pairs = (value.split(",") for value in (arguments.sheets, arguments.seats, arguments.pairs))
    for count, pair, sheet in product(map(int, seats), pairs, sheets):
        if (pair, count, sheet) not in found:
            cell = _play(pair, count, sheet, arguments.games, arguments.jobs)
            with arguments.results.open("a", encoding="utf-8") as results:
                results.write(json.dumps(cell) + "\n")
            print(f"{pair}, {count} seats, sheet {sheet}: {_told(cell)}, {cell['seconds']:.0f} s", flush=True)
    print("\n".join(_tables(_read(arguments.results))))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games a cell")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--sheets", default="1,2,3,4,5,6")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--pairs", default=",".join(PAIRS), help="level:level of all others")
    parser.add_argument("--results", type=Path, default=Path("kribbeln_strengths.jsonl"), help="cells that are done")
    return parser


Cell = dict[str, Any]
Cells = dict[tuple[str, int, str], Cell]


def _play(pair: str, seats: int, sheet: str, games: int, jobs: int) -> Cell:
    one, others = pair.split(":")
    found = simulate(find_game("kribbeln"), [one, *[others] * (seats - 1)], games, SEED, {"sheet": sheet}, jobs)
    first = found.seats[0]
    key = {"pair": pair, "seats": seats, "sheet": sheet}
    return {**key, "games": games, "wins": first.wins, "shared": first.shared, "seconds": found.seconds}


def _read(results: Path) -> Cells:
    if not results.exists():
        return {}
    cells = map(json.loads, results.read_text(encoding="utf-8").splitlines())
    return {(cell["pair"], cell["seats"], cell["sheet"]): cell for cell in cells}


def _share(cell: Cell) -> tuple[float, float]:
    """The share in the victories and its standard error."""
    games, wins, shared = cell["games"], cell["wins"], cell["shared"]
    share = (wins + shared / 2) / games
    return share, math.sqrt(((wins + shared / 4) / games - share**2) / games)


def _told(cell: Cell) -> str:
    share, error = _share(cell)
    return f"{100 * share:.1f} ± {100 * error:.1f} % ({100 * cell['wins'] / cell['games']:.1f} % alone)"


def _tables(cells: Cells) -> Iterator[str]:
    for pair in dict.fromkeys(pair for pair, _seats, _sheet in cells):
        yield f"\n{pair.replace(':', ' against ')}: share in the victories ± standard error (won alone)\n"
        sheets = sorted({sheet for each, _seats, sheet in cells if each == pair})
        yield f"| seats | {' | '.join(f'sheet {sheet}' for sheet in sheets)} | mean |"
        yield "|" + " --- |" * (len(sheets) + 2)
        for seats in sorted({count for each, count, _sheet in cells if each == pair}):
            row = [cells[pair, seats, sheet] for sheet in sheets if (pair, seats, sheet) in cells]
            told = [_told(cells[pair, seats, sheet]) if (pair, seats, sheet) in cells else "" for sheet in sheets]
            yield f"| {seats} | {' | '.join(told)} | {_mean(row)} |"


def _mean(row: list[Cell]) -> str:
    shares = [_share(cell) for cell in row]
    error = math.sqrt(sum(error**2 for _share_, error in shares)) / len(row)
    return f"{100 * sum(share for share, _error in shares) / len(row):.1f} ± {100 * error:.1f} %"


if __name__ == "__main__":
    main()
