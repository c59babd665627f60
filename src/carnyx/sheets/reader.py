"""Reads a sheet: finds its game and language, cuts it into parts, and understands every line or reports it.

No figure is taken from the rules in force: a value is what the sheet says, or what the pattern of its own table says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from carnyx.core.rule import RuleId
from carnyx.sheets.bands import read_beside
from carnyx.sheets.book import Book
from carnyx.sheets.dice_table import dice_heading
from carnyx.sheets.file import NoSheet
from carnyx.sheets.fragment import damage, is_heading
from carnyx.sheets.grid import row_name
from carnyx.sheets.layout import Entry, Layout, Section, layout
from carnyx.sheets.lines import SheetLine, lines
from carnyx.sheets.notes import Notes
from carnyx.sheets.reading import Reading
from carnyx.sheets.tables import read_dice, read_table
from carnyx.sheets.texts import Texts
from carnyx.words import languages

FEWEST = 8  # a text with fewer values of a game is no sheet of it


class Passage(Struct, frozen=True):
    """A section of the layout, and the lines of the sheet that stand in it."""

    section: Section | None
    lines: list[SheetLine]


def read(text: str, books: Sequence[Book], editions: Mapping[str, Struct] | None = None) -> Reading:
    """All that a sheet says, compared with the rules in force; an edition for each game, if not the default."""
    found = lines(text)
    force = {book.game: book.editions["default"] for book in books} | dict(editions or {})
    best: Reading | None = None
    for known in _likely(found, books):
        reading = _read(found, known, force[known.book.game])
        if best is None or len(reading.values) > len(best.values):
            best = reading
    if best is None or len(best.values) < FEWEST:
        raise NoSheet("unknown")
    return best


def _likely(found: Sequence[SheetLine], books: Sequence[Book]) -> list[Layout]:
    """The layout whose words the sheet uses most, and the second one if it has more than half as many."""
    used = {token.word for line in found for token in line.tokens}
    known = [layout(book, language) for book in books for language in languages()]
    first, second, *_ = sorted(known, key=lambda each: -len(each.vocabulary & used))
    near = 2 * len(second.vocabulary & used) > len(first.vocabulary & used)
    return [first, second] if near else [first]


def _read(found: Sequence[SheetLine], known: Layout, edition: Struct) -> Reading:
    notes = Notes(known.book, edition)
    texts = Texts(known, notes)
    for found_part in _parts(found, known):
        part = Passage(_rightful(known, found_part), found_part.lines)
        rest = part.lines
        if part.section is not None and part.section.id == known.book.dice:
            rest = read_dice(part.section, rest, notes)
        elif part.section is not None and part.section.table is not None:
            rest = read_table(part.section, rest, notes)
        elif part.section is not None and part.section.beside:
            rest = read_beside(part.section, rest, known.book.registry, notes)
        texts.read(part.section, rest)
    texts.finish()
    return notes.reading(known.language, found)


def _rightful(known: Layout, part: Passage) -> Section | None:
    """The section of a part by its rows: several tables may have the same heading, in another order than expected."""
    mine = part.section
    if mine is None or mine.table is None:
        return mine
    rivals = [each for each in known.sections if each.table and set(each.headings) & set(mine.headings)]

    def rows(section: Section) -> int:
        return len({name for line in part.lines if (name := row_name(section, line.tokens)[0])})

    best = max(map(rows, rivals))
    return mine if rows(mine) == best else next(each for each in rivals if rows(each) == best)


def _parts(found: Sequence[SheetLine], known: Layout) -> list[Passage]:
    """The sheet cut at its headings."""
    parts = [Passage(None, [])]
    items: set[tuple[RuleId, int]] = set()
    for line in found:
        section = parts[-1].section
        item = _item(section, line) if section else None
        if section and item and (section.id, item.place) not in items:
            items.add((section.id, item.place))
        elif section and _is_furniture(section, line):
            pass
        elif (heading := _heading(known, section, line)) and heading is not section:
            parts.append(Passage(heading, []))
        elif section and _is_told(known, line):
            parts.append(Passage(None, []))
        elif section and section.id == known.book.dice and dice_heading(line):
            parts.append(Passage(section, []))
        parts[-1].lines.append(line)
    return parts


def _is_told(known: Layout, line: SheetLine) -> bool:
    """Whether a line is a rule in words, its title first, as our own sheets have them between their tables."""
    title, told, _ = line.text.partition(". ")
    return bool(told) and title in known.titles


def _item(section: Section, line: SheetLine) -> Entry | None:
    """The item of a section's list, if a line consists of that item alone."""
    for entry in section.entries:
        if entry.place and any(len(each) == len(line.tokens) and each.find(line.tokens) for each in entry.fragments):
            return entry
    return None


def _is_furniture(section: Section, line: SheetLine) -> bool:
    """Whether a line is one of the words of this part that have no meaning for the reader."""
    said = "".join(token.word for token in line.tokens)
    return not line.listed and any(is_heading(name, said) for name in section.furniture)


def _heading(known: Layout, current: Section | None, line: SheetLine) -> Section | None:
    """The section that a line opens: the one with the most similar heading, of several the next one on the page."""
    if dice_heading(line):
        return next((section for section in known.sections if section.id == known.book.dice), None)
    said = "".join(token.word for token in line.tokens if not token.has_digit)
    if line.listed or not said:
        return None
    like = {
        at: min(harm)
        for at, each in enumerate(known.sections)
        if (harm := [much for name in each.headings if (much := damage(name, said)) is not None])
    }
    opened = [at for at, much in like.items() if much == min(like.values())]
    if not opened:
        return None
    here = known.sections.index(current) if current else 0
    return known.sections[next((at for at in opened if at >= here), opened[0])]
