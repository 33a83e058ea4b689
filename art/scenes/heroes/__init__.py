"""The large pictures at the top of the pages, by the place they show."""
