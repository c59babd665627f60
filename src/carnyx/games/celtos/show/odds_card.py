"""The odds card of Celtos: from the engine's own preview of the order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carnyx.core.check import Check
from carnyx.core.flow import Choose, Pause
from carnyx.games.celtos.odds.answers import Answer, answers
from carnyx.games.celtos.odds.orders import preview
from carnyx.games.celtos.odds.preview import RoundOdds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.blows import strikes
from carnyx.games.celtos.play.namings import NameFoe
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.games.celtos.play.reactions import AssaultReaction, ReactionTest, Reactors
from carnyx.games.celtos.rules.checks import COVER, MORALE
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

AT_ONCE = 2_000  # positions of a round that are looked at while the player hovers


def odds(board: Board, pause: Pause[Battle], answer: Any) -> doc.Odds | None:
    """The odds of an order, if it strikes somebody."""
    question = pause.question
    if not isinstance(question, Choose):
        return None
    if not isinstance(question.options, Orders) or not isinstance(answer, Order):
        return _checked(board, pause.battle, answer)
    found = preview(pause.battle, answer, AT_ONCE)
    speech = board.speech
    target = answer.target if answer.target is not None else -1
    match found:
        case ShootOdds():
            title = speech.say("order-shoot-at", unit=board.speech.names[target])
            assert pause.battle.active is not None
            needs = _shot(board, pause.battle.active.unit, target, found.checks)
            return doc.Odds(title, needs, (side(board, target, found),), note=_note(board, found))
        case RoundOdds():
            title = speech.say("order-assault-at", unit=board.speech.names[target])
            needs = tuple(
                need
                for unit, each in found.units.items()
                for need in speech.needs(each.checks, board.names[unit], board.foes(each.aims))
            )
            sides = tuple(side(board, unit, each) for unit, each in found.units.items())
            winners = tuple(speech.bar(_winner(board, name), chance) for name, chance in found.winner.items() if chance)
            assert pause.battle.active is not None
            may = answers(pause.battle, pause.battle.active.unit, UnitId(target), AT_ONCE)
            note = speech.say("odds-assumes" if may else "odds-no-reaction")
            warnings = tuple(_warning(board, pause.battle.active.unit, each) for each in may)
            return doc.Odds(title, needs, sides, winners, note, warnings)
        case _:
            return None


def _checked(board: Board, battle: Battle, answer: Any) -> doc.Odds | None:
    """What the dice must show for a reaction, or for the blows of a model that names its foe."""
    speech, step = board.speech, battle.agenda[-1]
    match step:
        case AssaultReaction(unit=unit, charger=enemy) if answer != "none":
            title = speech.words.say(f"table.choice-{answer}")
        case Reactors(mover=enemy) if isinstance(answer, int):
            unit, title = UnitId(answer), board.names[answer]
        case NameFoe(unit=unit) if isinstance(answer, str):
            named = step.take(battle, answer)
            blows = [each for each in strikes(named) if each.unit == unit and str(int(each.target)) == answer]
            checks = [check for each in blows for check in (each.to_hit, each.to_wound)]
            aims = dict.fromkeys(checks, (board.names[int(answer)],))
            return (
                doc.Odds(board.names[int(answer)], speech.needs(checks, board.names[unit], aims), ()) if aims else None
            )
        case _:
            return None
    roll = ReactionTest(unit, enemy, "shoot").ask(battle)
    return None if roll is None else doc.Odds(title, speech.needs((roll.check,), board.names[unit]), ())


def _shot(board: Board, unit: int, target: int, checks: tuple[Check, ...]) -> tuple[doc.Need, ...]:
    """The needs of a shot: the shooter throws to hit and for damage, the target for its cover and its morale."""
    own = [check for check in checks if check.rule in (COVER.id, MORALE.id)]
    shots = dict.fromkeys((check for check in checks if check not in own), (board.names[target],))
    needs = board.speech.needs
    return (*needs(shots, board.names[unit], shots), *needs(own, board.names[target]))


def _warning(board: Board, unit: UnitId, answer: Answer) -> str:
    """What the target may do before all that, how likely, and what comes of it."""
    speech = board.speech
    chance = speech.percent(answer.test.chance)
    if answer.round is not None:
        wins, lost = answer.round.winner["attacker"], answer.round.units[unit].expected
        return speech.say("may-countercharge", chance=chance, wins=speech.percent(wins), lost=speech.expected(lost))
    if answer.shot is not None:
        return speech.say("may-shoot", chance=chance, lost=speech.expected(answer.shot.expected))
    if answer.name == "evade":
        return speech.say("may-evade" if answer.escapes else "may-evade-in-vain", chance=chance)
    return speech.say("may-react", chance=chance, what=speech.words.say(f"table.choice-{answer.name}"))


def side(board: Board, unit: int, found: Any) -> doc.SideOdds:
    """What may happen to one unit."""
    speech = board.speech
    morale = found.morale
    results = tuple(
        speech.bar(speech.words.say(f"app.{name}"), chance)
        for name, chance in (("panic", morale.panic), ("rout", morale.rout))
        if chance
    )
    wounds = found.wounds  # of somebody with several a lost wound matters too
    expected = speech.expected(found.expected) if wounds is None else speech.expected(wounds.mean, "wounds-lost")
    chart = speech.chart(found.casualties if wounds is None else wounds)
    return doc.SideOdds(unit, board.names[unit], expected, chart, results)


def _winner(board: Board, name: str) -> str:
    return board.names[int(name)] if name.isdigit() else board.speech.say(f"won-{name}")


def _note(board: Board, found: ShootOdds) -> str:
    return " ".join(board.speech.sampled(found.sampling))
