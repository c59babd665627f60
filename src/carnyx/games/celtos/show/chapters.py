"""The chapters of a sheet of Celtos: the rulebook's own, in its order."""

from __future__ import annotations

from carnyx.games.celtos.rules import rulebook
from carnyx.sheets.book import Chapters

CHAPTERS: Chapters = {
    "tests": rulebook.DIE_AND_TESTS,
    "turn": rulebook.TURN,
    "orders": rulebook.ORDERS,
    "table": rulebook.TABLE,
    "shooting": rulebook.SHOOTING,
    "melee": rulebook.CLOSE_COMBAT,
    "reactions": rulebook.REACTIONS,
    "morale": rulebook.MORALE,
    "traits": rulebook.TRAITS,
    "armies": rulebook.ARMIES,
}
