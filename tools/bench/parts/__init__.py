"""One file a part of the bench, found by its name: `measure` returns its figures."""
