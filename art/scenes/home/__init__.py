"""The home hero and what moves in it."""
