"""Eyes: a position as one player sees it.  Whatever leaves the server, or reaches a computer player, passes here."""

from __future__ import annotations

from typing import Any

from carnyx.core.flow import Pause, begin
from carnyx.core.system import NOBODY, System


def seen(system: System[Any], pause: Pause[Any], player: int) -> Pause[Any]:
    """What a player may see of a pause: what is sealed for him is neither in the battle nor behind the question."""
    battle = system.view(pause.battle, player)
    # A stripped battle asks anew, so that no options hold the whole one; nor does the trail tell what was answered.
    return pause if battle == pause.battle else begin(battle)


def is_open(system: System[Any], battle: Any) -> bool:
    """Whether nothing is sealed for anybody."""
    return bool(system.view(battle, NOBODY) == battle)
