"""Many matches: bulk play and what it measures."""
