"""The story of a Warriors battle: what each answer brought about, phase by phase, with every die and its source.

It puts events into words (`events.py`), knows the names of the units and who of them is one man, and decides nothing.
Movement is told in `marches.py`, dice in `fights.py`, what came of them in `changes.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

from carnyx.core.flow import Pause
from carnyx.core.length import INCH, Units
from carnyx.core.lists import translated
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import people
from carnyx.games.warriors.play.battle import Battle
from carnyx.games.warriors.play.muster import Setup
from carnyx.games.warriors.play.places import BEHIND
from carnyx.games.warriors.rules.rulebook import REGISTRY
from carnyx.games.warriors.show import changes, fights, marches
from carnyx.games.warriors.show.events import events, opening
from carnyx.games.warriors.show.places import facing
from carnyx.games.warriors.show.spoken import Act, figures
from carnyx.show import events as ev
from carnyx.show.names import called
from carnyx.show.story import Line, Voice
from carnyx.words.explain import Speaker
from carnyx.words.language import Language
from carnyx.words.numbers import percent

__all__ = ["Line", "Storyteller"]

_DEFEATS = {"gone": "beaten-gone", "shaken": "beaten-shaken", "points": "beaten-points"}  # why an army is beaten
_DETAILS = ("no-target",)  # what is told only to whoever wants to know every die


class Storyteller:
    """Tells a Warriors battle in one language and one unit of length."""

    def __init__(self, setup: Setup, language: Language = "en", units: Units = "in") -> None:
        self.setup, self.language = setup, language
        names = called((army.titles(force, language), army.is_one(force)) for force in setup.forces)
        self._seats = tuple(unit.seat for unit in names)
        self._is_man = tuple(unit.is_one for unit in names)
        self.voice = Voice(Speaker(REGISTRY, setup.edition, language, units), "warriors.natural", names)
        self._line = self.voice.line
        spoken: dict[type[ev.Event], Callable[[Voice, Any, Act], Iterable[Line]]] = {
            ev.Aimed: fights.aimed,
            ev.Condition: changes.condition,
            ev.Couriered: marches.couriered,
            ev.Fell: changes.fell,
            ev.Lost: changes.lost,
            ev.Moved: marches.moved,
            ev.Ordered: marches.ordered,
            ev.Sent: marches.sent,
            ev.Shot: fights.attacked,
            ev.Struck: fights.attacked,
            ev.Tested: fights.tested,
        }
        self._tellers: dict[type[Any], Callable[[Any, Act], Iterable[Line]]] = {
            ev.Chosen: self._chosen,
            ev.Conceded: self._conceded,
            ev.Contested: self._contested,
            ev.Deployed: self._deployed,
            ev.Destroyed: self._destroyed,
            ev.Lapsed: self._lapsed,
            ev.Over: self._over,
            ev.PhaseBegan: self._phase,
            ev.Revealed: self._revealed,
            ev.Routed: self._routed,
            ev.WrittenDown: self._sealed,
            ev.TurnBegan: self._turn,
            **{kind: partial(teller, self.voice) for kind, teller in spoken.items()},
        }

    def opening(self, first: Pause[Battle]) -> tuple[Line, ...]:
        """What there is to tell before the first answer: the scenario, the armies, and where those set up stand."""
        lines = [self._line("scenario", scenario=self.setup.scenario.name.of(self.language))]
        stands = opening(first.battle)
        for seat, force in enumerate(self.setup.forces):
            names = {"player": self.voice.player(seat), "people": people(force.people).name.of(self.language)}
            points = army.price(force, self.setup.edition)
            name = translated(force.name, self.language)
            lines.append(self._line("army", "warriors.army", force=name, points=points, **names))
            mine = (event for event in stands if self._seats[event.unit] == seat)
            lines += [line for event in mine for line in self._deployed(event, stands)]
        return self.voice.cited(lines)

    def tell(self, after: Pause[Battle]) -> tuple[Line, ...]:
        """What led to a question from the one before it; and how the battle ended, if there is none."""
        return self.told(map(events, after.trail))

    def told(self, acts: Iterable[Act]) -> tuple[Line, ...]:
        """The events of some steps in words."""
        tellers = self._tellers
        return self.voice.cited(
            line for act in acts for event in act if (tell := tellers.get(type(event))) for line in tell(event, act)
        )

    # --- before the battle -------------------------------------------------------------------------------------------

    def _deployed(self, event: ev.Deployed, act: Act) -> Iterator[Line]:
        """Where a unit stands; an individual stands alone, or in the ranks of a unit."""
        voice, block = self.voice, event.block
        if event.host is not None:
            yield self._line("stands-with", event.rule, event.unit, host=voice.names[event.host])
        if block is None:
            return
        where = voice.corner(block.x, block.y)
        if self._is_man[event.unit]:
            yield self._line("stands-alone", event.rule, event.unit, **where)
            return
        how = {"figures": figures(voice, block.figures), "facing": voice.say(facing(block.facing))}
        yield self._line("stands-block", event.rule, event.unit, files=block.files, **how, **where)

    def _sealed(self, event: ev.WrittenDown, act: Act) -> Iterator[Line]:
        yield self._line("sealed", event.rule, player=self.voice.player(event.player))

    def _revealed(self, event: ev.Revealed, act: Act) -> Iterator[Line]:
        yield self._line("shown", event.rule)

    # --- the turn ----------------------------------------------------------------------------------------------------

    def _turn(self, event: ev.TurnBegan, act: Act) -> Iterator[Line]:
        yield self._line("turn", event.rule, turn=event.turn, turns=event.turns)
        if event.score:
            yield self._line("so-far", event.rule, None, 1, points=self.voice.points(event.score))

    def _phase(self, event: ev.PhaseBegan, act: Act) -> Iterator[Line]:
        if event.player is not None:
            yield self._line(event.name, event.rule, player=self.voice.player(event.player))
            return
        yield self._line("phase", event.rule, number=event.number, title=self.voice.say(event.name))
        if event.is_idle:
            yield self._line(event.why or "idle", "warriors.shoot.who" if event.why else event.rule)

    def _contested(self, event: ev.Contested, act: Act) -> Iterator[Line]:
        if event.rule != "warriors.deploy":
            yield from self.voice.initiative(event.rule, event.winner, event.rounds)
            return
        yield self._line("edges", event.rule, player=self.voice.player(event.winner))
        yield from self.voice.contest(event.rule, event.rounds)

    def _chosen(self, event: ev.Chosen, act: Act) -> Iterator[Line]:
        """Edges, boasts, who begins, files, ranks, whom a nought strikes, and whom a leader speaks to."""
        voice, rule, name = self.voice, event.rule, event.name or ""
        player = {} if event.player is None else {"player": voice.player(event.player)}
        target = {} if event.target is None else {"target": voice.names[event.target]}
        match rule:
            case "warriors.deploy":
                yield self._line("picks-edge", rule, direction=voice.say(name), **player)
            case "warriors.initiative":
                id = "begins" if event.player == event.seat else "lets-begin"
                yield self._line(id, rule, other=voice.player(event.seat or 0), **player)
            case "warriors.reform":
                yield self._line("reforms", rule, event.unit, how=marches.how(voice, name), files=event.number or 0)
            case "warriors.combat.split":
                yield from fights.assigned(voice, event, act)
            case "warriors.individuals.place":
                id = "stands-behind" if event.number == BEHIND else "takes-place"
                yield self._line(id, rule, event.unit, **target)
            case "warriors.individuals.strike":
                yield self._line("nought", rule, event.target)
            case "warriors.influence.limits.magic":
                yield self._line("word", rule, event.unit, **target)
            case "warriors.influence.test":
                yield self._line("influences", rule, event.unit, **target)
            case _:
                yield self._line("boasts", rule, boast=voice.title(rule), **player)

    def _lapsed(self, event: ev.Lapsed, act: Act) -> Iterator[Line]:
        """What does not happen, or ends, in a sentence of its own."""
        names = {} if event.player is None else {"player": self.voice.player(event.player)}
        if event.why == "boast-broken":
            names["boast"] = self.voice.title(event.rule)
        if event.order is not None and event.target is not None:
            names |= marches.errand(self.voice, event.order, event.target)
            names["reach"] = self.voice.length(self.setup.edition.order_reach * INCH)
        yield self._line(event.why, event.rule, event.unit, int(event.why in _DETAILS), **names)

    def _conceded(self, event: ev.Conceded, act: Act) -> Iterator[Line]:
        yield self._line("gives-up", event.rule, player=self.voice.player(event.player))

    # --- who is no more ----------------------------------------------------------------------------------------------

    def _destroyed(self, event: ev.Destroyed, act: Act) -> Iterator[Line]:
        yield self._line("killed" if self._is_man[event.unit] else "annihilated", event.rule, event.unit)

    def _routed(self, event: ev.Routed, act: Act) -> Iterator[Line]:
        if self._is_man[event.unit]:
            yield self._line("swept-away", event.rule, event.unit)
        else:
            yield self._line("flees", event.rule, event.unit, figures=figures(self.voice, event.models))

    def _over(self, event: ev.Over, act: Act) -> Iterator[Line]:
        """Why it is over, what each unit has cost its side, and who has won."""
        rule, voice = event.rule, self.voice
        if event.why != "conceded":
            for seat, how in zip(event.players, event.how, strict=True):
                lost, whole = _gone(event, seat), event.shares[seat][1]
                player = voice.player(seat)
                yield self._line(_DEFEATS[how], f"{rule}.detail", player=player, lost=lost, whole=whole)
        if event.why == "shares-decide":
            yield self._line(event.why, rule)
        shares = (percent(Fraction(lost, whole), self.language) for lost, whole in event.shares)
        said = ", ".join(f"{voice.player(seat)} {share}" for seat, share in enumerate(shares))
        yield self._line("shares", rule, shares=said)
        gap = self.setup.edition.draw_gap
        if event.why == "shares-decide" and gap:
            yield self._line("gap-missed" if event.winner is None else "gap-made", f"{rule}.draw", gap=gap)
        yield self._line("points", rule, points=voice.points(event.score))
        fallen = tuple(each - _gone(event, 1 - seat) for seat, each in enumerate(event.score))
        if any(fallen):
            yield self._line("dead-figures", f"{rule}.detail", points=voice.points(fallen))
        for paid in event.paid:
            names = {"figures": figures(voice, paid.models), "player": voice.player(paid.player)}
            yield self._line("lost", f"{rule}.detail", paid.unit, 1, points=paid.points, **names)
        if event.winner is None:
            yield self._line("drawn", rule)
        else:
            yield self._line("wins", rule, player=voice.player(event.winner))


def _gone(event: ev.Over, seat: int) -> int:
    """The points of a player's units and individuals that are gone, without the dead of those that still stand."""
    return sum(paid.points for paid in event.paid if paid.player != seat and paid.how != "fallen")
