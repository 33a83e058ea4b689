"""Who meets whom: Swiss rounds by exact matching with look-ahead, and the pairs of an open day."""
