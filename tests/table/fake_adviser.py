"""An adviser whose numbers a test writes down."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kribbeln_desktop.core.actions import Action, Decision
from kribbeln_desktop.core.game import State
from kribbeln_desktop.core.record import GameRecord
from kribbeln_desktop.players.player import Advice, Alternative, Unit


def advice(game: GameRecord, values: Mapping[str, float], unit: Unit = Unit.POINTS, **more: object) -> Advice:
    """The advice with these values by action; every other legal one is worth nothing.

    ``chances`` and ``aims`` are by action, too.
    """
    parse = game.header.game.parse_action
    chances = more.get("chances", {})
    aims = more.get("aims", {})
    assert isinstance(chances, dict)
    assert isinstance(aims, dict)

    def alternative(action: Action) -> Alternative:
        text = str(action)
        aim = parse(aims[text]) if text in aims else None
        assert aim is None or isinstance(aim, Decision)
        return Alternative(action, values.get(text, 0.0), chances.get(text, 0.0), aim)

    legal = map(alternative, game.state.legal_actions())
    return Advice(unit, tuple(sorted(legal, key=lambda one: -one.value)))


class FakeAdviser:
    """Values the actions named in ``values`` as told, all others 0; counts what it is asked."""

    def __init__(self, values: Mapping[str, float], unit: Unit = Unit.POINTS) -> None:
        self.values, self.unit = values, unit
        self.prepared = self.advised = 0
        self.before: Callable[[], None] = lambda: None
        """Done when it is prepared."""

    def prepare(self, state: State) -> None:
        """See ``Adviser``."""
        self.prepared += 1
        self.before()

    def advise(self, state: State) -> Advice:
        """See ``Adviser``."""
        self.advised += 1
        legal = (Alternative(a, self.values.get(str(a), 0.0), 0.5) for a in state.legal_actions())
        return Advice(self.unit, tuple(sorted(legal, key=lambda one: -one.value)))

    def value(self, state: State, seat: int) -> float:
        """See ``Adviser``."""
        return 0.0
