"""A sheet as PDF next to a bare typst run on the same source: no more than 2.5 times as long.

uv run python benchmarks/sheets.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from importlib.resources import files

import typst

from carnyx.sheets.force import EDITIONS
from carnyx.sheets.print import inputs, pdf
from carnyx.sheets.writer import sheet
from carnyx.words import LANGUAGES, Language

LIMIT = 2.5
RUNS = 5


def best(run: Callable[[], object]) -> float:
    """The shortest of a few runs, in milliseconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def _bare(source: str, given: dict[str, str]) -> object:
    return typst.compile(source, format="pdf", ignore_system_fonts=True, sys_inputs=given)


def _ours(game: str, language: Language) -> object:
    return pdf(sheet(game, EDITIONS[game]["default"], language=language))


def main() -> None:
    """Print both times and their ratio for each game and language."""
    source = str(files("carnyx.sheets") / "sheet.typ")
    for game, editions in EDITIONS.items():
        for language in LANGUAGES:
            given = inputs(sheet(game, editions["default"], language=language), "a4", 2)
            bare = best(partial(_bare, source, given))
            ours = best(partial(_ours, game, language))
            verdict = "ok" if ours <= LIMIT * bare else "TOO SLOW"
            print(f"{game:9} {language}  bare {bare:6.0f} ms  sheet {ours:6.0f} ms  ×{ours / bare:.2f}  {verdict}")


if __name__ == "__main__":
    main()
