"""A game's rules and symbols on one page, in columns, as large as they have room."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from kribbeln_desktop.core.game import Game
from kribbeln_desktop.core.texts import Translate, mark, say, untranslated
from kribbeln_desktop.printing.blocks import Block, joined, moved, paint_block, run_at, set_text
from kribbeln_desktop.printing.dice import paint_thrown
from kribbeln_desktop.printing.errors import TEXT_TOO_SMALL, TextTooSmallError
from kribbeln_desktop.printing.fonts import text_width
from kribbeln_desktop.printing.palette import PRINT, Look
from kribbeln_desktop.printing.paper import Page, Paper
from kribbeln_desktop.printing.reference_bands import Setting
from kribbeln_desktop.printing.reference_columns import three_columns, two_columns

POINT = 25.4 / 72
SMALLEST, LARGEST = 7.0, 11.6
"""Of the text, in points."""
STEP = 0.2
AIR = tuple(1 + step / 10 for step in range(11))
"""How many times the least space can lie between things."""
MARGIN = 0.052
"""As a part of the paper's shorter side."""
TITLE, SUBTITLE, AIM = 2.5, 1.15, 1.12
"""Sizes in ems of the text; so are the measures below."""
DIE, DIE_SIDE = 3.6, 0.84
"""From one die of the emblem to the next, and a die's part of that."""


@dataclass(frozen=True, slots=True)
class ReferenceLayout:
    """All of a page, with its upper left corner at the origin, in millimetres."""

    block: Block
    dice: tuple[QRectF, ...]
    """Where those of the emblem lie; they are turned a little."""
    text: float
    """Size of the text."""
    landscape: bool


def reference_page(
    game: Game,
    paper: Paper = Paper.A4,
    look: Look = PRINT,
    translate: Translate = untranslated,
    landscape: bool | None = None,
) -> Page:
    """The page of a game; ``landscape`` None is upright where that fits. ``TextTooSmallError`` on too small a paper."""
    layout = reference_layout(game, paper, translate, landscape)

    def draw(painter: QPainter, _size: QSizeF) -> None:
        paint_block(painter, layout.block, look)
        first, step = layout.dice[0], DIE * layout.text
        paint_thrown(painter, first.center(), first.width(), step, game.emblem, look)

    title = f"{say(game.title, translate)}: {say(RULES, translate)}"
    return Page(title, draw, paper, layout.landscape)


def reference_layout(
    game: Game, paper: Paper, translate: Translate = untranslated, landscape: bool | None = None
) -> ReferenceLayout:
    """See ``reference_page``."""
    for way in (False, True) if landscape is None else (landscape,):
        layout = _largest(game, paper.size(way), translate)
        if layout:
            return layout
    raise TextTooSmallError(TEXT_TOO_SMALL(paper=paper.value, size=round(SMALLEST)))


def _largest(game: Game, size: QSizeF, translate: Translate) -> ReferenceLayout | None:
    """The layout with the largest text that fits, None where not even the smallest does."""
    texts = [POINT * (SMALLEST + step * STEP) for step in range(round((LARGEST - SMALLEST) / STEP) + 1)]
    fitting = bisect_left(texts, True, key=lambda text: _fitted(game, size, translate, text) is None)
    if not fitting:
        return None
    text = texts[fitting - 1]
    airy = bisect_left(AIR, True, lo=1, key=lambda air: _fitted(game, size, translate, text, air) is None)
    return _fitted(game, size, translate, text, AIR[airy - 1])


def _fitted(game: Game, size: QSizeF, translate: Translate, text: float, air: float = 1.0) -> ReferenceLayout | None:
    """The layout with text of this size and so much air, None where it does not fit."""
    reference, landscape = game.reference(), size.width() > size.height()
    margin = MARGIN * min(size.width(), size.height())
    own = Setting(translate, text, size.width() - 2 * margin, air)
    bottom = size.height() - margin
    dice = _emblem(game, size.width() - margin, margin, text)
    head = moved(_head(game, own, (len(dice) * DIE + 1) * text), margin, margin)
    top = margin + max(head.height, DIE * text) + text
    columns = (three_columns if landscape else two_columns)(reference, own)
    if not (head.fits and columns.fits) or columns.height > bottom - top:
        return None
    block = joined((head, *columns.placed(margin, top, bottom)), size.height())
    return ReferenceLayout(block, dice, text, landscape)


def _head(game: Game, own: Setting, emblem: float) -> Block:
    """Title and subtitle on one baseline, the aim below, all of it beside the emblem."""
    title, subtitle, text = own.words(game.title), own.words(RULES), own.text
    baseline = TITLE * text * 0.8
    after = text_width(title, True) * TITLE * text + text
    aim = set_text(own.words(game.reference().aim), AIM * text, own.width - emblem, evenly=True)
    runs = (
        run_at(0, baseline, title, TITLE * text, bold=True),
        run_at(after, baseline, subtitle, SUBTITLE * text, faint=True),
    )
    top = baseline + 0.8 * text
    fits = all(run.box.right() <= own.width - emblem for run in runs)
    return joined((Block(0, runs, fits=fits), moved(aim, 0, top)), top + aim.height)


def _emblem(game: Game, right: float, top: float, text: float) -> tuple[QRectF, ...]:
    """The game's three faces at the upper right."""
    step, side = DIE * text, DIE * text * DIE_SIDE
    left = right - len(game.emblem) * step
    return tuple(QRectF(left + n * step + (step - side) / 2, top, side, side) for n in range(len(game.emblem)))


RULES = mark("Printing", "Rules and symbols")
