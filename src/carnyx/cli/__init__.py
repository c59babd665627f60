"""The command line: rules, tables and odds; nothing heavy is imported on the way to a command."""

from __future__ import annotations

import io
import sys

from cyclopts import App, CycloptsError

from carnyx import __version__
from carnyx.core.bounds import OutOfBounds
from carnyx.core.edition import Unsettled

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
app.command("carnyx.cli.threats:threats", name="threats", help="Who can harm a unit before it acts again.")
app.command("carnyx.cli.force:app", name="force", help="Force lists of your own.")
app.command("carnyx.cli.roster:roster", name="roster", help="An army on one page.")
app.command("carnyx.cli.matchup:matchup", name="matchup", help="Who beats whom, unit by unit.")
app.command("carnyx.cli.sheet:app", name="sheet", help="Reference sheets, written and read back.")


def main(arguments: list[str] | None = None) -> None:
    """Run one command; bad input gets one clear line and exit 2, and changes nothing."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows a question mark
    sys.set_int_max_str_digits(0)  # exact fractions may be long; they are ours, not a stranger's
    try:
        app(given, exit_on_error=False, print_error=False, result_action="return_value")
        if any(word.startswith("--house") for word in given):
            from carnyx.cli.errors import language_of
            from carnyx.cli.notes import same_here

            for note in same_here(given, language_of(given)):
                print(f"carnyx: {note}", file=sys.stderr)
    except (CycloptsError, OutOfBounds, Unsettled, ValueError) as error:
        from carnyx.cli.errors import line

        text = line(error, given)
        if text is None:
            raise
        print(f"carnyx: {text}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:  # what was answered is in the journal, every line of it
        sys.exit(130)
    except BrokenPipeError:  # the reader has closed the pipe
        sys.stderr.close()
        sys.exit(0)
