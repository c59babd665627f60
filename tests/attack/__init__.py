"""Attacks on this machine's own server: whoever connects is not trusted, and nobody else suffers from it."""
