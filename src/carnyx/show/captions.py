"""Words for what the page plays: the titles of the rules, results, orders and phases that events name by their ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from carnyx.show import events as ev
from carnyx.show.throws import Thrown
from carnyx.words.catalogue import Catalogue, catalogue
from carnyx.words.language import Language

SHELVES = ("", "story.")  # where words for an id are looked for: among the rules, then in the story


def captions(events: Iterable[ev.Event], lang: Language) -> dict[str, str]:
    """The words of every id that these events name and a player reads while they are played."""
    words = catalogue(lang)
    found = {}
    for id, key in (each for event in events for each in _named(event)):
        said = _said(words, key)
        if said is not None:
            found[id] = said
    return found


def _said(words: Catalogue, key: str) -> str | None:
    """The words for an id; those with a place for a number are sentences of the story, no titles."""
    for shelf in SHELVES:
        source = words.sources.get(f"{shelf}{key}".replace(".", "-"))
        if source is not None and "{ $" not in source.partition("\n")[0]:
            return words.say(f"{shelf}{key}")
    return None


def _named(event: ev.Event) -> Iterator[tuple[str, str]]:
    """Each id as the event has it, and under which name its words are kept."""
    yield from ((dice.rule, dice.rule) for dice in throws(event))
    match event:
        case ev.PhaseBegan(name=name, why=why):
            yield name, name
            if why:
                yield why, why
        case ev.Contested(rule=rule) | ev.Reacted(rule=rule):
            yield rule, rule
        case ev.Ordered(rule=rule, order=order) | ev.Sent(rule=rule, order=order):
            yield order, f"{rule.partition('.')[0]}.order.{order}"
        case ev.Lapsed(rule=rule, order=order):
            yield rule, rule
            if order is not None:
                yield order, f"{rule.partition('.')[0]}.order.{order}"
        case ev.Tested(result=str(result)):
            yield result, result
        case _:
            pass


def throws(event: ev.Event) -> Iterator[Thrown]:
    """All dice of an event."""
    match event:
        case ev.Attack(chains=chains):
            yield from (dice for chain in chains for dice in chain)
        case ev.Harmed(hits=hits):
            yield from (dice for hit in hits for dice in hit.throws)
        case ev.Tested(thrown=dice):
            yield dice
        case _:
            pass
