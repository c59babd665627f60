"""The trials of Celtos: every throw of one ten-sided die, with its modifiers.

The situations (`Shot`, `Wound`, `Blow`, `Cover`, `Nerve`, `Rally`, `Test`) are all a trial may look at; build one by
hand and you need no table.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from carnyx.core.check import Die, Modifier, Trial, modifier
from carnyx.core.rule import FOUND, FOUND_AND_RULING, RULING
from carnyx.games.celtos.rules.edition import DEFAULT, Edition
from carnyx.games.celtos.rules.figures import LEADER_COMMAND
from carnyx.games.celtos.rules.sources import FOUND_AND_SHEET, SHEET, SHEET_AND_RULING
from carnyx.games.celtos.rules.tables import close_combat_need, shooting_need, size_bonus, test_need

D10 = Die(10)
DEFAULT_DIFFICULTY = 4  # celtos.test.default


class Shot(Struct, frozen=True):
    """One model shoots at a unit."""

    skill: int
    moved: bool = False
    size: int = 2
    weapon: int = 0
    marksmanship: int = 0
    edition: Edition = DEFAULT


TO_HIT: Trial[Shot] = Trial(
    "celtos.shoot.hit",
    SHEET,
    D10,
    base=lambda shot: shooting_need(shot.skill),
    modifiers=(
        modifier("celtos.shoot.moved", -1, lambda shot: shot.moved, SHEET),
        Modifier("celtos.shoot.size", SHEET, lambda shot: size_bonus(shot.size)),
        Modifier("celtos.shoot.weapon", FOUND, lambda shot: shot.weapon),
        Modifier("celtos.trait.marksmanship", RULING, lambda shot: shot.marksmanship),
    ),
    naturals=lambda shot: True,  # printed under this very table on every sheet
)


class Wound(Struct, frozen=True):
    """A hit may become a wound: the weapon's damage against the target's toughness."""

    damage: int
    toughness: int
    penetrating: int = 0
    edition: Edition = DEFAULT


def _wound_need(wound: Wound) -> int:
    return test_need(wound.damage, wound.toughness - wound.penetrating)


def _all_naturals(situation: Wound | Blow | Cover | Nerve | Rally | Test) -> bool:
    return situation.edition.naturals == "all"


SHOT_DAMAGE: Trial[Wound] = Trial(
    "celtos.shoot.damage", SHEET_AND_RULING, D10, base=_wound_need, naturals=_all_naturals
)
BLOW_DAMAGE: Trial[Wound] = Trial("celtos.cc.damage", SHEET, D10, base=_wound_need, naturals=_all_naturals)


class Cover(Struct, frozen=True):
    """A model that has been hit takes cover, before damage."""

    need: int
    template: bool = False
    edition: Edition = DEFAULT


COVER: Trial[Cover] = Trial(
    "celtos.cover",
    FOUND_AND_RULING,
    D10,
    base=lambda cover: cover.need,
    modifiers=(modifier("celtos.cover.template", -2, lambda cover: cover.template, FOUND),),
    naturals=_all_naturals,
)


class Blow(Struct, frozen=True):
    """One model strikes at a unit in close combat."""

    attack: int
    defence: int
    panicked: bool = False
    charged: bool = False
    defends_cover: bool = False
    enemy_panicked: bool = False
    weapon: int = 0
    parried: int = 0
    edition: Edition = DEFAULT


TO_STRIKE: Trial[Blow] = Trial(
    "celtos.cc.hit",
    SHEET,
    D10,
    base=lambda blow: close_combat_need(blow.attack, blow.defence),
    modifiers=(
        modifier("celtos.cc.panicked", -2, lambda blow: blow.panicked, SHEET),
        modifier("celtos.cc.charged", +1, lambda blow: blow.charged, SHEET_AND_RULING),
        modifier("celtos.cc.cover", +1, lambda blow: blow.defends_cover, SHEET_AND_RULING),
        modifier("celtos.cc.enemy_panicked", +2, lambda blow: blow.enemy_panicked, SHEET),
        Modifier("celtos.cc.weapon", RULING, lambda blow: blow.weapon),
        Modifier("celtos.trait.parry", RULING, lambda blow: -blow.parried),
    ),
    naturals=_all_naturals,
)


class Test(Struct, frozen=True):
    """Any test: a stat against a difficulty."""

    __test__ = False  # a name of the game, not of the test runner

    stat: int
    difficulty: int = DEFAULT_DIFFICULTY
    modifier: int = 0
    edition: Edition = DEFAULT


TEST: Trial[Test] = Trial(
    "celtos.test",
    SHEET,
    D10,
    base=lambda test: test_need(test.stat, test.difficulty),
    modifiers=(Modifier("celtos.modifiers", RULING, lambda test: test.modifier),),
    naturals=_all_naturals,
)
REACTION: Trial[Test] = Trial(
    "celtos.react.test",
    FOUND_AND_SHEET,
    D10,
    base=lambda test: test_need(test.stat, DEFAULT_DIFFICULTY),
    naturals=_all_naturals,
)


class Nerve(Struct, frozen=True):
    """A unit's nerve is tried."""

    command: int
    leader: bool = False
    standard: bool = False
    lost_combat: bool = False
    edition: Edition = DEFAULT


def _command_need(situation: Nerve | Rally) -> int:
    return test_need(situation.command + LEADER_COMMAND * situation.leader, DEFAULT_DIFFICULTY)


MORALE: Trial[Nerve] = Trial(
    "celtos.morale.test",
    SHEET_AND_RULING,
    D10,
    base=_command_need,
    modifiers=(modifier("celtos.trait.standard", +1, lambda nerve: nerve.standard and nerve.lost_combat, RULING),),
    naturals=_all_naturals,
)


class Rally(Struct, frozen=True):
    """A panicked unit tries to rally; enemies in sight within short or medium range unsettle it."""

    command: int
    leader: bool = False
    musician: bool = False
    enemy_medium: bool = False
    enemy_short: bool = False
    edition: Edition = DEFAULT


RALLY: Trial[Rally] = Trial(
    "celtos.rally",
    SHEET_AND_RULING,
    D10,
    base=_command_need,
    modifiers=(
        modifier("celtos.rally.enemies.short", -2, lambda rally: rally.enemy_short, SHEET),
        modifier(
            "celtos.rally.enemies.medium",
            -1,
            lambda rally: rally.enemy_medium and not rally.enemy_short,
            SHEET_AND_RULING,
        ),
        modifier("celtos.trait.musician", +1, lambda rally: rally.musician, RULING),
    ),
    naturals=_all_naturals,
)

TRIALS: tuple[Trial[Any], ...] = (TEST, TO_HIT, COVER, SHOT_DAMAGE, TO_STRIKE, BLOW_DAMAGE, REACTION, MORALE, RALLY)
