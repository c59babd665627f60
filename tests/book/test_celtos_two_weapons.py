"""Two missile weapons: a unit that has several names the one it shoots with, and everybody reckons with both."""

from __future__ import annotations

from msgspec.structs import replace

from carnyx.games.celtos.odds.preview import shot_odds
from carnyx.games.celtos.play.envelope import envelope
from carnyx.games.celtos.play.orders import Order
from carnyx.games.celtos.players import ThumbPlayer
from carnyx.games.celtos.rules.weapons import BANDS
from tests.book.positions import body, east_of, kind, played, position, refused
from tests.book.rulebook import rule
from tests.book.test_celtos_shooting import HERE, SHOOT, at_range, to_hit, to_wound

BOTH = kind(weapons=("longbow", "javelin"), st=6)


@rule("celtos.shoot.weapon", "celtos.weapon")
def test_a_unit_with_two_missile_weapons_names_the_one_it_shoots_with():
    battle = at_range(6, shooter=BOTH)
    asked = played(battle, SHOOT)
    assert asked.question.options.names == ("longbow", "javelin")
    needs = {}
    for name in asked.question.options.names:
        hit = played(asked.battle, name, (((10,),),))
        needs[name] = hit.question.chains[0].checks[-1].need
        over = played(hit.battle, (((1,),),))
        assert over.battle.aiming is None
    assert needs == {"longbow": 5, "javelin": 4}  # damage 5, and strength 6


@rule("celtos.shoot.weapon", "celtos.shoot.range")
def test_a_weapon_that_does_not_reach_is_not_named():
    """Beyond twelve inches only the bow reaches, whichever comes first in the profile."""
    for weapons in (("longbow", "javelin"), ("javelin", "longbow")):
        battle = at_range(20, shooter=kind(weapons=weapons))
        assert refused(battle, SHOOT) is None
        assert to_hit(battle) == [(1, 6, {})]
        assert to_wound(battle) == 6  # the bow's damage of 4 there


@rule("celtos.react.shot", "celtos.shoot.weapon")
def test_a_reaction_shot_may_be_with_either_weapon_too():
    battle = position(body(0, HERE), body(1, east_of(HERE, 3), kind=BOTH, hold=True), active=0)
    asked = played(battle, Order("assault", 1), "shoot", (10,))
    assert asked.question.player == 1
    assert asked.question.options.names == ("longbow", "javelin")


@rule("celtos.shoot.weapon")
def test_previews_rings_and_computer_players_know_both_weapons():
    battle = at_range(6, shooter=BOTH)
    bow, javelin = (
        shot_odds(replace(battle, aiming=(0, name)), 0, 1, moved=False).casualties.mean for name in BOTH.weapons
    )
    assert javelin > bow == shot_odds(battle, 0, 1, moved=False).casualties.mean
    assert ThumbPlayer().answer(played(battle, SHOOT)) == "javelin"
    mixed = at_range(6, shooter=kind(weapons=("javelin", "longbow")))
    assert [ring.name for ring in envelope(mixed, 0) if ring.name in BANDS] == ["short", "medium", "long"]
