"""Lists and ranking of a small store against those of a large one."""
