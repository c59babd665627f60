"""The optional rules, all off unless they are switched on: omens, time of day, threat and the word of power."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.play.calming import NOBODY, Influencing, WordOfPower
from carnyx.games.warriors.play.combatants import dice
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.play.muster import muster, prepared
from carnyx.games.warriors.play.phases import Portents
from carnyx.games.warriors.play.portents import ReadOmens, ReadSky
from carnyx.games.warriors.play.sequence import Initiative
from carnyx.games.warriors.play.threat import Threatened
from carnyx.games.warriors.play.volleys import Aim, Shooting
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import played, refused
from tests.book.rulebook import rule
from tests.book.warriors_positions import EAST, SOUTH, acted, block, kind, man, position

BOWS = kind(arms=("bow",))


def on(name):
    """The rulebook with one of the options."""
    return replace(DEFAULT, **{name: "on"})


@rule("warriors.initiative.omens", "warriors.shoot.sight.time_of_day")
@rule("warriors.combat.contact.threat", "warriors.influence.limits.magic")
def test_all_options_are_off_unless_somebody_switches_them_on():
    plain = muster(prepared("box"))
    assert not any(isinstance(step, ReadOmens | ReadSky) for step in plain.agenda)
    both = muster(prepared("box", edition=replace(on("omens"), time_of_day="on")))
    assert [step for step in both.agenda[::-1] if isinstance(step, ReadOmens | ReadSky)] == [
        ReadOmens(0),
        ReadOmens(1),
        ReadSky(),
    ]


# --- omens -----------------------------------------------------------------------------------------------------------


def auspices(*more):
    """Two Warchiefs of leadership three about to read the omens."""
    chiefs = (man(0, "warchief", 10, 5), man(1, "warchief", 10, 40, SOUTH))
    return position(*chiefs, *more, agenda=[ReadOmens(0), ReadOmens(1), Initiative()], edition=on("omens"))


@rule("warriors.initiative.omens", "warriors.initiative")
@pytest.mark.parametrize(("face", "added"), [(9, 1), (0, 1), (8, 0), (3, 0), (2, -1), (1, -1)])
def test_good_omens_add_one_to_the_initiative_and_bad_ones_take_one(face, added):
    assert played(auspices(), (face,), (5,)).question.bonuses == (3 + added, 3)
    assert played(auspices(), (5,), (face,)).question.bonuses == (3, 3 + added)


@rule("warriors.initiative.omens")
def test_the_omens_are_the_warchiefs_own():
    read = played(auspices(), (9,), (5,)).battle
    assert begin(read.changed(0, body=None, fate="killed")).question.bonuses == (0, 3)
    leaderless = position(block(0, 36, 10), agenda=[ReadOmens(0)], edition=on("omens"))
    assert begin(leaderless).question is None


# --- time of day -----------------------------------------------------------------------------------------------------


@rule("warriors.shoot.sight.time_of_day")
@pytest.mark.parametrize(("face", "day"), [(1, "dawn"), (2, "dawn"), (3, "day"), (8, "day"), (9, "dusk"), (0, "dusk")])
def test_one_die_says_when_the_battle_is_fought(face, day):
    battle = position(agenda=[ReadSky()], edition=on("time_of_day"))
    assert played(battle, (face,)).battle.portents.daylight == day


@rule("warriors.shoot.sight.time_of_day", "warriors.shoot.scores")
@pytest.mark.parametrize(
    ("day", "turn", "sees_far"),
    [
        ("dawn", 1, False),
        ("dawn", 2, False),
        ("dawn", 3, True),
        ("dusk", 6, True),
        ("dusk", 7, False),
        ("dusk", 8, False),
        ("day", 1, True),
        ("day", 8, True),
    ],
)
def test_at_dawn_and_dusk_nobody_shoots_at_long_range(day, turn, sees_far):
    near, far = block(1, 36, 19, SOUTH), block(1, 36, 19.1, SOUTH)
    for enemy, shoots in ((near, True), (far, sees_far)):
        battle = position(
            block(0, 36, 10, kind=BOWS),
            enemy,
            agenda=[Shooting()],
            portents=Portents(daylight=day),
            turn=turn,
            edition=on("time_of_day"),
        )
        assert (begin(battle).question is not None) == shoots


@rule("warriors.shoot.sight.time_of_day")
def test_who_has_a_near_target_too_is_told_why_he_may_not_shoot_at_the_far_one():
    near, far = block(1, 31, 17, SOUTH, files=2, figures=2), block(1, 41, 25, SOUTH)
    units = (block(0, 36, 10, kind=BOWS), near, far)
    dim = position(*units, agenda=[Shooting()], portents=Portents(daylight="dawn"), edition=on("time_of_day"))
    assert refused(dim, Aim(2, 1)) == "warriors.shoot.sight.time_of_day"


# --- threat ----------------------------------------------------------------------------------------------------------


def beset(figures=10, kinds=None, started=(1,), rounds=0, edition=None, more=()):
    """A narrow unit (0) touched by a broad one (1)."""
    return position(
        block(0, 36, 20, files=2, figures=4, kind=kinds or kind()),
        block(1, 36, 20, SOUTH, files=5, figures=figures, kind=kind(worth=2)),
        *more,
        agenda=[Combat()],
        started=started,
        rounds=rounds,
        edition=edition or on("threat"),
    )


@rule("warriors.combat.contact.threat")
def test_enemies_worth_twice_as_much_who_came_this_turn_are_a_threat():
    threatened = begin(beset()).battle.agenda[-1]
    assert threatened == Threatened(0)
    assert begin(beset(edition=DEFAULT)).battle.agenda[-1] != Threatened(0)
    assert begin(beset(started=(0,))).battle.agenda[-1] != Threatened(0)  # it has sought the fight itself
    assert begin(beset(rounds=1)).battle.agenda[-1] != Threatened(0)  # it knows them by now


@rule("warriors.combat.contact.threat")
def test_exactly_twice_its_worth_in_contact_is_enough():
    # Two figures of worth one against two of worth two, and against those with an inch less.
    even = position(
        block(0, 36, 20, files=2, figures=2),
        block(1, 36, 20, SOUTH, files=2, figures=2, kind=kind(worth=2)),
        agenda=[Combat()],
        started=[1],
        edition=on("threat"),
    )
    assert begin(even).battle.agenda[-1] == Threatened(0)
    fewer = position(
        block(0, 36, 20, files=3, figures=3),
        block(1, 36, 20, SOUTH, files=1, figures=2, kind=kind(worth=5)),
        agenda=[Combat()],
        started=[1],
        edition=on("threat"),
    )
    assert begin(fewer).battle.agenda[-1] != Threatened(0)  # three touch him by edge or corner, five against three


@rule("warriors.combat.contact.threat")
def test_all_who_touch_it_count():
    flank = block(1, 35, 19, EAST, files=2, figures=2)
    alone = position(
        block(0, 36, 20, files=2, figures=4), block(1, 36, 20, SOUTH, files=2, figures=2), flank,
        agenda=[Combat()], started=[1, 2], edition=on("threat"),
    )  # fmt: skip
    assert begin(alone).battle.agenda[-1] != Threatened(0)  # four against three
    hero = position(
        block(0, 36, 20, files=2, figures=4), block(1, 36, 20, SOUTH, files=2, figures=2), flank,
        man(1, "hero", host=1), agenda=[Combat()], started=[1, 2], edition=on("threat"),
    )  # fmt: skip
    assert begin(hero).battle.agenda[-1] == Threatened(0)  # and nine with a hero


@rule("warriors.combat.contact.threat", "warriors.combat.contact.threat.quality")
@pytest.mark.parametrize(
    ("quality", "face", "disorganised"),
    [
        ("average", 1, True),
        ("average", 2, False),
        ("average", 0, False),
        ("poor", 2, True),
        ("poor", 3, False),
        ("veteran", 1, False),
        ("elite", 1, False),
    ],
)
def test_a_die_and_quality_of_one_or_less_disorganise_it_before_it_fights(quality, face, disorganised):
    after = played(beset(kinds=kind(quality=quality)), (face,)).battle
    assert after.units[0].disorganised == disorganised
    hit = {each.id for each in dice(after, 0, 1)[0].hit.applied}
    assert ("warriors.combat.hit.disorganised" in hit) == disorganised


# --- the word of power -----------------------------------------------------------------------------------------------


def wild(away=12, edition=None, condition="shaken", ticks=0, **others):
    """A Warchief, and a unit of his beside itself so many inches ahead of him."""
    unit = block(0, 36, 21 + away, figures=5, condition=condition, disorganised=True, ticks=(0, ticks))
    chief = man(0, "warchief", 36, 20)
    return position(chief, unit, agenda=[Influencing()], edition=edition or on("magic"), **others)


@rule("warriors.influence.limits.magic", "warriors.influence.limits")
@pytest.mark.parametrize("condition", ["shaken", "bloodlust"])
def test_a_word_calms_a_unit_within_twelve_inches_without_a_throw(condition):
    battle = wild(condition=condition)
    after = acted(battle, "1")
    assert (after.question, after.battle.units[1].condition, after.battle.units[1].disorganised) == (None, "ok", True)
    assert begin(wild(ticks=1)).question is None
    assert begin(wild(edition=DEFAULT)).question is None


@rule("warriors.influence.limits.magic")
def test_only_once_a_battle_and_only_by_the_warchief():
    spoken = acted(wild(), "1").battle.changed(1, condition="shaken").then(Influencing())
    assert begin(spoken).question is None
    kept = acted(wild(), NOBODY).battle.then(Influencing())
    assert begin(kept).battle.agenda[-1] == WordOfPower(0)
    leader = position(
        man(0, "leader", 36, 20), block(0, 36, 23, condition="shaken"), agenda=[Influencing()], edition=on("magic")
    )
    assert begin(leader).question is None
    enemy = position(
        man(0, "warchief", 36, 20), block(1, 36, 25, condition="shaken"), agenda=[Influencing()], edition=on("magic")
    )
    assert begin(enemy).question is None
