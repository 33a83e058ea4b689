"""The security headers of every answer, and the answers that need no build."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nk.site.answers import Answer, Header, build_answer

# Scripts may not turn strings into markup or code. Empty this tuple to lift the rule.
TRUSTED_TYPES: Final = ("require-trusted-types-for 'script'",)

# Two years, as the preload list asks; joining that list is a one-way door left to the shop.
_STRICT_TRANSPORT: Final = b"max-age=63072000; includeSubDomains"

# Sharing ("web-share") is allowed to a page itself by default and left unnamed: Chromium on
# Linux does not know the word and would write an error to every console.
_ALLOWED_FEATURES: Final = ("clipboard-write", "fullscreen", "screen-wake-lock")
_DENIED_FEATURES: Final = (
    *("accelerometer", "autoplay", "browsing-topics", "camera", "display-capture"),
    *("encrypted-media", "geolocation", "gyroscope", "magnetometer", "microphone", "midi"),
    *("payment", "picture-in-picture", "publickey-credentials-get", "usb"),
    "xr-spatial-tracking",
)

_NO_FALLBACK: Final = ("base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'")


@dataclass(frozen=True, slots=True)
class HeaderPolicy:
    """What the headers depend on: whether we are on https and whose pictures may be shown."""

    https: bool
    image_hosts: tuple[str, ...] = ()

    def for_page(
        self, scripts: Iterable[str] = (), styles: Iterable[str] = ()
    ) -> tuple[Header, ...]:
        """Return the headers of an HTML page with these hash sources (`sha256-...`)."""
        directives = [
            "default-src 'none'",
            _sources("script-src", scripts),
            _sources("style-src", styles),
            " ".join(("img-src 'self'", *(f"https://{host}" for host in self.image_hosts))),
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            *_NO_FALLBACK,
            *TRUSTED_TYPES,
        ]
        # Every script tag carries its digest, so a script without one is not ours.
        policy = (b"integrity-policy", b"blocked-destinations=(script)")
        return (*self._headers(directives), policy)

    def for_script(self) -> tuple[Header, ...]:
        """Return the headers of a script file: a service worker lives under its own policy."""
        allowed = ("script-src 'self'", "connect-src 'self'")
        return self._headers(["default-src 'none'", *allowed, *_NO_FALLBACK])

    def for_data(self) -> tuple[Header, ...]:
        """Return the headers of everything that is neither a page nor a script."""
        return self._headers(["default-src 'none'", *_NO_FALLBACK])

    def _headers(self, directives: list[str]) -> tuple[Header, ...]:
        upgrade = ["upgrade-insecure-requests"] if self.https else []
        # A picture from another host needs no permission of its own under "credentialless".
        embedder = b"credentialless" if self.image_hosts else b"require-corp"
        headers: list[Header] = [
            (b"content-security-policy", "; ".join(directives + upgrade).encode("ascii")),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"strict-origin-when-cross-origin"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-embedder-policy", embedder),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"permissions-policy", _PERMISSIONS),
            # Without a value of ours the server would name its software here.
            (b"server", b"nk"),
        ]
        if self.https:
            headers.append((b"strict-transport-security", _STRICT_TRANSPORT))
        return tuple(headers)


def _sources(directive: str, hashes: Iterable[str]) -> str:
    return " ".join((directive, "'self'", *(f"'{value}'" for value in hashes)))


_PERMISSIONS: Final = ", ".join(
    sorted(
        [f"{feature}=(self)" for feature in _ALLOWED_FEATURES]
        + [f"{feature}=()" for feature in _DENIED_FEATURES]
    )
).encode("ascii")


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
