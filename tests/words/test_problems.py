"""Problems of lists, catalogues and scenarios in words: every one that can arise can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import carnyx
from carnyx.core.lists import converted
from carnyx.core.problems import BadForce, Problem, unknown
from carnyx.games.celtos.lists.army import Force
from carnyx.words import LANGUAGES, Language, catalogue
from carnyx.words.problems import KINDS, problem_line

MESSAGES = sorted(name.removeprefix("wrong-") for name in catalogue("en").sources if re.match(r"wrong-(?!kind-)", name))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def arising() -> set[str]:
    """Every message that core and games can make."""
    package = Path(carnyx.__file__).parent
    files = [path for folder in ("core", "games") for path in (package / folder).rglob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.parent.name != "show")
    families = {message.partition("-")[0] for message in MESSAGES}
    return {name for name in re.findall(r'"([a-z]+-[a-z-]+)"', text) if name.partition("-")[0] in families}


def test_every_problem_that_can_arise_has_words_and_no_other_has() -> None:
    assert arising() == set(MESSAGES)


@each_language
@pytest.mark.parametrize("message", MESSAGES)
def test_a_problem_is_one_line_with_its_place_and_its_rule(message: str, language: Language) -> None:
    source = catalogue(language).sources[f"wrong-{message}"]
    numbers = dict.fromkeys(re.findall(r"\$(\w+)", source), 7)
    text = problem_line(Problem("mine.toml", message, "celtos.army", numbers), language)
    assert re.fullmatch(r"mine\.toml: [^\n{}$]{8,200} \(celtos\.army\)", text)
    assert ". (" not in text


@each_language
def test_a_name_that_resembles_a_known_one_is_answered_with_that_one(language: Language) -> None:
    known = ("hand_weapon", "longbow", "staff_sling")
    meant = catalogue(language).say("error-did-you-mean", near="longbow")
    near = problem_line(unknown("here", "unit-weapon", "celtos.weapon", "longbw", known), language)
    far = problem_line(unknown("here", "unit-weapon", "celtos.weapon", "rifle", known), language)
    assert near.endswith(f" {meant}")
    assert far.endswith("(celtos.weapon)")
    assert all(name in line for name in known for line in (near, far))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "mine.toml: points: this is text; it takes a whole number (celtos.army)"),
        ("de", "mine.toml: points: das ist Text; erwartet wird eine ganze Zahl (celtos.army)"),
        ("es", "mine.toml: points: esto es un texto; se espera un número entero (celtos.army)"),
    ],
)
def test_kinds_of_values_are_named_in_the_readers_language(language: Language, text: str) -> None:
    with pytest.raises(BadForce) as caught:
        converted({"name": "Own", "people": "gael", "units": [], "points": "many"}, Force, "mine.toml", "celtos.army")
    assert problem_line(caught.value.problem, language) == text


@each_language
def test_one_of_several_kinds_is_named_with_an_or(language: Language) -> None:
    words = catalogue(language)
    problem = Problem("here", "value-kind", "celtos.army", {"given": "bool", "wanted": "int | str"})
    kinds = {kind: words.say(f"wrong-kind-{kind}") for kind in KINDS}
    assert words.say("wrong-kind-either", one=kinds["int"], other=kinds["str"]) in problem_line(problem, language)
