"""Losses: figures that fall, units that rout or are annihilated, individuals who are killed (warriors.casualties)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from carnyx.games.warriors.blocks.compass import QUARTER
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.blocks.manoeuvres import advanced, faced, lessened
from carnyx.games.warriors.play import boasts
from carnyx.games.warriors.play.battle import Battle, Fate
from carnyx.games.warriors.play.movement import has_room
from carnyx.games.warriors.play.riders import returned


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


def annihilated(battle: Battle, unit: int) -> Battle:
    """Nobody of the unit is left; individuals with it stay, alone (warriors.individuals)."""
    now = battle.units[unit]
    body = battle.body(unit)
    battle = _gone(battle, unit, "killed")
    for individual in battle.attached(unit):
        battle = alone(battle, individual, body)
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
    return battle.changed(unit, body=None, host=-1, fate=fate, champion=False)


def alone(battle: Battle, individual: int, near: Formation) -> Battle:
    """An individual stands by himself where his unit stood, or as near as there is room."""
    mounted = battle.field.bodies[individual]
    shape = Formation(near.x, near.y, near.facing, 1, 1, mounted.width, mounted.depth)
    for place in _places(shape, near):
        if has_room(battle, individual, place):
            return battle.changed(individual, body=place, host=-1)
    return lost(battle, individual, "routed")  # no room for him anywhere: he is swept away


def _places(shape: Formation, near: Formation) -> Iterator[Formation]:
    """Places round the front of a block, the middle of it first."""
    for rank in range(near.ranks + 6):
        row = advanced(shape, -rank * near.depth) if rank else shape
        yield row
        for aside in range(1, near.files + 6):
            for way in (QUARTER, -QUARTER):
                yield faced(advanced(faced(row, row.facing + way), aside * near.width), row.facing)
