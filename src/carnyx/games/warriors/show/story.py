"""The story of a Warriors battle: what each answer brought about, phase by phase, with every die and its source.

The story-teller sees each step between the position before it and the one after it; it decides nothing, and asks the
rules for all it says.  What was sealed is not told before it is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carnyx.core.flow import Pause
from carnyx.core.length import Units
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import people
from carnyx.games.warriors.play import deployment, portents, sequence
from carnyx.games.warriors.play.battle import PLAYERS, Battle, Daylight
from carnyx.games.warriors.play.muster import Setup
from carnyx.games.warriors.play.orders import Reveal, SealOrders
from carnyx.games.warriors.play.victory import is_beaten, paid, score, share, verdict
from carnyx.games.warriors.rules.figures import Omen
from carnyx.games.warriors.rules.rulebook import REGISTRY
from carnyx.games.warriors.show.changes import Seen, changes
from carnyx.games.warriors.show.events import PHASES
from carnyx.games.warriors.show.fights import blows, shots, wills
from carnyx.games.warriors.show.marches import marches, orders
from carnyx.games.warriors.show.places import facing, figures, stands
from carnyx.show.story import Line, Voice
from carnyx.show.throws import bids
from carnyx.words.explain import Speaker
from carnyx.words.language import Language
from carnyx.words.numbers import percent

__all__ = ["PHASES", "Line", "Storyteller"]

_OMENS: dict[Omen, str] = {"good": "omen-good", "bad": "omen-bad", "none": "omen-none"}
_SKIES: dict[Daylight, str] = {"dawn": "sky-dawn", "day": "sky-day", "dusk": "sky-dusk"}


class Storyteller:
    """Tells a Warriors battle in one language and one unit of length."""

    def __init__(self, setup: Setup, language: Language = "en", units: Units = "in") -> None:
        self.setup, self.language = setup, language
        names = [(title, seat) for seat, force in enumerate(setup.forces) for title in army.titles(force, language)]
        self.voice = Voice(Speaker(REGISTRY, setup.edition, language, units), "warriors.natural", names)
        self._line = self.voice.line

    def opening(self, first: Pause[Battle]) -> tuple[Line, ...]:
        """What there is to tell before the first answer: the scenario, the armies, and where those set up stand."""
        lines = [self._line("scenario", scenario=self.setup.scenario.name.of(self.language))]
        for seat, force in enumerate(self.setup.forces):
            names = {"player": self.voice.player(seat), "people": people(force.people).name.of(self.language)}
            points = army.price(force, self.setup.edition)
            lines.append(self._line("army", "warriors.army", force=force.name, points=points, **names))
            here = (id for id, unit in enumerate(first.battle.units) if unit.player == seat and unit.is_here)
            lines += [stands(self.voice, first.battle, unit) for unit in here]
        return self.voice.cited(lines)

    def tell(self, after: Pause[Battle]) -> tuple[Line, ...]:
        """What led to a question from the one before it; and how the battle ended, if there is none."""
        parts = (self._before, self._turn, *self._spoken())
        lines = [line for scene in after.trail for part in parts for line in part(scene)]
        return self.voice.cited([*lines, *(self._end(after.battle) if after.question is None else ())])

    def _spoken(self) -> Iterator[Any]:
        for part in (orders, marches, shots, blows, wills, changes):
            yield lambda scene, part=part: part(self.voice, scene)

    def _before(self, scene: Seen) -> Iterator[Line]:
        """Edges, deployment, boasts and first orders."""
        now, voice, outcome = scene.after, self.voice, scene.outcome
        match scene.step:
            case deployment.EdgeThrow():
                yield self._line("edges", "warriors.deploy", player=voice.player(outcome))
                yield from voice.contest("warriors.deploy", bids(scene.question, scene.answer, range(PLAYERS)))
            case deployment.PickEdge(player=player):
                behind = (deployment.ahead(now, player) + 1800) % 3600
                edge = voice.say(facing(behind))
                yield self._line("picks-edge", "warriors.deploy", player=voice.player(player), direction=edge)
            case deployment.DeployNext() if outcome is not None:
                yield stands(voice, now, outcome.unit)
            case deployment.DeployNext():
                for unit in sorted({*scene.before.waiting} - {*now.waiting}):
                    yield self._line("no-room", "warriors.deploy", unit)
            case deployment.MakeBoast(player=player) if outcome is not None:
                rule = f"warriors.boast.{outcome}"
                yield self._line("boasts", rule, player=voice.player(player), boast=voice.title(rule))
            case SealOrders(player=player) if outcome is not None:
                yield self._line("sealed", "warriors.deploy", player=voice.player(player))
            case portents.ReadOmens(player=player) if outcome is not None:
                said = voice.say(_OMENS[portents.omen(*outcome)])
                yield self._line("omens", "warriors.initiative.omens", player=voice.player(player), omen=said)
                yield self._line("die", "warriors.initiative.omens", None, 1, faces=str(*scene.answer))
            case portents.ReadSky():
                rule = "warriors.shoot.sight.time_of_day"
                yield self._line(_SKIES[now.daylight], rule)
                yield self._line("die", rule, None, 1, faces=str(*scene.answer))
            case Reveal():
                yield self._line("shown", "warriors.deploy")
                for unit in now.formed():
                    order = now.units[unit].order
                    said = voice.speaker.words.say(f"warriors.label.{order}")
                    yield self._line("order", f"warriors.order.{order}", unit, order=said)

    def _turn(self, scene: Seen) -> Iterator[Line]:
        """The turn, its phases, and who moves first."""
        was, now, voice, outcome = scene.before, scene.after, self.voice, scene.outcome
        for number, (opens, title, is_busy) in enumerate(PHASES, 1):
            if isinstance(scene.step, opens):
                yield self._line("phase", "warriors.turn", number=number, title=voice.say(title))
                if not is_busy(scene):
                    yield self._line("idle", "warriors.turn")
        match scene.step:
            case sequence.StartTurn():
                yield self._line("turn", "warriors.victory", turn=now.turn, turns=now.field.turns)
                if was.turn:
                    yield self._line("so-far", "warriors.victory", None, 1, points=voice.points(score(was)))
            case sequence.Initiative():
                yield self._line("initiative", "warriors.initiative", player=voice.player(outcome))
                yield from voice.contest("warriors.initiative", bids(scene.question, scene.answer, range(PLAYERS)))
            case sequence.Nominate(player=player):
                names = {"player": voice.player(player), "other": voice.player(now.first)}
                yield self._line("begins" if player == now.first else "lets-begin", "warriors.initiative", **names)
            case sequence.SideMoves(player=player):
                yield self._line("side-moves", "warriors.move.order", player=voice.player(player))

    def _end(self, battle: Battle) -> Iterator[Line]:
        """Why it is over, what each unit has cost its side, and who has won."""
        rule, voice, language = "warriors.victory", self.voice, self.language
        beaten = [seat for seat in range(PLAYERS) if is_beaten(battle, seat)]
        if battle.conceded < 0:
            for seat in beaten:
                yield self._line("beaten", f"{rule}.detail", player=voice.player(seat))
            if len(beaten) != 1:
                yield self._line("shares-decide", rule)
        shares = ((voice.player(seat), percent(share(battle, seat) / 100, language)) for seat in range(PLAYERS))
        yield self._line("shares", rule, shares=", ".join(f"{name} {lost}" for name, lost in shares))
        yield self._line("points", rule, points=voice.points(score(battle)))
        for id, unit in enumerate(battle.units):
            if points := paid(battle, id):
                dead = figures(voice, unit.start - unit.figures)
                names = {"figures": dead, "player": voice.player(1 - unit.player)}
                yield self._line("lost", f"{rule}.detail", id, 1, points=points, **names)
        winner = verdict(battle)
        yield self._line("drawn", rule) if winner is None else self._line("wins", rule, player=voice.player(winner))
