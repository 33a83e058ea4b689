"""What an answer costs, counted in calls, so that no machine's speed matters."""

import asyncio
import sys
from types import FrameType
from typing import Final

from nk.site.answers import Answer
from nk.site.api.application import Api

# A call costs about a tenth of a microsecond, so this many are a few milliseconds.
MOST_CALLS: Final = 40_000


def calls_of(api: Api, path: str, query: str = "") -> int:
    """Count the calls, of Python and of C, that reading and answering a question takes."""
    count = 0

    def counted(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    async def ask() -> None:
        asked = await api.read(path.encode("ascii"), query.encode("ascii"))
        if not isinstance(asked, Answer):
            asked.make()

    with asyncio.Runner() as runner:
        # What is made once and for all, such as a statement's text, is made now.
        runner.run(ask())
        sys.setprofile(counted)
        try:
            runner.run(ask())
        finally:
            sys.setprofile(None)
    return count
