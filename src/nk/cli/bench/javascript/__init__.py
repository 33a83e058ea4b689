"""How much JavaScript a phone fetches, before and after the islands of a page are used."""
