"""The ranking: results, the log of matches, ratings by replay, seasons and tables."""
