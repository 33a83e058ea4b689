"""What the desk's screens ask and send, one subject a file."""
