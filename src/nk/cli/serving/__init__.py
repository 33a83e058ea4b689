"""`./nk serve` and `./nk dev`: workers that serve the site."""
