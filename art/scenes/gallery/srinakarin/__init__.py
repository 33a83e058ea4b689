"""Srinakarin: sunny yellow and sky blue, honeycomb tables at noon."""
