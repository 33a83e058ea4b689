"""What the cafe serves."""
