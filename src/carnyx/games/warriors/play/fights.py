"""Phase three: all combats are fought from the same position, both sides at once (warriors.combat.together)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Chain, Roll
from carnyx.core.flow import Choose
from carnyx.core.options import OneOf
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.blows import Blows
from carnyx.games.warriors.play.combatants import dice, save, strikes
from carnyx.games.warriors.play.contact import parted, recorded
from carnyx.games.warriors.play.engagements import Choices, Fighting, has_choice
from carnyx.games.warriors.play.losses import credits, fallen, lost, with_credit
from carnyx.games.warriors.play.phases import Assigned, CombatPhase, Stroke
from carnyx.games.warriors.play.places import Places, matters, placed, struck_by, usual
from carnyx.games.warriors.play.reactions import CombatTest, React, tally
from carnyx.games.warriors.play.saves import SaveAlone
from carnyx.games.warriors.play.threat import Threatened, is_threatened
from carnyx.games.warriors.rules.combat import figures_lost


class Combat(Struct, frozen=True, tag=True):
    """Phase three begins."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Every individual with a unit takes his place; the owner chooses it where that makes a difference."""
        battle = parted(battle)
        asked = []
        for unit in tuple(battle.formed()):
            if matters(battle, unit):
                asked.append(TakePlaces(unit))
            else:
                battle = placed(battle, unit, usual(battle, unit))
        return battle.then(*asked, Engage())


class TakePlaces(Struct, frozen=True, tag=True):
    """An owner says where the individuals with a unit stand (warriors.individuals.place)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose:
        """A place in the front rank for each, as far as there are any."""
        return Choose(battle.units[self.unit].player, Places(battle, self.unit))

    def take(self, battle: Battle, outcome: tuple[int, ...]) -> Battle:
        """There they stand until the turn is over."""
        return placed(battle, self.unit, outcome)


class Engage(Struct, frozen=True, tag=True):
    """Everybody is in his place, and the fighting begins."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Everybody in contact fights; owners choose where there is a choice."""
        battle = boasts.in_the_thick(battle)
        fighters = tuple(unit for unit in battle.standing() if touching(battle, unit))
        for unit in fighters:
            battle = recorded(battle, unit)
        battle = replace(battle, combat=CombatPhase())
        alarms = [Threatened(unit) for unit in fighters if is_threatened(battle, unit)]
        choosing = [Assign(unit) for unit in fighters if has_choice(battle, unit)]
        striking = [Strike(unit, enemy) for unit in fighters for enemy in touching(battle, unit)]
        return battle.then(*alarms, *choosing, *striking, StruckDown(), Fall())


class Assign(Struct, frozen=True, tag=True):
    """An owner says how a unit fights (warriors.combat.split)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose:
        """In how many ranks, and against whom."""
        return Choose(battle.units[self.unit].player, Choices(battle, self.unit))

    def take(self, battle: Battle, outcome: Fighting) -> Battle:
        """So it fights."""
        how = Assigned(self.unit, outcome.two_ranks, outcome.foes, outcome.extra)
        return battle.with_combat(assigned=(*battle.combat.assigned, how))


class Strike(Struct, frozen=True, tag=True):
    """One unit strikes at another."""

    unit: UnitId
    enemy: UnitId

    def ask(self, battle: Battle) -> Blows | None:
        """All its dice against him in one."""
        return blows(battle, self.unit, self.enemy)

    def take(self, battle: Battle, outcome: tuple[int, int] | None) -> Battle:
        """Nobody falls before all have struck."""
        kills, noughts = outcome or (0, 0)
        return battle.with_combat(strokes=(*battle.combat.strokes, Stroke(self.unit, self.enemy, kills, noughts)))


def blows(battle: Battle, unit: UnitId, enemy: UnitId) -> Blows | None:
    """The dice of a unit against an enemy."""
    groups = dice(battle, unit, enemy)
    if not groups:
        return None
    chains = tuple(Chain(each.number, (each.hit, each.kill)) for each in groups)
    return Blows(chains, strikes(battle, unit, enemy))


class StruckDown(Struct, frozen=True, tag=True):
    """Noughts strike the individuals with a unit (warriors.individuals.strike)."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """For each unit with an individual that a nought has fallen on; one alone saves himself from every kill."""
        noughts = [
            NameStruck(UnitId(stroke.enemy), UnitId(stroke.unit), stroke.noughts)
            for stroke in battle.combat.strokes
            if stroke.noughts
        ]
        lone = {unit: number for unit, number in slain(battle).items() if battle.kind(unit).is_individual and number}
        return battle.then(
            *noughts,
            *(SaveAlone(UnitId(unit), number) for unit, number in lone.items()),
        )


def slain(battle: Battle) -> dict[int, int]:
    """How many kills have been struck against each unit, before saves."""
    kills: dict[int, int] = {}
    for stroke in battle.combat.strokes:
        kills[stroke.enemy] = kills.get(stroke.enemy, 0) + stroke.kills
    return kills


class NameStruck(Struct, frozen=True, tag=True):
    """The owner names whom a nought of an enemy strikes: one whose own place touches him (warriors.individuals.hit)."""

    unit: UnitId
    enemy: UnitId
    noughts: int

    def ask(self, battle: Battle) -> Choose | None:
        """Whom, if there are several."""
        names = tuple(str(each) for each in self._open(battle))
        if len(names) < 2:
            return None
        return Choose(battle.units[self.unit].player, OneOf(names, "warriors.individuals.strike"))

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """He must save himself; then the next nought."""
        open_to = self._open(battle)
        if not open_to:
            return battle
        who = UnitId(int(outcome)) if outcome is not None else open_to[0]
        battle = battle.with_combat(struck=(*battle.combat.struck, who))
        rest = (NameStruck(self.unit, self.enemy, self.noughts - 1),) if self.noughts > 1 else ()
        return battle.then(SaveStruck(who, self.unit), *rest)

    def _open(self, battle: Battle) -> tuple[UnitId, ...]:
        """Who was struck least comes first, and of them who saves himself best."""
        times, most = battle.combat.struck.count, battle.edition.strikes_a_phase
        found = [each for each in struck_by(battle, self.unit, self.enemy) if times(each) < most]
        return tuple(sorted(found, key=lambda each: (times(each), save(battle, each).need, each)))


class SaveStruck(Struct, frozen=True, tag=True):
    """An individual in the ranks is struck."""

    individual: UnitId
    unit: UnitId

    def ask(self, battle: Battle) -> Roll:
        """His save."""
        return Roll(save(battle, self.individual))

    def take(self, battle: Battle, outcome: bool) -> Battle:
        """If he saves himself, the kill falls on a figure; if not, he falls instead of one."""
        if outcome:
            return battle
        return lost(battle.with_combat(spared=(*battle.combat.spared, self.unit)), self.individual, "killed")


class Fall(Struct, frozen=True, tag=True):
    """All casualties of the combats come off together."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Then everybody who fought and still stands is tested."""
        kills = slain(battle)
        toll = {unit: casualties(battle, unit, number) for unit, number in kills.items()}
        credit = credits(battle.combat.strokes, toll)
        tallies = {}
        for unit in dict.fromkeys(stroke.unit for stroke in battle.combat.strokes):
            tallies[unit] = tally(battle, unit, toll[unit], credit.get(unit, 0))
        before = battle
        for unit, number in kills.items():
            if not battle.kind(unit).is_individual:
                battle = fallen(battle, unit, number - struck_down(battle, unit))
        battle = with_credit(battle, credit)
        battle = boasts.together(before, battle.with_combat(spared=()))
        tests = [
            CombatTest(tally)
            for unit, tally in tallies.items()
            if battle.units[unit].body is not None and not battle.kind(unit).is_individual
        ]
        held = tuple(
            (unit, was.files, was.figures)
            for unit in kills
            if (was := before.units[unit].body) and (now := battle.units[unit].body) and now.figures < was.figures
        )
        return battle.then(*tests, React(tuple(tallies.values()), held))


def struck_down(battle: Battle, unit: int) -> int:
    """How many individuals have fallen in a unit's ranks in this combat, each instead of a figure."""
    return battle.combat.spared.count(unit)


def casualties(battle: Battle, unit: int, kills: int) -> int:
    """What so many kills cost a unit: figures as far as there are any, and individuals who did not save themselves."""
    if battle.kind(unit).is_individual:
        return int(battle.units[unit].fate == "killed")
    down = struck_down(battle, unit)
    return figures_lost(kills, down, battle.units[unit].figures) + down
