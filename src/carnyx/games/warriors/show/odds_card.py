"""The odds card of Warriors: volleys, charges and fights with both sides' reactions, orders and influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carnyx.core.check import Band
from carnyx.core.flow import Pause
from carnyx.games.warriors.odds.combat import CombatOdds
from carnyx.games.warriors.odds.preview import preview
from carnyx.games.warriors.odds.results import InfluenceOdds, ResultOdds, obeyed
from carnyx.games.warriors.odds.shoot import ShootOdds
from carnyx.games.warriors.play.battle import Battle, touching
from carnyx.games.warriors.play.engagements import Fighting
from carnyx.games.warriors.play.marches import March
from carnyx.games.warriors.play.moves import marched
from carnyx.games.warriors.play.orders import Send
from carnyx.games.warriors.play.volleys import Aim
from carnyx.games.warriors.rules.checks import SAVE
from carnyx.games.warriors.rules.influence import DISASTER_ABOVE
from carnyx.games.warriors.rules.tables import ORDER_RESULTS, REACTIONS
from carnyx.games.warriors.show.spoken import aim_said, fight_said, totals
from carnyx.show import documents as doc
from carnyx.words.numbers import percent

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
                _reactions(
                    board, battle, target, {name: part for name, part in found.reactions.items() if name != "untested"}
                ),
            )
            own = [check for check in found.checks if check.rule == SAVE.id]
            shots = dict.fromkeys((check for check in found.checks if check not in own), (board.names[target],))
            needs = (
                *speech.needs(shots, board.names[step.unit], shots),
                *speech.needs(own, board.names[target]),
            )
            return doc.Odds(aim_said(speech, answer), needs, (hurt,))
        case CombatOdds(), March() | Fighting() | tuple():
            unit, enemy = _pair(battle, step, answer)
            every = ((unit, found.attacker), (enemy, found.defender), *(found.others or {}).items())
            needs = tuple(
                need
                for who, side in every
                for need in speech.needs(side.checks, board.names[who], board.foes(side.aims))
            )
            sides = tuple(
                doc.SideOdds(
                    who,
                    board.names[who],
                    speech.expected(side.expected),
                    speech.chart(side.casualties),
                    _reactions(board, battle, who, side.reactions),
                )
                for who, side in every
            )
            notes = [speech.say("odds-assumes-ranks"), *speech.sampled(found.sampling)]
            title = fight_said(speech, answer) if isinstance(answer, Fighting) else board.names[enemy]
            return doc.Odds(title, needs, sides, note=" ".join(notes))
        case ResultOdds(), _:
            bars = tuple(
                speech.bar(_result(board, band), found.results[band.name])
                for band in ORDER_RESULTS.bands
                if found.results[band.name]
            )
            title = speech.say(
                "odds-obeyed", what=speech.title(found.checks[0].rule), share=percent(obeyed(found), board.lang)
            )
            return doc.Odds(title, speech.needs(found.checks, _ordered(board, step, answer)), (), bars)
        case InfluenceOdds(), str(name):
            return _influence(board, battle, found, step.leader, int(name))
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


def _ordered(board: Board, step: Any, answer: Any) -> str:
    """Who is tested on an order: the unit it goes to."""
    return board.names[answer.unit if isinstance(answer, Send) else step.unit]


def _influence(board: Board, battle: Battle, found: InfluenceOdds, leader: int, unit: int) -> doc.Odds:
    """What a leader needs to calm a unit, and what each result would bring."""
    speech, (first, *saves) = board.speech, found.checks
    who, whom = board.names[leader], board.names[unit]
    tries = speech.needs((first,), who, {first: (whom,)})
    needs = (*tries, *(replace(each, title=speech.say("odds-save")) for each in speech.needs(saves, who)))
    state = battle.units[unit].condition
    notes = [speech.say(f"odds-influence-{name}") for name in ("success", "failure")]
    notes.append(speech.say(f"odds-disaster-{state}", above=DISASTER_ABOVE))
    bars = speech.bars(found.results, "warriors.influence.")
    return doc.Odds(speech.title(first.rule), needs, (), bars, note=" ".join(notes))


def _reactions(board: Board, battle: Battle, unit: int, chances: dict[str, Any]) -> tuple[doc.Bar, ...]:
    """A bar for each reaction that can come up, with the totals that lead to it."""
    speech, bands = board.speech, {band.name: band for band in REACTIONS[battle.kind(unit).discipline].bands}
    return tuple(
        speech.bar(_result(board, bands[name]) if name in bands else speech.say("annihilated"), chance)
        for name, chance in chances.items()
        if chance
    )


def _result(board: Board, band: Band) -> str:
    """A result of a table with its totals."""
    return f"{board.speech.title(band.id)} ({totals(board.speech.words, band)})"
