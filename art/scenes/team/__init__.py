"""The portraits of the team, drawn from the looks that the content names."""
