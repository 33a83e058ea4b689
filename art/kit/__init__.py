"""Colour, shapes, light, cameras and render settings; knows nothing about the shop."""
