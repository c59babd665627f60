"""Records the decisions of `thumb` anew; name a game to record only its own."""

from __future__ import annotations

import sys

from carnyx.core.codec import encode
from carnyx.games import GAMES
from tests.players.frozen import decisions, record

for game in sys.argv[1:] or GAMES:
    lines: list[str] = []
    for scenario in GAMES[game].lists.scenarios.scenarios():
        setup = GAMES[game].lists.prepare(scenario)
        lines.append(f"= {scenario} {encode(setup).decode()}")
        lines += [f"{place} {answer}" for place, answer in decisions(game, setup)]
    record(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
