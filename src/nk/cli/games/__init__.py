"""`./nk games`: the list of games from a spreadsheet."""
