"""Engagements: which figures fight which enemy, and what their owner may choose (warriors.combat.contact, .split)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import ClassVar

from msgspec import Struct

from carnyx.core.rule import Refusal
from carnyx.games.warriors.blocks.formation import side_touched
from carnyx.games.warriors.play.battle import Battle, UnitId, touching
from carnyx.games.warriors.play.phases import Assigned
from carnyx.games.warriors.play.places import places_of, touched

LONG = ("spear", "lance")  # weapons that reach over the first rank


def torn(battle: Battle, unit: int) -> tuple[tuple[UnitId, ...], ...]:
    """The figures that touch several enemies, each with those it must choose among."""
    return tuple(enemies for enemies in touched(battle, unit).values() if len(enemies) > 1)


def seconds(battle: Battle, unit: int) -> tuple[tuple[int, int], ...]:
    """The figures of the second rank that can reach over the first: who stands behind whom.

    Only against an enemy that touches the front: there is no second rank against a flank or rear.
    """
    body, kind = battle.body(unit), battle.kind(unit)
    if kind.is_individual or kind.melee not in LONG or body.ranks < 2:
        return ()
    front = before(battle, unit)
    fighting = touched(battle, unit)
    found: dict[int, int] = {}
    for figure, enemies in fighting.items():
        behind = body.behind(figure) if figure < body.files and front & set(enemies) else None
        if behind is not None and behind not in fighting and behind not in found:
            found[behind] = figure
    return tuple((front_figure, behind) for behind, front_figure in found.items())


def before(battle: Battle, unit: int) -> frozenset[UnitId]:
    """The enemies that touch a unit's front."""
    body = battle.body(unit)
    return frozenset(enemy for enemy in touching(battle, unit) if side_touched(body, battle.body(enemy)) == "front")


def plain(battle: Battle, unit: int) -> Assigned:
    """How a unit fights if nobody chooses: one rank, everybody at the first enemy he touches."""
    return Assigned(unit, False, tuple(int(foes[0]) for foes in torn(battle, unit)), int(touching(battle, unit)[0]))


def assignment(battle: Battle, unit: int) -> Assigned:
    """How a unit fights this turn."""
    return next((each for each in battle.combat.assigned if each.unit == unit), None) or plain(battle, unit)


class Fighting(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An owner's choice: two ranks or one, a foe for each figure that touches several, and one for all other dice."""

    two_ranks: bool
    foes: tuple[int, ...]
    extra: int


class Choices(Struct, frozen=True):
    """How a unit may fight."""

    answer: ClassVar[type] = Fighting

    battle: Battle
    unit: UnitId

    def refuse(self, answer: Fighting) -> Refusal | None:
        """Refused if a figure would strike an enemy it does not touch, or a second rank cannot reach."""
        if answer.two_ranks and not seconds(self.battle, self.unit):
            return Refusal("warriors.combat.contact", because="refused-second-rank")
        choices = torn(self.battle, self.unit)
        fits = len(answer.foes) == len(choices) and all(
            foe in among for foe, among in zip(answer.foes, choices, strict=True)
        )
        if not fits or answer.extra not in touching(self.battle, self.unit):
            return Refusal("warriors.combat.split", because="refused-no-touch")
        return None

    def sample(self, rng: Random) -> Fighting:
        """Any of them."""
        two = bool(seconds(self.battle, self.unit)) and rng.random() < 0.5
        foes = tuple(int(rng.choice(among)) for among in torn(self.battle, self.unit))
        return Fighting(two, foes, int(rng.choice(touching(self.battle, self.unit))))

    def hints(self) -> tuple[Fighting, ...]:
        """All at one enemy as far as they touch him, in one rank and in two."""
        return tuple(self._thinkable())

    def choices(self) -> None:
        """Cannot be listed: each figure that touches several enemies may strike any of them."""

    def _thinkable(self) -> Iterator[Fighting]:
        choices = torn(self.battle, self.unit)
        for enemy in touching(self.battle, self.unit):
            foes = tuple(int(enemy if enemy in among else among[0]) for among in choices)
            for two in (False, True) if seconds(self.battle, self.unit) else (False,):
                yield Fighting(two, foes, int(enemy))


def has_choice(battle: Battle, unit: int) -> bool:
    """Whether there is anything to choose."""
    return len(touching(battle, unit)) > 1 or bool(seconds(battle, unit))


class Against(Struct, frozen=True):
    """Who of a unit fights one enemy: how many of its figures, and which of the individuals with it."""

    figures: int
    individuals: tuple[UnitId, ...]


def against(battle: Battle, unit: int, how: Assigned) -> Mapping[UnitId, Against]:
    """Who of a unit that fights like this fights each enemy it touches.

    An individual fights instead of the figure in whose place he stands; the second rank may reach over him.
    """
    fighting = touched(battle, unit)
    chosen = iter(how.foes)
    foe_of = {figure: UnitId(next(chosen)) if len(enemies) > 1 else enemies[0] for figure, enemies in fighting.items()}
    holders = {place: each for each, place in places_of(battle, unit).items() if place in foe_of}
    figures: dict[UnitId, int] = dict.fromkeys(touching(battle, unit), 0)
    men: dict[UnitId, list[UnitId]] = {enemy: [] for enemy in figures}
    for figure, foe in foe_of.items():
        figures[foe] += figure not in holders
    for place, each in sorted(holders.items(), key=lambda held: held[1]):
        men[foe_of[place]].append(each)
    if how.two_ranks:
        ahead = before(battle, unit)
        for front, _ in seconds(battle, unit):  # who strikes aside has nobody reaching over him
            figures[foe_of[front]] += foe_of[front] in ahead
    return {enemy: Against(figures[enemy], tuple(men[enemy])) for enemy in figures}
