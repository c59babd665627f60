"""Whatever is remembered is safe between threads: several that ask at once get the answers that one gets alone.

The server follows journals and tells stories in threads, and all of them share what the program remembers of sight,
contact and marches. The positions here are those of the kept battles. Nothing is remembered when the threads begin,
they begin together, and they are interrupted as often as Python can.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Barrier, Thread
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from carnyx.core.codec import decode, encode
from carnyx.core.footprint import contacts
from carnyx.core.journal import load
from carnyx.games import SYSTEMS
from carnyx.games.celtos.play import battle as celtos
from carnyx.games.celtos.play import sight as celtos_sight
from carnyx.games.celtos.play.charges import refuse_charge
from carnyx.games.celtos.play.envelope import activated
from carnyx.games.celtos.play.followers import plan
from carnyx.games.celtos.play.moves import Goes
from carnyx.games.celtos.play.shooting import targets as celtos_targets
from carnyx.games.celtos.play.shooting import volley as celtos_volley
from carnyx.games.warriors.play import battle as warriors
from carnyx.games.warriors.play import sight as warriors_sight
from carnyx.games.warriors.play.compulsory import attack
from carnyx.games.warriors.play.engagements import touched
from carnyx.games.warriors.play.flights import flight
from carnyx.games.warriors.play.marches import Marches
from carnyx.games.warriors.play.targets import refuse_target
from carnyx.games.warriors.play.targets import targets as warriors_targets
from carnyx.games.warriors.play.volleys import volley as warriors_volley
from carnyx.words.catalogue import Catalogue
from carnyx.words.shelves import shelves

TRANSCRIPTS = Path(__file__).parent / "transcripts"
THREADS = 3
OFTEN = 1e-6  # seconds until another thread has its turn

Ask = Callable[[], object]


def celtos_questions(battle: celtos.Battle) -> Iterator[Ask]:
    """Sight, volleys, contacts, moves and charges of every unit, mostly towards each of its enemies."""
    for unit in battle.living():
        for enemy in battle.enemies(unit):
            yield lambda unit=unit, enemy=enemy: celtos_sight.views(battle, unit, enemy)
            yield lambda unit=unit, enemy=enemy: celtos_sight.visible(battle, unit, enemy)
            yield lambda unit=unit, enemy=enemy: celtos_sight.nearest_pair_seen(battle, unit, enemy)
            yield lambda unit=unit, enemy=enemy: celtos_sight.lines(battle, unit, enemy)
            yield lambda unit=unit, enemy=enemy: celtos_volley(battle, unit, enemy, moved=False)
            yield lambda unit=unit, enemy=enemy: contacts(battle.standings[unit], battle.standings[enemy])
            yield lambda unit=unit, enemy=enemy: refuse_charge(battle, unit, enemy)
        yield lambda unit=unit: celtos_targets(battle, unit)
        yield lambda unit=unit: celtos.touching(battle, unit)
        yield lambda unit=unit: plan(battle, unit, battle.enemies(unit), battle.move_of(unit))
        yield lambda unit=unit: Goes(activated(battle, unit), unit, battle.move_of(unit)).hints()


def warriors_questions(battle: warriors.Battle) -> Iterator[Ask]:
    """Sight, volleys, contacts and marches of every unit, mostly towards each of its enemies."""
    for unit in battle.formed():
        for enemy in battle.enemies(unit):
            yield lambda unit=unit, enemy=enemy: warriors_sight.blocker(battle, unit, enemy)
            yield lambda unit=unit, enemy=enemy: warriors_sight.cover(battle, unit, enemy)
            yield lambda unit=unit, enemy=enemy: refuse_target(battle, unit, enemy)
        yield lambda unit=unit: [warriors_volley(battle, unit, enemy, 1) for enemy in warriors_targets(battle, unit)]
        yield lambda unit=unit: (warriors.touching(battle, unit), touched(battle, unit))
        yield lambda unit=unit: (attack(battle, unit), flight(battle, unit))
        yield lambda unit=unit: Marches(battle, (unit,)).for_unit(unit)


CASES = [
    ("celtos", "pitched", 200, celtos_questions),
    ("celtos", "melee", 200, celtos_questions),
    ("warriors", "field1200", 90, warriors_questions),
    ("warriors", "ambush", 90, warriors_questions),
]


def forget() -> None:
    """Clear every memory of the program."""
    for module in [module for name, module in sys.modules.items() if name.startswith("carnyx.")]:
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()
            elif isinstance(each, WeakKeyDictionary):
                each.clear()


def answers(asks: list[Ask]) -> list[object]:
    """What is answered; an error is an answer too, and a wrong one."""
    found: list[object] = []
    for ask in asks:
        try:
            found.append(ask())
        except Exception as error:
            found.append(repr(error))
    return found


def answered_at_once(asks: list[Ask]) -> list[list[object]]:
    """What each of several threads is answered when all ask the same at the same time."""
    heard: list[list[object]] = []
    together = Barrier(THREADS)

    def work() -> None:
        together.wait()
        heard.append(answers(asks))

    threads = [Thread(target=work) for _ in range(THREADS)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    return heard


def wrong_answers(asks: Callable[[], list[Ask]]) -> int:
    """How many answers of several threads are not those of one; nothing is remembered before either."""
    forget()
    alone = answers(asks())
    forget()
    return sum(heard != right for each in answered_at_once(asks()) for heard, right in zip(each, alone, strict=True))


def positions(game: str, scenario: str, apart: int) -> Iterator[tuple[bytes, type[Any]]]:
    """Positions of a kept battle, so many answers apart, as text: what a value remembers of itself is not in it."""
    for _, pause in load(TRANSCRIPTS / f"{game}-{scenario}.jsonl", SYSTEMS).standing[::apart]:
        yield encode(pause.battle), type(pause.battle)


@pytest.mark.parametrize(("game", "scenario", "apart", "questions"), CASES)
def test_threads_that_ask_at_once_get_the_answers_that_one_gets_alone(
    game: str, scenario: str, apart: int, questions: Callable[[Any], Iterator[Ask]]
) -> None:
    found = [
        wrong_answers(lambda text=text, kind=kind: list(questions(decode(text, kind))))  # type: ignore[misc]
        for text, kind in positions(game, scenario, apart)
    ]
    assert not sum(found)


def test_words_that_fluent_has_to_parse_are_the_same_in_every_thread() -> None:
    def asks() -> list[Ask]:
        catalogue = Catalogue("de", shelves())
        ids = sorted(catalogue.sources)[::12]
        return [lambda id=id: catalogue.parsed(id, None, {"number": 3}) for id in ids]  # type: ignore[misc]

    assert not wrong_answers(asks)
