"""The registry of a game: every trial, modifier, table, result band and setting it has, by the names of its rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct

from carnyx.core.check import Band, Bands, Lookup, Trial
from carnyx.core.edition import Setting, settings
from carnyx.core.rule import Number, Rule, RuleId


class Registry(Struct, frozen=True, dict=True):
    """All rules of one game as values; play, odds, words and sheets find by name what they need."""

    game: str
    edition: type[Struct]
    prose: tuple[Rule | RuleId, ...]  #: in reading order; a bare name stands for a trial, table or modifier
    trials: tuple[Trial[Any], ...]
    tables: tuple[Lookup, ...]
    results: tuple[Bands, ...]

    @cached_property
    def rules(self) -> Mapping[RuleId, Rule]:
        """Every rule by name, in the order of the rulebook; a name with two sources is an error."""
        known: dict[RuleId, Rule] = {}
        for rule in sorted(self._all(), key=self._place):
            if rule.id in known and known[rule.id].cite != rule.cite:
                raise ValueError(f"{rule.id} has two sources: {known[rule.id].cite} and {rule.cite}")
            if rule.id not in known or rule.numbers:
                known[rule.id] = rule
        if missing := self._order.keys() - known.keys():
            raise ValueError(f"no value defines {', '.join(sorted(missing))}")
        return known

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """The contested points of the game."""
        return settings(self.edition)

    def settings_of(self, rule: RuleId) -> tuple[Setting, ...]:
        """The settings that govern a rule."""
        return tuple(each for each in self.settings if rule in each.rules or rule == each.id)

    def table(self, id: RuleId) -> Lookup | None:
        """The printed table of that name."""
        return next((each for each in self.tables if each.id == id), None)

    def trial(self, id: RuleId) -> Trial[Any] | None:
        """The trial of that name."""
        return next((each for each in self.trials if each.id == id), None)

    def result(self, id: RuleId) -> Bands | None:
        """The table of results of that name."""
        return next((each for each in self.results if each.id == id), None)

    def _all(self) -> Iterator[Rule]:
        yield from (rule for rule in self.prose if isinstance(rule, Rule))
        for trial in self.trials:
            yield Rule(trial.id, trial.cite)
            yield from (Rule(each.id, each.cite, _printed(each.printed)) for each in trial.modifiers)
        for table in self.tables:
            yield Rule(table.id, table.cite)
        for bands in self.results:
            yield Rule(bands.id, bands.cite)
            yield from (Rule(band.id, band.cite or bands.cite, self._totals(band)) for band in bands.bands)
        for setting in self.settings:
            yield Rule(setting.id, setting.cite)

    def _totals(self, band: Band) -> dict[str, Number]:
        """The total a result begins or ends at, where it is the same in every table that has the result."""
        same = {(each.low, each.high) for bands in self.results for each in bands.bands if each.id == band.id}
        if len(same) > 1:
            return {}
        total = band.low if band.low is not None else band.high
        return {} if total is None else {"total": total}

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return _first_seen(rule.id if isinstance(rule, Rule) else rule for rule in self.prose)

    def _place(self, rule: Rule) -> tuple[int, int]:
        """Where a rule is sorted: one whose name extends another's follows it."""
        name = rule.id
        while name and name not in self._order:
            name = name.rpartition(".")[0]
        return self._order.get(name, len(self._order)), name != rule.id


def _first_seen(names: Iterable[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(dict.fromkeys(names))}


def _printed(value: int | None) -> dict[str, Number]:
    return {} if value is None else {"value": value}
