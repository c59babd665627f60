"""One battle of each scenario, kept as a journal and as a story."""
