"""The diagrams of the Warriors rulebook: blocks to scale, moved by the very manoeuvres of the game."""

from __future__ import annotations

from carnyx.book.materials import Draw, Drawn
from carnyx.core.length import INCH, inches
from carnyx.core.outlines import Piece
from carnyx.games.warriors.blocks.formation import Formation, contacts, is_in_arc
from carnyx.games.warriors.blocks.manoeuvres import flush, lessened, reformed, turned, wheeled
from carnyx.games.warriors.book.positions import NORTH, SOUTH, posed, stand
from carnyx.games.warriors.play.closing import closed_up
from carnyx.games.warriors.play.sight import sees
from carnyx.games.warriors.rules.edition import Edition
from carnyx.games.warriors.rules.tables import SHOOTING_RANGES
from carnyx.games.warriors.show import blocks
from carnyx.show.drawing import page
from carnyx.show.drawing.sketch import BARRED, FREE, Sketch
from carnyx.show.drawing.table import INK
from carnyx.words.explain import Speaker

PALE = ".35"  # how faint is what was there before


def _block(x: float, y: float, facing: int = NORTH, files: int = 5, figures: int = 10) -> Formation:
    return Formation(round(x * INCH), round(y * INCH), facing, files, figures, INCH, INCH)


def _edition(speaker: Speaker) -> Edition:
    assert isinstance(speaker.edition, Edition)
    return speaker.edition


def _far(speaker: Speaker, number: int) -> str:
    return str(speaker.number("", inches(number)))


def _drawn(sketch: Sketch, body: Formation, side: int, *, tip: bool = True, faint: bool = False) -> Sketch:
    """A block with its front; faint if it is only where it was."""
    frame = sketch.frame
    parts = [
        blocks.field(frame, body, side),
        *blocks.figures(frame, body, side),
        blocks.front(frame, body, side, tip=tip),
    ]
    return sketch.add(f'<g opacity="{PALE}">{"".join(parts)}</g>' if faint else "".join(parts))


def ranks(speaker: Speaker) -> Drawn:
    """A unit in ranks, and what casualties make of it."""
    sketch = Sketch(20 * INCH, 7 * INCH)
    whole = _block(5, 5.2, files=6, figures=14)
    _drawn(_drawn(sketch, whole, 0), lessened(_block(15, 5.2, files=6, figures=14), 11), 0)
    sketch.arrow((round(9 * INCH), 4 * INCH), (round(11 * INCH), 4 * INCH))
    return Drawn(sketch.svg(speaker.title("warriors.formation")), 64)


def arcs(speaker: Speaker) -> Drawn:
    """The arc of shooting and its two ranges, and who lies in it."""
    arc = _edition(speaker).arc
    short, long = (SHOOTING_RANGES("bow", band) for band in ("short", "long"))
    scale = 3  # the whole range would not fit: inches are drawn so many times smaller
    sketch = Sketch(26 * INCH, 13 * INCH)
    shooters = _block(12, 3, files=6, figures=6)
    for reach, tone in ((long, "#c0641f"), (short, "#1d7a4f")):
        sketch.fan((shooters.x, shooters.y), shooters.front // 2, reach * INCH // scale, arc, tone)
        sketch.label(_far(speaker, reach), (shooters.x, shooters.y + reach * INCH // scale - sketch.letter))
    _drawn(sketch, shooters, 0)
    for x, y in ((8, 8), (21, 3)):
        target = _block(x, y, SOUTH, 3, 6)
        is_in = is_in_arc(shooters, target, 10 * arc)
        _drawn(sketch, target, 1)
        sketch.sign("done" if is_in else "engaged", (target.x, target.y - INCH), FREE if is_in else BARRED)
    sketch.label(f"{arc}°", (shooters.x + 4 * INCH, shooters.y + 2 * INCH))
    return Drawn(sketch.svg(speaker.title("warriors.shoot.who.arc")), 62)


def wheel(speaker: Speaker) -> Drawn:
    """A wheel: the outer figure pays for all of it."""
    sketch = Sketch(14 * INCH, 9 * INCH)
    start = _block(7.5, 3.4)
    end = wheeled(start, 500)
    _drawn(_drawn(sketch, start, 0, faint=True), end, 0)
    left = (start.x - start.front // 2, start.y)
    after = blocks.spot(sketch.frame, end, -end.front // 2, 0)
    here = (after[0], sketch.frame.y(after[1]))
    sketch.path(left, here, start.front, FREE)
    sketch.ring((start.x + start.front // 2, start.y), sketch.letter // 2, BARRED, dashed=False)
    return Drawn(sketch.svg(speaker.title("warriors.move")), 50)


def turning(speaker: Speaker) -> Drawn:
    """A turn about the middle, and a front that is widened."""
    sketch = Sketch(24 * INCH, 8 * INCH)
    start = _block(4, 5.5, files=4, figures=8)
    _drawn(sketch, start, 0)
    _drawn(sketch, turned(_block(10, 5.5, files=4, figures=8), 900), 0)
    sketch.arrow((round(6.6 * INCH), 4 * INCH), (round(8.4 * INCH), 4 * INCH))
    narrow = _block(15.5, 5.5, files=3, figures=9)
    _drawn(_drawn(sketch, narrow, 0), reformed(_block(21, 5.5, files=3, figures=9), 5), 0)
    sketch.arrow((round(17.4 * INCH), 4 * INCH), (round(18.3 * INCH), 4 * INCH))
    return Drawn(sketch.svg(speaker.title("warriors.reform")), 74)


def oppose(speaker: Speaker) -> Drawn:
    """How near the three orders bring a unit to its enemy."""
    stop = _edition(speaker).oppose_stop
    sketch = Sketch(27 * INCH, 12 * INCH, 38)
    for x, order in ((5, "attack"), (13.5, "oppose"), (22, "hold")):
        enemy = _block(x, 8.5, SOUTH, 4, 8)
        start = _block(x, 2.6, files=4, figures=4)
        _drawn(sketch, enemy, 1)
        end = {"attack": 8.5, "oppose": 8.5 - stop, "hold": 2.6}[order]
        if order != "hold":
            _drawn(sketch, start, 0, faint=True)
            sketch.arrow((start.x, start.y), (start.x, round((end - 1.1) * INCH)))
        _drawn(sketch, _block(x, end, files=4, figures=4), 0, tip=False)
        sketch.label(speaker.words.say(f"warriors.label.{order}"), (start.x, round(0.7 * INCH)), bold=True)
        if order == "oppose":
            sketch.measure(
                (start.x + 2 * INCH, round(end * INCH)), (start.x + 2 * INCH, enemy.y), _far(speaker, stop), -INCH // 2
            )
    return Drawn(sketch.svg(speaker.title("warriors.order.oppose")), 78)


def contact(speaker: Speaker) -> Drawn:
    """Who fights: the figures that touch, and with spears those behind them."""
    sketch = Sketch(15 * INCH, 6 * INCH)
    mine, theirs = _block(6.5, 3, files=5, figures=10), _block(8.5, 3, SOUTH, 4, 8)
    _drawn(_drawn(sketch, mine, 0, tip=False), theirs, 1, tip=False)
    touching = contacts(mine, theirs)
    for body, found, side in ((mine, {one for one, _ in touching}, 0), (theirs, {other for _, other in touching}, 1)):
        places = blocks.middles(sketch.frame, body)
        for figure in sorted(found):
            x, y = places[figure]
            sketch.number("1", (x, sketch.frame.y(y)), side)
            behind = body.behind(figure)
            if behind is not None and side == 0:
                x, y = places[behind]
                sketch.number("2", (x, sketch.frame.y(y)), side)
    return Drawn(sketch.svg(speaker.title("warriors.combat.contact")), 54)


def flank(speaker: Speaker) -> Drawn:
    """A block reaches the flank of another and lines up flush with it."""
    sketch = Sketch(20 * INCH, 9 * INCH)
    for x, is_after in ((5, False), (15, True)):
        enemy = _block(x + 1, 6, NORTH, 4, 12)
        start = _block(x - 1.9, 4.4, 700, 3, 6)
        body = flush(start, enemy) if is_after else start
        _drawn(_drawn(sketch, enemy, 1), body, 0, tip=not is_after)
    sketch.arrow((round(9.2 * INCH), round(4.5 * INCH)), (round(10.6 * INCH), round(4.5 * INCH)))
    return Drawn(sketch.svg(speaker.title("warriors.combat.align")), 62)


def closing(speaker: Speaker) -> Drawn:
    """Closing up: casualties have parted two blocks, and they come together again."""
    sketch = Sketch(22 * INCH, 7 * INCH)
    stands = [
        stand(0, "orcs.warriors", (6, 3), files=2, figures=2),
        stand(1, "dwarves.spears", (3, 3), SOUTH, files=2, figures=6),
    ]
    _, battle = posed(speaker, (22, 7), stands)
    after = closed_up(battle, (0, 2), ((0, 2),), ((0, 8, 8),))
    for shift, now in ((0, battle), (12, after)):
        for unit, side in ((0, 0), (2, 1)):
            body = now.body(unit)
            moved = Formation(
                body.x + shift * INCH, body.y, body.facing, body.files, body.figures, body.width, body.depth
            )
            _drawn(sketch, moved, side, tip=False)
    sketch.arrow((9 * INCH, 3 * INCH), (11 * INCH, 3 * INCH))
    return Drawn(sketch.svg(speaker.title("warriors.combat.locked")), 64)


def places(speaker: Speaker) -> Drawn:
    """A leader in the front rank stands in a place of his own, instead of the figure there."""
    sketch = Sketch(14 * INCH, 6 * INCH)
    mine, theirs = _block(6.5, 3, files=5, figures=10), _block(7.5, 3, SOUTH, 4, 8)
    _drawn(_drawn(sketch, mine, 0, tip=False), theirs, 1, tip=False)
    x, y = blocks.middles(sketch.frame, mine)[3]
    sketch.add(page.sign("crown", x, y, INCH // 2, INK, "#fff"))
    x, y = blocks.middles(sketch.frame, mine)[0]
    sketch.add(page.sign("banner", x, y, INCH // 2, INK, "#fff"))
    return Drawn(sketch.svg(speaker.title("warriors.individuals.place")), 46)


def sight(speaker: Speaker) -> Drawn:
    """Sight: another unit is in the way, unless one stands on a hill."""
    stands = [
        stand(0, "orcs.archers", (5, 3), files=3, figures=6),
        stand(0, "orcs.warriors", (5, 7), files=4, figures=8),
        stand(0, "orcs.archers", (17, 3), files=3, figures=6),
        stand(0, "orcs.warriors", (17, 7), files=4, figures=8),
        stand(1, "dwarves.spears", (5, 11), SOUTH, files=3, figures=6),
        stand(1, "dwarves.spears", (17, 11), SOUTH, files=3, figures=6),
    ]
    hill = Piece("hill", ((13, 2), (14.5, 0.5), (19.5, 0.5), (21, 2), (19.5, 4.5), (14.5, 4.5)))
    _, battle = posed(speaker, (23, 14), stands, [hill])
    sketch = Sketch(23 * INCH, 14 * INCH)
    for each in battle.field.table.terrain:
        sketch.terrain(each.kind, each.outline)
    enemies = (5, 6)  # after the Warchief of the first side
    for unit in (0, 1, 2, 3, *enemies):
        _drawn(sketch, battle.body(unit), battle.units[unit].player)
    for shooter, target in ((0, enemies[0]), (2, enemies[1])):
        mine, theirs = battle.body(shooter), battle.body(target)
        sketch.sight((mine.x, mine.y), (theirs.x, theirs.y), is_free=sees(battle, shooter, target))
    return Drawn(sketch.svg(speaker.title("warriors.shoot.sight")), 60)


def courier(speaker: Speaker) -> Drawn:
    """An order on its way: near enough for a voice, or by courier."""
    reach = _edition(speaker).order_reach
    sketch = Sketch(28 * INCH, 15 * INCH, 40)
    chief = (7 * INCH, 7 * INCH)
    sketch.ring(chief, reach * INCH, FREE)
    sketch.measure(chief, (chief[0], chief[1] - reach * INCH), _far(speaker, reach), INCH // 2)
    sketch.models([chief], INCH // 2, 0).sign("crown", chief)
    near, away = _block(9, 11, files=4, figures=8), _block(23, 10.5, files=5, figures=10)
    _drawn(_drawn(sketch, near, 0), away, 0)
    sketch.arrow(chief, (near.x - INCH // 2, near.y - 2 * INCH), FREE, dashed=True)
    x, y = 15 * INCH, sketch.frame.y(8 * INCH)
    centre = (away.x - 2 * INCH, sketch.frame.y(away.y - INCH))
    sketch.add(blocks.courier(x, y, 0, 2 * sketch.letter, centre))
    return Drawn(sketch.svg(speaker.title("warriors.orders.courier")), 66)


DIAGRAMS: dict[str, Draw] = {
    "ranks": ranks,
    "arcs": arcs,
    "sight": sight,
    "wheel": wheel,
    "turning": turning,
    "oppose": oppose,
    "contact": contact,
    "flank": flank,
    "closing": closing,
    "places": places,
    "courier": courier,
}
