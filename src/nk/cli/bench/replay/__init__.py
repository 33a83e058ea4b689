"""Working out everyone's rating again from a long log of matches."""
