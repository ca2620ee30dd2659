"""A choice in a few words, out of the dice as they lie. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kribbeln_desktop.core.actions import Action, Decision, Roll
from kribbeln_desktop.core.dice import Face
from kribbeln_desktop.core.texts import Text, TextList, mark, plain
from kribbeln_desktop.core.views import Offer, Tray


def choice_words(tray: Tray, offers: Mapping[Decision, Offer], action: Action) -> Text:
    """What ``action`` means, as an order: the dice to keep, or the words of the offer."""
    if not isinstance(action, Roll):
        return offers[action].label if isinstance(action, Decision) else plain(str(action))
    kept = kept_faces(tray, action)
    return _KEEP(faces=faces_words(kept)) if kept else _ROLL_ALL


def kept_positions(tray: Tray, action: Action) -> tuple[int, ...]:
    """The dice that a roll leaves alone; none for a decision, and before the first roll."""
    if not isinstance(action, Roll) or not tray.rolls_used:
        return ()
    return tuple(p for p in range(1, len(tray.dice) + 1) if p not in action.positions)


def kept_faces(tray: Tray, action: Action) -> list[Face]:
    """The faces that a roll keeps."""
    lying = (tray.dice[position - 1].face for position in kept_positions(tray, action))
    return [face for face in lying if face is not None]


def in_order(faces: Iterable[Face]) -> tuple[Face, ...]:
    """Faces by colour or animal, then by pips."""
    return tuple(sorted(faces, key=lambda face: (face.motif, face.pips, face.text)))


def faces_words(faces: Iterable[Face]) -> TextList:
    """Faces in words, in order."""
    return TextList(tuple(face.words for face in in_order(faces)))


_KEEP = mark("Advice", "Keep {faces}")
_ROLL_ALL = mark("Advice", "Roll all dice")
