"""Phra Nakhon: an old-town house of teak, shutters and marigolds."""
