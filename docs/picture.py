"""Draws the README's picture: the odds of a volley as the terminal shows them.  Run: uv run python docs/picture.py"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import carnyx.show.terminal as report
from carnyx.cli import main

COMMAND = "odds celtos shoot --shooters 10 --sh 5 --damage 5 --toughness 4 --targets 6 --command 5 --cover 9 --moved"

# Rich's own frame, without the web font it would fetch: the picture must not need the net.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw() -> str:
    """The picture as SVG."""
    screen = Console(record=True, width=96, force_terminal=True, color_system="truecolor", highlight=False, quiet=False)
    with Path("/dev/null").open("w") as nowhere:
        screen.file = nowhere
        original = report.console
        report.console = lambda: screen  # type: ignore[assignment]
        try:
            main(COMMAND.split())
        finally:
            report.console = original
    return screen.export_svg(title="carnyx odds celtos shoot", code_format=FRAME, unique_id="carnyx")


if __name__ == "__main__":
    (Path(__file__).parent / "odds.svg").write_text(draw(), encoding="utf-8")
