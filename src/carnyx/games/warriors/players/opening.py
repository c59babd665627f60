"""The opening: the first orders are chosen among a few ways to begin, each played out to the end of the battle.

Only the first orders are searched: they are given once, so whole battles can be played out for them; all else follows
the rules of thumb.
"""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.core.flow import Choose, Pause
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.orders import FirstOrders
from carnyx.games.warriors.play.victory import share, verdict
from carnyx.games.warriors.players.craft import WarriorsCraft
from carnyx.games.warriors.players.fire import is_shooter
from carnyx.games.warriors.players.habits import BOLD, THUMB
from carnyx.games.warriors.players.orders import wanted
from carnyx.games.warriors.rules.tables import Order
from carnyx.players.search.craft import Plan, Says

_WON = 500_000  # millionths that the result itself counts for
_POINT = 5_000  # and each point of a hundred by which the enemy has lost more, up to half an army


class OpeningCraft(WarriorsCraft):
    """What a search of the first orders alone asks of Warriors."""

    def plans(self, pause: Pause[Battle]) -> tuple[Plan, ...]:
        """What the default player would order, then the other ways to begin; nothing to search later on."""
        question = pause.question
        if not isinstance(question, Choose) or not isinstance(question.options, FirstOrders):
            return ()
        usual = self._default.answer(pause)
        found = dict.fromkeys(each for each in _ways(pause.battle, question.options, question.player) if each != usual)
        return (self._default, *(Says(pause.battle, each) for each in found))

    def is_milestone(self, pause: Pause[Battle]) -> bool:
        """Never: a battle is played out to its end."""
        del pause
        return False

    def value(self, battle: Battle, player: int) -> int:
        """Half the result, half the points: a narrow win is worth less than one that dice could not have turned."""
        winner = verdict(battle)
        result = _WON // 2 if winner is None else _WON * (winner == player)
        gap = int(_POINT * (share(battle, 1 - player) - share(battle, player)))
        return result + _WON // 2 + max(-_WON // 2, min(_WON // 2, gap))


def _ways(battle: Battle, options: FirstOrders, player: int) -> Iterator[tuple[Order, ...]]:
    """As the bold and as the careful would begin; everybody forward; everybody but the shooters waiting."""
    for habits in (BOLD, THUMB):
        orders = wanted(battle, player, habits)
        yield tuple(orders[unit] for unit in options.units)
    yield tuple("attack" for _ in options.units)
    yield tuple("oppose" if is_shooter(battle, unit) else "attack" for unit in options.units)
    yield tuple("oppose" if is_shooter(battle, unit) else "hold" for unit in options.units)
