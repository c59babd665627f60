"""What the figures of Warriors look like from above, told from their catalogue: race, arms, shield and mount."""

from __future__ import annotations

from carnyx.games.warriors.play.battle import Battle, Kind, UnitId
from carnyx.games.warriors.rules.tables import Arm
from carnyx.show.documents import Figure, Guest

# How the races are drawn; whoever is not named here is drawn as a man.
RACES = {
    "orcs": "orc",
    "goblins": "goblin",
    "dwarves": "dwarf",
    "wood_elves": "elf",
    "trolls": "troll",
    "ogres": "ogre",
    "barbarians": "norse",
    "men": "soldier",
}

ARMS: dict[Arm, str] = {
    "bow": "bow",
    "javelin": "javelin",
    "lance": "lance",
    "spear": "spear",
    "two_hand": "two_hand",
    "hand": "sword",
}

# What a race holds in place of what others hold.
OWN: dict[tuple[str, Arm], str] = {
    ("dwarves", "bow"): "crossbow",
    ("dwarves", "hand"): "hammer",
    ("orcs", "hand"): "axe",
    ("barbarians", "hand"): "axe",
    ("ogres", "two_hand"): "club",
    ("trolls", "two_hand"): "club",
    ("trolls", "hand"): "club",
}

WOLVES = ("orcs", "goblins")  # who ride them


def figure(kind: Kind) -> Figure:
    """How a figure of a kind is drawn; an individual goes on foot with what lies in his hand."""
    arm = kind.missile or kind.melee
    mount = ("wolf" if kind.race in WOLVES else "horse") if kind.mounted else ""
    return Figure(RACES.get(kind.race, "man"), OWN.get((kind.race, arm), ARMS[arm]), kind.shield, mount)


def marks(battle: Battle, id: UnitId, guests: tuple[Guest, ...]) -> tuple[str, ...]:
    """Who stands at each base, if it is anybody in particular: a picture, not a rule."""
    unit, kind = battle.units[id], battle.kind(id)
    if kind.is_individual:
        return (kind.role,)
    found = [""] * unit.figures
    own = [mark for mark, has in (("champion", unit.champion), ("standard", unit.standard)) if has]
    for place, mark in zip(_places(battle, id), [guest.role for guest in guests] + own, strict=False):
        found[place] = mark
    return tuple(found)


def guests(battle: Battle, id: UnitId, names: tuple[str, ...]) -> tuple[Guest, ...]:
    """The individuals who stand in a unit's front rank, about its middle."""
    with_it = [place for place, other in enumerate(battle.units) if other.host == id]
    return tuple(
        Guest(who, names[who], battle.kind(who).role, place)
        for who, place in zip(with_it, _places(battle, id), strict=False)
    )


def _places(battle: Battle, id: UnitId) -> list[int]:
    """The bases of the front rank, from its middle outwards."""
    unit = battle.units[id]
    wide = min(unit.body.files, unit.figures) if unit.body is not None else 0
    return sorted(range(wide), key=lambda place: abs(2 * place - wide + 1))
