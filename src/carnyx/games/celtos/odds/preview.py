"""The odds of an order before it is given, from the very position: a shot, or an assault with the round it brings.

What players may choose on the way is assumed, and said: nobody reacts, hits are given out as it is done by default, and
what must be named before blows fall, or to aim a template, is the first that may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from itertools import product
from math import prod
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.flow import Choose
from carnyx.games.celtos.odds.assault import SideMorale, SideOdds
from carnyx.games.celtos.odds.harm import Harm, engaged_after, harm_to, holders, unit_odds
from carnyx.games.celtos.odds.landings import template_odds
from carnyx.games.celtos.odds.pools import passed
from carnyx.games.celtos.odds.pools import wounded as wounds_by
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.allotting import default_takers
from carnyx.games.celtos.play.assaults import in_contact, is_charge
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.blows import Strike, arm_of, next_step, strikes, struck_models
from carnyx.games.celtos.play.charges import brought, foes_of
from carnyx.games.celtos.play.fights import EndRound, FightRound, StrikeBlows, round_winner
from carnyx.games.celtos.play.nerve import tried
from carnyx.games.celtos.play.shooting import Volley, armed, missile, volley
from carnyx.games.celtos.play.situations import nerve, strength
from carnyx.games.celtos.play.volleys import wounded
from carnyx.games.celtos.rules.allotment import dealt
from carnyx.games.celtos.rules.attacks import Attack, badness
from carnyx.games.celtos.rules.checks import MORALE
from carnyx.games.celtos.rules.melee import is_beaten
from carnyx.odds.mixture import WIDEST, Mixture, TooWide, certain, together
from carnyx.odds.spread import Share, Spread, binomial, pooled

# Places in a list of models, those together whose wounds need only be counted.
Groups: TypeAlias = tuple[tuple[int, ...], ...]
Told: TypeAlias = Callable[[int, int], tuple[int, ...]]
Takers: TypeAlias = Callable[[int], tuple[int, ...]]


class RoundOdds(Struct, frozen=True):
    """What an assault may bring: the losses and the morale of every unit in it, and who wins the round."""

    units: dict[int, SideOdds]
    winner: dict[str, Fraction]


def shot_odds(battle: Battle, unit: UnitId, target: UnitId, *, moved: bool) -> ShootOdds | None:
    """The odds of a shot for its target, or none if nobody has sight and range; a template may touch others too."""
    battle = armed(battle, unit, target)
    arm = missile(battle, unit)
    if arm is not None and arm.template is not None:
        return template_odds(battle, unit, target, moved=moved).get(target)
    shot = volley(battle, unit, target, moved=moved)
    if shot is None:
        return None
    holding = frozenset[int]().union(*holders(battle, target).values())
    harm = engaged_after(_volley_harm(battle, target, shot, holding), holding)
    checks = [check for aim in shot.aims for check in (aim.to_hit, aim.to_wound)]
    shelter = dict.fromkeys(cover for cover in shot.covers if cover is not None)
    return unit_odds(battle, target, harm, (*checks, *shelter))


def _hits(attacks: Iterable[Attack]) -> list[Spread]:
    return [binomial(attack.dice, passed(attack.to_hit)) for attack in attacks]


def _volley_harm(battle: Battle, target: UnitId, shot: Volley, holding: frozenset[int]) -> Mixture[Harm]:
    """What a volley may do, the hits given out by default to the models in sight."""
    left = tuple(battle.units[target].wounds[model] for model in shot.models)
    chances = tuple(tuple(wounds_by(aim.to_wound, cover) for aim in shot.aims) for cover in shot.covers)

    def told(place: int, wounds: int) -> Harm:
        return harm_to(battle, target, shot.models[place], wounds, holding)

    return _dealt(_hits(shot.aims), left, chances, told, _takers(battle, target, shot.models))


def _takers(battle: Battle, unit: UnitId, models: tuple[int, ...]) -> Takers:
    """The places among these models of those who take so many hits, the worst first."""
    places = {model: place for place, model in enumerate(models)}
    return lambda hits: tuple([places[model] for model in default_takers(battle, unit, models, hits)])


def _dealt(
    hits: list[Spread], left: tuple[int, ...], chances: tuple[tuple[Share, ...], ...], told: Told, takers: Takers
) -> Mixture[tuple[int, ...]]:
    """Hits of several kinds, the worst first, dealt to those who take them.

    Of each model: the wounds it has left, and the chance that a hit of each kind wounds it. Told: what wounds on one
    of them count as.
    """
    weights: dict[tuple[int, ...], int] = {}
    for numbers in product(*(range(len(spread.counts)) for spread in hits)):
        weight = prod(spread.counts[number] for spread, number in zip(hits, numbers, strict=True))
        if weight:
            weights[numbers] = weights.get(numbers, 0) + weight
    thrown = Mixture(weights, prod(spread.total for spread in hits))
    return thrown.then(lambda numbers: _fates(numbers, left, chances, told, takers(sum(numbers)))).reduced()


def _fates(
    numbers: tuple[int, ...],
    left: tuple[int, ...],
    chances: tuple[tuple[Share, ...], ...],
    told: Told,
    takers: tuple[int, ...],
) -> Mixture[tuple[int, ...]]:
    parts: list[Mixture[tuple[int, ...]]] = [certain(told(0, 0))]
    for place, shares in dealt(numbers, takers).items():
        lost = pooled(tuple(zip(shares, chances[place], strict=True))).capped(left[place])
        parts.append(
            Mixture({told(place, wounds): count for wounds, count in enumerate(lost.counts) if count}, lost.total)
        )
    return together(parts)


def assault_odds(
    battle: Battle,
    unit: UnitId,
    target: UnitId,
    *,
    later: bool = False,
    countered: bool = False,
    widest: int = WIDEST,
) -> RoundOdds | None:
    """The odds of an assault: the models close in as they best can, nobody reacts, one round is fought.

    Later: a round after the first one, when the charge has spent itself. Countered: the target counter-charges. A round
    that branches more widely than asked for is an error.
    """
    fresh = not is_engaged(battle, unit)
    charges = is_charge(battle, unit)
    # Those who come along behind touch no enemy: only who is brought into contact counts.
    ways = brought(battle, unit, foes_of(battle, unit, target), battle.move_of(unit))
    before = replace(battle, agenda=(), countering=target if countered else -1, evading=-1)
    battle, charged = in_contact(before, unit, ways, charges)
    if not is_engaged(battle, unit):
        return None
    begun = FightRound(unit, () if later else charged, met=fresh and not later).take(battle, None)
    position = certain(_at_blows(begun))
    while any(isinstance(each.agenda[-1], StrikeBlows) for each in position.weights):
        position = position.then(partial(_struck, widest), widest).map(_at_blows)
    return _summary(position.reduced(), begun)


def _at_blows(battle: Battle) -> Battle:
    """The round carried on until dice are thrown or it is over; players name what their options name first."""
    while not isinstance(battle.agenda[-1], (StrikeBlows, EndRound)):
        step: Any = battle.agenda[-1]
        question = step.ask(battle)
        answer = question.options.hints()[0] if isinstance(question, Choose) else None
        battle = step.take(replace(battle, agenda=battle.agenda[:-1]), answer)
    return battle


def _struck(widest: int, battle: Battle) -> Mixture[Battle]:
    """Everything one striking step may do."""
    if isinstance(battle.agenda[-1], EndRound):
        return certain(battle)
    last = next_step(battle) is None  # whoever falls, nobody is left to strike in a step after this
    by_target: dict[UnitId, list[Strike]] = {}
    for strike in strikes(battle):
        by_target.setdefault(strike.target, []).append(strike)
    position = certain(replace(battle, agenda=battle.agenda[:-1]))
    for target, found in by_target.items():
        models = struck_models(found, target)
        groups = _alike(battle, target, models) if last else tuple((place,) for place in range(len(models)))
        harm = _blow_harm(battle, target, found, models, groups, widest)
        position = position.then(partial(_hurt, target, models, groups, harm, found[0].unit), widest)
    return position


def _blow_harm(
    battle: Battle, target: UnitId, found: list[Strike], models: tuple[int, ...], groups: Groups, widest: int
) -> Mixture[tuple[int, ...]]:
    """The wounds that each group of the models in contact may lose."""
    ordered = sorted(found, key=badness)
    left = tuple(battle.units[target].wounds[model] for model in models)
    if prod(1 + sum(left[place] for place in group) for group in groups) > widest:
        raise TooWide
    chances = tuple(wounds_by(each.to_wound) for each in ordered)

    def told(place: int, wounds: int) -> tuple[int, ...]:
        return tuple([wounds if place in group else 0 for group in groups])

    return _dealt(_hits(ordered), left, (chances,) * len(models), told, _takers(battle, target, models))


def _hurt(
    target: UnitId,
    models: tuple[int, ...],
    groups: Groups,
    harm: Mixture[tuple[int, ...]],
    by: UnitId,
    battle: Battle,
) -> Mixture[Battle]:
    return harm.map(lambda lost: wounded(battle, target, _given(models, groups, lost), by))


def _alike(battle: Battle, unit: UnitId, models: tuple[int, ...]) -> Groups:
    """When nobody strikes any more it is all one who of the models with one wound and the same role falls."""
    now = battle.units[unit]
    groups: dict[tuple[str, int], list[int]] = {}
    for place, model in enumerate(models):
        groups.setdefault((now.roles[model], -1 if now.wounds[model] == 1 else place), []).append(place)
    return tuple(map(tuple, groups.values()))


def _given(models: tuple[int, ...], groups: Groups, lost: tuple[int, ...]) -> dict[int, int]:
    """The wounds of each model; those of a group that lost some are its first."""
    found = {}
    for group, wounds in zip(groups, lost, strict=True):
        if len(group) == 1:
            found[models[group[0]]] = wounds
        else:
            found.update(dict.fromkeys([models[place] for place in group[:wounds]], 1))
    return found


def _summary(ends: Mixture[Battle], begun: Battle) -> RoundOdds:
    fight = begun.fight
    assert fight is not None
    wins = {"attacker": Fraction(0), "defender": Fraction(0), "draw": Fraction(0)}
    units = (fight.unit, *fight.enemies)
    tally = {unit: {"check": Fraction(0), "panic": Fraction(0), "rout": Fraction(0)} for unit in units}
    lost: dict[UnitId, dict[int, int]] = {unit: {} for unit in units}
    wounds: dict[UnitId, dict[int, int]] = {unit: {} for unit in units}
    for battle, weight in ends.weights.items():
        won = round_winner(battle)
        chance = Fraction(weight, ends.total)
        wins["draw" if won is None else "attacker" if won == 0 else "defender"] += chance
        for unit in units:
            gone = begun.units[unit].models - battle.units[unit].models
            lost[unit][gone] = lost[unit].get(gone, 0) + weight
            hurt = sum(begun.units[unit].wounds) - sum(battle.units[unit].wounds)
            wounds[unit][hurt] = wounds[unit].get(hurt, 0) + weight
            beaten = is_beaten(0 if unit == fight.unit else 1, won)
            _tried(battle, begun, unit, beaten, chance, tally[unit])
    sides = {}
    for unit in units:
        models = begun.units[unit].models
        spread = Spread(tuple(lost[unit].get(number, 0) for number in range(models + 1)), ends.total)
        found = tally[unit]
        sides[int(unit)] = SideOdds(
            _checks(begun, unit),
            spread,
            SideMorale(found["check"], found["panic"], found["rout"]),
            _several(begun, unit, wounds[unit], ends.total),
            _aims(begun, unit),
        )
    return RoundOdds(sides, wins)


def _several(begun: Battle, unit: UnitId, lost: dict[int, int], total: int) -> Spread | None:
    """The wounds that a unit loses; nothing where a wound is a model."""
    if begun.kind(unit).w == 1:
        return None
    return Spread(tuple(lost.get(number, 0) for number in range(sum(begun.units[unit].wounds) + 1)), total)


def _tried(
    battle: Battle, begun: Battle, unit: UnitId, beaten: bool, chance: Fraction, tally: dict[str, Fraction]
) -> None:
    """Adds to the tally what a unit's morale check may bring from one end of the round."""
    test = tried(battle, unit, strength(begun, unit), beaten, fought=True)
    if test is None:
        return
    tally["check"] += chance
    tally[test.failure] += chance * (1 - test.check.chance)


def _checks(begun: Battle, unit: UnitId) -> tuple[Check, ...]:
    """What the dice of a unit need, whenever its turn to strike comes."""
    return (*_aims(begun, unit), MORALE(nerve(begun, unit, lost_combat=True)))


def _aims(begun: Battle, unit: UnitId) -> dict[Check, tuple[int, ...]]:
    """What the blows of a unit need, each with the enemies it is thrown against."""
    fight = begun.fight
    assert fight is not None
    parries = tuple((foe, unit) for foe in (fight.enemies if unit == fight.unit else (fight.unit,)))
    at_turn = replace(begun, fight=replace(fight, step=arm_of(begun, unit).when, parries=parries))
    found: dict[Check, dict[int, None]] = {}
    for strike in strikes(at_turn):
        for check in (strike.to_hit, strike.to_wound) if strike.unit == unit else ():
            found.setdefault(check, {})[int(strike.target)] = None
    return {check: tuple(foes) for check, foes in found.items()}
