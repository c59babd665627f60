"""A rule: its name, and where it comes from.

The name of a rule is the same everywhere: in code, in the log, on the printed sheet, in the tests.  Its source
is one of three words, shown to every player, so that nobody mistakes a ruling for the book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.length import Length

RuleId: TypeAlias = str
Source: TypeAlias = Literal["sheet", "found", "ruling"]
Number: TypeAlias = int | str | Length


def signed(value: int) -> str:
    """A modifier as players write it: with its sign, and a true minus."""
    return f"+{value}" if value >= 0 else f"−{-value}"


class Cite(Struct, frozen=True):
    """Where a rule comes from: the sources of its parts, that of the main part first, and the sheets that print it."""

    sources: tuple[Source, ...]
    sheets: tuple[str, ...] = ()
    variant: bool = False  #: the sheets that print it do not all say the same

    @property
    def source(self) -> Source:
        """The source of the rule's main part."""
        return self.sources[0]

    def __str__(self) -> str:
        first, *rest = self.sources
        return "; ".join([f"{first}, variant" if self.variant else first, *rest])


FOUND = Cite(("found",))
FOUND_AND_RULING = Cite(("found", "ruling"))
RULING = Cite(("ruling",))


class Rule(Struct, frozen=True):
    """A rule by name, with the numbers its words speak of."""

    id: RuleId
    cite: Cite
    numbers: Mapping[str, Number] = {}


class Reckoned(Mapping[str, Number]):
    """Numbers of a refusal that take time to compute: computed when first read, since most refusals are never read."""

    def __init__(self, reckon: Callable[[], Mapping[str, Number]]) -> None:
        self._reckon = reckon
        self._known: Mapping[str, Number] | None = None

    @property
    def known(self) -> Mapping[str, Number]:
        """The numbers, computed once."""
        if self._known is None:
            self._known = self._reckon()
        return self._known

    def __repr__(self) -> str:
        return repr(dict(self.known))

    def __getitem__(self, name: str) -> Number:
        return self.known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)


class Refusal(Struct, frozen=True):
    """Why an answer is not allowed: the rule that forbids it, numbers, and what exactly is wrong."""

    rule: RuleId
    numbers: Mapping[str, Number] = {}
    because: str = ""  #: the name of the message that says what exactly is wrong, with these numbers


class Refused(ValueError):
    """An answer was given that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule, dict(refusal.numbers))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        """Another process gets it with its numbers reckoned: how they are reckoned cannot be sent."""
        return Refused, (replace(self.refusal, numbers=dict(self.refusal.numbers)),)
