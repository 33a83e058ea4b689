"""Thai words at the end of a line: finding those that a browser would cut in the middle."""
