"""The combat test: bloodlust, OK, shaken or rout; then standards, and pursuit (warriors.combat.test)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Reading, Roll
from carnyx.games.warriors.blocks.manoeuvres import advanced
from carnyx.games.warriors.play import boasts, nerve
from carnyx.games.warriors.play.battle import Battle, Contact, UnitId, touching
from carnyx.games.warriors.play.closing import CloseUp, Held, separated
from carnyx.games.warriors.play.combatants import combatant
from carnyx.games.warriors.play.contact import met
from carnyx.games.warriors.play.losses import routed, standard_lost
from carnyx.games.warriors.play.movement import Leg, farthest, has_room
from carnyx.games.warriors.play.phases import CombatPhase
from carnyx.games.warriors.play.riders import overrun
from carnyx.games.warriors.rules.checks import COMBAT_TEST, STANDARD
from carnyx.games.warriors.rules.combat import standard
from carnyx.games.warriors.rules.situations import Bearer, Fray
from carnyx.games.warriors.rules.tables import REACTIONS


class Tally(Struct, frozen=True, array_like=True):
    """What a unit lost and killed, over all enemies: in the combats of this turn, and in the whole turn."""

    unit: UnitId
    fallen: int
    killed: int
    turn_fallen: int  # shooting included
    turn_killed: int


def tally(battle: Battle, unit: int, fallen: int = 0, killed: int = 0) -> Tally:
    """What a unit lost and killed in combat, and so in this turn; the battle is as it stood before the combat."""
    now = battle.units[unit]
    shot_down = max(now.began - now.figures, 0)
    return Tally(UnitId(unit), fallen, killed, shot_down + fallen, now.killed + killed)


def fray(battle: Battle, tally: Tally) -> Fray:
    """A unit as its combat test sees it."""
    return Fray(combatant(battle, tally.unit), tally.turn_fallen, tally.turn_killed, battle.edition)


class CombatTest(Struct, frozen=True, tag=True):
    """A unit that fought is tested."""

    tally: Tally

    def ask(self, battle: Battle) -> Reading:
        """One die, read by its discipline."""
        discipline = battle.kind(self.tally.unit).discipline
        return Reading(COMBAT_TEST(fray(battle, self.tally)), REACTIONS[discipline])

    def take(self, battle: Battle, outcome: str) -> Battle:
        """It takes effect when all have thrown."""
        return battle.with_combat(reactions=(*battle.combat.reactions, (int(self.tally.unit), outcome)))


class ShootingTest(Struct, frozen=True, tag=True):
    """Where the setting says so, a unit that lost over a quarter to missiles is tested as after a combat."""

    unit: UnitId
    kills: int

    def ask(self, battle: Battle) -> Reading | None:
        """One die, if it still stands."""
        if battle.units[self.unit].body is None:
            return None
        check = COMBAT_TEST(fray(battle, tally(battle, self.unit)))
        return Reading(check, REACTIONS[battle.kind(self.unit).discipline])

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """It takes effect at once."""
        return battle if outcome is None else reacted(battle, self.unit, outcome)


def reacted(battle: Battle, unit: int, result: str) -> Battle:
    """A new reaction replaces the old (warriors.reaction.effects)."""
    match result.rpartition(".")[2]:
        case "bloodlust":
            return nerve.bloodlust(battle, unit)
        case "shaken":
            return nerve.shaken(battle, unit)
        case "rout":
            return routed(battle, unit)
        case _:
            return nerve.calm(battle, unit)


class React(Struct, frozen=True, tag=True):
    """The results of the combat tests take effect together; routers leave, others close up, then comes pursuit."""

    tallies: tuple[Tally, ...]
    held: tuple[Held, ...] = ()

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Who has lost touch closes up; a unit that was in contact with a router, and is fit for it, pursues him."""
        results = dict(battle.combat.reactions)
        running = {unit for unit, result in results.items() if result.endswith("rout")}
        # Who fought a router was in contact with him, even if he has shrunk away from them since.
        chasing = dict.fromkeys(UnitId(stroke.unit) for stroke in battle.combat.strokes if stroke.enemy in running)
        fought = {frozenset((stroke.unit, stroke.enemy)) for stroke in battle.combat.strokes}
        contacts = tuple(Contact(each.starter, each.other, each.rounds + 1) for each in battle.contacts)
        battle = replace(battle, combat=CombatPhase(), contacts=contacts)
        before = battle
        for unit, result in results.items():
            battle = reacted(battle, unit, result)
        battle = boasts.together(before, battle)
        apart = separated(battle, fought)
        bearers = [
            StandardFalls(tally.unit)
            for tally in self.tallies
            if standard(results.get(tally.unit, ""), tally.fallen, tally.killed) == "tested"
        ]
        order = sorted(chasing, key=lambda unit: (battle.units[unit].player != battle.first, unit))
        return battle.then(*bearers, CloseUp(apart, self.held), *(Pursue(unit) for unit in order))


class StandardFalls(Struct, frozen=True, tag=True):
    """A shaken and out-killed unit may lose its standard (warriors.standard)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Roll | None:
        """One die, if it has one."""
        if not battle.units[self.unit].standard:
            return None
        return Roll(STANDARD(Bearer(combatant(battle, self.unit), battle.edition)))

    def take(self, battle: Battle, outcome: bool | None) -> Battle:
        """The standard is kept, or falls."""
        return standard_lost(battle, self.unit) if outcome is False else battle


class Pursue(Struct, frozen=True, tag=True):
    """A unit goes half a move straight on after a router (warriors.pursuit)."""

    unit: UnitId

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """New contact is fought next turn."""
        now = battle.units[self.unit]
        if now.body is None or battle.kind(self.unit).is_individual or touching(battle, self.unit):
            return battle
        eager = now.condition == "bloodlust" or (now.condition == "ok" and now.order == "attack")
        if not eager:
            return battle
        before = now.body
        ahead = farthest(battle, self.unit, before, battle.allowance(self.unit) * battle.edition.pursuit_share // 100)
        while ahead > 0 and not has_room(battle, self.unit, advanced(before, ahead)):
            ahead -= 1
        if ahead <= 0:
            return battle
        battle = boasts.marched(battle.changed(self.unit, body=advanced(before, ahead)), self.unit)
        return met(overrun(battle, self.unit, before, (Leg("advance", ahead),)), self.unit)
