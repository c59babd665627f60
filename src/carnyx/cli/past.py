"""A journal of earlier rules at the command line: told and drawn from its positions, and played on by today's rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from carnyx.cli.games import BadInput, answers
from carnyx.cli.question import Manner, print_json
from carnyx.cli.signatures import Signed
from carnyx.core.past import Past
from carnyx.games import GAMES


def past_error(message: str, file: Path, past: Past) -> BadInput:
    """What cannot be done with a journal of earlier rules, and why."""
    return BadInput(message, path=str(file), rules=str(past.header.rules), known=str(past.system.rules_version))


def told_past(
    past: Past, shown: Manner, file: Path, *, signed: Signed | None, to: int | None, full: bool, events: bool
) -> None:
    """The battle turn by turn, after one sentence that says why not answer by answer."""
    from carnyx.show.recollection import Recollection, written

    if events:
        raise past_error("error-past-odds", file, past)
    last = answers(len(past.entries), "--to", to)
    if signed is not None:
        _verified(past, shown, signed)
        return
    game = GAMES[past.system.id]
    units = shown.units_in(past.setup.edition)
    story = Recollection(past, game.telling, game.lists.army, shown.language, units)
    told = tuple(line for line in story.told() if line.number <= last)
    if shown.json:
        print_json(written(told))
        return
    sys.stdout.write(story.why + "\n")
    for line in told:
        if full or line.depth == 0:
            sys.stdout.write("  " * line.depth + line.text + "\n")


def drawn_past(past: Past, last: int, shown: Manner) -> Any:
    """The battle at the last turn's start no later than an answer; the empty table if nothing is known of that time."""
    from carnyx.words import catalogue

    moment = past.at(last)
    name = "past-positions" if past.moments else "past-no-positions"
    why = catalogue(shown.language).say(name, rules=past.header.rules, known=past.system.rules_version)
    sys.stderr.write(why + "\n")
    return past.table() if moment is None else past.battle(moment)


def _verified(past: Past, shown: Manner, signed: Signed) -> None:
    """How far it was checked: all lines up to the last position, by its digest."""
    from carnyx.words import catalogue

    checked = past.moments[-1].number if past.moments else 0
    name = "past-verified" if past.moments else "past-verified-form"
    if shown.json:
        rules = {"rules": past.header.rules, "known": past.system.rules_version}
        print_json(
            {
                "answers": len(past.entries),
                "positions": len(past.moments),
                "checked": checked,
                **rules,
                "signature": signed,
            }
        )
        return
    numbers = {"number": len(past.entries), "positions": len(past.moments), "checked": checked}
    say = catalogue(shown.language).say
    sys.stdout.write("".join(f"{line}\n" for line in (say(name, **numbers), *signed.lines(say))))
