"""The settings of Warriors: every ruling with a number in it, and the points on which players differ.

There is one sheet, so there is one edition; each setting can be chosen otherwise as a house rule.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from carnyx.core.edition import distance, number, switch
from carnyx.core.rule import FOUND, FOUND_AND_RULING, RULING
from carnyx.games.warriors.rules.sources import SWITCHED
from carnyx.games.warriors.rules.tables import Missile


class Edition(Struct, frozen=True):
    """One way to play Warriors; the defaults are the rulebook's."""

    # dice
    hit_score: Annotated[
        int, number("warriors.hit_score", 2, 10, FOUND_AND_RULING, rules=("warriors.shoot.hit", "warriors.combat.hit"))
    ] = 6

    # before the battle
    table_width: Annotated[int, number("warriors.deploy.width", 48, 144, RULING, unit="length")] = 72
    table_depth: Annotated[int, number("warriors.deploy.depth", 36, 144, RULING, unit="length")] = 48
    zone_depth: Annotated[int, number("warriors.deploy.zone", 6, 18, RULING, unit="length")] = 12

    # shooting
    volleys_bow: Annotated[int, number("warriors.shoot.volleys.bow", 0, 20, RULING)] = 6
    volleys_javelin: Annotated[int, number("warriors.shoot.volleys.javelin", 0, 20, RULING)] = 3
    blacken_most: Annotated[int, number("warriors.shoot.volleys.blacken", 1, 10, RULING)] = 3
    ranks_bow: Annotated[int, number("warriors.shoot.who.ranks_bow", 1, 4, RULING)] = 2
    ranks_javelin: Annotated[int, number("warriors.shoot.who.ranks_javelin", 1, 4, RULING)] = 1
    arc: Annotated[int, number("warriors.shoot.who.arc", 10, 90, RULING, unit="degrees")] = 45
    nearest_within: Annotated[int, distance("warriors.shoot.who.nearest", RULING)] = 9
    lone_clearance: Annotated[int, distance("warriors.shoot.who.lone", RULING)] = 3
    wood_sight: Annotated[int, distance("warriors.shoot.sight.wood", RULING)] = 2

    # movement
    reform_cost: Annotated[int, number("warriors.reform.cost", 0, 100, RULING, unit="percent")] = 50
    ranks_most: Annotated[int, number("warriors.reform.ranks", 1, 10, RULING)] = 4
    move_light: Annotated[int, distance("warriors.move.light", RULING)] = 9
    move_medium: Annotated[int, distance("warriors.move.medium", FOUND)] = 8
    move_heavy: Annotated[int, distance("warriors.move.heavy", RULING)] = 7
    move_dwarves: Annotated[int, distance("warriors.move.dwarves", RULING, most=6)] = 2
    move_goblins: Annotated[int, distance("warriors.move.goblins", RULING, most=6)] = 1
    move_mounted_light: Annotated[int, distance("warriors.move.mounted_light", RULING)] = 16
    move_mounted_medium: Annotated[int, distance("warriors.move.mounted_medium", RULING)] = 14
    move_mounted_heavy: Annotated[int, distance("warriors.move.mounted_heavy", RULING)] = 12
    move_individual: Annotated[int, distance("warriors.move.individual", RULING)] = 10
    move_rider: Annotated[int, distance("warriors.move.rider", RULING)] = 18
    turn_cost: Annotated[int, number("warriors.move.turn", 0, 100, RULING, unit="percent")] = 50
    rough_rate: Annotated[int, number("warriors.move.rough", 10, 100, RULING, unit="percent")] = 50
    wall_cost: Annotated[int, distance("warriors.move.wall", RULING)] = 2
    oppose_stop: Annotated[
        int,
        distance(
            "warriors.order.oppose.stop", RULING, rules=("warriors.order.oppose", "warriors.oppose.near"), most=24
        ),
    ] = 3

    # combat
    standard_falls: Annotated[int, number("warriors.standard.falls", 0, 10, RULING)] = 3
    standard_rounds: Annotated[int, number("warriors.standard.defend.rounds", 0, 100, RULING)] = 1
    closing_share: Annotated[int, number("warriors.combat.locked.share", 0, 100, RULING, unit="percent")] = 50
    pursuit_share: Annotated[int, number("warriors.pursuit.share", 0, 100, RULING, unit="percent")] = 50
    save_warchief: Annotated[int, number("warriors.individuals.hit.warchief", 2, 20, RULING)] = 9
    save_others: Annotated[int, number("warriors.individuals.hit.others", 2, 20, RULING)] = 11
    strikes_a_phase: Annotated[int, number("warriors.individuals.strike.most", 0, 20, RULING)] = 1

    # armies
    units_a_hero: Annotated[int, number("warriors.army.heroes", 1, 20, RULING)] = 2
    bannermen_a_leader: Annotated[int, number("warriors.army.bannermen", 0, 10, RULING)] = 1
    individuals_share: Annotated[int, number("warriors.army.share", 0, 100, RULING, unit="percent")] = 50

    # command
    order_reach: Annotated[int, distance("warriors.orders.courier.reach", RULING)] = 6
    couriers: Annotated[
        int,
        number(
            "warriors.orders.courier.free", 0, 10, RULING, rules=("warriors.orders.courier", "warriors.courier.lost")
        ),
    ] = 2
    courier_points: Annotated[int, number("warriors.courier.lost.points", 0, 50, RULING)] = 5
    command_scope: Annotated[
        Literal["army", "command"],
        switch("warriors.command.test.scope", "warriors.command.test", cite=SWITCHED),
    ] = "army"

    # boasts and victory
    thick_turn: Annotated[int, number("warriors.boast.thick_of_it.turn", 1, 20, RULING)] = 4
    no_step_turns: Annotated[int, number("warriors.boast.not_one_step_back.turns", 1, 20, RULING)] = 3
    turns: Annotated[int, number("warriors.victory.turns", 1, 30, RULING)] = 8
    beaten_share: Annotated[int, number("warriors.victory.beaten", 1, 100, RULING, unit="percent")] = 50
    draw_gap: Annotated[int, number("warriors.victory.draw", 0, 100, RULING)] = 10

    # the sheet's quarrels
    shooting_test: Annotated[
        Literal["off", "on"],
        switch("warriors.combat.test.shooting", "warriors.combat.test", "warriors.shoot.simultaneous", cite=RULING),
    ] = "off"

    # optional rules of ours
    omens: Annotated[Literal["off", "on"], switch("warriors.initiative.omens", cite=RULING)] = "off"
    time_of_day: Annotated[
        Literal["off", "on"],
        switch("warriors.shoot.sight.time_of_day", cite=RULING),
    ] = "off"
    threat: Annotated[Literal["off", "on"], switch("warriors.combat.contact.threat", cite=RULING)] = "off"
    magic: Annotated[Literal["off", "on"], switch("warriors.influence.limits.magic", cite=RULING)] = "off"

    def volleys(self, missile: Missile) -> int:
        """How many volleys a unit with such a missile begins with."""
        return self.volleys_bow if missile == "bow" else self.volleys_javelin


DEFAULT = Edition()
EDITIONS = {"default": DEFAULT}
