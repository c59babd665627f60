"""`carnyx replay` and `carnyx show`: a journal told in words, and a position drawn."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from msgspec.structs import replace

from carnyx.cli.games import BadAnswer, BadInput, answers, unusable
from carnyx.cli.past import drawn_past, past_error, told_past
from carnyx.cli.question import InUnits, Json, Lang, Manner, manner, print_json
from carnyx.cli.signatures import Signed, signed_by
from carnyx.core import past
from carnyx.core.codec import digest
from carnyx.core.fairness import fairness
from carnyx.core.flow import Pause
from carnyx.core.journal import BadJournal, BadSetup, Journal
from carnyx.core.limits import LONGEST_UPLOAD, MEGABYTE, read_up_to
from carnyx.core.lines import Entry, settled, undone
from carnyx.core.past import Kept, Past
from carnyx.core.problems import BadForce
from carnyx.core.rule import Refused
from carnyx.games import GAMES, SYSTEMS
from carnyx.words.problems import journal_message

if TYPE_CHECKING:
    from carnyx.show.story import Line


def replay(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    verify: Annotated[bool, Parameter(negative="", help="Only check every line, and who signed it.")] = False,
    key: Annotated[Path | None, Parameter(help="With --verify: the public key of the server that signed.")] = None,
    to: Annotated[int | None, Parameter(help="Stop after so many answers.")] = None,
    full: Annotated[bool, Parameter(negative="", help="Tell every die, modifier and source.")] = False,
    events: Annotated[bool, Parameter(negative="", help="What happened, event by event, as JSON.")] = False,
    lang: Lang = None,
    units: InUnits = None,
    json: Json = False,
) -> None:
    """A battle told from its journal, every line checked; one of earlier rules from its turns."""
    shown = manner(lang, units, json)
    journal = looked_into(file)
    if key is not None and not verify:
        raise BadInput("error-key-verify")
    signed = signed_by(file, key) if verify else None
    if isinstance(journal, Past):
        told_past(journal, shown, file, signed=signed, to=to, full=full, events=events)
        return
    last = answers(len(journal.entries), "--to", to)
    if signed is not None:
        _verified(journal, shown, signed)
        return
    if events:
        _happened(journal, last)
        return
    _told(journal, last, shown, full)


def show(
    file: Annotated[Path, Parameter(help="The journal.")],
    *,
    at: Annotated[int | None, Parameter(help="The position after so many answers; the last one unless said.")] = None,
    output: Annotated[
        Path | None,
        Parameter(name=["-o", "--output"], help="The file to draw, never overwritten; else it is printed."),
    ] = None,
    lang: Lang = None,
    units: InUnits = None,
) -> None:
    """A position drawn as SVG."""
    shown = manner(lang, units, False)
    journal = looked_into(file)
    last = answers(len(journal.entries), "--at", at)
    if isinstance(journal, Past):
        setup, battle = journal.setup, drawn_past(journal, last, shown)
    else:
        setup, battle = begun_with(journal), positions(journal)[last].battle
    telling = GAMES[journal.system.id].telling
    svg = telling.picture(battle, setup, shown.language, shown.units_in(setup.edition))
    if output is None:
        sys.stdout.write(svg)
    else:
        try:
            with output.open("x", encoding="utf-8") as drawn:
                drawn.write(svg)
        except OSError as error:
            raise unusable(output, error) from None


def opened(file: Path) -> Journal[Any]:
    """A journal of today's rules, read and checked."""
    journal = looked_into(file)
    if isinstance(journal, Past):
        raise past_error("error-past-odds", file, journal)
    return journal


def looked_into(file: Path) -> Kept:
    """A journal read and checked; what is wrong with it is said in one line, by its number."""
    try:
        return past.opened(read_up_to(file, LONGEST_UPLOAD * MEGABYTE), SYSTEMS)
    except OSError as error:
        raise unusable(file, error) from None
    except BadSetup as error:
        raise BadForce(replace(error.problem, where=f"{file}: {error.problem.where}")) from None
    except BadJournal as error:
        message, numbers = journal_message(error, str(file))
        if isinstance(error.__cause__, Refused):
            raise BadAnswer(message, error.__cause__.refusal, **numbers) from None
        raise BadInput(message, **numbers) from None


def positions(journal: Journal[Any]) -> list[Pause[Any]]:
    """Where the battle stood before the first answer and after each, undone ones included."""
    again = journal.anew()
    found = [again.pause]
    for entry in journal.entries:
        again.follow(entry)
        found.append(again.pause)
    return found


def begun_with(journal: Journal[Any]) -> Any:
    """What a battle began with: its scenario, forces and edition."""
    import msgspec

    return msgspec.convert(journal.header.setup, journal.system.setup)


def _verified(journal: Journal[Any], shown: Manner, signed: Signed) -> None:
    battle = journal.pause.battle
    over = journal.pause.question is None
    fair = fairness(journal)
    if shown.json:
        found = {"answers": len(journal.entries), "digest": digest(battle), "over": over}
        print_json({**found, "fairness": fair, "signature": signed})
        return
    from carnyx.words import catalogue

    say = catalogue(shown.language).say
    state = "over" if over else "unfinished"
    lines = [say(f"told-verified-{state}", number=str(len(journal.entries)), digest=digest(battle))]
    counts = {"thrown": fair.thrown, "typed": fair.typed, "back": fair.taken_back, "throws": fair.throws_taken_back}
    lines.append(say("told-fairness", **counts))
    if fair.is_practice:
        lines.append(say("told-practice"))
    lines += signed.lines(say)
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def _said_between(entry: Entry, say: Callable[..., str]) -> Line | None:
    """What an entry says that is no answer: what was taken back, or where dice come from."""
    from carnyx.show.story import Line

    if (back := undone(entry)) is not None:
        return Line(say("told-undone", first=str(back), last=str(entry.number - 1), number=entry.number - back))
    agreed = settled(entry)
    return Line(say(f"told-dice-{agreed.dice}")) if agreed is not None else None


def _told(journal: Journal[Any], to: int, shown: Manner, full: bool) -> None:
    from carnyx.show.manner import depth_told, how_told
    from carnyx.show.story import Line
    from carnyx.words import catalogue

    setup, telling = begun_with(journal), GAMES[journal.system.id].telling
    teller = telling.story(setup, shown.language, shown.units_in(setup.edition))
    say = catalogue(shown.language).say
    lines: list[tuple[int, Line]] = []
    stood = positions(journal)
    for entry, before, after in zip(journal.entries[:to], stood, stood[1:], strict=False):
        told = _said_between(entry, say) if isinstance(entry.answer, dict) else None
        if told is not None:
            lines.append((entry.number, told))
        elif before.question is not None:
            first, *rest = teller.tell(after) or (None,)
            how = how_told(entry.how, shown.language)
            came = [] if how is None else [Line(how, depth=depth_told(entry.how))]
            lines += [(entry.number, line) for line in (first, *came, *rest) if line is not None]
    if shown.json:
        print_json([{"answer": number, **_as_dict(line)} for number, line in lines])
        return
    for _, line in lines:
        if full or line.depth == 0:
            sys.stdout.write("  " * line.depth + line.text + "\n")


def _happened(journal: Journal[Any], to: int) -> None:
    """Every answer with its events."""
    made = GAMES[journal.system.id].telling.events
    print_json(
        [
            {"answer": number, "events": [event for record in after.trail for event in made(record)]}
            for number, after in _answered(journal, to)
        ]
    )


def _answered(journal: Journal[Any], to: int) -> Iterator[tuple[int, Pause[Any]]]:
    """The answers up to a number, taken back or not, each with the pause that it led to."""
    stood = positions(journal)
    for number, entry in enumerate(journal.entries[:to]):
        if not isinstance(entry.answer, dict) and stood[number].question is not None:
            yield number + 1, stood[number + 1]


def _as_dict(line: Any) -> dict[str, Any]:
    return {name: getattr(line, name) for name in line.__struct_fields__}


__all__ = ["begun_with", "opened", "positions", "replay", "show"]
