"""Tables that the Warriors rulebook puts together from its rules: ground, individuals, reactions and one profile."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.book.tree import Block, Table
from carnyx.core.length import inches
from carnyx.core.rule import signed
from carnyx.games.warriors.book.lists import edition_of, profiled
from carnyx.games.warriors.rules import ground as kinds
from carnyx.games.warriors.rules.individuals import INDIVIDUALS, LEADERS, LEADERSHIP, Kind
from carnyx.games.warriors.rules.tables import REACTIONS
from carnyx.sheets.page import Piece
from carnyx.show.story import heading
from carnyx.words.explain import Speaker
from carnyx.words.tables import totals

SAMPLE = "orcs.warriors"  # whose profile is read line by line
GROUND = ("wood", "marsh", "hedge", "wall", "works", "crops", "building", "water", "hill", "bridge")
NONE = "–"


def sample(speaker: Speaker) -> Iterator[Block]:
    """The profile of one unit, as the lists print it."""
    yield profiled("", [SAMPLE], speaker)


def ground(speaker: Speaker) -> Iterator[Block]:
    """Every kind of ground: what it does to a move, to sight, and to whoever is shot at in it."""
    say = speaker.words.say
    heads = ("", *(say(each) for each in ("book-going", "book-sight", "book-cover")))
    rows = tuple(
        tuple(map(Piece, (_called(kind, speaker), _going(kind, speaker), _sight(kind, speaker), _cover(kind, speaker))))
        for kind in GROUND
    )
    yield Table("", heads, rows)


def _called(kind: str, speaker: Speaker) -> str:
    own = f"picture-warriors-{kind}"
    return speaker.words.say(own if speaker.words.has(own) else f"picture-{kind}")


def _going(kind: str, speaker: Speaker) -> str:
    say, edition = speaker.words.say, edition_of(speaker)
    if kind in kinds.ROUGH:
        return say("book-going-slow", rate=edition.rough_rate)
    if kind in kinds.OBSTACLES:
        return say("book-going-cross", cost=speaker.number("", inches(edition.wall_cost)))
    return say("book-going-barred") if kind in kinds.IMPASSABLE else NONE


def _sight(kind: str, speaker: Speaker) -> str:
    say = speaker.words.say
    if kind == "wood":
        return say("book-sight-deep", depth=speaker.number("", inches(edition_of(speaker).wood_sight)))
    if kind == "hill":
        return say("book-sight-hill")
    return say("book-sight-blocks") if kind in kinds.BLOCKS_SIGHT else NONE


def _cover(kind: str, speaker: Speaker) -> str:
    cover = kinds.COVER_OF.get(kind)
    if cover is None:
        return NONE
    value = speaker.numbers(f"warriors.shoot.kill.{cover}")["value"]
    return f"{speaker.words.say(f'book-cover-{cover}')}, {value}"


def individuals(speaker: Speaker) -> Iterator[Block]:
    """Everybody who is somebody: worth, strength, saving throw, leadership and price."""
    say = speaker.words.say
    facts = ("table-fact-worth", "table-fact-strength", "book-save", "table-fact-leadership", "book-price")
    rows = [_individual(kind, speaker) for kind in INDIVIDUALS]
    extra = str(edition_of(speaker).courier_points)
    rows.append(tuple(map(Piece, (say("picture-warriors-courier"), NONE, NONE, NONE, NONE, extra))))
    yield Table("", ("", *map(say, facts)), tuple(rows))


def _individual(kind: Kind, speaker: Speaker) -> tuple[Piece, ...]:
    known, edition, say = INDIVIDUALS[kind], edition_of(speaker), speaker.words.say
    save = edition.save_warchief if kind == "warchief" else edition.save_others
    leads = kind in LEADERS
    low, high = LEADERSHIP
    price = say("book-price-led", points=known.points, each=known.points_a_leadership) if leads else str(known.points)
    cells = (
        say(f"quick-warriors-{kind}"),
        str(known.worth),
        signed(known.strength),
        f"{save}+",
        f"{low}–{high}" if leads else NONE,
        price,
    )
    return tuple(map(Piece, cells))


def reactions(speaker: Speaker) -> Iterator[Block]:
    """The three columns of the combat test side by side."""
    heads = ("", *(speaker.words.say(f"table-discipline-{each}") for each in REACTIONS))
    columns = [bands.bands for bands in REACTIONS.values()]
    rows = tuple(
        (Piece(heading(speaker.title(row[0].id))), *(Piece(totals(band)) for band in row))
        for row in zip(*columns, strict=True)
    )
    yield Table("", heads, rows)
