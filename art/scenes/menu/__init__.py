"""What the cafe serves, as cut-outs."""
