"""The built site as ready answers, keyed by the exact path a browser asks for."""

import re
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from nk.site.addresses import Language, address_of, language_of
from nk.site.answers import REVALIDATE, Answer, Header, build_answer
from nk.site.branch_pages import tells_hours
from nk.site.built.files import BuiltFile, Packer, read_dist
from nk.site.built.html import FinishedPage, Integrity, finish_page
from nk.site.built.next_pages import RULES
from nk.site.events.pages import EventTemplates
from nk.site.events.template import EventTemplate
from nk.site.policy import HeaderPolicy

_TEXT: Final = "text/plain; charset=utf-8"
_FOR_AN_HOUR: Final = "public, max-age=3600"

# The standard asks for less than a year; a half leaves room for copies kept by others.
_SECURITY_TEXT_DAYS: Final = 180


def robots_answer(origin: str, policy: HeaderPolicy) -> Answer:
    """Everything may be visited but the API, whose answers are no pages."""
    text = f"User-agent: *\nDisallow: /api/\n\nSitemap: {origin}/sitemap.xml\n"
    return build_answer(
        200,
        _TEXT,
        text.encode("ascii"),
        cache_control=_FOR_AN_HOUR,
        extra_headers=policy.for_data(),
    )


def status_answer(status: int, word: str, policy: HeaderPolicy) -> Answer:
    """Return what a supervisor is told of the process or of its data."""
    return build_answer(
        status,
        "application/json",
        b'{"status":"%s"}' % word.encode("ascii"),
        cache_control="no-store",
        extra_headers=policy.for_data(),
    )


class SecurityText:
    """Where to report a weakness (RFC 9116). Its date of expiry moves along day by day."""

    def __init__(
        self,
        origin: str,
        contacts: tuple[str, ...],
        policy: HeaderPolicy,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._origin = origin
        self._contacts = contacts
        self._policy = policy
        self._now = now
        self._kept: tuple[datetime, Answer] | None = None

    def answer(self) -> Answer:
        """Return today's text."""
        today = self._now().replace(hour=0, minute=0, second=0, microsecond=0)
        if self._kept is None or self._kept[0] != today:
            self._kept = (today, self._build(today))
        return self._kept[1]

    def _build(self, today: datetime) -> Answer:
        expires = today + timedelta(days=_SECURITY_TEXT_DAYS)
        lines = [
            *(f"Contact: {contact}" for contact in self._contacts),
            f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
            "Preferred-Languages: th, en",
            f"Canonical: {self._origin}/.well-known/security.txt",
        ]
        return build_answer(
            200,
            _TEXT,
            ("\n".join(lines) + "\n").encode("ascii"),
            cache_control=_FOR_AN_HOUR,
            extra_headers=self._policy.for_data(),
        )


FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_A_DAY: Final = "public, max-age=86400"

_HASHED: Final = re.compile(r"^/_astro/|^/img/.*\.[0-9a-zA-Z_-]{8,}\.[a-z0-9]+$")
_NOINDEX: Final = re.compile(r"<meta name=\"robots\" content=\"[^\"]*noindex")
_COMPRESSED_ALREADY: Final = frozenset({".avif", ".webp", ".png", ".jpg", ".woff2"})
_SCRIPTS: Final = frozenset({".js", ".mjs"})
_NOT_FOUND: Final[Mapping[str, Language]] = {"/404.html": "th", "/en/404.html": "en"}
_EVENT: Final[Mapping[str, Language]] = {"/events/event.html": "th", "/en/events/event.html": "en"}
# The big screen of each event page.
_BOARD: Final = {
    "/events/event.html": "/events/board.html",
    "/en/events/event.html": "/en/events/board.html",
}
# Built pages that stand in for an event: there is none by its id, or none can be read just now.
_EVENT_TROUBLES: Final[Mapping[str, tuple[int, Language]]] = {
    "/events/not-found.html": (404, "th"),
    "/en/events/not-found.html": (404, "en"),
    "/events/unavailable.html": (503, "th"),
    "/en/events/unavailable.html": (503, "en"),
}
# Keeps pages for a time without a network, and what takes it and them away again.
_WORKER: Final = "/worker.js"
_WORKER_OFF: Final = "/worker-off.js"
_NO_ADDRESS: Final = frozenset({*_NOT_FOUND, *_EVENT, *_BOARD.values(), *_EVENT_TROUBLES})
_RETRY_AFTER: Final[Header] = (b"retry-after", b"5")


@dataclass(frozen=True, slots=True)
class Pages:
    """Everything the build made, ready to send."""

    answers: Mapping[bytes, Answer]
    not_found: Mapping[Language, Answer]
    event_templates: Mapping[Language, EventTemplates]
    event_troubles: Mapping[tuple[int, Language], Answer]
    # Those that hold the hours of branches, by their paths.
    branch_pages: Mapping[bytes, FinishedPage]
    # The Thai addresses of pages that search engines may list; English adds its prefix.
    listed: tuple[str, ...]


def load_pages(
    folder: Path, *, origin: str, policy: HeaderPolicy, packer: Packer, offline_pages: bool = True
) -> Pages:
    """Read, complete, hash and compress the build. A damaged build raises `DistError`."""
    files = read_dist(folder, origin)
    if not offline_pages and _WORKER_OFF in files:
        files[_WORKER] = replace(files[_WORKER_OFF], path=_WORKER)
    integrity = Integrity({path: file.body for path, file in files.items()})
    finished = {
        file.path: finish_page(file.path, file.body, integrity, policy)
        for file in files.values()
        if file.suffix == ".html"
    }
    shown = {path: page for path, page in finished.items() if path not in _NO_ADDRESS}
    pictures = [file for file in files.values() if file.suffix in _COMPRESSED_ALREADY]
    texts = [file for file in files.values() if file.suffix not in {".html", *_COMPRESSED_ALREADY}]
    with ThreadPoolExecutor() as pool:
        pages = pool.map(lambda page: _page_answer(packer, 200, page), shown.values())
        others = pool.map(lambda file: _text_answer(packer, policy, file), texts)
        answers = dict(zip(_keys(map(address_of, shown)), pages, strict=True))
        answers |= zip(_keys(file.path for file in texts), others, strict=True)
    answers |= {file.path.encode("ascii"): _picture_answer(policy, file) for file in pictures}
    return Pages(
        answers=answers,
        not_found={
            language: _page_answer(packer, 404, finished[path])
            for path, language in _NOT_FOUND.items()
        },
        event_templates={
            language: _templates(path, finished)
            for path, language in _EVENT.items()
            if path in finished
        },
        event_troubles={
            trouble: _trouble_answer(packer, trouble[0], finished[path])
            for path, trouble in _EVENT_TROUBLES.items()
            if path in finished
        },
        branch_pages={
            address_of(path).encode("ascii"): page
            for path, page in shown.items()
            if tells_hours(page)
        },
        listed=tuple(_listed(shown)),
    )


def _templates(path: str, finished: Mapping[str, FinishedPage]) -> EventTemplates:
    board = _BOARD[path]
    screen = EventTemplate(board, finished[board]) if board in finished else None
    return EventTemplates(EventTemplate(path, finished[path]), screen)


def _keys(paths: Iterable[str]) -> list[bytes]:
    return [path.encode("ascii") for path in paths]


def _listed(shown: Mapping[str, FinishedPage]) -> list[str]:
    return sorted(
        address_of(path)
        for path, page in shown.items()
        if language_of(address_of(path).encode("ascii")) == "th" and not _NOINDEX.search(page.html)
    )


def _page_answer(packer: Packer, status: int, page: FinishedPage) -> Answer:
    return packer.answer(
        status,
        "text/html; charset=utf-8",
        page.html.encode("utf-8"),
        cache_control=REVALIDATE,
        extra_headers=page.headers,
    )


def _trouble_answer(packer: Packer, status: int, page: FinishedPage) -> Answer:
    """Return a page for an event that cannot be shown; nobody keeps it, as it may pass."""
    return packer.answer(
        status,
        "text/html; charset=utf-8",
        page.html.encode("utf-8"),
        cache_control="no-store",
        extra_headers=(*page.headers, _RETRY_AFTER) if status == 503 else page.headers,
    )


def _text_answer(packer: Packer, policy: HeaderPolicy, file: BuiltFile) -> Answer:
    headers = policy.for_script() if file.suffix in _SCRIPTS else policy.for_data()
    return packer.answer(
        200, file.content_type, file.body, cache_control=_lifetime(file), extra_headers=headers
    )


def _picture_answer(policy: HeaderPolicy, file: BuiltFile) -> Answer:
    return build_answer(
        200,
        file.content_type,
        file.body,
        cache_control=_lifetime(file),
        extra_headers=policy.for_data(),
        compressible=False,
    )


def _lifetime(file: BuiltFile) -> str:
    if _HASHED.match(file.path):
        return FOR_EVER
    is_picture = file.content_type.startswith("image/")
    return FOR_A_DAY if is_picture or file.path == RULES else REVALIDATE
