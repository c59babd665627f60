"""An army on one page, whatever the game: its list's problems, its tables, its traits in words, and its price."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from carnyx.core.army import Force
from carnyx.core.edition import Setting
from carnyx.core.problems import BadForce, Problem
from carnyx.core.rule import RuleId
from carnyx.sheets.page import SIGNS, Block, Grid, Page, Paragraph, Piece, Section
from carnyx.words.explain import Speaker
from carnyx.words.problems import problem_line

BOX = "□"


def roster_page(
    force: Force,
    points: int,
    speaker: Speaker,
    problems: Iterable[Problem],
    blocks: Iterable[Block],
    traits: Iterable[RuleId],
    ours: RuleId | None,
) -> Page:
    """The page of a list; `ours`: the rule by which its profiles are a reconstruction."""
    say = speaker.words.say
    wrong = tuple(Paragraph("", (Piece(problem_line(each, speaker.language), "house"),)) for each in problems)
    explained = tuple(
        Paragraph(speaker.title(id), (Piece(speaker.explain(id).text),), id)
        for id in traits
        if id in speaker.registry.rules
    )
    filled = tuple(block for block in blocks if not isinstance(block, Grid) or block.rows)
    sections = [
        Section(say("roster-problems"), wrong),
        Section(say("roster-units"), filled),
        Section(say("roster-traits"), explained),
    ]
    flipped = [f"{each.name}={getattr(speaker.edition, each.name)}" for each in house_rules(speaker)]
    subtitle = " · ".join([say("roster-points", points=points), *flipped])
    legend = ((SIGNS["ruling"], say("app-reconstruction", rule=ours)),) if ours else ()
    told = tuple(each for each in sections if each.blocks)
    return Page(force.name, subtitle, speaker.language, told, legend, (say("printed-search"), say("printed-print")))


def house_rules(speaker: Speaker) -> list[Setting]:
    """The settings in force that are not the default."""
    return [each for each in speaker.registry.settings if getattr(speaker.edition, each.name) != each.default]


def grid(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]], title: str = "") -> Grid:
    """A table of plain cells."""
    return Grid(title, tuple(tuple(Piece(cell) for cell in row) for row in rows), heads)


def is_known(profile: Callable[[str], object], unit: str) -> bool:
    """Whether a catalogue knows the unit: if not, the list's problems say so, and it has no profile to print."""
    try:
        profile(unit)
    except BadForce:
        return False
    return True
