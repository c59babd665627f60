"""The story of a Celtos battle: what each answer brought about, with every die, every modifier and its source.

It puts events into words (`events.py`), knows the names of the units, and decides nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from carnyx.core.flow import Pause
from carnyx.core.length import Units
from carnyx.core.lists import translated
from carnyx.core.rule import RuleId
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import people
from carnyx.games.celtos.play.battle import Battle
from carnyx.games.celtos.play.muster import Setup
from carnyx.games.celtos.rules.rulebook import REGISTRY
from carnyx.games.celtos.show.events import events, opening
from carnyx.show import events as ev
from carnyx.show.names import called
from carnyx.show.story import Line, Voice, Worded
from carnyx.show.throws import Thrown
from carnyx.show.values import Value
from carnyx.words.explain import Speaker
from carnyx.words.language import Language

Act: TypeAlias = Sequence[ev.Event]  # the events of one step
# In what words a unit moves and closes in.
_MOVES = {
    "celtos.order.move": "moves",
    "celtos.order.rush": "rushes",
    "celtos.order.breakoff": "breaks-off",
    "celtos.cc.after": "consolidates",
    "celtos.react.evade": "evades",
    "celtos.cc.assault": "goes-on",
}
_CLOSES = {
    "charge": "charges",
    "celtos.cc.assault": "brings-up",
    "celtos.react.countercharge": "countercharges",
    "step-up": "steps-up",
}
_DETAILS = ("hold-ends", "skipped")  # what is told only to whoever wants to know every die


class Storyteller:
    """Tells a Celtos battle in one language and one unit of length."""

    def __init__(self, setup: Setup, language: Language = "en", units: Units = "in") -> None:
        self.setup, self.language = setup, language
        named = called((army.titles(force, language), army.is_one(force)) for force in setup.forces)
        self._seats = tuple(unit.seat for unit in named)
        self.voice = Voice(Speaker(REGISTRY, setup.edition, language, units), "celtos.natural", named)
        self._say, self._line, self._title = self.voice.say, self.voice.line, self.voice.title
        self._tellers: dict[type[Any], Callable[[Any, Act], Iterable[Line]]] = {
            ev.Deployed: self._deployed,
            ev.TurnBegan: self._turn,
            ev.Contested: self._contested,
            ev.Chosen: self._chosen,
            ev.Activated: self._activated,
            ev.Lapsed: self._lapsed,
            ev.Conceded: self._conceded,
            ev.Ordered: self._ordered,
            ev.Moved: self._moved,
            ev.Shot: self._shot,
            ev.Allotted: self._allotted,
            ev.Harmed: self._harmed,
            ev.Aimed: self._aimed,
            ev.Scattered: self._scattered,
            ev.Landed: self._landed,
            ev.RoundBegan: self._round,
            ev.Struck: self._struck,
            ev.RoundEnded: self._round_ended,
            ev.Reacted: self._reacted,
            ev.Tested: self._tested,
            ev.Condition: self._condition,
            ev.Routed: self._routed,
            ev.Over: self._over,
        }

    def opening(self, first: Pause[Battle]) -> tuple[Line, ...]:
        """What there is to tell before the first answer: the scenario, the armies, and where those set up stand."""
        lines = [self._line("scenario", scenario=self.setup.scenario.name.of(self.language))]
        stands = opening(first.battle)
        for seat, force in enumerate(self.setup.forces):
            names = {"people": people(force.people).name.of(self.language), "player": self.voice.player(seat)}
            name = translated(force.name, self.language)
            lines.append(self._line("army", "celtos.army", force=name, points=army.points(force), **names))
            mine = (event for event in stands if self._seats[event.unit] == seat)
            lines += [self.voice.stands(event.rule, event.unit, event.places) for event in mine]
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

    # --- the turn ----------------------------------------------------------------------------------------------------

    def _deployed(self, event: ev.Deployed, act: Act) -> Iterator[Line]:
        yield self.voice.stands(event.rule, event.unit, event.places)

    def _turn(self, event: ev.TurnBegan, act: Act) -> Iterator[Line]:
        yield self._line("turn", event.rule, turn=event.turn, turns=event.turns)
        if event.score:
            yield self._line("so-far", "celtos.victory", None, 1, points=self.voice.points(event.score))

    def _contested(self, event: ev.Contested, act: Act) -> Iterator[Line]:
        yield from self.voice.initiative(event.rule, event.winner, event.rounds)

    def _chosen(self, event: ev.Chosen, act: Act) -> Iterator[Line]:
        """Who begins, with what a unit fights, whom a model strikes at, whose blow is parried."""
        target = "" if event.target is None else self.voice.names[event.target]
        match event.rule:
            case "celtos.turn.initiative":
                names = {"player": self._player(event.player), "other": self._player(event.seat)}
                yield self._line("begins" if event.player == event.seat else "lets-begin", event.rule, **names)
            case "celtos.cc.weapon":
                yield self._line("fights-with", event.rule, event.unit, weapon=self._title(event.name or ""))
            case "celtos.weapon":
                yield self._line("shoots-with", event.rule, event.unit, weapon=self._title(event.name or ""))
            case "celtos.cc.allocate":
                id = "strikes-at" if event.role is not None else "strikes-at-alone"
                yield self._line(id, event.rule, event.unit, whom=self._role(event.role), target=target)
            case "celtos.trait.parry":
                yield self._line("parries", event.rule, event.unit, target=target)

    def _activated(self, event: ev.Activated, act: Act) -> Iterator[Line]:
        names = {"player": self.voice.player(event.player), "unit": self.voice.own[event.unit]}
        yield self._line("activates", event.rule, event.unit, **names)
        state = [self.voice.left(event.strength), *([self._say("panicked")] if "panic" in event.conditions else [])]
        if event.touching:
            state.append(self._say("touches", enemies=self.voice.units(event.touching)))
        yield self._line("state", None, event.unit, 1, state=", ".join(state))

    def _lapsed(self, event: ev.Lapsed, act: Act) -> Iterator[Line]:
        """What does not happen, or ends, in a sentence of its own."""
        names = {} if event.player is None else {"player": self.voice.player(event.player)}
        if event.why == "hold-ends":
            ended = (each.unit for each in act if isinstance(each, ev.Condition) and each.what == "hold")
            names = {"hold": self._title("celtos.order.hold"), "units": self.voice.units(ended)}
        yield self._line(event.why, event.rule, event.unit, int(event.why in _DETAILS), **names)

    def _conceded(self, event: ev.Conceded, act: Act) -> Iterator[Line]:
        yield self._line("gives-up", event.rule, player=self.voice.player(event.player))

    # --- orders and moves --------------------------------------------------------------------------------------------

    def _ordered(self, event: ev.Ordered, act: Act) -> Iterator[Line]:
        """An order, the enemy it is given against, and the way to him unless he is in contact; with the range band."""
        if event.target is None:
            yield self._line("goes-on-hold", event.rule, event.unit)
            return
        names: dict[str, str] = {"target": self.voice.names[event.target]}
        if event.way is not None:
            names |= self.voice.apart(event.way)
        if event.order == "assault":
            id = "assaults-touching" if event.way is None else "assaults-at"
        else:
            id = "shoots-at" if event.band is None else "shoots-in-band"
            names["band"] = "" if event.band is None else self.voice.speaker.words.say(event.band)
        yield self._line(id, event.rule, event.unit, **names)

    def _moved(self, event: ev.Moved, act: Act) -> Iterator[Line]:
        if event.contact is not None:
            yield self.voice.closed(_CLOSES[event.name], event.rule, event.unit, event.tracks, event.contact)
        elif event.near is not None:
            id, near = _MOVES[event.name], self.voice.near(event.near)
            yield self.voice.moved(id, event.rule, event.unit, event.tracks, near)

    # --- dice --------------------------------------------------------------------------------------------------------

    def _shot(self, event: ev.Shot, act: Act) -> Iterator[Line]:
        """A volley, or a stone that hits or scatters."""
        throws = [self._worded(throw) for chain in event.chains for throw in chain]
        if event.models is None:
            yield self._line("stone-hit" if event.hits else "stone-miss", event.rule, event.unit)
        else:
            able = sum(len(each.thrown.faces) for each in throws)
            yield self.voice.volley("volley", event.rule, event.unit, event.target, able, event.hits)
            if able < event.models:
                yield self._line("able", event.rule, event.unit, 1, part=self.voice.part(able, event.models))
        yield from self.voice.thrown(throws, event.unit)

    def _struck(self, event: ev.Struck, act: Act) -> Iterator[Line]:
        throws = [self._worded(throw) for chain in event.chains for throw in chain]
        dice, speed = sum(len(each.thrown.faces) for each in throws), self._value(event.speed)
        yield self.voice.volley("blows", event.rule, event.unit, event.target, dice, event.hits, speed=speed)
        yield from self.voice.thrown(throws, event.unit)

    def _allotted(self, event: ev.Allotted, act: Act) -> Iterator[Line]:
        """Who takes the hits: models by their roles; one that is a unit of its own by its name."""
        id, player = "gives-hits" if event.is_chosen else "hits-fall", self.voice.player(event.player)
        roles = {model: role for model, role in zip(event.models, event.roles, strict=True) if role is not None}
        takers, number = self.voice.takers(roles, event.models) if roles else "", len(event.models)
        yield self._line(
            id if roles else "hits-hit", event.rule, event.unit, number=number, player=player, takers=takers
        )

    def _harmed(self, event: ev.Harmed, act: Act) -> Iterator[Line]:
        """Wounds and casualties of a unit that was hit, and the dice for each hit."""
        unit = event.unit
        wounded = next((each for each in act if isinstance(each, ev.Wounded) and each.unit == unit), None)
        fell = next((each for each in act if isinstance(each, ev.Fell) and each.unit == unit), None)
        lost = wounded.wounds if wounded else 0
        alone = event.hits[0].role is None
        fallen = None if alone else Counter(fell.roles) if fell else Counter()
        yield self.voice.losses(event.rule, unit, lost, fallen, self.voice.left(wounded.strength) if wounded else "")
        beyond = sum(hit.wounds for hit in event.hits) - lost
        if beyond > 0:
            phase = event.rule.rpartition(".")[0]
            yield self._line("beyond", f"{phase}.allocate", unit, 1, number=beyond)
        yield from self.voice.struck(event.hits, unit, self._worded)

    def _aimed(self, event: ev.Aimed, act: Act) -> Iterator[Line]:
        names = {"what": self._title(event.rule), "target": self.voice.names[event.target]}
        id = "aimed-alone" if event.role is None else "aimed"
        yield self._line(id, event.rule, event.unit, whom=self._role(event.role), **names)

    def _role(self, role: str | None) -> str:
        return "" if role is None else self.voice.roles({role: 1})

    def _scattered(self, event: ev.Scattered, act: Act) -> Iterator[Line]:
        yield self._line("scatters", event.rule, event.unit, **self.voice.apart(event.way))
        yield self._line("scatter-dice", event.rule, event.unit, 1, far=event.faces[0], way=event.faces[1])

    def _landed(self, event: ev.Landed, act: Act) -> Iterator[Line]:
        units = self.voice.models_of(Counter(unit for unit, _ in event.under))
        yield self._line("under", event.rule, event.unit, units=units)

    def _round(self, event: ev.RoundBegan, act: Act) -> Iterator[Line]:
        id = "round-free" if event.rule == "celtos.order.breakoff" else "round"
        yield self._line(id, event.rule, event.unit, enemies=self.voice.units(event.foes))

    def _round_ended(self, event: ev.RoundEnded, act: Act) -> Iterator[Line]:
        wounds = self.voice.scores(event.wounds)
        winners = self.voice.units(event.winners)
        yield self._line("won" if event.winners else "round-drawn", event.rule, winners=winners, wounds=wounds)

    # --- nerve -------------------------------------------------------------------------------------------------------

    def _reacted(self, event: ev.Reacted, act: Act) -> Iterator[Line]:
        reaction, target = self._title(event.rule), self.voice.names[event.to]
        yield self._line("reacts", event.rule, event.unit, reaction=reaction, target=target)

    def _tested(self, event: ev.Tested, act: Act) -> Iterator[Line]:
        """A check of a unit, why it had to be taken, and what follows at once."""
        assert event.unit is not None
        told, *dice = self.voice.tested(self._worded(event.thrown), event.unit, self._after(event, act))
        yield told
        if event.reason is not None:
            yield self._line("reason", event.reason, event.unit, 1, title=self._title(event.reason))
        yield from dice

    def _after(self, event: ev.Tested, act: Act) -> Iterator[str]:
        if event.rule == "celtos.rally":
            yield self._say("rallied" if event.passed else "still-panicked")
        if event.rule == "celtos.react.test" and any(_is_off_hold(each, event.unit) for each in act):
            yield self._say("hold-spent", hold=self._title("celtos.order.hold"))
        if event.passed and event.result == "celtos.react.countercharge":
            yield self._say("will-counter")

    def _condition(self, event: ev.Condition, act: Act) -> Iterator[Line]:
        """Panic has a line of its own; all else shows in what is told besides."""
        if event.what == "panic" and event.on:
            yield self._line("panics" if event.is_fresh else "stays-panicked", event.rule, event.unit)

    def _routed(self, event: ev.Routed, act: Act) -> Iterator[Line]:
        """A unit runs; all units of somebody who gives up go together."""
        if event.rule == "celtos.morale.rout":
            yield self._line("routs", event.rule, event.unit, models=self.voice.models(event.models))
        elif event is act[0]:
            units = self.voice.units(each.unit for each in act if isinstance(each, ev.Routed))
            yield self._line("off-table", event.rule, units=units)

    # --- the end -----------------------------------------------------------------------------------------------------

    def _over(self, event: ev.Over, act: Act) -> Iterator[Line]:
        """Why it is over, what each unit and each place paid to whom, and who has won."""
        rule, voice = event.rule, self.voice
        yield self._line(event.why, rule, player=voice.player(event.players[0]) if event.players else "")
        yield self._line("points", rule, points=voice.points(event.score))
        for paid in event.paid:
            names = {"player": voice.player(paid.player)}
            if paid.place is None:
                yield self._line(paid.how, rule, paid.unit, 1, points=paid.points, **names)
            else:
                place = self.setup.scenario.objectives[paid.place].name.of(self.language)
                yield self._line(paid.how, f"{rule}.objective", None, 1, points=paid.points, place=place, **names)
        if event.winner is None:
            yield self._line("drawn", rule)
        else:
            yield self._line("wins", rule, player=voice.player(event.winner))

    # --- words -------------------------------------------------------------------------------------------------------

    def _player(self, seat: int | None) -> str:
        return "" if seat is None else self.voice.player(seat)

    def _worded(self, dice: Thrown) -> Worded:
        """Dice by the weapon they are thrown with or by their rule, and what their need was looked up with."""
        what = self._armed(dice.weapon, dice.damage) if dice.weapon else self._title(dice.rule)
        first, *rest = (self._value(value) for value in dice.basis)
        return Worded(dice, what, self._say("versus", stat=first, other=rest[0]) if rest else first)

    def _armed(self, weapon: RuleId, damage: int | None) -> str:
        title = self._title(weapon)
        return title if damage is None else self._say("armed", weapon=title, damage=damage)

    def _value(self, value: Value | None) -> str:
        """A stat by its short name, another rule by its title, all else by a word of the story's."""
        if value is None:
            return ""
        if value.number is None:
            return self._title(value.id) if value.id.startswith("celtos.") else self._say(value.id)
        if value.id.startswith("celtos.profile."):
            return f"{self.voice.speaker.words.say(value.id, 'short')} {value.number}"
        return self._say(value.id, number=value.number)


def _is_off_hold(event: ev.Event, unit: int | None) -> bool:
    """Whether a unit's marker of Hold comes off by it."""
    return isinstance(event, ev.Condition) and (event.what, event.unit, event.on) == ("hold", unit, False)
