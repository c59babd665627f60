"""A heat map of who does how well against whom: squares of one colour for better, of another for worse, pale for even.

The picture is a Vega-Lite description, so that SVG, PNG and a page with tooltips are readings of the same value.  Both
ends of the scale differ in lightness as well as in hue, so that it can be read by the colour-blind too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

BETTER, WORSE, EVEN = ("#2166ac", "#67a9cf"), ("#8c510a", "#d8b365"), "#f7f7f7"  # strong, and half way to even
INK, PALE = "#1d2b2a", "#ffffff"
ROOMY = 20  # so many names leave room for figures in the squares
LARGE, SMALL = 50, 15  # sides of a square, with and without figures
STEPS = (-1.0, -0.5, 0.0, 0.5, 1.0)  # of the legend


class Square(Struct, frozen=True):
    """One square: its row and column, from −1 to 1, the figure written into it, and what a pointer is told."""

    row: str
    column: str
    value: float
    figure: str
    told: str


class Map(Struct, frozen=True):
    """One heat map: what its colour means, and its squares."""

    title: str
    squares: tuple[Square, ...]


class Heat(Struct, frozen=True):
    """Maps side by side: the same names down and across, in one order."""

    title: str
    notes: tuple[str, ...]
    names: tuple[str, ...]
    axes: tuple[str, str]
    legend: tuple[str, ...]  # a label for each step
    maps: tuple[Map, ...]


def chart(heat: Heat) -> dict[str, Any]:
    """The heat maps as a Vega-Lite description."""
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "title": {
            "text": heat.title,
            "subtitle": list(heat.notes),
            "anchor": "start",
            "fontSize": 20,
            "subtitleFontSize": 12,
            "offset": 16,
        },
        "background": PALE,
        "padding": 16,
        "config": {"font": "sans-serif", "view": {"stroke": None}, "concat": {"spacing": 40}},
        "hconcat": [_panel(heat, each) for each in heat.maps],
    }


def _panel(heat: Heat, map: Map) -> dict[str, Any]:
    roomy = len(heat.names) <= ROOMY
    side = LARGE if roomy else SMALL
    square = {"mark": {"type": "rect", "stroke": PALE, "strokeWidth": 1}, "encoding": {"color": _colour(heat)}}
    figures = {
        "mark": {"type": "text", "fontSize": 11},
        "encoding": {
            "text": {"field": "figure", "type": "nominal"},
            "color": {"condition": {"test": "abs(datum.value) > 0.6", "value": PALE}, "value": INK},
        },
    }
    return {
        "title": {"text": map.title, "anchor": "start", "frame": "bounds", "fontSize": 14},
        "width": {"step": side},
        "height": {"step": side},
        "data": {"values": [_row(each) for each in map.squares]},
        "encoding": {
            "y": _axis("row", heat.axes[0], heat.names, roomy),
            "x": _axis("column", heat.axes[1], heat.names, roomy) | {"axis": _top(heat.axes[1], roomy)},
            "tooltip": {"field": "told", "type": "nominal", "title": " "},
        },
        "layer": [square, figures] if roomy else [square],
    }


def _row(square: Square) -> dict[str, Any]:
    value = round(square.value, 6)
    return {
        "row": square.row,
        "column": square.column,
        "value": value,
        "figure": square.figure,
        "told": square.told,
    }


def _axis(field: str, title: str, names: Sequence[str], roomy: bool) -> dict[str, Any]:
    return {
        "field": field,
        "type": "nominal",
        "sort": list(names),
        "title": title,
        "axis": {"labelLimit": 0, "labelFontSize": 11 if roomy else 9, "ticks": False, "domain": False, "title": title},
    }


def _top(title: str, roomy: bool) -> dict[str, Any]:
    return {
        "orient": "top",
        "labelAngle": -60,
        "labelAlign": "left",
        "labelLimit": 0,
        "labelFontSize": 11 if roomy else 9,
        "ticks": False,
        "domain": False,
        "title": title,
    }


def _colour(heat: Heat) -> dict[str, Any]:
    labels = "[" + ", ".join(f"'{label}'" for label in heat.legend) + "]"
    return {
        "field": "value",
        "type": "quantitative",
        "scale": {"domain": list(STEPS), "range": [WORSE[0], WORSE[1], EVEN, BETTER[1], BETTER[0]]},
        "legend": {
            "title": None,
            "orient": "bottom",
            "direction": "horizontal",
            "gradientLength": 220,
            "values": list(STEPS),
            "labelExpr": f"{labels}[(datum.value + 1) * 2]",
        },
    }


def with_charts() -> bool:
    """Whether the package that turns a description into a picture is installed."""
    from importlib.util import find_spec

    return find_spec("vl_convert") is not None


def picture(heat: Heat, format: str) -> bytes:
    """The chart as svg, png, or an html page that needs nothing else."""
    import vl_convert  # heavy, and an extra: only who wants a picture needs it

    description = chart(heat)
    if format == "png":
        drawn: bytes = vl_convert.vegalite_to_png(description, scale=2)
        return drawn
    if format == "html":
        page: str = vl_convert.vegalite_to_html(description, bundle=True)
        return page.encode()
    vector: str = vl_convert.vegalite_to_svg(description)
    return _renumbered(vector).encode()


def _renumbered(vector: str) -> str:
    """The same drawing whatever was drawn before it: gradients are numbered through as long as a program runs."""
    numbers: dict[str, str] = {}
    return re.sub(
        r"gradient_(\d+)", lambda found: f"gradient_{numbers.setdefault(found[1], str(len(numbers)))}", vector
    )
