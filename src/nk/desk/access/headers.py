"""The security headers of every answer, and the desk's cookie."""

from typing import Final

from nk.desk.access.devices import DEVICE_TIME
from nk.desk.access.origins import DeskAddress

Header = tuple[bytes, bytes]

_POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    # A picture that is about to be sent is shown from the device's own memory.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    # The preview shows a page of the draft beside the form.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
)
_DENIED: Final = (
    *("accelerometer", "autoplay", "browsing-topics", "camera", "display-capture"),
    *("encrypted-media", "geolocation", "gyroscope", "magnetometer", "microphone", "midi"),
    *("payment", "picture-in-picture", "publickey-credentials-get", "usb"),
    "xr-spatial-tracking",
)
# The scoreboard of a judge keeps its screen awake.
_ALLOWED: Final = ("clipboard-write", "fullscreen", "screen-wake-lock")
_FEATURES: Final = ", ".join(
    sorted([f"{name}=()" for name in _DENIED] + [f"{name}=(self)" for name in _ALLOWED])
)


def security_headers(address: DeskAddress) -> tuple[Header, ...]:
    """Return what every answer carries."""
    upgrade = ("upgrade-insecure-requests",) if address.https else ()
    headers: list[Header] = [
        (b"content-security-policy", "; ".join((*_POLICY, *upgrade)).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-embedder-policy", b"require-corp"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", _FEATURES.encode()),
        (b"x-robots-tag", b"noindex"),
        (b"server", b"nk"),
    ]
    if address.https:
        headers.append((b"strict-transport-security", b"max-age=63072000; includeSubDomains"))
    return tuple(headers)


def cookie_name(address: DeskAddress) -> str:
    """Return the cookie's name; browsers hold the prefix to Secure, Path=/ and one host."""
    return "__Host-nk-desk" if address.secure else "nk-desk"


def token_cookie(address: DeskAddress, token: str) -> str:
    """Return the Set-Cookie value that keeps a token for as long as a device lives at most."""
    return _cookie(address, token, int(DEVICE_TIME.total_seconds()))


def no_cookie(address: DeskAddress) -> str:
    """Return the Set-Cookie value that takes the token away."""
    return _cookie(address, "", 0)


def _cookie(address: DeskAddress, value: str, seconds: int) -> str:
    secure = "; Secure" if address.secure else ""
    name = cookie_name(address)
    return f"{name}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Strict{secure}"
