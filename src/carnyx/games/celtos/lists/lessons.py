"""Guided battles: lessons that come with the game, each a TOML file with a table and two forces of its own."""

from __future__ import annotations

from carnyx.core.lesson import collected
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.scenarios import RULE, Scenario

_LESSONS = collected("carnyx.games.celtos.lists", RULE, Scenario, army.fitted)
lessons = _LESSONS.names
lesson = _LESSONS.one
load = _LESSONS.load
