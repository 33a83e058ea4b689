"""Stages that are drawn as a whole: brackets and groups."""
