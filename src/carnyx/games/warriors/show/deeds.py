"""Deeds on the Warriors table: what the unit in hand may do to an enemy that is clicked.

Who is asked to shoot is offered his volleys at that enemy.  Who marches is offered to march at him: whether he may is
for his order to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from carnyx.core.flow import Choose, Pause
from carnyx.games.warriors.play.battle import Battle, UnitId
from carnyx.games.warriors.play.compulsory import towards
from carnyx.games.warriors.play.marches import Marches
from carnyx.games.warriors.play.targets import refuse_target
from carnyx.games.warriors.play.volleys import Aims
from carnyx.games.warriors.show.grips import within
from carnyx.show import documents as doc

if TYPE_CHECKING:
    from carnyx.games.warriors.show.board import Board


def against(board: Board, pause: Pause[Battle], unit: int, target: int) -> tuple[doc.Option, ...]:
    """What a unit may do to an enemy, each with its answer, or with the reason why it may not."""
    question, battle = pause.question, pause.battle
    if not isinstance(question, Choose) or battle.units[unit].player == battle.units[target].player:
        return ()
    match question.options:
        case Aims(unit=shooter) as aims if shooter == unit:
            return tuple(_volleys(board, aims, target))
        case Marches(units=units) as marches if unit in units and battle.units[target].body is not None:
            return (_march(board, marches, unit, target),)
        case _:
            return ()


def _volleys(board: Board, aims: Aims, target: int) -> Iterator[doc.Option]:
    """Every number of volleys at an enemy, or why none."""
    say, name = board.speech.say, board.speech.names[target]
    for aim in aims.hints():
        if aim.target == target:
            label = say("aim", unit=name, volleys=aim.volleys)
            yield doc.Option(label, msgspec.to_builtins(aim), target, has_odds=True, is_shot=True)
    if refusal := refuse_target(aims.battle, aims.unit, target):
        yield doc.Option(say("aim", unit=name, volleys=1), None, target, board.speech.reason(refusal), is_shot=True)


def _march(board: Board, marches: Marches, unit: int, target: int) -> doc.Option:
    """The march that leads at an enemy, as near as it may come."""
    found = within(marches, unit, (), towards(marches.battle, unit, UnitId(target)).legs)
    label, reason = board.speech.say("march-at", unit=board.speech.names[target]), board.speech.reason
    if found.refused is not None:
        return doc.Option(label, None, target, reason(found.refused))
    detail = reason(found.stopped).exactly if found.stopped else ""
    return doc.Option(label, msgspec.to_builtins(found.march), target, has_odds=True, detail=detail)
