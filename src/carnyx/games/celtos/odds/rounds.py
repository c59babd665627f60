"""The rounds of a Celtos close combat, piece of chance by piece of chance.

A round goes by weapon speed: the faster strike first and the dead do not strike back; equal speeds strike together.
Further rounds alternate: the side whose activation it is first tries to rally if it is panicked, then both fight.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import comb, prod
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.games.celtos.odds.blows import Body, exchanged, foremost, models, struck, struck_once, wounds
from carnyx.games.celtos.odds.fighters import Duel, Fighters
from carnyx.games.celtos.odds.pools import Pool, pool
from carnyx.games.celtos.rules import melee
from carnyx.games.celtos.rules.attacks import Strikers, blows
from carnyx.games.celtos.rules.melee import When
from carnyx.odds.mixture import WIDEST, Mixture, TooWide, certain, either

Nerves: TypeAlias = Literal["steady", "panicked", "shattered", "routed"]  # shattered: panicked in this very fight
Blows: TypeAlias = tuple[tuple[Pool, ...], Body]  # one side's dice in a step, and the enemies they may fall on


class Fighting(Struct, frozen=True):
    """How a side stands: its models, its nerve, and whether that has been tried."""

    body: Body
    nerve: Nerves = "steady"
    checked: bool = False

    @property
    def is_panicked(self) -> bool:
        """Whether it fights with panic in its ranks."""
        return self.nerve in ("panicked", "shattered")

    @property
    def is_gone(self) -> bool:
        """Whether nothing of it is left on the table."""
        return self.nerve == "routed" or not models(self.body)


class Fight(Struct, frozen=True):
    """A close combat at some moment; `began` is how it stood when the round began, none between rounds."""

    parts: tuple[Fighting, Fighting]
    began: tuple[Body, Body] | None = None
    parried: tuple[bool, bool] = (False, False)  # a side that has had one of its models parried this round
    won: melee.Side | None = None  # who won the last round; nobody, if it was a draw

    @property
    def is_over(self) -> bool:
        """Whether a side is gone."""
        return self.parts[0].is_gone or self.parts[1].is_gone

    def with_part(self, who: int, part: Fighting) -> Fight:
        """The same with one side changed."""
        return replace(self, parts=(part, self.parts[1]) if who == 0 else (self.parts[0], part))


def opening(duel: Duel) -> Fight:
    """Both sides fresh and in contact."""
    return Fight((_fresh(duel.sides[0]), _fresh(duel.sides[1])))


def _fresh(side: Fighters) -> Fighting:
    none = (0,) * (side.wounds - 1)
    return Fighting(tuple((*none, arm.models) for arm in side.arms), "panicked" if side.panicked else "steady")


class Rounds:
    """The rounds of one duel; what a round may lead to is worked out once for positions that fight alike."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self._known: dict[tuple[bool, Fight], Mixture[Fight]] = {}

    def exact(self) -> Mixture[Fight]:
        """Every way the duel may end."""
        if self._width() > WIDEST:
            raise TooWide
        position = certain(opening(self.duel))
        for number in range(self.duel.rounds):
            if number:
                position = position.then(partial(rallied, self.duel, number % 2))
            position = position.then(partial(self.fought, number == 0)).reduced()
        return position

    def played(self, rng: Random) -> Fight:
        """One way it may end."""
        fight = opening(self.duel)
        for number in range(self.duel.rounds):
            first = number == 0
            if not first:
                fight = rallied(self.duel, number % 2, fight).sample(rng)
            if fight.is_over:
                break
            fight = _begun(fight)
            for when in _order(self.duel, first):
                both = _both_blows(self.duel, fight, when, first)
                left = [struck_once(pools, touched, rng) for pools, touched in both]
                fight = _hurt(fight, both, (left[0], left[1]))
            fight = _decided(fight)
            for who in (0, 1):
                fight = _check(self.duel, who, fight).sample(rng)
            fight = _parted(fight)
        return fight

    def _width(self) -> int:
        """About how many positions meet how many continuations."""
        width = 1
        for side in self.duel.sides:
            fighting = min(self.duel.contact, side.strength)
            width *= comb(fighting + side.wounds, side.wounds)
            if self.duel.rounds > 1:
                width *= prod(comb(arm.models + side.wounds, side.wounds) for arm in side.arms)
        return width

    def fought(self, first: bool, fight: Fight) -> Mixture[Fight]:
        """One round: worked out for the position as it fights, then told of what it had been through before."""
        if fight.is_over:
            return certain(fight)
        known = bare(fight)
        if (first, known) not in self._known:
            self._known[first, known] = self._fought_out(first, known)
        through = self._known[first, known]
        return through if known == replace(fight, won=None) else through.map(partial(_remembering, fight))

    def _fought_out(self, first: bool, fight: Fight) -> Mixture[Fight]:
        position = certain(_begun(fight))
        for when in _order(self.duel, first):
            position = position.then(partial(_strike, self.duel, when, first))
        position = position.map(_decided)
        for who in (0, 1):
            position = position.then(partial(_check, self.duel, who))
        return position.map(_parted).reduced()


def bare(fight: Fight) -> Fight:
    """The position as it fights on, without what it had been through before."""
    first, second = fight.parts
    return replace(fight, parts=(_bare(first), _bare(second)), won=None)


def _bare(part: Fighting) -> Fighting:
    return Fighting(part.body, "panicked" if part.is_panicked else part.nerve)


def _remembering(before: Fight, after: Fight) -> Fight:
    """A side that was checked stays checked; one that has panicked in this fight has done so while it panics."""
    first, second = (
        Fighting(
            now.body,
            "shattered" if now.nerve == "panicked" and was.nerve == "shattered" else now.nerve,
            now.checked or was.checked,
        )
        for was, now in zip(before.parts, after.parts, strict=True)
    )
    return replace(after, parts=(first, second))


def _order(duel: Duel, first: bool) -> list[When]:
    """The steps of a round, the fastest first."""
    return list(melee.steps([*duel.turns(0, first), *duel.turns(1, first)]))


def _begun(fight: Fight) -> Fight:
    return replace(fight, began=(fight.parts[0].body, fight.parts[1].body), won=None)


def _both_blows(duel: Duel, fight: Fight, when: When, first: bool) -> tuple[Blows, Blows]:
    return _blows(duel, fight, 0, when, first), _blows(duel, fight, 1, when, first)


def _strike(duel: Duel, when: When, first: bool, fight: Fight) -> Mixture[Fight]:
    """One step of a round: all whose turn it is, on both sides at once."""
    both = _both_blows(duel, fight, when, first)
    ours, theirs = (struck(pools, touched) for pools, touched in both)
    return Mixture(
        {
            _hurt(fight, both, (left, own_left)): weight * count
            for left, weight in ours.weights.items()
            for own_left, count in theirs.weights.items()
        },
        ours.total * theirs.total,
    )


def _hurt(fight: Fight, both: tuple[Blows, Blows], left: tuple[Body, Body]) -> Fight:
    """The fight after a step: what is left of those who were touched steps back into line."""
    bodies = [exchanged(fight.parts[who].body, both[1 - who][1], left[1 - who]) for who in (0, 1)]
    return replace(
        fight,
        parts=(replace(fight.parts[0], body=bodies[0]), replace(fight.parts[1], body=bodies[1])),
        parried=(fight.parried[0] or bool(both[0][0]), fight.parried[1] or bool(both[1][0])),
    )


def _blows(duel: Duel, fight: Fight, who: int, when: When, first: bool) -> Blows:
    """The dice of one side in this step, and the enemies they may fall on."""
    assert fight.began is not None
    began = [models(body) for body in fight.began]
    files = [min(duel.contact, number) for number in began]
    # The fallen have left their files: nobody steps up before the round is over.
    standing = [max(files[i] - (began[i] - models(fight.parts[i].body)), 0) for i in (0, 1)]
    front = foremost(fight.parts[who].body, standing[who])
    parry = 0 if fight.parried[who] else duel.sides[1 - who].parry
    pools: list[Pool] = []
    strikers = 0
    for arm, ranks in zip(duel.armed[first][who], front, strict=True):
        number = sum(ranks)
        if not number or arm.when != when:
            continue
        strikers += number
        pools += _pools(
            duel.strikers(
                who,
                arm,
                number,
                first=first,
                panicked=fight.parts[who].is_panicked,
                enemy_panicked=fight.parts[1 - who].is_panicked,
                parry=parry,
            )
        )
        parry = 0  # one enemy a round
    touched = min(melee.files_touched(strikers, files[who], files[1 - who]), standing[1 - who])
    return tuple(pools), foremost(fight.parts[1 - who].body, touched)


@lru_cache(4096)
def _pools(strikers: Strikers) -> tuple[Pool, ...]:
    """The dice of models that strike alike."""
    return tuple(map(pool, blows(strikers)))


def _decided(fight: Fight) -> Fight:
    """Who has won the round."""
    assert fight.began is not None
    lost = [wounds(before) - wounds(part.body) for before, part in zip(fight.began, fight.parts, strict=True)]
    left = [models(part.body) for part in fight.parts]
    return replace(fight, won=melee.winner(melee.Round((lost[0], lost[1]), (left[0], left[1]))))


def _check(duel: Duel, who: int, fight: Fight) -> Mixture[Fight]:
    """The morale check of a side after a round."""
    assert fight.began is not None
    side, part = duel.sides[who], fight.parts[who]
    strength = wounds if side.individual else models
    test = duel.tried(who, strength(fight.began[who]), strength(part.body), melee.is_beaten(who, fight.won))
    if test is None:
        return certain(fight)
    fails: Nerves = "routed" if test.failure == "rout" else "shattered"
    passed = fight.with_part(who, replace(part, checked=True))
    failed = fight.with_part(who, replace(part, checked=True, nerve=fails))
    return either(passed, test.check.ways, failed, test.check.total_ways)


def _parted(fight: Fight) -> Fight:
    """Between two rounds nothing of the last one counts but who won it."""
    return replace(fight, began=None, parried=(False, False))


def rallied(duel: Duel, who: int, fight: Fight) -> Mixture[Fight]:
    """A panicked side must try to rally when its activation comes."""
    if fight.is_over or not fight.parts[who].is_panicked:
        return certain(fight)
    rally = duel.rally(who)
    steady = fight.with_part(who, replace(fight.parts[who], nerve="steady"))
    return either(steady, rally.ways, fight, rally.total_ways)
