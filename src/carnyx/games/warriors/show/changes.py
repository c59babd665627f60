"""How the effects of a step of Warriors are put into words: who fell or wavered, and what was lost with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carnyx.games.warriors.show.spoken import Act, figures
from carnyx.show import events as ev
from carnyx.show.story import Line, Voice

_TEMPERS = {"bloodlust": "is-bloodlust", "shaken": "is-shaken"}


def fell(voice: Voice, event: ev.Fell, act: Act) -> Iterator[Line]:
    """Figures of a unit that still stands; of one that is gone the next event tells."""
    left = event.strength
    if left.left:
        lost = figures(voice, len(event.models))
        yield voice.line("figures-fall", event.rule, event.unit, figures=lost, left=left.left, start=left.start)


def lost(voice: Voice, event: ev.Lost, act: Act) -> Iterator[Line]:
    """A champion or a standard; of one that was thrown for, the throw has told."""
    if event.what == "champion":
        yield voice.line("champion-falls", event.rule, event.unit)
    elif event.rule == "warriors.standard":
        yield voice.line("standard-lost", event.rule, event.unit)


def condition(voice: Voice, event: ev.Condition, act: Act) -> Iterator[Line]:
    """How a unit's temper is now, as far as that is new, all of it in one line."""
    mine = [each for each in act if isinstance(each, ev.Condition) and each.unit == event.unit]
    if event is mine[0]:
        states = [voice.say(state) for state in _states(mine)]
        yield voice.line("is", event.rule, event.unit, state=voice.listed(states))


def _states(changes: Sequence[ev.Condition]) -> Iterator[str]:
    temper = [each for each in changes if each.what != "disorganised"]
    if temper:
        yield next((_TEMPERS[each.what] for each in temper if each.on), "is-ok")
    for each in changes:
        if each.what == "disorganised":
            yield "is-disorganised" if each.on else "is-organised"
