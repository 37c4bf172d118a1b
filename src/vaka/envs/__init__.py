"""The games through the interfaces researchers know: batches of matches, PettingZoo, Gymnasium, OpenSpiel."""
