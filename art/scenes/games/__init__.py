"""The boxes of the shelf, and the tables they stand on."""
