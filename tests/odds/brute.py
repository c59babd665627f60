"""Twins of the calculators: every face of every die in fractions, written from the rules and from nothing else.

Slow on purpose.  Nothing here may lean on the package: numbers, allotment and morale are read off the rulebook anew.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

Odds: TypeAlias = dict[Any, Fraction]
Kwargs: TypeAlias = dict[str, Any]


def certain(position: Any) -> Odds:
    """Nothing left to chance."""
    return {position: Fraction(1)}


def then(odds: Odds, carry: Callable[[Any], Odds]) -> Odds:
    """Every position carried on through the next die."""
    merged: Odds = {}
    for position, chance in odds.items():
        for reached, share in carry(position).items():
            if share:
                merged[reached] = merged.get(reached, Fraction(0)) + chance * share
    return merged


def seen(odds: Odds, look: Callable[[Any], Any]) -> Odds:
    """The same chances of what one looks at."""
    return then(odds, lambda position: certain(look(position)))


def chance(odds: Odds, wanted: Callable[[Any], Any]) -> Fraction:
    """The chance of what is wanted."""
    return sum((share for position, share in odds.items() if wanted(position)), Fraction(0))


def thrown(results: Iterable[Any]) -> Odds:
    """Equally likely results."""
    counted = Counter(results)
    return {result: Fraction(number, counted.total()) for result, number in counted.items()}


# ---------------------------------------------------------------------------------------------------------- Celtos

NATURALS_ON_ALL_ROLLS = ("default", "de")
CHECK_WITHOUT_CASUALTY_CLAUSE = ("de",)
SIZE_BONUS = {1: -1, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 3}


def on_scale(value: int) -> int:
    return sorted((1, value, 10))[1]


def table_need(stat: int, difficulty: int) -> int:
    """6 + DIFF − stat, between 2 and 10."""
    return sorted((2, 6 + on_scale(difficulty) - on_scale(stat), 10))[1]


@cache
def celtos_die(need: int, modifier: int, naturals: bool) -> Odds:
    """One D10 plus its modifiers against a need."""
    return thrown(face == 10 if naturals and face in (1, 10) else face + modifier >= need for face in range(1, 11))


class Volley(NamedTuple):
    casualties: Odds
    wounds: Odds
    check: Fraction
    panic: Fraction
    rout: Fraction


def celtos_shoot(
    *, toughness: int, targets: int, command: int, wounds: int = 1, moved: bool = False, size: int = 2,
    cover: int | None = None, start: int | None = None, leader: bool = False, individual: bool = False,
    also: tuple[Kwargs, ...] = (), edition: str = "default", **group: int,
) -> Volley:  # fmt: skip
    """A volley: each shooter's die, the hits dealt out, then cover and damage for each hit."""
    everywhere = edition in NATURALS_ON_ALL_ROLLS
    hits = certain(())
    for shooters in (group, *also):
        aim = SIZE_BONUS[size] - moved + shooters.get("weapon_modifier", 0) + shooters.get("marksmanship", 0)
        hit = celtos_die(10 - on_scale(shooters["sh"]), aim, True)
        blow = (shooters["damage"], shooters.get("penetrating", 0))
        for _ in range(shooters["shooters"]):
            hits = then(hits, lambda got, hit=hit, blow=blow: {(*got, blow): hit.get(True, 0), got: hit.get(False, 0)})
    hits = seen(hits, lambda got: tuple(sorted(got, reverse=True)))
    sheltered = celtos_die(cover, 0, everywhere) if cover else certain(False)

    def suffered(got: tuple[tuple[int, int], ...]) -> Odds:
        models = certain((wounds,) * targets)
        for turn, (damage, penetrating) in enumerate(got):
            wound = celtos_die(table_need(damage, toughness - penetrating), 0, everywhere)
            share = sheltered.get(False, Fraction(0)) * wound.get(True, Fraction(0))
            models = then(models, lambda left, at=turn % targets, share=share: _wounded(left, at, share))
        return seen(models, lambda left: (*sorted(left[:-1]), left[-1]))

    ends = then(hits, suffered)  # the last model of a unit is its leader
    before = wounds if individual else targets
    first = before if start is None else start

    def checks(left: tuple[int, ...]) -> bool:
        once = individual or edition in CHECK_WITHOUT_CASUALTY_CLAUSE
        return _shaken_by_losses(first, before, sum(left) if individual else sum(map(bool, left)), once)

    def broken(left: tuple[int, ...]) -> Fraction:
        led = leader and left[-1] > 0
        return celtos_die(table_need(command + led, 4), 0, everywhere).get(False, Fraction(0))

    check = chance(ends, checks)
    return Volley(
        seen(ends, lambda left: left.count(0)),
        seen(ends, lambda left: wounds * targets - sum(left)),
        check,
        Fraction(0),  # who must check after a volley has less than half left, so that he cannot merely panic
        sum((share * broken(left) for left, share in ends.items() if checks(left)), Fraction(0)),
    )


def _wounded(left: tuple[int, ...], at: int, share: Fraction) -> Odds:
    """A hit stays with its model; a wound beyond the last is lost."""
    if not left[at]:
        return certain(left)
    return {(*left[:at], left[at] - 1, *left[at + 1 :]): share, left: 1 - share}


def _shaken_by_losses(first: int, before: int, left: int, once: bool) -> bool:
    """A casualty, and below half; or, for individuals and without the casualty clause, the half crossed just now."""
    if not left or 2 * left >= first:
        return False
    return 2 * before >= first if once else left < before


class Melee(NamedTuple):
    casualties: tuple[Odds, Odds]
    check: tuple[Fraction, Fraction]
    panic: tuple[Fraction, Fraction]
    rout: tuple[Fraction, Fraction]
    wins: dict[str, Fraction]
    field: dict[str, Fraction]


ARM = {"first_ws": None, "weapon_modifier": 0, "penetrating": 0, "first_strike": False}
SIDE = {
    "wounds": 1, "start": None, "charged": False, "panicked": False, "cover": False, "parry": 0, "leader": False,
    "standard": False, "musician": False, "individual": False, "also": (),
}  # fmt: skip


class Side:
    """One side as it was asked about, with the weapons named first in front."""

    def __init__(self, asked: Kwargs) -> None:
        for name, value in {**SIDE, **asked}.items():
            setattr(self, name, value)
        self.arms = [{**ARM, **arm} for arm in (asked, *self.also)]
        self.body = tuple((arm, self.wounds) for arm, own in enumerate(self.arms) for _ in range(own["models"]))
        self.first = self.start or (self.wounds if self.individual else len(self.body))

    def speed(self, arm: int, opening: bool) -> tuple[bool, int]:
        weapon = self.arms[arm]
        speed = weapon["first_ws"] if opening and weapon["first_ws"] is not None else weapon["ws"]
        return (True, 0) if weapon["first_strike"] else (False, speed)


class Model(NamedTuple):
    arm: int
    left: int
    front: bool  # in base contact when the round began: nobody steps up or back while it lasts


class Ranks(NamedTuple):
    """A side within a round."""

    models: tuple[Model, ...]
    panicked: bool
    files: int
    parry: int  # what it can still parry this round


class Part(NamedTuple):
    """A side between rounds; `nerve` is shattered when it broke in this fight."""

    body: tuple[tuple[int, int], ...]
    nerve: str
    checked: bool = False

    @property
    def is_gone(self) -> bool:
        return self.nerve == "routed" or not self.body


class Duel:
    """A close combat, thrown out die by die."""

    def __init__(self, attacker: Kwargs, defender: Kwargs, contact: int | None, edition: str) -> None:
        self.sides = (Side(attacker), Side(defender))
        self.files = contact or min(len(side.body) for side in self.sides)
        self.edition = edition
        self.everywhere = edition in NATURALS_ON_ALL_ROLLS
        self.known: dict[Any, Odds] = {}

    def round(self, opening: bool, parts: tuple[Part, Part]) -> Odds:
        """One round, from who strikes when to the checks; gives the parts and the winner."""
        if (opening, parts) not in self.known:
            self.known[opening, parts] = self._round(opening, parts)
        return self.known[opening, parts]

    def _round(self, opening: bool, parts: tuple[Part, Part]) -> Odds:
        lines = []
        for side, part in zip(self.sides, parts, strict=True):
            ordered = sorted(part.body, key=lambda model: (model[0], -model[1]))
            files = min(self.files, len(ordered))
            models = tuple(Model(*model, place < files) for place, model in enumerate(ordered))
            lines.append(Ranks(models, part.nerve in ("panicked", "shattered"), files, side.parry))
        steps = {side.speed(arm, opening) for side in self.sides for arm in range(len(side.arms))}
        odds = certain(tuple(lines))
        for step in sorted(steps, reverse=True):
            odds = then(odds, lambda lines, step=step: self._step(lines, step, opening))
        return then(odds, lambda lines: self._results(parts, lines))

    def _step(self, lines: Any, step: Any, opening: bool) -> Odds:
        """All whose turn it is strike, both sides from the same position."""
        ours, theirs = (self._struck(lines, who, step, opening) for who in (0, 1))
        return {(own, enemy): one * other for enemy, one in ours.items() for own, other in theirs.items()}

    def _struck(self, lines: Any, who: int, step: Any, opening: bool) -> Odds:
        """What one side's blows leave of the other."""
        side, own, enemy = self.sides[who], lines[who], lines[1 - who]
        strikers = [m for m in own.models if m.front and side.speed(m.arm, opening) == step]
        standing = sorted((m for m in enemy.models if m.front), key=lambda model: (model.arm, -model.left))
        # files are as even as can be: so many strikers stand before their share of the enemy's files, rounded up
        touched = standing[: (len(strikers) * enemy.files + own.files - 1) // own.files]
        if not strikers or not touched:
            return certain(enemy)
        hits = certain(())
        for place, model in enumerate(strikers):
            parried = enemy.parry if place == 0 else 0
            hit = self._to_hit(who, model.arm, own.panicked, enemy.panicked, opening, parried)
            weapon = side.arms[model.arm]
            blow = (weapon["damage"], weapon["penetrating"])
            for _ in range(2 if side.individual else 1):
                hits = then(hits, lambda got, hit=hit, blow=blow: {
                    tuple(sorted((*got, blow), reverse=True)): hit.get(True, 0), got: hit.get(False, 0)
                })  # fmt: skip
        line = sorted(touched, key=lambda model: (-model.left, -model.arm))
        rest = list(enemy.models)
        for model in touched:
            rest.remove(model)

        def suffered(got: Any) -> Odds:
            left = certain(tuple(model.left for model in line))
            for turn, (damage, penetrating) in enumerate(got):
                need = table_need(damage, self.sides[1 - who].toughness - penetrating)
                wound = celtos_die(need, 0, self.everywhere).get(True, Fraction(0))
                at = turn % len(line)
                left = then(left, lambda now, at=at, wound=wound: _wounded(now, at, wound))
            return left

        def stands(left: tuple[int, ...]) -> Ranks:
            alive = [model._replace(left=now) for model, now in zip(line, left, strict=True) if now]
            return enemy._replace(models=tuple(sorted((*rest, *alive))), parry=0)

        return seen(then(hits, suffered), stands)

    def _to_hit(self, who: int, arm: int, panicked: bool, enemy_panicked: bool, opening: bool, parried: int) -> Odds:
        side, enemy = self.sides[who], self.sides[1 - who]
        modifier = -2 * panicked + (side.charged and opening) + side.cover + 2 * enemy_panicked
        modifier += side.arms[arm]["weapon_modifier"] - parried
        return celtos_die(table_need(side.attack, enemy.attack), modifier, self.everywhere)

    def _results(self, parts: tuple[Part, Part], lines: Any) -> Odds:
        """Who has won, and the checks of the losers and of hurt individuals."""
        bodies = [tuple(sorted((m.arm, m.left) for m in line.models)) for line in lines]
        before, after = ([sum(left for _, left in body) for body in each] for each in ([p.body for p in parts], bodies))
        lost = [was - now for was, now in zip(before, after, strict=True)]
        if not any(bodies):
            won = "draw"
        elif not all(bodies):
            won = "attacker" if bodies[0] else "defender"
        else:
            won = "draw" if lost[0] == lost[1] else "attacker" if lost[1] > lost[0] else "defender"
        odds = certain(())
        for who, (side, part) in enumerate(zip(self.sides, parts, strict=True)):
            has_lost = won == ("defender", "attacker")[who]
            share = after[who] if side.individual else len(bodies[who])
            is_hurt = side.individual and _shaken_by_losses(side.first, before[who], after[who], True)
            stands = part._replace(body=bodies[who])
            if share and (has_lost or is_hurt):
                bonus = 1 if side.standard and has_lost else 0
                nerve = celtos_die(table_need(side.command + side.leader, 4), bonus, self.everywhere)
                broken = "routed" if 2 * share < side.first else "shattered"
                ends = {
                    stands._replace(checked=True): nerve.get(True, Fraction(0)),
                    stands._replace(checked=True, nerve=broken): nerve.get(False, Fraction(0)),
                }
                if part.nerve == broken:
                    ends = certain(stands._replace(checked=True))
            else:
                ends = certain(stands)
            odds = then(odds, lambda done, ends=ends: {(*done, end): share for end, share in ends.items()})
        return seen(odds, lambda both: (both, won))

    def rally(self, who: int, parts: tuple[Part, Part]) -> Odds:
        """The active side, if it is panicked, tries to rally with the enemy in contact."""
        if any(part.is_gone for part in parts) or parts[who].nerve not in ("panicked", "shattered"):
            return certain(parts)
        side = self.sides[who]
        passed = celtos_die(table_need(side.command + side.leader, 4), side.musician - 2, self.everywhere)
        rallied = tuple(part._replace(nerve="steady") if at == who else part for at, part in enumerate(parts))
        return {rallied: passed.get(True, Fraction(0)), parts: passed.get(False, Fraction(0))}


def celtos_assault(
    attacker: Kwargs, defender: Kwargs, *, contact: int | None = None, rounds: int = 1, edition: str = "default"
) -> Melee:
    """So many rounds, the defender being the active side of the second one."""
    duel = Duel(attacker, defender, contact, edition)
    opening = tuple(Part(side.body, "panicked" if side.panicked else "steady") for side in duel.sides)
    odds = certain((opening, ""))
    for number in range(rounds):
        if number:
            odds = then(odds, lambda at, who=number % 2: {
                (parts, at[1]): share for parts, share in duel.rally(who, at[0]).items()
            })  # fmt: skip
        odds = then(odds, lambda at, first=number == 0: (
            certain(at) if any(part.is_gone for part in at[0]) else duel.round(first, at[0])
        ))  # fmt: skip

    def both(look: Callable[[Part], bool]) -> Any:
        return tuple(chance(odds, lambda at, who=who: look(at[0][who])) for who in (0, 1))

    gone = {"attacker": (False, True), "defender": (True, False), "nobody": (True, True), "locked": (False, False)}
    return Melee(
        tuple(seen(odds, lambda at, who=who: len(duel.sides[who].body) - len(at[0][who].body)) for who in (0, 1)),
        both(lambda part: part.checked),
        both(lambda part: part.nerve == "shattered" and not part.is_gone),
        both(lambda part: part.nerve == "routed"),
        {name: chance(odds, lambda at, name=name: at[1] == name) for name in ("attacker", "defender", "draw")},
        {n: chance(odds, lambda at, g=g: tuple(p.is_gone for p in at[0]) == g) for n, g in gone.items()},
    )


# -------------------------------------------------------------------------------------------------------- Warriors

QUALITY = {"elite": 2, "veteran": 1, "average": 0, "poor": -1}
BLOODLUST_FROM = {"disciplined": 12, "tribal": 8, "fanatic": 6}
SHAKEN_FROM = {"disciplined": 1, "tribal": 2, "fanatic": 2}
TENS = (10, 1, 2, 3, 4, 5, 6, 7, 8, 9)  # what the faces 0 to 9 count as


def hits(modifier: int) -> Fraction:
    """A hit throw: 6 or more, and no naturals."""
    return thrown(value + modifier >= 6 for value in TENS).get(True, Fraction(0))


def kills(score: int, modifier: int) -> Odds:
    """A kill throw: a nought kills, a one never does."""
    return thrown(
        "nought" if value == 10 else "kill" if value > 1 and value + modifier >= score else "wound" for value in TENS
    )


def reactions(modifier: int, discipline: str) -> Odds:
    """One die on the reaction table."""
    return thrown(
        "bloodlust" if total >= BLOODLUST_FROM[discipline] else
        "ok" if total >= 4 else
        "shaken" if total >= SHAKEN_FROM[discipline] else
        "rout"
        for total in (value + modifier for value in TENS)
    )  # fmt: skip


def saves(score: int) -> Fraction:
    """Two dice against a saving throw."""
    return thrown(one + other >= score for one, other in product(TENS, TENS)).get(True, Fraction(0))
