"""`nk shots`: every page in every state, photographed for people to look through."""
