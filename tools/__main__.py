"""Run as `python -m tools`; the launcher in the root of the repository does."""

from tools.main import app

# Worker processes that encode pictures import this module again, so the guard matters.
if __name__ == "__main__":
    app(prog_name="./nk")
