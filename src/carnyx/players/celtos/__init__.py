"""The thumb player of Celtos: sound rules of thumb, by the same odds and options that everybody sees."""

from carnyx.players.celtos.thumb import ThumbPlayer

__all__ = ["ThumbPlayer"]
