"""The chapters of a sheet of Warriors: the rulebook's own, in its order."""

from __future__ import annotations

from carnyx.games.warriors.rules import rulebook
from carnyx.sheets.book import Chapters

# The throws that are entered with a table of another name.
THROWN_WITH = {"warriors.shoot.scores": "warriors.shoot.kill", "warriors.combat.scores": "warriors.combat.kill"}
DICE = "warriors.odds"  # the odds of plain dice, printed beside the rules

CHAPTERS: Chapters = {
    "basics": rulebook.BASICS,
    "before": rulebook.BEFORE,
    "shooting": rulebook.SHOOTING,
    "movement": rulebook.MOVEMENT,
    "combat": rulebook.COMBAT,
    "command": rulebook.COMMAND,
    "armies": rulebook.ARMIES,
}
