"""Beyblade: action shots, and the pictures of the rulebook."""
