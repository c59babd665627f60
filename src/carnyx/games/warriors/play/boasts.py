"""Boasts: what a Warchief promises before the battle, and what breaks it for good (warriors.boast)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from carnyx.games.warriors.play.battle import PLAYERS, Battle, Boast, BoastName
from carnyx.games.warriors.play.places import is_in_contact_himself

BOASTS: tuple[BoastName, ...] = get_args(BoastName)


def broken(battle: Battle, player: int, name: BoastName) -> Battle:
    """The player's boast is broken, if it was this one; once his Warchief is lost it stays as it stood."""
    boast = battle.boasts[player]
    if boast.name != name or boast.broken or boast.kept or battle.warchief(player) is None:
        return battle
    return _with_boast(battle, player, Boast(name, broken=True))


def _with_boast(battle: Battle, player: int, boast: Boast) -> Battle:
    return replace(battle, boasts=tuple(boast if who == player else each for who, each in enumerate(battle.boasts)))


def state(battle: Battle, player: int) -> Literal["good", "broken", "none"]:
    """How a player's boast stands, for the command test."""
    boast = battle.boasts[player]
    if boast.name == "none":
        return "none"
    return "broken" if boast.broken else "good"


def shaken_or_routed(battle: Battle, player: int) -> Battle:
    """One of his units gave way: no step back was promised for the first turns."""
    if battle.turn <= battle.edition.no_step_turns:
        return broken(battle, player, "not_one_step_back")
    return battle


def marched(battle: Battle, unit: int) -> Battle:
    """A unit has moved, and whoever is with it: a Warchief who would not be moved has been."""
    player = battle.units[unit].player
    if battle.boasts[player].name != "will_not_be_moved":
        return battle
    if any(battle.kind(each).role == "warchief" for each in battle.attached(unit)):
        return broken(battle, player, "will_not_be_moved")
    return battle


def unit_lost(battle: Battle, player: int) -> Battle:
    """One of his units is lost; the boast of first blood breaks unless the enemy has lost one before."""
    if battle.boasts[player].name != "first_blood" or _units_lost(battle, 1 - player):
        return battle
    return broken(battle, player, "first_blood")


def together(before: Battle, after: Battle) -> Battle:
    """What happens at once is nobody's first blood: units of both sides lost together break no boast of it."""
    if all(boast.name != "first_blood" for boast in before.boasts):
        return after
    if any(_units_lost(before, player) for player in range(PLAYERS)):
        return after
    if not all(_units_lost(after, player) for player in range(PLAYERS)):
        return after
    for player, boast in enumerate(before.boasts):
        if boast.name == "first_blood":
            after = _with_boast(after, player, boast)
    return after


def _units_lost(battle: Battle, player: int) -> bool:
    kinds = battle.field.kinds
    return any(unit.fate and unit.player == player and not kinds[unit.kind].role for unit in battle.units)


def in_the_thick(battle: Battle) -> Battle:
    """A Warchief who has been in contact in time has kept his boast, wherever he goes later."""
    for player, boast in enumerate(battle.boasts):
        chief = battle.warchief(player)
        if boast.name != "thick_of_it" or boast.broken or boast.kept or chief is None:
            continue
        if is_in_contact_himself(battle, chief):
            battle = _with_boast(battle, player, Boast(boast.name, kept=True))
    return battle


def turn_ended(battle: Battle) -> Battle:
    """By the end of a certain turn a Warchief in the thick of it must have been in contact."""
    battle = in_the_thick(battle)
    if battle.turn != battle.edition.thick_turn:
        return battle
    for player in range(PLAYERS):
        battle = broken(battle, player, "thick_of_it")
    return battle
