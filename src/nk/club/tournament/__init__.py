"""A tournament of an event: its log in the store, what staff can do, and what follows from it."""
