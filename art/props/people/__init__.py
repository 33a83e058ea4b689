"""Meeples, what they are made of and what they wear."""
