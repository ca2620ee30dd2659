"""The end of a game on the felt: who won and how, places, names, points, and what now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kribbeln_desktop.core.texts import Text, say
from kribbeln_desktop.core.views import Standings
from kribbeln_desktop.printing.marks import MARKS, paint_mark
from kribbeln_desktop.printing.palette import COLOURS, Look
from kribbeln_desktop.widgets.actions import AGAIN_KEYS, native_keys
from kribbeln_desktop.widgets.standing_row import StandingRow
from kribbeln_desktop.widgets.table_button import Rank, TableButton
from kribbeln_desktop.widgets.table_words import FixedWords

CONFETTI = 40
CALM_MS = 700
"""So long a click counts as meant for what lay there before."""


class EndPanel(QWidget):
    """Standings with ties told as ties, and four ways on."""

    again_requested = Signal()
    new_requested = Signal()
    print_requested = Signal()
    review_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Standings, tuple[str, ...], str] | None = None
        self._rows: list[StandingRow] = []
        self._details: tuple[Text, ...] = ()
        self._points = 10.0
        self.title = FixedWords(self)
        self.reason = QLabel(self)
        self.reason.setWordWrap(True)
        self.reason.setTextFormat(Qt.TextFormat.PlainText)
        self.again = TableButton(Rank.MAIN, "", look, self)
        self.new = TableButton(Rank.SECOND, "", look, self)
        self.print = TableButton(Rank.SECOND, "", look, self)
        self.review = TableButton(Rank.SECOND, "", look, self)
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self.again.clicked.connect(lambda: self._ask(self.again_requested))
        self.new.clicked.connect(lambda: self._ask(self.new_requested))
        self.print.clicked.connect(self.print_requested)
        self.review.clicked.connect(self.review_requested)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        for button in (self.new, self.review, self.print):
            buttons.addWidget(button, 1)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.reason)
        column.addStretch(1)
        column.addLayout(self._list)
        column.addStretch(3)
        column.addWidget(self.again)
        column.addLayout(buttons)

    def show_standings(self, standings: Standings, names: tuple[str, ...], reason: str = "") -> None:
        """List the seats by place, under who won and how."""
        if (standings, names, reason) == self._shown:
            return
        if self._shown is None or self._shown[:2] != (standings, names):
            self._details = ()
        self._shown = (standings, names, reason)
        for row in self._rows:
            row.hide()
            row.deleteLater()
        order = self._order(standings)
        self._rows = [StandingRow(self) for _seat in order]
        for row, seat in zip(self._rows, order, strict=True):
            place = "" if len(names) == 1 else self.tr("{place}.").format(place=standings.places[seat])
            points = self._points_words(standings.points[seat], len(names))
            row.show_standing(place, names[seat], points, seat in standings.winners)
            self._list.addWidget(row)
        self._retranslate()
        self._tell_details()
        self.set_look(self._look)
        self.set_scale(self._points)

    def show_details(self, details: tuple[Text, ...]) -> None:
        """A few words more for each seat, in small print: its luck and skill."""
        self._details = details
        self._tell_details()

    def _tell_details(self) -> None:
        if self._shown is None or not self._details:
            return
        for row, seat in zip(self._rows, self._order(self._shown[0]), strict=True):
            row.show_detail(say(self._details[seat], QCoreApplication.translate))

    def _order(self, standings: Standings) -> list[int]:
        """The seats by place."""
        return sorted(range(len(standings.places)), key=lambda seat: (standings.places[seat], seat))

    def _points_words(self, points: int, seats: int) -> str:
        """Who practises alone gets a sum; it is worth no points."""
        if seats == 1:
            return str(points)
        told = self.tr("{points} point") if points == 1 else self.tr("{points} points")
        return told.format(points=points)

    def _ask(self, request: SignalInstance) -> None:
        """The second click of a double click on the last entry must not put the game away."""
        if not self._calm.isActive():
            request.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Qt."""
        super().showEvent(event)
        self._fit_buttons()
        self._calm.start()

    def _retranslate(self) -> None:
        self.again.key = native_keys(QKeySequence(AGAIN_KEYS))
        self.again.say(self.tr("Play again"))
        self.new.say(self.tr("New game"))
        self.print.say(self.tr("Print"))
        self.review.say(self.tr("Review"))
        if self._shown is not None:
            standings, names, reason = self._shown
            self.title.setText(self._title([names[seat] for seat in standings.winners], len(names)))
            self.reason.setText(reason)

    def _title(self, winners: list[str], seats: int) -> str:
        if seats == 1:
            return self.tr("Well played, {name}!").format(name=winners[0])
        if len(winners) == 1:
            return self.tr("{name} wins!").format(name=winners[0])
        *first, last = winners
        return self.tr("{names} and {name} win together!").format(names=", ".join(first), name=last)

    def changeEvent(self, event: QEvent) -> None:
        """Qt."""
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            shown, details, self._shown = self._shown, self._details, None
            self.show_standings(*shown)
            self.show_details(details)
        super().changeEvent(event)

    # -- looks

    def set_scale(self, points: float) -> None:
        """Use fonts around ``points``."""
        self._points = points
        self.title.set_font(self._font(2.5, True))
        self.reason.setFont(self._font(1.15, False))
        for row in self._rows:
            row.setFont(self._font(1.4, row.has_won))
        self.again.setFont(self._font(1.45, True))
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """Letters of one size in one row: those of the longest words."""
        buttons, font = (self.new, self.review, self.print), self._font(1.2, True)
        for button in buttons:
            button.setFont(font)
        font.setPointSizeF(min(button.fitted_points() for button in buttons))
        for button in buttons:
            button.setFont(font)

    def set_look(self, look: Look) -> None:
        """Use other colours."""
        self._look = look
        for button in (self.again, self.new, self.review, self.print):
            button.set_look(look)
        for row in self._rows:
            row.set_look(look)
        for label, ink in ((self.title, look.felt_ink), (self.reason, look.felt_faint_ink)):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), ink)
            label.setPalette(palette)
        self.update()

    def _font(self, factor: float, bold: bool) -> QFont:
        font = self.font()
        font.setPointSizeF(self._points * factor)
        font.setBold(bold)
        return font

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt."""
        super().resizeEvent(event)
        self._fit_buttons()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the six marks fall like confetti beside what is read; they lie still."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = QFontMetricsF(self._font(1.0, False)).height() * 1.05
        bottom = max(size * 4, float(self.again.y()) - 2 * size)
        read = [room.adjusted(-size, -size, size, size) for room in (self._words_room(), QRectF(self._list.geometry()))]
        for number in range(CONFETTI):
            x, y = (number * 0.618034 + 0.3) % 1.0, (number * 0.7548777) % 1.0
            at = QPointF(size + x * (self.width() - 2 * size), size * 0.7 + y**1.5 * bottom)
            if not any(room.contains(at) for room in read):
                self._paint_mark(painter, at, size, number, 0.95 - 0.6 * y)

    def _words_room(self) -> QRectF:
        """Where title and reason are read."""
        titled = QFontMetricsF(self.title.font()).horizontalAdvance(self.title.text())
        width = max(titled, QFontMetricsF(self.reason.font()).horizontalAdvance(self.reason.text()))
        return QRectF(self.title.geometry().united(self.reason.geometry())).intersected(
            QRectF(0, 0, width, self.height())
        )

    def _paint_mark(self, painter: QPainter, at: QPointF, size: float, number: int, opacity: float) -> None:
        motif = MARKS[number % len(MARKS)]
        colour = self._look.felt_ink if motif == "k" else QColor(COLOURS[motif]).lighter(125).name()
        painter.save()
        painter.translate(at)
        painter.rotate(number * 47.0)
        painter.setOpacity(opacity)
        paint_mark(painter, QRectF(-size / 2, -size / 2, size, size), motif, colour)
        painter.restore()
