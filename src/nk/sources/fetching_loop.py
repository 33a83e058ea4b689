"""One event loop, in a thread of its own, for all fetching of a process.

A loop that is made for each question has to wait at its end for whatever it left to threads,
such as looking up a name with a name server that does not answer. This one never ends.
"""

import asyncio
from functools import cache
from threading import Lock, Thread

_making = Lock()


def fetching_loop() -> asyncio.AbstractEventLoop:
    """Return the loop; the first call starts it, so that each worker has its own."""
    with _making:
        return _started_loop()


@cache
def _started_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, name="fetching", daemon=True).start()
    return loop
