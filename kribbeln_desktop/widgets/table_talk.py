"""What is said at the table: the line of events, and what a screen reader hears."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from kribbeln_desktop.core.actions import Decision, Show
from kribbeln_desktop.core.texts import Text
from kribbeln_desktop.table.table import GameTable
from kribbeln_desktop.table.words import words
from kribbeln_desktop.widgets.panel_words import head_words

Said = Text | str
"""A text is said again when the language changes."""
MOST_TOLD = 4
"""So many of the newest decisions stay readable together."""


class TableTalk(QObject):
    """Turns facts into one line, which stays until there is something new, and into announcements.

    Computers' decisions in a row stay together, so that nobody misses what happened since the own turn. What dice show
    is not told in the line, as they lie there; it is announced once they lie still, with how they stand.
    """

    def __init__(self, tell: Callable[..., None], announce: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._show, self._announce = tell, announce
        self._table: GameTable | None = None
        self._line: tuple[Said, ...] = ()
        self._decisions: list[Text] = []
        self._rolled = ""
        self._seat: int | None = None

    def follow(self, table: GameTable) -> None:
        """Say what happens at this table from now on; the caller has let go of the one before."""
        self._table = table
        table.narrated.connect(self._on_narrated)
        table.refused.connect(self.say)
        table.failed.connect(self.say)
        table.informed.connect(self._on_informed)
        self._decisions, self._rolled, self._seat = [], "", None
        self._tell()

    def retranslate(self) -> None:
        """Say the line again; a reason that came as words of the language before goes."""
        if any(isinstance(said, str) for said in self._line):
            self._line = tuple(self._decisions)
        self._tell(*self._line)

    def _tell(self, *line: Said) -> None:
        self._line = line
        self._show(*map(self._words, line))

    def _words(self, said: Said) -> str:
        return words(said, self._table.names if self._table else ())

    def _on_narrated(self, sentence: Text) -> None:
        """Something was done, or taken back."""
        table = self._table
        assert table is not None
        steps = table.record.steps
        newest = steps[-1].action if steps else None
        is_undone = table.record.lines[-1:] == ("undo",)
        if isinstance(newest, Show) and not is_undone:
            self._on_rolled(table.levels[steps[-1].state.current_player()] is None, sentence)
        elif isinstance(newest, Decision) and not is_undone:
            self._on_decided(sentence, steps[-1].is_persons)
        else:
            self._decisions = [sentence]
            self.say(sentence)

    def _on_rolled(self, is_persons: bool, sentence: Text) -> None:
        """First who rolls which dice, then what they show: of computers the first is told, of people the second."""
        if self._rolled == "" and not is_persons:
            self.say(sentence)
        self._rolled = self._words(sentence)

    def _on_decided(self, sentence: Text, is_persons: bool) -> None:
        self._decisions = [] if is_persons else self._decisions
        self._decisions = [*self._decisions, sentence][-MOST_TOLD:]
        self._tell(*self._decisions)
        self._announce(self._words(sentence))

    def _on_informed(self, sentence: Text) -> None:
        """What stands above the game is announced as well."""
        self._announce(self._words(sentence))

    def say(self, sentence: Said) -> None:
        """A reason why something is not possible; it goes when something happens."""
        self._tell(sentence)
        self._announce(self._words(sentence))

    def announce(self, sentence: str) -> None:
        """What is shown elsewhere, for ears alone."""
        self._announce(sentence)

    def on_action(self) -> None:
        """Something happened, so what was refused before is of no interest any more."""
        self._tell(*self._decisions)

    def on_landed(self, status: str) -> None:
        """The dice lie still: what the new ones show, and how all of them stand."""
        if self._rolled and self._table is not None and self._table.is_persons_turn:
            self._announce(f"{self._rolled} {status}".strip())
        self._rolled = ""

    def tell_turn(self) -> None:
        """Announce which person's turn it is and what is asked, where that has changed."""
        table = self._table
        seat = table.current_seat if table is not None and table.is_persons_turn else None
        if table is not None and seat is not None and seat != self._seat:
            said = head_words(table)
            self._announce(f"{said.name}: {said.headline}")
        self._seat = seat
