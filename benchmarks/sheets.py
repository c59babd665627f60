"""The PDF of a sheet next to a bare typst run on the same source: no more than 2.5 times as long.

Each run is a process of its own, since typst remembers what it has set before; they take turns, and the best of each
is compared, in processor time.  The sheet is made from Python, from the rules to the file; and once more by the command
`carnyx sheet`, whose parser of arguments alone (typst behind a bare cyclopts program) takes longer than typst does.

    uv run python -m benchmarks.sheets
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from carnyx.games import GAMES
from carnyx.sheets.print import inputs
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES

LIMIT = 2.5
RUNS = 5
BARE = """
import json, sys, typst
given = json.load(open(sys.argv[2]))
typst.compile(sys.argv[1], output=sys.argv[3], format="pdf", ignore_system_fonts=True, sys_inputs=given)
"""
PARSED = """
import cyclopts, sys
app = cyclopts.App()
@app.default
def run(source: str, given_file: str, output: str) -> None:
    import json, typst
    given = json.load(open(given_file))
    typst.compile(source, output=output, format="pdf", ignore_system_fonts=True, sys_inputs=given)
app(sys.argv[1:], result_action="return_value")
"""
PYTHON = """
import sys
from pathlib import Path
from carnyx.games import GAMES
from carnyx.sheets.print import pdf
from carnyx.sheets.writer import sheet
game, language, output = sys.argv[1:]
Path(output).write_bytes(pdf(sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language)))
"""


def seconds(command: list[str]) -> float:
    """How much processor time a process takes from start to end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *command], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Print the best times and the ratios for each game and language."""
    source = str(files("carnyx.sheets") / "sheet.typ")
    with TemporaryDirectory() as folder:
        place = Path(folder)
        given, out = str(place / "given.json"), str(place / "bare.pdf")
        for game in GAMES:
            for language in LANGUAGES:
                page = sheet(GAMES[game].sheet, GAMES[game].rules.editions["default"], language=language)
                Path(given).write_text(json.dumps(inputs(page, "a4")), encoding="utf-8")
                bare, parsed, made, ours = [], [], [], []
                for run in range(RUNS):
                    output = str(place / f"{game}-{language}-{run}.pdf")
                    bare.append(seconds(["-c", BARE, source, given, out]))
                    parsed.append(seconds(["-c", PARSED, source, given, out]))
                    made.append(seconds(["-c", PYTHON, game, language, out]))
                    ours.append(seconds(["-m", "carnyx", "sheet", game, "--lang", language, "-o", output]))
                best, ratio = min(bare), min(made) / min(bare)
                times = (
                    f"bare {best:.3f} s  sheet {min(made):.3f} s ×{ratio:.2f} {'ok' if ratio <= LIMIT else 'TOO SLOW'}"
                )
                command = (
                    f"command {min(ours):.3f} s ×{min(ours) / best:.2f} (cyclopts alone ×{min(parsed) / best:.2f})"
                )
                print(f"{game:9} {language}  {times}   {command}")


if __name__ == "__main__":
    main()
