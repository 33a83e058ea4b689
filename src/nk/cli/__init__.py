"""The commands of `./nk`: one module a command, or a group of commands."""
