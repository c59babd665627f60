"""A round of close combat in play: striking steps by weapon speed, blows, results, and closing up (celtos.cc)."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Batch, Chain
from carnyx.core.flow import Choose
from carnyx.games.celtos.play.allotting import allotment, given_out
from carnyx.games.celtos.play.battle import Battle, Fight, UnitId, off_hold, touching
from carnyx.games.celtos.play.blows import is_armed, next_step, strikers, strikes, struck_models, turn_of
from carnyx.games.celtos.play.charges import brought
from carnyx.games.celtos.play.consolidation import Consolidate
from carnyx.games.celtos.play.movement import ends
from carnyx.games.celtos.play.namings import NameWeapon, foes_to_name, parries
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.situations import strength
from carnyx.games.celtos.play.volleys import wounded
from carnyx.games.celtos.rules.attacks import Hits, piled, wounding
from carnyx.games.celtos.rules.melee import Round, Side, is_beaten, winner


class FightRound(Struct, frozen=True, tag=True):
    """One round between the activated unit and every enemy unit it touches (celtos.cc.round)."""

    unit: UnitId
    charged: tuple[UnitId, ...]
    free: bool = False
    met: bool = False  # contact has just been made, charge or not

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Blows fall, the fastest first."""
        enemies = touching(battle, self.unit)
        if not enemies or not battle.units[self.unit].wounds:
            return replace(battle, fight=None)
        fighting = (self.unit, *enemies)
        fight = Fight(
            self.unit,
            enemies,
            self.charged,
            began=tuple((unit, sum(battle.units[unit].wounds)) for unit in fighting),
            strengths=tuple((unit, strength(battle, unit)) for unit in fighting),
            fresh=self.met or bool(self.charged),
            caught=tuple(unit for unit in fighting if self._is_caught(battle, unit)),
            free=self.free,
        )
        return replace(battle, fight=fight).then(NextStrike())

    def _is_caught(self, battle: Battle, unit: UnitId) -> bool:
        """Whether a unit has been charged and was not engaged before."""
        charged = self.charged
        return bool(charged) and unit not in charged and set(touching(battle, unit)) <= set(charged)


class FreeBlows(Struct, frozen=True, tag=True):
    """The enemies of a unit that breaks off strike one round without reply (celtos.order.breakoff)."""

    unit: UnitId

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """A round in which only they strike."""
        return battle.then(FightRound(self.unit, (), free=True))


class NextStrike(Struct, frozen=True, tag=True):
    """The next striking step, or the end of the round."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """All whose turn it is strike at once."""
        fight = battle.fight
        assert fight is not None
        when = next_step(battle)
        if when is None:
            return battle.then(EndRound())
        unarmed = [unit for unit in strikers(battle) if not is_armed(battle, unit) and turn_of(battle, unit) == when]
        if unarmed:
            return battle.then(*map(NameWeapon, unarmed), NextStrike())
        battle = replace(battle, fight=replace(fight, step=when, foes=()))
        return battle.then(*foes_to_name(battle), *parries(battle), StrikeBlows(), NextStrike())


class StrikeBlows(Struct, frozen=True, tag=True):
    """The dice to hit of one striking step."""

    def ask(self, battle: Battle) -> Batch | None:
        """One die for each model in contact, two for an individual."""
        found = strikes(battle)
        return Batch(tuple(Chain(each.dice, (each.to_hit,)) for each in found)) if found else None

    def throwers(self, battle: Battle) -> tuple[UnitId, ...]:
        """Whose dice they are, chain by chain."""
        return tuple(each.unit for each in strikes(battle))

    def take(self, battle: Battle, outcome: tuple[int, ...] | None) -> Battle:
        """The hits on each unit are given out by its owner, then damage is rolled for all."""
        if outcome is None or not any(outcome):
            return battle
        found = strikes(battle)
        hits = tuple(
            (strike.target, strike.unit, place, number)
            for place, (strike, number) in enumerate(zip(found, outcome, strict=True))
            if number
        )
        targets = tuple(dict.fromkeys(target for target, _, _, _ in hits))
        allots = tuple(
            AllotBlows(target, tuple((place, number) for to, _, place, number in hits if to == target))
            for target in targets
        )
        return replace(battle, blows=()).then(*allots, BlowDamage())


class AllotBlows(Struct, frozen=True, tag=True):
    """The owner of a unit gives the hits of a striking step to its models in contact with the strikers."""

    target: UnitId
    hits: tuple[tuple[int, int], ...]  # strike and number

    def ask(self, battle: Battle) -> Choose | None:
        """Which models take them, if there is a choice."""
        able = self._able(battle)
        if len(able) < 2:
            return None
        options = allotment(battle, self.target, able, self._piled(battle), "celtos.cc.allocate")
        return Choose(battle.units[self.target].player, options)

    def take(self, battle: Battle, outcome: tuple[int, ...] | None) -> Battle:
        """Each hit stays with its model."""
        takers = self._able(battle) if outcome is None else outcome
        given = [(int(self.target), model, strike) for model, strike in given_out(self._piled(battle), takers)]
        return replace(battle, blows=(*battle.blows, *given))

    def _piled(self, battle: Battle) -> tuple[Hits, ...]:
        """The hits, the worst first."""
        return piled(strikes(battle), self.hits)

    def _able(self, battle: Battle) -> tuple[int, ...]:
        """The models in contact with the strikers of this step, whether those have hit or not."""
        return struck_models(strikes(battle), self.target)


class BlowDamage(Struct, frozen=True, tag=True):
    """Damage for every hit of a striking step; both sides' losses come off together."""

    def ask(self, battle: Battle) -> Batch:
        """A damage roll for each hit."""
        found = strikes(battle)
        return Batch(tuple(wounding(number, found[key[2]].to_wound) for key, number in Counter(battle.blows).items()))

    def throwers(self, battle: Battle) -> tuple[UnitId, ...]:
        """Whose dice they are, chain by chain."""
        return tuple(strikes(battle)[strike].unit for _, _, strike in Counter(battle.blows))

    def take(self, battle: Battle, outcome: tuple[int, ...]) -> Battle:
        """Wounds beyond a model's last are lost."""
        found = strikes(battle)
        wounds: dict[int, dict[int, int]] = {}
        by: dict[int, UnitId] = {}
        for ((target, model, strike), _), lost in zip(Counter(battle.blows).items(), outcome, strict=True):
            models = wounds.setdefault(target, {})
            models[model] = models.get(model, 0) + lost
            if lost:
                by[target] = found[strike].unit
        battle = replace(battle, blows=())
        for target, who in by.items():
            battle = wounded(battle, UnitId(target), wounds[target], who)
        return battle


class EndRound(Struct, frozen=True, tag=True):
    """The round is over: who has won, whose nerve is tried, and who closes up (celtos.cc.result, celtos.cc.lock)."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Every unit of the losing side that fought and still has a model takes one check."""
        fight = battle.fight
        assert fight is not None
        won, strengths = round_winner(battle), dict(fight.strengths)
        checks = []
        for side, part in enumerate(fight.parts):
            beaten = is_beaten(side, won)
            for unit in part:
                winners = [battle.units[other].player for other in fight.parts[1 - side]] if beaten else []
                if winners and battle.units[unit].hurt_by not in winners:
                    battle = battle.changed(unit, hurt_by=winners[0])
                checks.append(MoraleCheck(unit, strengths[unit], lost_combat=beaten, fought=True))
        won_by = () if won is None or fight.free else fight.parts[won]
        return battle.then(*checks, StepUp(won_by))


def round_winner(battle: Battle) -> Side | None:
    """Who has won the round that is under way, judged by what both sides have lost (celtos.cc.sides)."""
    fight = battle.fight
    assert fight is not None
    began = dict(fight.began)
    lost = [sum(began[unit] - sum(battle.units[unit].wounds) for unit in part) for part in fight.parts]
    left = [sum(battle.units[unit].models for unit in part) for part in fight.parts]
    return winner(Round((lost[0], lost[1]), (left[0], left[1])))


class StepUp(Struct, frozen=True, tag=True):
    """After the checks each side closes up, up to M/2; then a winner left alone may consolidate."""

    winners: tuple[UnitId, ...]

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """The active side first; this is no charge (celtos.cc.lock)."""
        fight = battle.fight
        assert fight is not None
        for part, foes in (fight.parts, fight.parts[::-1]):
            for unit in part:
                standing = tuple(foe for foe in foes if battle.units[foe].wounds)
                if battle.units[unit].wounds and standing and not fight.free:
                    ways = brought(battle, unit, standing, battle.half_move_of(unit))
                    if any(ways):
                        after = ends(battle.units[unit].footprint, ways)
                        battle = off_hold(battle.moved(unit, after), unit)
        battle = replace(battle, fight=None)
        free = [unit for unit in self.winners if battle.units[unit].wounds and not touching(battle, unit)]
        return battle.then(*(Consolidate(unit) for unit in free))
