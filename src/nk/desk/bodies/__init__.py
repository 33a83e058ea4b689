"""What the screens send and get, one subject a file."""
