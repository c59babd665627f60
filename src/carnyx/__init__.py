"""Carnyx: the digital table for two tabletop miniatures wargames, Celtos and Warriors (unofficial)."""

__version__ = "0.1.0"
