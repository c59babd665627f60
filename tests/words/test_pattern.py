"""Messages filled in at once say what Fluent says, whatever is put in."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from carnyx.games.celtos import rules as celtos
from carnyx.games.warriors import rules as warriors
from carnyx.words import LANGUAGES, Catalogue, Language, catalogue
from carnyx.words.explain import Speaker

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_message_is_said_in_haste_as_fluent_says_it_whatever_is_put_in(language: Language) -> None:
    words = catalogue(language)
    plain = 0
    for id, source in words.sources.items():
        names = set(re.findall(r"\$(\w+)", source))
        keys = [
            key
            for key in re.findall(r"^ +\*?\[(\w+)\]", source, re.MULTILINE)
            if not key.isdigit() and key not in ("one", "other")
        ]
        for value in (-1, 0, 1, 2, 3, 12, "1", "−1", *keys):
            given: dict[str, int | str] = dict.fromkeys(names, value)
            for attribute in (None, *words.attributes(id)):
                said = words.plainly(id, attribute, given)
                plain += said is not None
                assert said is None or said == words.parsed(id, attribute, given), (id, attribute, value)
    assert plain > 10_000


@each_language
@pytest.mark.parametrize("number", [1000, -12345])
def test_digits_are_grouped_by_fluent_alone(number: int, language: Language) -> None:
    words = catalogue(language)
    assert words.plainly("table-phase-turn", None, {"turn": number}) is None
    assert words.say("table-phase-turn", turn=number) == words.parsed("table-phase-turn", None, {"turn": number})


@each_language
@pytest.mark.parametrize("game", [celtos, warriors], ids=["celtos", "warriors"])
def test_no_rule_needs_the_whole_of_fluent(game: ModuleType, language: Language) -> None:
    speaker = Speaker(game.REGISTRY, game.EDITIONS["default"], language)
    slow = [
        id
        for id, rule in game.REGISTRY.rules.items()
        for part in (None, *rule.cite.sources)
        if speaker.words.plainly(id, part, speaker.numbers(id)) is None
    ]
    assert slow == []


def test_in_a_language_with_more_forms_than_one_and_many_fluent_counts(tmp_path: Path) -> None:
    said = {1: "jeden", 3: "trzy", 5: "wiele"}
    (tmp_path / "pl").mkdir()
    forms = "\n".join(
        f"    {key} {word}" for key, word in zip(("[one]", "[few]", "*[many]"), said.values(), strict=True)
    )
    (tmp_path / "pl" / "language.ftl").write_text(f"dice = {{ $number ->\n{forms}\n  }}\n", encoding="utf-8")
    words = Catalogue("pl", (tmp_path,))
    for number, word in said.items():
        assert words.plainly("dice", None, {"number": number}) is None
        assert words.say("dice", number=number) == word
