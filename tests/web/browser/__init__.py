"""The pages of the table in Chromium."""
