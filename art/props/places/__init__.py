"""Rooms, streets and what stands in them."""
