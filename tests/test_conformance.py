"""Every system keeps what the core promises; and a system that breaks a promise is caught."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from carnyx.core.dice import Chain
from carnyx.core.flow import Agenda, Choose
from carnyx.core.journal import BadJournal
from carnyx.core.length import Point
from carnyx.core.options import OneOf
from carnyx.core.registry import Registry
from carnyx.core.system import System
from tests import conformance, toy
from tests.conformance import CHECKS, Played, battles, conform, random_edition
from tests.toy.options import Within
from tests.toy.scenarios import resumed, stands

SEEDS = range(40)


class Game(Struct, frozen=True):
    """A system, how its battles may begin, and where it keeps what is sealed."""

    system: System[Any]
    setups: Sequence[Struct]
    sealed: Callable[[Any], Sequence[Any]]


def toy_setups() -> list[toy.Setup]:
    rng = Random(1)
    return [toy.setup(rng.choice(tuple(toy.SCENARIOS)), random_edition(toy.Edition, rng)) for _ in SEEDS]


GAMES = {"toy": Game(toy.TOY, toy_setups(), lambda battle: battle.sealed)}


@cache
def played(name: str) -> list[Played]:
    game = GAMES[name]
    return list(battles(game.system, game.setups, SEEDS, game.sealed))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_every_system_conforms(name: str, check: Callable[[Played], None]) -> None:
    for battle in played(name):
        check(battle)


def test_the_toys_random_setups_try_every_scenario_and_every_setting() -> None:
    tried = {(setup.scenario.id, setup.edition.turns, setup.edition.closed) for setup in toy_setups()}
    assert {scenario for scenario, _, _ in tried} == {"meadow", "ambush"}
    assert {(turns, closed) for _, turns, closed in tried} == {
        (turns, closed) for turns in (1, 2, 3) for closed in ("cover", "open")
    }


def test_the_toys_random_battles_come_to_every_step_and_every_verdict() -> None:
    steps = {type(record.step) for battle in played("toy") for pause in battle.pauses for record in pause.trail}
    assert steps == {
        toy.Turn,
        toy.Seal,
        toy.Initiative,
        toy.Reveal,
        toy.Move,
        toy.Advance,
        toy.React,
        toy.Shoot,
        toy.Allot,
        toy.Nerve,
    }
    assert {toy.verdict(battle.pauses[-1].battle) for battle in played("toy")} == {None, 0, 1}


def test_digests_do_not_depend_on_pythons_hash_seed() -> None:
    program = (
        "from tests import conformance, toy\n"
        "for game in conformance.battles(toy.TOY, [toy.setup()], [7]):\n"
        "    print([entry.digest for entry in game.table.entries])"
    )
    root = Path(__file__).resolve().parents[1]
    printed = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    (game,) = battles(toy.TOY, [toy.setup()], [7])
    assert printed == [str([entry.digest for entry in game.table.entries])] * 2


class Astray(Within, frozen=True):
    def sample(self, rng: Random) -> Point:
        return self.centre + Point(self.reach, self.reach)


class Misleading(Within, frozen=True):
    def hints(self) -> tuple[Point, ...]:
        return (self.centre, self.centre + Point(self.reach, self.reach))


class Silent(Within, frozen=True):
    def hints(self) -> tuple[Point, ...]:
        return ()


class Overstated(Within, frozen=True):
    def choices(self) -> tuple[Point, ...]:  # type: ignore[override]
        return (self.centre, self.centre + Point(self.reach, self.reach))


class Understated(Within, frozen=True):
    def choices(self) -> tuple[Point, ...]:  # type: ignore[override]
        return (self.centre,)


class Lenient(OneOf, frozen=True):
    def refuse(self, answer: str) -> None:
        return None


class Forgetful(Chain, frozen=True):
    def outcomes(self) -> Iterator[tuple[int, Fraction]]:
        return ((passed, chance) for passed, chance in super().outcomes() if passed)


class Miscounted(Chain, frozen=True):
    def read(self, faces: tuple[tuple[int, ...], ...]) -> int:
        return super().read(faces) + 100


class Lossy(Agenda, frozen=True, kw_only=True):
    units: tuple[toy.Unit, ...]


def moving(options: type[Within]) -> Callable[[toy.Move, toy.Battle], Choose | None]:
    def ask(move: toy.Move, battle: toy.Battle) -> Choose | None:
        unit = battle.units[move.who]
        return Choose(unit.player, options(unit.at, toy.PACE, "toy.move")) if unit.steady and any(unit.ranks) else None

    return ask


def shooting(chain: type[Chain]) -> Callable[[toy.Shoot, toy.Battle], Chain]:
    asked = toy.Shoot.ask
    return lambda shoot, battle: chain(asked(shoot, battle).dice, asked(shoot, battle).checks)


def restless() -> Callable[[toy.Advance, toy.Battle, None], toy.Battle]:
    strides = count()
    return lambda advance, battle, outcome: battle.put(advance.who, at=Point(next(strides), 0))


def run(check: Callable[[Played], None], system: System[Any]) -> None:
    for game in battles(system, toy_setups(), SEEDS, lambda battle: battle.sealed):
        check(game)


# the promise, the step that breaks it, the method by which it does, and the complaint
BROKEN_STEPS: tuple[tuple[Callable[[Played], None], type, str, Any, str], ...] = (
    (conformance.every_sample_is_allowed, toy.Move, "ask", moving(Astray), "refuses its own"),
    (conformance.every_hint_is_allowed, toy.Move, "ask", moving(Misleading), "refuses its hint"),
    (conformance.every_hint_is_allowed, toy.Move, "ask", moving(Silent), "gives no hint"),
    (conformance.every_choice_is_listed_and_allowed, toy.Move, "ask", moving(Overstated), "refuses its choice"),
    (conformance.every_choice_is_listed_and_allowed, toy.Move, "ask", moving(Understated), "does not list"),
    (conformance.a_forced_answer_leads_where_any_other_would, toy.Move, "ask", moving(Understated), "is not forced"),
    (
        conformance.garbage_is_refused_and_changes_nothing,
        toy.Seal,
        "ask",
        lambda seal, battle: Choose(seal.side, Lenient(("loose", "close"))),
        "takes ''",
    ),
    (conformance.every_throw_is_exact, toy.Shoot, "ask", shooting(Forgetful), "has outcomes"),
    (conformance.every_throw_is_exact, toy.Shoot, "ask", shooting(Miscounted), "reads"),
    (conformance.every_throw_is_exact, toy.Advance, "take", restless(), "for two things"),
    (conformance.a_battle_whose_samples_nobody_judges_is_the_same, toy.Advance, "take", restless(), "leads elsewhere"),
    (conformance.the_journal_replays_to_the_same_positions, toy.Advance, "take", restless(), "digest"),
    (conformance.every_decision_can_be_taken_back, toy.Advance, "take", restless(), "other after an undo"),
)


@pytest.mark.parametrize(("check", "step", "method", "broken", "complaint"), BROKEN_STEPS)
def test_a_step_that_breaks_a_promise_is_caught(
    check: Callable[[Played], None],
    step: type,
    method: str,
    broken: Any,
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(step, method, broken)
    with pytest.raises((AssertionError, BadJournal), match=complaint):
        run(check, toy.TOY)


# the promise, the part of the system that breaks it, and the complaint
BROKEN_SYSTEMS: tuple[tuple[Callable[[Played], None], dict[str, Any], str], ...] = (
    (conformance.the_codec_brings_every_position_back, {"battle": Lossy}, "decoded otherwise"),
    (
        conformance.garbage_is_refused_and_changes_nothing,
        {"registry": Registry("toy", toy.Edition, (), (), (), ())},
        "nobody knows the rule toy.seal",
    ),
    (
        conformance.every_refusal_names_a_known_rule,
        {"registry": Registry("toy", toy.Edition, (), (), (), ())},
        "nobody knows the rule toy.seal",
    ),
    (conformance.a_view_hides_what_is_sealed, {"view": lambda battle, player: battle}, "sealed by 0"),
    (
        conformance.a_view_hides_what_is_sealed,
        {"view": lambda battle, player: replace(battle, sealed=(None, None))},
        "cannot see what is his",
    ),
    (
        conformance.a_view_is_the_same_whatever_is_sealed,
        {
            "view": lambda battle, player: replace(
                battle,
                sealed=tuple(
                    stance if side == player else stance and stance[::-1] for side, stance in enumerate(battle.sealed)
                ),
            )
        },
        "0 can tell what 1 sealed|1 can tell what 0 sealed",
    ),
    (conformance.a_battle_ends_with_a_verdict_and_takes_no_more, {"verdict": lambda battle: 0}, "before the end"),
    (
        conformance.a_battle_ends_with_a_verdict_and_takes_no_more,
        {"verdict": lambda battle: None if battle.agenda else 7},
        "a stranger won",
    ),
    (
        conformance.each_position_brings_its_battle_back,
        {"stands": lambda battle: replace(stands(battle), units=tuple((*u[:2], True) for u in stands(battle).units))},
        "turn [23]",
    ),
    (
        conformance.each_position_brings_its_battle_back,
        {"resumed": lambda setup, position: replace(resumed(setup, position), units=toy.muster(setup).units)},
        "turn [23]",
    ),
    (conformance.each_position_brings_its_battle_back, {"turn": lambda battle: battle.turn // 2}, "turns missing"),
)


@pytest.mark.parametrize(("check", "parts", "complaint"), BROKEN_SYSTEMS)
def test_a_system_that_breaks_a_promise_is_caught(
    check: Callable[[Played], None], parts: dict[str, Any], complaint: str
) -> None:
    system = replace(toy.TOY, **parts)
    with pytest.raises(AssertionError, match=complaint):
        run(check, system)


def test_a_battle_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Turn, "take", lambda turn, battle, outcome: battle.then(toy.Seal(0), turn))
    with pytest.raises(AssertionError, match="does not end"):
        conform(toy.TOY, [toy.setup()], [0], longest=50)
