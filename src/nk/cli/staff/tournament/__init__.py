"""`nk tournament`: planning a day, running it, and its papers."""
