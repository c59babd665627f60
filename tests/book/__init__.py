"""The book: every rule of both games, played in a position set up for it."""
