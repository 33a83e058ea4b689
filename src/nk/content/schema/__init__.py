"""The shape of every content file."""
