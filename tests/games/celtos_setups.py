"""How random battles of Celtos begin: every scenario as it stands, and brawls made to bring about what is rare.

A brawl is a table full of ground of every kind, on which two to four small forces of one people each, of any of its
units, stand within a charge of one another, some with room to flee; most of their profiles have stats drawn by lot,
far from the average.
"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from carnyx.games.celtos.lists.army import Entry, Force
from carnyx.games.celtos.lists.profiles import Names, Profile, ours, people
from carnyx.games.celtos.lists.scenarios import Objective, Piece, Scenario, scenarios
from carnyx.games.celtos.play.muster import Setup, prepared
from carnyx.games.celtos.rules.edition import Edition
from carnyx.games.celtos.rules.ground import KINDS
from tests.conformance import random_edition

MOST_MODELS = 5  # of a unit in a brawl
SIDE = 27  # of the ground it begins on, in inches
SIDES = (SIDE, 45, 45)  # of its table: without and with room to flee
STATS = (1, 1, 3, 5, 8, 10, 10)
COMMANDS = (1, 1, 1, 4, 8)  # most of them lose their nerve
INITIATIVES = (3, 10, 10, 10)  # most of them can react
ZONES = ((0, 0, SIDE, 10), (0, 17, SIDE, SIDE), (0, 10, 8, 17), (19, 10, SIDE, 17))
NAMES = Names("Brawl", "Keilerei", "Trifulca")


def any_setup(seed: int) -> Setup:
    """Every third battle is a scenario as it stands, in turn; the rest are brawls."""
    rng = Random(seed)
    edition = random_edition(Edition, rng)
    deploy = "turns" if rng.random() < 0.25 else "auto"
    if seed % 3:
        return replace(brawl(rng), edition=edition, deploy=deploy)
    return prepared(scenarios()[seed // 3 % len(scenarios())], (), edition, deploy)


def brawl(rng: Random) -> Setup:
    """A fight at close quarters."""
    players = rng.choice((2, 2, 2, 2, 3, 4))
    names = [rng.choice(tuple(ours("peoples"))) for _ in range(players)]
    forces = tuple(_force(name, rng) for name in names)
    used = dict.fromkeys(entry.unit for force in forces for entry in force.units)
    known = {each.id: each for name in names for each in people(name).units}
    scenario = Scenario(
        id="brawl",
        name=NAMES,
        players=players,
        width=rng.choice(SIDES),
        depth=rng.choice(SIDES),
        turns=5,
        forces=("",) * players,
        zones=ZONES[:players],
        terrain=tuple(_piece(rng) for _ in range(rng.randint(0, 8))),
        objectives=(Objective(NAMES, (SIDE // 2, SIDE // 2), 50),),
    )
    return Setup(scenario, forces, tuple(_drawn(known[unit], rng) for unit in used))


def _force(name: str, rng: Random) -> Force:
    return Force(name, name, tuple(_entry(rng.choice(people(name).units), rng) for _ in range(rng.randint(2, 4))))


def _entry(profile: Profile, rng: Random) -> Entry:
    least, most = profile.size
    command = {role: getattr(profile, role) is not None for role in ("leader", "standard", "musician")}
    return Entry(profile.id, rng.randint(least, max(least, min(most, MOST_MODELS))), **command)


def _drawn(profile: Profile, rng: Random) -> Profile:
    """The profile, or in two cases of three with its stats drawn by lot."""
    if rng.random() < 1 / 3:
        return profile
    stats = {stat: rng.choice(STATS) for stat in ("sh", "as_", "st", "t")}
    nerve = {"i": rng.choice(INITIATIVES), "cd": rng.choice(COMMANDS)}
    # Good shots of whatever kind carry javelins too, so that a weapon is named for a shot.
    if stats["sh"] >= 5 and profile.missile_weapons and "javelin" not in profile.weapons:
        profile = replace(profile, weapons=(*profile.weapons, "javelin"))
    return replace(profile, **stats, **nerve, m=rng.randint(4, 10), w=rng.randint(1, 3))


def _piece(rng: Random) -> Piece:
    """A rectangle of any kind of ground."""
    west, south = rng.randint(0, SIDE - 6), rng.randint(4, SIDE - 8)
    east, north = west + rng.randint(1, 6), south + rng.randint(1, 4)
    return Piece(rng.choice(sorted(KINDS)), ((west, south), (east, south), (east, north), (west, north)))
