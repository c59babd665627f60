"""A Celtos battle as a picture: who stands where, in what condition, and whose activation it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from carnyx.core.kernel import Box, are_boxes_apart
from carnyx.core.length import Length, Units
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.army import Force
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged
from carnyx.games.celtos.play.deployment import Deploy
from carnyx.games.celtos.play.muster import Setup
from carnyx.games.celtos.play.sequence import Activate, Nominate
from carnyx.games.celtos.play.victory import score, verdict
from carnyx.games.celtos.rules.figures import OBJECTIVE_REACH
from carnyx.show.drawing import page, table
from carnyx.show.drawing.page import LONGEST_NAME, YELLOW, Badge, Item
from carnyx.show.drawing.scene import Scene
from carnyx.show.drawing.table import INK, Label, Style, breadth, escaped, shortened, tag, text
from carnyx.words.language import Language
from carnyx.words.numbers import length

BLOB = 32  # ticks of it round a base
SIGN_OF = {"leader": "star", "standard": "banner", "musician": "horn"}
CONDITIONS = {
    "acting": page.ACTING,
    "panic": Badge("panic", INK, YELLOW),
    "engaged": page.ENGAGED,
    "hold": Badge("hold", "#5b5346", "#fff"),
    "activated": Badge("done", "#fff", "#8b867c"),
}
RULES = {
    "leader": "celtos.trait.leader",
    "standard": "celtos.trait.standard",
    "musician": "celtos.trait.musician",
    "panic": "celtos.morale.panic",
    "hold": "celtos.order.hold",
    "fortification": "celtos.label.fortification",
    "points": "celtos.profile.points",
    "initiative": "celtos.turn.initiative",
    "draw": "app.draw",
}


def picture(battle: Battle, setup: Setup, language: Language = "en", units: Units = "in", *, close: int = 0) -> str:
    """A position as the text of an SVG file; the setup is the one the battle began with.

    close: as a book shows it, with so many letters along the longer side.
    """
    return _Scene(battle, setup, language, units, close).drawn()


class _Scene(Scene[Battle, Setup], frozen=True):
    """A position and how its reader wants it."""

    rules: ClassVar = RULES
    game: ClassVar = "celtos"

    def titles(self) -> list[str]:
        """What every unit is called, by the profiles the battle began with."""
        names = {each.id: each.name.of(self.language) for each in self.setup.profiles}
        found: list[str] = []
        for force in self.setup.forces:
            named = tuple(replace(entry, name=entry.name or names[entry.unit]) for entry in force.units)
            found += army.titles(Force(force.name, force.people, named))
        return [shortened(each, LONGEST_NAME) for each in found]

    def drawn(self) -> str:
        """All of it."""
        battle, frame, field = self.battle, self.frame, self.battle.field
        titles, now = self.titles(), self.now()
        living = list(battle.living())
        stories = {unit: self.story(unit, titles[unit]) for unit in living}
        bottom, legend = (0, "") if self.close else self.legend()
        return self.document(
            bottom,
            now,
            ". ".join(stories.values()),
            *(table.zone(frame, zone, player) for player, zone in enumerate(field.zones)),
            *(self.stake(number) for number in range(len(field.objectives))),
            *(self.blob(unit) for unit in living),
            *(self.unit(unit, stories[unit]) for unit in living),
            *(self.flag(number) for number in range(len(field.objectives))),
            *self.labels(living, titles),
            legend,
        )

    def now(self) -> str:
        """Scenario, turn, and whose activation it is."""
        battle = self.battle
        turn = self.say("turn", turn=battle.turn, turns=battle.field.turns)
        parts = [shortened(self.setup.scenario.name.of(self.language), 2 * LONGEST_NAME), turn]
        match battle.agenda:
            case ():
                winner = verdict(battle)
                parts.append(self.say("draw") if winner is None else self.say("winner", side=self.side(winner)))
            case [*_, Deploy(player=player)]:
                parts[1:] = [self.say("deploy"), self.say("acts", side=self.side(player))]
            case [*_, Activate(player=player) | Nominate(player=player)]:
                parts.append(self.say("acts", side=self.side(player)))
            case _ if battle.active is not None:
                unit = battle.active.unit
                side = self.say("acts", side=self.side(battle.units[unit].player))
                parts.append(f"{side}: {self.titles()[unit]}")
            case _ if battle.turn:
                parts.append(self.say("initiative"))
            case _:
                parts[1:] = [self.say("deploy")]
        return " · ".join(parts)

    def conditions(self, unit: UnitId) -> list[str]:
        """What is to be said of a unit's condition."""
        battle, now = self.battle, self.battle.units[unit]
        active = battle.active is not None and battle.active.unit == unit
        holds = {"acting": active, "panic": now.panicked, "engaged": is_engaged(battle, unit), "hold": now.hold}
        return [name for name, does in {**holds, "activated": now.activated}.items() if does]

    def story(self, unit: UnitId, title: str) -> str:
        """A unit in one line for those who point at it or listen: whose, how many, in what condition, and where."""
        now = self.battle.units[unit]
        west, south, east, north = now.footprint.box
        place = ((west + east) // 2, (south + north) // 2)
        parts = [
            f"{self.side(now.player)}, {title}",
            self.say("models", left=now.models, start=now.start),
            *(self.say(each) for each in self.conditions(unit)),
            " / ".join(length(Length(number), self.units, self.language) for number in place),
        ]
        return "; ".join(parts)

    def spots(self, unit: UnitId) -> list[tuple[int, int]]:
        """Where its models are on the picture."""
        places = self.battle.units[unit].footprint
        return [(places.point(model).x, self.frame.y(places.point(model).y)) for model in range(len(places))]

    def boxes(self, unit: UnitId) -> tuple[Box, ...]:
        """What its bases cover on the picture."""
        radius = self.battle.units[unit].footprint.radius
        return tuple((x - radius, y - radius, x + radius, y + radius) for x, y in self.spots(unit))

    def blob(self, unit: UnitId) -> str:
        """The field that holds a unit together; it glows in its activation."""
        now = self.battle.units[unit]
        glow = YELLOW if "acting" in self.conditions(unit) else ""
        return table.blob(self.spots(unit), now.footprint.radius + BLOB, now.player, glow)

    def unit(self, unit: UnitId, story: str) -> str:
        """The models of a unit, and the signs of those who are somebody."""
        now, spots = self.battle.units[unit], self.spots(unit)
        radius, side, whole = now.footprint.radius, int(now.player), self.battle.kind(unit).w
        parts = [tag("title", escaped(story))]
        parts += [table.base(x, y, radius, side) for x, y in spots]
        for (x, y), role, wounds in zip(spots, now.roles, now.wounds, strict=True):
            parts += [page.sign(SIGN_OF[role], x, y, radius * 9 // 10, INK, "#fff")] if role else []
            if wounds < whole:
                parts.append(_wounds(wounds, x + radius * 3 // 4, y + radius * 3 // 4, self.frame.letter))
        return tag("g", *parts, class_="unit")

    def stake(self, number: int) -> str:
        """The pole of an objective, and how near one has to be to hold it; models stand on top."""
        place, letter = self.battle.field.objectives[number], self.frame.letter
        x, y, reach = place.x, self.frame.y(place.y), self.battle.inch(OBJECTIVE_REACH)
        dashes: Style = {"stroke": INK, "stroke_opacity": ".35", "stroke_width": 14, "stroke_dasharray": "90 70"}
        circle = tag("circle", cx=x, cy=y, r=reach, fill="#fff", fill_opacity=".2", **dashes)
        foot = tag("circle", cx=x, cy=y, r=letter // 4)
        return tag(
            "g", circle, foot, tag("path", d=f"M{x} {y}V{self.cloth(number)[1]}", stroke=INK, stroke_width=letter // 6)
        )

    def cloth(self, number: int) -> Box:
        """Where the cloth of a flag is: wide enough for what it says, and high enough to hide as few as can be."""
        place, letter = self.battle.field.objectives[number], self.frame.letter
        wide, foot = breadth(str(place.points), letter, bold=True) + letter * 2 // 3, self.frame.y(place.y)
        tops = [foot - letter * half // 2 for half in range(6, 13)]
        offers = [(place.x, top, place.x + wide, top + letter * 4 // 3) for top in tops]
        models = [box for unit in self.battle.living() for box in self.boxes(unit)]
        return min(offers, key=lambda offer: sum(not are_boxes_apart(offer, box, 0) for box in models))

    def flag(self, number: int) -> str:
        """The flag of an objective, with what it is worth on it."""
        letter, (x, y, east, south) = self.frame.letter, self.cloth(number)
        cloth = f"M{x} {y}H{east}L{east - letter // 4} {(y + south) // 2} {east} {south}H{x}Z"
        cloth = tag("path", d=cloth, fill="#fff", fill_opacity=".9", stroke=INK, stroke_width=letter // 12)
        said = str(self.battle.field.objectives[number].points)
        points = text(said, x + letter // 5, south - letter // 3, letter * 9 // 10, font_weight="bold")
        return tag("g", tag("title", escaped(self.objective(number))), cloth, points, class_="objective")

    def objective(self, number: int) -> str:
        """What an objective is called."""
        return shortened(self.setup.scenario.objectives[number].name.of(self.language), LONGEST_NAME)

    def labels(self, living: list[UnitId], titles: list[str]) -> Iterator[str]:
        """Every unit's name, strength and condition beside it, and the names of the objectives."""
        frame, field, letter = self.frame, self.battle.field, self.frame.letter
        labels = [
            page.plate(frame, titles[unit], self.count(unit), len(self.conditions(unit)), self.boxes(unit))
            for unit in living
        ]
        small, objectives = letter * 4 // 5, [self.objective(number) for number in range(len(field.objectives))]
        for number, name in enumerate(objectives):
            x, north, east, south = self.cloth(number)
            flag = (
                (x, north, east, south),
                (x - letter // 4, south, x + letter // 4, frame.y(field.objectives[number].y)),
            )
            labels.append(Label(breadth(name, small), letter, flag))
        places = table.placed(frame, labels)
        for unit, label, box in zip(living, labels, places, strict=False):
            marks, side = [CONDITIONS[name] for name in self.conditions(unit)], self.battle.units[unit].player
            yield page.plated(frame, titles[unit], self.count(unit), marks, side, label, box)
        for name, (west, _, east, south) in zip(objectives, places[len(living) :], strict=True):
            style = {"font_style": "italic", "text_anchor": "middle"}
            said = text(name, (west + east) // 2, south - letter // 4, small, **style)
            yield tag("g", table.halo(said, letter), class_="label")

    def count(self, unit: UnitId) -> str:
        """Models left of those it began with."""
        return f"{self.battle.units[unit].models}/{self.battle.units[unit].start}"

    def legend(self) -> tuple[int, str]:
        """What colours, patterns and signs mean, below the table; and how much room it takes."""
        kinds = {piece.kind: self.say(piece.kind) for piece in self.battle.field.table.terrain}
        return page.legend(self.frame, (self.sides(), self.signs(), page.grounds(self.frame.letter, kinds)))

    def sides(self) -> Iterator[Item]:
        """Every side: its look, its name, its models and its points."""
        battle, letter = self.battle, self.frame.letter
        for player, points in enumerate(score(battle)):
            left = sum(battle.units[unit].models for unit in battle.of(player))
            start = sum(unit.start for unit in battle.units if unit.player == player)
            parts = [self.side(player), self.say("models", left=left, start=start)]
            # before the first turn, who is not deployed yet would count as lost
            parts += [f"{self.say('points')} {points}"] if battle.turn else []
            yield page.side_item(letter, player, " · ".join(parts))

    def signs(self) -> Iterator[Item]:
        """Every sign and what it means."""
        letter = self.frame.letter
        for role, name in SIGN_OF.items():
            yield page.badge_item(letter, Badge(name, INK, "#fff"), self.say(role))
        yield page.item(letter, _wounds(2, letter * 2 // 3, -letter // 3, letter), self.say("wounded"))
        for name, badge in CONDITIONS.items():
            yield page.badge_item(letter, badge, self.say(name))


def _wounds(left: int, x: int, y: int, letter: int) -> str:
    """How many wounds a model has left."""
    disc = tag("circle", cx=x, cy=y, r=letter * 9 // 20, fill="#fff", stroke=INK, stroke_width=letter // 14)
    said = text(str(left), x, y + letter // 4, letter * 7 // 10, text_anchor="middle", font_weight="bold")
    return tag("g", disc, said, class_="wounds")
