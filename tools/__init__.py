"""What working on the site needs and running it does not: tests, measurements, pictures."""
