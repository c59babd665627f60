"""The peoples and the scenarios of Warriors, as the rulebook prints them."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.book.tree import Block, Diagram, Heading, Prose, Span, Table
from carnyx.core.length import inches
from carnyx.core.rule import signed
from carnyx.games.warriors.lists import army, scenarios
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
    "table-fact-worth",
    "table-fact-armour",
    "table-fact-move",
)


def _edition(speaker: Speaker) -> Edition:
    assert isinstance(speaker.edition, Edition)
    return speaker.edition


def armies(speaker: Speaker) -> Iterator[Block]:
    """Every people: a row a unit."""
    say = speaker.words.say
    last = (say(each) for each in ("book-arms", "table-models", "book-price"))
    heads = ("", *(say(fact) for fact in FACTS), *last)
    for name in ours("peoples"):
        found = people(name)
        rows = tuple(_row(profile(each.id, _edition(speaker)), speaker) for each in found.units)
        yield Table(found.name.of(speaker.language), heads, rows, wide=True)


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
    """Every scenario: who fights, and the table with everybody on it."""
    say, edition = speaker.words.say, _edition(speaker)
    for name in scenarios.scenarios():
        setup = prepared(name, edition=edition)
        scenario = setup.scenario
        yield Heading(scenario.name.of(speaker.language))
        forces = "; ".join(_force(force, speaker) for force in setup.forces)
        told = [say("book-turns", turns=scenario.turns), say("book-forces", forces=forces)]
        yield Prose((Span(" ".join(told)),))
        battle = deploy_all(gathered(setup))
        svg = picture(battle, setup, speaker.language, speaker.units, close=LETTERS)
        yield Diagram(f"scenario-{name}", svg, (), 80 if scenario.width > scenario.depth else 56)


def _force(force: army.Force, speaker: Speaker) -> str:
    name = people(force.people).name.of(speaker.language)
    points = army.price(force, _edition(speaker))
    return speaker.words.say("book-force", name=force.name, people=name, points=points)
