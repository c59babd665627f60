"""The command line: rules, tables and odds; nothing heavy is imported on the way to a command."""

from __future__ import annotations

import sys

from cyclopts import App

from carnyx import __version__
from carnyx.cli.guard import guarded

app = App(
    name="carnyx",
    help="The digital table for Celtos and Warriors (unofficial): every rule with its source, and exact odds.",
    version=__version__,
    help_format="plaintext",
)
app.command("carnyx.cli.play:play", name="play", help="Play in the browser.")
app.command("carnyx.cli.rules:rules", name="rules", help="Every rule in words, with its source.")
app.command("carnyx.cli.table:table", name="table", help="The printed tables.")
app.command("carnyx.cli.odds:app", name="odds", help="Exact odds before you commit.")
app.command("carnyx.cli.battle:battle", name="battle", help="A battle fought out by computer players.")
app.command("carnyx.cli.resume:resume", name="resume", help="An unfinished battle goes on.")
app.command("carnyx.cli.replay:replay", name="replay", help="A battle told from its journal.")
app.command("carnyx.cli.replay:show", name="show", help="A position drawn as SVG.")
app.command("carnyx.cli.preview:preview", name="preview", help="The odds of every order at a position.")
app.command("carnyx.cli.advise:advise", name="advise", help="What a computer player would do, and why.")
app.command("carnyx.cli.why:why", name="why", help="Why a computer player did what it did.")
app.command("carnyx.cli.analyse:analyse", name="analyse", help="A look back: luck, turning points, costly choices.")
app.command("carnyx.cli.threats:threats", name="threats", help="Who can harm a unit before it acts again.")
app.command("carnyx.cli.force:app", name="force", help="Force lists of your own.")
app.command("carnyx.cli.roster:roster", name="roster", help="An army on one page.")
app.command("carnyx.cli.matchup:matchup", name="matchup", help="Who beats whom, unit by unit.")
app.command("carnyx.cli.players:players", name="players", help="The computer players, and how hard each thinks.")
app.command("carnyx.cli.ratings:ratings", name="ratings", help="How strong the computer players are.")
app.command("carnyx.cli.train:train", name="train", help="What a position is worth, learned anew from battles.")
app.command("carnyx.cli.book:book", name="book", help="The rulebook: the whole game, from the start.")
app.command("carnyx.cli.doctor:doctor", name="doctor", help="Your saved battles: looked over, backed up, salvaged.")
app.command("carnyx.cli.sheet:app", name="sheet", help="Reference sheets, written and read back.")


def main(arguments: list[str] | None = None) -> None:
    """Run one command; whatever goes wrong is one clear line and an exit code (`guard`)."""
    given = sys.argv[1:] if arguments is None else arguments
    guarded(lambda: _run(given), given)


def _run(given: list[str]) -> None:
    app(given, exit_on_error=False, print_error=False, result_action="return_value")
    if any(word.startswith("--house") for word in given):
        from carnyx.cli.errors import language_of
        from carnyx.cli.notes import same_here

        for note in same_here(given, language_of(given)):
            print(f"carnyx: {note}", file=sys.stderr)
