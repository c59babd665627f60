"""Tests of the rulebook: its tree, its script, its examples and its three formats."""
