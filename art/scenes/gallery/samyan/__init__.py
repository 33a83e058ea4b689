"""Samyan: purple nights with neon and city lights."""
