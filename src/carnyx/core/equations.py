"""Linear equations, solved by elimination: for fits with a few dozen unknowns."""

from __future__ import annotations

from collections.abc import Sequence


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations; the largest pivots come first."""
    width = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(width):
        pivot = max(range(i, width), key=lambda row: abs(lines[row][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        for row in range(i + 1, width):
            share = lines[row][i] / lines[i][i]
            if share:
                for column in range(i, width + 1):
                    lines[row][column] -= share * lines[i][column]
    found = [0.0] * width
    for i in reversed(range(width)):
        known = sum([lines[i][j] * found[j] for j in range(i + 1, width)])
        found[i] = (lines[i][width] - known) / lines[i][i]
    return found
