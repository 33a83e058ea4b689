"""Run as `python -m nk.cli.art`, for work on pictures only."""

from nk.cli.art.commands import art_app

if __name__ == "__main__":
    art_app(prog_name="./nk art")
