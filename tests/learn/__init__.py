"""Guided battles."""
