"""Reads tables of results: their totals leave no gap, so a damaged total is known from its neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from carnyx.core.check import Band, Bands
from carnyx.core.registry import Registry
from carnyx.sheets.figures import Totals, agrees, legible, totals
from carnyx.sheets.force import written
from carnyx.sheets.grid import row_name
from carnyx.sheets.layout import Section
from carnyx.sheets.lines import SheetLine
from carnyx.sheets.notes import Notes
from carnyx.sheets.reading import Repaired


class Result(Struct, frozen=True):
    """A result as printed: its table, its name, its totals (None if damaged), and the line and place of its figure."""

    table: str
    name: str
    text: str
    totals: Totals | None
    origin: tuple[int, int]


def read_bands(results: Sequence[Result], registry: Registry, notes: Notes) -> None:
    """Note the results of a part of a sheet, table by table."""
    for id in dict.fromkeys(each.table for each in results):
        bands = registry.result(id)
        if bands is not None:
            _read(bands, {each.name: each for each in reversed(results) if each.table == id}, notes)


def read_beside(section: Section, lines: Sequence[SheetLine], registry: Registry, notes: Notes) -> list[SheetLine]:
    """Note the results of tables side by side, a row for each result; returns the lines that are no such row."""
    results: list[Result] = []
    rest: list[SheetLine] = []
    for line in lines:
        name, figures = row_name(section, line.tokens)
        if name is None or len(figures) != len(section.beside):
            rest.append(line)
            continue
        notes.place(line.number)
        first = len(line.tokens) - len(figures)
        results += [
            Result(bands.id, name, token.text, totals(token.text), (line.number, first + at))
            for at, (bands, token) in enumerate(zip(section.beside, figures, strict=True))
        ]
    read_bands(results, registry, notes)
    return rest


def _read(bands: Bands, printed: Mapping[str, Result], notes: Notes) -> None:
    for place, band in enumerate(bands.bands):
        found = printed.get(band.name)
        if found is None:
            continue
        known, id = found.totals, f"{bands.id}/{band.name}"
        if known is None:
            known = _between(bands, place, printed)
            guess = totals(legible(found.text))
            if (
                known is None
                or (guess is not None and _text(band, guess) != _text(band, known))
                or not agrees(found.text, _text(band, known))
            ):
                notes.doubt(found.origin[0])
                continue
            notes.repaired.append(Repaired(id, found.text, _text(band, known), "band", found.origin[0], "neighbours"))
        elif _is_alone(bands, place, printed):
            notes.doubt(found.origin[0])
            continue
        against = _is_against(bands, place, printed)
        notes.value(id, _text(band, known), "band", found.origin[0], against=against)
        notes.claim(*found.origin)


def _text(band: Band, found: Totals) -> str:
    """The totals in plain signs; a bare number of the first or last result means that number and all beyond."""
    low = None if band.low is None else found.low
    high = None if band.high is None else found.high
    if band.low is None and found.high is None:
        high = found.low
    return written(Band(band.id, low, high))


def _looks(bands: Bands, place: int, printed: Mapping[str, Result]) -> Totals | None:
    """The totals of a result; if they are damaged, the totals they look like."""
    found = printed.get(bands.bands[place].name) if 0 <= place < len(bands.bands) else None
    return (found.totals or totals(legible(found.text))) if found else None


def _between(bands: Bands, place: int, printed: Mapping[str, Result]) -> Totals | None:
    """The totals between the results above and below."""
    band, above, below = bands.bands[place], _looks(bands, place - 1, printed), _looks(bands, place + 1, printed)
    low = below.high + 1 if below and below.high is not None else None
    high = above.low - 1 if above and above.low is not None else None
    if (low is None and band.low is not None) or (high is None and band.high is not None):
        return None
    return Totals(low, high)


def _sides(bands: Bands, place: int, printed: Mapping[str, Result]) -> list[bool]:
    """For each legible neighbour of a result, whether there is no gap between the two."""
    known = [_looks(bands, at, printed) for at in range(len(bands.bands))]
    pairs = [(known[at - 1], known[at]) for at in (place, place + 1) if 0 < at < len(known)]
    return [
        upper.low == lower.high + 1
        for upper, lower in pairs
        if upper is not None and lower is not None and upper.low is not None and lower.high is not None
    ]


def _is_against(bands: Bands, place: int, printed: Mapping[str, Result]) -> bool:
    """Whether there is a gap between a result and every legible neighbour."""
    sides = _sides(bands, place, printed)
    return bool(sides) and not any(sides)


def _is_alone(bands: Bands, place: int, printed: Mapping[str, Result]) -> bool:
    """Whether a result is a bare number without a legible neighbour: it may be two that have lost their dash."""
    band, found = bands.bands[place], _looks(bands, place, printed)
    is_bare = found is not None and found.low == found.high
    return is_bare and band.low is not None and band.high is not None and not _sides(bands, place, printed)
