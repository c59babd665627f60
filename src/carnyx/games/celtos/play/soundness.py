"""Soundness: whether a setup that came with a journal is one that our lists and scenarios could have made."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.core.problems import Problem
from carnyx.core.soundness import count_problems, force_problems, profile_problems
from carnyx.games.celtos.lists import army, profiles, scenarios
from carnyx.games.celtos.play.muster import Setup


def faults(setup: Setup) -> tuple[Problem, ...]:
    """Everything that keeps a setup from being a battle; nothing if it is one."""
    return tuple(_ground(setup)) or tuple(_profiles(setup)) or tuple(_forces(setup))


def _ground(setup: Setup) -> Iterator[Problem]:
    yield from scenarios.check(setup.scenario)
    yield from count_problems(len(setup.forces), setup.scenario.players, scenarios.RULE)


def _profiles(setup: Setup) -> Iterator[Problem]:
    units = (entry.unit for force in setup.forces for entry in force.units)
    return profile_problems(setup.profiles, units, profiles.check, army.RULE)


def _forces(setup: Setup) -> Iterator[Problem]:
    known = {each.id: each for each in setup.profiles}
    yield from force_problems(setup.forces, lambda force: army.faults(force, known.__getitem__))
    yield from army.crowding(setup.forces)
