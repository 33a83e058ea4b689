"""Small files for machines: robots.txt, security.txt and the sign of life."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from nk.http import Answer, build_answer
from nk.site.headers import HeaderPolicy

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


def alive_answer(policy: HeaderPolicy) -> Answer:
    """The process answers; nothing else is claimed."""
    return build_answer(
        200,
        "application/json",
        b'{"status":"alive"}',
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
