"""A choice that changes nothing in play is shown as the same here wherever it can be chosen."""

import pytest

from carnyx.core.edition import Setting, house
from carnyx.games.celtos.game import GAME
from carnyx.games.celtos.rules import EDITIONS, REGISTRY
from carnyx.sheets import plain
from carnyx.sheets.writer import sheet
from carnyx.web.setups import games
from carnyx.words import LANGUAGES, Language
from carnyx.words.explain import Speaker
from tests.cli.shell import Shell

SAME = {"en": "same here", "de": "hier gleich", "es": "aquí"}
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_setting = pytest.mark.parametrize("setting", REGISTRY.settings, ids=lambda each: each.name)
each_alike = pytest.mark.parametrize(
    "setting", [each for each in REGISTRY.settings if each.alike], ids=lambda each: each.name
)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("COLUMNS", "200")
    return Shell(capsys)


def label(setting: Setting, choice: str, language: Language) -> str:
    """A choice as it is read."""
    switch = Speaker(REGISTRY, EDITIONS["default"], language).switch(setting.name)
    return next(each.label for each in switch.choices if each.value == choice)


@each_language
@each_setting
def test_the_choices_that_are_alike_say_so_and_no_other_does(setting: Setting, language: Language) -> None:
    for choice in setting.choices:
        assert (f"({SAME[language]}" in label(setting, choice, language)) == (choice in setting.alike)


def test_where_a_third_choice_differs_the_other_one_is_named() -> None:
    bring = next(each for each in REGISTRY.settings if each.name == "bring")
    assert label(bring, "most", "en") == "As many as possible (same here as: All that can)"
    assert label(bring, "more", "en") == "Some more, if possible"


@each_language
@each_alike
def test_the_page_offers_them_with_that_word(setting: Setting, language: Language) -> None:
    celtos = next(game for game in games(language) if game.id == "celtos")
    offered = next(each for each in celtos.settings if each.name == setting.name)
    assert all(f"({SAME[language]}" in each.label for each in offered.choices if each.value in setting.alike)
    assert f"({SAME[language]}" in offered.chosen["de"]


@each_language
@each_alike
def test_the_sheet_prints_them_with_that_word(setting: Setting, language: Language) -> None:
    for choice in setting.alike:
        edition = house(EDITIONS["default"], setting.name, choice)
        text = " ".join(plain.text(sheet(GAME.sheet, edition, language=language)).split())
        assert label(setting, choice, language) in text


@each_language
@each_alike
def test_the_command_line_says_so_with_the_rule_and_when_it_is_typed(
    setting: Setting, language: Language, shell: Shell
) -> None:
    for choice in setting.alike:
        out, err = shell.told(f"rules {setting.id} --house {setting.name}={choice} --lang {language}")
        assert label(setting, choice, language) in " ".join(out.split())
        assert err.count("\n") == 1
        assert label(setting, choice, language) in err


def test_a_house_rule_that_changes_play_brings_no_note(shell: Shell) -> None:
    assert shell.told("rules celtos.natural --house naturals=shooting --house individual_check=again")[1] == ""
