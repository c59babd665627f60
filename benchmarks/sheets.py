"""`carnyx sheet … -o sheet.pdf` next to a bare typst run on the same source: no more than 2.5 times as long.

Each run is a process of its own, since typst remembers what it has set before; both take turns; medians are compared.

    uv run python benchmarks/sheets.py
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from carnyx.sheets.force import EDITIONS
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


def seconds(command: list[str]) -> float:
    """How long a process takes from start to end."""
    start = perf_counter()
    subprocess.run([sys.executable, *command], check=True)
    return perf_counter() - start


def main() -> None:
    """Print both medians and their ratio for each game and language."""
    source = str(files("carnyx.sheets") / "sheet.typ")
    with TemporaryDirectory() as folder:
        place = Path(folder)
        for game, editions in EDITIONS.items():
            for language in LANGUAGES:
                given = inputs(sheet(game, editions["default"], language=language), "a4", 2)
                (place / "given.json").write_text(json.dumps(given), encoding="utf-8")
                bare, ours = [], []
                for run in range(RUNS):
                    bare.append(seconds(["-c", BARE, source, str(place / "given.json"), str(place / "bare.pdf")]))
                    output = str(place / f"{game}-{language}-{run}.pdf")
                    ours.append(seconds(["-m", "carnyx", "sheet", game, "--lang", language, "-o", output]))
                ratio = median(ours) / median(bare)
                verdict = "ok" if ratio <= LIMIT else "TOO SLOW"
                times = f"bare {median(bare):.3f} s  sheet {median(ours):.3f} s"
                print(f"{game:9} {language}  {times}  ×{ratio:.2f}  {verdict}")


if __name__ == "__main__":
    main()
