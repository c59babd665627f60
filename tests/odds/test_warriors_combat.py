"""The Warriors combat calculator: against every face of every die, and against its own laws."""

from fractions import Fraction

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from carnyx import warriors
from carnyx.core.bounds import OutOfBounds
from tests.odds.brute import QUALITY, certain, chance, hits, kills, reactions, saves, seen, then
from tests.odds.oracles import chances, icepool_chain

# Every case is small already: shrinking one that fails would take minutes and make it no plainer.
few = settings(max_examples=80, deadline=None, derandomize=True, database=None, phases=[Phase.generate])

SCORES = {
    "spear": (5, 6, 8),
    "hand": (4, 5, 7),
    "lance": (4, 5, 7),
    "two_hand": (3, 4, 6),
    "bow": (5, 6, 9),
    "javelin": (6, 7, 9),
}
ARMOUR = ("light", "medium", "heavy")
WORTH = {"warchief": 3, "leader": 2, "hero": 5, "bannerman": 1}
STRENGTH = {"warchief": 2, "leader": 2, "hero": 2, "bannerman": 0}
SAVES = {"warchief": 9, "leader": 11, "hero": 11, "bannerman": 11}
UNIT = {
    "order": "attack", "worth": 1, "strength": 0, "resilience": 0, "shield": False, "champion": False,
    "two_ranks": False, "disorganised": False, "condition": "ok", "standard": False, "standard_lost": False,
    "defends_standard": False, "individuals": (), "lost": 0, "killed": 0,
}  # fmt: skip
ORCS = {
    "figures": 4, "contact": 3, "quality": "average", "weapon": "hand", "armour": "medium", "discipline": "tribal",
    "strength": 1, "shield": True,
}  # fmt: skip
DWARVES = {
    "figures": 3, "contact": 2, "quality": "veteran", "weapon": "two_hand", "armour": "heavy",
    "discipline": "disciplined", "strength": 1, "resilience": 1, "order": "hold",
}  # fmt: skip


def dice(side):
    """One die a point of worth, one for the champion, and under ATTACK one more for every full five."""
    worth = side["contact"] * side["worth"] + sum(WORTH[kind] for kind in side["individuals"]) + side["champion"]
    return worth + (worth // 5 if side["order"] == "attack" else 0)


def slain(side, enemy):
    """Kills and natural noughts among them that one side throws at the other, die by die."""
    better = QUALITY[side["quality"]] - QUALITY[enemy["quality"]]
    hit = hits(
        (better > 0) - (better < 0) - side["disorganised"] - side["two_ranks"] + (not enemy["shield"])
    )  # fmt: skip
    always = (side["condition"] == "bloodlust") + side["defends_standard"] - enemy["resilience"]
    arms = [("hand", STRENGTH[kind]) for kind in side["individuals"] for _ in range(WORTH[kind])]
    arms += [(side["weapon"], side["strength"])] * (dice(side) - len(arms))
    found = certain((0, 0))
    for weapon, strength in arms:
        kill = kills(SCORES[weapon][ARMOUR.index(enemy["armour"])], strength + always)
        one, nought = hit * kill.get("kill", 0), hit * kill["nought"]
        found = then(found, lambda got, one=one, nought=nought: {
            (got[0] + 1, got[1]): one, (got[0] + 1, got[1] + 1): nought, got: 1 - one - nought
        })  # fmt: skip
    return found


def losses(side, enemy):
    """Figures lost and which individuals: a nought each strikes those who save best, and who saves loses a figure."""
    order = sorted(range(len(side["individuals"])), key=lambda place: SAVES[side["individuals"][place]])

    def struck(got):
        fallen = certain(())
        for place in order[: got[1]]:
            save = saves(SAVES[side["individuals"][place]])
            fallen = then(fallen, lambda gone, place=place, save=save: {gone: save, (*gone, place): 1 - save})
        return seen(fallen, lambda gone: (min(got[0] - len(gone), side["figures"]), gone))

    return then(slain(enemy, side), struck)


def test_of(side, lost, gone, killed):
    """All that is added to the die of the combat test."""
    began, fell = side["figures"] + side["lost"], side["lost"] + lost
    with_it = [kind for place, kind in enumerate(side["individuals"]) if place not in gone]
    return (
        QUALITY[side["quality"]]
        + {"attack": 0, "hold": 1, "oppose": -1}[side["order"]]
        - (3 if 2 * fell > began else 1 if 4 * fell > began else 0)
        + (killed + side["killed"] > fell + len(gone)) - (fell + len(gone) > killed + side["killed"])
        - side["standard_lost"] + side["standard"]
        + {"ok": 0, "shaken": -1, "bloodlust": 2}[side["condition"]]
        + ("hero" in with_it) + ("warchief" in with_it or "leader" in with_it)
    )  # fmt: skip


test_of.__test__ = False  # a name of the game, not of the test runner


def twin(side, enemy):
    """Casualties, reactions, standard and individuals of one side."""
    own, killed = losses(side, enemy), seen(losses(enemy, side), lambda lost: lost[0] + len(lost[1]))

    def ends(lost):
        figures, gone = lost

        def against(kills):
            if figures >= side["figures"]:
                return certain(("annihilated", True))
            tested = reactions(test_of(side, figures, gone, kills), side["discipline"])
            out_killed = (
                Fraction(3, 10) if figures + len(gone) > kills else 0
            )  # a shaken unit's bearer falls to 1, 2 or 3
            falls = {"rout": Fraction(1), "shaken": out_killed}
            return {
                (name, lost): share * (falls.get(name, 0) if lost else 1 - falls.get(name, 0))
                for name, share in tested.items()
                for lost in (True, False)
            }

        return then(killed, against)

    after = then(own, ends)
    return {
        "casualties": seen(own, lambda lost: lost[0]),
        "reactions": seen(after, lambda end: end[0]),
        "standard_lost": chance(after, lambda end: end[1]) if side["standard"] else 0,
        "individuals_lost": chance(own, lambda lost: lost[1]),
    }


def asked(attacker, defender, **settings):
    edition = warriors.EDITIONS["default"]
    for name, value in settings.items():
        edition = warriors.house(edition, name, str(value))
    sides = warriors.odds.Fighters(**attacker), warriors.odds.Fighters(**defender)
    return warriors.odds.combat(*sides, edition=edition)


def agrees(attacker, defender):
    """Whether both sides' odds are those of the twin, to the last fraction."""
    found = asked(attacker, defender)
    ours = ({**UNIT, **attacker}, {**UNIT, **defender})
    for side, own, enemy in ((found.attacker, *ours), (found.defender, *reversed(ours))):
        expected = twin(own, enemy)
        assert side.dice == dice(own)
        assert dict(side.casualties) == expected["casualties"]
        assert {name: share for name, share in side.reactions.items() if share} == expected["reactions"]
        assert side.standard_lost == expected["standard_lost"]
        assert side.individuals_lost == expected["individuals_lost"]
    return True


@pytest.mark.parametrize("discipline", ["disciplined", "tribal", "fanatic"])
@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({}, id="plain"),
        pytest.param({"quality": "poor", "two_ranks": True, "weapon": "spear"}, id="poor spears in two ranks"),
        pytest.param({"quality": "elite", "shield": False}, id="elite without shields"),
        pytest.param({"disorganised": True}, id="disorganised"),
        pytest.param({"condition": "bloodlust", "disorganised": True}, id="bloodlust"),
        pytest.param({"condition": "shaken", "disorganised": True, "standard": True}, id="shaken with a standard"),
        pytest.param({"order": "hold"}, id="on HOLD"),
        pytest.param({"order": "oppose"}, id="on OPPOSE"),
        pytest.param({"champion": True, "figures": 5, "contact": 4}, id="the champion makes five dice six"),
        pytest.param({"worth": 3, "contact": 2}, id="worth three"),
        pytest.param({"standard": True, "defends_standard": True}, id="defending the standard"),
        pytest.param({"standard_lost": True}, id="standard lost"),
        pytest.param({"lost": 2}, id="missile losses earlier this turn"),
        pytest.param({"killed": 2}, id="killed by missiles earlier this turn"),
        pytest.param({"killed": 1, "lost": 2, "standard": True}, id="missiles both ways, and a standard"),
        pytest.param({"contact": 0, "individuals": ("hero",)}, id="a hero in the only place"),
        pytest.param({"strength": -10, "resilience": 9}, id="only a nought kills"),
        pytest.param({"individuals": ("hero",)}, id="hero"),
        pytest.param({"individuals": ("warchief", "bannerman")}, id="warchief and bannerman"),
        pytest.param({"individuals": ("leader", "hero"), "order": "hold"}, id="leader and hero"),
    ],
)
def test_a_combat_is_as_if_every_face_were_looked_at(changed, discipline):
    assert agrees({**ORCS, **changed, "discipline": discipline}, DWARVES)


units = st.fixed_dictionaries(
    {
        "figures": st.integers(2, 6),
        "contact": st.integers(1, 2),
        "quality": st.sampled_from(list(QUALITY)),
        "weapon": st.sampled_from(list(SCORES)),
        "armour": st.sampled_from(ARMOUR),
        "discipline": st.sampled_from(["disciplined", "tribal", "fanatic"]),
    },
    optional={
        "order": st.sampled_from(["attack", "hold", "oppose"]),
        "worth": st.integers(1, 2),
        "strength": st.integers(-2, 3),
        "resilience": st.integers(-1, 3),
        "individuals": st.lists(st.sampled_from(list(WORTH)), max_size=2, unique=True).map(tuple),
        "lost": st.integers(0, 3),
        "killed": st.integers(0, 3),
        **{
            name: st.booleans()
            for name in ("shield", "champion", "two_ranks", "standard", "standard_lost", "defends_standard")
        },
    },
)
conditions = st.sampled_from(
    [
        {},
        {"disorganised": True},
        {"condition": "shaken", "disorganised": True},
        {"condition": "bloodlust", "disorganised": True},
    ]
)


@few
@given(units, conditions, units, conditions)
def test_any_small_combat_is_as_if_every_face_were_looked_at(attacker, condition, defender, other_condition):
    assert agrees({**attacker, **condition}, {**defender, **other_condition})


def test_two_heroes_with_one_unit_may_both_fall():
    assert agrees({**ORCS, "individuals": ("hero", "hero")}, DWARVES)


# One die that hits at 6+ and kills by a nought alone: a twentieth.
STRIKER = {**DWARVES, "contact": 1, "strength": -10, "quality": "average"}
NOUGHT = Fraction(1, 20)


def test_one_nought_strikes_one_of_two_individuals():
    found = asked({**ORCS, "individuals": ("hero", "leader")}, STRIKER)
    assert found.attacker.individuals_lost == NOUGHT * (1 - Fraction(55, 100))


def test_who_saves_himself_costs_a_figure():
    found = asked({**ORCS, "individuals": ("warchief",)}, STRIKER)
    assert found.attacker.casualties[1] == NOUGHT * Fraction(72, 100)


@pytest.mark.parametrize(
    ("strikes", "lost"),
    [
        (0, 0),
        (1, (1 - (1 - NOUGHT) ** 2) * Fraction(45, 100)),
        (2, 2 * NOUGHT * (1 - NOUGHT) * Fraction(45, 100) + NOUGHT**2 * (1 - Fraction(55, 100) ** 2)),
    ],
)
def test_a_house_rule_says_how_often_an_individual_may_be_struck(strikes, lost):
    found = asked({**ORCS, "individuals": ("hero",)}, {**STRIKER, "contact": 2}, strikes_a_phase=strikes)
    assert found.attacker.individuals_lost == lost


def test_a_house_rule_sets_the_hit_score():
    found = asked(ORCS, STRIKER, hit_score=9)
    assert found.attacker.casualties[1] == Fraction(2, 10) * Fraction(1, 10)


@pytest.mark.parametrize(
    ("worth", "champion", "order", "thrown"),
    [(4, False, "attack", 4), (5, False, "attack", 6), (4, True, "attack", 6), (14, False, "attack", 16),
     (15, False, "hold", 15), (10, True, "oppose", 11)],
)  # fmt: skip
def test_attack_adds_a_die_for_every_full_five(worth, champion, order, thrown):
    side = {**ORCS, "figures": 20, "contact": worth, "champion": champion, "order": order}
    assert asked(side, DWARVES).attacker.dice == thrown


HERO = {
    "figures": 1, "contact": 1, "quality": "elite", "weapon": "hand", "armour": "medium", "discipline": "disciplined",
    "worth": 5, "strength": 2, "shield": True, "alone": "other",
}  # fmt: skip


@pytest.mark.parametrize("order", ["attack", "hold", "oppose"])
def test_an_individual_by_himself_has_no_order_and_no_dice_for_it(order):
    assert asked({**HERO, "order": order}, DWARVES).attacker.dice == 5


def test_somebody_must_fight():
    with pytest.raises(OutOfBounds, match=r"contact takes 1 to 4, not 0 \(warriors\.combat\.contact\)"):
        asked({**ORCS, "contact": 0}, DWARVES)


@pytest.mark.parametrize("number", [10, 20, 60, 100])
def test_the_kills_of_a_large_unit_agree_with_icepool(number):
    """Average against average with shields: 6+ to hit; a spear kills medium armour at 6+."""
    spears = {**ORCS, "figures": number, "contact": number, "weapon": "spear", "strength": 0, "order": "hold"}
    found = asked(spears, {**spears, "figures": 1000, "contact": 1})
    assert dict(found.defender.casualties) == chances(icepool_chain(number, 5, 5))


@few
@given(units, units, st.integers(1, 30))
def test_all_that_may_happen_adds_up_to_one(attacker, defender, figures):
    found = asked({**attacker, "figures": figures, "contact": figures}, defender)
    for side in (found.attacker, found.defender):
        assert sum(share for _, share in side.casualties) == 1
        assert sum(side.reactions.values()) == 1
        assert side.expected == sum(number * share for number, share in side.casualties)


@settings(few, max_examples=25)
@given(units, units, st.integers(1, 30))
def test_one_more_figure_in_contact_never_means_fewer_kills(attacker, defender, contact):
    found = [
        asked({**attacker, "figures": 40, "contact": number}, {**defender, "figures": 30}).defender.expected
        for number in (contact, contact + 1)
    ]
    assert found[1] >= found[0]


@few
@given(units, units)
def test_sides_that_change_places_change_their_odds(attacker, defender):
    found, mirrored = asked(attacker, defender), asked(defender, attacker)
    assert found.attacker == mirrored.defender
    assert found.defender == mirrored.attacker
