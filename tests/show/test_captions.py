"""What is played on the table has words: what dice are thrown for, orders, phases and results, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carnyx.core.system import System
from carnyx.games import GAMES, SYSTEMS
from carnyx.show import events as ev
from carnyx.show.captions import captions, throws
from carnyx.web.setups import Wish, prepared
from carnyx.words import LANGUAGES
from tests.show.happenings import fought

SCENARIOS = {"celtos": "demo", "warriors": "box"}


def happened(id: str) -> Iterator[ev.Event]:
    system: System[object] = SYSTEMS[id]
    setup = prepared(Wish(id, SCENARIOS[id], ("person", "person")))
    for pause in fought(system, setup, 2):
        for record in pause.trail:
            yield from GAMES[id].telling.events(record)


@pytest.fixture(scope="module", params=SCENARIOS)
def acts(request: pytest.FixtureRequest) -> tuple[ev.Event, ...]:
    return tuple(happened(request.param))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_dice_orders_and_reactions_have_words(acts: tuple[ev.Event, ...], lang: str) -> None:
    said = captions(acts, lang)
    thrown_for = {dice.rule for event in acts for dice in throws(event)}
    ordered = {event.order for event in acts if isinstance(event, ev.Ordered | ev.Sent)}
    others = {event.rule for event in acts if isinstance(event, ev.Contested | ev.Reacted)}
    assert thrown_for
    assert ordered
    assert {id for id in thrown_for | ordered | others if not said.get(id)} == set()
    assert not any("{" in text or ("-" in text.partition(" ")[0] and text.islower()) for text in said.values())


def test_phases_of_the_turn_have_words() -> None:
    phase = ev.PhaseBegan(rule="warriors.turn", name="phase-shooting", number=1)
    assert captions([phase], "en") == {"phase-shooting": "Shooting"}
    assert captions([phase], "de") != captions([phase], "en")


@pytest.mark.parametrize("why", ["no-shooters", "no-targets"])
def test_why_a_phase_is_passed_over_has_words(why: str) -> None:
    phase = ev.PhaseBegan(rule="warriors.turn", name="phase-shooting", number=1, is_idle=True, why=why)
    assert len({captions([phase], lang)[why] for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_sentence_of_the_story_is_no_title() -> None:
    side = ev.PhaseBegan(rule="warriors.move.order", name="side-moves", player=0)
    assert captions([side], "en") == {}


def test_what_lapses_is_named_with_its_order() -> None:
    order = ev.Lapsed(rule="warriors.orders.courier", why="lapses", unit=1, target=2, order="attack")
    assert captions([order], "en")["attack"] == "ATTACK"
    boast = ev.Lapsed(rule="warriors.boast.first_blood", why="boast-broken", player=0)
    assert captions([boast], "en") == {"warriors.boast.first_blood": "First blood"}
