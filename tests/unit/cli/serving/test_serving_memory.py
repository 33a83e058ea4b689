"""What loading the pages took goes back to the system, so that no worker begins with it."""

import subprocess
import sys

import pytest

# Counts the blocks that the C library maps one by one; only they go back as soon as they are
# freed. The first block, once freed, would have it keep all up to its size among the small ones.
_PROGRAM = """
import ctypes

class Counts(ctypes.Structure):
    _fields_ = [(f"field_{number}", ctypes.c_size_t) for number in range(10)]

library = ctypes.CDLL(None)
library.mallinfo2.restype = Counts
mapped = lambda: library.mallinfo2().field_3

from nk.cli.serving.workers import give_back_large_blocks

CALL
large = bytes(8_000_000)
del large
before = mapped()
smaller = bytes(1_000_000)
print(mapped() - before)
"""


@pytest.mark.parametrize(("call", "mapped"), [("give_back_large_blocks()", 1), ("", 0)])
def test_a_large_block_goes_back_when_freed_however_large_others_were(
    call: str, mapped: int
) -> None:
    program = [sys.executable, "-c", _PROGRAM.replace("CALL", call)]
    run = subprocess.run(program, capture_output=True, text=True, check=True)
    assert int(run.stdout) == mapped
