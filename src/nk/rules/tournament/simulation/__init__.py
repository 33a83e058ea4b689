"""Made-up tournaments: one to look at, or thousands to check the pairing by."""
