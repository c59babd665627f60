"""Phase one: both sides shoot, then casualties come off together (warriors.shoot.simultaneous)."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.dice import Chain
from carnyx.core.flow import Choose
from carnyx.core.kept import kept
from carnyx.core.rule import Refusal
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import PLAYERS, Battle, UnitId
from carnyx.games.warriors.play.losses import credits, fallen, with_credit
from carnyx.games.warriors.play.phases import Stroke, Volley
from carnyx.games.warriors.play.reactions import ShootingTest
from carnyx.games.warriors.play.saves import SaveAlone
from carnyx.games.warriors.play.targets import refuse_shooter, refuse_target, refuse_volleys, shot, targets
from carnyx.games.warriors.rules import shooting
from carnyx.games.warriors.rules.shooting import is_tested_after_shooting, volleys_allowed


class Shooting(Struct, frozen=True, tag=True):
    """Phase one begins."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Every unit that can shoot is asked; nobody falls before all have shot."""
        ready = [
            unit for player in range(PLAYERS) for unit in battle.formed(player) if refuse_shooter(battle, unit) is None
        ]
        return battle.then(*(TakeAim(unit) for unit in ready), LooseAll(), StrikeDown())


class Aim(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A target and the volleys spent on it; no volleys: the unit does not shoot."""

    target: int = -1
    volleys: int = 0


class Aims(Struct, frozen=True, dict=True):
    """Whom a unit may shoot at, and with how many volleys."""

    answer: ClassVar[type] = Aim

    battle: Battle
    unit: UnitId

    @kept
    def targets(self) -> tuple[UnitId, ...]:
        """All that it may shoot at."""
        return targets(self.battle, self.unit)

    def refuse(self, answer: Aim) -> Refusal | None:
        """Why it may not, by the rule that forbids it."""
        if answer.volleys == 0:
            return None if answer.target == -1 else Refusal("core.answer")
        if refusal := refuse_volleys(self.battle, self.unit, answer.volleys):
            return refusal
        return None if answer.target in self.targets else refuse_target(self.battle, self.unit, answer.target)

    def sample(self, rng: Random) -> Aim:
        """Any of them; seldom not to shoot."""
        found = self.hints()
        return rng.choice(found[:-1]) if rng.random() < 0.9 else found[-1]

    def hints(self) -> tuple[Aim, ...]:
        """Every target with every number of volleys, and not to shoot."""
        left = self.battle.units[self.unit].volleys
        spent = [volleys for volleys in volleys_allowed(self.battle.edition) if volleys <= left]
        return (*(Aim(target, some) for target in self.targets for some in spent), Aim())

    def choices(self) -> tuple[Aim, ...]:
        """All of them."""
        return self.hints()


class TakeAim(Struct, frozen=True, tag=True):
    """A unit that can shoot is asked at whom."""

    unit: UnitId

    def ask(self, battle: Battle) -> Choose | None:
        """At whom, if there is anybody."""
        options = Aims(battle, self.unit)
        return Choose(battle.units[self.unit].player, options) if options.targets else None

    def take(self, battle: Battle, outcome: Aim | None) -> Battle:
        """The volleys are spent at once; what they do is seen when all have shot."""
        if outcome is None or not outcome.volleys:
            return battle
        now = battle.units[self.unit]
        battle = battle.changed(self.unit, volleys=now.volleys - outcome.volleys, shot=True)
        return battle.with_shooting(
            volleys=(*battle.shooting.volleys, Volley(self.unit, outcome.target, outcome.volleys))
        )


class LooseAll(Struct, frozen=True, tag=True):
    """All volleys are loosed at once."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Each is thrown for against the position that all of them saw."""
        steps = [Loose(UnitId(each.unit), UnitId(each.target), each.volleys) for each in battle.shooting.volleys]
        return battle.with_shooting(volleys=()).then(*steps)


class Loose(Struct, frozen=True, tag=True):
    """One unit's volleys at another: a throw to hit for each figure, and one to kill for each hit."""

    unit: UnitId
    target: UnitId
    volleys: int

    def ask(self, battle: Battle) -> Chain:
        """All the dice in one."""
        return volley(battle, self.unit, self.target, self.volleys)

    def take(self, battle: Battle, outcome: int) -> Battle:
        """The kills wait until everybody has shot."""
        return battle.with_shooting(strokes=(*battle.shooting.strokes, Stroke(self.unit, self.target, outcome, 0)))


def volley(battle: Battle, unit: UnitId, target: UnitId, volleys: int) -> Chain:
    """The dice of a volley."""
    return shooting.volley(shot(battle, unit, target, volleys))


class StrikeDown(Struct, frozen=True, tag=True):
    """Casualties come off."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """Rear-rank figures first; an individual alone saves himself from every kill or falls."""
        kills: dict[int, int] = {}
        for stroke in battle.shooting.strokes:
            kills[stroke.enemy] = kills.get(stroke.enemy, 0) + stroke.kills
        before = battle
        saves, tests = [], []
        for unit, number in kills.items():
            if battle.kind(unit).is_individual:
                saves.append(SaveAlone(UnitId(unit), number))
                continue
            battle = fallen(battle, unit, number)
            if is_tested_after_shooting(number, battle.units[unit].began, battle.edition):
                tests.append(ShootingTest(UnitId(unit), number))
        return boasts.together(before, battle).then(*saves, CreditShots(), *tests)


class CreditShots(Struct, frozen=True, tag=True):
    """Everybody who shot is credited with those who fell by it (warriors.casualties)."""

    def ask(self, battle: Battle) -> None:
        """Nothing to decide."""

    def take(self, battle: Battle, outcome: None) -> Battle:
        """So far nobody has fallen this turn but by missiles."""
        toll = {}
        for target in {stroke.enemy for stroke in battle.shooting.strokes}:
            now = battle.units[target]
            killed = int(now.fate == "killed")
            toll[target] = killed if battle.kind(target).is_individual else now.began - now.figures
        return with_credit(battle, credits(battle.shooting.strokes, toll)).with_shooting(strokes=())
