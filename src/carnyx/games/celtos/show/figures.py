"""What the models of Celtos look like from above, told from their catalogue: people, weapons, mount and size."""

from __future__ import annotations

from math import atan2, degrees

from carnyx.core.chains import groups
from carnyx.core.footprint import Footprint
from carnyx.core.kernel import root_up
from carnyx.core.length import apart2
from carnyx.games.celtos.lists.profiles import Profile
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.show.documents import Figure

# How the peoples are drawn; whoever is not named here is drawn as a man.
PEOPLES = {"sidhe": "elf", "vanir": "norse", "fir_bolg": "dead"}
MONSTROUS = {"fomorian": ((1, "goblin"), (2, "orc"), (4, "brute"), (7, "troll"))}  # who differ by their size

# What a model holds, the most telling weapon first, and how it is drawn.
ARMS = {
    "catapult": "engine",
    "longbow": "bow",
    "crossbow": "crossbow",
    "staff_sling": "sling",
    "pike": "pike",
    "lance": "lance",
    "spear": "spear",
    "two_handed": "two_hand",
    "pair": "pair",
    "javelin": "javelin",
    "hand_weapon": "sword",
    "improvised": "club",
    "claws": "claws",
}

SMALL, MEN, LARGE, HUGE = 1, 2, 6, 8  # sizes: hounds, men, chariots and engines, giants
SEER = (3, 7)  # an individual who fights no better than this and commands as well as that works wonders
STEP = 15  # degrees: figures do not turn for every inch
LOOKS_NORTH, LOOKS_SOUTH = 0, 180


def figure(profile: Profile) -> Figure:
    """How a model of a profile is drawn."""
    body = _body(profile)
    arm = next((drawn for weapon, drawn in ARMS.items() if weapon in profile.weapons), "sword")
    if arm == "engine":
        return Figure("engine")
    if profile.mounted:
        mount = "horse" if profile.sz < LARGE else "chariot" if profile.sz == LARGE else "dragon"
        return Figure(body, arm, profile.shield, mount)
    if arm == "claws":
        return Figure(_creature(profile, body), "claws")
    if profile.sz >= HUGE:
        return Figure("giant", arm)
    if profile.individual and profile.as_ <= SEER[0] and profile.cd >= SEER[1]:
        return Figure("robe", "staff")
    return Figure(body, arm, profile.shield)


def _body(profile: Profile) -> str:
    sizes = MONSTROUS.get(profile.people, ())
    return next((body for most, body in sizes if profile.sz <= most), PEOPLES.get(profile.people, "man"))


def _creature(profile: Profile, body: str) -> str:
    """Who fights with teeth and claws: one of the monstrous or the dead, else a beast of the people."""
    if profile.sz <= SMALL:
        return "hound"
    if profile.sz >= HUGE:
        return "serpent"
    if profile.sz == MEN:
        return {"dead": "shade", "orc": "siren"}.get(body, body)
    return body if body == "dead" or profile.people in MONSTROUS else "bear"


def heading(battle: Battle, id: UnitId) -> int:
    """Which way a unit looks: at the nearest enemy, or across the table as long as there is none."""
    unit = battle.units[id]
    x, y = _middle(unit.footprint)
    enemies = [_middle(battle.units[other].footprint) for other in battle.enemies(id)]
    if not enemies:
        return LOOKS_NORTH if y * 2 < battle.field.table.depth else LOOKS_SOUTH
    ex, ey = min(enemies, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
    return round(degrees(atan2(ex - x, ey - y)) / STEP) * STEP % 360


def gaps(battle: Battle, id: UnitId) -> tuple[tuple[int, int, tuple[int, ...], int], ...]:
    """Where a unit is out of coherency: a model of its largest group, the nearest stray, its group, and the gap."""
    stands = battle.units[id].footprint
    if holds_together(battle, id, stands):
        return ()
    largest, *others = groups(stands.places, stands.radius, battle.coherency(id))
    found = []
    for group in others:
        square, near, stray = min(
            (apart2(stands.point(one), stands.point(two)), one, two) for one in largest for two in group
        )
        found.append((near, stray, group, root_up(square) - 2 * stands.radius))
    return tuple(found)


def _middle(stands: Footprint) -> tuple[int, int]:
    places = stands.places
    return sum(places[::2]) // len(stands), sum(places[1::2]) // len(stands)
