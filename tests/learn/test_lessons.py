"""Every lesson that comes with a game: carried to its end, by its own way and by many wrong ones."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from carnyx.core.flow import Choose, sample
from carnyx.core.journal import read
from carnyx.core.lesson import LEARNER, PREFIX
from carnyx.games import GAMES, SYSTEMS
from carnyx.learn.coach import coach, message
from carnyx.learn.facts import unknown
from carnyx.learn.progress import AFTER, MISSED, PASSED, progress
from carnyx.learn.signs import faults
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language
from tests.learn.pupil import Pupil, lesson_of

LESSONS = [(game.id, name) for game in GAMES.values() if game.lessons for name in game.lessons.names]
LANGUAGES: tuple[Language, ...] = get_args(Language) or ("en", "de", "es")
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def test_each_game_has_a_first_battle() -> None:
    assert {("celtos", "first"), ("warriors", "first")} <= set(LESSONS)


@each_lesson
def test_a_lesson_names_only_units_and_signs_that_there_are(game: str, name: str) -> None:
    assert list(faults(lesson_of(GAMES[game], name))) == []


@each_lesson
def test_its_forces_obey_the_army_list(game: str, name: str) -> None:
    army = GAMES[game].lists.army
    assert [army.check(force) for force in lesson_of(GAMES[game], name).forces] == [(), ()]


@each_lesson
def test_a_journal_of_it_can_be_read(game: str, name: str) -> None:
    pupil = Pupil(GAMES[game], name)
    pupil.step()
    assert list(read(b"".join(pupil.journal.lines()), SYSTEMS).lines()) == list(pupil.journal.lines())


@each_lesson
def test_its_table_is_none_of_the_scenarios_one_chooses_from(game: str, name: str) -> None:
    scenario = lesson_of(GAMES[game], name).scenario
    assert scenario.id == f"{PREFIX}{name}"
    assert scenario.id not in GAMES[game].lists.scenarios.scenarios()


@each_lesson
def test_it_teaches_only_rules_that_there_are(game: str, name: str) -> None:
    rules = {rule for stage in lesson_of(GAMES[game], name).stages for rule in stage.rules}
    words = catalogue("en")
    assert rules
    assert [rule for rule in sorted(rules) if not words.has(rule)] == []


@each_lesson
def test_who_follows_the_way_shown_does_every_stage_in_its_order_and_wins(game: str, name: str) -> None:
    pupil = Pupil(GAMES[game], name)
    pupil.finish()
    left = [stage.id for stage, done in zip(pupil.lesson.stages, pupil.now.done, strict=True) if not done]
    assert left == []
    order = [each.at for each in pupil.seen]
    assert order == sorted(order)
    assert GAMES[game].system.verdict(pupil.pause.battle) == LEARNER


@each_lesson
def test_the_same_answers_give_the_same_battle(game: str, name: str) -> None:
    one, other = Pupil(GAMES[game], name), Pupil(GAMES[game], name)
    one.finish()
    other.finish()
    assert list(one.journal.lines()) == list(other.journal.lines())


@each_lesson
@pytest.mark.parametrize("wrong", range(3))
def test_three_wrong_turns_in_each_stage_and_it_still_comes_to_an_end(game: str, name: str, wrong: int) -> None:
    """In each stage the first three answers are any that the rules allow, other than the one shown."""
    taken: dict[int, int] = {}
    rng = Random(f"{game} {name} {wrong}")

    def astray(pupil: Pupil, options: Any) -> Any:
        at = pupil.now.at
        if taken.get(at, 0) >= 3:
            return None
        question = pupil.pause.question
        assert isinstance(question, Choose)
        taken[at] = taken.get(at, 0) + 1
        found = (sample(question, rng) for _ in range(20))
        return next((answer for answer in found if answer != "concede"), None)

    pupil = Pupil(GAMES[game], name)
    pupil.finish(astray)
    assert None not in pupil.now.done
    assert max(taken.values()) == 3
    for lang in LANGUAGES:
        for seen in pupil.seen:
            said = coach(game, pupil.lesson, seen, lang, None, is_new=False)
            assert said.end if seen.at == len(seen.done) or seen.is_over else said.ask


@each_lesson
def test_who_always_rests_is_told_what_was_passed_over(game: str, name: str) -> None:
    """Nothing that is asked is ever done, and yet nobody is kept waiting."""
    script = GAMES[game].lessons
    assert script is not None
    pupil = Pupil(GAMES[game], name)
    pupil.finish(lambda pupil, options: script.script(pupil.pause, pupil.lesson, ()))
    assert None not in pupil.now.done
    assert False in pupil.now.done
    assert {MISSED, PASSED} <= {line.part for seen in pupil.seen for line in seen.lines}


@each_lesson
def test_taking_back_an_answer_takes_back_the_stage(game: str, name: str) -> None:
    pupil = Pupil(GAMES[game], name)
    pupil.finish()
    for length in range(len(pupil.story) + 1):
        assert progress(pupil.lesson, pupil.story[:length]) == pupil.seen[length]


@each_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_stage_has_its_words(game: str, name: str, lang: Language) -> None:
    lesson, words = lesson_of(GAMES[game], name), catalogue(lang)
    assert words.say(message(game, lesson), "about")
    assert all(words.say(message(game, lesson), "end", skipped=number) for number in range(3))
    for stage in lesson.stages:
        said = {each.say or MISSED for each in stage.missed} | {each.say for each in stage.astray}
        parts = {"ask", "why", AFTER, *said, *({MISSED} if stage.way or stage.can else ())}
        id = message(game, lesson, stage.id)
        assert parts <= set(words.attributes(id)), id
        for part in parts:
            assert words.say(id, part, **unknown(lesson))
