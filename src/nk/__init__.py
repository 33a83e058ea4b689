"""The website of NK Board Game & Cafe."""
