"""What every board says in the same way: reasons, needs with their parts, small charts, dice that wait."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import zip_longest
from types import MappingProxyType
from typing import Any, TypeAlias, TypedDict

from msgspec.structs import replace

from carnyx.core.check import Check
from carnyx.core.dice import Contest, Faces
from carnyx.core.flow import Choose, Pause
from carnyx.core.ground import Blocked
from carnyx.core.length import Length, Units
from carnyx.core.rule import Refusal, signed
from carnyx.core.seats import COLOURS
from carnyx.core.system import System
from carnyx.odds.sampling import Sampling
from carnyx.odds.spread import Spread
from carnyx.show import documents as doc
from carnyx.show.awaited import Awaited, awaited
from carnyx.show.story import Line, Voice, heading
from carnyx.show.throws import Bid, Thrown, fallen, needed
from carnyx.words.catalogue import catalogue
from carnyx.words.explain import Speaker, need_in_words, source_in_words
from carnyx.words.language import Language
from carnyx.words.numbers import apart, decimal, length, percent, rounded_up

Throwers: TypeAlias = Mapping[tuple[str, Faces], int | None]  # the unit behind dice of a rule that show these faces
NOBODYS: Throwers = MappingProxyType({})

LEAST = Fraction(1, 200)  # a bar thinner than this is not drawn


class Spending(TypedDict, total=False):
    """What a way takes of a move: so much is spent, so much left, so far goes the whole."""

    spent: str
    left: str
    may: str


class Speech:
    """Says things about a battle in one language and one unit of length."""

    def __init__(
        self,
        system: System[Any],
        edition: Any,
        lang: Language,
        units: Units,
        names: Iterable[tuple[str, int] | tuple[str, int, bool]],
    ) -> None:
        """The names are those of all units, each with its seat, and whether it is one man or one thing."""
        self.system, self.lang, self.units = system, lang, units
        self.words = catalogue(lang)
        self.speaker = Speaker(system.registry, edition, lang, units)
        self._sources: dict[str, str] = {}
        voice = Voice(self.speaker, f"{system.id}.natural", names)
        self.names, self.own = voice.names, voice.own  # as the story calls them; of one's own units without the side

    def say(self, id: str, **numbers: int | str) -> str:
        """A message of the table's own."""
        return self.words.say(f"table.{id}", **numbers)

    def head(self, id: str, **numbers: int | str) -> str:
        """A message of the table's own with a capital letter at its beginning, whatever name it begins with."""
        return heading(self.say(id, **numbers))

    def title(self, rule: str) -> str:
        """A rule in a few words; where it has none, its name."""
        return self.words.say(rule) if self.words.has(rule) else rule

    def about(self, topic: str | None, rule: str) -> str:
        """What a choice is about: as it is said when it comes up for the first time, else the title of its rule."""
        first = f"page.first-{topic}"
        return self.words.say(first) if topic and self.words.has(first) else self.title(rule)

    def seat(self, seat: int) -> str:
        """What the player in a seat is called."""
        return self.words.say(f"story.{COLOURS[seat]}")

    def length(self, ticks: int) -> str:
        """A length with its unit."""
        return length(Length(ticks), self.units, self.lang)

    def apart(self, ticks: int) -> str:
        """How far two units stand from each other."""
        return apart(Length(ticks), self.units, self.lang)

    def spending(self, spent: int, allowed: int | None, refusal: Refusal | None = None) -> Spending:
        """What a way takes of a move, what is left of it, and the whole move, so rounded that they add up.

        Where the whole move is not known, or would not do, only what is spent is told; where it is refused for being
        too far, nothing is, because the reason has the very numbers.
        """
        if allowed == 0 or (refusal is not None and refusal.because == "refused-spent"):
            return {}
        if allowed is None or spent > allowed:
            return {"spent": self.apart(spent)}
        left = max(allowed - rounded_up(Length(spent), self.units).ticks, 0)
        return {"spent": self.apart(spent), "left": self.length(left), "may": self.length(allowed)}

    def reason(self, refusal: Refusal) -> doc.Reason:
        """Why something is barred."""
        rule, exactly = refusal.rule, self.speaker.because(refusal, self.names)
        if rule not in self.system.registry.rules:
            return doc.Reason(rule, self.title(rule), self.title(rule), "", exactly)
        found = self.speaker.explain(rule)
        return doc.Reason(rule, found.title, found.text, self.source(rule), exactly)

    def blocked(self, what: Blocked[int | str] | None) -> str:
        """What stands in a line of sight, a unit by its name, and by how much; nothing if it is free."""
        if what is None:
            return ""
        name = self.names[what.tag] if isinstance(what.tag, int) else self.say(f"ground-{what.tag}")
        return self.say("sight-blocked", what=name, by=self.length(what.by))

    def source(self, rule: str) -> str:
        """Where a rule comes from, in words."""
        if rule not in self._sources:
            known = self.system.registry.rules.get(rule)
            if known is None:
                return ""
            self._sources[rule] = source_in_words(self.words, known.cite, ", ", with_variant=False)
        return self._sources[rule]

    def need(self, check: Check) -> doc.Need:
        """What the dice must show, of what it is made up, and how likely it is."""
        parts = [
            doc.NeedPart(each.id, self.title(each.id), signed(each.value), self.source(each.id))
            for each in check.applied
        ]
        base = doc.NeedPart(check.rule, self.say("need-base"), str(check.base), self.source(check.rule))
        need, chance = need_in_words(self.words, check), percent(check.chance, self.lang)
        only = self._only(check)
        if check.is_beyond:
            natural = f"{self.system.id}.natural"
            parts.append(doc.NeedPart(natural, self.title(natural), only, self.source(natural)))
        return doc.Need(self.title(check.rule), need, chance, (base, *parts), only=only)

    def _only(self, check: Check) -> str:
        """Which face alone passes, or alone fails; or that all do, or none."""
        if check.dice != 1:
            return ""
        if check.is_beyond:
            is_highest = check.ways == 1
            shown = check.die.sides if is_highest else 1
            face = self.say("face-nought") if check.die.zero and is_highest else str(shown)
            return self.say("need-only" if is_highest else "need-all-but", face=face)
        return self.say("need-never") if not check.ways else self.say("need-always") if check.chance == 1 else ""

    def needs(
        self, checks: Iterable[Check], who: str, aims: Mapping[Check, Sequence[str]] = MappingProxyType({})
    ) -> tuple[doc.Need, ...]:
        """Each of several, once: who throws, and whom each is against; what is against nobody comes last."""
        found = [
            replace(self.need(check), who=who, whom=", ".join(aims.get(check, ()))) for check in dict.fromkeys(checks)
        ]
        return tuple(sorted(found, key=lambda need: not need.whom))

    def chart(self, spread: Spread) -> tuple[doc.Bar, ...]:
        """A distribution as bars; the thin tail is left out."""
        last = max((number for number, chance in spread if chance >= LEAST), default=0)
        return tuple(self.bar(str(number), spread[number]) for number in range(last + 1))

    def percent(self, chance: Fraction) -> str:
        """A chance in words."""
        return percent(chance, self.lang)

    def bar(self, label: str, chance: Fraction) -> doc.Bar:
        """One bar."""
        return doc.Bar(label, float(chance), percent(chance, self.lang))

    def bars(self, chances: Mapping[str, Fraction], prefix: str) -> tuple[doc.Bar, ...]:
        """A bar for each named result that can come up."""
        return tuple(self.bar(self.title(f"{prefix}{name}"), chance) for name, chance in chances.items() if chance)

    def expected(self, number: Fraction, what: str = "losses") -> str:
        """Average losses in words: figures, or the wounds of those who have several."""
        return self.say(what, number=decimal(number, 2, self.lang))

    def sampled(self, sampling: Sampling | None) -> tuple[str, ...]:
        """That an answer was sampled and how far off it may be; nothing of an exact one."""
        if sampling is None:
            return ()
        error = percent(Fraction(sampling.error), self.lang)
        return (self.say("odds-sampled", plays=sampling.plays, error=error),)

    def told(
        self,
        number: int,
        turn: int,
        question: Any,
        answer: Any,
        lines: Iterable[Line],
        seats: Sequence[int] = (),
        throwers: Throwers = NOBODYS,
        contest: str | None = None,
    ) -> tuple[doc.Told, ...]:
        """The lines an answer brought; its dice stand at the line that tells of them, with whoever threw them.

        Contest: the rule by which players threw against each other.
        """
        decided = isinstance(question, Choose)
        found = [
            doc.Told(number, line.text, line.depth, line.unit, line.rule, line.source, decided=decided, turn=turn)
            for line in lines
        ]
        if found and question is not None and not decided:
            deeper = next((place for place, line in enumerate(found) if line.depth == 1), 1)
            head = max((place for place in range(deeper) if found[place].depth == 0), default=0)
            head = next((place for place, line in enumerate(found) if contest and line.rule == contest), head)
            found[head] = replace(found[head], dice=self.fallen(question, answer, seats, throwers))
        return tuple(found)

    def fallen(self, throw: Any, faces: Any, seats: Sequence[int], throwers: Throwers = NOBODYS) -> tuple[doc.Row, ...]:
        """Dice that fell, row by row, with those that passed; a contest is one of these seats."""
        return tuple(self._row(each, throwers) for each in fallen(throw, faces, seats))

    def _row(self, dice: Thrown | Bid, throwers: Throwers) -> doc.Row:
        """Dice under whoever threw them, the rule they were thrown for, and what each had to show."""
        if isinstance(dice, Bid):
            return doc.Row(self.seat(dice.player), tuple([(face, None) for face in dice.faces]))
        label = self.title(dice.rule) if dice.rule else ""
        need = need_in_words(self.words, dice.check, dice.need) if dice.check and dice.need is not None else ""
        unit = throwers.get((dice.rule, dice.faces))
        who = "" if unit is None else heading(str(self.names[unit]))
        return doc.Row(label, tuple(zip_longest(dice.faces, dice.passes)), who, need)

    def dice(self, pause: Pause[Any], seats: Sequence[int]) -> doc.Dice:
        """Dice that wait to be typed in: their rows, as far as they are known before they fall."""
        rows = awaited(pause, seats)
        faces = tuple(rows[0].die.faces)
        hint = self.say("dice-faces", faces=f"{faces[0]}–{faces[-1]}")
        note = self.say("dice-ties") if isinstance(pause.question, Contest) else ""
        return doc.Dice(tuple(map(self._awaited, rows)), faces, hint, note)

    def _awaited(self, row: Awaited) -> doc.DiceRow:
        who = self.names[row.unit] if row.unit is not None else "" if row.player is None else self.seat(row.player)
        need = need_in_words(self.words, row.check, needed(row.check)) if row.check is not None else ""
        return doc.DiceRow(self.title(row.rule) if row.rule else "", row.number, heading(str(who)), need)
