"""The branch galleries: a room for each branch, and its pictures grouped by what goes on."""
