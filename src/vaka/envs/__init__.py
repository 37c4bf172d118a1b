"""The games through the doors researchers know: batches of matches, PettingZoo, Gymnasium, OpenSpiel."""
