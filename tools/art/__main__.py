"""Run as `python -m tools.art`, for work on pictures only."""

from tools.art.commands import art_app

if __name__ == "__main__":
    art_app(prog_name="./nk art")
