"""Odds: the exact distribution of what may come, by the very rules that play it."""
