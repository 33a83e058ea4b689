"""The tables, connections, copies and migrations of the store, on SQLite or PostgreSQL."""
