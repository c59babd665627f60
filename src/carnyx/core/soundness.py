"""Soundness: whether the profiles and forces that came with a journal are such as lists could have made.

Whoever writes a journal by hand writes its digests too, so nothing in its first line is trusted: it is looked over as
if it had been read from files.  Prices alone are not asked about: a battle that was begun when a unit cost something
else is still a battle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from carnyx.core.problems import Problem, unknown
from carnyx.core.rule import RuleId


def count_problems(given: int, players: int, rule: RuleId) -> Iterator[Problem]:
    """A problem if there are not as many forces as players."""
    if given != players:
        yield Problem("setup", "scenario-count", rule, {"key": "forces", "given": given, "players": players})


def profile_problems(
    profiles: Iterable[Any], units: Iterable[str], check: Callable[[Any, str], Iterable[Problem]], rule: RuleId
) -> Iterator[Problem]:
    """A problem for each profile that is wrong or there twice, and for each unit in use that has none."""
    seen: set[str] = set()
    for number, each in enumerate(profiles, 1):
        here = f"profiles {number}"
        if each.id in seen:
            yield Problem(here, "profile-twice", rule, {"given": each.id})
        seen.add(each.id)
        yield from check(each, here)
    for unit in units:
        if unit not in seen:
            yield unknown("setup", "unit-unknown", rule, unit, sorted(seen))


def force_problems(forces: Iterable[Any], check: Callable[[Any], Iterable[Problem]]) -> Iterator[Problem]:
    """The problems of each force, by its number."""
    for number, force in enumerate(forces, 1):
        for problem in check(force):
            yield replace(problem, where=f"forces {number}: {problem.where}")
