"""A Warriors battle as a picture: blocks and their fronts, orders and temper, individuals, couriers, and the phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from carnyx.core.flow import Choose
from carnyx.core.kernel import Box
from carnyx.core.length import Length, Units
from carnyx.core.lists import numbered
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import people
from carnyx.games.warriors.play.battle import PLAYERS, Battle, Role, UnitId, is_engaged
from carnyx.games.warriors.play.deployment import zone
from carnyx.games.warriors.play.muster import Setup
from carnyx.games.warriors.play.riders import errand
from carnyx.games.warriors.play.sequence import phase
from carnyx.games.warriors.play.victory import losses, score, verdict
from carnyx.games.warriors.show import blocks
from carnyx.games.warriors.show.events import PHASES
from carnyx.games.warriors.show.figures import standing_out
from carnyx.show.drawing import page, table
from carnyx.show.drawing.page import LONGEST_NAME, YELLOW, Badge, Flag, Item
from carnyx.show.drawing.scene import Scene
from carnyx.show.drawing.table import INK, Label, escaped, shortened, tag, text
from carnyx.words.catalogue import catalogue
from carnyx.words.language import Language
from carnyx.words.numbers import length

SIGN_OF: dict[Role | str, str] = {
    "warchief": "crown",
    "leader": "helmet",
    "hero": "sword",
    "bannerman": "banner",
    "champion": "star",
    "standard": "banner",
}
ORDERS: dict[str, Badge] = {
    "attack": Flag("attack", INK, "#fff"),
    "hold": Flag("hold", INK, "#fff"),
    "oppose": Flag("oppose", INK, "#fff"),
}
CONDITIONS = {
    "acting": page.ACTING,
    "bloodlust": Badge("rage", "#fff", "#b3001e"),
    "shaken": Badge("panic", INK, YELLOW),
    "disorganised": Badge("disorder", INK, "#d9d2c4"),
    "engaged": page.ENGAGED,
}
RULES = {
    "attack": "warriors.label.attack",
    "hold": "warriors.label.hold",
    "oppose": "warriors.label.oppose",
    "bloodlust": "warriors.label.bloodlust",
    "shaken": "warriors.label.shaken",
    "disorganised": "warriors.command.results.disorganised",
    "draw": "app.draw",
}


def picture(battle: Battle, setup: Setup, language: Language = "en", units: Units = "in", *, close: int = 0) -> str:
    """A position as the text of an SVG file; the setup is the one the battle began with.

    close: as a book shows it, with so many letters along the longer side.
    """
    return _Scene(battle, setup, language, units, close).drawn()


class Volleys(Badge, frozen=True):
    """How many volleys a unit has left, in a square."""

    left: int = 0

    def at(self, x: int, y: int, letter: int) -> str:
        """The number, as large as fits beside letters."""
        half = letter * 9 // 20
        square = tag(
            "rect",
            x=x - half,
            y=y - half,
            width=2 * half,
            height=2 * half,
            fill=self.back,
            stroke=INK,
            stroke_width=letter // 14,
        )
        said = text(
            str(self.left),
            x,
            y + letter // 4,
            letter * 7 // 10,
            text_anchor="middle",
            font_weight="bold",
            fill=self.colour,
        )
        return tag("g", square, said, class_="volleys")


class _Scene(Scene[Battle, Setup], frozen=True):
    """A position and how its reader wants it."""

    rules: ClassVar = RULES
    game: ClassVar = "warriors"

    def titles(self) -> list[str]:
        """What everybody is called, units by the profiles the battle began with."""
        names = {each.id: each.name.of(self.language) for each in self.setup.profiles}
        found: list[str] = []
        for force in self.setup.forces:
            units = [entry.name or names[entry.unit] for entry in army.entries(force)]
            others = [
                each.name or people(each.race).individuals.of(each.role).of(self.language)
                for each in army.individuals(force)
            ]
            found += numbered([*units, *others])
        return [shortened(each, LONGEST_NAME) for each in found]

    def drawn(self) -> str:
        """All of it."""
        battle, frame = self.battle, self.frame
        titles, here = self.titles(), list(self.battle.standing())
        now = self.now(titles)
        stories = {unit: self.story(unit, titles) for unit in here}
        bottom, legend = (0, "") if self.close else self.legend()
        return self.document(
            bottom,
            now,
            ". ".join(stories.values()),
            *(table.zone(frame, zone(battle, player), player) for player in range(PLAYERS)),
            *(self.ground(unit) for unit in here),
            *(self.unit(unit, stories[unit]) for unit in here),
            *self.couriers(),
            *self.labels(here, titles),
            legend,
        )

    def now(self, titles: list[str]) -> str:
        """Scenario, turn, phase, and who is asked."""
        battle = self.battle
        turn = self.say("turn", turn=battle.turn, turns=battle.field.turns)
        parts = [shortened(self.setup.scenario.name.of(self.language), 2 * LONGEST_NAME), turn]
        if not battle.agenda:
            winner = verdict(battle)
            return " · ".join(
                [*parts, self.say("draw") if winner is None else self.say("winner", side=self.side(winner))]
            )
        if number := phase(battle):
            parts.append(catalogue(self.language).say(f"story-{PHASES[number - 1][1]}"))
        else:
            parts[1:] = [self.say("deploy")]
        question = battle.agenda[-1].ask(battle)
        if isinstance(question, Choose):
            acts, unit = self.say("acts", side=self.side(question.player)), self.acting()
            parts.append(acts if unit is None else f"{acts}: {titles[unit]}")
        return " · ".join(parts)

    def acting(self) -> int | None:
        """The unit or individual that the question is about, if it is about one."""
        step = self.battle.agenda[-1] if self.battle.agenda else None
        found = getattr(step, "unit", getattr(step, "leader", None))
        return None if found is None or not self.battle.units[found].is_here else int(found)

    def conditions(self, unit: UnitId) -> list[str]:
        """What is to be said of a unit's condition."""
        now = self.battle.units[unit]
        holds = {
            "acting": self.acting() == unit,
            now.condition: now.condition != "ok",
            "disorganised": now.disorganised,
            "engaged": is_engaged(self.battle, unit),
        }
        return [name for name, does in holds.items() if does]

    def marks(self, unit: UnitId) -> list[Badge]:
        """The signs beside a unit's name: its order, its condition, its volleys; before the first turn no order."""
        now, kind = self.battle.units[unit], self.battle.kind(unit)
        order = [ORDERS[now.order]] if self.battle.turn and not kind.is_individual else []
        volleys = [Volleys("", INK, "#fff", now.volleys)] if kind.missile is not None else []
        return [*order, *(CONDITIONS[name] for name in self.conditions(unit)), *volleys]

    def story(self, unit: UnitId, titles: list[str]) -> str:
        """A unit in one line for those who point at it or listen: whose, how many, order, condition, and where."""
        battle, now, body = self.battle, self.battle.units[unit], self.battle.body(unit)
        order = [self.say(now.order)] if battle.turn and not battle.kind(unit).is_individual else []
        volleys = [f"{self.say('volleys')} {now.volleys}"] if battle.kind(unit).missile is not None else []
        place = " / ".join(length(Length(number), self.units, self.language) for number in (body.x, body.y))
        parts = [
            f"{self.side(now.player)}, {titles[unit]}",
            self.say("figures", left=now.figures, start=now.start),
            *(titles[each] for each in battle.attached(unit)),
            *order,
            *(self.say(each) for each in self.conditions(unit)),
            *volleys,
            place,
        ]
        return "; ".join(parts)

    def ground(self, unit: UnitId) -> str:
        """The field under a block; it glows when the question is about it, or about somebody in its ranks."""
        glow = YELLOW if self.acting() in (unit, *self.battle.attached(unit)) else ""
        return blocks.field(self.frame, self.battle.body(unit), self.battle.units[unit].player, glow)

    def unit(self, unit: UnitId, story: str) -> str:
        """The bases of a block, its front, and the signs of those who stand out."""
        body, side = self.battle.body(unit), self.battle.units[unit].player
        parts = [
            tag("title", escaped(story)),
            *blocks.figures(self.frame, body, side),
            blocks.front(self.frame, body, side, tip=not is_engaged(self.battle, unit)),
            *blocks.marked(self.frame, body, self.signs(unit)),
        ]
        return tag("g", *parts, class_="unit")

    def signs(self, unit: UnitId) -> dict[int, str]:
        """The signs of those who stand out in a block, by the base at which they stand."""
        return {base: SIGN_OF[role] for base, role in standing_out(self.battle, unit).items()}

    def couriers(self) -> Iterator[str]:
        """Every courier on his way, with a line to the unit his order is for."""
        battle, frame = self.battle, self.frame
        for number, each in enumerate(battle.couriers):
            if each.place is not None:
                target = errand(battle, number)
                centre = battle.body(target).centre if target is not None and battle.units[target].body else None
                bound = (centre.x, frame.y(centre.y)) if centre is not None else None
                x, y = each.place
                yield blocks.courier(x, frame.y(y), battle.units[each.leader].player, frame.letter, bound)

    def labels(self, here: list[UnitId], titles: list[str]) -> Iterator[str]:
        """Every unit's name, strength, order and condition beside it; individuals have their names."""
        frame = self.frame
        marks = {unit: self.marks(unit) for unit in here}
        counts = {unit: self.count(unit) for unit in here}
        labels: list[Label] = [
            page.plate(frame, titles[unit], counts[unit], len(marks[unit]), self.boxes(unit)) for unit in here
        ]
        for unit, label, box in zip(here, labels, table.placed(frame, labels), strict=True):
            side = self.battle.units[unit].player
            yield page.plated(frame, titles[unit], counts[unit], marks[unit], side, label, box)

    def boxes(self, unit: UnitId) -> tuple[Box, ...]:
        """What its bases cover on the picture."""
        return blocks.boxes(self.frame, self.battle.body(unit))

    def count(self, unit: UnitId) -> str:
        """Figures left of those it began with; an individual is not counted."""
        now = self.battle.units[unit]
        return "" if self.battle.kind(unit).is_individual else f"{now.figures}/{now.start}"

    def legend(self) -> tuple[int, str]:
        """What colours, patterns and signs mean, below the table; and how much room it takes."""
        letter = self.frame.letter
        kinds = {piece.kind: self.say(piece.kind) for piece in self.battle.field.table.terrain}
        return page.legend(self.frame, (self.sides(), self.roles(), self.states(), page.grounds(letter, kinds)))

    def sides(self) -> Iterator[Item]:
        """Every side: its look, its name, its figures and what it has taken."""
        battle = self.battle
        for player, (lost, points) in enumerate(zip(losses(battle), score(battle), strict=True)):
            start = sum(unit.start for unit in battle.units if unit.player == player)
            parts = [self.side(player), self.say("figures", left=start - lost, start=start)]
            # before the first turn, who is not deployed yet would count as lost
            parts = [*parts, self.say("points", points=points)] if battle.turn else parts[:1]
            yield page.side_item(self.frame.letter, player, " · ".join(parts))

    def roles(self) -> Iterator[Item]:
        """Who stands out, and couriers."""
        letter = self.frame.letter
        for role in ("warchief", "leader", "hero", "bannerman", "champion"):
            yield page.badge_item(letter, Badge(SIGN_OF[role], INK, "#fff"), self.say(role))
        yield page.item(letter, blocks.courier(letter * 2 // 3, -letter // 3, 0, letter), self.say("courier"))

    def states(self) -> Iterator[Item]:
        """Orders, conditions and volleys."""
        letter = self.frame.letter
        badges: dict[str, Badge] = {**ORDERS, **CONDITIONS, "volleys": Volleys("", INK, "#fff", 3)}
        for name, badge in badges.items():
            yield page.badge_item(letter, badge, self.say(name))
