"""Losses: figures that fall, units that rout or are annihilated, individuals who are killed (warriors.casualties)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from carnyx.games.warriors.blocks.compass import QUARTER
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.blocks.manoeuvres import advanced, faced, lessened
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import Battle, Fate
from carnyx.games.warriors.play.movement import has_room
from carnyx.games.warriors.play.phases import Stroke
from carnyx.games.warriors.play.places import BEHIND, places_of
from carnyx.games.warriors.play.riders import returned
from carnyx.games.warriors.rules.combat import credited


def fallen(battle: Battle, unit: int, kills: int) -> Battle:
    """Figures fall from the last rank: ordinary ones first, then the champion, then the bearer."""
    now = battle.units[unit]
    if kills <= 0 or now.body is None:
        return battle
    left = now.figures - kills
    if left <= 0:
        return annihilated(battle, unit)
    champion = now.champion and left > now.standard
    return battle.changed(unit, body=lessened(now.body, left), champion=champion)


def credits(strokes: Iterable[Stroke], toll: Mapping[int, int]) -> dict[int, int]:
    """How many of those who fell each attacker is credited with, over all his enemies (warriors.casualties)."""
    onto: dict[int, list[Stroke]] = {}
    for stroke in strokes:
        onto.setdefault(stroke.enemy, []).append(stroke)
    found: dict[int, int] = {}
    for enemy, blows in onto.items():
        for stroke, credit in zip(blows, credited([each.kills for each in blows], toll[enemy]), strict=True):
            found[stroke.unit] = found.get(stroke.unit, 0) + credit
    return found


def with_credit(battle: Battle, credit: Mapping[int, int]) -> Battle:
    """What each unit is credited with is added to what it killed this turn."""
    for unit, number in credit.items():
        if number:
            battle = battle.changed(unit, killed=battle.units[unit].killed + number)
    return battle


def annihilated(battle: Battle, unit: int) -> Battle:
    """Nobody of the unit is left; individuals with it stay, alone (warriors.individuals)."""
    now = battle.units[unit]
    body = battle.body(unit)
    stood = places_of(battle, unit)
    battle = _gone(battle, unit, "killed")
    for individual in battle.attached(unit):
        battle = alone(battle, individual, body, stood[individual])
    return boasts.unit_lost(battle, now.player)


def routed(battle: Battle, unit: int) -> Battle:
    """The unit and everybody with it leave the field (warriors.reaction.effects)."""
    player = battle.units[unit].player
    for individual in battle.attached(unit):
        battle = lost(battle, individual, "routed")
    battle = _gone(battle, unit, "routed")
    return boasts.shaken_or_routed(boasts.unit_lost(battle, player), player)


def lost(battle: Battle, individual: int, fate: Fate) -> Battle:
    """An individual is killed or routs; if he led, his men will hear of it in phase six (warriors.command.when)."""
    if battle.kind(individual).is_leader:
        battle = battle.with_command(bereaved=(*battle.command.bereaved, individual))
    couriers = tuple(
        replace(each, lost=True, place=None) if each.leader == individual else each for each in battle.couriers
    )
    messages = tuple(each for each in battle.messages if each.leader != individual)
    return _gone(replace(battle, couriers=couriers, messages=messages), individual, fate)


def standard_lost(battle: Battle, unit: int) -> Battle:
    """The standard has fallen; it is felt for the rest of the battle (warriors.standard.defend)."""
    now = battle.units[unit]
    if not now.standard:
        return battle
    battle = battle.changed(unit, standard=False, standard_lost=True)
    return boasts.broken(battle, now.player, "no_standard_shall_fall")


def _gone(battle: Battle, unit: int, fate: Fate) -> Battle:
    battle = standard_lost(battle, unit)
    contacts = tuple(each for each in battle.contacts if unit not in (each.starter, each.other))
    for each in battle.messages:
        if each.unit == unit and each.courier >= 0:  # nobody is left to take his order
            battle = returned(battle, each.courier)
    messages = tuple(each for each in battle.messages if each.unit != unit)
    battle = replace(battle, contacts=contacts, messages=messages)
    return battle.changed(unit, body=None, host=-1, place=None, fate=fate, champion=False)


def alone(battle: Battle, individual: int, near: Formation, stood: int) -> Battle:
    """An individual stands by himself where he stood in his unit, or as near to its front as there is room."""
    mounted = battle.field.bodies[individual]
    shape = Formation(near.x, near.y, near.facing, 1, 1, mounted.width, mounted.depth)
    own = () if stood == BEHIND else (_aside(shape, stood * near.width - (near.files - 1) * near.width // 2),)
    for place in (*own, *_places(shape, near)):
        if has_room(battle, individual, place):
            return battle.changed(individual, body=place, host=-1, place=None)
    return lost(battle, individual, "routed")  # no room for him anywhere: he is swept away


def _places(shape: Formation, near: Formation) -> Iterator[Formation]:
    """Places round the front of a block, the middle of it first."""
    for rank in range(near.ranks + 6):
        row = advanced(shape, -rank * near.depth) if rank else shape
        yield row
        for aside in range(1, near.files + 6):
            for way in (1, -1):
                yield _aside(row, way * aside * near.width)


def _aside(shape: Formation, ticks: int) -> Formation:
    """The same so far to its right, or to its left if negative."""
    way = QUARTER if ticks >= 0 else -QUARTER
    return faced(advanced(faced(shape, shape.facing + way), abs(ticks)), shape.facing)
