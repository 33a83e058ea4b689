"""From the command to the first answer."""
