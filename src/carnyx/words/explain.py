"""Explanations: a rule in words, with the numbers in force, part by part with its source."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.edition import Setting
from carnyx.core.length import INCH, Length, Units
from carnyx.core.registry import Registry
from carnyx.core.rule import Cite, Number, Refusal, RuleId, Source, signed
from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import Language
from carnyx.words.noun import Noun
from carnyx.words.numbers import apart, length


class Part(Struct, frozen=True):
    """A part of a rule that has one source."""

    source: Source
    text: str


class Choice(Struct, frozen=True):
    """One choice of a switch, in words."""

    value: str
    label: str


class Switch(Struct, frozen=True):
    """A setting that governs a rule: its value, and the values it could have."""

    name: str
    id: RuleId
    title: str
    value: int | str
    default: int | str
    choices: tuple[Choice, ...]
    low: int | None
    high: int | None


class Explanation(Struct, frozen=True):
    """A rule as a player reads it."""

    id: RuleId
    source: str
    sheets: tuple[str, ...]
    title: str
    text: str
    parts: tuple[Part, ...]
    switches: tuple[Switch, ...]


# What is said instead, where it is known which unit is in the way.
NAMING = {"refused-no-room": "refused-no-room-by"}


def source_in_words(words: Catalogue, cite: Cite, joint: str = "; ", *, with_variant: bool = True) -> str:
    """Where a rule comes from: its sources in order, and whether one sheet differs from the others."""
    first, *rest = (words.say(f"app-{source}") for source in cite.sources)
    if with_variant and cite.variant:
        first = f"{first}, {words.say('app-variant')}"
    return joint.join((first, *rest))


def need_in_words(words: Catalogue, check: Check, number: int | None = None) -> str:
    """What dice must show, so much or more, or so much or less; the check's own need unless another is given."""
    return words.say("app-or-less" if check.under else "app-or-more", need=check.need if number is None else number)


def choice_in_words(words: Catalogue, setting: Setting, value: int | str) -> str:
    """A choice of a switch; one that plays the same here as others says so."""
    text = words.say(setting.id, f"choice-{value}")
    others = setting.others_alike(value)
    if not others:
        return text
    if len(others) + 1 == len(setting.choices):
        return words.say("app-same-here", choice=text)
    return words.say(
        "app-same-here-as", choice=text, others=", ".join(words.say(setting.id, f"choice-{each}") for each in others)
    )


class Speaker:
    """Says what the rules of one game mean, in one language, one unit of length and one edition."""

    def __init__(self, registry: Registry, edition: Struct, language: Language = "en", units: Units = "in") -> None:
        self.registry, self.edition, self.language, self.units = registry, edition, language, units
        self.words = catalogue(language)
        self._explained: dict[RuleId, Explanation] = {}

    def title(self, id: RuleId) -> str:
        """A rule in a few words."""
        return self.words.say(id)

    def number(self, name: str, number: Number) -> int | str:
        """A number of a rule as its words take it: lengths and modifiers come as finished text."""
        if isinstance(number, Length):
            # where an inch of the rules is 2.5 cm on the table, every length shrinks with it
            inch: int = getattr(self.edition, "inch", INCH)
            return length(Length(number.ticks * inch // INCH), self.units, self.language)
        return signed(number) if name == "value" and isinstance(number, int) else number

    def numbers(self, id: RuleId) -> dict[str, int | str]:
        """Every number that the words of a rule may use: its own, and those of the settings that govern it."""
        found: dict[str, Number] = {
            setting.name: setting.show(getattr(self.edition, setting.name)) for setting in self.registry.settings_of(id)
        }
        found.update(self.registry.rules[id].numbers)
        return {name: self.number(name, number) for name, number in found.items()}

    def explain(self, id: RuleId) -> Explanation:
        """A rule in full, put together once."""
        if id not in self._explained:
            self._explained[id] = self._explain(id)
        return self._explained[id]

    def _explain(self, id: RuleId) -> Explanation:
        rule = self.registry.rules[id]
        numbers = self.numbers(id)
        parts = tuple(Part(source, self.words.say(id, source, **numbers)) for source in rule.cite.sources)
        return Explanation(
            id,
            str(rule.cite),
            rule.cite.sheets,
            self.title(id),
            " ".join(part.text for part in parts),
            parts,
            tuple(self.switch(setting.name) for setting in self.registry.settings_of(id)),
        )

    def because(self, refusal: Refusal, titles: Sequence[str] = ()) -> str:
        """What exactly is wrong with the answer, with its numbers; empty if the rule alone says enough."""
        if not refusal.because:
            return ""
        said = {name: self._measured(number) for name, number in refusal.numbers.items()}
        unit, because = refusal.numbers.get("unit"), refusal.because
        if isinstance(unit, int):
            said["unit"] = titles[unit] if unit < len(titles) else self._a_unit
            because = NAMING.get(because, because)
        return self.words.say(because, **said)

    @cached_property
    def _a_unit(self) -> Noun:
        """Some unit or other."""
        return self.words.noun(self.words.say("refused-a-unit"), is_one=True)

    def _measured(self, number: Number) -> int | str:
        """A number that was measured on the table: it is not scaled by the edition's inch."""
        if isinstance(number, Length):
            return apart(number, self.units, self.language)
        return self._named(number)

    def _named(self, number: int | str) -> int | str:
        """The name of a kind of terrain in words; anything else as it is."""
        ground = f"table-ground-{number}"
        return self.words.say(ground) if self.words.has(ground) else number

    def switch(self, name: str) -> Switch:
        """A setting in words: its value, and the values it could have."""
        setting = next(each for each in self.registry.settings if each.name == name)
        return Switch(
            name,
            setting.id,
            self.title(setting.id),
            getattr(self.edition, name),
            setting.default,
            tuple(Choice(choice, choice_in_words(self.words, setting, choice)) for choice in setting.choices),
            None if setting.choices else setting.low,
            None if setting.choices else setting.high,
        )
