"""The chapters of a sheet of Warriors: the rulebook's own, in its order."""

from __future__ import annotations

from carnyx.games.warriors.rules import rulebook
from carnyx.sheets.games import Chapters

CHAPTERS: Chapters = {
    "basics": rulebook.BASICS,
    "before": rulebook.BEFORE,
    "shooting": rulebook.SHOOTING,
    "movement": rulebook.MOVEMENT,
    "combat": rulebook.COMBAT,
    "command": rulebook.COMMAND,
    "armies": rulebook.ARMIES,
}
