"""Telling a battle, whatever the game: lines, dice with their passes marked, what a need is made of, and its sources.

A line has a depth: what happened (0), the dice and modifiers behind it (1), and where the rules come from (2), so that
a reader may have as much of the story as he likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.dice import Contest, Faces
from carnyx.core.footprint import Footprint, contacts
from carnyx.core.length import Length
from carnyx.core.rule import RuleId, signed
from carnyx.core.seats import COLOURS
from carnyx.show.places import Way, between, farthest, middle
from carnyx.words.explain import Speaker
from carnyx.words.numbers import decimal, length

ROLES = {"leader": "leader", "standard": "standard", "musician": "musician", "": "rank"}
PASS = "✓"


class Line(Struct, frozen=True):
    """One line of a story: its words, the rule it tells of with its source, and the unit it is about."""

    text: str
    rule: RuleId | None = None
    source: str | None = None
    unit: int | None = None
    depth: int = 0


class Counted(Struct, frozen=True):
    """A number that is already in a value when its need is looked up: the rule, what it adds, and to which value."""

    rule: RuleId
    value: int
    stat: str


class Thrown(Struct, frozen=True):
    """Dice of one check: what they are for, what they showed, and what the need was looked up with."""

    what: str
    check: Check
    faces: Faces
    basis: str
    counted: tuple[Counted, ...] = ()


class Hit(Struct, frozen=True):
    """A hit on a model of some role (none: it is a unit of its own), and the dice it led to, check by check."""

    model: int
    role: str | None
    throws: tuple[Thrown, ...]


def _marked(check: Check, faces: Faces) -> str:
    """Dice in order, those that pass marked; several that count together are added up."""
    if check.dice == 1:
        return " ".join(f"{face}{PASS}" if check.passes(face) else str(face) for face in faces)
    total = f"{' '.join(map(str, faces))} = {sum(map(check.die.value, faces))}"
    return f"{total}{PASS}" if check.passes(*faces) else total


def _summed(contest: Contest, who: int, faces: Faces) -> str:
    """What a contender threw; added up if there is more to it than one die."""
    thrown, bonus = " ".join(map(str, faces)), contest.bonuses[who]
    if contest.dice == 1 and not bonus:
        return thrown
    return f"{thrown} {signed(bonus)} = {sum(map(contest.die.value, faces)) + bonus}"


class Voice:
    """Says the lines of a story in one language; `natural` is the game's rule on dice that always pass or fail."""

    def __init__(self, speaker: Speaker, natural: RuleId, names: Iterable[tuple[str, int]]) -> None:
        self.speaker, self.natural = speaker, natural
        self.title = speaker.title
        self.names = tuple(self.say("unit", name=name, player=self.player(seat)) for name, seat in names)

    # --- words -------------------------------------------------------------------------------------------------------

    def say(self, id: str, /, **numbers: int | str) -> str:
        """A message of the story."""
        return self.speaker.words.say(f"story-{id}", **numbers)

    def line(
        self,
        id: str,
        rule: RuleId | None = None,
        unit: int | None = None,
        depth: int = 0,
        then: Iterable[str] = (),
        /,
        **numbers: int | str,
    ) -> Line:
        """A message and the sentences after it, with the source of its rule; its unit need not be named again."""
        if unit is not None:
            numbers.setdefault("unit", self.names[unit])
        text = " ".join((self.say(id, **numbers), *then))
        return Line(text, rule, self.source(rule) if rule else None, unit, depth)

    def player(self, seat: int) -> str:
        """What a player is called: the colour of his seat."""
        return self.say(COLOURS[seat])

    def dice(self, number: int) -> str:
        """So many dice."""
        return self.speaker.words.say("app-dice", number=number)

    def length(self, ticks: int) -> str:
        """A length on the table."""
        return length(Length(ticks), self.speaker.units, self.speaker.language)

    def where(self, way: Way) -> dict[str, str]:
        """How far, and in which direction."""
        return {"length": self.length(way.ticks), "direction": self.say(way.wind)}

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row, the last one joined by a word."""
        if len(items) < 2:
            return "".join(items)
        return self.say("more", whom=", ".join(items[:-1]), last=items[-1])

    def units(self, units: Iterable[int]) -> str:
        """Several units in a row."""
        return self.listed([self.names[unit] for unit in units])

    def scores(self, points: Iterable[tuple[str, int]]) -> str:
        """Names, each with its number."""
        return ", ".join(f"{name} {number}" for name, number in points)

    def points(self, points: Iterable[int]) -> str:
        """The points of every player."""
        return self.scores((self.player(seat), own) for seat, own in enumerate(points))

    def models(self, number: int) -> str:
        """So many models."""
        return self.say("models", number=number)

    def models_of(self, units: Mapping[int, int]) -> str:
        """So many models of each unit."""
        return self.listed(
            [self.say("models-of", models=self.models(n), unit=self.names[unit]) for unit, n in units.items()]
        )

    def part(self, models: int, all: int) -> str:
        """So many models of all."""
        return self.say("part", number=models, all=all)

    def left(self, number: int, all: int, wounds: bool) -> str:
        """What is left of a unit: models, or wounds."""
        part = self.say("part-wounds", number=number, all=all) if wounds else self.part(number, all)
        return self.say("left", part=part) if number else self.say("left-none")

    def roles(self, roles: Mapping[str, int]) -> str:
        """So many models of each role."""
        return self.listed([self.say(ROLES[role], number=number) for role, number in roles.items()])

    def takers(self, roles: Sequence[str], models: Iterable[int]) -> str:
        """Who of a unit has been given hits, a model being named once for each."""
        groups = Counter((roles[model], hits) for model, hits in sorted(Counter(models).items()))
        takers = []
        for (role, hits), number in groups.items():
            whom = self.say(ROLES[role], number=number)
            many = self.say("hits", number=hits)
            takers.append(whom if hits == 1 else self.say("each", whom=whom, number=number, hits=many))
        return self.listed(takers)

    # --- places and moves --------------------------------------------------------------------------------------------

    def stands(self, rule: RuleId, unit: int, footprint: Footprint) -> Line:
        """Where a unit stands on the table."""
        west, south = map(self.length, middle(footprint))
        return self.line("stands", rule, unit, models=self.models(len(footprint)), west=west, south=south)

    def ordered(self, rule: RuleId, unit: int, target: int | None, way: Way | None, band: str | None = None) -> Line:
        """An order, the enemy it is given against, and the way to him unless he is in contact; with the range band."""
        order = self.title(rule)
        if target is None:
            return self.line("order", rule, unit, order=order)
        if way is None:
            return self.line("order-touching", rule, unit, order=order, target=self.names[target])
        names = {"order": order, "target": self.names[target], **self.where(way)}
        if band is None:
            return self.line("order-at", rule, unit, **names)
        return self.line("order-in-band", rule, unit, band=self.speaker.words.say(band), **names)

    def moved(self, rule: RuleId, unit: int, before: Footprint, after: Footprint, then: Iterable[str]) -> Line:
        """How far a unit went, and where to."""
        (ax, ay), (bx, by) = middle(before), middle(after)
        way, what = between(ax, ay, bx, by), self.title(rule)
        if before == after:
            return self.line("stays", rule, unit, 0, then, what=what)
        if not way.ticks:
            return self.line("shifts", rule, unit, 0, then, what=what)
        return self.line("moves", rule, unit, 0, then, what=what, **self.where(way))

    def closed(
        self, rule: RuleId, unit: int, what: str, before: Footprint, after: Footprint, foes: Mapping[int, Footprint]
    ) -> Line:
        """How far the models of a unit came to close in, and how many of them touch whom."""
        touching = {model for foe in foes.values() for model, _ in contacts(after, foe)}
        far = farthest(before, after)
        names = {"length": self.length(far), "part": self.part(len(touching), len(after)), "enemies": self.units(foes)}
        return self.line("closes" if far else "closed", rule, unit, what=what, **names)

    # --- dice --------------------------------------------------------------------------------------------------------

    def need(self, check: Check) -> str:
        """What a die must show in the end, naturals counted in."""
        if check.under:
            return self._or_less(check.need)
        faces = range(1, check.die.sides + 1)
        return self._or_more(next((face for face in faces if check.passes(face)), check.need))

    def thrown(self, throws: Iterable[Thrown], unit: int | None = None) -> Iterator[Line]:
        """Dice in order with their passes marked; after the first of a kind, what its need is made of."""
        told: set[tuple[Check, str]] = set()
        for each in throws:
            need, faces = self.need(each.check), _marked(each.check, each.faces)
            yield self.line("dice", each.check.rule, unit, 1, what=each.what, need=need, faces=faces)
            if (each.check, each.basis) not in told:
                told.add((each.check, each.basis))
                yield from self._reckoned(each, unit)

    def struck(self, hits: Iterable[Hit], unit: int) -> Iterator[Line]:
        """The dice for several hits on a unit, those on models of one role with the same checks together."""
        groups: dict[tuple[str | None, tuple[tuple[Check, str], ...]], list[Hit]] = {}
        for hit in hits:
            groups.setdefault((hit.role, tuple((each.check, each.basis) for each in hit.throws)), []).append(hit)
        throws = []
        for (role, _), alike in groups.items():
            for place, first in enumerate(alike[0].throws):
                faces = tuple(face for hit in alike for face in hit.throws[place].faces)
                models = len({hit.model for hit in alike if hit.throws[place].faces})
                whom = "" if role is None else self.roles({role: models})
                what = self.say("of", what=first.what, whom=whom) if whom else first.what
                if faces:
                    throws.append(Thrown(what, first.check, faces, first.basis, first.counted))
        return self.thrown(throws, unit)

    def volley(self, id: str, rule: RuleId, unit: int, target: int, dice: int, hits: int, **more: str) -> Line:
        """One unit shoots or strikes at another: how many dice, how many hits."""
        numbers = {"dice": self.dice(dice), "hits": self.say("hits", number=hits), **more}
        return self.line(id, rule, unit, target=self.names[target], **numbers)

    def tested(self, thrown: Thrown, unit: int, then: Iterable[str]) -> Iterator[Line]:
        """A check of a unit: passed or failed, what follows, and the die."""
        id = "passed" if thrown.check.passes(*thrown.faces) else "failed"
        yield self.line(id, thrown.check.rule, unit, 0, then, test=thrown.what)
        yield from self.thrown([thrown], unit)

    def read(self, check: Check, faces: Faces, unit: int, result: RuleId) -> Iterator[Line]:
        """A throw whose total is looked up: what came of it, the dice, and all modifiers to them."""
        test, total = self.title(check.rule), decimal(Fraction(check.total(*faces)), 0, self.speaker.language)
        yield self.line("result", result, unit, test=test, result=self.title(result))
        yield self.line("total", check.rule, unit, 1, what=test, faces=" ".join(map(str, faces)), total=total)
        yield from self._modified(check, unit)

    def losses(self, rule: RuleId, unit: int, wounds: int, fallen: Mapping[str, int] | None, left: str) -> Line:
        """What a unit has lost and what is left of it; fallen: its models by role, none if it counts only wounds."""
        if not wounds:
            return self.line("unhurt", rule, unit)
        lost = self.say("wounds", number=wounds)
        if fallen is None:
            return self.line("hurt", rule, unit, wounds=lost, left=left)
        casualties = self.say("casualties", number=sum(fallen.values()), who=self.roles(fallen))
        return self.line("losses", rule, unit, wounds=lost, casualties=casualties, left=left)

    def contest(
        self, rule: RuleId, seats: Sequence[int], contest: Contest, rounds: Iterable[tuple[Faces, ...]]
    ) -> Iterator[Line]:
        """Every throw of a contest in which the highest wins, and those tied at the top throw again."""
        id, contenders = "contest", tuple(range(len(seats)))
        for thrown in rounds:
            leaders = contest.leaders(contenders, thrown)
            dice = ", ".join(
                f"{self.player(seats[who])} {_summed(contest, who, faces)}{PASS if leaders == (who,) else ''}"
                for who, faces in zip(contenders, thrown, strict=True)
            )
            yield self.line(id, rule, None, 1, dice=dice)
            id, contenders = "contest-again", leaders

    def _reckoned(self, thrown: Thrown, unit: int | None) -> Iterator[Line]:
        """The need that was looked up, all that was counted in before, and all modifiers to the die."""
        check = thrown.check
        need = self._or_less(check.base) if check.under else self._or_more(check.base)
        yield self.line("base", check.rule, unit, 1, basis=thrown.basis, need=need)
        for each in thrown.counted:
            title, value = self.title(each.rule), signed(each.value)
            yield self.line("counted", each.rule, unit, 1, title=title, value=value, stat=each.stat)
        yield from self._modified(check, unit)
        if check.naturals and not 1 < check.need <= check.die.sides:
            title = self.title(self.natural)
            yield self.line("natural", self.natural, unit, 1, title=title, need=self.need(check))

    def _modified(self, check: Check, unit: int | None) -> Iterator[Line]:
        for applied in check.applied:
            title, value = self.title(applied.id), signed(applied.value)
            yield self.line("modifier", applied.id, unit, 1, title=title, value=value)

    def _or_less(self, need: int) -> str:
        return self.speaker.words.say("app-or-less", need=need)

    def _or_more(self, need: int) -> str:
        return self.speaker.words.say("app-or-more", need=need)

    # --- sources -----------------------------------------------------------------------------------------------------

    def source(self, rule: RuleId) -> str:
        """Where a rule comes from, in words, its parts in order."""
        say, cite = self.speaker.words.say, self.speaker.registry.rules[rule].cite
        first, *rest = (say(f"app-{source}") for source in cite.sources)
        return "; ".join([f"{first}, {say('app-variant')}" if cite.variant else first, *rest])

    def cited(self, lines: Iterable[Line]) -> tuple[Line, ...]:
        """The lines, each rule followed by its source when it is first told of."""
        found: list[Line] = []
        known: set[RuleId] = set()
        for each in lines:
            found.append(each)
            if each.rule is not None and each.source is not None and each.rule not in known:
                known.add(each.rule)
                text = self.say("source", title=self.title(each.rule), source=each.source)
                found.append(Line(text, each.rule, each.source, each.unit, 2))
        return tuple(found)
