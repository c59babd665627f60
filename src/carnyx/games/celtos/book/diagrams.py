"""The diagrams of the Celtos rulebook: to scale, and wherever a rule decides, the engine is asked what to draw."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from carnyx.book.materials import Draw, Drawn
from carnyx.core.footprint import Footprint
from carnyx.core.length import INCH, Point, inches
from carnyx.games.celtos.book.positions import box, piece, posed, stand
from carnyx.games.celtos.play.battle import Battle, UnitId
from carnyx.games.celtos.play.coherency import holds_together
from carnyx.games.celtos.play.cover import cover_from, with_cover_defended
from carnyx.games.celtos.play.shooting import volley
from carnyx.games.celtos.play.sight import lines
from carnyx.games.celtos.rules import figures
from carnyx.games.celtos.rules.melee import steps, strikes_at
from carnyx.games.celtos.rules.tables import RANGE_BANDS
from carnyx.games.celtos.rules.weapons import weapon
from carnyx.show.drawing.sketch import BARRED, EDGE, FREE, Sketch
from carnyx.show.drawing.table import Spot
from carnyx.words.explain import Speaker

MAN = 125  # radius of a man's base in ticks


def _at(x: float, y: float) -> Spot:
    return round(x * INCH), round(y * INCH)


def _far(speaker: Speaker, number: int) -> str:
    """A length of the rules, as the reader writes it."""
    return str(speaker.number("", inches(number)))


def _sketched(battle: Battle, letters: int = 34) -> Sketch:
    """The ground of a position and everybody on it."""
    ground = battle.field.table
    sketch = Sketch(ground.width, ground.depth, letters)
    for each in ground.terrain:
        sketch.terrain(each.kind, each.outline)
    for unit in battle.living():
        now = battle.units[unit]
        sketch.unit(list(now.footprint.pairs), now.footprint.radius, now.player)
    return sketch


def _seen(sketch: Sketch, battle: Battle, unit: int, target: int) -> Sketch:
    """The lines of sight from one unit to another, as the engine draws them."""
    for line in lines(battle, UnitId(unit), UnitId(target)):
        sketch.sight((line.ax, line.ay), (line.bx, line.by), is_free=line.blocked is None)
    return sketch


def coherency(speaker: Speaker) -> Drawn:
    """A unit that holds together, and one that has come apart."""
    reach = figures.COHERENCY * INCH
    step = 2 * MAN + reach
    sketch = Sketch(18 * INCH, 6 * INCH)
    good = [(INCH + number * step, 3 * INCH + (number % 2) * INCH // 2) for number in range(3)]
    apart = [(11 * INCH + number * step // 2, 3 * INCH) for number in range(3)]
    lost = (apart[-1][0] + 2 * MAN + 2 * reach, 3 * INCH)
    _, battle = posed(speaker, (18, 6), [stand(0, "gael.warrior", [(x / INCH, y / INCH) for x, y in [*apart, lost]])])
    is_whole = holds_together(battle, UnitId(0), battle.units[0].footprint)
    sketch.unit(good, MAN, 0).unit(apart, MAN, 0).unit([lost], MAN, 0)
    for here, there in pairwise(good):
        sketch.line(here, there, FREE, dashed=True)
    sketch.measure((apart[-1][0] + MAN, 3 * INCH), (lost[0] - MAN, 3 * INCH), f"> {_far(speaker, 1)}", INCH)
    sketch.label(f"≤ {_far(speaker, figures.COHERENCY)}", (good[1][0], 5 * INCH), colour=FREE)
    sketch.sign("done", (good[1][0], INCH), FREE)
    sketch.sign("done" if is_whole else "engaged", (lost[0] - INCH, INCH), FREE if is_whole else BARRED)
    return Drawn(sketch.svg(speaker.title("celtos.coherency")), 72)


def bands(speaker: Speaker) -> Drawn:
    """The range bands as a ruler from the shooter."""
    limits = [int(limit) for limit in RANGE_BANDS.cells[0]]
    sketch = Sketch((limits[-1] + 4) * INCH, 9 * INCH, 46)
    tones = ("#1d7a4f", "#c59a1b", "#c0641f", "#8c2f23")
    start = 0
    for name, limit, tone in zip(RANGE_BANDS.columns, limits, tones, strict=True):
        west, east = (2 + start) * INCH, (2 + limit) * INCH
        corners = (west, 3 * INCH, west, 5 * INCH, east, 5 * INCH, east, 3 * INCH)
        points = " ".join(f"{x},{sketch.frame.y(y)}" for x, y in zip(corners[::2], corners[1::2], strict=True))
        sketch.add(f'<polygon points="{points}" fill="{tone}" fill-opacity=".35" stroke="{tone}" stroke-width="20"/>')
        title = speaker.words.say(f"celtos.label.{name}")
        sketch.label(title, ((west + east) // 2, 4 * INCH), bold=True)
        sketch.label(_far(speaker, limit), (east, 2 * INCH))
        start = limit
    sketch.models([_at(1.4, 4)], MAN, 0)
    for limit in limits[:3]:
        sketch.models([_at(2 + limit - 2.2, 6.5)], MAN, 1)
        sketch.line(_at(2, 6.5), _at(2 + limit - 2.8, 6.5), dashed=True, wide=6)
    return Drawn(sketch.svg(speaker.title("celtos.shoot.bands")), 100)


def cover(speaker: Speaker) -> Drawn:
    """Who has cover from a shooter, and what the cover roll needs."""
    ground = [
        piece("wood", (2, 7.5), (3.5, 6.5), (6, 7), (6.5, 9.5), (4, 10.5), (2, 9.5)),
        box("wall", 9, 7, 13.5, 7.5),
    ]
    places = [(4.2, 8.3), (11.2, 8.3), (17, 8.3), (12.6, 10)]
    units = [stand(0, "gael.staff_slinger", [(10, 1.5)]), stand(1, "sidhe.retainer", places)]
    _, battle = posed(speaker, (20, 12), units, ground)
    sketch = Sketch(20 * INCH, 12 * INCH)
    for each in battle.field.table.terrain:
        sketch.terrain(each.kind, each.outline)
    shooter = battle.units[0].footprint.point(0)
    for model, (x, y) in enumerate(battle.units[1].footprint.pairs):
        found = cover_from(battle, UnitId(1), model, shooter.x, shooter.y)
        sketch.line((shooter.x, shooter.y), (x, y), dashed=True, wide=6)
        sketch.models([(x, y)], MAN, 1)
        said = "–" if found is None else f"{found.need}+"
        sketch.label(
            said, (x + 2 * MAN + INCH // 2, y + INCH // 3), bold=True, colour=BARRED if found is None else FREE
        )
    sketch.models([(shooter.x, shooter.y)], MAN, 0)
    return Drawn(sketch.svg(speaker.title("celtos.cover.where")), 64)


def nearest(speaker: Speaker) -> Drawn:
    """Two shooters, two targets: for each target the nearer shooter decides about cover."""
    units = [
        stand(0, "gael.staff_slinger", [(8.2, 1.6), (14.4, 1.6)]),
        stand(1, "sidhe.retainer", [(9.2, 6.4), (13.4, 6.4)]),
    ]
    _, battle = posed(speaker, (20, 8), units, [box("wall", 5.5, 5, 10, 5.5)])
    shot = volley(battle, UnitId(0), UnitId(1), moved=False)
    assert shot is not None
    sketch = Sketch(20 * INCH, 8 * INCH)
    for each in battle.field.table.terrain:
        sketch.terrain(each.kind, each.outline)
    shooters = battle.units[0].footprint.pairs
    for (x, y), found in zip(battle.units[1].footprint.pairs, shot.covers, strict=True):
        by_distance = sorted(shooters, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
        for number, place in enumerate(by_distance):
            sketch.line(place, (x, y), dashed=number > 0, wide=12 if number == 0 else 5)
        sketch.models([(x, y)], MAN, 1)
        said = "–" if found is None else f"{found.need}+"
        colour = BARRED if found is None else FREE
        sketch.label(said, (x + 2 * MAN + INCH // 2, y + INCH // 3), bold=True, colour=colour)
    sketch.models(shooters, MAN, 0)
    return Drawn(sketch.svg(speaker.title("celtos.cover.where")), 56)


def defended(speaker: Speaker) -> Drawn:
    """Two charges at a wall: who comes across it meets defended cover, who comes round its end does not."""
    ground = [box("wall", 2, 6.5, 7, 7), box("wall", 11.5, 6.5, 16, 7)]
    ends, starts = [(4.5, 7.47), (16.57, 8.45)], [(4.5, 2.5), (17.6, 2.5)]
    round_end = (17.2, 7)
    units = [stand(0, "gael.warrior", [ends[0]]), stand(0, "gael.retainer", [ends[1]])]
    units += [stand(1, "sidhe.retainer", [(4.5, 8.45)]), stand(1, "sidhe.archer", [(15.59, 8.45)])]
    _, battle = posed(speaker, (20, 11), units, ground)
    sketch = Sketch(20 * INCH, 11 * INCH)
    for each in battle.field.table.terrain:
        sketch.terrain(each.kind, each.outline)
    inch = battle.edition.inch
    for number, way in enumerate(([ends[0]], [round_end, ends[1]])):
        charger, foe = UnitId(number), UnitId(number + 2)
        start, *points = [Point(round(x * inch), round(y * inch)) for x, y in (starts[number], *way)]
        began = Footprint((start.x, start.y), battle.units[charger].footprint.radius)
        after = with_cover_defended(battle, charger, began, (tuple(points),))
        is_defended = charger in after.units[foe].defends
        places = [_at(*place) for place in (starts[number], *way)]
        sketch.models(places[:1], MAN, 0, faint=True)
        for place, there in pairwise(places):
            sketch.line(place, there, wide=12)
        sketch.head(places[-2], places[-1])
        sketch.models(places[-1:], MAN, 0)
        x, y = battle.units[foe].footprint.pairs[0]
        sketch.models([(x, y)], MAN, 1)
        said = str(speaker.numbers("celtos.cc.cover")["value"]) if is_defended else "–"
        sketch.label(said, (x - INCH, y + INCH), bold=True, colour=FREE if is_defended else BARRED)
    return Drawn(sketch.svg(speaker.title("celtos.cc.cover")), 56)


def hill(speaker: Speaker) -> Drawn:
    """Sight over a hill: from its foot it is in the way, from its top it is not."""
    ground = [piece("hill", (6, 3), (9, 2), (12, 3.5), (12.5, 7), (9.5, 9), (6.5, 7.5))]
    units = [
        stand(0, "gael.staff_slinger", [(2, 5)]),
        stand(0, "gael.hunter", [(9.4, 6.6)]),
        stand(1, "sidhe.retainer", [(16, 4)]),
        stand(1, "sidhe.archer", [(16, 9)]),
    ]
    _, battle = posed(speaker, (18, 11), units, ground)
    sketch = _sketched(battle)
    for shooter, target in ((0, 2), (1, 2), (1, 3)):
        _seen(sketch, battle, shooter, target)
    return Drawn(sketch.svg(speaker.title("celtos.los.terrain")), 60)


def sight(speaker: Speaker) -> Drawn:
    """Models in the way: what stands between, and whether one sees past it."""
    units = [
        stand(0, "gael.staff_slinger", [(2, 2.2)]),
        stand(0, "gael.retainer", [(8, 2.2)]),
        stand(0, "gael.warrior", [(2, 8)]),
        stand(0, "gael.hound", [(8, 8)]),
        stand(1, "sidhe.retainer", [(15, 2.2)]),
        stand(1, "sidhe.archer", [(15, 8)]),
    ]
    _, battle = posed(speaker, (17, 10), units)
    sketch = _sketched(battle)
    for unit in battle.living():
        x, y = battle.units[unit].footprint.pairs[0]
        sketch.label(f"{speaker.words.say('celtos.profile.sz', 'short')} {battle.kind(unit).sz}", (x, y + 3 * MAN))
    _seen(_seen(sketch, battle, 0, 4), battle, 2, 5)
    return Drawn(sketch.svg(speaker.title("celtos.los.models")), 60)


def contact(speaker: Speaker) -> Drawn:
    """A charge: shortest ways into contact, and the spots round a base where a model may come to stand."""
    sketch = Sketch(12 * INCH, 7 * INCH)
    enemy = [_at(4.4 + number * 1.6, 5) for number in range(3)]
    sketch.unit(enemy, MAN, 1)
    spots = figures.CONTACT_SPOTS
    for number in range(spots):
        turn = 2 * pi * number / spots
        x, y = enemy[1]
        sketch.ring((x + round(2 * MAN * sin(turn)), y + round(2 * MAN * cos(turn))), MAN // 4, dashed=False)
    starts = [_at(3.2 + number * 1.4, 1) for number in range(5)]
    ends = [(x, y - 2 * MAN) for x, y in enemy]
    ends = [(enemy[0][0] - 2 * MAN, enemy[0][1]), *ends, (enemy[2][0] + 2 * MAN, enemy[2][1])]
    sketch.models(starts, MAN, 0, faint=True)
    for start, end in zip(starts, ends, strict=True):
        sketch.arrow(start, (end[0], end[1] - MAN))
    sketch.models(ends, MAN, 0)
    return Drawn(sketch.svg(speaker.title("celtos.cc.assault")), 56)


def striking(speaker: Speaker) -> Drawn:
    """The order of striking: two lines in contact, each model with the step in which it strikes."""
    first, say = ["spear", "hand_weapon", "two_handed"], speaker.words.say
    sketch = Sketch(16 * INCH, 8 * INCH, 32)
    speeds = [weapon(name).speed_first or weapon(name).speed or 0 for name in first]
    order = list(steps([strikes_at(speed, False) for speed in speeds]))
    for number, (name, speed) in enumerate(zip(first, speeds, strict=True)):
        x = 2.8 + 5.2 * number
        mine, theirs = _at(x, 4), _at(x, 4 + 2 * MAN / INCH)
        sketch.unit([theirs], MAN, 1).unit([mine], MAN, 0)
        sketch.number(str(order.index(strikes_at(speed, False)) + 1), mine, 0)
        enemy = weapon("hand_weapon").speed or 0
        sketch.number(str(order.index(strikes_at(enemy, False)) + 1), theirs, 1)
        sketch.label(speaker.title(f"celtos.weapon.{name}"), _at(x, 2.4), size=90)
        sketch.label(f"{say('book-speed')} {speed}", _at(x, 1.3), bold=True, size=90)
        sketch.label(speaker.title("celtos.weapon.hand_weapon"), _at(x, 7.6), size=90)
        sketch.label(f"{say('book-speed')} {enemy}", _at(x, 6.5), bold=True, size=90)
    return Drawn(sketch.svg(speaker.title("celtos.cc.order")), 66)


def templates(speaker: Speaker) -> Drawn:
    """The two templates, and who lies under them."""
    sketch = Sketch(26 * INCH, 8 * INCH, 40)
    long, narrow, wide = figures.TEARDROP_LENGTH, figures.TEARDROP_NARROW, figures.TEARDROP_WIDE
    x, y = 2.5, 3.5
    corners = [_at(x, y - narrow / 2), _at(x + long, y - wide / 2), _at(x + long, y + wide / 2), _at(x, y + narrow / 2)]
    d = "M" + "L".join(f"{u} {sketch.frame.y(v)}" for u, v in corners) + "Z"
    look = 'fill="#c0641f" fill-opacity=".3" stroke="#c0641f" stroke-width="24" stroke-linejoin="round"'
    sketch.add(f'<path d="{d}" {look}/>')
    sketch.models([_at(x - 0.5, y)], MAN, 0)
    sketch.models([_at(5.6, 4.3), _at(8.5, 3.5), _at(10, 4.8), _at(9.4, 6.2)], MAN, 1)
    sketch.line(_at(x, y), _at(8.5, y), dashed=True, wide=8).ring(_at(8.5, y), 3 * MAN // 2, BARRED, dashed=False)
    sketch.measure(_at(x, 2), _at(x + long, 2), _far(speaker, long), -INCH // 3)
    round_ = figures.ROUND_TEMPLATE
    sketch.disc(_at(19.5, 4), round_ * INCH // 2, "#c0641f")
    sketch.models([_at(19, 4.3), _at(20.6, 4.9), _at(18, 2.2), _at(22, 3)], MAN, 1)
    sketch.measure(_at(18, 6.2), _at(21, 6.2), _far(speaker, round_), INCH // 3)
    return Drawn(sketch.svg(speaker.title("celtos.template.teardrop")), 80)


def evade(speaker: Speaker) -> Drawn:
    """An Evade: straight away from the charger, in the same formation."""
    sketch = Sketch(18 * INCH, 8 * INCH)
    sketch.unit([_at(2 + 1.2 * number, 2.5 + 1.2 * number) for number in range(3)], MAN, 0)
    here = [_at(7, 4), _at(7.5, 5.4), _at(8.2, 3)]
    there = [(x + 5 * INCH, y + INCH // 2) for x, y in here]
    sketch.arrow(_at(4.8, 3.7), _at(6.3, 4), dashed=True)
    sketch.models(here, MAN, 1, faint=True).unit(there, MAN, 1)
    for start, end in zip(here, there, strict=True):
        sketch.arrow(start, (end[0] - MAN - EDGE, end[1]))
    sketch.label("M", (here[1][0] + 5 * INCH // 2, here[1][1] + INCH))
    return Drawn(sketch.svg(speaker.title("celtos.react.evade")), 56)


DIAGRAMS: dict[str, Draw] = {
    "coherency": coherency,
    "bands": bands,
    "cover": cover,
    "nearest": nearest,
    "defended": defended,
    "hill": hill,
    "sight": sight,
    "contact": contact,
    "striking": striking,
    "templates": templates,
    "evade": evade,
}
