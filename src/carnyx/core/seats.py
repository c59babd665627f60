"""The seats of a table: each has a colour, by which its player and his units are known."""

from __future__ import annotations

COLOURS = ("red", "blue", "green", "yellow")  # of the seats, in order
