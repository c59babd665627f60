"""Celtos as a system: what server, players and laboratory know of it."""

from __future__ import annotations

from carnyx.core.system import System
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.muster import Setup, gathered, muster
from carnyx.games.celtos.play.position import Position, resumed, stands
from carnyx.games.celtos.play.soundness import faults
from carnyx.games.celtos.play.steps import STEPS
from carnyx.games.celtos.play.victory import losses, score, toll, verdict
from carnyx.games.celtos.rules.rulebook import REGISTRY


def view(battle: Battle, player: int) -> Battle:
    """What a player may see: in Celtos nothing is secret."""
    del player
    return battle


def turn(battle: Battle) -> int:
    """The turn a battle is in; nought before the first."""
    return battle.turn


SYSTEM = System(
    id="celtos",
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
