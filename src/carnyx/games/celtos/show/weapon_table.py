"""The weapons of Celtos as one table: speed, what they do in each range band, and the hands they need."""

from __future__ import annotations

from collections.abc import Sequence

from carnyx.core.rule import signed
from carnyx.games.celtos.rules.weapons import BANDS, WEAPONS, Damage, Weapon
from carnyx.sheets.grids import Grids
from carnyx.sheets.page import Grid, Piece

_NONE = "–"


def weapon_table(grids: Grids, weapons: Sequence[Weapon] = WEAPONS) -> Grid:
    """Weapons with their speed, their to-hit modifier and damage in each band, and the hands they need."""
    say, title = grids.say, grids.speaker.title
    strength = say("celtos.profile.st", "short")
    rows = tuple(
        (
            Piece(title(each.id), grids.marked(each.id)),
            Piece(speeds(each)),
            Piece(_close(each, strength)),
            *(Piece(_told(getattr(each, band), strength)) for band in BANDS),
            Piece(str(each.hands)),
        )
        for each in weapons
    )
    bands = (say(f"celtos.label.{band}") for band in ("close", *BANDS))
    heads = (say("quick-celtos-weapon"), say("quick-celtos-speed"), *bands, say("quick-celtos-hands"))
    return Grid("", rows, heads, id="celtos.weapon", tells=tuple(each.id for each in weapons))


def speeds(weapon: Weapon) -> str:
    """The usual speed, and in brackets the one in a first round or a charge."""
    usual, other = weapon.speed, weapon.speed_first or weapon.speed_charging
    return _both(_NONE if usual is None else str(usual), _NONE if other is None else str(other))


def _told(damage: Damage | None, strength: str) -> str:
    if damage is None:
        return _NONE
    return f"{signed(damage.to_hit)} / {strength + signed(damage.damage) if damage.strength else damage.damage}"


def _close(weapon: Weapon, strength: str) -> str:
    """What a weapon does in close combat, and in brackets what is otherwise in a charge."""
    usual, other = _told(weapon.close, strength), _told(weapon.close_charging, strength)
    return _both(usual, other.removeprefix(usual.partition(" / ")[0] + " / "))


def _both(usual: str, other: str) -> str:
    return usual if other == _NONE else f"{usual} ({other})"
