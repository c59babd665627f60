"""Problems: what is wrong with something a player wrote, as a message's name and numbers; the words are elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches

from msgspec import Struct

from carnyx.core.rule import RuleId

LARGEST = (1 << 31) - 1  # no number of a game comes near it


class Problem(Struct, frozen=True):
    """What is wrong with something a player wrote: where, a message's name, its numbers, and the rule behind it."""

    where: str
    message: str
    rule: RuleId
    numbers: Mapping[str, int | str] = {}


class BadForce(ValueError):
    """A catalogue, a force or a scenario that cannot be used: the first problem with it, and any others."""

    def __init__(self, problem: Problem, *others: Problem) -> None:
        self.problem, self.where, self.rule = problem, problem.where, problem.rule
        self.problems = (problem, *others)
        told = ", ".join(f"{key} {value}" for key, value in problem.numbers.items())
        super().__init__(f"{problem.where}: {problem.message}{': ' if told else ''}{told} ({problem.rule})")


def shown(given: object, longest: int = 60) -> int | str:
    """A value of a file as a short text on one line."""
    if isinstance(given, bool):
        return str(given).lower()
    if isinstance(given, int):
        return given if abs(given) <= LARGEST else f"> {LARGEST}" if given > 0 else f"< −{LARGEST}"
    text = "".join(each if each.isprintable() else " " for each in str(given))
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def unknown(where: str, message: str, rule: RuleId, given: object, known: Iterable[str]) -> Problem:
    """The problem of an unknown name, with all known names and those that are most like it."""
    names = list(known)
    near = get_close_matches(str(shown(given)), names, 3)
    numbers = {"given": shown(given), "choices": ", ".join(names), "near": ", ".join(near)}
    return Problem(where, message, rule, numbers)


def out_of(where: str, key: str, given: int, low: int, high: int, rule: RuleId) -> Iterator[Problem]:
    """A problem if a number is not between two limits."""
    if not low <= given <= high:
        yield Problem(where, "value-range", rule, {"key": key, "given": shown(given), "low": low, "high": high})
