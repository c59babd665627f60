"""The odds of a template before it is laid: every place where it may land, and what it does to whoever is under it."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.dice import Chain
from carnyx.core.flow import Pause
from carnyx.games.celtos.odds.harm import UNHURT, Harm, engaged_after, harm_to, holders, unit_odds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.templates import AimTemplate, TemplateDamage, ThrowStone
from carnyx.odds.future import future
from carnyx.odds.mixture import Mixture, certain, together

Under: TypeAlias = tuple[tuple[UnitId, int, Chain], ...]  # the models under a template, and the dice for each


def template_odds(
    battle: Battle, unit: UnitId, target: UnitId, *, moved: bool, model: int | None = None
) -> dict[UnitId, ShootOdds]:
    """The odds for every unit, friend or foe, that a template may touch; it is laid on the first model in sight."""
    aim = AimTemplate(unit, target, moved)
    question = aim.ask(battle)
    if question is None:
        return {}
    at = question.options.hints()[0] if model is None else str(model)
    aimed = aim.take(replace(battle, agenda=()), at)
    thrown = aimed.agenda[-1]
    to_hit = (thrown.ask(aimed).check,) if isinstance(thrown, ThrowStone) else ()
    landings = future(aimed, _undecided, until=_has_landed).map(_under)
    hit = dict.fromkeys(each for under in landings.weights for each, _, _ in under)
    found = {}
    for each in hit:
        harm = landings.then(partial(_harm, battle, each))
        found[each] = unit_odds(battle, each, harm, (*to_hit, *_checks(landings, each)))
    return found


def _undecided(pause: Pause[Battle]) -> None:
    raise AssertionError("once it is aimed, a template leaves nobody a choice")


def _has_landed(pause: Pause[Battle]) -> bool:
    return isinstance(pause.battle.agenda[-1], TemplateDamage)


def _under(battle: Battle) -> Under:
    """Who is under a template that has landed; nobody, if all is over."""
    if not battle.agenda:
        return ()
    step = battle.agenda[-1]
    assert isinstance(step, TemplateDamage)
    dice = step.ask(battle)
    assert dice is not None
    return tuple((unit, model, chain) for (unit, model), chain in zip(step.under(battle), dice.chains, strict=True))


def _checks(landings: Mixture[Under], unit: UnitId) -> dict[Check, None]:
    return dict.fromkeys(
        check for under in landings.weights for each, _, chain in under if each == unit for check in chain.checks
    )


def _harm(battle: Battle, unit: UnitId, under: Under) -> Mixture[Harm]:
    """What a template that lies there does to one unit; each hit is one wound at most."""
    own = [(model, chain.ways) for each, model, chain in under if each == unit]
    if not own:
        return certain((*UNHURT[:3], int(bool(holders(battle, unit)))))
    return _still_held(battle, unit, under).then(
        lambda holding: engaged_after(_lost(battle, unit, own, holding), holding)
    )


def _lost(
    battle: Battle, unit: UnitId, own: list[tuple[int, tuple[int, int]]], holding: frozenset[int]
) -> Mixture[Harm]:
    return together(
        [
            Mixture({harm_to(battle, unit, model, 1, holding): ways, UNHURT: total - ways}, total)
            for model, (ways, total) in own
        ]
    )


def _still_held(battle: Battle, unit: UnitId, under: Under) -> Mixture[frozenset[int]]:
    """The models of a unit that still touch an enemy, by which of those enemies the same template kills."""
    held = holders(battle, unit)
    always = [models for enemy, models in held.items() if enemy not in {(each, model) for each, model, _ in under}]
    standing = certain(frozenset[int]().union(*always))
    for each, model, chain in under:
        if (each, model) in held:
            ways, total = chain.ways
            falls = ways if battle.units[each].wounds[model] == 1 else 0
            standing = standing.then(partial(_or_falls, held[each, model], falls, total))
    return standing


def _or_falls(models: frozenset[int], ways: int, total: int, so_far: frozenset[int]) -> Mixture[frozenset[int]]:
    both = so_far | models
    if both == so_far or not ways:
        return certain(both)
    return Mixture({so_far: ways, both: total - ways}, total)
