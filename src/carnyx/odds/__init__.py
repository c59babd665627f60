"""Odds: the exact distribution of what may happen, by the same rules that are played."""
