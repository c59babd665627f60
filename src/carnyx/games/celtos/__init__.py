"""Celtos: a skirmish game of units that alternate, ten-sided dice, panic and rout."""
