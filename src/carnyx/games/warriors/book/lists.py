"""The peoples and the scenarios of Warriors, as the rulebook prints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carnyx.book.tree import Block, Diagram, Heading, Prose, Span, Table
from carnyx.core.length import inches
from carnyx.core.rule import signed
from carnyx.games.warriors.book.rosters import roster
from carnyx.games.warriors.lists import scenarios
from carnyx.games.warriors.lists.profiles import Profile, ours, people, profile
from carnyx.games.warriors.play.deployment import deploy_all
from carnyx.games.warriors.play.muster import gathered, prepared
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.show.picture import picture
from carnyx.sheets.page import Piece
from carnyx.words.explain import Speaker

LETTERS = 72  # along the longer side of the picture of a scenario
FACTS = (
    "table-fact-quality",
    "table-fact-discipline",
    "book-strength",
    "book-resilience",
    "book-worth",
    "table-fact-armour",
    "book-move",
)


def edition_of(speaker: Speaker) -> Edition:
    """The edition the book is written for."""
    assert isinstance(speaker.edition, Edition)
    return speaker.edition


def armies(speaker: Speaker) -> Iterator[Block]:
    """Every people: a row a unit."""
    for name in ours("peoples"):
        found = people(name)
        yield profiled(found.name.of(speaker.language), [each.id for each in found.units], speaker)


def profiled(title: str, units: Sequence[str], speaker: Speaker) -> Table:
    """The profiles of units as a table."""
    say = speaker.words.say
    last = (say(each) for each in ("book-arms", "book-figures", "book-price"))
    heads = ("", *(say(fact) for fact in FACTS), *last)
    rows = tuple(_row(profile(unit, edition_of(speaker)), speaker) for unit in units)
    return Table(title, heads, rows, wide=True)


def _row(unit: Profile, speaker: Speaker) -> tuple[Piece, ...]:
    say = speaker.words.say
    low, high = unit.figures
    gear = [speaker.title(f"warriors.weapon.{arm}") for arm in unit.arms]
    gear += [say("table-shield")] * unit.shield + [say("book-mounted")] * unit.mounted
    cells = (
        unit.name.of(speaker.language),
        say(f"table-quality-{unit.quality}"),
        say(f"table-discipline-{unit.discipline}"),
        signed(unit.strength),
        signed(unit.resilience),
        str(unit.worth),
        say(f"table-armour-{unit.armour}"),
        str(speaker.number("", inches(unit.move))),
        ", ".join(gear),
        str(low) if low == high else f"{low}–{high}",
        str(unit.points),
    )
    return tuple(Piece(cell) for cell in cells)


def battles(speaker: Speaker) -> Iterator[Block]:
    """Every scenario: its story, the table with everybody on it, and who fights."""
    say, edition = speaker.words.say, edition_of(speaker)
    for name in scenarios.scenarios():
        setup = prepared(name, edition=edition)
        scenario = setup.scenario
        yield Heading(scenario.name.of(speaker.language))
        told = [say(f"brief-warriors-{name}"), say("book-turns", turns=scenario.turns)]
        yield Prose((Span(" ".join(told)),))
        battle = deploy_all(gathered(setup))
        svg = picture(battle, setup, speaker.language, speaker.units, close=LETTERS)
        yield Diagram(f"scenario-{name}", svg, (), 80 if scenario.width > scenario.depth else 56)
        for force in setup.forces:
            yield roster(force, edition, speaker)
