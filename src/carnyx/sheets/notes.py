"""The notes a reader takes: values, repairs and restorations as they are found, and which figures are accounted for.

At the end, every line that has a figure without a meaning, or that was not recognised at all, is reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from carnyx.core.length import Length, Units, centimetres, inches
from carnyx.sheets.book import Book
from carnyx.sheets.force import Quantity, explained, in_force, rule_of
from carnyx.sheets.lines import SheetLine
from carnyx.sheets.reading import Difference, Printed, Reading, Repaired, Restored, Unplaced, Value
from carnyx.words.language import Language


class Notes:
    """All that has been found so far on one sheet."""

    def __init__(self, book: Book, edition: Struct) -> None:
        self.book, self.edition = book, edition
        self.force = in_force(book, edition)
        self.values: list[Value] = []
        self.repaired: list[Repaired] = []
        self.restored: list[Restored] = []
        self._differences: list[Difference] = []
        self._read: set[str] = set()
        self._placed: set[int] = set()
        self._claimed: set[tuple[int, int]] = set()  # a line's number and a token's place in it

    def place(self, line: int) -> None:
        """Note that the words of a line are recognised."""
        self._placed.add(line)

    def doubt(self, line: int) -> None:
        """Take back that a line was understood."""
        self._placed.discard(line)

    def claim(self, line: int, token: int) -> None:
        """Note that the meaning of a figure is known."""
        self._claimed.add((line, token))

    def claim_all(self, line: SheetLine) -> None:
        """Note that a whole line is understood."""
        self.place(line.number)
        for token in range(len(line.tokens)):
            self.claim(line.number, token)

    def has(self, id: str) -> bool:
        """Whether a value has been read already."""
        return id in self._read

    def value(self, id: str, value: int | str, unit: str, line: int, *, against: bool = False) -> None:
        """A figure or a choice, compared with the one in force."""
        self._compared(id, value, value, self.force[id], unit, line, against)

    def length(self, id: str, number: int, units: Units, line: int) -> None:
        """A length in the sheet's own unit."""
        known = self.force[id]
        assert isinstance(known, Length)
        length = inches(number) if units == "in" else centimetres(number)
        self._compared(id, number, length, known, units, line, False)

    def chance(self, id: str, text: str, exact: Fraction, line: int) -> None:
        """A chance in per cent with so many places; cut off instead of rounded, it is pointed out."""
        places = len(text.partition(".")[2])
        scale = 10**places
        rounded = Fraction((2 * exact * scale + 1) // 2, scale)
        self.values.append(_value(id, Fraction(text), rounded, "percent", line))
        if Fraction(text) != rounded:
            because = "truncated" if Fraction(text) == Fraction(exact * scale // 1, scale) else "other"
            self._differences.append(
                Difference(id, number_of(Fraction(text)), number_of(rounded), "percent", line, because)
            )

    def _compared(
        self, id: str, shown: int | str, sheet: Quantity, known: Quantity, unit: str, line: int, against: bool
    ) -> None:
        force = known.value("in" if unit == "in" else "cm") if isinstance(known, Length) else known
        self._read.add(id)
        self.values.append(_value(id, shown, force, unit, line))
        if sheet != known:
            switch = explained(self.book, self.edition, id, sheet)
            because = "edition" if switch else "pattern" if against else "other"
            self._differences.append(Difference(id, shown, number_of(force), unit, line, because, switch))

    def reading(self, language: Language, lines: Sequence[SheetLine]) -> Reading:
        """All of it, with the lines that could not be placed."""
        return Reading(
            self.book.game,
            language,
            tuple(self.values),
            tuple(self.repaired),
            tuple(sorted(self.restored, key=lambda each: each.line)),
            tuple(self._differences),
            tuple(Unplaced(line.number, line.text) for line in lines if not self._is_known(line)),
        )

    def _is_known(self, line: SheetLine) -> bool:
        figures = [at for at, token in enumerate(line.tokens) if token.may_be_figure]
        return line.is_address or (
            line.number in self._placed and all((line.number, at) in self._claimed for at in figures)
        )


def _value(id: str, shown: int | str | Fraction, force: int | str | Fraction, unit: str, line: int) -> Value:
    return Value(id, rule_of(id), number_of(shown), number_of(force), unit, line)


def number_of(number: int | str | Fraction) -> Printed:
    """A number as JSON has it: whole if it is whole."""
    if isinstance(number, Fraction):
        return int(number) if number.denominator == 1 else float(number)
    return number
