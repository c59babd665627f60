"""The odds, beside brute force and other dice libraries."""
