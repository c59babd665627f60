"""The journals of every version there has been, and the rules of a day on which all of them are old."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from carnyx.games import GAMES

FOLDER = Path(__file__).parent / "journals"
FILES = sorted(FOLDER.glob("*.jsonl"))
WITH_POSITIONS = [path for path in FILES if "-schema3-" in path.name]
WITHOUT = [path for path in FILES if path not in WITH_POSITIONS]
NEWEST = 3  # the newest rules of any of these files


def on_a_later_day(patch: pytest.MonkeyPatch) -> None:
    """From now on, in this test, both games are played by rules that are newer than all these files."""
    for name in ("celtos", "warriors"):
        system = GAMES[name].system
        version = max(system.rules_version, NEWEST + 1)
        patch.setitem(GAMES[name].__dict__, "system", replace(system, rules_version=version))
