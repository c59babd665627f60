"""What Warriors brings to its rulebook: drawings, positions to be played, its peoples and its scenarios."""
