"""Fragments: the few words by which a line of a sheet is recognised, with slots for the figures among them.

`{value:signed} size {column:head} target` finds a modifier, a head of its table and four words.  Words must come in
this order but need not stand side by side; a figure must follow its word at once.  A word may be damaged: one sign in a
word of four letters, two in a word of eight.  A `$` at the end says that nothing follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache

from msgspec import Struct

from carnyx.sheets import figures
from carnyx.sheets.figures import Reach, Totals, legible
from carnyx.sheets.lines import Token, plain

COVERED = 0.6  # the share of a line that a fragment must cover to count outside its own part of the sheet
GAP = 6  # the next word of a fragment may be this many tokens on

Figure = int | str | Reach | Totals

_SLOT = re.compile(r"\{(\w+):(\w+)\}")
_KINDS = {
    "signed": figures.signed,
    "whole": figures.whole,
    "share": figures.share,
    "over": figures.over,
    "below": figures.below,
    "dice": figures.dice,
    "die": figures.die,
    "reach": figures.reach,
    "band": figures.totals,
}


class Slot(Struct, frozen=True):
    """A place for a figure: its name, and what kind of figure it is."""

    name: str
    kind: str

    def reads(self, text: str) -> tuple[Figure, bool] | None:
        """The figure, and whether it had to be guessed from what it looks like."""
        return _figure(self.kind, text)


@lru_cache(4096)  # a sheet has a few hundred figures, and each is tried as several kinds
def _figure(kind: str, text: str) -> tuple[Figure, bool] | None:
    if kind == "head":
        return (text, False)
    figure = _KINDS[kind](text)
    if figure is not None:
        return figure, False
    if kind == "signed" and text[:1] not in ("+", "-"):
        return None  # a letter without a sign is not guessed to be a modifier
    figure = _KINDS[kind](legible(text))
    return None if figure is None else (figure, True)


class Fragment(Struct, frozen=True, dict=True):
    """Words and slots in the order of the line."""

    pieces: tuple[str | Slot, ...]
    closed: bool = False  # no word may follow it in the line
    tight: bool = False  # its pieces must stand side by side

    def __len__(self) -> int:
        return len(self.pieces)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words alone."""
        return tuple(piece for piece in self.pieces if isinstance(piece, str))

    @cached_property
    def wanted(self) -> frozenset[str]:
        """The words that a line must have, in any order, for the fragment to be worth looking for."""
        return frozenset(self.words)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The slots alone."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Slot))

    def find(self, tokens: Sequence[Token]) -> tuple[int, ...] | None:
        """The places of the tokens that match the pieces; None if the fragment is not there."""
        if len(tokens) < len(self.pieces):
            return None
        return next((found for start in range(len(tokens)) for found in self._from(tokens, start, 0)), None)

    def is_exact(self, tokens: Sequence[Token], at: Sequence[int]) -> bool:
        """Whether no word is damaged and, if it has figures, there are few other words in the line."""
        pairs = zip(self.pieces, at, strict=True)
        known = [(piece, tokens[spot].word) for piece, spot in pairs if isinstance(piece, str)]
        words = all(piece.endswith("*") or piece == word for piece, word in known)
        return words and (not self.slots or len(self.pieces) >= COVERED * len(tokens))

    def _from(self, tokens: Sequence[Token], at: int, piece: int) -> Iterator[tuple[int, ...]]:
        """Every way to match the pieces from this one on, beginning at this token."""
        if at >= len(tokens) or not _fits(self.pieces[piece], tokens[at]):
            return
        if piece + 1 == len(self.pieces):
            if not self.closed or not any(token.word for token in tokens[at + 1 :]):
                yield (at,)
            return
        apart = 1 if self.tight or isinstance(self.pieces[piece + 1], Slot) else GAP
        for after in range(at + 1, min(at + 1 + apart, len(tokens))):
            for rest in self._from(tokens, after, piece + 1):
                yield (at, *rest)
            if isinstance(self.pieces[piece], Slot) and tokens[after].may_be_figure:
                return  # a figure belongs to the words that follow it, not to those of the next figure


@cache
def fragment(written: str, whole: bool = False) -> Fragment:
    """A fragment from the text of a label; a whole one must be all that a line says."""
    pieces: list[str | Slot] = []
    for part in written.split():
        slot = _SLOT.fullmatch(part)
        pieces.append(Slot(slot[1], slot[2]) if slot else f"{plain(part)}*" if part.endswith("*") else plain(part))
    return Fragment(tuple(piece for piece in pieces if piece), whole or written.endswith("$"), whole)


def _fits(piece: str | Slot, token: Token) -> bool:
    return piece.reads(token.text) is not None if isinstance(piece, Slot) else is_word(piece, token.word)


@lru_cache(1 << 14)  # a sheet has a thousand words, and each is compared with the words of several fragments
def is_word(piece: str, word: str) -> bool:
    """Whether a word is the one a label has, a little damage allowed; a star stands for any ending."""
    if piece.endswith("*"):
        return word.startswith(piece[:-1])
    if piece == word or piece.isdigit():
        return piece == word
    allowed = 2 if len(piece) >= 8 else 1 if len(piece) >= 4 else 0
    return bool(allowed) and distance(piece, word, allowed) <= allowed


def distance(one: str, other: str, most: int) -> int:
    """How many signs must be changed, added or dropped to turn one word into the other; at most `most + 1`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        above, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (a != b))
        if min(row) > most:
            return most + 1
    return row[-1]


def is_heading(heading: str, line: str) -> bool:
    """Whether a line without its figures is this heading, a little damage allowed."""
    return damage(heading, line) is not None


def damage(heading: str, line: str) -> int | None:
    """How many signs of a heading are damaged in a line without its figures; None if more than one in seven."""
    if heading == line:
        return 0
    allowed = len(heading) // 7
    found = distance(heading, line, allowed) if allowed else 1
    return found if found <= allowed else None
