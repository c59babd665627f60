"""The rules of each game as values, and random battles under them."""
