"""How the toy is shown: its story, its picture, its odds in the terminal, and its page of an army."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from carnyx.core.flow import Choose, Pause
from carnyx.core.length import INCH, Point, Units
from carnyx.sheets.contents import Card, Contents, Told
from carnyx.sheets.page import Page
from carnyx.sheets.parts import Parts
from carnyx.sheets.roster import grid, roster_page
from carnyx.show.drawing import table
from carnyx.show.drawing.table import Frame, text
from carnyx.show.names import with_sides
from carnyx.show.story import Line, Voice
from carnyx.show.terminal import Report
from carnyx.words.explain import Speaker
from carnyx.words.language import Language
from tests.toy import army, rules
from tests.toy.army import Force
from tests.toy.odds import ShotOdds, Threats
from tests.toy.play import Advance, Battle, Nerve, Seal, Shoot
from tests.toy.scenarios import Setup

WIDE, DEEP, RADIUS = 36 * INCH, 36 * INCH, 3 * INCH // 4
CORNER = Point(12 * INCH, 10 * INCH)  # where the toy's own middle lies on the table that is drawn
CONTENTS = Contents((Card("all", tuple(Told(rule) for rule in rules.REGISTRY.rules)),))


def titles(setup: Setup, language: Language) -> list[tuple[str, int]]:
    """What every unit is called, and whose it is."""
    return [(title, seat) for seat, force in enumerate(setup.forces) for title in army.titles(force, language)]


def place(at: Point) -> tuple[int, int]:
    """Where something stands on the table that is drawn."""
    return at.x + CORNER.x, at.y + CORNER.y


class Storyteller:
    """Tells a battle of toys."""

    def __init__(self, setup: Setup, language: Language = "en", units: Units = "in") -> None:
        speaker = Speaker(rules.REGISTRY, setup.edition, language, units)
        self.voice = Voice(speaker, "toy.natural", titles(setup, language))

    def opening(self, first: Pause[Battle]) -> tuple[Line, ...]:
        """Who is there."""
        return tuple(self.voice.line("toy-stands", "toy.turn", unit) for unit, _ in enumerate(first.battle.units))

    def tell(self, after: Pause[Battle]) -> tuple[Line, ...]:
        """What led to this pause."""
        return self.voice.cited([line for record in after.trail for line in self._told(record)])

    def _told(self, record: Any) -> Iterator[Line]:
        match record.step:
            case Seal(side=side):
                yield self.voice.line("toy-seals", "toy.seal", None, player=self.voice.player(side))
            case Advance(who=who):
                yield self.voice.line("toy-advances", "toy.move", who)
            case Shoot(who=who, at=at):
                yield self.voice.line("toy-shoots", "toy.shoot", who, hits=record.outcome, target=self.voice.names[at])
            case Nerve(who=who) if record.outcome is not None:
                yield self.voice.line("toy-holds" if record.outcome else "toy-wavers", "toy.nerve", who)
            case _:
                return


def picture(battle: Battle, setup: Setup, language: Language, units: Units) -> str:
    """A position drawn as plain SVG."""
    frame, parts = Frame(WIDE, DEEP), []
    for (title, seat), unit in zip(titles(setup, language), battle.units, strict=True):
        x, y = place(unit.at)
        if any(unit.ranks):
            parts.append(table.base(x, frame.y(y), RADIUS, seat))
            parts.append(text(f"{title}: {sum(unit.ranks)}", x, frame.y(y) - RADIUS * 3 // 2, frame.letter))
    name = setup.scenario.name.of(language)
    return table.document(frame, frame.letter * 4, name, name, table.ground(frame, units, language), *parts)


def show_previews(
    pause: Pause[Battle], names: Sequence[str], found: Sequence[tuple[Any, Any]], report: Report, full: bool
) -> None:
    """The odds of every shot."""
    for answer, odds in found:
        report.show(report.note(str(answer), "bold"))
        if odds is not None:
            shown_shot(odds, report)


def show_threats(pause: Pause[Battle], names: Sequence[str], found: Threats, report: Report) -> None:
    """Who has a unit in range."""
    sided = with_sides(names, pause.battle.units, report.speaker.language)
    report.grid(sided[found.unit], [report.say("app-enemy")], [[sided[enemy]] for enemy in found.enemies])


def shown_shot(odds: ShotOdds, report: Report) -> None:
    """A volley: needs and hits."""
    report.show(report.checks(odds.checks), report.spread(report.speaker.title("toy.shoot"), odds.hits))


ANSWERS: Mapping[str, Callable[[Any, Report], None]] = {"shoot": shown_shot}


def roster(force: Force, parts: Parts) -> Page:
    """A band of toys on a page."""
    rows = [(title, str(models), str(points)) for title, models, points in army.bill(force)]
    points = sum(row[2] for row in army.bill(force))
    return roster_page(force, points, parts, army.check(force), [grid((), rows)], (), None)


def asked_of(pause: Pause[Battle]) -> int | None:
    """The unit a question is about."""
    if not isinstance(pause.question, Choose):
        return None
    return getattr(pause.battle.agenda[-1], "who", None)
