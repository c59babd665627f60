"""A volley in play: dice to hit, hits given out by the target's owner, cover and damage, casualties."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from carnyx.core.dice import Batch, Chain
from carnyx.core.flow import Choose
from carnyx.games.celtos.play.allotting import allotment, given_out
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.nerve import MoraleCheck
from carnyx.games.celtos.play.shooting import Volley, volley
from carnyx.games.celtos.play.situations import strength
from carnyx.games.celtos.rules.attacks import Hits, piled, wounding


class Shoot(Struct, frozen=True, tag=True):
    """A unit shoots at another: the dice to hit (celtos.shoot.sequence)."""

    unit: UnitId
    target: UnitId
    moved: bool

    def ask(self, battle: Battle) -> Batch | None:
        """The dice of every model with sight and range."""
        shot = volley(battle, self.unit, self.target, moved=self.moved) if _both_stand(battle, self) else None
        return Batch(tuple(Chain(aim.dice, (aim.to_hit,)) for aim in shot.aims)) if shot else None

    def take(self, battle: Battle, outcome: tuple[int, ...] | None) -> Battle:
        """The hits go to the owner of the target, then his unit's nerve may be tried."""
        if outcome is None or not any(outcome):
            return battle
        before = strength(battle, self.target)
        return battle.then(AllotShots(self.unit, self.target, self.moved, outcome), MoraleCheck(self.target, before))


class AllotShots(Struct, frozen=True, tag=True):
    """The target's owner gives each hit to a model in sight, one each before any gets a second."""

    unit: UnitId
    target: UnitId
    moved: bool
    hits: tuple[int, ...]  # of each aim, the highest damage first

    def ask(self, battle: Battle) -> Choose | None:
        """Which models take them, if there is a choice."""
        shot = volley(battle, self.unit, self.target, moved=self.moved)
        assert shot is not None
        if len(shot.models) == 1:
            return None
        options = allotment(battle, self.target, shot.models, self._piled(shot), "celtos.shoot.allocate")
        return Choose(battle.units[self.target].player, options)

    def take(self, battle: Battle, outcome: tuple[int, ...] | None) -> Battle:
        """Each hit stays with its model."""
        shot = volley(battle, self.unit, self.target, moved=self.moved)
        assert shot is not None
        given = given_out(self._piled(shot), shot.models if outcome is None else outcome)
        return battle.then(ShotDamage(self.unit, self.target, self.moved, given))

    def _piled(self, shot: Volley) -> tuple[Hits, ...]:
        """The hits, the worst first; those that wound alike count as one kind, however they were aimed."""
        wounds = [aim.to_wound for aim in shot.aims]
        alike: dict[int, int] = {}
        for place, number in enumerate(self.hits):
            first = wounds.index(wounds[place])
            alike[first] = alike.get(first, 0) + number
        return piled(shot.aims, alike.items())


class ShotDamage(Struct, frozen=True, tag=True):
    """Cover and damage for every hit, then the casualties come off."""

    unit: UnitId
    target: UnitId
    moved: bool
    dealt: tuple[tuple[int, int], ...]  # model and aim of each hit

    def ask(self, battle: Battle) -> Batch:
        """A cover roll and a damage roll for each hit."""
        shot = volley(battle, self.unit, self.target, moved=self.moved)
        assert shot is not None
        chains = []
        for (model, aim), number in Counter(self.dealt).items():
            cover = shot.covers[shot.models.index(model)]
            to_wound = shot.aims[aim].to_wound
            chains.append(wounding(number, to_wound, cover))
        return Batch(tuple(chains))

    def take(self, battle: Battle, outcome: tuple[int, ...]) -> Battle:
        """Wounds beyond a model's last are lost."""
        wounds: dict[int, int] = {}
        for ((model, _), _), lost in zip(Counter(self.dealt).items(), outcome, strict=True):
            wounds[model] = wounds.get(model, 0) + lost
        return wounded(battle, self.target, wounds, by=self.unit)


def _both_stand(battle: Battle, shot: Shoot) -> bool:
    return bool(battle.units[shot.unit].wounds and battle.units[shot.target].wounds)


def wounded(battle: Battle, unit: UnitId, wounds: dict[int, int], by: UnitId) -> Battle:
    """The unit after its models have lost these wounds; the dead come off the table."""
    now = battle.units[unit]
    if not any(wounds.values()):
        return battle
    left = tuple(max(have - wounds.get(model, 0), 0) for model, have in enumerate(now.wounds))
    dead = tuple(model for model, have in enumerate(left) if not have)
    return battle.changed(
        unit,
        footprint=now.footprint.without(dead) if dead else now.footprint,
        wounds=tuple(have for have in left if have),
        roles=tuple(role for model, role in enumerate(now.roles) if left[model]),
        hurt_by=battle.units[by].player,
    )
