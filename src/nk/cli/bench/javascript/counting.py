"""Adding up the scripts that a page fetches, and waiting until it fetches nothing more."""

from playwright.sync_api import Error, Page, Request

# What was asked to wait for an idle moment has had its turn when this is done. A page that is
# never idle, or not shown, gets no idle moment and no frame, hence the limit and the timer.
_IDLE_MOMENT = """() => new Promise((done) =>
    requestIdleCallback(() => setTimeout(done, 20), { timeout: 1000 }))"""
# A script that has arrived may ask for another one in the next moment, so one quiet look
# is not enough.
_QUIET_LOOKS = 4
_MOST_LOOKS = 500


class ScriptCounter:
    """Listens to a page from before it is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._under_way: set[Request] = set()
        self._scripts: list[Request] = []
        self._counted = 0
        page.on("request", self._begin)
        page.on("requestfinished", self._finish)
        page.on("requestfailed", self._fail)

    def new_bytes(self) -> int:
        """Return the compressed bytes of the scripts that came since this was last asked."""
        self._settle()
        fresh = self._scripts[self._counted :]
        self._counted = len(self._scripts)
        return sum(request.sizes()["responseBodySize"] for request in fresh)

    def _begin(self, request: Request) -> None:
        self._under_way.add(request)

    def _fail(self, request: Request) -> None:
        self._under_way.discard(request)

    def _finish(self, request: Request) -> None:
        self._under_way.discard(request)
        if request.resource_type == "script":
            self._scripts.append(request)

    def _settle(self) -> None:
        quiet = 0
        for _ in range(_MOST_LOOKS):
            self._page.evaluate(_IDLE_MOMENT)
            quiet = 0 if self._under_way else quiet + 1
            if quiet == _QUIET_LOOKS:
                return
        raise Error(f"the page never stopped fetching: {len(self._under_way)} under way")
