"""Drawn positions."""
