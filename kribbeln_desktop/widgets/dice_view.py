"""The dice on the felt, a view of the dice model: those set aside in the tray above, the free ones below."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from PySide6.QtCore import (
    QAbstractItemModel,
    QEasingCurve,
    QEvent,
    QModelIndex,
    QPropertyAnimation,
    QRect,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.core.views import TrayDie
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.dice_model import DieRole
from kribbeln_desktop.widgets.dice_places import DiceRooms, Place, places
from kribbeln_desktop.widgets.die_button import REST_ANGLES, DieButton
from kribbeln_desktop.widgets.motion import is_motion_reduced

LARGEST = 250
"""Pixels of a die's widget."""
MOVE_MS = 130


class DiceView(QWidget):
    """Shows a dice model whose dice lie still, and asks to set dice aside."""

    die_toggle_requested = Signal(int)
    """A position, from 1."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model: QAbstractItemModel | None = None
        self._dice: list[DieButton] = []
        self._thrown: frozenset[int] = frozenset()
        self._places: list[Place] = []
        self._from: dict[int, QRect] = {}
        self._tumbling: frozenset[int] = frozenset()
        self._moves: dict[int, QPropertyAnimation] = {}
        self._are_dice_shown = True
        self._has_aside = False
        self._why_not = ""
        self.move_ms = MOVE_MS
        self._rooms = DiceRooms(QSizeF(self.size()), 6, LARGEST)
        self.setMinimumSize(300, 190)

    # -- the model

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show ``model`` from now on."""
        self.finish()
        if self._model is not None:
            with suppress(RuntimeError):  # it has gone with its table
                self._model.modelReset.disconnect(self._on_model_reset)
                self._model.dataChanged.disconnect(self._on_data_changed)
        self._model = model
        model.modelReset.connect(self._on_model_reset)
        model.dataChanged.connect(self._on_data_changed)
        self._on_model_reset()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for die in self._dice:
            die.set_look(look)
        self.update()

    def buttons(self) -> list[DieButton]:
        """The dice, by position."""
        return list(self._dice)

    def set_why_not(self, reason: str) -> None:
        """Why no die can be set aside or brought back now; empty where they can."""
        self._why_not = reason
        for die in self._dice:
            if die.why_not != reason:
                die.set_why_not(reason)

    def set_advised(self, positions: Collection[int]) -> None:
        """Mark the dice that are better kept, and no others."""
        for die in self._dice:
            die.set_advised(die.position in positions)

    def show_dice(self, are_shown: bool) -> None:
        """Hide the dice while something else lies there."""
        if are_shown != self._are_dice_shown:
            self._are_dice_shown = are_shown
            for die in self._dice:
                die.setVisible(are_shown)
            self.update()

    def _on_model_reset(self) -> None:
        assert self._model is not None
        self.finish()
        self._moves.clear()  # they go with their dice
        for die in self._dice:
            die.hide()
            die.deleteLater()
        self._dice = [self._new_die(row + 1) for row in range(self._model.rowCount())]
        self._thrown = self._fresh()
        self._place_all()
        for die in self._dice:
            self._refresh(die, animated=False)

    def _new_die(self, position: int) -> DieButton:
        die = DieButton(position, self._look, self)
        die.clicked.connect(lambda: self.die_toggle_requested.emit(position))
        die.set_why_not(self._why_not)
        die.setVisible(self._are_dice_shown)
        return die

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """The dice that changed; all of them where others were thrown, as they lie elsewhere then."""
        thrown = self._fresh()
        rows = range(first.row(), last.row() + 1)
        if thrown != self._thrown:
            self._thrown = thrown
            self._from = {die.position: die.geometry() for die in self._dice}
            QTimer.singleShot(0, self._from.clear)
            self._place_all()
            rows = range(len(self._dice))
        for row in rows:
            self._refresh(self._dice[row], animated=self.isVisible())

    def _fresh(self) -> frozenset[int]:
        assert self._model is not None
        rows = range(self._model.rowCount())
        return frozenset(row + 1 for row in rows if self._model.index(row, 0).data(DieRole.FRESH))

    def _refresh(self, die: DieButton, animated: bool) -> None:
        assert self._model is not None
        index = self._model.index(die.position - 1, 0)
        die.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        is_aside = bool(index.data(DieRole.SET_ASIDE))
        moved = is_aside != die.isChecked()
        die.setChecked(is_aside)
        die.set_fresh(bool(index.data(DieRole.FRESH)))
        self._place(die, animated and moved)
        self._show(die)
        has_aside = any(die.isChecked() for die in self._dice)
        if has_aside != self._has_aside:
            self._has_aside = has_aside
            self.update(self._rooms.tray.toAlignedRect())

    def finish(self) -> None:
        """Let falling dice lie at once."""

    def _show(self, die: DieButton) -> None:
        """Show the face, and how the die lies."""
        lying = self._tray_die(die.position)
        die.show_face(lying.face, rest_angle(die) if lying.face else 0.0)

    def _tray_die(self, position: int) -> TrayDie:
        assert self._model is not None
        die = self._model.index(position - 1, 0).data(DieRole.DIE)
        assert isinstance(die, TrayDie)
        return die

    # -- where they lie

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Qt."""
        self._place_all()
        for die in self._dice:
            self._place(die, animated=False)

    def _place_all(self) -> None:
        self._rooms = DiceRooms(QSizeF(self.size()), len(self._dice), LARGEST)
        self._places = places(len(self._dice), self._thrown)

    def _goal(self, die: DieButton) -> QRect:
        if die.isChecked():
            return self._rooms.in_tray(die.position)
        return self._rooms.on_felt(self._places[die.position - 1])

    def _place(self, die: DieButton, animated: bool) -> None:
        if die.position in self._tumbling:
            return
        goal = self._goal(die)
        move = self._moves.pop(die.position, None)
        if move is not None:
            move.stop()
        if not animated or self.move_ms == 0 or is_motion_reduced() or not die.isVisible():
            die.setGeometry(goal)
            return
        move = QPropertyAnimation(die, b"geometry", die)
        move.setDuration(self.move_ms)
        move.setEasingCurve(QEasingCurve.Type.OutCubic)
        move.setEndValue(goal)
        self._moves[die.position] = move
        move.start()

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the tray."""
        if not self._are_dice_shown:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tray = self._rooms.tray
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.tray))
        painter.drawRoundedRect(tray, 12, 12)
        painter.setPen(QColor(self._look.felt_faint_ink))
        painter.setFont(self._caption_font())
        if self._has_aside:
            at_top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            painter.drawText(tray.adjusted(14, tray.height() * 0.045, -14, 0), at_top, self.tr("Set aside"))
        else:
            painter.drawText(tray, Qt.AlignmentFlag.AlignCenter, self.tr("Dice that are set aside lie here"))

    def _caption_font(self) -> QFont:
        font = self.font()
        font.setPixelSize(max(10, min(round(self._rooms.tray.height() * 0.105), 17)))
        return font


def rest_angle(die: DieButton) -> float:
    """How it lies, in degrees: straight in the tray."""
    return 0.0 if die.isChecked() else REST_ANGLES[(die.position - 1) % len(REST_ANGLES)]
