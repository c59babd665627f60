"""The PDF of a rulebook by `carnyx book` next to a bare typst run on the same source: no more than 4 times as long.

Each run is a process of its own, since typst remembers what it has set before; they take turns, and the best of each
is compared, in processor time.  The command does everything from the rules to the file: tables, diagrams, examples that
are played, pictures of all scenarios.

    uv run python -m benchmarks.book
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.sheets import BARE, seconds
from carnyx.book.print import inputs
from carnyx.book.writer import rulebook
from carnyx.games import GAMES
from carnyx.words import LANGUAGES, Language

LIMIT = 4.0
RUNS = 3


def compared(game: str, language: Language, folder: Path) -> tuple[float, float]:
    """The best of several runs of bare typst, and of the command."""
    found = GAMES[game]
    edition = found.rules.editions["default"]
    given = folder / "given.json"
    book = rulebook(found.sheet, found.telling, found.book, edition, language=language)
    given.write_text(json.dumps(inputs(book, "a4")))
    source, output = str(files("carnyx.book") / "book.typ"), folder / "book.pdf"
    bare, whole = [], []
    for _ in range(RUNS):
        bare.append(seconds(["-c", BARE, source, str(given), str(folder / "bare.pdf")]))
        output.unlink(missing_ok=True)
        whole.append(seconds(["-m", "carnyx", "book", game, "--lang", language, "-o", str(output)]))
    return min(bare), min(whole)


def main() -> None:
    """A line for each game and language; the exit code says whether all are within the limit."""
    slow = False
    with TemporaryDirectory() as folder:
        for game in GAMES:
            for language in LANGUAGES:
                bare, whole = compared(game, language, Path(folder))
                slow |= whole > LIMIT * bare
                line = f"{game} {language}: typst {bare:.2f} s, carnyx book {whole:.2f} s, {whole / bare:.2f} times"
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
    sys.exit(int(slow))


if __name__ == "__main__":
    main()
