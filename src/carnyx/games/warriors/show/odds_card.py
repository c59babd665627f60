"""The odds card of Warriors: volleys, charges and fights with both sides' reactions, orders and influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carnyx.core.flow import Pause
from carnyx.games.warriors.odds.combat import CombatOdds
from carnyx.games.warriors.odds.preview import preview
from carnyx.games.warriors.odds.results import InfluenceOdds, ResultOdds
from carnyx.games.warriors.odds.shoot import ShootOdds
from carnyx.games.warriors.play.battle import Battle, touching
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.moves import marched
from carnyx.games.warriors.play.volleys import Aim
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board


def odds(board: Board, pause: Pause[Battle], answer: Any) -> doc.Odds | None:
    """The odds of an answer, if dice decide what comes of it."""
    found = preview(pause.battle, answer)
    speech, battle = board.speech, pause.battle
    step: Any = battle.agenda[-1]
    match found, answer:
        case ShootOdds(), Aim(target=target):
            hurt = doc.SideOdds(
                target,
                board.names[target],
                speech.expected(found.expected),
                speech.chart(found.casualties),
                _reactions(board, {name: chance for name, chance in found.reactions.items() if name != "untested"}),
            )
            return doc.Odds(board.names[target], speech.needs(found.checks), (hurt,))
        case CombatOdds(), March() | Fighting() | tuple():
            unit, enemy = _pair(battle, step, answer)
            every = ((unit, found.attacker), (enemy, found.defender), *(found.others or {}).items())
            needs = tuple(need for who, side in every for need in speech.needs(side.checks, board.names[who]))
            sides = tuple(
                doc.SideOdds(
                    who,
                    board.names[who],
                    speech.expected(side.expected),
                    speech.chart(side.casualties),
                    _reactions(board, side.reactions),
                )
                for who, side in every
            )
            notes = [speech.say("odds-assumes-ranks"), *speech.sampled(found.sampling)]
            return doc.Odds(board.names[enemy], needs, sides, note=" ".join(notes))
        case ((ResultOdds() | InfluenceOdds()), _):
            prefix = "warriors.orders.results." if isinstance(found, ResultOdds) else "warriors.influence."
            title = speech.title(found.checks[0].rule)
            return doc.Odds(title, speech.needs(found.checks), (), speech.bars(found.results, prefix))
        case _:
            return None


def _pair(battle: Battle, step: Any, answer: March | Fighting | tuple[int, ...]) -> tuple[int, int]:
    """Who fights whom, of several the one that is named first."""
    if isinstance(answer, Fighting):
        return step.unit, answer.extra
    if isinstance(answer, tuple):
        return step.unit, touching(battle, step.unit)[0]
    before = touching(battle, answer.unit)
    met = [enemy for enemy in touching(marched(battle, answer), answer.unit) if enemy not in before]
    return answer.unit, met[0]


def _reactions(board: Board, chances: dict[str, Any]) -> tuple[doc.Bar, ...]:
    speech = board.speech
    return tuple(
        speech.bar(
            speech.say("annihilated") if name == "annihilated" else speech.title(f"warriors.combat.reaction.{name}"),
            chance,
        )
        for name, chance in chances.items()
        if chance
    )
