"""Boasts: what a Warchief promises before the battle, and what breaks it for good (warriors.boast)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from carnyx.games.warriors.battle import Battle, Boast, BoastName, is_engaged

BOASTS: tuple[BoastName, ...] = get_args(BoastName)


def broken(battle: Battle, player: int, name: BoastName) -> Battle:
    """The player's boast is broken, if it was this one; once his Warchief is lost it stays as it stood."""
    boast = battle.boasts[player]
    if boast.name != name or boast.broken or battle.warchief(player) is None:
        return battle
    boasts = tuple(Boast(name, True) if who == player else each for who, each in enumerate(battle.boasts))
    return replace(battle, boasts=boasts)


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
    if any(battle.kind(each).role == "warchief" for each in battle.attached(unit)):
        return broken(battle, battle.units[unit].player, "will_not_be_moved")
    return battle


def unit_lost(battle: Battle, player: int) -> Battle:
    """One of his units is lost; the boast of first blood breaks unless the enemy has lost one before."""
    kinds = battle.field.kinds
    if any(unit.fate and unit.player != player and not kinds[unit.kind].role for unit in battle.units):
        return battle
    return broken(battle, player, "first_blood")


def turn_ended(battle: Battle) -> Battle:
    """By the end of a certain turn a Warchief in the thick of it must be in contact."""
    if battle.turn != battle.edition.thick_turn:
        return battle
    for player in range(len(battle.boasts)):
        chief = battle.warchief(player)
        if chief is None:
            continue
        host = battle.units[chief].host
        if not is_engaged(battle, host if host >= 0 else chief):
            battle = broken(battle, player, "thick_of_it")
    return battle
