"""A few threads for work that may block, such as asking a store or compressing."""

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeVar

T = TypeVar("T")


class Threads:
    """At most so many threads, started when first needed and never waited for at the end.

    The standard library's pool waits for its threads when a process ends, so a store that
    hangs would keep a worker from stopping.
    """

    def __init__(self, name: str, most: int) -> None:
        self._name = name
        self._most = most
        self._started = 0
        self._starting = Lock()
        self._waiting: SimpleQueue[Callable[[], None]] = SimpleQueue()

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Do the work as soon as a thread is free."""
        future: Future[T] = Future()

        def do() -> None:
            try:
                result = work()
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self._waiting.put(do)
        with self._starting:
            if self._started < self._most:
                self._started += 1
                Thread(target=self._run, name=self._name, daemon=True).start()
        return future

    def _run(self) -> None:
        while True:
            self._waiting.get()()
