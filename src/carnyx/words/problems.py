"""Problems of catalogues, force lists and scenarios in words: one line that says where, what, and what it takes."""

from __future__ import annotations

from difflib import get_close_matches

from carnyx.core.problems import Problem
from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import Language

KINDS = ("int", "float", "str", "bool", "array", "object")  # what a value of a file can be


def problem_line(problem: Problem, language: Language) -> str:
    """A problem on one line, with the rule behind it and the nearest of what it could have been."""
    words = catalogue(language)
    line = f"{_said(problem, words)} ({problem.rule})"
    if "choices" in problem.numbers:
        near = get_close_matches(str(problem.numbers["given"]), str(problem.numbers["choices"]).split(", "), 1)
        line += "".join(f" {words.say('error-did-you-mean', near=each)}" for each in near)
    return line


def _said(problem: Problem, words: Catalogue) -> str:
    id = f"wrong-{problem.message}"
    numbers = {key: _value(value, problem, words) for key, value in problem.numbers.items()}
    accepts = f"; {words.say(id, 'accepts', **numbers)}" if words.has(id, "accepts") else ""
    return f"{problem.where}: {words.say(id, **numbers)}{accepts}"


def _value(value: int | str | Problem, problem: Problem, words: Catalogue) -> str:
    if isinstance(value, Problem):
        return _said(value, words)
    if problem.message != "value-kind":
        return str(value)
    # the reader of structs names kinds in its own terms, several joined by commas
    first, *others = (words.say(f"wrong-kind-{each}") if each in KINDS else each for each in str(value).split(", "))
    for other in others:
        first = words.say("wrong-kind-either", one=first, other=other)
    return first
