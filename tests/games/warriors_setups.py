"""How random battles of Warriors begin: every scenario as it stands, and brawls made to bring about what is rare.

A brawl is a small table with ground of every kind, on which two small armies of any people, some of their leaders
strangers to it, stand within a charge of one another; some of their profiles have stats drawn by lot.
"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from carnyx.core.lists import Names
from carnyx.core.outlines import Piece
from carnyx.games.warriors.lists.army import Command, Entry, Force, Individual, entries
from carnyx.games.warriors.lists.profiles import Profile, ours, people, profile
from carnyx.games.warriors.lists.scenarios import Scenario, scenarios
from carnyx.games.warriors.play.muster import Setup, prepared
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.ground import KINDS
from tests.conformance import random_edition

MOST_FIGURES = 12  # of a unit in a brawl
WIDTH, DEPTH = 36, 30  # of its table, in inches
ZONES = ((0, 0, WIDTH, 12), (0, DEPTH - 12, WIDTH, DEPTH))
NAMES = Names("Brawl", "Keilerei", "Trifulca")
RIDGE = Piece("hill", ((0, 6), (WIDTH, 6), (WIDTH, 12), (0, 12)))  # where the first army stands
SANE = 0.5  # how often a setting is left as the rulebook has it


def any_setup(seed: int) -> Setup:
    """Every other battle is a scenario as it stands, in turn; the rest are brawls."""
    rng = Random(seed)
    edition = any_edition(rng)
    deploy = "turns" if rng.random() < 0.25 else "auto"
    if seed % 2 == 0:
        return replace(brawl(rng, edition), edition=edition, deploy=deploy)
    return prepared(scenarios()[seed // 2 % len(scenarios())], (), edition, deploy)


def any_edition(rng: Random) -> Edition:
    """Each setting by lot; half of them stay what they are, or nobody would ever get a move, a volley and a hit."""
    drawn = random_edition(Edition, rng)
    return replace(Edition(), **{name: getattr(drawn, name) for name in drawn.__struct_fields__ if rng.random() > SANE})


def brawl(rng: Random, edition: Edition) -> Setup:
    """A fight at close quarters."""
    forces = (_force(rng), _force(rng))
    used = dict.fromkeys(entry.unit for force in forces for entry in entries(force))
    scenario = Scenario(
        id="brawl",
        name=NAMES,
        width=WIDTH,
        depth=DEPTH,
        turns=5,
        forces=("", ""),
        zones=ZONES,
        edges=rng.choice(("pick", "fixed")),
        terrain=(*(_piece(rng) for _ in range(rng.randint(0, 6))), *((RIDGE,) if rng.random() < 0.2 else ())),
    )
    return Setup(scenario, forces, tuple(_drawn(profile(unit, edition), rng) for unit in used))


def _force(rng: Random) -> Force:
    name = rng.choice(tuple(ours("peoples")))
    return Force(
        name="brawl",
        people=name,
        warchief=_individual("warchief", name, rng),
        units=_units(name, rng),
        companions=(_individual("hero", name, rng), _individual("bannerman", name, rng)),
        commands=(Command(_individual("leader", name, rng), _units(name, rng)),),
    )


def _units(name: str, rng: Random) -> tuple[Entry, ...]:
    return tuple(_entry(rng.choice(people(name).units), rng) for _ in range(rng.randint(1, 2)))


def _entry(profile: Profile, rng: Random) -> Entry:
    figures = rng.randint(3, MOST_FIGURES)
    files = rng.choice((None, rng.randint(3, figures)))
    return Entry(profile.id, figures, files, champion=rng.random() < 0.5, standard=rng.random() < 0.5)


def _individual(role: str, people: str, rng: Random) -> Individual:
    race = people if rng.random() < 0.6 else rng.choice(tuple(ours("peoples")))
    leads = role in ("warchief", "leader")
    return Individual(role, race, rng.randint(1, 5) if leads else 0, rng.random() < 0.3, rng.randint(0, 2) * leads)


def _drawn(profile: Profile, rng: Random) -> Profile:
    """The profile, or in one case of two with its stats drawn by lot; some are left with nothing but their missiles."""
    if rng.random() < 0.5:
        return profile
    bare = profile.missile is not None and rng.random() < 0.5
    return replace(
        profile,
        quality=rng.choice(("poor", "average", "veteran", "elite")),
        discipline=rng.choice(("disciplined", "tribal", "fanatic")),
        strength=rng.randint(-2, 4),
        resilience=rng.randint(-2, 4),
        worth=rng.randint(1, 3),
        arms=(profile.missile,) if bare else profile.arms,
    )


def _piece(rng: Random) -> Piece:
    """A rectangle of any kind of ground."""
    west, south = rng.randint(0, WIDTH - 8), rng.randint(4, DEPTH - 9)
    east, north = west + rng.randint(1, 8), south + rng.randint(1, 5)
    return Piece(rng.choice(sorted(KINDS)), ((west, south), (east, south), (east, north), (west, north)))
