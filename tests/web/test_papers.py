"""Sheets and rosters over HTTP: in the running battle's edition, in the reader's language and units."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from carnyx.book.page import html as book_html
from carnyx.games import GAMES
from carnyx.sheets.plain import html
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES, Language
from tests.rulebook.books import written
from tests.web.tables import House, housed

SCENARIOS = {"celtos": "demo", "warriors": "box"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("papers")) as running:
        yield running


def page(house: House, path: str, status: int = 200) -> str:
    answered, body = house.fetch(path)
    assert answered == status
    return body.decode()


@pytest.mark.parametrize("game", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_game_is_the_one_that_is_written(house: House, game: str, language: Language) -> None:
    wanted = html(sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language, units="cm"))
    assert page(house, f"/sheet/{game}?lang={language}&units=cm") == wanted


def test_a_sheet_follows_edition_and_house_rules(house: House) -> None:
    assert 'placeholder="Buscar"' in page(house, "/sheet/celtos?edition=es&lang=es")
    assert page(house, "/sheet/celtos?edition=es&lang=en") != page(house, "/sheet/celtos?lang=en")
    housed = page(house, "/sheet/warriors?house=volleys_bow=9&lang=en")
    assert "volleys_bow=9" in housed
    assert 'class="house"' in housed


@pytest.mark.parametrize("game", SCENARIOS)
def test_a_battle_shows_the_sheet_of_its_own_rules(house: House, game: str) -> None:
    setting = {"celtos": "naturals=shooting", "warriors": "volleys_bow=9"}[game]
    battle = house.begin(game, SCENARIOS[game], "person", "person", house=[setting.split("=")])
    told = page(house, f"/battle/{battle}/sheet?lang=en")
    assert setting in told
    plain = house.begin(game, SCENARIOS[game], "person", "person")
    assert setting not in page(house, f"/battle/{plain}/sheet?lang=en")


def test_a_house_rule_in_an_edition_is_told_as_one_and_the_edition_by_its_name(house: House) -> None:
    battle = house.begin("celtos", "demo", "person", "person", edition="de", house=[["naturals", "shooting"]])
    (head,) = re.findall(r"<header>.*?</header>", page(house, f"/battle/{battle}/sheet?lang=en"))
    assert "edition de · naturals=shooting</header>" in head


@pytest.mark.parametrize("game", SCENARIOS)
@pytest.mark.parametrize(("lang", "word"), [("en", "Reconstruction"), ("de", "Rekonstruktion")])
def test_a_battle_shows_the_roster_of_each_side(house: House, game: str, lang: str, word: str) -> None:
    battle = house.begin(game, SCENARIOS[game], "person", "person")
    red, blue = (page(house, f"/battle/{battle}/roster/{seat}?lang={lang}") for seat in (0, 1))
    assert red != blue
    assert "□" in red
    assert word in red
    page(house, f"/battle/{battle}/roster/2", 404)


def test_a_sheet_can_be_searched_and_printed_and_needs_nothing_from_elsewhere(house: House) -> None:
    told = page(house, "/sheet/celtos?lang=de")
    assert '<input type="search" placeholder="Suchen"' in told
    assert "<button>Drucken</button>" in told
    assert "@media print" in told
    assert 'data-rule="celtos.cc.hit"' in told
    assert not re.search(r"(?:src|href)=", told)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/sheet/chess", 404),
        ("/sheet/celtos?edition=none", 404),
        ("/sheet/celtos?house=luck=1", 400),
        ("/sheet/celtos?house=", 400),
        ("/battle/nothing/sheet", 404),
        ("/battle/nothing/roster/0", 404),
    ],
)
def test_what_is_not_there_is_said_in_the_readers_language(house: House, path: str, status: int) -> None:
    said = {page(house, f"{path}{'&' if '?' in path else '?'}lang={lang}", status) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("<" not in each for each in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_a_game_is_the_one_that_is_written(house: House, language: Language) -> None:
    wanted = book_html(written("celtos", language, "cm"))
    assert page(house, f"/book/celtos?lang={language}&units=cm") == wanted


def test_a_battle_shows_the_rulebook_of_its_own_rules(house: House) -> None:
    battle = house.begin("celtos", "demo", "person", "person", house=[["naturals", "shooting"]])
    told = page(house, f"/battle/{battle}/book?lang=en")
    assert "naturals=shooting" in told
    assert 'id="celtos.natural"' in told


def test_a_rulebook_follows_edition_and_house_rules(house: House) -> None:
    usual = page(house, "/book/celtos?lang=en")
    assert page(house, "/book/celtos?edition=de&lang=en") != usual
    assert 'class="house"' in page(house, "/book/celtos?house=naturals=shooting&lang=en")
    page(house, "/book/chess", 404)
    page(house, "/book/celtos?house=naturals=never", 400)
    page(house, "/battle/none/book", 404)
