"""A battle of Celtos in play: the position, its steps phase by phase, and why an answer is refused."""
