"""Pictures of the photo booth page: what guests took home, and what it offers."""
