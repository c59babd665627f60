"""What every system must keep, whatever its game: checks over battles played at random from muster to end.

`conform` runs them all; a test may also run one at a time over the battles of `battles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from carnyx.core.codec import decode, digest, encode
from carnyx.core.edition import settings
from carnyx.core.flow import Choose, Pause, Question, accept, begin, go_on, play, refuse, sample, settle, understand
from carnyx.core.forced import forced
from carnyx.core.journal import Journal, read
from carnyx.core.position import at_its_start, turn_started, understood
from carnyx.core.rule import Refusal, Refused
from carnyx.core.system import System

E = TypeVar("E", bound=Struct)

CORE_RULES = frozenset({"core.dice", "core.answer", "core.over"})
PLAYERS = (0, 1)
LONGEST = 5_000
SAMPLES = 5
STRANGERS = 50  # answers to other questions that are tried at each
GARBAGE: tuple[Any, ...] = (
    None,
    "",
    "no such answer",
    [],
    [[]],
    [None],
    {},
    {"undo": 1},
    {"x": 0, "y": 0},
    True,
    -1,
    10**30,
    [10**30, -(10**30)],
    [[10**30]],
    2.5,
    [0.5, 0.5],
    float("nan"),
    b"fire",
    object(),
)


def nothing_sealed(battle: Any) -> Sequence[Any]:
    """For a game without secrets."""
    return ()


class Played(Struct, frozen=True):
    """A battle from muster to end: its table, every pause, and what was answered at each."""

    system: System[Any]
    setup: Struct
    seed: int
    table: Journal[Any]
    pauses: list[Pause[Any]]
    answers: list[Any]
    sealed: Callable[[Any], Sequence[Any]]  # what each player has sealed, by player; nothing: None; no more of it: ()

    @property
    def name(self) -> str:
        """How to play it again."""
        return f"{self.system.id}, {self.setup}, seed {self.seed}"

    @property
    def asked(self) -> Iterator[tuple[Pause[Any], Question]]:
        """Every pause with its question; the end has none."""
        return ((pause, pause.question) for pause in self.pauses if pause.question is not None)


def random_edition(kind: type[E], rng: Random) -> E:
    """Any edition of a game: each setting by lot."""
    return kind(
        **{
            each.name: rng.choice(each.choices) if each.choices else rng.randint(each.low, each.high)
            for each in settings(kind)
        }
    )


def battles(
    system: System[Any],
    setups: Sequence[Struct],
    seeds: Sequence[int],
    sealed: Callable[[Any], Sequence[Any]] = nothing_sealed,
    longest: int = LONGEST,
) -> Iterator[Played]:
    """A battle for every seed, the setups in turn."""
    for place, seed in enumerate(seeds):
        setup = setups[place % len(setups)]
        rng = Random(seed)
        table = Journal(system, setup)
        pauses, answers = [table.pause], []
        while (question := table.pause.question) is not None:
            assert len(pauses) <= longest, f"{system.id}, {setup}, seed {seed}: does not end"
            answer = sample(question, rng)
            refusal = refuse(question, answer)
            assert refusal is None, f"{system.id}, {setup}, seed {seed}: {question} refuses its own {answer}: {refusal}"
            table.answer(msgspec.to_builtins(answer))
            answers.append(answer)
            pauses.append(table.pause)
        yield Played(system, setup, seed, table, pauses, answers, sealed)


def the_codec_brings_every_position_back(game: Played) -> None:
    for pause in game.pauses:
        text = encode(pause.battle)
        again = decode(text, game.system.battle)
        assert again == pause.battle, f"{game.name}: decoded otherwise: {text!r}"
        assert encode(again) == text, f"{game.name}: encoded otherwise: {text!r}"
        assert digest(again) == digest(pause.battle), game.name
        assert begin(again).battle == pause.battle, f"{game.name}: a decoded battle went on by itself"


def every_sample_is_allowed(game: Played) -> None:
    rng = Random(game.seed)
    for pause, question in game.asked:
        for _ in range(SAMPLES):
            answer = sample(question, rng)
            refusal = refuse(question, answer)
            assert refusal is None, f"{game.name}: {pause.battle.agenda[-1]} refuses its own {answer}: {refusal}"
            again = understand(question, msgspec.to_builtins(answer))
            assert again == answer, f"{game.name}: {answer} came back from the wire as {again}"


def a_battle_whose_samples_nobody_judges_is_the_same(game: Played) -> None:
    pause = begin(game.system.muster(game.setup))
    for answer, judged in zip(game.answers, game.pauses[1:], strict=True):
        pause = accept(pause, answer)
        assert pause.battle == judged.battle, f"{game.name}: {answer} leads elsewhere when nobody judges it"


def every_hint_is_allowed(game: Played) -> None:
    for pause, question in game.asked:
        if isinstance(question, Choose):
            hints = question.options.hints()
            assert hints, f"{game.name}: {pause.battle.agenda[-1]} gives no hint"
            for hint in hints:
                refusal = refuse(question, hint)
                assert refusal is None, f"{game.name}: {pause.battle.agenda[-1]} refuses its hint {hint}: {refusal}"


def every_choice_is_listed_and_allowed(game: Played) -> None:
    """Where answers can be listed, all of them are: a sample is among them, unless it concedes."""
    rng = Random(game.seed)
    for pause, question in game.asked:
        if not isinstance(question, Choose) or (choices := question.options.choices()) is None:
            continue
        assert choices, f"{game.name}: {pause.battle.agenda[-1]} lists no choice"
        for choice in choices:
            refusal = refuse(question, choice)
            assert refusal is None, f"{game.name}: {pause.battle.agenda[-1]} refuses its choice {choice}: {refusal}"
        for answer in (sample(question, rng) for _ in range(SAMPLES)):
            listed = answer in choices or answer == "concede"
            assert listed, f"{game.name}: {pause.battle.agenda[-1]} does not list {answer}"


def a_forced_answer_leads_where_any_other_would(game: Played) -> None:
    rng = Random(game.seed)
    for pause, question in game.asked:
        if (found := forced(pause)) is None:
            continue
        after = play(pause.battle, found.answer).battle
        for answer in (sample(question, rng) for _ in range(SAMPLES)):
            same = answer == "concede" or play(pause.battle, answer).battle == after
            assert same, f"{game.name}: {pause.battle.agenda[-1]} is not forced: {answer} leads elsewhere"


def garbage_is_refused_and_changes_nothing(game: Played) -> None:
    known = CORE_RULES | game.system.registry.rules.keys()
    for pause, question in game.asked:
        before = encode(pause.battle)
        proper = msgspec.to_builtins(sample(question, Random(game.seed)))
        hints = question.options.hints() if isinstance(question, Choose) else ()
        for raw in (*GARBAGE, *_spoilt(proper)):
            if _is_one_of(question, raw, hints):  # what is garbage to one question may be an answer to another
                continue
            refusal = _refused(pause, raw)
            assert refusal is not None, f"{game.name}: {pause.battle.agenda[-1]} takes {raw!r}"
            assert refusal.rule in known, f"{game.name}: nobody knows the rule {refusal.rule}"
        assert encode(pause.battle) == before, f"{game.name}: a refused answer changed the battle"


def every_refusal_names_a_known_rule(game: Played) -> None:
    """Tried with answers that were proper at some other question of the battle."""
    known = CORE_RULES | game.system.registry.rules.keys()
    rng = Random(game.seed)
    for pause, question in game.asked:
        for answer in rng.sample(game.answers, min(STRANGERS, len(game.answers))):
            try:
                refusal = refuse(question, understand(question, msgspec.to_builtins(answer)))
            except Refused as refused:
                refusal = refused.refusal
            if refusal is not None:
                assert refusal.rule in known, f"{game.name}: nobody knows the rule {refusal.rule}"
                raised = _refused(pause, msgspec.to_builtins(answer))
                assert raised == refusal, f"{game.name}: {answer} raised {raised}"


def every_throw_is_exact(game: Played) -> None:
    rng = Random(game.seed)
    for pause, question in game.asked:
        if isinstance(question, Choose):
            continue
        step = pause.battle.agenda[-1]
        outcomes = list(question.outcomes())
        means = [outcome for outcome, _ in outcomes]
        assert sum(chance for _, chance in outcomes) == 1, f"{game.name}: {step} has outcomes {outcomes}"
        assert all(chance > 0 for _, chance in outcomes), f"{game.name}: {step} has outcomes {outcomes}"
        assert len(set(means)) == len(means), f"{game.name}: {step} has an outcome twice: {outcomes}"
        for _ in range(SAMPLES):
            faces = question.sample(rng)
            outcome = question.read(faces)
            assert outcome in means, f"{game.name}: {step} reads {faces} as {outcome}"
            played, settled = play(pause.battle, faces).battle, settle(pause.battle, outcome).battle
            assert played == settled, f"{game.name}: {step} takes {faces} and {outcome} for two things"


def the_journal_replays_to_the_same_positions(game: Played) -> None:
    again = read(b"".join(game.table.lines()), {game.system.id: game.system})
    assert again.entries == game.table.entries, game.name
    assert again.header == game.table.header, game.name
    assert again.pause.battle == game.table.pause.battle, game.name
    after = zip(game.answers, game.pauses[1:], strict=True)
    assert [entry.digest for entry in again.entries] == [digest(answer, pause.battle) for answer, pause in after]


def every_decision_can_be_taken_back(game: Played) -> None:
    rng = Random(game.seed)
    table = Journal(game.system, game.setup)
    numbers = []
    for answer, entry in zip(game.answers, game.table.entries, strict=True):
        question = table.pause.question
        assert question is not None, game.name
        if isinstance(question, Choose):
            before = digest(table.pause.battle)
            done = table.answer(msgspec.to_builtins(sample(question, rng)))
            undone = table.undo(done.number)
            assert digest(table.pause.battle) == before, f"{game.name}: entry {done.number} lingers"
            numbers += [done.number, undone.number]
        again = table.answer(msgspec.to_builtins(answer))
        assert again.digest == entry.digest, f"{game.name}: other after an undo"  # of the answer and of the position
        numbers.append(again.number)
    assert numbers == list(range(1, len(numbers) + 1)), f"{game.name}: numbers {numbers}"
    replay = read(b"".join(table.lines()), {game.system.id: game.system})
    assert replay.entries == table.entries, game.name
    assert replay.pause == game.table.pause, f"{game.name}: its journal comes to another end"


def a_view_hides_what_is_sealed(game: Played) -> None:
    view = game.system.view
    for pause in game.pauses:
        secrets = game.sealed(pause.battle)
        for player, own in enumerate(secrets):
            seen = view(pause.battle, player)
            text = encode(seen)
            assert decode(text, game.system.battle) == seen, f"{game.name}: a view that cannot be sent"
            assert view(seen, player) == seen, f"{game.name}: a view of a view is another"
            assert own is None or encode(own) in text, f"{game.name}: {player} cannot see what is his"
            for owner, secret in enumerate(secrets):
                if owner != player and secret is not None and secret != own:
                    assert encode(secret) not in text, f"{game.name}: {player} sees {secret}, sealed by {owner}"


def a_view_is_the_same_whatever_is_sealed(game: Played) -> None:
    """Battles that differ only in what one player has just sealed look alike to every other, to the byte."""
    for pause, question in game.asked:
        secrets = game.sealed(pause.battle)
        if not isinstance(question, Choose) or not secrets or secrets[question.player] is not None:
            continue
        owner = question.player
        afters = [play(pause.battle, answer).battle for answer in question.options.hints()]
        twins = [after for after in afters if (now := game.sealed(after)) and now[owner] is not None]
        for player in range(len(secrets)):
            views = {encode(game.system.view(after, player)) for after in twins}
            if player != owner:
                assert len(views) <= 1, f"{game.name}: {player} can tell what {owner} sealed: {views}"


def a_battle_ends_with_a_verdict_and_takes_no_more(game: Played) -> None:
    for pause, _ in game.asked:
        assert game.system.verdict(pause.battle) is None, f"{game.name}: a verdict before the end"
    end = game.pauses[-1]
    assert end.question is None, game.name
    assert game.system.verdict(end.battle) in (None, *range(4)), f"{game.name}: a stranger won"
    for raw in (*GARBAGE, msgspec.to_builtins(game.answers[-1])):
        refusal = _refused(end, raw)
        assert refusal is not None, f"{game.name}: {raw!r} after the end"
        assert refusal.rule == "core.over", f"{game.name}: {raw!r} after the end"


def each_position_brings_its_battle_back(game: Played) -> None:
    """From each turn's start the same answers lead to the next one, by way of the position alone."""
    system, starts = game.system, []
    for place, pause in enumerate(game.pauses):
        started = turn_started(system, pause.trail)
        if started is not None:
            starts.append((place, system.stands(started)))
    assert [position.turn for _, position in starts] == list(range(1, len(starts) + 1)), f"{game.name}: turns missing"
    ends = [*starts[1:], (len(game.answers), None)]
    for (first, kept), (last, expected) in zip(starts, ends, strict=True):
        pause = begin(system.resumed(game.setup, understood(system, msgspec.json.decode(encode(kept)))))
        assert system.stands(at_its_start(system, pause.trail[0].before)) == kept, f"{game.name}: turn {kept.turn}"
        for answer in game.answers[first:last]:
            pause = _answered(pause, answer, f"{game.name}: turn {kept.turn}")
        found = turn_started(system, pause.trail)
        assert expected is None or found is not None, f"{game.name}: turn {kept.turn} has another end"
        assert found is None or system.stands(found) == expected, f"{game.name}: turn {kept.turn} has another end"


CHECKS: tuple[Callable[[Played], None], ...] = (
    the_codec_brings_every_position_back,
    every_sample_is_allowed,
    a_battle_whose_samples_nobody_judges_is_the_same,
    every_hint_is_allowed,
    every_choice_is_listed_and_allowed,
    a_forced_answer_leads_where_any_other_would,
    garbage_is_refused_and_changes_nothing,
    every_refusal_names_a_known_rule,
    every_throw_is_exact,
    the_journal_replays_to_the_same_positions,
    every_decision_can_be_taken_back,
    a_view_hides_what_is_sealed,
    a_view_is_the_same_whatever_is_sealed,
    a_battle_ends_with_a_verdict_and_takes_no_more,
    each_position_brings_its_battle_back,
)


def conform(
    system: System[Any],
    setups: Sequence[Struct],
    seeds: Sequence[int],
    sealed: Callable[[Any], Sequence[Any]] = nothing_sealed,
    longest: int = LONGEST,
) -> None:
    """Every check over every battle."""
    for game in battles(system, setups, seeds, sealed, longest):
        for check in CHECKS:
            check(game)


def _answered(pause: Pause[Any], answer: Any, name: str) -> Pause[Any]:
    """The next pause; an answer that does not fit the question is an answer to another battle."""
    try:
        return go_on(pause, None if pause.question is None else understand(pause.question, msgspec.to_builtins(answer)))
    except Refused as refused:
        raise AssertionError(f"{name} takes other answers: {refused.refusal}") from refused


def _refused(pause: Pause[Any], raw: Any) -> Refusal | None:
    """Why an answer from the outside world is refused; nothing, if it is taken."""
    try:
        play(pause.battle, raw if pause.question is None else understand(pause.question, raw))
    except Refused as refused:
        return refused.refusal
    return None


def _is_one_of(question: Question, raw: Any, hints: Sequence[Any]) -> bool:
    """Whether what comes from the outside world is one of the hints, in full or cut short."""
    try:
        return understand(question, raw) in hints
    except Refused:
        return False


def _plain(raw: Any) -> Any:
    """Lists as the tuples they stand for."""
    return tuple(_plain(each) for each in raw) if isinstance(raw, list) else raw


def _spoilt(proper: Any) -> Iterator[Any]:
    """A proper answer with its type or its numbers gone wrong."""
    yield [proper]
    yield {"answer": proper}
    yield str(proper) + "?"
    for change in (lambda number: number + 10**6, str):
        spoilt = _each_number(proper, change)
        if _plain(spoilt) != _plain(proper):  # an answer may have no numbers in it
            yield spoilt


def _each_number(value: Any, change: Callable[[int], Any]) -> Any:
    if isinstance(value, (list, tuple)):
        return [_each_number(each, change) for each in value]
    return change(value) if isinstance(value, int) else value
