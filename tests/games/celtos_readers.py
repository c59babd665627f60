"""Whoever reads a throw of Celtos: play, previews, threats, the computer player, calculators, and the words.

Run as a program it prints as JSON what each of them says of one shot, one blow and one morale check, so that a changed
copy of the package can be asked the same.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from carnyx import celtos
from carnyx.core.check import Check
from carnyx.core.flow import begin, go_on, sample
from carnyx.core.footprint import Footprint
from carnyx.core.length import INCH
from carnyx.games import GAMES
from carnyx.games.celtos.odds.orders import preview
from carnyx.games.celtos.odds.threats import threats
from carnyx.games.celtos.play.battle import Active, Battle, UnitId
from carnyx.games.celtos.play.fights import FightRound, StrikeBlows
from carnyx.games.celtos.play.muster import prepared
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.orders import GiveOrder, Order
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.play.volleys import Shoot
from carnyx.games.celtos.players import brawl, fire
from carnyx.games.celtos.show.story import Storyteller
from carnyx.words.explain import Speaker

DEMO = prepared("demo")
SLINGERS, WARRIORS, RETAINERS = UnitId(0), UnitId(1), UnitId(4)
MODELS = 2  # of each unit: few enough for a threat to be told with its odds
FAR = 253  # ticks between the middles of two small bases in contact

SHOT = {"shooters": 5, "sh": 4, "damage": 4, "toughness": 4, "targets": 5, "command": 4}
SIDE = {"models": 3, "attack": 4, "damage": 4, "ws": 4, "toughness": 4, "command": 4}
Said = dict[str, Any]


def line(x: int, y: int) -> Footprint:
    """The models of a unit side by side, in ticks."""
    return Footprint(tuple(number for i in range(MODELS) for number in (x + i * INCH, y)), 125)


def posed(unit: UnitId, gap: int) -> Battle:
    """The last turn: a unit without a leader is active, so far south of Sidhe retainers who have panicked."""
    battle = SYSTEM.muster(DEMO)
    x, y, left = 20 * INCH, 24 * INCH, {"wounds": (1,) * MODELS, "roles": ("",) * MODELS}
    battle = battle.changed(RETAINERS, footprint=line(x, y), panicked=True, **left)
    battle = battle.changed(unit, footprint=line(x, y - gap), **left)
    active = Active(unit, engaged=gap == FAR)
    return replace(battle, turn=battle.field.turns, active=active, agenda=(GiveOrder(unit),))


def modifiers(checks: Iterable[Check]) -> list[str]:
    """Every modifier of some checks, by name."""
    return sorted({each.id for check in checks for each in check.applied})


def told(battle: Battle, *steps: Any) -> list[str]:
    """The story of some steps, answered at random up to the first throw and its result."""
    pause = begin(replace(battle, agenda=()).then(*steps))
    pause = go_on(pause, sample(pause.question, Random(1)))
    return [each.text for each in Storyteller(DEMO).tell(pause)]


def of_shot() -> Said:
    """Slingers shoot at the retainers."""
    battle = posed(SLINGERS, 8 * INCH)
    shoot = Shoot(SLINGERS, RETAINERS, moved=False)
    question, odds = shoot.ask(battle), preview(battle, Order("shoot", RETAINERS))
    (threat,) = (each for each in threats(battle, RETAINERS).threats if each.enemy == SLINGERS)
    return {
        "play": modifiers(question.chains[0].checks),
        "preview": modifiers(odds.checks[:1]),
        "threats": modifiers(threat.shoot.odds.checks[:1]),
        "player": fire.fire(battle, SLINGERS, RETAINERS),
        "calculator": modifiers(celtos.odds.shoot(**SHOT, **offered(celtos.odds.shoot, "fleeing")).checks[:1]),
        "story": told(battle, shoot),
    }


def of_blow() -> Said:
    """The warriors fight the retainers."""
    battle = posed(WARRIORS, FAR)
    round_begun = begin(replace(battle, agenda=()).then(FightRound(WARRIORS, ())))
    assert isinstance(round_begun.battle.agenda[-1], StrikeBlows)
    throwers = round_begun.battle.agenda[-1].throwers(round_begun.battle)
    chains = zip(throwers, round_begun.question.chains, strict=True)
    (threat,) = (each for each in threats(battle, RETAINERS).threats if each.enemy == WARRIORS)
    side = celtos.odds.Fighters(**SIDE, **offered(celtos.odds.Fighters, "leaderless"))
    return {
        "play": modifiers(check for unit, chain in chains if unit == WARRIORS for check in chain.checks),
        "preview": modifiers(preview(battle, Order("assault", RETAINERS)).units[WARRIORS].checks[:1]),
        "threats": modifiers(threat.assault.odds.units[WARRIORS].checks[:1]),
        "player": brawl.blows(battle, WARRIORS, RETAINERS, charges=False),
        "calculator": modifiers(celtos.odds.assault(side, celtos.odds.Fighters(**SIDE)).attacker.checks[:1]),
        "story": told(battle, FightRound(WARRIORS, ())),
    }


def of_nerve() -> Said:
    """The warriors have lost a round against the retainers."""
    battle = posed(WARRIORS, FAR)
    check = MoraleCheck(WARRIORS, battle.units[WARRIORS].models, lost_combat=True, fought=True)
    side = celtos.odds.Fighters(**SIDE, **offered(celtos.odds.Fighters, "last_turn"))
    return {
        "play": modifiers([check.ask(battle).check]),
        "preview": modifiers(preview(battle, Order("assault", RETAINERS)).units[WARRIORS].checks[-1:]),
        "calculator": modifiers(celtos.odds.assault(side, celtos.odds.Fighters(**SIDE)).attacker.checks[-1:]),
        "story": told(battle, check),
    }


def offered(calculator: Callable[..., Any], fact: str) -> dict[str, bool]:
    """A fact as a calculator is told of it, if it can be."""
    return {fact: True} if fact in inspect.signature(calculator).parameters else {}


def rules() -> dict[str, str]:
    """Every rule of Celtos, explained."""
    speaker = Speaker(GAMES["celtos"].system.registry, DEMO.edition, "en", "in")
    return {rule: speaker.explain(rule).text for rule in GAMES["celtos"].system.registry.rules}


def said() -> Said:
    """What everybody says."""
    return {"shot": of_shot(), "blow": of_blow(), "nerve": of_nerve(), "rules": rules()}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(said()).decode())
