"""The weapons, the ground, the peoples and the scenarios of Celtos, as the rulebook prints them."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.book.tree import Block, Diagram, Heading, Prose, Span, Table
from carnyx.core.lists import translated
from carnyx.core.rule import signed
from carnyx.games.celtos.lists import army, scenarios
from carnyx.games.celtos.lists.profiles import COMMAND, NUMBERED, Profile, ours, people
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.rules import ground as kinds
from carnyx.games.celtos.rules.edition import Edition
from carnyx.games.celtos.rules.weapons import BANDS, WEAPONS, Damage
from carnyx.games.celtos.show.picture import picture
from carnyx.games.celtos.show.roster import STATS
from carnyx.sheets.page import Piece
from carnyx.words.explain import Speaker

GROUND = ("wood", "swamp", "hedge", "wall", "fortification", "building", "water", "hill")
NONE = "–"
LETTERS = 62  # along the longer side of the picture of a scenario


def armies(speaker: Speaker) -> Iterator[Block]:
    """Every people: a row a unit."""
    say = speaker.words.say
    last = (say(each) for each in ("book-equipment", "table-models", "book-price"))
    heads = ("", *(say(f"celtos.profile.{stat}", "short") for stat in STATS.values()), *last)
    for name in ours("peoples"):
        found = people(name)
        rows = tuple(_row(each, speaker) for each in found.units)
        yield Table(found.name.of(speaker.language), heads, rows, wide=True)


def _row(unit: Profile, speaker: Speaker) -> tuple[Piece, ...]:
    stats = (str(getattr(unit, stat)) for stat in STATS)
    gear = [f"celtos.weapon.{each}" for each in unit.weapons]
    gear += ["celtos.weapon.shield"] * unit.shield + ["celtos.weapon.mounted"] * unit.mounted
    titles = [speaker.title(each) for each in gear]
    traits = [
        speaker.title(f"celtos.trait.{trait}") + (f" {value}" if trait in NUMBERED else "")
        for trait, value in unit.traits.items()
    ]
    command = [
        f"{speaker.title(f'celtos.trait.{role}')} +{price}"
        for role in COMMAND
        if (price := getattr(unit, role)) is not None
    ]
    low, high = unit.size
    size = str(low) if low == high else f"{low}–{high}"
    told = "; ".join(", ".join(each) for each in (titles, traits, command) if each)
    cells = (unit.name.of(speaker.language), *stats, told, size, str(unit.points))
    return tuple(Piece(cell) for cell in cells)


def weapons(speaker: Speaker) -> Iterator[Block]:
    """Every weapon in a row: its speed, the hands it takes, and what it does in each band."""
    say = speaker.words.say
    bands = ("close", *BANDS)
    heads = ("", say("book-speed"), say("book-hands"), *(say(f"celtos.label.{band}") for band in bands))
    rows = []
    for each in WEAPONS:
        speeds = dict.fromkeys(speed for speed in (each.speed_first, each.speed_charging, each.speed) if speed)
        cells = (speaker.title(each.id), "/".join(map(str, speeds)) or "–", str(each.hands))
        done = [_damage(getattr(each, band), speaker) for band in bands]
        if each.close_charging:
            done[0] = f"{_damage(each.close_charging, speaker)}/{done[0].partition(' / ')[2]}"
        rows.append(tuple(Piece(cell) for cell in (*cells, *done)))
    yield Table("", heads, tuple(rows))


def _damage(damage: Damage | None, speaker: Speaker) -> str:
    if damage is None:
        return "–"
    strength = f"{speaker.words.say('celtos.profile.st', 'short')}{signed(damage.damage)}"
    return f"{signed(damage.to_hit)} / {strength if damage.strength else damage.damage}"


def ground(speaker: Speaker) -> Iterator[Block]:
    """Every kind of ground: what it does to a move, to sight, and to whoever is shot at in it or behind it."""
    say = speaker.words.say
    heads = ("", *(say(each) for each in ("book-going", "book-sight", "book-cover")))
    rows = ((_called(kind, speaker), _going(kind, speaker), _sight(kind, speaker), _cover(kind)) for kind in GROUND)
    yield Table("", heads, tuple(tuple(map(Piece, row)) for row in rows))


def _called(kind: str, speaker: Speaker) -> str:
    names = (f"picture-celtos-{kind}", f"picture-{kind}", f"celtos-label-{kind}")
    return speaker.words.say(next(name for name in names if speaker.words.has(name)))


def _going(kind: str, speaker: Speaker) -> str:
    say = speaker.words.say
    if kind in kinds.DIFFICULT:
        return say("book-going-half")
    if kind in kinds.OBSTACLES:
        return say("book-going-cross", cost=speaker.numbers("celtos.terrain")["cost"])
    return say("book-going-barred") if kind in kinds.IMPASSABLE else NONE


def _sight(kind: str, speaker: Speaker) -> str:
    say = speaker.words.say
    if kind == "wood":
        return say("book-sight-deep", depth=speaker.numbers("celtos.los.terrain")["depth"])
    if kind == "hill":
        return say("book-sight-hill")
    return say("book-sight-blocks") if kind in kinds.BLOCKS_SIGHT else NONE


def _cover(kind: str) -> str:
    need = kinds.COVER_OF.get(kind)
    return NONE if need is None else f"{need}+"


def battles(speaker: Speaker) -> Iterator[Block]:
    """Every scenario: its story, what it is fought for, the table with everybody on it, and who fights."""
    assert isinstance(speaker.edition, Edition)
    say = speaker.words.say
    for name in scenarios.scenarios():
        setup = prepared(name, edition=speaker.edition)
        scenario = setup.scenario
        yield Heading(scenario.name.of(speaker.language))
        told = [say(f"brief-celtos-{name}"), say("book-turns", turns=scenario.turns)]
        told += [
            say("brief-celtos-goal", name=each.name.of(speaker.language), points=each.points)
            for each in scenario.objectives
        ]
        yield Prose((Span(" ".join(told)),))
        svg = picture(muster(setup), setup, speaker.language, speaker.units, close=LETTERS)
        yield Diagram(f"scenario-{name}", svg, (), 80 if scenario.width > scenario.depth else 56)
        for force in setup.forces:
            yield roster(force, speaker)


def roster(force: army.Force, speaker: Speaker) -> Table:
    """The units of a force, with what is needed to set it up."""
    say = speaker.words.say
    race = people(force.people).name.of(speaker.language)
    title = say("book-force", name=translated(force.name, speaker.language), people=race, points=army.points(force))
    heads = ("", say("table-models"), say("book-extras"), say("book-price"))
    rows = (
        (name, str(entry.models), ", ".join(_roles(entry, speaker)), str(entry.points))
        for name, entry in zip(army.titles(force, speaker.language), force.units, strict=True)
    )
    return Table(title, heads, tuple(tuple(map(Piece, row)) for row in rows), spread=True)


def _roles(entry: army.Entry, speaker: Speaker) -> Iterator[str]:
    return (speaker.title(f"celtos.trait.{role}") for role in entry.command)
