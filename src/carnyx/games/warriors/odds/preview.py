"""The odds of an answer before it is given, from the very position: a volley, a charge, a fight, an order, influence.

A fight is the whole fight: all who strike at the two, and all whom they strike.  What others may still choose is
assumed, and said: they fight in one rank, everybody at the first enemy he touches, and individuals take the usual
places.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeAlias

from msgspec.structs import replace

from carnyx.games.warriors.odds import results
from carnyx.games.warriors.odds.combat import CombatOdds
from carnyx.games.warriors.odds.melee import Melee
from carnyx.games.warriors.odds.results import InfluenceOdds, ResultOdds
from carnyx.games.warriors.odds.shoot import REACTION_NAMES, ShootOdds, volley_odds
from carnyx.games.warriors.play.battle import Battle, Message, UnitId, touching
from carnyx.games.warriors.play.calming import Influences, attempt
from carnyx.games.warriors.play.combatants import combatant, save
from carnyx.games.warriors.play.command import news
from carnyx.games.warriors.play.delivery import AGAIN, TryAgain, address
from carnyx.games.warriors.play.engagements import Choices, Fighting
from carnyx.games.warriors.play.fights import Assign, TakePlaces
from carnyx.games.warriors.play.marches import March, Marches
from carnyx.games.warriors.play.moves import MarchOn, MoveNext, marched
from carnyx.games.warriors.play.orders import Dispatches, Send, SendOrders
from carnyx.games.warriors.play.phases import Assigned, CombatPhase
from carnyx.games.warriors.play.places import Places, placed
from carnyx.games.warriors.play.targets import refuse_target, shot
from carnyx.games.warriors.play.volleys import Aim, Aims, TakeAim, volley
from carnyx.odds.spread import Spread

Preview: TypeAlias = ShootOdds | CombatOdds | ResultOdds | InfluenceOdds


def shot_odds(battle: Battle, unit: int, target: int, volleys: int) -> ShootOdds:
    """The odds of a volley."""
    if battle.kind(target).is_individual:
        return _sniping_odds(battle, unit, target, volleys)
    return volley_odds(shot(battle, unit, target, volleys), combatant(battle, target))


def _sniping_odds(battle: Battle, unit: int, target: int, volleys: int) -> ShootOdds:
    """The odds of a volley at an individual alone: every kill needs a save (warriors.individuals.strike)."""
    chain = volley(battle, UnitId(unit), UnitId(target), volleys)
    saving = save(battle, target)
    alive = sum((chance * saving.chance**kills for kills, chance in chain.outcomes()), start=Fraction(0))
    lives, of = alive.numerator, alive.denominator
    found = {**dict.fromkeys(REACTION_NAMES, Fraction(0)), "untested": alive, "annihilated": 1 - alive}
    return ShootOdds((*chain.checks, saving), Spread((lives, of - lives), of), found)


def combat_odds(battle: Battle, unit: int, enemy: int) -> CombatOdds:
    """The odds of this turn's combat for a unit, for an enemy it touches, and for all other enemies it touches."""
    melee = Melee(_as_they_touch(battle))
    others = {int(each): melee.side(each) for each in touching(battle, unit) if each != enemy}
    return CombatOdds(melee.side(unit), melee.side(enemy), others or None, melee.sampling)


def death_odds(battle: Battle, unit: int, places: tuple[int, ...]) -> dict[UnitId, Fraction]:
    """The chance of each individual with a unit to be killed in this turn's combat, from these places."""
    found = Melee(_as_they_touch(placed(battle, UnitId(unit), places))).deaths(unit)
    return {who: found.get(who, Fraction(0)) for who in battle.attached(unit)}


def _as_they_touch(battle: Battle) -> Battle:
    """The battle without choices of how to fight that losses have made impossible since."""
    possible = tuple(
        how
        for how in battle.combat.assigned
        if touching(battle, how.unit)
        and Choices(battle, UnitId(how.unit)).refuse(Fighting(how.two_ranks, how.foes, how.extra)) is None
    )
    return battle if possible == battle.combat.assigned else battle.with_combat(assigned=possible)


def charge_odds(battle: Battle, march: March) -> CombatOdds | None:
    """The odds of the round that a march would bring on; none if it meets nobody new."""
    before = touching(battle, march.unit)
    after = replace(marched(battle, march), combat=CombatPhase())  # it is fought in a combat phase of its own
    met = [enemy for enemy in touching(after, march.unit) if enemy not in before]
    return combat_odds(after, march.unit, met[0]) if met else None


def order_odds(battle: Battle, send: Send) -> ResultOdds:
    """The odds of an order, were it tested where everybody stands now."""
    courier = next((n for n, each in enumerate(battle.couriers) if each.leader == send.leader), -1)
    return message_odds(battle, Message(send.leader, send.unit, send.order, courier if send.courier else -1))


def message_odds(battle: Battle, message: Message) -> ResultOdds:
    """The odds of the test of an order on its way, as everybody stands now."""
    return results.message_odds(address(battle, message))


def influence_odds(battle: Battle, leader: int, unit: int) -> InfluenceOdds:
    """The odds of a leader's try to calm a unit he touches."""
    return results.calming_odds(attempt(battle, leader, unit))


def command_odds(battle: Battle, unit: int) -> ResultOdds:
    """The odds of a command test, were the unit tested now."""
    return results.news_odds(news(battle, unit))


def preview(battle: Battle, answer: Any) -> Preview | None:
    """The odds of an answer to the question the battle stands at; nothing if the rules refuse it or no die decides."""
    if not battle.agenda:
        return None
    step: Any = battle.agenda[-1]
    question = step.ask(battle)
    if question is None or not hasattr(question, "options") or question.options.refuse(answer) is not None:
        return None
    match step, question.options, answer:
        case TakeAim(), Aims(unit=unit), Aim(target=target, volleys=volleys) if volleys:
            return shot_odds(battle, unit, target, volleys) if refuse_target(battle, unit, target) is None else None
        case ((MoveNext() | MarchOn()), Marches(), March()):
            return charge_odds(battle, answer)
        case Assign(unit=unit), Choices(), Fighting():
            how = Assigned(unit, answer.two_ranks, answer.foes, answer.extra)
            return combat_odds(battle.with_combat(assigned=(*battle.combat.assigned, how)), unit, answer.extra)
        case TakePlaces(unit=unit), Places(), tuple() if touching(battle, unit):
            return combat_odds(placed(battle, unit, answer), unit, touching(battle, unit)[0])
        case SendOrders(), Dispatches(), Send():
            return order_odds(battle, answer)
        case TryAgain(unit=unit), _, str() if answer == AGAIN:
            return message_odds(battle, next(each for each in battle.messages if each.unit == unit))
        case Influences(leader=leader), _, str() if answer.isdigit():
            return influence_odds(battle, leader, int(answer))
        case _:
            return None
