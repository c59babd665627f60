"""What a calculator may be asked: a wrong question names the option, what it takes, and the rule that says so."""

from typing import get_type_hints

import pytest

from carnyx import celtos, warriors
from carnyx.core.bounds import Named, OutOfBounds, Whole, bounds, within

SHOT = {"shooters": 5, "sh": 4, "damage": 4, "toughness": 4, "targets": 5, "command": 4}
SHOOTERS = {"shooters": 5, "sh": 4, "damage": 4}
SIDE = {"models": 5, "attack": 4, "damage": 4, "ws": 4, "toughness": 4, "command": 4}
ARM = {"models": 5, "damage": 4, "ws": 4}
BOWS = {"figures": 5, "quality": "average", "weapon": "bow", "armour": "light", "targets": 5}
UNIT = {
    "figures": 5, "contact": 5, "quality": "average", "weapon": "hand", "armour": "light", "discipline": "tribal",
}  # fmt: skip


def melee(**question):
    return celtos.odds.assault(celtos.odds.Fighters(**SIDE), celtos.odds.Fighters(**SIDE), **question)


ASKED = {
    "celtos shoot": (celtos.odds.shoot, SHOT),
    "celtos shooters": (celtos.odds.Shooters, SHOOTERS),
    "celtos assault": (melee, {}),
    "celtos fighters": (celtos.odds.Fighters, SIDE),
    "celtos arm": (celtos.odds.Arm, ARM),
    "celtos test": (celtos.odds.test, {"stat": 4}),
    "celtos rally": (celtos.odds.rally, {"command": 4}),
    "warriors shoot": (warriors.odds.shoot, BOWS),
    "warriors fighters": (warriors.odds.Fighters, UNIT),
    "warriors orders": (warriors.odds.orders, {"leadership": 3}),
    "warriors command": (warriors.odds.command, {}),
    "warriors influence": (warriors.odds.influence, {"leadership": 3}),
    "warriors initiative": (warriors.odds.initiative, {"leadership": 3, "enemy_leadership": 3}),
    "warriors reform": (warriors.odds.reform, {"quality": "average"}),
    "warriors save": (warriors.odds.save, {}),
}
SIGNATURES = {name: call for name, (call, _) in ASKED.items()} | {"celtos assault": celtos.odds.assault}
REGISTRIES = {"celtos": celtos.REGISTRY, "warriors": warriors.REGISTRY}

DICE = (1, 1000)
STAT = (-99, 99, "celtos.values")
BONUS = (-20, 20, "celtos.modifiers")
TRAIT = (0, 20, "celtos.modifiers")
SPEED = (1, 10, "celtos.cc.order")
WHOLE = {
    "celtos shoot": {
        "shooters": (*DICE, "celtos.shoot.dice"), "sh": STAT, "damage": STAT, "toughness": STAT, "command": STAT,
        "targets": (*DICE, "celtos.shoot.allocate"), "wounds": (1, 99, "celtos.profile.w"),
        "size": (1, 9, "celtos.shoot.size"), "weapon_modifier": BONUS, "marksmanship": TRAIT, "penetrating": TRAIT,
        "start": (*DICE, "celtos.morale.casualties"),
    },
    "celtos shooters": {
        "shooters": (*DICE, "celtos.shoot.dice"), "sh": STAT, "damage": STAT, "weapon_modifier": BONUS,
        "marksmanship": TRAIT, "penetrating": TRAIT,
    },
    "celtos assault": {"contact": (*DICE, "celtos.cc.round"), "rounds": (1, 20, "celtos.cc.round")},
    "celtos fighters": {
        "models": (*DICE, "celtos.cc.dice"), "attack": STAT, "damage": STAT, "toughness": STAT, "command": STAT,
        "ws": SPEED, "first_ws": SPEED, "wounds": (1, 99, "celtos.profile.w"), "weapon_modifier": BONUS,
        "penetrating": TRAIT, "parry": TRAIT, "start": (*DICE, "celtos.morale.panic"),
    },
    "celtos arm": {
        "models": (*DICE, "celtos.cc.dice"), "damage": STAT, "ws": SPEED, "first_ws": SPEED,
        "weapon_modifier": BONUS, "penetrating": TRAIT,
    },
    "celtos test": {"stat": STAT, "diff": STAT, "modifier": BONUS},
    "celtos rally": {"command": STAT},
    "warriors shoot": {
        "figures": (*DICE, "warriors.shoot.dice"), "targets": (*DICE, "warriors.formation"),
        "volleys": (1, 10, "warriors.shoot.volleys"),
    },
    "warriors fighters": {
        "figures": (*DICE, "warriors.formation"), "contact": (0, DICE[1], "warriors.combat.contact"),
        "killed": (0, DICE[1], "warriors.casualties"),
        "worth": (1, 20, "warriors.combat.dice"), "strength": (-10, 10, "warriors.combat.kill"),
        "resilience": (-10, 10, "warriors.combat.kill"), "lost": (0, 1000, "warriors.casualties"),
    },
    "warriors orders": {
        "leadership": (1, 5, "warriors.profile"), "adverse": (0, 50, "warriors.orders.modifiers.adverse"),
    },
    "warriors command": {"units_lost": (0, 100, "warriors.command.test")},
    "warriors influence": {"leadership": (1, 5, "warriors.profile")},
    "warriors initiative": {
        "leadership": (0, 5, "warriors.initiative"), "enemy_leadership": (0, 5, "warriors.initiative"),
    },
    "warriors reform": {"figures": (1, 100, "warriors.reform")},
}  # fmt: skip

QUALITIES = ("elite, veteran, average, poor", "warriors.quality")
ARMOURS = ("light, medium, heavy", "warriors.profile")
DISCIPLINES = ("disciplined, tribal, fanatic", "warriors.combat.reaction")
NAMED = {
    "celtos shoot": {"cover": ("7, 8, 9", "celtos.cover")},
    "celtos rally": {"enemy": ("none, medium, short", "celtos.rally.enemies")},
    "warriors shoot": {
        "quality": QUALITIES, "target_quality": QUALITIES, "armour": ARMOURS, "target_discipline": DISCIPLINES,
        "weapon": ("bow, javelin", "warriors.shoot.scores"), "cover": ("none, soft, hard", "warriors.shoot.kill"),
    },
    "warriors fighters": {
        "quality": QUALITIES, "armour": ARMOURS, "discipline": DISCIPLINES,
        "weapon": ("spear, hand, lance, two_hand, bow, javelin", "warriors.combat.scores"),
        "order": ("attack, hold, oppose", "warriors.order.attack"),
        "condition": ("ok, bloodlust, shaken", "warriors.combat.reaction"),
        "individuals": ("warchief, leader, hero, bannerman", "warriors.individuals"),
        "alone": ("no, warchief, other", "warriors.individuals.strike"),
    },
    "warriors command": {"boast": ("good, broken, none", "warriors.boast")},
    "warriors influence": {
        "condition": ("shaken, bloodlust", "warriors.influence.disaster"),
        "rank": ("leader, warchief", "warriors.individuals.hit"),
    },
    "warriors reform": {"quality": QUALITIES},
    "warriors save": {"rank": ("warchief, other", "warriors.individuals.hit")},
}  # fmt: skip

NUMBERS = [(name, option, *limits) for name, options in WHOLE.items() for option, limits in options.items()]
NAMES = [(name, option, *accepted) for name, options in NAMED.items() for option, accepted in options.items()]


def refused(name, option, given):
    """The error that a calculator raises when one option is given wrong."""
    call, question = ASKED[name]
    with pytest.raises(OutOfBounds) as error:
        call(**{**question, option: given})
    return error.value


@pytest.mark.parametrize(("name", "option", "low", "high", "rule"), NUMBERS)
def test_a_number_out_of_bounds_is_refused_with_its_bounds_and_rule(name, option, low, high, rule):
    for given in (low - 1, high + 1, 10**30, -(10**30)):
        assert str(refused(name, option, given)) == f"{option} takes {low} to {high}, not {given} ({rule})"


@pytest.mark.parametrize(("name", "option", "low", "high", "rule"), NUMBERS)
def test_what_is_no_whole_number_is_refused(name, option, low, high, rule):
    for given in (2.0, "2", True, (2,)):
        found = refused(name, option, given)
        assert (found.name, found.given, found.bound) == (option, given, Whole(low, high, rule))


@pytest.mark.parametrize(("name", "option", "accepted", "rule"), NAMES)
def test_an_unknown_name_is_refused_with_those_that_are_known_and_the_rule(name, option, accepted, rule):
    for given in ("rubbish", "", 4, True):
        assert str(refused(name, option, given)) == f"{option} takes {accepted}, not {given} ({rule})"


@pytest.mark.parametrize("name", SIGNATURES)
def test_every_bound_names_a_rule_that_its_game_knows(name):
    known = REGISTRIES[name.split()[0]].rules
    assert [each.rule for each in bounds(SIGNATURES[name]).values() if each.rule not in known] == []


@pytest.mark.parametrize("name", SIGNATURES)
def test_every_bound_is_told_of_above(name):
    found = {
        option: (each.low, each.high, each.rule) if isinstance(each, Whole) else
        (", ".join(map(str, each.names)), each.rule)
        for option, each in bounds(SIGNATURES[name]).items()
    }  # fmt: skip
    assert found == WHOLE.get(name, {}) | NAMED.get(name, {})


@pytest.mark.parametrize("name", SIGNATURES)
def test_only_switches_sides_and_editions_go_without_bounds(name):
    hints = get_type_hints(SIGNATURES[name])
    unbounded = {option: kind for option, kind in hints.items() if option not in bounds(SIGNATURES[name])}
    free = {"edition", "return", "attacker", "defender", "also"}
    assert [option for option, kind in unbounded.items() if kind is not bool and option not in free] == []


@pytest.mark.parametrize(
    ("name", "given", "message"),
    [
        ("celtos shoot", {"individual": True, "targets": 2}, "targets takes 1 to 1, not 2 (celtos.individual)"),
        ("celtos shoot", {"start": 4}, "start takes 5 to 1000, not 4 (celtos.morale.casualties)"),
        ("celtos assault", {"contact": 6}, "contact takes 1 to 5, not 6 (celtos.cc.round)"),
        ("celtos fighters", {"individual": True}, "models takes 1 to 1, not 5 (celtos.individual)"),
        ("celtos fighters", {"start": 4}, "start takes 5 to 1000, not 4 (celtos.morale.panic)"),
        ("warriors fighters", {"contact": 6}, "contact takes 1 to 5, not 6 (warriors.combat.contact)"),
        ("warriors fighters", {"alone": "other"}, "figures takes 1 to 1, not 5 (warriors.individuals.strike)"),
        ("warriors shoot", {"volleys": 4}, "volleys takes 1 to 3, not 4 (warriors.shoot.volleys)"),
    ],
)
def test_options_that_contradict_each_other_are_refused(name, given, message):
    call, question = ASKED[name]
    with pytest.raises(OutOfBounds) as error:
        call(**{**question, **given})
    assert str(error.value) == message
    assert error.value.bound.rule in REGISTRIES[name.split()[0]].rules


def test_one_wrong_individual_among_several_is_refused():
    found = refused("warriors fighters", "individuals", ("hero", "dragon"))
    assert found.bound == Named("warriors.individuals", ("warchief", "leader", "hero", "bannerman"))


@pytest.mark.parametrize(("name", "option", "low", "high", "rule"), NUMBERS)
def test_the_bounds_themselves_are_accepted(name, option, low, high, rule):
    limits = bounds(SIGNATURES[name])
    for given in (low, high):
        within(limits, {option: given})


def test_what_has_no_bound_is_not_looked_at():
    within({"models": Whole(1, 5, "celtos.cc.dice")}, {"charged": "anything"})


def test_an_option_that_may_be_left_out_may_be_none():
    assert celtos.odds.shoot(**SHOT, cover=None, start=None) == celtos.odds.shoot(**SHOT)
