"""The rulebook is whole: every rule once, no figure typed, every link leads somewhere, three languages alike."""

from __future__ import annotations

import re

import pytest

from carnyx.book.script import parts, prose, script
from carnyx.book.tree import Chapter, Entries, Example, RuleText, Table, anchors, links
from carnyx.games import GAMES
from carnyx.words import LANGUAGES, Language
from carnyx.words.explain import Speaker
from tests.rulebook.books import WRITTEN, written

each_book = pytest.mark.parametrize(("game", "language"), WRITTEN)


def chapter(game: str, id: str, language: Language = "en", **how: str) -> Chapter:
    return next(each for each in written(game, language, **how).chapters if each.id == id)  # type: ignore[arg-type]


def told(game: str, rule: str, **how: str) -> RuleText:
    blocks = [block for each in written(game, **how).chapters for block in each.blocks]  # type: ignore[arg-type]
    return next(block for block in blocks if isinstance(block, RuleText) and block.id == rule)


@each_book
def test_every_rule_of_the_registry_is_told_exactly_once(game: str, language: Language) -> None:
    assert sorted(written(game, language).rules) == sorted(GAMES[game].rules.registry.rules)


@each_book
def test_every_rule_is_told_in_its_own_words_with_the_source_of_each_part(game: str, language: Language) -> None:
    found = GAMES[game].rules
    speaker = Speaker(found.registry, found.editions["default"], language, "in")
    signs = {"sheet": "", "found": "found", "ruling": "ruling"}
    for each in written(game, language).chapters:
        for block in each.blocks:
            rows = [block] if isinstance(block, RuleText) else block.entries if isinstance(block, Entries) else []
            for row in rows:
                if row.id:
                    expected = [(part.text, signs[part.source]) for part in speaker.explain(row.id).parts]
                    assert [(piece.text, piece.mark) for piece in row.pieces] == expected


@each_book
def test_no_figure_is_typed_into_the_script(game: str, language: Language) -> None:
    typed = [part for part in script(GAMES[game].words, language) if re.search(r"\d", prose(part.words))]
    assert typed == []


@each_book
def test_every_link_leads_to_one_place(game: str, language: Language) -> None:
    book = written(game, language)
    places = list(anchors(book))
    assert len(places) == len(set(places))
    assert sorted(set(links(book)) - set(places)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_three_languages_have_the_same_structure(game: str) -> None:
    for language in LANGUAGES:
        assert (GAMES[game].words / language / "book.md").is_file()
    shapes = [[(part.kind, part.names) for part in script(GAMES[game].words, each)] for each in LANGUAGES]
    assert shapes[1:] == shapes[:1] * (len(LANGUAGES) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_script_uses_everything_that_the_game_brings(game: str) -> None:
    asked = {(part.kind, name) for part in script(GAMES[game].words, "en") for name in part.names}
    brought = GAMES[game].book
    for kind, known in (("diagram", brought.diagrams), ("example", brought.examples), ("list", brought.lists)):
        assert {name for what, name in asked if what == kind} == set(known)


@each_book
def test_the_index_has_every_rule_by_title_and_by_name(game: str, language: Language) -> None:
    book, rules = written(game, language), GAMES[game].rules.registry.rules
    assert {link for term in book.terms for link in term.links} >= set(rules)
    assert [term.text for term in book.ids] == sorted(rules)


def test_a_house_rule_changes_the_words_and_is_marked() -> None:
    usual, ours = told("celtos", "celtos.natural"), told("celtos", "celtos.natural", switch="naturals=shooting")
    assert usual.pieces[0].text != ours.pieces[0].text
    assert ours.pieces[0].mark == "house"
    assert "naturals=shooting" in written("celtos", switch="naturals=shooting").subtitle


def test_an_edition_changes_the_words_without_a_mark() -> None:
    usual, german = told("celtos", "celtos.shoot.target"), told("celtos", "celtos.shoot.target", edition="de")
    assert usual.pieces[0].text != german.pieces[0].text
    assert german.pieces[0].mark == ""


def test_a_setting_shows_the_value_in_force() -> None:
    def value(**how: str) -> str:
        blocks = [block for block in chapter("celtos", "settings", **how).blocks if isinstance(block, Entries)]
        (found,) = (each for block in blocks for each in block.entries if each.id == "celtos.edition.target")
        return found.figure

    assert value() == "Nearest, not in close combat"
    assert value(edition="de") == "First in sight"


def test_lengths_are_in_the_units_asked_for() -> None:
    assert '1"' in told("celtos", "celtos.coherency").pieces[0].text
    assert "2.5" in told("celtos", "celtos.coherency", units="cm").pieces[0].text


def test_the_table_of_a_rule_stands_in_its_chapter() -> None:
    tables = [block for block in chapter("celtos", "tests").blocks if isinstance(block, Table)]
    assert [len(table.rows) for table in tables] == [10, 1]


def test_a_script_is_read_sign_by_sign() -> None:
    text = (
        "# start: Begin\n\nOne line\nand another.\n\n- a\n- b\n:: rule toy.die toy.hit\n\n:: diagram d | Words | of it."
    )
    found = [(part.kind, part.names, part.words) for part in parts(text)]
    assert found == [
        ("chapter", ("start",), "Begin"),
        ("prose", (), "One line and another."),
        ("point", (), "a"),
        ("point", (), "b"),
        ("rule", ("toy.die", "toy.hit"), ""),
        ("diagram", ("d",), "Words | of it."),
    ]


@each_book
def test_an_example_has_its_picture_and_its_story(game: str, language: Language) -> None:
    blocks = [block for each in written(game, language).chapters for block in each.blocks]
    examples = [block for block in blocks if isinstance(block, Example)]
    assert len(examples) >= 4
    for example in examples:
        assert example.svg.startswith("<svg")
        assert example.told
    assert any(example.odds for example in examples)
