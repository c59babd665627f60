"""Blocks of figures: directions, rectangles, formations and the ways they move, in exact whole numbers."""
