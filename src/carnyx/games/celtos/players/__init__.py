"""The thumb player of Celtos: sound rules of thumb, by the same odds and options that everybody sees."""

from carnyx.games.celtos.players.thumb import ThumbPlayer

__all__ = ["ThumbPlayer"]
