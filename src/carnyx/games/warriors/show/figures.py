"""What the figures of Warriors look like from above, told from their catalogue: race, arms, shield and mount."""

from __future__ import annotations

from carnyx.games.warriors.play.battle import Battle, Kind, UnitId
from carnyx.games.warriors.play.places import BEHIND, places_of
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


def marks(battle: Battle, id: UnitId) -> tuple[str, ...]:
    """Who stands at each base, if it is anybody in particular."""
    roles = standing_out(battle, id)
    return tuple([roles.get(figure, "") for figure in range(battle.units[id].figures)])


def guests(battle: Battle, id: UnitId, names: tuple[str, ...]) -> tuple[Guest, ...]:
    """The individuals who stand in the ranks of a unit, each at the base where he stands."""
    return tuple([Guest(who, names[who], battle.kind(who).role, base) for who, base in bases(battle, id).items()])


def standing_out(battle: Battle, id: UnitId) -> dict[int, str]:
    """Everybody who stands out in a block, by his base: individuals, then standard and champion beside them."""
    unit, kind = battle.units[id], battle.kind(id)
    if kind.is_individual:
        return {0: kind.role}
    found: dict[int, str] = {base: battle.kind(who).role for who, base in bases(battle, id).items()}
    own = [mark for mark, has in (("standard", unit.standard), ("champion", unit.champion)) if has]
    free = (base for base in _from_the_middle(battle, id) if base not in found)
    return found | dict(zip(free, own, strict=False))


def bases(battle: Battle, id: UnitId) -> dict[UnitId, int]:
    """The base at which each individual with a unit stands; who stands behind is in a later rank if there is one."""
    places, files = places_of(battle, id), battle.body(id).files
    taken = {place for place in places.values() if place != BEHIND}
    later = [base for base in _from_the_middle(battle, id) if base >= files and base not in taken]
    behind = iter(later)
    found = {who: next(behind, BEHIND) if place == BEHIND else place for who, place in places.items()}
    return {who: base for who, base in found.items() if base != BEHIND}


def _from_the_middle(battle: Battle, id: UnitId) -> list[int]:
    """The bases of a block, rank by rank, each rank from its middle outwards."""
    body = battle.body(id)
    ranks = [body.figures_in_rank(rank) for rank in range(body.ranks)]
    return [base for rank in ranks for base in sorted(rank, key=lambda base: abs(2 * base - rank[0] - rank[-1]))]
