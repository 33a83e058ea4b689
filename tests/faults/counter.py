"""Staff commands as real processes, on the store of the running server."""

import subprocess
import sys
from dataclasses import dataclass

from nk.settings import ROOT


@dataclass(frozen=True, slots=True)
class Said:
    """How a command ended and what it said."""

    code: int
    words: str
    complaint: str


def begin(env: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    """Start a staff command."""
    return subprocess.Popen(
        [sys.executable, "-m", "nk.cli", *arguments],
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(command: subprocess.Popen[str]) -> Said:
    """Wait for a command."""
    words, complaint = command.communicate(timeout=180)
    return Said(command.returncode, words, complaint)


def done(env: dict[str, str], *arguments: str) -> str:
    """Run a staff command that must succeed; return what it said."""
    said = ended(begin(env, *arguments))
    assert said.code == 0, said.complaint
    return said.words


def refused(env: dict[str, str], *arguments: str) -> str:
    """Run a staff command that must fail in a single line; return it."""
    said = ended(begin(env, *arguments))
    assert said.code == 1, said.words
    (line,) = said.complaint.splitlines()
    return line
