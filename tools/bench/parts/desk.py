"""A price from the staff desk to the public page and back, with the real build in between."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from nk.cli.building.build import console
from nk.cli.places import CACHE, ROOT
from tools.bench.command import Options, PartFailedError
from tools.bench.questions import ask
from tools.bench.results import Figure, at_most
from tools.running_desk import RunningDesk, request, running_desk
from tools.running_site import RunningSite, clean_environment, running_site, wait_until

PART = "desk"
_PAGE = "/en/services/play-at-shop"
_FILE = "rates.yaml"
_STEPS = [0, "students", "daily"]
# Prices that stand nowhere else on the page, so that each is seen when it is there.
_PRICES = (9_871, 9_872)
_PUBLISHED = at_most(60)
_BACK = at_most(5)


def measure(options: Options) -> list[Figure]:
    """Publish a price, look at another before it is published, and go back."""
    with tempfile.TemporaryDirectory(prefix="nk-desk-") as name:
        settings = _settings(Path(name))
        with console.status("A first build …"):
            _publish_first(settings)
        with (
            running_site(wrapper=list, **settings) as site,
            running_desk(demo=False, **settings) as desk,
            console.status("") as status,
        ):
            return Shop(site, desk, status.update).figures()


def _settings(folder: Path) -> dict[str, str]:
    """Return the settings of a shop with content, pages and a store of its own."""
    shutil.copytree(ROOT / "content", folder / "content")
    return {
        "NK_CONTENT": str(folder / "content"),
        "NK_DIST": str(folder / "site" / "current"),
        "NK_DATA": str(folder / "data"),
        "NK_CACHE": str(CACHE),
    }


def _publish_first(settings: Mapping[str, str]) -> None:
    command = [sys.executable, "-m", "nk.cli", "publish"]
    env = clean_environment(settings)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise PartFailedError(f"the first build failed: {done.stderr.strip()[-300:]}")


@dataclass(frozen=True, slots=True)
class Shop:
    """A site and its desk, and somebody who changes a price there."""

    site: RunningSite
    desk: RunningDesk
    say: Callable[[str], None]

    def figures(self) -> list[Figure]:
        """Return how long each step takes, from the press until visitors see it."""
        self.say("A price is published …")
        before = self._price_in_draft()
        drafted = self._timed(lambda: self._change(before, _PRICES[0]))
        alone = self._timed(lambda: self._live("/api/draft/publish", _PRICES[0]))
        self._change(_PRICES[0], _PRICES[1])
        self.say("Another is looked at before …")
        looked = self._timed(self._preview)
        after = self._timed(lambda: self._live("/api/draft/publish", _PRICES[1]))
        self.say("And back …")
        back = self._timed(lambda: self._live("/api/publications/back", _PRICES[0]))
        note = "from the press until the public page says it"
        return [
            Figure(PART, "a price into the draft", drafted * 1000, "ms"),
            Figure(PART, "published at once", alone, "s", _PUBLISHED, note),
            Figure(PART, "the preview of a draft", looked, "s", None, "the real pages, built"),
            Figure(PART, "published after its preview", after, "s", _PUBLISHED, note),
            Figure(PART, "the way back", back, "s", _BACK, note),
        ]

    def _timed(self, work: Callable[[], None]) -> float:
        started = monotonic()
        work()
        return monotonic() - started

    def _price_in_draft(self) -> int:
        fields = self._ask("GET", f"/api/content/fields?file={_FILE}")["fields"]
        return next(int(one["value"]) for one in fields if one["steps"] == _STEPS)

    def _change(self, expected: int, value: int) -> None:
        edit = {"file": _FILE, "kind": "set", "steps": _STEPS}
        edits = [{**edit, "expected": expected, "value": value}]
        self._ask("POST", "/api/draft/edit", {"edits": edits})

    def _preview(self) -> None:
        self._ask("POST", "/api/preview", {})

        def ready() -> bool:
            state = self._ask("GET", "/api/preview")["state"]
            if state == "failed":
                raise PartFailedError("the preview could not be built")
            return bool(state == "ready")

        wait_until(self.site.process, ready)

    def _live(self, path: str, price: int) -> None:
        """Have something made public, and wait until visitors see the price."""
        answer = self._ask("POST", path, {})
        if not answer["live"]:
            raise PartFailedError(f"{path} said: {answer['message']['en']}")
        wait_until(self.site.process, lambda: self._is_shown(price))

    def _is_shown(self, price: int) -> bool:
        page = ask(self.site.port, _PAGE, {}).body.decode()
        return re.search(rf"\b{price:,}\b|\b{price}\b", page) is not None

    def _ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        reply, data = request(self.desk.origin, method, path, body, self.desk.token)
        if reply.status != 200:
            raise PartFailedError(f"the desk answered {path} with {data.decode()[:300]}")
        return json.loads(data)
