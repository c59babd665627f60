"""Guided battles: lessons that come with the game, each a TOML file with a table and two forces of its own."""

from __future__ import annotations

from carnyx.core.lesson import collected
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.scenarios import RULE, Scenario

_LESSONS = collected("carnyx.games.warriors.lists", RULE, Scenario, army.fitted)
lessons = _LESSONS.names
lesson = _LESSONS.one
load = _LESSONS.load
