"""Phase three: those who have lost touch by casualties close up (warriors.combat.locked)."""

from __future__ import annotations

from msgspec.structs import replace

from carnyx.core.flow import begin
from carnyx.games.warriors.blocks.formation import gap
from carnyx.games.warriors.play.battle import Battle, Contact, touching
from carnyx.games.warriors.play.closing import CloseUp
from carnyx.games.warriors.play.fights import Combat
from carnyx.games.warriors.rules.edition import DEFAULT
from tests.book.positions import ground
from tests.book.rulebook import rule
from tests.book.warriors_positions import EAST, NORTH, SOUTH, WEST, acted, block, inch, kind, position, results, slays


def closed(*bodies, pairs, held=(), contacts=None, **more) -> Battle:
    """The battle after these pairs have closed up; held: a unit, and the files and figures that it had."""
    known = tuple(Contact(one, other, 1) for one, other in contacts or pairs)
    battle = position(*bodies, agenda=[CloseUp(tuple(pairs), tuple(held))], **more)
    return begin(replace(battle, contacts=known)).battle


@rule("warriors.combat.locked")
def test_a_single_rank_that_has_shrunk_forms_up_again_before_its_enemy():
    # Five abreast with an enemy before the leftmost; two are left, in the middle: they step to the left.
    after = closed(
        block(0, 36, 20, files=2, figures=2),
        block(1, 33.5, 20, SOUTH, files=1, figures=4),
        pairs=[(0, 1)],
        held=[(0, 5, 5)],
    )
    assert touching(after, 0) == (1,)
    body = after.body(0)
    assert (body.facing, body.y) == (NORTH, inch(20))
    assert body.x >= inch(36 - 1.5)  # on the ground that it held
    assert after.contacts == (Contact(0, 1, 1),)  # the same contact


@rule("warriors.combat.locked")
def test_a_block_whose_rear_ranks_fell_steps_back_to_the_enemy_behind_it():
    after = closed(block(0, 36, 20, figures=5), block(1, 36, 18, NORTH), pairs=[(0, 1)], held=[(0, 5, 10)])
    assert touching(after, 0) == (1,)
    assert after.body(1).y == inch(18)  # the enemy stood
    assert inch(19) <= after.body(0).y <= inch(19) + 10


@rule("warriors.combat.locked")
def test_nobody_leaves_another_contact_so_the_other_part_shifts():
    front = block(1, 36, 20, SOUTH)
    after = closed(
        block(0, 36, 20, figures=5),
        front,
        block(1, 36, 18, NORTH),
        pairs=[(0, 2)],
        held=[(0, 5, 10)],
        contacts=[(0, 1), (0, 2)],
    )
    assert touching(after, 0) == (1, 2)
    assert after.body(0).y == inch(20)
    assert gap(after.body(0), after.body(2)) <= 10


@rule("warriors.combat.locked", "warriors.combat.locked.share")
def test_a_part_shifts_no_farther_than_half_its_move():
    apart = {"pairs": [(0, 1)]}
    touching_again = closed(block(0, 36, 20), block(1, 36, 24, SOUTH), **apart)
    assert touching(touching_again, 0) == (1,)
    too_far = closed(block(0, 36, 20), block(1, 36, 24.1, SOUTH), **apart)
    assert (touching(too_far, 0), too_far.contacts) == ((), ())
    less = DEFAULT.__class__(closing_share=25)
    assert touching(closed(block(0, 36, 20), block(1, 36, 22.5, SOUTH), edition=less, **apart), 0) == ()


@rule("warriors.combat.locked")
def test_the_part_that_moved_first_closes_up_first_and_a_shaken_one_never_shifts():
    far = block(0, 36, 20), block(1, 36, 21, SOUTH)
    first = closed(*far, pairs=[(0, 1)])
    assert (first.body(0).y > inch(20), first.body(1).y) == (True, inch(21))
    second = closed(*far, pairs=[(1, 0)], first=1)
    assert (second.body(0).y, second.body(1).y < inch(21)) == (inch(20), True)
    shaken = closed(block(0, 36, 20, condition="shaken"), far[1], pairs=[(0, 1)])
    assert (shaken.body(0).y, shaken.body(1).y < inch(21)) == (inch(20), True)
    both = closed(block(0, 36, 20, condition="shaken"), block(1, 36, 21, SOUTH, condition="shaken"), pairs=[(0, 1)])
    assert (touching(both, 0), both.contacts) == ((), ())


@rule("warriors.combat.locked")
def test_nobody_turns_is_disorganised_or_has_moved():
    after = closed(block(0, 36, 20, EAST), block(1, 36, 22.5, SOUTH), pairs=[(0, 1)])
    assert touching(after, 0) == (1,)
    assert (after.body(0).facing, after.units[0].disorganised, after.units[0].moved) == (EAST, False, False)


@rule("warriors.combat.locked")
def test_no_new_contact_is_made_and_nobody_goes_where_there_is_no_room():
    beside = block(1, 38.5, 21, WEST, files=1, figures=1, ticks=(3, 0))  # whoever goes ahead comes to touch him
    stays = closed(
        block(0, 36, 20), block(1, 36, 21.5, SOUTH, condition="shaken"), beside, pairs=[(0, 1)], contacts=[(0, 1)]
    )
    assert touching(stays, 0) == ()
    pond = [ground("water", 33, 20.2, 39, 20.8)]
    kept_off = closed(block(0, 36, 20, condition="shaken"), block(1, 36, 21, SOUTH), pairs=[(0, 1)], terrain=pond)
    assert touching(kept_off, 0) == ()


@rule("warriors.combat.locked", "warriors.casualties")
def test_in_a_combat_casualties_alone_do_not_end_the_contact():
    # Five abreast, two ranks; an enemy at their rear kills five and is no longer touched until they close up.
    brave = kind(quality="elite")
    battle = position(
        block(0, 36, 20, figures=10, kind=brave), block(1, 36, 18, NORTH, kind=brave), agenda=[Combat()], started=[1]
    )
    after = acted(battle, slays(0), slays(5), *results(9, 9)).battle
    assert after.units[0].figures == 5
    assert touching(after, 0) == (1,)
    assert after.contacts[0].rounds == 1
