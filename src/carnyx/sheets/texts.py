"""Reads lines of text: modifiers, ranges, percentages, dice, results of tests and the choices of an edition.

A line is recognised by fragments of its words.  Longer fragments are better, and so are those of the part in which the
line stands.  If two are equally good and mean different things, the line is reported as not understood.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from carnyx.core.rule import RuleId
from carnyx.sheets.bands import Result, read_bands
from carnyx.sheets.figures import Reach, Totals, legible
from carnyx.sheets.force import rule_of
from carnyx.sheets.fragment import Fragment, Slot, is_heading
from carnyx.sheets.layout import Entry, Layout, Section
from carnyx.sheets.lines import SheetLine, Token
from carnyx.sheets.notes import Notes
from carnyx.sheets.ranges import Stretch, read_ranges
from carnyx.sheets.reading import Restored

AT_HOME = 2  # what is added to the score of a fragment that stands in its own part
STRANGE = 3  # so many words and figures a fragment must have to count outside its own part
_UNITS = {"signed": "bonus", "share": "percent", "over": "percent", "below": "percent", "dice": "dice"}


class Joined(Struct, frozen=True):
    """A line, with the figures that were printed on lines of their own before it."""

    tokens: tuple[Token, ...]
    origin: tuple[tuple[int, int], ...]  # of each token: its line's number and its place there
    lines: tuple[SheetLine, ...]

    @property
    def may_head(self) -> bool:
        """Whether it may be a heading: it stands after an empty line and has no figure."""
        return self.lines[0].after_gap and not any(token.may_be_figure for token in self.tokens)


class Match(Struct, frozen=True):
    """A fragment found in a line: how good it is, whose it is, and where its pieces stand."""

    score: int
    entry: Entry
    fragment: Fragment
    at: tuple[int, ...]

    @property
    def slots(self) -> tuple[tuple[Slot, int], ...]:
        """Each slot with the place of its figure."""
        pairs = zip(self.fragment.pieces, self.at, strict=True)
        return tuple((piece, at) for piece, at in pairs if isinstance(piece, Slot))

    @property
    def figures(self) -> frozenset[int]:
        """The places of all its figures."""
        return frozenset(at for _, at in self.slots)

    @property
    def span(self) -> int:
        """How far its last piece stands from its first."""
        return self.at[-1] - self.at[0]

    @property
    def is_modifier(self) -> bool:
        """Whether it reads a single modifier, which a sheet prints only once."""
        return [slot.kind for slot, _ in self.slots] == ["signed"]


class Texts:
    """Reads the lines of one sheet that are no part of a table."""

    def __init__(self, layout: Layout, notes: Notes) -> None:
        self.layout, self.notes = layout, notes
        self._stretches: list[Stretch] = []
        self._results: list[Result] = []
        self._told: dict[RuleId, set[int]] = {}
        self._astray = False  # after unknown words, which may have been the damaged heading of another part

    def read(self, section: Section | None, lines: Sequence[SheetLine]) -> None:
        """Note all that the lines of a part say."""
        self._stretches, self._results = [], []
        self._astray = False
        for place, joined in enumerate(_joined(lines)):
            known = self._is_furniture(section, joined)
            if known:
                self._place(joined)
                if place == 0:
                    continue  # the heading of a list may be the name of one of its items
            for match in self._matches(section, joined):
                known = True
                self._note(section, joined, match)
            self._astray |= not known and joined.may_head
        read_ranges(self._stretches, self.notes)
        read_bands(self._results, self.layout.book.registry, self.notes)

    def finish(self) -> None:
        """Report lines about a contested rule that do not say which choice they mean."""
        registry = self.layout.book.registry
        keys = {entry.key.partition("=")[0] for section in self.layout.sections for entry in section.entries}
        for setting in registry.settings:
            if setting.id in keys and not self.notes.has(setting.id):
                for rule in setting.rules:
                    for line in self._told.get(rule, ()):
                        self.notes.doubt(line)

    def _is_furniture(self, section: Section | None, joined: Joined) -> bool:
        """Whether a line is a heading, or words without a meaning for the reader."""
        said = "".join(token.word for token in joined.tokens if not token.has_digit)
        known = [*(section.headings + section.furniture if section else ()), *self.layout.furniture]
        return bool(said) and any(is_heading(name, said) for name in known)

    def _place(self, joined: Joined) -> None:
        for line in joined.lines:
            self.notes.place(line.number)

    def _matches(self, section: Section | None, joined: Joined) -> Iterator[Match]:
        """The best fragments of a line, no two of which claim the same figure or choose for the same switch."""
        found = sorted(self._all(section, joined), key=lambda match: -match.score)
        taken: set[int] = set()
        chosen: set[str] = set()
        for match in found:
            setting, switch, _ = match.entry.key.partition("=")
            if match.figures & taken or (switch and setting in chosen):
                continue
            if not match.figures:
                if not (match.entry.place and setting in chosen):
                    yield match
                chosen.add(setting)
                continue
            taken |= match.figures
            rivals = [each for each in found if each.score == match.score and each.figures & match.figures]
            best = self._best(joined, rivals)
            if best is not None:
                yield best

    def _all(self, section: Section | None, joined: Joined) -> Iterator[Match]:
        """Every fragment in the line; an item of a list must be at its beginning, and in its own part."""
        standing = frozenset[str]().union(*(self.layout.alike(token.word) for token in joined.tokens))
        for each in self.layout.sections:
            home = each is section
            for entry in each.entries:
                for known in entry.fragments:
                    if not known.wanted <= standing:
                        continue  # most fragments are not in the line at all
                    if not home and (entry.place or len(known) < (STRANGE if known.slots else STRANGE - 1)):
                        continue
                    at = known.find(joined.tokens)
                    if at is None or (entry.place and at[0] > 1):
                        continue
                    if home or known.is_exact(joined.tokens, at):
                        match = Match(len(known) + AT_HOME * (home and not self._astray), entry, known, at)
                        if self._has_heads(joined, match):
                            yield match

    def _has_heads(self, joined: Joined, match: Match) -> bool:
        """Whether every head that a fragment reads is a head of its table."""
        heads = [at for slot, at in match.slots if slot.kind == "head"]
        return all(self._cell(match.entry, joined.tokens[at].text) is not None for at in heads)

    def _cell(self, entry: Entry, text: str) -> str | None:
        """The cell under a printed head."""
        ids = (f"{entry.key}/{head}" for head in (text, legible(text)))
        return next((id for id in ids if id in self.notes.force), None)

    def _best(self, joined: Joined, rivals: Sequence[Match]) -> Match | None:
        """Of equally good fragments the tightest, then the one whose percentage fits, then one not read yet."""
        closest = min(match.span for match in rivals)
        rivals = [match for match in rivals if match.span == closest]
        if _mean_different(rivals):
            rivals = [match for match in rivals if self._has_its_share(joined, match)]
        if _mean_different(rivals):
            rivals = [match for match in rivals if not self._is_read(match)]
        if not rivals or _mean_different(rivals):
            return None
        return None if rivals[0].is_modifier and self._is_read(rivals[0]) else rivals[0]

    def _is_read(self, match: Match) -> bool:
        return self.notes.has(match.entry.key)

    def _has_its_share(self, joined: Joined, match: Match) -> bool:
        shares = [(slot, at) for slot, at in match.slots if slot.kind == "share"]
        known = [str(self.notes.force[f"{match.entry.key}/{slot.name}"]) for slot, _ in shares]
        read = [slot.reads(joined.tokens[at].text) for slot, at in shares]
        return known == [each[0] for each in read if each is not None]

    def _note(self, section: Section | None, joined: Joined, match: Match) -> None:
        """Note what a fragment has found: a choice, an item of a list, figures."""
        notes, entry, last = self.notes, match.entry, joined.lines[-1]
        self._place(joined)
        for at in set(match.at) - match.figures:
            notes.claim(*joined.origin[at])
        self._told.setdefault(rule_of(entry.key), set()).add(last.number)
        setting, switch, choice = entry.key.partition("=")
        if switch:
            if not notes.has(setting):
                notes.value(setting, choice, "choice", last.number)
            return
        if entry.place and not last.listed.isdigit() and section is not None:
            notes.restored.append(Restored("list", section.id, last.listed, entry.place, last.number))
        cell = next(
            (self._cell(entry, joined.tokens[at].text) for slot, at in match.slots if slot.kind == "head"), None
        )
        for slot, at in match.slots:
            self._figure(entry.key.replace("*", slot.name), cell, slot, joined.tokens[at].text, joined.origin[at])

    def _figure(self, key: str, cell: str | None, slot: Slot, text: str, origin: tuple[int, int]) -> None:
        """Note a figure, or keep it until its neighbours are read."""
        read = slot.reads(text)
        assert read is not None
        figure, guessed = read
        notes, line = self.notes, origin[0]
        if isinstance(figure, Reach):
            self._stretches.append(Stretch(key, text, figure, guessed, origin))
            return
        if isinstance(figure, Totals):
            table, _, name = key.partition("/")
            self._results.append(Result(table, name, text, None if guessed else figure, origin))
            return
        notes.claim(*origin)
        if slot.kind == "head":
            if cell is not None and not cell.endswith(f"/{text}"):
                notes.restored.append(Restored("label", cell, text, legible(text), line))
            return
        id = cell or (key if slot.name == "value" else f"{key}/{slot.name}")
        number = int(figure) if isinstance(figure, str) and figure.isdigit() else figure
        notes.value(id, number, _UNITS.get(slot.kind, "number"), line)
        if guessed:
            notes.restored.append(Restored("figure", id, text, number, line))


def _mean_different(matches: Sequence[Match]) -> bool:
    return len({match.entry.key for match in matches}) > 1


def _joined(lines: Sequence[SheetLine]) -> Iterator[Joined]:
    """The lines of text, each joined with the lines before it that have nothing but figures."""
    waiting: list[SheetLine] = []
    for line in lines:
        waiting.append(line)
        if not line.is_figures:
            yield _together(waiting)
            waiting = []
    if waiting:
        yield _together(waiting)


def _together(lines: Sequence[SheetLine]) -> Joined:
    return Joined(
        tuple(token for line in lines for token in line.tokens),
        tuple((line.number, at) for line in lines for at in range(len(line.tokens))),
        tuple(lines),
    )
