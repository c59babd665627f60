"""The peoples and the scenarios of Celtos, as the rulebook prints them."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.book.tree import Block, Diagram, Heading, Prose, Span, Table
from carnyx.core.rule import signed
from carnyx.games.celtos.lists import army, scenarios
from carnyx.games.celtos.lists.profiles import COMMAND, NUMBERED, Profile, ours, people
from carnyx.games.celtos.play.muster import muster, prepared
from carnyx.games.celtos.rules.edition import Edition
from carnyx.games.celtos.rules.weapons import BANDS, WEAPONS, Damage
from carnyx.games.celtos.show.picture import picture
from carnyx.games.celtos.show.roster import STATS
from carnyx.sheets.page import Piece
from carnyx.words.explain import Speaker

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
        rows.append(tuple(Piece(cell) for cell in (*cells, *(_damage(getattr(each, band), speaker) for band in bands))))
    yield Table("", heads, tuple(rows))


def _damage(damage: Damage | None, speaker: Speaker) -> str:
    if damage is None:
        return "–"
    strength = f"{speaker.words.say('celtos.profile.st', 'short')}{signed(damage.damage)}"
    return f"{signed(damage.to_hit)} / {strength if damage.strength else damage.damage}"


def _force(force: army.Force, speaker: Speaker) -> str:
    name = people(force.people).name.of(speaker.language)
    return speaker.words.say("book-force", name=force.name, people=name, points=army.points(force))


def battles(speaker: Speaker) -> Iterator[Block]:
    """Every scenario: who fights, for what, and the table with everybody on it."""
    assert isinstance(speaker.edition, Edition)
    say = speaker.words.say
    for name in scenarios.scenarios():
        setup = prepared(name, edition=speaker.edition)
        scenario = setup.scenario
        yield Heading(scenario.name.of(speaker.language))
        forces = "; ".join(_force(force, speaker) for force in setup.forces)
        told = [say("book-turns", turns=scenario.turns), say("book-forces", forces=forces)]
        told += [
            say("book-place", name=each.name.of(speaker.language), points=each.points) for each in scenario.objectives
        ]
        yield Prose((Span(" ".join(told)),))
        svg = picture(muster(setup), setup, speaker.language, speaker.units, close=LETTERS)
        yield Diagram(f"scenario-{name}", svg, (), 80 if scenario.width > scenario.depth else 56)
