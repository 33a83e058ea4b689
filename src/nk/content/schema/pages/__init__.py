"""One model a page, each beside its file in content/pages."""
