"""The dice on the felt: those set aside in the tray above, the free ones below, each in its own column.

A view of the dice model. A roll is one animated property, ``progress``; everything a die does follows from it.
"""

from __future__ import annotations

from PySide6.QtCore import Property, QAbstractItemModel, QEasingCurve, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.core.game import TrayDie
from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.table.dice_model import DieRole
from kribbeln_desktop.widgets.die_button import REST_ANGLES, DieButton

TRAY = 0.34
"""The tray's part of the height."""
LARGEST = 240
"""Pixels of a die's widget."""
MOVE_MS = 130
FACES_SHOWN = 7
"""How many faces flash by while a die tumbles."""


class DiceArea(QWidget):
    """Shows a dice model and asks to set dice aside."""

    die_toggle_requested = Signal(int)
    """A position, from 1."""
    landed = Signal()
    """The dice lie still again."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model: QAbstractItemModel | None = None
        self._dice: list[DieButton] = []
        self._tumbling: frozenset[int] = frozenset()
        self._progress = 1.0
        self.move_ms = MOVE_MS
        self._fall = QPropertyAnimation(self, b"progress", self)
        self._fall.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fall.finished.connect(self._on_landed)
        self.setMinimumSize(300, 190)

    # -- the model

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show ``model`` from now on."""
        if self._model is not None:
            self._model.disconnect(self)
        self._model = model
        model.modelReset.connect(self._on_model_reset)
        model.dataChanged.connect(self._on_data_changed)
        self._on_model_reset()

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for die in self._dice:
            die.look = look
        self.update()

    def _on_model_reset(self) -> None:
        assert self._model is not None
        self.finish()
        for die in self._dice:
            die.deleteLater()
        self._dice = [self._new_die(row + 1) for row in range(self._model.rowCount())]
        self._refresh(animated=False)

    def _new_die(self, position: int) -> DieButton:
        die = DieButton(position, self._look, self)
        die.clicked.connect(lambda: self.die_toggle_requested.emit(position))
        die.show()
        return die

    def _on_data_changed(self) -> None:
        self._refresh(animated=self.isVisible())

    def _refresh(self, animated: bool) -> None:
        assert self._model is not None
        for row, die in enumerate(self._dice):
            index = self._model.index(row, 0)
            die.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
            die.setToolTip(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
            is_aside = bool(index.data(DieRole.SET_ASIDE))
            moved = is_aside != die.isChecked()
            die.setChecked(is_aside)
            die.set_fresh(bool(index.data(DieRole.FRESH)))
            die.setEnabled(bool(index.data(DieRole.MAY_CHOOSE)) or die.face is not None)
            self._place(die, animated and moved)
            self._show(die)

    def _tray_die(self, position: int) -> TrayDie:
        assert self._model is not None
        die = self._model.index(position - 1, 0).data(DieRole.DIE)
        assert isinstance(die, TrayDie)
        return die

    # -- where they lie

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Qt."""
        for die in self._dice:
            self._place(die, animated=False)

    def _place(self, die: DieButton, animated: bool) -> None:
        goal = self._room(die.position, die.isChecked())
        if not animated or self.move_ms == 0:
            die.setGeometry(goal)
            return
        move = QPropertyAnimation(die, b"geometry", die)
        move.setDuration(self.move_ms)
        move.setEasingCurve(QEasingCurve.Type.OutCubic)
        move.setEndValue(goal)
        move.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)

    def _room(self, position: int, is_aside: bool) -> QRect:
        """The die's rectangle: its column never changes; free dice lie in two rows, so that they can be large."""
        column = self.width() / max(1, len(self._dice))
        tray = self.height() * TRAY
        free = self.height() - tray
        if is_aside:
            edge, middle = min(column * 1.06, tray * 0.96, LARGEST), tray / 2
        else:
            edge = min(column * 1.62, free * 0.53, LARGEST)
            row = position % 2
            middle = tray + free / 2 + (0.5 - row) * min(free - edge, edge * 1.04)
        left = (position - 0.5) * column - edge / 2
        left = min(max(left, 0), self.width() - edge)
        return QRectF(left, middle - edge / 2, edge, edge).toRect()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.tray))
        painter.drawRoundedRect(QRectF(0, 0, self.width(), self.height() * TRAY), 12, 12)
        if not any(die.isChecked() for die in self._dice):
            painter.setPen(QColor(self._look.felt_faint_ink))
            room = QRectF(0, 0, self.width(), self.height() * TRAY)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.tr("Dice set aside lie here"))

    # -- the fall

    def tumble(self, positions: tuple[int, ...], milliseconds: int) -> None:
        """Let these dice fall; 0 milliseconds show them at once."""
        self.finish()
        self._tumbling = frozenset(positions)
        if milliseconds <= 0:
            self._on_landed()
            return
        self._fall.setDuration(milliseconds)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.start()

    def is_tumbling(self) -> bool:
        """Whether dice are falling now."""
        return bool(self._tumbling)

    def finish(self) -> None:
        """Let falling dice lie at once."""
        if self._tumbling:
            self._fall.stop()
            self._on_landed()

    def _on_landed(self) -> None:
        self._tumbling = frozenset()
        self._progress = 1.0
        for die in self._dice:
            self._show(die)
        self.landed.emit()

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        for die in self._dice:
            if die.position in self._tumbling:
                self._show(die)

    progress = Property(float, _get_progress, _set_progress)

    def _show(self, die: DieButton) -> None:
        lying = self._tray_die(die.position)
        angle = 0.0 if die.isChecked() else REST_ANGLES[(die.position - 1) % len(REST_ANGLES)]
        if die.position not in self._tumbling or self._progress >= 1.0:
            die.show_face(lying.face, angle if lying.face else 0.0)
            return
        left = 1.0 - self._progress
        flashed = int(self._progress * FACES_SHOWN) + die.position
        face = lying.face if left < 0.12 else lying.faces[flashed * 5 % len(lying.faces)]
        spin = (1, -1)[die.position % 2] * 400 * left
        bounce = abs((left * (2 + die.position % 3)) % 1 - 0.5) * 0.28 * left
        die.show_face(face, angle + spin, bounce)
