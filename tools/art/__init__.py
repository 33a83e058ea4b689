"""`nk art`: list, render and look over the pictures of the toy world."""

from tools.art.commands import art_app

__all__ = ["art_app"]
