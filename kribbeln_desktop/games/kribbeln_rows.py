"""Kribbeln's printed sheet: its rows and areas, what stands in a cell, and the three decisions that write there."""

from __future__ import annotations

from kribbeln_desktop.core.actions import Decision

X = 0
"""An X in a cell. No total is 0, so an X is below every number (R26, R34)."""

ROW_IDS = ("t1", "t2", "k1", "t3", "t4", "k2", "t5", "t6", "k3", "k4")
OVER = len(ROW_IDS)
TASK_OF_ROW = {0: 0, 1: 1, 3: 2, 4: 3, 6: 4, 7: 5}
"""Row index to the task's place on the sheet; the other rows are Kribbel rows."""
KRIBBEL_ROWS = (2, 5, 8, 9)
AREAS = ((0, 3), (3, 6), (6, OVER))
"""First row and end of the red, yellow and blue area; a subtotal follows each, the last one the final score."""

ENTER = Decision("enter")
CROSS = Decision("cross")
SWITCH = Decision("switch")

Entry = int | None
"""A total, ``X``, or None while the cell is empty."""
Rows = tuple[tuple[Entry, ...], ...]
"""Ten rows of one entry a seat."""
