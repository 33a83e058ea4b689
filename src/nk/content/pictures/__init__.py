"""Pictures: finding masters, cutting them to widths, and what the page must know of each."""
