"""What is named before blows fall: a weapon, the foe of a model that touches several, the enemy that is parried."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.flow import Choose
from carnyx.core.options import OneOf
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.blows import arm_of, close_weapons, contacts_of, strikers, strikes, touched_by, turn_of

LATER = "later"


class NameWeapon(Struct, frozen=True, tag=True):
    """A unit with several close-combat weapons names the one it uses when its first step comes (celtos.cc.weapon)."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose:
        """Which weapon."""
        names = tuple(each.name for each in close_weapons(battle, self.unit))
        return Choose(battle.units[self.unit].player, OneOf(names, "celtos.cc.weapon"))

    def take(self, battle: Battle, outcome: str) -> Battle:
        """Named for the round."""
        assert battle.fight is not None
        named = (*battle.fight.weapons, (self.unit, outcome))
        return replace(battle, fight=replace(battle.fight, weapons=named))


class NameFoe(Struct, frozen=True, tag=True):
    """A striker that touches several enemy units names the one it strikes at (celtos.cc.allocate)."""

    unit: UnitId
    model: int

    def ask(self, battle: Battle) -> Choose:
        """One of those it touches."""
        names = tuple(str(foe) for foe in touched_by(battle, self.model))
        return Choose(battle.units[self.unit].player, OneOf(names, "celtos.cc.allocate"))

    def take(self, battle: Battle, outcome: str) -> Battle:
        """It strikes at that one."""
        assert battle.fight is not None
        named = (*battle.fight.foes, (self.model, UnitId(int(outcome))))
        return replace(battle, fight=replace(battle.fight, foes=named))


def foes_to_name(battle: Battle) -> tuple[NameFoe, ...]:
    """The strikers of the step under way that have a choice; only the activated unit's models can."""
    fight = battle.fight
    assert fight is not None
    if len(fight.enemies) < 2 or fight.unit not in strikers(battle) or arm_of(battle, fight.unit).when != fight.step:
        return ()
    touched: dict[int, int] = {}
    for pairs in contacts_of(battle).values():
        for model in {mine for mine, _ in pairs}:
            touched[model] = touched.get(model, 0) + 1
    return tuple(NameFoe(fight.unit, model) for model in sorted(touched) if touched[model] > 1)


class Parry(Struct, frozen=True, tag=True):
    """A unit that can parry does so once a round: against one striker, of the enemy unit its owner names."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """Now or later, and whom, where there is a choice."""
        now, later = self._blows(battle)
        if not now or len(now) + len(later) < 2:
            return None
        names = (*map(str, now), *((LATER,) if later else ()))
        return Choose(battle.units[self.unit].player, OneOf(names, "celtos.trait.parry"))

    def take(self, battle: Battle, outcome: str | None) -> Battle:
        """The blows of one enemy are parried; who waits may still parry slower ones."""
        fight = battle.fight
        assert fight is not None
        now, _ = self._blows(battle)
        if not now or outcome == LATER:
            return battle
        foe = now[0] if outcome is None else UnitId(int(outcome))
        return replace(battle, fight=replace(fight, parries=(*fight.parries, (self.unit, foe))))

    def _blows(self, battle: Battle) -> tuple[tuple[UnitId, ...], tuple[UnitId, ...]]:
        """The enemy units that strike at it in this step, and those that may in a later one."""
        fight = battle.fight
        assert fight is not None
        assert fight.step is not None
        now = tuple(dict.fromkeys(strike.unit for strike in strikes(battle) if strike.target == self.unit))
        others = fight.enemies if self.unit == fight.unit else (fight.unit,)
        able = [foe for foe in others if foe in strikers(battle) and turn_of(battle, foe) < fight.step]
        return now, tuple(foe for foe in able if contacts_of(battle).get(foe if self.unit == fight.unit else self.unit))


def parries(battle: Battle) -> tuple[Parry, ...]:
    """The units that may still parry in this round."""
    fight = battle.fight
    assert fight is not None
    spent = {unit for unit, _ in fight.parries}
    units = (unit for unit in (fight.unit, *fight.enemies) if battle.units[unit].wounds and unit not in spent)
    return tuple(Parry(unit) for unit in units if battle.kind(unit).trait("parry"))
