"""The HTTP API: events, the leaderboard and calendars, all by GET."""
