"""Telling a battle, whatever the game: lines, dice with their passes marked, what a need is made of, and its sources.

A line has a depth: what happened (0), the dice and modifiers behind it (1), and where the rules come from (2), so that
a reader may have as much of the story as he likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.kernel import Places
from carnyx.core.length import Length
from carnyx.core.rule import RuleId, signed
from carnyx.core.seats import COLOURS
from carnyx.show.names import Called, named, sided
from carnyx.show.places import OPPOSITE, Tracks, Way, between, ends, farthest, middle, starts
from carnyx.show.throws import Bid, Hit, Thrown, checked, needed
from carnyx.show.values import Contact, Near, Strength
from carnyx.words.explain import Speaker, need_in_words, source_in_words
from carnyx.words.noun import Noun
from carnyx.words.numbers import apart, decimal, length

ROLES = {"leader": "leader", "standard": "standard", "musician": "musician", "": "rank"}
PASS = "✓"


class Line(Struct, frozen=True):
    """One line of a story: its words, the rule it tells of with its source, and the unit it is about."""

    text: str
    rule: RuleId | None = None
    source: str | None = None
    unit: int | None = None
    depth: int = 0


class Worded(Struct, frozen=True):
    """Dice with a game's words for them: what they are for, and what their need was looked up with."""

    thrown: Thrown
    what: str
    basis: str


def _marked(thrown: Thrown) -> str:
    """Dice in order, those that pass marked; several that count together are added up."""
    check, faces = checked(thrown), thrown.faces
    if check.dice == 1:
        marked = zip(faces, thrown.passes, strict=True)
        return " ".join(f"{face}{PASS}" if is_pass else str(face) for face, is_pass in marked)
    total = f"{' '.join(map(str, faces))} = {sum(map(check.die.value, faces))}"
    return f"{total}{PASS}" if thrown.passes[0] else total


def _summed(bid: Bid) -> str:
    """What a contender threw; added up if there is more to it than one die."""
    faces = " ".join(map(str, bid.faces))
    return faces if len(bid.faces) == 1 and not bid.bonus else f"{faces} {signed(bid.bonus)} = {bid.total}"


def sentence(text: str) -> str:
    """A text that ends with a full stop begins with a capital letter, whatever name it begins with."""
    return text if text[:1].isupper() or not text.endswith(".") else heading(text)


def heading(text: str) -> str:
    """A text with a capital letter at its beginning."""
    first = next((place for place, sign in enumerate(text) if sign.isalnum()), len(text))
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


class Voice:
    """Says the lines of a story in one language; `natural` is the game's rule on dice that always pass or fail."""

    def __init__(
        self, speaker: Speaker, natural: RuleId, names: Iterable[tuple[str, int] | tuple[str, int, bool]]
    ) -> None:
        """The names are those of all units, each with its seat, and whether it is one man or one thing."""
        self.speaker, self.natural = speaker, natural
        self.title = speaker.title
        self._across: tuple[int, int] | None = None  # the size of a table that is looked at from its other side
        self._sources: dict[RuleId, str] = {}
        units = [Called(*each) for each in names]
        self.own = tuple(named(speaker.words, unit) for unit in units)  # for sentences that name the player
        self.names = tuple(sided(speaker.words, unit) for unit in units)

    # --- words -------------------------------------------------------------------------------------------------------

    def turn(self, width: int, depth: int) -> None:
        """Tell it to somebody who looks at a table of this size from its other side: north is up for him, too."""
        self._across = width, depth

    def corner(self, x: int, y: int) -> dict[str, str]:
        """How far a place is from the west and from the south edge."""
        width, depth = self._across or (0, 0)
        west, south = map(self.length, (width - x, depth - y) if self._across else (x, y))
        return {"west": west, "south": south}

    def say(self, id: str, /, **numbers: int | str) -> str:
        """A message of the story."""
        if self._across:
            id = OPPOSITE.get(id, id)
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
        text = " ".join(map(sentence, (self.say(id, **numbers), *then)))
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

    def apart(self, way: Way) -> dict[str, str]:
        """How far off somebody stands, and in which direction."""
        far = apart(Length(way.ticks), self.speaker.units, self.speaker.language)
        return {"length": far, "direction": self.say(way.wind)}

    def where(self, way: Way) -> dict[str, str]:
        """How far, and in which direction."""
        return {"length": self.length(way.ticks), "direction": self.say(way.wind)}

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row, the last one joined by a word."""
        if len(items) < 2:
            return "".join(items)
        return self.say("more", whom=", ".join(items[:-1]), last=items[-1])

    def units(self, units: Iterable[int]) -> Noun:
        """Several units in a row."""
        return self.speaker.words.several([self.names[unit] for unit in units], self.listed)

    def scores(self, scores: Iterable[tuple[int, int]]) -> str:
        """Units, each with its number."""
        return ", ".join(f"{self.names[unit]}: {number}" for unit, number in scores)

    def points(self, points: Iterable[int]) -> str:
        """The points of every player."""
        return ", ".join(f"{self.player(seat)} {own}" for seat, own in enumerate(points))

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

    def left(self, strength: Strength) -> str:
        """What is left of a unit: models, or wounds."""
        if not strength.left:
            return self.say("left-none")
        if strength.is_wounds:
            return self.say("left", part=self.say("part-wounds", number=strength.left, all=strength.start))
        return self.say("left", part=self.part(strength.left, strength.start))

    def roles(self, roles: Mapping[str, int]) -> str:
        """So many models of each role."""
        return self.listed([self.say(ROLES[role], number=number) for role, number in roles.items()])

    def takers(self, roles: Mapping[int, str], models: Iterable[int]) -> str:
        """Who of a unit has been given hits, a model being named once for each."""
        groups = Counter((roles[model], hits) for model, hits in sorted(Counter(models).items()))
        takers = []
        for (role, hits), number in groups.items():
            whom = self.say(ROLES[role], number=number)
            many = self.say("hits", number=hits)
            takers.append(whom if hits == 1 else self.say("each", whom=whom, number=number, hits=many))
        return self.listed(takers)

    # --- places and moves --------------------------------------------------------------------------------------------

    def stands(self, rule: RuleId, unit: int, places: Places) -> Line:
        """Where a unit stands on the table."""
        return self.line("stands", rule, unit, models=self.models(len(places) // 2), **self.corner(*middle(places)))

    def moved(self, id: str, rule: RuleId, unit: int, tracks: Tracks, then: Iterable[str]) -> Line:
        """How far a unit went, and where to; the message says in what way."""
        (ax, ay), (bx, by) = middle(starts(tracks)), middle(ends(tracks))
        way, what = between(ax, ay, bx, by), self.title(rule)
        if starts(tracks) == ends(tracks):
            return self.line("stays", rule, unit, 0, then, what=what)
        if not way.ticks:
            return self.line("shifts", rule, unit, 0, then, what=what)
        return self.line(id, rule, unit, 0, then, **self.where(way))

    def closed(self, id: str, rule: RuleId, unit: int, tracks: Tracks, contact: Contact) -> Line:
        """How far the models of a unit came to close in, and how many of them touch whom; the message says how."""
        far, part, enemies = farthest(tracks), self.part(contact.models, len(tracks)), self.units(contact.foes)
        then = self.say("reach" if len(tracks) > 1 else "touching", part=part, enemies=enemies)
        if not far:
            return self.line("stays", rule, unit, 0, [then], what=self.title(rule))
        return self.line(id, rule, unit, 0, [then], length=self.length(far))

    def near(self, near: Near) -> Iterator[str]:
        """Whom a unit touches, or else the nearest enemy, and who has cover from there."""
        if near.touching:
            yield self.say("touching", enemies=self.units(near.touching))
        elif near.enemy is not None and near.way is not None:
            yield self.say("nearest", enemy=self.names[near.enemy], **self.apart(near.way))
            if near.covered:
                yield self.say("covered", models=self.models(near.covered))

    # --- dice --------------------------------------------------------------------------------------------------------

    def thrown(self, throws: Iterable[Worded], unit: int | None = None) -> Iterator[Line]:
        """Dice in order with their passes marked; after the first of a kind, what its need is made of."""
        told: set[tuple[Check, str]] = set()
        for each in throws:
            check = checked(each.thrown)
            need, faces = self._need(check, needed(check)), _marked(each.thrown)
            yield self.line("dice", check.rule, unit, 1, what=each.what, need=need, faces=faces)
            if (check, each.basis) not in told:
                told.add((check, each.basis))
                yield from self._reckoned(each, unit)

    def struck(self, hits: Iterable[Hit], unit: int, word: Callable[[Thrown], Worded]) -> Iterator[Line]:
        """The dice for several hits on a unit, those on models of one role with the same checks together."""
        groups: dict[tuple[object, ...], list[Hit]] = {}
        for hit in hits:
            alike = tuple((each.check, each.basis) for each in hit.throws)
            groups.setdefault((hit.role, alike), []).append(hit)
        throws = []
        for group in groups.values():
            role = group[0].role
            for place, first in enumerate(group[0].throws):
                rows = [hit.throws[place] for hit in group]
                if not any(row.faces for row in rows):
                    continue
                models = len({hit.model for hit, row in zip(group, rows, strict=True) if row.faces})
                faces = tuple(face for row in rows for face in row.faces)
                passes = tuple(is_pass for row in rows for is_pass in row.passes)
                worded = word(replace(first, faces=faces, passes=passes))
                if role is not None:
                    what = self.say("of", what=worded.what, whom=self.roles({role: models}))
                    worded = replace(worded, what=what)
                throws.append(worded)
        return self.thrown(throws, unit)

    def volley(self, id: str, rule: RuleId, unit: int, target: int, dice: int, hits: int, **more: str) -> Line:
        """One unit shoots or strikes at another: how many dice, how many hits."""
        numbers = {"dice": self.dice(dice), "hits": self.say("hits", number=hits), **more}
        return self.line(id, rule, unit, target=self.names[target], **numbers)

    def tested(self, dice: Worded, unit: int, then: Iterable[str]) -> Iterator[Line]:
        """A check of a unit: passed or failed, what follows, and the die."""
        id = "passed" if dice.thrown.passes[0] else "failed"
        yield self.line(id, dice.thrown.rule, unit, 0, then, test=dice.what)
        yield from self.thrown([dice], unit)

    def read(self, thrown: Thrown, unit: int, result: RuleId) -> Iterator[Line]:
        """A throw whose total is looked up: what came of it, the dice, and all modifiers to them."""
        test, total = self.title(thrown.rule), decimal(Fraction(thrown.total or 0), 0, self.speaker.language)
        need = checked(thrown).base
        yield self.line("result-total", result, unit, test=test, total=total, need=need, result=self.title(result))
        yield self.line("total", thrown.rule, unit, 1, what=test, faces=" ".join(map(str, thrown.faces)), total=total)
        yield from self._modified(checked(thrown), unit)

    def losses(self, rule: RuleId, unit: int, wounds: int, fallen: Mapping[str, int] | None, left: str) -> Line:
        """What a unit has lost and what is left of it; fallen: its models by role, none if it counts only wounds."""
        if not wounds:
            return self.line("unhurt", rule, unit)
        lost = self.say("wounds", number=wounds)
        if fallen is None:
            return self.line("hurt", rule, unit, wounds=lost, left=left)
        casualties = self.say("casualties", number=sum(fallen.values()), who=self.roles(fallen))
        return self.line("losses", rule, unit, wounds=lost, casualties=casualties, left=left)

    def initiative(self, rule: RuleId, winner: int, rounds: tuple[tuple[Bid, ...], ...]) -> Iterator[Line]:
        """Who wins the initiative by which figures; the throws themselves where these do not say it all."""
        others = [str(bid.total) for bid in rounds[-1] if bid.player != winner]
        total = next(bid.total for bid in rounds[-1] if bid.player == winner)
        names = {"player": self.player(winner), "others": self.listed(others)}
        yield self.line("initiative", rule, None, total=total, **names)
        if len(rounds) > 1 or any(bid.bonus for bid in rounds[0]):
            yield from self.contest(rule, rounds)

    def contest(self, rule: RuleId, rounds: Iterable[tuple[Bid, ...]]) -> Iterator[Line]:
        """Every throw of a contest in which the highest wins, and those tied at the top throw again."""
        id = "contest"
        for bids in rounds:
            dice = ", ".join(f"{self.player(bid.player)} {_summed(bid)}{PASS if bid.wins else ''}" for bid in bids)
            yield self.line(id, rule, None, 1, dice=dice)
            id = "contest-again"

    def _reckoned(self, dice: Worded, unit: int | None) -> Iterator[Line]:
        """The need that was looked up, all that was counted in before, and all modifiers to the die."""
        check = checked(dice.thrown)
        yield self.line("base", check.rule, unit, 1, basis=dice.basis, need=self._need(check, check.base))
        for each in dice.thrown.counted:
            title, value, stat = self.title(each.rule), signed(each.number), self.speaker.words.say(each.to, "short")
            yield self.line("counted", each.rule, unit, 1, title=title, value=value, stat=stat)
        yield from self._modified(check, unit)
        if check.is_beyond:
            title, need = self.title(self.natural), self._need(check, needed(check))
            yield self.line("natural", self.natural, unit, 1, title=title, need=need)

    def _modified(self, check: Check, unit: int | None) -> Iterator[Line]:
        for applied in check.applied:
            title, value = self.title(applied.id), signed(applied.value)
            yield self.line("modifier", applied.id, unit, 1, title=title, value=value)

    def _need(self, check: Check, number: int) -> str:
        return need_in_words(self.speaker.words, check, number)

    # --- sources -----------------------------------------------------------------------------------------------------

    def source(self, rule: RuleId) -> str:
        """Where a rule comes from, in words, its parts in order."""
        if rule not in self._sources:
            self._sources[rule] = source_in_words(self.speaker.words, self.speaker.registry.rules[rule].cite)
        return self._sources[rule]

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
