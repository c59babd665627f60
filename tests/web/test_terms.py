"""Help in place: whatever the page names by a rule has a short word for it, in every language."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from carnyx.games import GAMES
from carnyx.games.celtos.rules.ground import KINDS as CELTOS
from carnyx.games.celtos.rules.ground import told_by as celtos_ground
from carnyx.games.warriors.rules.ground import KINDS as WARRIORS
from carnyx.games.warriors.rules.ground import told_by as warriors_ground
from carnyx.web.terms import terms
from carnyx.words import LANGUAGES, Language
from tests.web.tables import House, housed

SCENARIOS = {"celtos": "demo", "warriors": "box"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with housed(tmp_path_factory.mktemp("terms")) as running:
        yield running


def named(value: Any) -> Iterator[str]:
    """Every rule that a message names as the meaning of something on the page."""
    if isinstance(value, list):
        for each in value:
            yield from named(each)
    elif isinstance(value, dict):
        for name, each in value.items():
            if name == "rule" and isinstance(each, str) and "dice" not in value and "text" not in value:
                yield each
            elif name in ("arms", "phase_rules"):
                yield from each
            else:
                yield from named(each)


def has_word(words: dict[str, Any], rule: str) -> bool:
    """Whether a rule, or the whole that it is a part of, has a word."""
    return any(rule[:end] in words for end in (i for i, sign in enumerate(f"{rule}.") if sign == "."))


@pytest.mark.parametrize("system", SCENARIOS)
def test_what_the_page_names_by_a_rule_has_a_word(house: House, system: str) -> None:
    battle = house.begin(system, SCENARIOS[system], "person", "thumb")
    with house.browser(battle) as browser:
        opened = browser.until(lambda message: message["is"] == "opened")
        state = browser.until(lambda message: message["is"] == "state" and message.get("question"))
        bodies = [body["id"] for body in state["scene"]["bodies"]]
        cards = [browser.ask("card", "card", unit=unit) for unit in bodies]
    status, body = house.fetch(f"/api/battles/{battle}/terms?lang=de")
    assert status == 200
    words = json.loads(body)
    rules = set(named([opened["stage"], state["scene"], state["question"], cards]))
    assert len(rules) > 10
    assert sorted(rule for rule in rules if not has_word(words, rule)) == []


@pytest.mark.parametrize("system", SCENARIOS)
def test_everything_on_a_card_names_its_rule(house: House, system: str) -> None:
    battle = house.begin(system, SCENARIOS[system], "person", "thumb")
    with house.browser(battle) as browser:
        state = browser.until(lambda message: message["is"] == "state" and message.get("question"))
        bodies = state["scene"]["bodies"]
        cards = [browser.ask("card", "card", unit=body["id"])["card"] for body in bodies]
    badges = [badge for body in bodies for badge in body.get("badges", ())]
    told = [fact for card in cards for fact in (*card["facts"], *card.get("traits", ()))]
    assert len(told) > 50
    assert [each["label"] for each in (*told, *badges) if not each.get("rule")] == []
    assert [card["name"] for card in cards if len(card.get("arms", ())) != len(card.get("weapons", ()))] == []


@pytest.mark.parametrize(("kinds", "told_by"), [(CELTOS, celtos_ground), (WARRIORS, warriors_ground)])
def test_each_kind_of_ground_is_told_by_a_rule_about_it(kinds: frozenset[str], told_by: Callable[[str], str]) -> None:
    """Neither is a hedge told of by the rule about woods, nor a wood by how far foot moves."""
    system = told_by("wood").partition(".")[0]
    words = terms(system, GAMES[system].rules.editions["default"], "en", "in")
    assert [kind for kind in sorted(kinds) if told_by(kind) not in words] == []
    assert len({told_by(kind) for kind in ("wood", "hedge", "hill")}) == 3
    assert "hedge" in words[told_by("hedge")].text or "obstacle" in words[told_by("hedge")].text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("system", SCENARIOS)
def test_every_rule_has_a_short_word(system: str, lang: Language) -> None:
    game = GAMES[system]
    found = terms(system, game.rules.editions["default"], lang, "in")
    assert set(found) == set(game.rules.registry.rules)
    assert [rule for rule, term in found.items() if not term.title] == []


def test_a_battle_that_there_is_not_has_no_words(house: House) -> None:
    assert house.fetch("/api/battles/0000/terms")[0] == 404
