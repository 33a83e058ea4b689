"""Pages of one event, written by the server into built templates."""
