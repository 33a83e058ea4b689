"""Changing content files in place: one value at a time, every other byte left as it was."""
