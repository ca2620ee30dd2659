"""What games of three rolls share: one attempt with its dice, and states whose turns are such attempts.

All dice are rolled first, then any of them, set-aside ones too, three times at most; one may stop after any roll.
Where several seats are tied for the start, each rolls one die, and the highest begins.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product
from typing import Self

from kribbeln_desktop.core.actions import NO_SUCH_ACTION, Action, Decision, Roll, RollOff, Show
from kribbeln_desktop.core.dice import PLAIN_DIE, SIDES, Die, Face
from kribbeln_desktop.core.errors import IllegalActionError
from kribbeln_desktop.core.game import CHANCE, DICE_ARE_FALLING, GAME_IS_OVER, NOBODY, NOTHING_TO_DRAW, State
from kribbeln_desktop.core.texts import Seat, Text, TextList, mark
from kribbeln_desktop.core.views import Prompt, Tray, TrayDie

ROLLS = 3


@dataclass(frozen=True, slots=True)
class Attempt:
    """The dice of one attempt."""

    dice: tuple[Die, ...]
    faces: tuple[Face, ...] = ()
    """What they show; empty before the first roll."""
    rolls: int = 0
    rolling: tuple[int, ...] = ()
    """Positions of the dice that are falling now."""
    fresh: tuple[int, ...] = ()
    """Positions of the dice in the newest roll."""

    def rolled(self, positions: tuple[int, ...]) -> Attempt:
        """These dice are falling."""
        return replace(self, rolling=positions)

    def shown(self, faces: Sequence[Face]) -> Attempt:
        """The falling dice show ``faces``, in the order of their positions."""
        new = dict(zip(self.rolling, faces, strict=True))
        lying = tuple(new.get(p) or self.faces[p - 1] for p in range(1, len(self.dice) + 1))
        return replace(self, faces=lying, rolls=self.rolls + 1, rolling=(), fresh=self.rolling)

    def again(self) -> Attempt:
        """A new attempt with the same dice."""
        return Attempt(self.dice)

    def refusal(self, roll: Roll) -> Text | None:
        """Why these dice cannot be rolled; None where they can."""
        if roll not in every_roll(len(self.dice)):
            return NO_SUCH_ACTION(action=str(roll))
        if self.rolls == ROLLS:
            return _NO_ROLL_LEFT
        return _ALL_DICE if self.rolls == 0 and len(roll.positions) < len(self.dice) else None

    def tray(self, roll_off: tuple[tuple[int, int], ...] = ()) -> Tray:
        """The dice, for eyes."""
        faces = self.faces or (None,) * len(self.dice)
        dice = (TrayDie(d, f, p in self.fresh) for p, (d, f) in enumerate(zip(self.dice, faces, strict=True), 1))
        may_choose = 0 < self.rolls < ROLLS and not self.rolling
        return Tray(tuple(dice), self.rolls, ROLLS, may_choose, roll_off)


@cache
def every_roll(dice: int) -> Mapping[Roll, None]:
    """Every set of ``dice`` dice to roll, the most dice first; a dictionary for its order and its speed."""
    positions = range(1, dice + 1)
    return dict.fromkeys(Roll(chosen) for n in range(dice, 0, -1) for chosen in combinations(positions, n))


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreeRollState(State):
    """A moment of such a game. A game says whose attempt it is, which decisions end it, and what follows them."""

    attempt: Attempt
    tied: tuple[int, ...] = ()
    """Seats that must roll off for the start."""
    roll_off: tuple[tuple[int, int], ...] = ()
    """The newest roll-off for the start, as pairs of seat and value, until the next roll."""

    # -- what a game says

    @abstractmethod
    def playing(self) -> int:
        """The seat whose attempt it is; ``NOBODY`` at the end."""

    @abstractmethod
    def decisions(self) -> Collection[Decision]:
        """Every decision that the game has, the usual one first."""

    @abstractmethod
    def decision_refusal(self, decision: Decision) -> Text | None:
        """Why ``decision``, one of ``decisions``, is not possible for the seat that plays; None where it is."""

    @abstractmethod
    def decided(self, decision: Decision) -> Self:
        """The state after a decision that is possible."""

    @abstractmethod
    def begun_by(self, seat: int) -> Self:
        """The state after a roll-off that ``seat`` has won."""

    @abstractmethod
    def asked(self) -> Prompt:
        """What is asked of the seat that plays."""

    @abstractmethod
    def decision_narration(self, decision: Decision) -> Text:
        """What ``decision``, done now, is in a sentence."""

    def values(self) -> tuple[int, ...]:
        """What the dice show, 1 to 6 by the place of each face on its die; empty before the first roll."""
        return tuple(die.index(face) + 1 for die, face in zip(self.attempt.dice, self.attempt.faces, strict=False))

    def known_face(self, text: str) -> Face | None:
        """The face that a record writes so; None where no die has it. Overridden where dice differ."""
        return next((face for face in self.attempt.dice[0] if face.text == text), None)

    def roll_refusal(self) -> Text | None:
        """Why nothing is to be rolled though rolls are left; None where it may be."""
        return None

    # -- the contract

    def current_player(self) -> int:
        """See ``State``."""
        seat = self.playing()
        return CHANCE if seat != NOBODY and (self.tied or self.attempt.rolling) else seat

    def legal_actions(self) -> Iterator[Action]:
        """See ``State``."""
        if self.playing() == NOBODY:
            return iter(())
        if self.tied:
            return map(RollOff, product(range(1, SIDES + 1), repeat=len(self.tied)))
        if self.attempt.rolling:
            texts = ([face.text for face in die] for die in self.chance_dice())
            return map(Show, product(*texts))
        choices: tuple[Action, ...] = (*self.decisions(), *every_roll(len(self.attempt.dice)))
        return (action for action in choices if self.refusal(action) is None)

    def refusal(self, action: Action) -> Text | None:
        """See ``State``."""
        if self.playing() == NOBODY:
            return GAME_IS_OVER
        match action:
            case RollOff(values):
                fits = set(values) <= set(range(1, SIDES + 1))
                return None if fits and 0 < len(values) == len(self.tied) else NOTHING_TO_DRAW
            case Show(faces):
                fits = not self.tied and all(self.known_face(face) is not None for face in faces)
                return None if fits and 0 < len(faces) == len(self.attempt.rolling) else NOTHING_TO_DRAW
        if self.tied or self.attempt.rolling:
            return DICE_ARE_FALLING
        if isinstance(action, Roll):
            return self.attempt.refusal(action) or self.roll_refusal()
        return self.decision_refusal(action) if action in self.decisions() else NO_SUCH_ACTION(action=str(action))

    def apply_action(self, action: Action) -> Self:
        """See ``State``."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        match action:
            case Roll(positions):
                return replace(self, attempt=self.attempt.rolled(positions), roll_off=())
            case Show(texts):
                return replace(self, attempt=self.attempt.shown([face for t in texts if (face := self.known_face(t))]))
            case RollOff(values):
                return self._rolled_off(values)
        return self.decided(action)

    def _rolled_off(self, values: tuple[int, ...]) -> Self:
        rolled = replace(self, roll_off=tuple(zip(self.tied, values, strict=True)))
        best = tuple(seat for seat, value in rolled.roll_off if value == max(values))
        return replace(rolled, tied=best) if len(best) > 1 else replace(rolled, tied=()).begun_by(best[0])

    def automatic_action(self) -> Action | None:
        """See ``State``: none, where a game has no decision that can be forced."""
        return None

    def chance_dice(self) -> tuple[Die, ...]:
        """See ``State``."""
        if self.tied:
            return (PLAIN_DIE,) * len(self.tied)
        return tuple(self.attempt.dice[position - 1] for position in self.attempt.rolling)

    def chance_action(self, values: Sequence[int]) -> Action:
        """See ``State``."""
        if self.tied:
            return RollOff(tuple(values))
        dice = self.chance_dice()
        return Show(tuple(die[value - 1].text for die, value in zip(dice, values, strict=True)))

    def tray(self) -> Tray:
        """See ``State``."""
        tray = self.attempt.tray(self.roll_off)
        is_refused = tray.may_choose and self.roll_refusal() is not None
        return replace(tray, may_choose=False) if is_refused else tray

    def prompt(self) -> Prompt:
        """See ``State``."""
        if self.playing() == NOBODY:
            return Prompt(GAME_IS_OVER, self.final_standings().reason, None)
        if self.tied:
            return Prompt(_ROLL_OFF(seats=TextList(tuple(map(Seat, self.tied)))), None, None)
        return self.asked()

    def narration(self, action: Action) -> Text:
        """See ``State``."""
        match action:
            case Roll(positions):
                return self._narrated_roll(positions)
            case Show(texts):
                faces = (face.words for text in texts if (face := self.known_face(text)))
                return _SHOWN(faces=TextList(tuple(faces)))
            case RollOff(values):
                rolled = (_ROLLED(seat=Seat(seat), value=n) for seat, n in zip(self.tied, values, strict=True))
                return _ROLLED_OFF(results=TextList(tuple(rolled)))
        return self.decision_narration(action)

    def _narrated_roll(self, positions: tuple[int, ...]) -> Text:
        seat = Seat(self.playing())
        kept = [face.words for place, face in enumerate(self.attempt.faces, 1) if place not in positions]
        return _KEEPS(seat=seat, kept=TextList(tuple(kept))) if kept else _ROLLS_ALL(seat=seat)


def leaders(values: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest value."""
    best = max(values)
    return tuple(seat for seat, value in enumerate(values) if value == best)


ROLL_FIRST = mark("Game", "Roll the dice first.")
_ROLL_OFF = mark("Game", "Who begins? {seats} roll one die each.")
_ALL_DICE = mark("Game", "The first roll takes all dice.")
_NO_ROLL_LEFT = mark("Game", "All three rolls are used.")
_SHOWN = mark("Game", "Rolled: {faces}.")
_ROLLED = mark("Game", "{seat} {value}")
_ROLLED_OFF = mark("Game", "Roll-off for the start: {results}.")
_ROLLS_ALL = mark("Game", "{seat} rolls all dice.")
_KEEPS = mark("Game", "{seat} keeps {kept} and rolls the rest.")
