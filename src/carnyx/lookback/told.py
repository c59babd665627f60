"""A look back in words: what terminal, paper and browser show, in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from carnyx.core.flow import Pause
from carnyx.core.seats import COLOURS
from carnyx.lookback.values import Costly, Earned, LookBack, Side, Turning, Weighty
from carnyx.players.search.evaluation import MILLION
from carnyx.show.drawing.course import Course, Mark, Stretch, drawn
from carnyx.show.plans import plan_lines
from carnyx.show.telling import Storyteller
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language
from carnyx.words.numbers import decimal, per_cent

LINES = 2  # of the story that are told of one moment


class RecountPlace(Struct, frozen=True):
    """A place in the battle to look at: the entry of the journal it is about, when that was, and what is said of it."""

    number: int
    seat: int | None
    when: str
    said: tuple[str, ...]


class RecountTable(Struct, frozen=True):
    """A table: what is above its columns, and its rows, each with the seat it is about."""

    title: str
    heads: tuple[str, ...]
    seats: tuple[int, ...]
    rows: tuple[tuple[str, ...], ...]


class Recount(Struct, frozen=True):
    """A look back in words, with its chart."""

    title: str
    result: str
    language: Language
    chart: str  # as SVG
    sides: RecountTable
    turning_title: str
    turning: tuple[RecountPlace, ...]
    choices_title: str
    choices: tuple[RecountPlace, ...]
    units: RecountTable
    notes_title: str
    notes: tuple[str, ...]


class Words:
    """Says a look back in one language."""

    def __init__(self, language: Language, titles: Sequence[str]) -> None:
        self.language, self._titles = language, titles
        self.say: Callable[..., str] = catalogue(language).say

    def side(self, seat: int) -> str:
        """What a side is called."""
        return self.say(f"page-side-{COLOURS[seat]}")

    def unit(self, unit: int) -> str:
        """What a unit is called."""
        return self._titles[unit]

    def chance(self, millionths: int) -> str:
        """A chance in whole per cent."""
        return per_cent(decimal(Fraction(millionths * 100, MILLION), 0, self.language), self.language)

    def change(self, millionths: int) -> str:
        """A difference of chances, with its sign."""
        number = decimal(Fraction(millionths * 100, MILLION), 1, self.language)
        is_more = millionths > 0 and any(digit in "123456789" for digit in number)
        return per_cent(f"+{number}" if is_more else number, self.language)

    def size(self, millionths: int) -> str:
        """A cost or an error: how large a difference is."""
        return per_cent(decimal(Fraction(abs(millionths) * 100, MILLION), 1, self.language), self.language)


def told(
    found: LookBack,
    standing: Sequence[tuple[int, Pause[Any]]],
    teller: Storyteller,
    titles: Sequence[str],
    language: Language,
    seen: Callable[[Pause[Any]], Pause[Any]],
    whole: Sequence[tuple[int, Pause[Any]]] = (),
) -> Recount:
    """A look back in words; `seen` is how a player saw a position, in which what was better is told.

    Who may not be told everything that was written down has a story of his own besides the whole one.
    """
    whole = whole or standing
    words = Words(language, titles)
    places = {number: place for place, (number, _) in enumerate(standing)}
    turns = {moment.number: moment.turn for moment in found.moments}

    def when(number: int) -> str:
        return words.say("back-when", turn=turns[number], number=str(number))

    def story(first: int, last: int) -> list[str]:
        lines: list[str] = []
        for _, pause in standing[places[first] : places[last] + 1]:
            lines += [line.text for line in teller.tell(pause) if not line.depth]
        return lines

    def happened(event: Weighty) -> list[str]:
        """The line that tells of an event, the last about its unit if none has its rule; none if it may not be told."""
        mine = [
            line
            for line in teller.tell(standing[places[event.number]][1])
            if not line.depth and line.unit == event.unit
        ]
        exact = [line for line in mine if line.rule == event.rule]
        return [line.text for line in (exact or mine)[-1:]]

    def turning(each: Turning) -> RecountPlace:
        lines = list(dict.fromkeys(line for event in each.events for line in happened(event)))
        if not lines:  # nothing weighty happened: what was done first, and what moved the chances most
            acts = story(each.first, each.first)[:1] if each.first != each.number else []
            lines = [*acts, *story(each.number, each.number)[:LINES]]
        changes = [_changed(words, each, seat) for seat in range(min(len(each.before), _shown(found)))]
        return RecountPlace(each.number, None, when(each.number), (*lines, *changes))

    def choice(each: Costly) -> RecountPlace:
        before = whole[places[each.number] - 1][1]
        last = found.moments[places[each.number] + len(each.played) - 1].number
        better = plan_lines(teller, seen(before), each.player, each.better)
        side, cost = words.side(each.player), {"cost": words.size(each.cost), "error": words.size(each.error)}
        chances = {"chance": words.chance(each.chance), "better": words.chance(each.better_chance)}
        said = [words.say("back-cost", side=side, **cost, **chances)]
        said.append(words.say("back-done", what=" ".join(story(each.number, last)[:LINES])))
        said.append(words.say("back-better", what=" ".join(better[:LINES])))
        reasons = [words.say(f"feature-{found.game}-{reason.feature}") for reason in each.reasons]
        if reasons:
            said.append(words.say("advise-reasons", reasons=", ".join(reasons)))
        return RecountPlace(each.number, each.player, when(each.number), tuple(said))

    return Recount(
        words.say("back-title"),
        _result(words, found),
        language,
        drawn(course(found, words)),
        sides(words, found),
        words.say("back-turning"),
        tuple(map(turning, found.turning)),
        words.say("back-choices"),
        tuple(map(choice, found.choices)),
        _units(words, found),
        words.say("back-notes"),
        _notes(words, found),
    )


def _shown(found: LookBack) -> int:
    """Of two sides the chance of one is enough."""
    return 1 if len(found.sides) == 2 else len(found.sides)


def _changed(words: Words, each: Turning, seat: int) -> str:
    chances = {"before": words.chance(each.before[seat]), "after": words.chance(each.after[seat])}
    return words.say("back-changed", side=words.side(seat), luck=words.change(each.luck[seat]), **chances)


def _result(words: Words, found: LookBack) -> str:
    if not found.is_over:
        return words.say("back-unfinished")
    return words.say("back-draw") if found.winner is None else words.say("back-won", side=words.side(found.winner))


def course(found: LookBack, words: Words) -> Course:
    """The chances over time as they are drawn: where something has changed, and where turns begin."""
    points: list[tuple[int, ...]] = []
    stretches: list[Stretch] = []
    for place, moment in enumerate(found.moments):
        points.append(moment.chances)
        if moment.turn and (not place or found.moments[place - 1].turn != moment.turn):
            title = str(moment.turn) if stretches else words.say("back-turn", turn=moment.turn)
            stretches.append(Stretch(place, title))
    places = {moment.number: place for place, moment in enumerate(found.moments)}
    marks = tuple(Mark(places[each.number], str(number)) for number, each in enumerate(found.turning, 1))
    names = tuple(words.side(seat) for seat in range(len(found.sides)))
    scale = tuple(words.chance(share * MILLION // 4) for share in (0, 2, 4))
    return Course(
        words.say("back-chart"), words.say("back-chart-said"), names, tuple(points), scale, tuple(stretches), marks
    )


def sides(words: Words, found: LookBack) -> RecountTable:
    """Every side in a row: its luck, its choices, what it lost and took, and its result."""

    def row(seat: int, side: Side) -> tuple[str, ...]:
        result = side.result is not None and side.adjusted is not None
        return (
            words.side(seat),
            words.change(side.luck),
            _cost(words, found, seat),
            str(side.models),
            str(side.lost),
            str(side.earned),
            *((words.chance(side.result or 0), words.chance(side.adjusted or 0)) if result else ()),
        )

    names = ["side", "luck", "decisions", "models", "lost", "earned"]
    names += ["result", "adjusted"] if found.is_over else []
    return RecountTable(
        words.say("back-sides"),
        tuple(words.say(f"back-head-{name}") for name in names),
        tuple(range(len(found.sides))),
        tuple(row(seat, side) for seat, side in enumerate(found.sides)),
    )


def _cost(words: Words, found: LookBack, seat: int) -> str:
    """What the choices of a side cost it; a nought would read as if all had been the best."""
    if not found.searched.searched:
        return words.say("back-not-searched")
    if all(each.player != seat for each in found.choices):
        return words.say("back-none-worse")
    return words.change(-found.sides[seat].choices)


def _rest(words: Words, found: LookBack, seat: int) -> str:
    """What luck and choices account for between the first chance and the result, and what they do not."""
    side, before = found.sides[seat], found.moments[0].chances[seat]
    others = [each.choices for other, each in enumerate(found.sides) if other != seat]
    choices = sum(others) // max(len(others), 1) - side.choices
    after = side.result or 0
    return words.say(
        "back-note-rest",
        side=words.side(seat),
        before=words.chance(before),
        after=words.chance(after),
        luck=words.change(side.luck),
        choices=words.change(choices),
        rest=words.change(after - before - side.luck - choices),
    )


def _units(words: Words, found: LookBack) -> RecountTable:
    """Every unit, and below those of each side the points that it has otherwise, so that the column adds up."""
    rows: list[tuple[int, tuple[str, ...]]] = []
    for seat, side in enumerate(found.sides):
        own = [each for each in found.units if each.player == seat]
        ranked = sorted(own, key=lambda each: (-Fraction(each.earned, max(each.price, 1)), each.unit))
        rows += [(seat, _unit(words, each)) for each in ranked]
        if other := side.earned - sum(each.earned for each in own):
            rows.append((seat, (words.say("back-units-other"), words.side(seat), "", "", str(other), "")))
    return RecountTable(
        words.say("back-units"),
        tuple(words.say(f"back-head-{name}") for name in ("unit", "side", "price", "lost", "earned", "share")),
        tuple(seat for seat, _ in rows),
        tuple(row for _, row in rows),
    )


def _unit(words: Words, each: Earned) -> tuple[str, ...]:
    return (
        words.unit(each.unit),
        words.side(each.player),
        str(each.price),
        str(each.lost),
        str(each.earned),
        words.chance(MILLION * each.earned // max(each.price, 1)),
    )


def _notes(words: Words, found: LookBack) -> tuple[str, ...]:
    factor = decimal(Fraction(found.factor, 100), 2, words.language)
    notes = [words.say("back-note-chance"), words.say("back-note-luck", factor=factor)]
    if found.is_over:
        notes += [_rest(words, found, seat) for seat in range(_shown(found))]
    sampled = [each for each in found.throws if each.error]
    if sampled:
        error = words.size(max(side.luck_error for side in found.sides))
        notes.append(words.say("back-note-sampled", number=len(sampled), error=error))
    seen = found.searched
    if not seen.searched:
        return (*notes, words.say("back-note-unsearched"), words.say("back-note-units"))
    numbers = {"positions": seen.positions, "searched": seen.searched, "playouts": seen.playouts}
    notes.append(words.say("back-note-choices", **numbers))
    if not found.choices:
        notes.append(words.say("back-no-choices"))
    return (*notes, words.say("back-note-units"))
