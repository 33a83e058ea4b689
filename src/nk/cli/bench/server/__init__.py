"""Our server against nginx: the same bytes, the same headers, one worker each."""
