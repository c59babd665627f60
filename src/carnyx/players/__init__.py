"""Players: who answers a battle's questions, people and programs alike; none sees more than the question shows."""

from carnyx.players.player import Player, fought
from carnyx.players.random import RandomPlayer

__all__ = ["Player", "RandomPlayer", "fought"]
