"""Warriors as a system: what server, players and laboratory know of it."""

from __future__ import annotations

from carnyx.core.system import System
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.muster import Setup, gathered, muster
from carnyx.games.warriors.play.position import Position, resumed, stands
from carnyx.games.warriors.play.soundness import faults
from carnyx.games.warriors.play.steps import STEPS
from carnyx.games.warriors.play.victory import losses, score, toll, verdict
from carnyx.games.warriors.rules.rulebook import REGISTRY


def view(battle: Battle, player: int) -> Battle:
    """What a player may see: the first orders of the other side stay sealed until they are shown."""
    if not any(battle.opening.sealed):
        return battle
    sealed = tuple(orders if who == player else () for who, orders in enumerate(battle.opening.sealed))
    return battle.with_opening(sealed=sealed)


def turn(battle: Battle) -> int:
    """The turn a battle is in; nought before the first."""
    return battle.turn


SYSTEM = System(
    id="warriors",
    rules_version=4,
    battle=Battle,
    setup=Setup,
    registry=REGISTRY,
    gathered=gathered,
    muster=muster,
    view=view,
    verdict=verdict,
    turn=turn,
    position=Position,
    stands=stands,
    resumed=resumed,
    faults=faults,
    steps=STEPS,
    score=score,
    toll=toll,
    losses=losses,
)
