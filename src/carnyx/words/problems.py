"""Problems of catalogues, force lists and scenarios in words: one line that says where, what, and what it takes."""

from __future__ import annotations

from difflib import get_close_matches

from carnyx.core.edition import Unsettled
from carnyx.core.journal import BadJournal
from carnyx.core.limits import plain
from carnyx.core.problems import Problem
from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import Language

KINDS = ("int", "float", "str", "bool", "array", "object")  # what a value of a file can be


def problem_line(problem: Problem, language: Language) -> str:
    """A problem on one line, with the rule behind it and the nearest of what it could have been."""
    words = catalogue(language)
    id = f"wrong-{problem.message}"
    numbers = dict(problem.numbers)
    if problem.message == "value-kind":
        numbers = {name: _kinds(str(kinds), words) for name, kinds in numbers.items()}
    accepts = f"; {words.say(id, 'accepts', **numbers)}" if words.has(id, "accepts") else ""
    near, _, _ = str(numbers.get("near", "")).partition(", ")
    meant = f" {words.say('error-did-you-mean', near=near)}" if near else ""
    return f"{problem.where}: {words.say(id, **numbers)}{accepts} ({problem.rule}){meant}"


def _kinds(kinds: str, words: Catalogue) -> str:
    """The kinds of value in words, joined by "or"."""
    first, *others = (words.say(f"wrong-kind-{each}") if each in KINDS else each for each in kinds.split(" | "))
    for other in others:
        first = words.say("wrong-kind-either", one=first, other=other)
    return first


def journal_message(error: BadJournal, path: str) -> tuple[str, dict[str, str]]:
    """What is wrong with a journal: the message's name and its numbers."""
    numbers = {name: plain(str(value)) for name, value in error.numbers.items()}
    return f"error-journal-{error.why}", {"path": path, "line": str(error.line), **numbers}


def setting_line(error: Unsettled, language: Language, option: str) -> str:
    """What is wrong with a house rule: the settings there are, or the values its setting takes, and the rule."""
    words, setting = catalogue(language), error.setting
    if setting is None:
        near = get_close_matches(error.name, error.known, 1)
        text = words.say("error-house-name", given=error.name, choices=", ".join(error.known))
        return text + (" " + words.say("error-did-you-mean", near=near[0]) if near else "")
    if setting.choices:
        text = words.say("error-choice", option=option, choices=", ".join(setting.choices), given=error.value)
    else:
        low, high = str(setting.low), str(setting.high)
        text = words.say("error-range", option=option, low=low, high=high, given=error.value)
    return text + " " + words.say("error-rule", id=setting.id, title=words.say(setting.id))
