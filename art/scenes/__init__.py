"""The pictures: one file per set, one function per picture."""
