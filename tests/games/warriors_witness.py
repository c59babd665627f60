"""Who watches a Warriors battle: the rules that each answer took without a check, a refusal or a question naming them.

A rule is taken when the step that it governs is carried out, or, where it only sometimes matters, when it would have
gone otherwise without the rule: a block that swung flush, a natural that turned a kill, a unit that would have been
seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.dice import Faces
from carnyx.core.flow import Choose, Pause, Record
from carnyx.core.length import INCH
from carnyx.core.rule import RuleId
from carnyx.games.warriors.blocks.formation import is_gap_at_most
from carnyx.games.warriors.play import (
    calming,
    closing,
    command,
    deployment,
    fights,
    moves,
    reactions,
    sequence,
    volleys,
)
from carnyx.games.warriors.play.battle import PLAYERS, Battle, is_engaged
from carnyx.games.warriors.play.delivery import TestOrder as Delivery
from carnyx.games.warriors.play.marches import March, manner
from carnyx.games.warriors.play.movement import Legs, end
from carnyx.games.warriors.play.muster import Setup
from carnyx.games.warriors.play.sight import sees
from carnyx.games.warriors.play.targets import has_short_target, reach
from carnyx.games.warriors.play.victory import is_beaten
from carnyx.games.warriors.rules.tables import quality_bonus
from tests.soak import thrown

Seen: TypeAlias = Record[Battle]

DEFINITIONS = {
    "warriors.profile": "it lists what a profile has; each part is read by a rule that is taken",
    "warriors.odds": "it is about throws that are looked up, not made",
}

# What a thrown check takes besides its own name, and what a modifier takes besides its own.
_LOOKED_UP: dict[RuleId, tuple[RuleId, ...]] = {
    "warriors.shoot.hit": ("warriors.shoot.dice", "warriors.shoot.scores.ranges"),
    "warriors.shoot.kill": ("warriors.shoot.scores",),
    "warriors.combat.hit": ("warriors.combat.dice",),
    "warriors.combat.kill": ("warriors.combat.scores",),
    "warriors.combat.test": ("warriors.combat.reaction",),
}
_QUALITIES = ("quality", "poor", "veteran", "elite", "lesser", "better")
_MOVES = {"bloodlust": "warriors.bloodlust.move", "shaken": "warriors.shaken.move"}
_COMPELLED = ("attack", *_MOVES)


class Watcher:
    """Watches the battle that a setup begins."""

    def __init__(self, setup: Setup) -> None:
        """All that it needs to know is in the battle."""

    def opening(self, first: Pause[Battle]) -> Iterator[RuleId]:
        """What the muster took."""
        yield "warriors.army"

    def rules(self, before: Pause[Battle], answer: Any, after: Pause[Battle]) -> Iterator[RuleId]:
        """What an answer took."""
        question = before.question
        if question is not None and not isinstance(question, Choose):
            yield "warriors.die"
            for check, faces in thrown(question, answer):
                yield from _checked(check, faces)
        for scene in after.trail:
            for part in (_turns, _volleys, _moves, _fights, _results, _orders, _lost):
                yield from part(scene)
        if after.question is None and after.battle.conceded < 0:
            yield from _ended(after.battle)


def _checked(check: Check, faces: Faces) -> Iterator[RuleId]:
    yield from _LOOKED_UP.get(check.rule, ())
    for applied in check.applied:
        if applied.id.rpartition(".")[2] in _QUALITIES:
            yield "warriors.quality"
        if applied.id.startswith("warriors.orders.modifiers."):
            yield "warriors.orders.modifiers"
        if applied.id == "warriors.combat.kill.standard":
            yield "warriors.standard.defend"
    plain = replace(check, naturals=False)
    if any(plain.passes(face) != check.passes(face) for face in faces if check.naturals):
        yield "warriors.natural"


def _turns(scene: Seen) -> Iterator[RuleId]:
    match scene.step:
        case sequence.StartTurn():
            yield "warriors.turn"
        case deployment.MakeBoast() if scene.outcome == "none":
            yield "warriors.boast.none"
    for was, now in zip(scene.before.boasts, scene.after.boasts, strict=True):
        if now.broken and not was.broken:
            yield f"warriors.boast.{now.name}"


def _volleys(scene: Seen) -> Iterator[RuleId]:
    was = scene.before
    match scene.step:
        case volleys.Shooting():
            if any(was.kind(unit).missile and not was.units[unit].volleys for unit in was.formed()):
                yield "warriors.shoot.empty"
        case volleys.TakeAim(unit=unit) if scene.outcome is not None:
            weapon = was.kind(unit).missile
            assert weapon is not None
            mine, far = was.body(unit), reach(weapon, "long")
            near = [enemy for enemy in was.enemies(unit) if is_gap_at_most(mine, was.body(enemy), far)]
            if not all(sees(was, unit, enemy) for enemy in near):
                yield "warriors.shoot.sight"
        case volleys.Loose(unit=unit):
            yield f"warriors.weapon.{was.kind(unit).missile}"
        case volleys.StrikeDown() if was.shooting.strokes:
            yield "warriors.shoot.simultaneous"
            if any(stroke.kills for stroke in was.shooting.strokes):
                yield "warriors.casualties"


def _moves(scene: Seen) -> Iterator[RuleId]:
    was, now = scene.before, scene.after
    match scene.step:
        case sequence.SideMoves(player=player):
            if any(manner(was, unit) == "locked" for unit in was.formed(player)):
                yield "warriors.combat.locked"
        case moves.MoveNext() | moves.MarchOn() if isinstance(scene.outcome, March):
            yield from _marched(scene, scene.outcome)
        case moves.Reform(unit=unit) if quality_bonus(was.kind(unit).quality):
            yield from ("warriors.quality", "warriors.reform.quality")
        case moves.Reorganise():
            if any(a.disorganised and not b.disorganised for a, b in zip(was.units, now.units, strict=True)):
                yield "warriors.reorganise"
        case closing.CloseUp() if was.standings != now.standings:
            yield "warriors.combat.locked"
        case reactions.Pursue(unit=unit) if was.units[unit].body != now.units[unit].body:
            yield "warriors.pursuit"


def _marched(scene: Seen, march: March) -> Iterator[RuleId]:
    """By which rule a unit went as it did."""
    was, unit = scene.before, march.unit
    unit_, way = was.units[unit], manner(was, unit)
    yield _MOVES.get(way, f"warriors.order.{way}" if way != "locked" else "warriors.combat.locked")
    if way in _COMPELLED and march.legs:
        yield "warriors.move.compulsory"
    if way == "bloodlust" and unit_.order != "attack":
        yield "warriors.bloodlust.orders"
    if way == "shaken" and is_engaged(was, unit):
        yield "warriors.shaken.contact"
    if way == "attack" and not march.legs and unit_.disorganised and not has_short_target(was, unit):
        yield "warriors.reorganise.attack"
    stop = was.edition.oppose_stop * INCH
    if way == "oppose" and any(is_gap_at_most(was.body(unit), was.body(foe), stop - 1) for foe in was.enemies(unit)):
        yield "warriors.oppose.near"
    if march.legs and _swung(scene, unit, march.legs):
        yield "warriors.combat.align"


def _swung(scene: Seen, unit: int, legs: Legs) -> bool:
    """Whether a unit does not stand where its march took it: it has swung flush with whom it met."""
    body = scene.after.units[unit].body
    return body is not None and body != end(scene.before.body(unit), legs)


def _fights(scene: Seen) -> Iterator[RuleId]:
    was, now = scene.before, scene.after
    match scene.step:
        case fights.Combat() if any(unit.place is not None for unit in now.units):
            yield "warriors.individuals.place"
        case fights.Strike(unit=unit) if scene.outcome is not None:
            yield from (f"warriors.weapon.{was.kind(unit).melee}", "warriors.combat.contact")
        case fights.Fall() if was.combat.strokes:
            yield "warriors.combat.together"
            if any(stroke.kills for stroke in was.combat.strokes):
                yield "warriors.casualties"
        case reactions.React() | reactions.ShootingTest():
            if any(a.condition != b.condition or a.fate != b.fate for a, b in zip(was.units, now.units, strict=True)):
                yield "warriors.reaction.effects"


def _results(scene: Seen) -> Iterator[RuleId]:
    match scene.step:
        case calming.Calm():
            yield f"warriors.influence.{scene.outcome}"
        case command.CommandTests() if len(scene.new) > 1:
            yield "warriors.command.when"
        case command.TakeToHeart() if scene.before.command.reactions:
            yield "warriors.command.once"


def _orders(scene: Seen) -> Iterator[RuleId]:
    was = scene.before
    match scene.step:
        case Delivery(unit=unit) if scene.outcome is not None:
            message = next(each for each in was.messages if each.unit == unit)
            yield "warriors.orders.courier"
            if was.units[unit].condition != "ok":
                yield "warriors.bloodlust.orders"
            result = scene.outcome.rpartition(".")[2]
            if message.courier < 0 and not result.startswith(("accepted", "misunderstood")):
                yield "warriors.orders.nocourier"
    for old, courier in zip(was.couriers, scene.after.couriers, strict=True):
        if courier.lost and not old.lost:
            yield "warriors.courier.lost"


def _lost(scene: Seen) -> Iterator[RuleId]:
    """What it means for his men that a leader is gone."""
    was, now = scene.before, scene.after
    for id, unit in enumerate(now.units):
        is_news = unit.fate and not was.units[id].fate and now.kind(id).is_leader
        if is_news and any(now.units[each].command == id for each in now.formed(unit.player)):
            yield "warriors.leader.lost"


def _ended(battle: Battle) -> Iterator[RuleId]:
    """How the battle was decided; dead figures count at its last turn, shaken ones beat an army."""
    yield "warriors.victory"
    left = [[battle.units[unit] for unit in battle.formed(player)] for player in range(PLAYERS)]
    shaken = any(all(unit.condition == "shaken" for unit in units) for units in left)
    beaten = any(is_beaten(battle, player) for player in range(PLAYERS))
    dead = any(unit.figures < unit.start for units in left for unit in units)
    if shaken or (dead and not beaten):
        yield "warriors.victory.detail"
