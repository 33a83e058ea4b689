"""`./nk build`, `publish` and `export`: pages made aside, swapped in and written out."""
