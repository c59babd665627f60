"""Refusals: each says what exactly falls short, with the numbers of the very answer, in three languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carnyx
from carnyx.core.length import inches
from carnyx.core.rule import Refusal
from carnyx.games.warriors import rules as warriors
from carnyx.words import LANGUAGES, Language, catalogue
from carnyx.words.explain import Speaker

GAMES = Path(carnyx.__file__).parent / "games"


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """Every sentence the games give as a reason by name, with the numbers written beside it."""
    for module in sorted(GAMES.rglob("*.py")):
        for call in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal":
                because = [each.value for each in call.keywords if each.arg == "because"] or call.args[2:3]
                numbers = call.args[1] if len(call.args) > 1 else None
                if (
                    because
                    and isinstance(because[0], ast.Constant)
                    and (numbers is None or isinstance(numbers, ast.Dict))
                ):
                    keys = (
                        [] if numbers is None else [key.value for key in numbers.keys if isinstance(key, ast.Constant)]
                    )
                    yield str(because[0].value), frozenset(map(str, keys))


REFUSALS = sorted(set(refusals()), key=str)


def test_the_games_give_reasons():
    assert len(REFUSALS) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("because", "numbers"), REFUSALS)
def test_a_reason_has_words_for_the_numbers_it_comes_with(because: str, numbers: frozenset[str], language: Language):
    spoken = set(re.findall(r"\$(\w+)", catalogue(language).sources[because]))
    assert spoken <= numbers
    assert catalogue(language).say(because, **dict.fromkeys(numbers, 2))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", 'The line of sight is blocked (Wood): 1.5" too much of it is in the way.'),
        ("de", 'Die Sichtlinie ist verstellt (Wald): 1,5" zu viel davon im Weg.'),
        ("es", 'La línea de visión está tapada (Bosque): sobran 1,5" en medio.'),
    ],
)
def test_a_refusal_says_what_blocks_the_line_and_by_how_much(language: Language, sentence: str):
    speaker = Speaker(warriors.REGISTRY, warriors.EDITIONS["default"], language)
    refusal = Refusal("warriors.shoot.sight", {"what": "wood", "by": inches("1.5")}, "refused-blocked")
    assert speaker.because(refusal) == sentence


def test_a_refusal_without_a_reason_of_its_own_leaves_it_to_the_rule():
    assert Speaker(warriors.REGISTRY, warriors.EDITIONS["default"]).because(Refusal("warriors.reform")) == ""
