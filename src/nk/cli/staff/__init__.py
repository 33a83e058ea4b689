"""What staff do at the counter: events, players, results, seasons, copies of the store."""
