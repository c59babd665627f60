"""Prose of a script as spans: terms, stressed words, titles of rules that lead to them, and figures in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from carnyx.book.script import Sign, signs
from carnyx.book.tree import Span, Spans
from carnyx.core.check import Check
from carnyx.words.explain import Speaker
from carnyx.words.numbers import percent


class Unmeant(ValueError):
    """Something between braces that no rule, figure or chapter answers to."""


class Inline:
    """Reads prose in one language and one edition; `titles` are those of the chapters."""

    def __init__(self, speaker: Speaker, titles: Mapping[str, str]) -> None:
        self.speaker, self.titles = speaker, titles
        self._terms = 0

    def spans(self, words: str) -> Spans:
        """Prose cut into spans."""
        return tuple(self._spans(words))

    def _spans(self, words: str) -> Iterator[Span]:
        for sign in signs(words):
            match sign:
                case Sign("term", text):
                    self._terms += 1
                    yield Span(text, "term", anchor=f"term-{self._terms}")
                case Sign("stress", text):
                    yield Span(text, "stress")
                case Sign("figure", text):
                    yield self._filled(text)
                case Sign(_, text):
                    yield Span(text)

    def _filled(self, text: str) -> Span:
        name, _, words = text.partition("|")
        first, colon, rest = name.partition(":")
        if first == "chapter" and rest in self.titles:
            return Span(words or self.titles[rest], link=f"chapter-{rest}")
        if first == "chance":
            return Span(self._chance(*rest.split(":")), "figure")
        if first in self.speaker.registry.rules:
            if not colon:
                return Span(words or self.speaker.title(first), link=first)
            numbers = self.speaker.numbers(first)
            if rest in numbers:
                return Span(str(numbers[rest]), "figure", link=first)
        raise Unmeant(text)

    def _chance(self, rule: str, name: str) -> str:
        """The chance to reach a figure of a rule with its own die."""
        trial = self.speaker.registry.trial(rule)
        if trial is None:
            raise Unmeant(rule)
        need = int(self.speaker.numbers(rule)[name])
        check = Check(rule, need, (), trial.die, False, trial.dice, trial.under)
        return percent(check.chance, self.speaker.language, trimmed=True)
