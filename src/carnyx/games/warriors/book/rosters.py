"""The forces of a scenario as the rulebook prints them: each leader, and below him those he commands."""

from __future__ import annotations

from collections.abc import Iterator

from carnyx.book.tree import Table
from carnyx.core.lists import translated
from carnyx.games.warriors.lists import army
from carnyx.games.warriors.lists.profiles import people
from carnyx.games.warriors.rules.edition import Edition
from carnyx.sheets.page import Piece
from carnyx.words.explain import Speaker

BELOW = "· "  # before whoever stands under the leader above


def roster(force: army.Force, edition: Edition, speaker: Speaker) -> Table:
    """Everybody in a force, with what is needed to set it up."""
    say = speaker.words.say
    race = people(force.people).name.of(speaker.language)
    title = say(
        "book-force", name=translated(force.name, speaker.language), people=race, points=army.price(force, edition)
    )
    heads = ("", say("book-figures"), say("book-abreast"), say("book-extras"), say("book-price"))
    rows = (tuple(map(Piece, row)) for row in _rows(force, edition, speaker))
    return Table(title, heads, tuple(rows), spread=True)


def _rows(force: army.Force, edition: Edition, speaker: Speaker) -> Iterator[tuple[str, ...]]:
    titles, units = army.titles(force, speaker.language), army.entries(force)
    blocks, heads = iter(titles[: len(units)]), iter(titles[len(units) :])
    led = [(force.warchief, force.companions, force.units)]
    led += [(each.leader, each.companions, each.units) for each in force.commands]
    for leader, companions, commanded in led:
        for place, each in enumerate((leader, *companions)):
            host = army.host(force, each)
            joined = "" if host is None else titles[host]
            yield (BELOW * (place > 0) + next(heads), "", "", _man(each, joined, speaker), str(each.points(edition)))
        for entry in commanded:
            roles = [
                speaker.words.say(f"table-trait-{role}") for role in ("champion", "standard") if getattr(entry, role)
            ]
            abreast = str(entry.abreast(edition))
            yield (BELOW + next(blocks), str(entry.figures), abreast, ", ".join(roles), str(entry.points))


def _man(each: army.Individual, joined: str, speaker: Speaker) -> str:
    """What a list says of an individual: how well he leads, whether he rides, his couriers, and with whom he begins."""
    say = speaker.words.say
    said = [say("book-leads", leadership=each.leadership)] if each.is_leader else []
    said += [say("book-mounted")] if each.mounted else []
    said += [say("book-couriers", couriers=each.couriers)] if each.couriers else []
    said += [say("book-joined", unit=joined)] if joined else []
    return ", ".join(said)
