"""Dice that fall: a roll is one animated property, ``progress``; everything a die does follows from it."""

from __future__ import annotations

from PySide6.QtCore import Property, QPoint, QPropertyAnimation, QRect, Signal
from PySide6.QtWidgets import QWidget

from kribbeln_desktop.printing.palette import Look
from kribbeln_desktop.widgets.dice_view import DiceView, rest_angle
from kribbeln_desktop.widgets.die_button import DieButton
from kribbeln_desktop.widgets.motion import is_motion_reduced
from kribbeln_desktop.widgets.tumble import pose


class DiceArea(DiceView):
    """The dice of a table: they lie, are set aside, and tumble."""

    landed = Signal()
    """The dice lie still again."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._starts: dict[int, QRect] = {}
        self._progress = 1.0
        self._fall = QPropertyAnimation(self, b"progress", self)
        self._fall.finished.connect(self._on_landed)

    # -- the fall

    def tumble(self, positions: tuple[int, ...], milliseconds: int) -> None:
        """Let these dice fall; 0 milliseconds, or a wish for less motion, show them at once."""
        self.finish()
        if milliseconds <= 0 or is_motion_reduced() or not self.isVisible():
            self.landed.emit()
            return
        self._tumbling = frozenset(positions)
        falling = [self._dice[position - 1] for position in positions]
        self._starts = {die.position: self._from.get(die.position, die.geometry()) for die in falling}
        for die in falling:
            die.raise_()
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
            self._place(die, animated=False)
            self._show(die)
            die.raise_()  # in their order again, which is the order of readers
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
        """Where and how the die is at this moment of the fall."""
        if die.position not in self._tumbling:
            super()._show(die)
            return
        lying = self._tray_die(die.position)
        now = pose(self._progress, die.position, lying.faces, lying.face)
        room = QRect(self._goal(die))
        hand = QPoint(self.width() // 2, round(self.height() * 1.02))
        room.moveCenter(now.between(self._starts[die.position].center(), hand, room.center()))
        die.setGeometry(room)
        die.show_face(now.face, rest_angle(die) + now.spin, now.lift)
