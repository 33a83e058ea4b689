"""What is checked of the content beyond its form, one subject a file."""
