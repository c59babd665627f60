"""An army on one page, whatever the game: its list's problems, its tables, and the parts of the sheet that it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, combinations_with_replacement, groupby, pairwise
from typing import Any

from carnyx.core.army import Force
from carnyx.core.edition import Setting
from carnyx.core.lists import translated
from carnyx.core.problems import BadForce, Problem
from carnyx.core.rule import RuleId
from carnyx.sheets.book import Book
from carnyx.sheets.contents import Part
from carnyx.sheets.page import Block, Grid, Page, Paragraph, Piece, Section
from carnyx.sheets.parts import Parts, legend
from carnyx.words.explain import Speaker
from carnyx.words.problems import problem_line

BOX = "□"
GROUP = 5  # so many boxes stand together
COLUMNS = 3  # of the strip below the army's own tables
LINE = 40  # letters in a line of one of these columns

Card = tuple[str, Sequence[Part]]  # a heading of the sheet, and the parts that this army needs


def roster(book: Book, force: Any, speaker: Speaker) -> Page:
    """A force on one page, in an edition and a language."""
    return book.roster(force, Parts(book, speaker, house_rules(speaker)))


def roster_page(
    force: Force,
    points: int,
    parts: Parts,
    problems: Iterable[Problem],
    blocks: Iterable[Block],
    cards: Iterable[Card],
    ours: RuleId | None,
) -> Page:
    """The page of a list; `ours`: the rule by which its profiles are a reconstruction."""
    speaker, say = parts.speaker, parts.say
    wrong = tuple(Paragraph("", (Piece(problem_line(each, speaker.language), "house"),)) for each in problems)
    filled = tuple(block for block in blocks if not isinstance(block, Grid) or block.rows)
    army = [Section(say("roster-problems"), wrong), Section(say("roster-units"), filled)]
    strip = [(say(f"printed-{parts.book.game}-{name}"), tuple(parts.blocks(wanted))) for name, wanted in cards]
    flipped = [f"{each.name}={getattr(speaker.edition, each.name)}" for each in house_rules(speaker)]
    subtitle = " · ".join([say("roster-points", points=points), *flipped])
    book = say("printed-book", command=f"carnyx book {parts.book.game}")
    return Page(
        translated(force.name, speaker.language),
        subtitle,
        speaker.language,
        (*(each for each in army if each.blocks), *spread(strip)),
        legend(speaker) if strip else (),
        (say("printed-search"), say("printed-print")),
        ((1,) * COLUMNS,),
        f"{say('app-reconstruction', rule=ours)} {book}" if ours else book,
    )


def spread(cards: Iterable[tuple[str, tuple[Block, ...]]]) -> list[Section]:
    """Cards in columns that are as equally long as their blocks allow; a card may go on in the next column."""
    placed = [(title, at, block) for title, blocks in cards for at, block in enumerate(blocks)]
    lengths = [_lines(block) + (2 if at == 0 else 0) for _, at, block in placed]
    sections: list[Section] = []
    start = 0
    for column, end in enumerate(_ends(lengths)):
        here = placed[start:end]
        for title, group in groupby(here, key=lambda each: each[0]):
            found = list(group)
            sections.append(Section(title if found[0][1] == 0 else "", tuple(each[2] for each in found), column=column))
        start = end
    return sections


def _ends(lengths: Sequence[int]) -> list[int]:
    """Where each column ends, so that the longest is as short as can be."""
    sums = [0, *accumulate(lengths)]
    cuts = combinations_with_replacement(range(len(lengths) + 1), COLUMNS - 1)
    best = min(cuts, key=lambda cut: max(sums[end] - sums[start] for start, end in pairwise((0, *cut, len(lengths)))))
    return [*best, len(lengths)]


def _lines(block: Block) -> int:
    """About how many lines a block takes in a column."""
    if isinstance(block, Paragraph):
        return 1 + len(block.title + " ".join(piece.text for piece in block.pieces)) // LINE
    return len(block.rows) + bool(block.title) + bool(block.heads) + 1


def house_rules(speaker: Speaker) -> list[Setting]:
    """The settings in force that are not the default."""
    return [each for each in speaker.registry.settings if getattr(speaker.edition, each.name) != each.default]


def grid(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]], title: str = "") -> Grid:
    """A table of plain cells."""
    return Grid(title, tuple(tuple(Piece(cell) for cell in row) for row in rows), heads)


def boxes(models: int, wounds: int = 1) -> str:
    """Boxes to tick: one for each model in groups that are quickly counted, or the wounds of each model together."""
    if wounds > 1:
        return " ".join([BOX * wounds] * models)
    return " ".join(BOX * min(GROUP, models - start) for start in range(0, models, GROUP))


def is_known(profile: Callable[[str], object], unit: str) -> bool:
    """Whether a catalogue knows the unit: if not, the list's problems say so, and it has no profile to print."""
    try:
        profile(unit)
    except BadForce:
        return False
    return True
