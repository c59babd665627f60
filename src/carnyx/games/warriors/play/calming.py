"""Phase five: a leader tries to bring a unit to its senses (warriors.influence)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.dice import IMPOSSIBLE, Faces, Roll, is_possible, throw
from carnyx.core.flow import Choose
from carnyx.core.length import CONTACT, INCH
from carnyx.core.options import OneOf
from carnyx.core.rule import Refusal
from carnyx.games.warriors.play.battle import PLAYERS, Battle, UnitId
from carnyx.games.warriors.play.combatants import save
from carnyx.games.warriors.play.losses import lost, routed
from carnyx.games.warriors.play.nerve import calm
from carnyx.games.warriors.play.places import touches
from carnyx.games.warriors.play.walks import near
from carnyx.games.warriors.rules.checks import INFLUENCE
from carnyx.games.warriors.rules.figures import WORD_REACH
from carnyx.games.warriors.rules.influence import Influenced, influenced
from carnyx.games.warriors.rules.situations import Influence

NOBODY = "nobody"


class Calming(Struct, frozen=True):
    """One die read three ways: success, failure or disaster."""

    answer: ClassVar[object] = Faces

    check: Check

    def refuse(self, answer: Faces) -> Refusal | None:
        """Refused if the die cannot show it."""
        return None if is_possible(self.check.die, answer, 1) else IMPOSSIBLE

    def sample(self, rng: Random) -> Faces:
        """A throw."""
        return throw(self.check.die, 1, rng)

    def read(self, faces: Faces) -> Influenced:
        """What came of it."""
        return influenced(self.check, faces[0])

    def outcomes(self) -> Iterator[tuple[Influenced, Fraction]]:
        """Every result that can come up."""
        found = [influenced(self.check, face) for face in self.check.die.faces]
        return ((name, Fraction(found.count(name), len(found))) for name in dict.fromkeys(found))


class Influencing(Struct, frozen=True, tag=True):
    """Phase five begins."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Every leader near a unit that is beside itself may try, the first mover's leaders first."""
        sides = [(battle.first + place) % PLAYERS for place in range(PLAYERS)]
        leaders = [who for side in sides for who in battle.individuals(side) if battle.kind(who).is_leader]
        chiefs = [who for who in leaders if battle.edition.magic == "on" and battle.kind(who).role == "warchief"]
        return battle.with_command(influenced=()).then(*map(WordOfPower, chiefs), *map(Influences, leaders))


class WordOfPower(Struct, frozen=True, tag=True):
    """Once a battle a Warchief may calm a unit by a word, without a throw (warriors.influence.limits.magic)."""

    leader: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """Which one, or nobody yet."""
        player = battle.units[self.leader].player
        hear = tuple(
            str(unit)
            for unit in battle.formed(player)
            if battle.units[unit].condition != "ok" and near(battle, self.leader, unit, WORD_REACH * INCH)
        )
        if not hear or player in battle.portents.spoken:
            return None
        return Choose(player, OneOf((*hear, NOBODY), "warriors.influence.limits.magic"))

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """It is OK again, still disorganised; the word is spent."""
        if outcome is None or outcome == NOBODY:
            return battle
        spent = battle.with_portents(spoken=(*battle.portents.spoken, int(battle.units[self.leader].player)))
        return calm(spent, int(outcome))


def within_touch(battle: Battle, leader: int) -> tuple[UnitId, ...]:
    """The friendly units, shaken or in bloodlust, that a leader touches and nobody has tried this turn."""
    units = battle.units
    if all(unit.condition == "ok" for unit in units):  # most often; then nobody's place matters
        return ()
    return tuple(
        unit
        for unit in battle.formed(units[leader].player)
        if units[unit].condition != "ok" and unit not in battle.command.influenced and _touches(battle, leader, unit)
    )


def _touches(battle: Battle, leader: int, unit: int) -> bool:
    """Whether a leader touches a unit: his own wherever he stands in it, another only by his own place."""
    host = battle.units[leader].host
    return host == unit or (near(battle, leader, unit, CONTACT) if host < 0 else touches(battle, leader, unit))


class Influences(Struct, frozen=True, tag=True):
    """A leader may try to calm a unit he touches (warriors.influence.limits)."""

    leader: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """Which one, or nobody."""
        if not battle.units[self.leader].is_here:
            return None
        units = within_touch(battle, self.leader)
        names = (*(str(unit) for unit in units), NOBODY)
        return Choose(battle.units[self.leader].player, OneOf(names, "warriors.influence.limits")) if units else None

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """One try a turn for him and for the unit."""
        if outcome is None or outcome == NOBODY:
            return battle
        unit = UnitId(int(outcome))
        battle = battle.with_command(influenced=(*battle.command.influenced, self.leader, unit))
        return battle.then(Calm(self.leader, unit))


def influence(battle: Battle, leader: int, unit: int) -> Check:
    """What a leader needs to calm a unit."""
    return INFLUENCE(attempt(battle, leader, unit))


def attempt(battle: Battle, leader: int, unit: int) -> Influence:
    """A leader's try to calm a unit, as its throw sees it."""
    kind = battle.kind(leader)
    return Influence(
        kind.leadership,
        bannerman=has_bannerman(battle, leader),
        other_race=battle.kind(unit).race != kind.race,
        condition="bloodlust" if battle.units[unit].condition == "bloodlust" else "shaken",
        rank="warchief" if kind.role == "warchief" else "leader",
        edition=battle.edition,
    )


def has_bannerman(battle: Battle, leader: int) -> bool:
    """Whether a Bannerman is with a leader: he touches him or shares his unit (warriors.influence.limits)."""
    return any(
        battle.kind(each).role == "bannerman" and _are_together(battle, leader, each)
        for each in battle.individuals(battle.units[leader].player)
    )


def _are_together(battle: Battle, one: int, other: int) -> bool:
    a, b = battle.units[one], battle.units[other]
    if a.host >= 0 or b.host >= 0:
        return a.host == b.host
    return near(battle, one, other, CONTACT)


class Calm(Struct, frozen=True, tag=True):
    """He tries."""

    leader: UnitId
    unit: UnitId

    def ask(self, battle: Battle) -> Calming:
        """One die, equal or under."""
        return Calming(influence(battle, self.leader, self.unit))

    def take(self, battle: Battle, outcome: Influenced) -> Battle:
        """Success calms it; disaster costs the leader, or the unit and the leader (warriors.influence.disaster)."""
        if outcome == "success":
            return calm(battle, self.unit)
        if outcome == "failure":
            return battle
        player = battle.units[self.unit].player
        if battle.units[self.unit].condition == "bloodlust":
            return battle.with_command(trials=(*battle.command.trials, self.unit)).then(TurnsOnHim(self.leader))
        battle = routed(battle, self.unit)
        if battle.units[self.leader].is_here:
            battle = lost(battle, self.leader, "routed")
        return battle.with_command(trials=(*battle.command.trials, *battle.formed(player)))


class TurnsOnHim(Struct, frozen=True, tag=True):
    """A unit in bloodlust turns on the leader who would calm it; he may save himself."""

    leader: UnitId

    def ask(self, battle: Battle) -> Roll:
        """His save."""
        return Roll(save(battle, self.leader))

    def take(self, battle: Battle, outcome: bool) -> Battle:
        """He lives and may try again next turn, or he is killed."""
        return battle if outcome else lost(battle, self.leader, "killed")
