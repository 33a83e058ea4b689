"""The demo of the desk as the tests use it; the pictures of the guide are taken of the same."""

from tools.running_desk import COOKIE, RunningDesk, paired, running_desk, until_open

__all__ = ["COOKIE", "RunningDesk", "paired", "running_desk", "until_open"]
