"""The odds card of Celtos: from the engine's own preview of the order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carnyx.core.flow import Choose, Pause
from carnyx.games.celtos.odds.orders import preview
from carnyx.games.celtos.odds.preview import RoundOdds
from carnyx.games.celtos.odds.shoot import ShootOdds
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.orders import Order, Orders
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.celtos.show.board import Board

AT_ONCE = 2_000  # positions of a round that are looked at while the player hovers


def odds(board: Board, pause: Pause[Battle], answer: Any) -> doc.Odds | None:
    """The odds of an order, if it strikes somebody."""
    question = pause.question
    if not isinstance(question, Choose) or not isinstance(question.options, Orders) or not isinstance(answer, Order):
        return None
    found = preview(pause.battle, answer, AT_ONCE)
    speech = board.speech
    target = answer.target if answer.target is not None else -1
    match found:
        case ShootOdds():
            title = speech.say("order-shoot-at", unit=board.speech.names[target])
            return doc.Odds(title, speech.needs(found.checks), (side(board, target, found),), note=_note(board, found))
        case RoundOdds():
            title = speech.say("order-assault-at", unit=board.speech.names[target])
            needs = tuple(
                need for unit, each in found.units.items() for need in speech.needs(each.checks, board.names[unit])
            )
            sides = tuple(side(board, unit, each) for unit, each in found.units.items())
            winners = tuple(speech.bar(_winner(board, name), chance) for name, chance in found.winner.items() if chance)
            return doc.Odds(title, needs, sides, winners, speech.say("odds-assumes"))
        case _:
            return None


def side(board: Board, unit: int, found: Any) -> doc.SideOdds:
    """What may happen to one unit."""
    speech = board.speech
    morale = found.morale
    results = tuple(
        speech.bar(speech.words.say(f"app.{name}"), chance)
        for name, chance in (("panic", morale.panic), ("rout", morale.rout))
        if chance
    )
    return doc.SideOdds(
        unit, board.names[unit], speech.expected(found.expected), speech.chart(found.casualties), results
    )


def _winner(board: Board, name: str) -> str:
    return board.names[int(name)] if name.isdigit() else board.speech.say(f"won-{name}")


def _note(board: Board, found: ShootOdds) -> str:
    return " ".join(board.speech.sampled(found.sampling))
