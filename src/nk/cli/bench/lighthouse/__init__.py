"""Lighthouse on every page, as a phone on a slow network sees it."""
