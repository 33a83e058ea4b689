"""The one cache of what changes: what it keeps, how it looks for changes, where it works."""
