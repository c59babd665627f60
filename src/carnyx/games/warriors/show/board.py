"""The board of Warriors: formations with their fronts, individuals, couriers, and the questions of the phases."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from carnyx.core.length import INCH, Units
from carnyx.core.lists import translated
from carnyx.games.warriors.blocks.compass import SCALE
from carnyx.games.warriors.blocks.formation import Formation
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import people
from carnyx.games.warriors.play.battle import Battle, UnitId, is_engaged
from carnyx.games.warriors.play.muster import Setup
from carnyx.games.warriors.play.sequence import phase
from carnyx.games.warriors.play.system import SYSTEM
from carnyx.games.warriors.play.victory import lost_points, score, share
from carnyx.games.warriors.rules.ground import told_by
from carnyx.games.warriors.show import cards as warriors_cards
from carnyx.games.warriors.show import deeds as warriors_deeds
from carnyx.games.warriors.show import figures as warriors_figures
from carnyx.games.warriors.show import gestures as warriors_gestures
from carnyx.games.warriors.show import odds_card as warriors_odds
from carnyx.games.warriors.show import questions as warriors_questions
from carnyx.games.warriors.show import sights as warriors_sights
from carnyx.games.warriors.show.story import Storyteller
from carnyx.show import documents as doc
from carnyx.show.names import called
from carnyx.show.standing import Meter, Tally
from carnyx.show.tabletop import Tabletop, Views
from carnyx.words.language import Language
from carnyx.words.numbers import percent

# The phases of a turn as they are printed, each with the rule that tells of it.
PHASES = {
    "shooting": "warriors.shoot.simultaneous",
    "movement": "warriors.move.order",
    "combat": "warriors.combat.together",
    "orders": "warriors.orders.test",
    "influence": "warriors.influence.test",
    "command": "warriors.command.when",
}


@lru_cache(maxsize=4096)  # most blocks stand where they stood when the scene was drawn last
def quads(body: Formation, figures: int) -> tuple[tuple[int, ...], ...]:
    """The corners of every base."""
    return tuple(corners(body, figure) for figure in range(figures))


def corners(body: Formation, figure: int) -> tuple[int, ...]:
    """The corners of one base, to the tick."""
    return tuple(round(place / SCALE) for place in body.quad(figure))


def front(bases: tuple[tuple[int, ...], ...], files: int) -> tuple[int, int, int, int]:
    """The front of a block, from its left to its right."""
    (left_x, left_y, *_), (_, _, right_x, right_y, *_) = bases[0], bases[files - 1]
    return left_x, left_y, right_x, right_y


# What a badge means is told in place: what it does to a unit, and how it ends.
TIPS = {
    "warriors.reorganise": "tip-disorganised",
    "warriors.bloodlust.move": "tip-bloodlust",
    "warriors.shaken.move": "tip-shaken",
}


class Board(Tabletop):
    """A Warriors battle in one language."""

    views = Views(
        question=warriors_questions.question,
        ghost=warriors_gestures.ghost,
        answered=warriors_gestures.answered,
        odds=warriors_odds.odds,
        card=warriors_cards.card,
        dangers=warriors_cards.dangers,
        sights=warriors_sights.sights,
        deeds=warriors_deeds.against,
    )

    def __init__(self, setup: Setup, lang: Language, units: Units) -> None:
        named = called((army.titles(force, lang), army.is_one(force)) for force in setup.forces)
        super().__init__(SYSTEM, setup, lang, units, named, Storyteller(setup, lang, units))

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
                battle.field.points[seat],
            )
            for seat, force in enumerate(self.setup.forces)
        )
        terrain = tuple(
            doc.Ground(each.kind, say(f"ground-{each.kind}"), each.outline, told_by(each.kind))
            for each in table.terrain
        )
        return doc.Stage(
            "warriors",
            self.setup.scenario.name.of(self.lang),
            table.width,
            table.depth,
            battle.field.turns,
            INCH,
            terrain,
            tuple(battle.field.zones[battle.opening.zones[seat]] for seat in range(len(sides))),
            sides,
            phases=tuple(say(f"phase-{name}") for name in PHASES),
            phase_rules=tuple(PHASES.values()),
        )

    def scene(self, battle: Battle) -> doc.Scene:
        """What changes: turn, phase, units, places and score."""
        bodies = tuple(self._body(battle, UnitId(id)) for id, unit in enumerate(battle.units) if unit.is_here)
        spots = tuple(
            doc.Spot("courier", *courier.place, self.speech.say("courier"), battle.units[courier.leader].player)
            for courier in battle.couriers
            if courier.place is not None
        )
        said = self.speech.say("phase-deploy" if not battle.turn else "phase-turn", turn=battle.turn)
        # Who is not set up yet has not fallen: nobody has won anything before the first turn.
        won = score(battle) if battle.turn else (0,) * len(self.setup.forces)
        return doc.Scene(battle.turn, said, bodies, spots, won, phase(battle), self._meter(battle, won))

    def _meter(self, battle: Battle, won: tuple[int, ...]) -> Meter:
        """What each side has destroyed of the other, and from how much on the other is beaten (warriors.victory)."""
        say, field, beaten = self.speech.say, battle.field, battle.edition.beaten_share
        tallies = []
        for seat, taken in enumerate(won):
            whole = field.points[1 - seat]
            gone, needs = lost_points(battle, 1 - seat) if battle.turn else 0, beaten * whole // 100 + 1
            own = percent(share(battle, seat) / 100 if battle.turn else Fraction(0), self.lang)
            said = say("tally-destroyed", points=gone, needs=needs, taken=taken, own=own)
            # At the end dead figures count too; until then they are shown apart.
            has = gone if battle.agenda else taken
            tallies.append(Tally(has, needs, whole, said, taken - has))
        text = say("meter-destroyed-text", share=percent(Fraction(beaten, 100), self.lang), turns=field.turns)
        return Meter(say("meter-destroyed"), f"{text} {self._gap(battle)}", tuple(tallies))

    def _gap(self, battle: Battle) -> str:
        """By how much a side must be ahead at the end, and where that rule comes from (warriors.victory.draw)."""
        rule = "warriors.victory.draw"
        names = {"title": self.speech.title(rule), "source": self.speech.source(rule)}
        return self.speech.say("meter-gap", gap=battle.edition.draw_gap, **names)

    def _body(self, battle: Battle, id: UnitId) -> doc.Body:
        unit, kind = battle.units[id], battle.kind(id)
        if unit.body is None:
            said = self.speech.say("said", name=self.names[id], number=1)
            figure = warriors_figures.figure(kind)
            return doc.Body(id, unit.player, self.names[id], kind.role, 1, 1, said=said, figure=figure, host=unit.host)
        bases = quads(unit.body, unit.figures)
        return doc.Body(
            id,
            unit.player,
            self.names[id],
            kind.role or ("mounted" if kind.mounted else kind.missile or kind.melee),
            unit.figures,
            unit.start,
            quads=bases,
            said=self.speech.say("said", name=self.names[id], number=unit.figures),
            figure=warriors_figures.figure(kind),
            marks=warriors_figures.marks(battle, id),
            guests=warriors_figures.guests(battle, id, self.names),
            flees=unit.condition == "shaken",
            front=front(bases, unit.body.files),
            badges=self._badges(battle, id),
        )

    def _badges(self, battle: Battle, id: UnitId) -> tuple[doc.Badge, ...]:
        unit, say = battle.units[id], self.speech.say
        if battle.kind(id).is_individual:
            return ()
        found = []
        if battle.opening.sealed[unit.player]:
            found.append(doc.Badge("order-sealed", say("badge-order-sealed"), "warriors.deploy"))
        elif battle.turn:
            found.append(
                doc.Badge(
                    f"order-{unit.order}",
                    self.speech.title(f"warriors.order.{unit.order}"),
                    f"warriors.order.{unit.order}",
                )
            )
        if unit.condition != "ok":
            found.append(doc.Badge(unit.condition, say(f"badge-{unit.condition}"), f"warriors.{unit.condition}.move"))
        if unit.disorganised:
            found.append(doc.Badge("disorganised", say("badge-disorganised"), "warriors.reorganise"))
        if is_engaged(battle, id):
            found.append(doc.Badge("engaged", say("badge-engaged"), "warriors.combat.locked"))
        if battle.kind(id).missile is not None:
            found.append(
                doc.Badge(
                    f"volleys-{unit.volleys}", say("badge-volleys", volleys=unit.volleys), "warriors.shoot.volleys"
                )
            )
        return tuple(found)
