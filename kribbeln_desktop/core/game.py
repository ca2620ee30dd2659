"""The contract: what a game, its states and its actions are.

A ``State`` is frozen; applying an action gives the next one. Rules never roll: at a chance node somebody supplies the
faces, and applying them is deterministic.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kribbeln_desktop.core.actions import NO_SUCH_ACTION, Action, Decision, Roll, Show, read_action
from kribbeln_desktop.core.dice import Die, Face
from kribbeln_desktop.core.errors import InvalidActionError, InvalidOptionError
from kribbeln_desktop.core.patterns import Pattern
from kribbeln_desktop.core.sheet import Sheet
from kribbeln_desktop.core.texts import Text, mark
from kribbeln_desktop.core.views import Example, Offer, Prompt, Stack, Standings, Tray

if TYPE_CHECKING:  # made only for what is printed
    from kribbeln_desktop.core.reference import Reference, Sample

CHANCE = -1
"""``State.current_player()`` where faces have to be supplied."""
NOBODY = -2
"""``State.current_player()`` at the end of the game."""

OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice of a game."""

    id: str
    title: Text
    choices: tuple[tuple[OptionValue, Text], ...]
    """The default stands first, unless it is a seat."""
    default: OptionValue
    is_seat: bool = False
    """Each seat (from 0) can be chosen, too."""

    def allows(self, value: object, seats: int) -> bool:
        """Whether ``value`` can be chosen in a game of so many seats."""
        if self.is_seat and type(value) is int and value in range(seats):
            return True
        return any(type(value) is type(choice) and value == choice for choice, _title in self.choices)


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """A decision that has a button of its own: its verb, its title before there are dice, and its key."""

    verb: str
    title: Text
    key: str


UNDO_OPTION = Option(
    "undo",
    mark("NewGame", "Undo"),
    (
        ("strict", mark("NewGame", "the last entry, until dice are rolled again")),
        ("free", mark("NewGame", "any entry; the same dice fall again")),
    ),
    "strict",
)
"""The option that every game has."""
SHEET = "sheet"
"""The id of the option that chooses one of several printed sheets, in games that have it."""


class State(ABC):
    """A moment of a game: frozen and hashable."""

    __slots__ = ()

    @abstractmethod
    def current_player(self) -> int:
        """The seat that acts, ``CHANCE``, or ``NOBODY`` at the end."""

    @abstractmethod
    def legal_actions(self) -> Iterator[Action]:
        """Every action possible now; lazily, as a chance node may have thousands. None at the end."""

    @abstractmethod
    def refusal(self, action: Action) -> Text | None:
        """Why ``action`` is not possible now, in one sentence; None where it is."""

    @abstractmethod
    def apply_action(self, action: Action) -> State:
        """The state after ``action``; ``IllegalActionError`` with the refusal where it is not possible."""

    @abstractmethod
    def automatic_action(self) -> Action | None:
        """The strike that the rules leave nothing but, entered without asking; else None."""

    @abstractmethod
    def chance_dice(self) -> tuple[Die, ...]:
        """At a chance node one die for each face to draw, in order; empty elsewhere."""

    @abstractmethod
    def chance_action(self, values: Sequence[int]) -> Action:
        """The chance action that these drawn values (1 to 6, one for each of ``chance_dice``) mean."""

    @abstractmethod
    def totals(self) -> tuple[int, ...]:
        """Each seat's score so far."""

    @abstractmethod
    def final_standings(self) -> Standings:
        """The result; only at the end."""

    @abstractmethod
    def tray(self) -> Tray:
        """The dice, for eyes."""

    @abstractmethod
    def sheet(self) -> Sheet:
        """The score sheet, for eyes: entries, and previews of what could be entered now."""

    @abstractmethod
    def prompt(self) -> Prompt:
        """The sentence that says what is asked."""

    @abstractmethod
    def offers(self) -> tuple[Offer, ...]:
        """The current player's decisions, possible or refused, the usual one first; empty at chance and at the end."""

    @abstractmethod
    def narration(self, action: Action) -> Text:
        """What ``action``, done now, is in a sentence of the table's log."""

    def chips(self) -> tuple[Stack, ...]:
        """The chips that lie on the table, in ascending order of their value; none where a game has none."""
        return ()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.current_player() == NOBODY


class Game(ABC):
    """A game: how it is set up and how its actions are read. One instance each, in ``games.GAMES``."""

    id: str
    title: Text
    seats: range
    """How many seats it takes; practice alone counts."""
    options: tuple[Option, ...]
    """Those beside ``UNDO_OPTION``."""
    dice: int
    """How many dice it has."""
    faces: Collection[str]
    """Every face of its dice, as records write it."""
    moves: Collection[Decision]
    """Every decision that a record can hold."""
    decisions: tuple[DecisionKind, ...] = ()
    """Those that have a button, the usual one first; none where all decisions are made in the sheet."""
    emblem: tuple[Face, ...]
    """Three faces that are its picture."""
    games_on_a_sheet: int = 1
    """How many games in a row, with the same seats, one printed sheet takes."""
    yes_or_no: Mapping[str, Pattern] = {}
    """The boxes (or chip kinds) that a roll fits or does not, by id."""

    def checked_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """All options with their defaults, unknown ones kept; ``InvalidOptionError`` for a value that is none, or a
        wrong seat count.
        """
        if seats not in self.seats:
            raise InvalidOptionError(_SEATS(game=self.title, least=self.seats[0], most=self.seats[-1], seats=seats))
        known = (UNDO_OPTION, *self.options)
        checked: dict[str, object] = {**{option.id: option.default for option in known}, **options}
        for option in known:
            if not self.allows(option, checked[option.id], seats):
                raise InvalidOptionError(_OPTION(game=self.title, option=option.id, value=str(checked[option.id])))
        return checked

    def allows(self, option: Option, value: object, seats: int) -> bool:
        """Whether the option can have this value; overridden where a game knows values that no page offers."""
        return option.allows(value, seats)

    @abstractmethod
    def initial_state(self, seats: int, options: Mapping[str, object]) -> State:
        """The first state; checks like ``checked_options``."""

    def parse_action(self, text: str) -> Action:
        """The action that a record's line means; ``InvalidActionError`` where the game has no such action."""
        action = read_action(text)
        match action:
            case Roll(positions):
                known = max(positions) <= self.dice
            case Show(faces):
                known = 0 < len(faces) <= self.dice and all(face in self.faces for face in faces)
            case Decision():
                known = action in self.moves
            case _:
                known = len(action.values) in self.seats
        if not known:
            raise InvalidActionError(NO_SUCH_ACTION(action=text))
        return action

    def examples(self) -> tuple[Example, ...]:
        """What can be rolled for, for the table of the help."""
        return ()

    def printed_sheets(self) -> tuple[tuple[str, Text], ...]:
        """The sheets that the game is printed with, and their titles; none where it has but one."""
        choices = (choice for option in self.options if option.id == SHEET for choice in option.choices)
        return tuple((str(value), title) for value, title in choices)

    @abstractmethod
    def reference(self) -> Reference:
        """Its rules and symbols, short enough for one page."""

    @abstractmethod
    def sample(self) -> Sample:
        """A filled sheet that explains the scoring; ``ResourceError`` where its game cannot be read."""

    def pad_sheet(self, seats: int, options: Mapping[str, object]) -> Sheet:
        """The sheet that a pad repeats, its entries still empty; checks like ``checked_options``."""
        return self.adorned(self.initial_state(seats, options).sheet())

    def adorned(self, sheet: Sheet) -> Sheet:
        """``sheet`` with what only blank ones show: the game's emblem, and what each row gives."""
        worths = {example.symbol: example.worth for example in self.examples()}
        rows = tuple(replace(row, worth=worths.get(row.symbol)) for row in sheet.rows)
        return replace(sheet, rows=rows, emblem=self.emblem)


GAME_IS_OVER = mark("Game", "The game is over.")
FREE_UNDO = mark("Game", "Free undo")
PRACTICE = mark("Game", "Practice alone (the program’s own)")
DICE_ARE_FALLING = mark("Game", "The dice are still falling.")
NOTHING_TO_DRAW = mark("Game", "No dice are falling now.")
_SEATS = mark("Game", "{game} is for {least} to {most} seats, not {seats}.")
_OPTION = mark("Game", "{game} has no option {option} = {value}.")
