"""The thumb player of Warriors: sound rules of thumb, by the same odds and options that everybody sees."""

from carnyx.games.warriors.players.thumb import ThumbPlayer

__all__ = ["ThumbPlayer"]
