"""The soak: random battles of any system, looked at after every answer, every step and every rule taken counted.

A step is taken when it is carried out.  A rule is taken when

- a check of that name is thrown, or a modifier of that name is part of a check that is thrown;
- a throw is read off a table of results of that name, or comes to a result of that name;
- a question is answered whose options name it;
- an answer is refused by it: besides a proper answer, wrong ones are tried all the time;
- it is a setting, and a rule that it governs was taken in the battle (its choices are counted one by one);
- the game's witness says so, who sees every step: its story names a rule for whatever happens.

A rule that nothing can take must be on the game's list of definitions, with the reason; one that is taken must not.

A game may also have its battles checked for what every system promises (`tests/conformance.py`), so that no other
battles have to be fought for that.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from multiprocessing import get_context
from operator import add
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from carnyx.core.check import Check
from carnyx.core.dice import Faces, Reading
from carnyx.core.flow import Choose, Pause, Question, refuse, sample, understand
from carnyx.core.journal import Journal, read
from carnyx.core.rule import Refused, RuleId
from carnyx.core.system import System
from tests.conformance import CORE_RULES, LONGEST, Played, every_decision_can_be_taken_back, nothing_sealed

WRONG = 0.5  # how often a player gives a wrong answer first
LOADED = 0.1  # how often impossible dice are tried first
TOGETHER = 7  # battles that one process fights in a row; the last of them are of every kind

T = TypeVar("T")
R = TypeVar("R")


class Witness(Protocol):
    """Who watches a battle, and names the rules that each answer took."""

    def opening(self, first: Pause[Any]) -> Iterable[RuleId]: ...

    def rules(self, before: Pause[Any], answer: Any, after: Pause[Any]) -> Iterable[RuleId]: ...


Promise = Callable[[Played], None]


def unchecked(seed: int) -> Sequence[Promise]:
    """For a game whose battles are checked elsewhere."""
    return ()


class Game(Struct, frozen=True):
    """What a game lends to its soak."""

    system: System[Any]
    setup: Callable[[int], Struct]  # how the battle of a seed begins
    witness: Callable[[Any], Witness]  # for a battle that begins so
    wrong: Callable[[Any, Any], str | None]  # what is wrong with a position, and was not with the one before it
    definitions: Mapping[RuleId, str]  # the rules that nothing can take, with the reason
    promises: Callable[[int], Sequence[Promise]] = unchecked  # what the battle of a seed is checked for
    sealed: Callable[[Any], Sequence[Any]] = nothing_sealed  # as `Played` wants it


class Tally(Struct, frozen=True):
    """How often every step, rule and choice of a setting was taken."""

    steps: Counter[str]
    rules: Counter[str]
    choices: Counter[str]

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.steps + other.steps, self.rules + other.rules, self.choices + other.choices)


NOTHING = Tally(Counter(), Counter(), Counter())


class Soaked(Struct, frozen=True):
    """What came of some battles: the tally, the journal of the last one, and the answers of those that were checked."""

    tally: Tally
    journal: bytes
    checked: int


def soaked(game: Game, seed: int) -> Soaked:
    """A random battle from muster to end and its journal read again; an error names the seed."""
    try:
        return _soaked(game, seed)
    except Exception as error:
        raise AssertionError(f"{game.system.id}, seed {seed}: {error!r}") from error


def in_a_row(game: Game, seeds: Sequence[int]) -> Soaked:
    """Some battles one after the other."""
    found = [soaked(game, seed) for seed in seeds]
    tally = reduce(add, (each.tally for each in found))
    return Soaked(tally, found[-1].journal, sum(each.checked for each in found))


def rows(battles: int) -> list[range]:
    """The seeds of so many battles, as many in a row as one process fights."""
    return [range(start, min(start + TOGETHER, battles)) for start in range(0, battles, TOGETHER)]


def _soaked(game: Game, seed: int) -> Soaked:
    system, setup, rng = game.system, game.setup(seed), Random(seed)
    known = CORE_RULES | system.registry.rules.keys()
    table, witness = Journal(system, setup), game.witness(setup)
    steps, rules = Counter[str](), Counter[str](witness.opening(table.pause))
    said: dict[str, list[Any]] = {}  # answers so far, by the step that asked
    pauses, answers, before = [table.pause], [], None
    while (question := (pause := table.pause).question) is not None:
        assert len(table.entries) < LONGEST, "it does not end"
        assert (wrong := game.wrong(before, pause.battle)) is None, f"after answer {len(table.entries)}: {wrong}"
        assert system.verdict(pause.battle) is None, "a verdict before the end"
        answer = sample(question, rng)
        refusal = refuse(question, answer)
        assert refusal is None, f"{pause.battle.agenda[-1]} refuses its own {answer}: {refusal}"
        plain = msgspec.to_builtins(answer)
        if rng.random() < (WRONG if isinstance(question, Choose) else LOADED):
            rules.update(refused(question, _wrong(plain, said, type(pause.battle.agenda[-1]).__name__, rng)))
        said.setdefault(type(pause.battle.agenda[-1]).__name__, []).append(plain)
        table.answer(plain)
        steps.update(type(record.step).__name__ for record in table.pause.trail)
        rules.update(asked(question, answer))
        rules.update(witness.rules(pause, answer, table.pause))
        before = pause.battle
        pauses.append(table.pause)
        answers.append(answer)
    assert (wrong := game.wrong(before, table.pause.battle)) is None, f"at the end: {wrong}"
    promises = game.promises(seed)
    for promise in promises:
        promise(Played(system, setup, seed, table, pauses, answers, game.sealed))
    rules.update(_late(table))
    assert rules.keys() <= known, f"nobody knows {rules.keys() - known}"
    journal = b"".join(table.lines())
    if every_decision_can_be_taken_back not in promises:  # which reads a journal with the same answers, and more
        assert read(journal, {system.id: system}).pause == table.pause, "its journal comes to another end"
    choices = list(_in_force(system, setup, rules))
    rules.update(id for id, _ in choices)
    tally = Tally(steps, rules, Counter(f"{id}={value}" for id, value in choices))
    return Soaked(tally, journal, len(answers) if promises else 0)


def asked(question: Question, answer: Any) -> Iterator[RuleId]:
    """The rules that a question takes by being answered."""
    if isinstance(question, Choose):
        if rule := getattr(question.options, "rule", None):
            yield rule
        return
    for check, _ in thrown(question, answer):
        yield check.rule
        yield from (each.id for each in check.applied)
    if isinstance(question, Reading):
        yield question.bands.id
        yield question.bands(question.check.total(*answer)).id


def thrown(question: Any, faces: Any) -> Iterator[tuple[Check, Faces]]:
    """Every check of a throw for which dice were thrown, with their faces, whatever the throw is called."""
    match question:
        case object(check=check):
            yield check, faces
        case object(checks=checks):
            yield from ((check, row) for check, row in zip(checks, faces, strict=True) if row)
        case object(chains=chains):
            for chain, rows in zip(chains, faces, strict=True):
                yield from thrown(chain, rows)


def refused(question: Question, raw: Any) -> Iterator[RuleId]:
    """The rule that refuses an answer; what is merely another proper answer is refused by none."""
    try:
        refusal = refuse(question, understand(question, raw))
    except Refused as error:
        refusal = error.refusal
    if refusal is not None:
        yield refusal.rule


def _late(table: Journal[Any]) -> Iterator[RuleId]:
    """The rule by which a battle that is over refuses an answer."""
    try:
        table.answer(table.entries[-1].answer)
    except Refused as error:
        yield error.refusal.rule


def _in_force(system: System[Any], setup: Any, rules: Counter[str]) -> Iterator[tuple[RuleId, int | str]]:
    """Every setting that governs a rule which was taken, with the value it had."""
    values = (getattr(setup, name) for name in setup.__struct_fields__)
    edition = next(value for value in values if isinstance(value, system.registry.edition))
    for each in system.registry.settings:
        if any(rule in rules for rule in each.rules):
            yield each.id, getattr(edition, each.name)


def _wrong(proper: Any, said: Mapping[str, list[Any]], step: str, rng: Random) -> Any:
    """An answer that is probably wrong: one that was proper to another question, or this one with something changed."""
    alike = said.get(step, [])
    if alike and rng.random() < 0.2:
        return rng.choice(alike)
    if said and rng.random() < 0.1:
        return rng.choice(said[rng.choice([*said])])
    return _changed(proper, sorted({word for each in alike for word in _words(each)}), rng)


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _words(each)


def _changed(value: Any, words: Sequence[str], rng: Random) -> Any:
    """A value with one thing in it changed, or all its numbers alike."""
    if isinstance(value, str):
        return rng.choice(words) if words else value + "?"
    if isinstance(value, int):
        return value + _step(rng)
    if not isinstance(value, (list, tuple)):
        return rng.randint(0, 20)
    if not value:
        return [[rng.randint(0, 20_000), rng.randint(0, 20_000)]]
    place, other = rng.randrange(len(value)), rng.randrange(len(value))
    changed = list(value)
    match rng.randrange(8):
        case 0:
            return []
        case 1:
            return changed[:place] + changed[place + 1 :]
        case 2:
            changed[place] = changed[other]
        case 3 | 4:
            return _shifted(changed, (_step(rng), _step(rng)))
        case _:
            changed[place] = _changed(changed[place], words, rng)
    return changed


def _step(rng: Random) -> int:
    return rng.choice((-1, 1)) * rng.randint(1, int(10 ** rng.randint(1, 4)))


def _shifted(value: Any, by: tuple[int, int]) -> Any:
    """All numbers changed alike: those in even places by one step, those in odd places by another."""
    if isinstance(value, (list, tuple)):
        return [each + by[place % 2] if type(each) is int else _shifted(each, by) for place, each in enumerate(value)]
    return value


def shortfall(game: Game, tally: Tally, least: int) -> list[str]:
    """Every step, rule and choice that was taken too seldom, and every definition that is none."""
    system = game.system
    rules = (CORE_RULES | system.registry.rules.keys()) - game.definitions.keys()
    choices = [f"{each.id}={choice}" for each in system.registry.settings for choice in each.choices]
    wanted = (
        *(("step", step.__name__, tally.steps) for step in system.steps),
        *(("rule", rule, tally.rules) for rule in sorted(rules)),
        *(("choice", choice, tally.choices) for choice in choices),
    )
    return [
        *(f"{what} {name}: {counter[name]}" for what, name, counter in wanted if counter[name] < least),
        *(f"{rule} is called a definition and was taken" for rule in game.definitions if tally.rules[rule]),
        *(f"{rule} is no rule" for rule in game.definitions if rule not in system.registry.rules),
    ]


def spread(task: Callable[[T], R], items: Sequence[T], processes: int | None = None) -> list[R]:
    """A task for every item, in so many processes or on all cores that other tests leave free."""
    processes = processes or free_cores()
    if processes == 1:
        return [task(item) for item in items]
    # Not "fork", since a process that runs tests for another has threads.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return list(pool.map(task, items))


def free_cores() -> int:
    """The share of the cores that belongs to this one of the processes that run the tests."""
    return max(1, (os.cpu_count() or 1) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


REPLAY = """
import sys
from pathlib import Path
from carnyx.core.journal import load
from msgspec.structs import replace
from carnyx.core.system import faultless
from carnyx.games import SYSTEMS
systems = {id: replace(system, faults=faultless) for id, system in SYSTEMS.items()}
for path in sorted(Path(sys.argv[1]).iterdir()):
    print([entry.digest for entry in load(path, systems).entries])
"""


def replayed(journals: Sequence[bytes], folder: Path, hash_seed: str) -> list[str]:
    """The digests that journals replay to, in a program of their own with that hash seed."""
    for number, journal in enumerate(journals):
        (folder / f"{number}.jsonl").write_bytes(journal)
    return subprocess.run(
        [sys.executable, "-c", REPLAY, str(folder)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
