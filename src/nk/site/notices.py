"""Answers that need no build: refusals and the last resort when something of ours breaks.

They exist twice: a short page in both languages, and JSON in the shape of the API's errors.
"""

import json
from dataclasses import dataclass
from typing import Final

from nk.http import Answer, Header, build_answer
from nk.site.headers import HeaderPolicy

_NO_STORE: Final = "no-store"
_ALLOW: Final = ((b"allow", b"GET, HEAD"),)

_RETRY: Final = ((b"retry-after", b"5"),)

_PAGE: Final = """<!doctype html>
<html lang="th">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>{title} | NK</title></head>
<body><main><h1>{thai}</h1><p lang="en">{english}</p>
<p><a href="/">NK</a></p></main></body>
</html>
"""


@dataclass(frozen=True, slots=True)
class Notice:
    """One refusal or failure as a page and as JSON."""

    page: Answer
    data: Answer

    def for_path(self, path: bytes) -> Answer:
        """Return the form that fits what was asked for."""
        return self.data if is_api(path) else self.page


@dataclass(frozen=True, slots=True)
class Notices:
    """The notices of one site."""

    bad_host: Notice
    bad_method: Notice
    failure: Notice
    unavailable: Notice


def is_api(path: bytes) -> bool:
    """Tell whether a path belongs to the API."""
    return path.startswith(b"/api/") or path == b"/api"


def build_notices(policy: HeaderPolicy) -> Notices:
    """Build every notice with the full set of headers."""
    return Notices(
        bad_host=_notice(
            policy, 400, "bad_host", "คำขอนี้ไม่ถูกต้อง", "The request must name exactly one host."
        ),
        bad_method=_notice(
            policy,
            405,
            "method_not_allowed",
            "หน้านี้มีไว้ดูอย่างเดียว",
            "Only GET and HEAD work here.",
            _ALLOW,
        ),
        failure=_notice(
            policy,
            500,
            "internal_error",
            "ระบบสะดุดนิดหน่อย รอแป๊บแล้วลองใหม่นะ",
            "Something broke on our side. Please try again in a moment.",
        ),
        unavailable=_notice(
            policy,
            503,
            "unavailable",
            "ตอนนี้ดึงข้อมูลไม่ได้ รอแป๊บแล้วลองใหม่นะ",
            "We cannot reach our data right now. Please try again in a moment.",
            _RETRY,
        ),
    )


def _notice(
    policy: HeaderPolicy,
    status: int,
    code: str,
    thai: str,
    english: str,
    extra: tuple[Header, ...] = (),
) -> Notice:
    page = _PAGE.format(title=status, thai=thai, english=english)
    data = json.dumps({"error": {"code": code, "message": english, "field": None}})
    return Notice(
        build_answer(
            status,
            "text/html; charset=utf-8",
            page.encode("utf-8"),
            cache_control=_NO_STORE,
            extra_headers=(*policy.for_page(), *extra),
        ),
        build_answer(
            status,
            "application/json",
            data.encode("utf-8"),
            cache_control=_NO_STORE,
            extra_headers=(*policy.for_data(), *extra),
        ),
    )
