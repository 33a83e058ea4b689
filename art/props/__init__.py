"""Things of the toy world, one family a file; every prop takes loc, rot and scale."""
