"""All that the script of the Celtos rulebook may ask for by name."""

from __future__ import annotations

from carnyx.book.materials import Materials
from carnyx.games.celtos.book.diagrams import DIAGRAMS
from carnyx.games.celtos.book.examples import EXAMPLES
from carnyx.games.celtos.book.lists import armies, battles, ground, weapons

MATERIALS = Materials(DIAGRAMS, EXAMPLES, {"armies": armies, "battles": battles, "ground": ground, "weapons": weapons})
