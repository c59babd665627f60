"""The board of Celtos: where the models stand, what is asked, and what a drag on the table would mean."""

from __future__ import annotations

from carnyx.core.kept import Memory
from carnyx.core.length import Units
from carnyx.core.lists import translated
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import people
from carnyx.games.celtos.play.battle import Battle, Unit, UnitId, is_engaged
from carnyx.games.celtos.play.muster import Setup
from carnyx.games.celtos.play.sequence import phase, present
from carnyx.games.celtos.play.shooting import missile
from carnyx.games.celtos.play.system import SYSTEM
from carnyx.games.celtos.play.victory import score
from carnyx.games.celtos.rules.ground import told_by
from carnyx.games.celtos.show import cards as celtos_cards
from carnyx.games.celtos.show import deeds as celtos_deeds
from carnyx.games.celtos.show import figures as celtos_figures
from carnyx.games.celtos.show import gestures as celtos_gestures
from carnyx.games.celtos.show import odds_card as celtos_odds
from carnyx.games.celtos.show import questions as celtos_questions
from carnyx.games.celtos.show import sights as celtos_sights
from carnyx.games.celtos.show.story import Storyteller
from carnyx.show import documents as doc
from carnyx.show.names import called
from carnyx.show.standing import Meter, Tally
from carnyx.show.tabletop import Tabletop, Views
from carnyx.words.language import Language

BADGES = {
    "panic": "celtos.morale.panic",
    "hold": "celtos.order.hold",
    "engaged": "celtos.order.engaged",
    "apart": "celtos.coherency",
    "activated": "celtos.turn.activation",
}
_MOST_BODIES = 512  # of one board
# The phases of a turn, each with the rule that tells of it.
PHASES = {"initiative": "celtos.turn.initiative", "activations": "celtos.turn.activation"}


class Board(Tabletop):
    """A Celtos battle in one language."""

    views = Views(
        question=celtos_questions.question,
        ghost=celtos_gestures.ghost,
        answered=celtos_gestures.answered,
        odds=celtos_odds.odds,
        card=celtos_cards.card,
        dangers=celtos_cards.dangers,
        sights=celtos_sights.sights,
        deeds=celtos_deeds.against,
    )

    def __init__(self, setup: Setup, lang: Language, units: Units) -> None:
        named = called((army.titles(force, lang), army.is_one(force)) for force in setup.forces)
        super().__init__(SYSTEM, setup, lang, units, named, Storyteller(setup, lang, units))
        # Most units are as they were when the scene was drawn last.
        self._bodies: Memory[tuple[UnitId, Unit, bool, bool, int], doc.Body] = Memory(_MOST_BODIES)
        self._figures = {profile.id: celtos_figures.figure(profile) for profile in setup.profiles}

    def present(self, battle: Battle) -> tuple[int, ...]:
        """The seats that still have somebody on the table."""
        return present(battle)

    def stage(self, seats: tuple[str, ...]) -> doc.Stage:
        """What does not change."""
        battle = self.speech.system.muster(self.setup)
        table, say = battle.field.table, self.speech.say
        sides = tuple(
            doc.Side(
                self.speech.seat(seat),
                translated(force.name, self.lang),
                people(force.people).name.of(self.lang),
                seats[seat],
                army.points(force),
            )
            for seat, force in enumerate(self.setup.forces)
        )
        terrain = tuple(
            doc.Ground(each.kind, say(f"ground-{each.kind}"), each.outline, told_by(each.kind))
            for each in table.terrain
        )
        scenario = self.setup.scenario
        return doc.Stage(
            "celtos",
            scenario.name.of(self.lang),
            table.width,
            table.depth,
            battle.field.turns,
            battle.edition.inch,
            terrain,
            battle.field.zones,
            sides,
            "ford",
            tuple(say(f"phase-{name}") for name in PHASES),
            tuple(PHASES.values()),
        )

    def scene(self, battle: Battle) -> doc.Scene:
        """What changes: turn, phase, units, places and score."""
        bodies = tuple([self._body(battle, UnitId(id)) for id, unit in enumerate(battle.units) if unit.wounds])
        named = zip(battle.field.objectives, self.setup.scenario.objectives, strict=True)
        spots = tuple(doc.Spot("objective", at.x, at.y, of.name.of(self.lang), None, at.points) for at, of in named)
        said = self.speech.say("phase-deploy" if not battle.turn else "phase-turn", turn=battle.turn)
        # Who is not set up yet has not fallen: nobody has won anything before the first turn.
        won = score(battle) if battle.turn else (0,) * len(self.setup.forces)
        return doc.Scene(battle.turn, said, bodies, spots, won, phase(battle), self._meter(battle, won))

    def _meter(self, battle: Battle, won: tuple[int, ...]) -> Meter:
        """The points of every side, and how far it is ahead or behind (celtos.victory)."""
        say, field = self.speech.say, battle.field
        places = sum(place.points for place in field.objectives)
        worth = [army.points(force) for force in self.setup.forces]
        tallies = []
        for seat, points in enumerate(won):
            best = max(other for player, other in enumerate(won) if player != seat)
            how = "leads" if points > best else "behind" if points < best else "even"
            said = say(f"tally-{how}", points=points, by=abs(points - best) + (how == "behind"))
            tallies.append(Tally(points, None, sum(worth) - worth[seat] + places, said))
        return Meter(say("meter-points"), say("meter-points-text", turns=field.turns), tuple(tallies))

    def _body(self, battle: Battle, id: UnitId) -> doc.Body:
        unit, engaged = battle.units[id], is_engaged(battle, id)
        acting = battle.active is not None and battle.active.unit == id
        key = (id, unit, engaged, acting, celtos_figures.heading(battle, id))
        try:
            return self._bodies[key]
        except KeyError:
            return self._bodies.keep(key, self._drawn(battle, *key))

    def _drawn(self, battle: Battle, id: UnitId, unit: Unit, engaged: bool, acting: bool, heading: int) -> doc.Body:
        places, radius = unit.footprint.places, unit.footprint.radius
        kind, ties = battle.kind(id), self._ties(battle, id)
        hurt = any(left < kind.w for left in unit.wounds)
        badges = [
            doc.Badge(sign, self.speech.say(f"badge-{sign}"), BADGES[sign])
            for sign, given in (
                ("panic", unit.panicked),
                ("hold", unit.hold),
                ("engaged", engaged),
                ("apart", bool(ties)),
                ("activated", unit.activated),
            )
            if given
        ]
        if hurt:
            left, most = sum(unit.wounds), unit.models * kind.w
            badges.append(
                doc.Badge("wounded", self.speech.say("badge-wounded", left=left, most=most), "celtos.profile.w")
            )
        return doc.Body(
            id,
            unit.player,
            self.names[id],
            "individual" if kind.individual else "fighter" if missile(battle, id) is None else "shooter",
            unit.models,
            unit.start,
            tuple((places[i], places[i + 1], radius) for i in range(0, len(places), 2)),
            said=self.speech.say("said", name=self.names[id], number=unit.models),
            figure=self._figures.get(kind.id),
            heading=heading,
            marks=("leader",) if kind.individual else unit.roles,
            wounds=unit.wounds if hurt else (),
            whole=kind.w,
            ties=ties,
            acted=unit.activated,
            flees=unit.panicked,
            badges=tuple(badges),
            acting=acting,
        )

    def _ties(self, battle: Battle, id: UnitId) -> tuple[doc.Tie, ...]:
        length = self.speech.length
        most = length(battle.coherency(id))
        return tuple(
            doc.Tie(near, stray, group, self.speech.say("apart", gap=length(gap), most=most))
            for near, stray, group, gap in celtos_figures.gaps(battle, id)
        )
