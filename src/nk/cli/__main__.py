"""Run as `python -m nk.cli`; the launcher in the root of the repository does."""

import signal
import sys

# Worker processes that encode pictures import this module again, so the guard matters.
if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        # A server that is told to reload before it has loaded must not end of it.
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    # Imported late: by then the line above holds.
    from nk.cli.main import app

    app(prog_name="./nk")
