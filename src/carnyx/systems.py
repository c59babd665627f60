"""The systems there are, by name: each game joined with its odds, which is all that command line and server know.

A game is imported when it is first asked for: nobody waits for the rules of a game he does not play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from carnyx.core.system import System


@cache
def _celtos() -> System[Any]:
    from carnyx.games.celtos.odds.orders import preview
    from carnyx.games.celtos.odds.threats import threats
    from carnyx.games.celtos.play.system import SYSTEM

    return replace(SYSTEM, preview=preview, threats=threats)


@cache
def _warriors() -> System[Any]:
    from carnyx.games.warriors.odds.preview import preview
    from carnyx.games.warriors.odds.threats import threats
    from carnyx.games.warriors.play.system import SYSTEM

    return replace(SYSTEM, preview=preview, threats=threats)


class Systems(Mapping[str, System[Any]]):
    """The games by name."""

    _joined: Mapping[str, Callable[[], System[Any]]] = {"celtos": _celtos, "warriors": _warriors}

    def __getitem__(self, name: str) -> System[Any]:
        return self._joined[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._joined)

    def __len__(self) -> int:
        return len(self._joined)

    def __contains__(self, name: object) -> bool:
        return name in self._joined


SYSTEMS = Systems()

COLOURS = ("red", "blue", "green", "yellow")  # of the seats, in order
