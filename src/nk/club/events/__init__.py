"""Events: written down, changed, listed, and who comes to them."""
