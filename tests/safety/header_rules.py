"""The headers that every answer must have, each exactly once, and those none may have."""

from collections import Counter
from collections.abc import Sequence

from nk.http import Header

EVERYWHERE = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"strict-origin-when-cross-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-embedder-policy": b"require-corp",
    b"cross-origin-resource-policy": b"same-origin",
    b"strict-transport-security": b"max-age=63072000; includeSubDomains",
    b"server": b"nk",
}
POLICY_PARTS = (
    b"default-src 'none'",
    b"base-uri 'none'",
    b"form-action 'self'",
    b"frame-ancestors 'none'",
    b"upgrade-insecure-requests",
)
# From OWASP's list of headers that tell too much, and those that would open a door.
FORBIDDEN = frozenset(
    {
        *(b"x-powered-by", b"x-aspnet-version", b"x-runtime", b"x-version", b"via", b"sourcemap"),
        *(b"x-sourcemap", b"x-generator", b"x-server", b"x-backend", b"x-served-by", b"set-cookie"),
        *(b"access-control-allow-origin", b"access-control-allow-credentials", b"refresh"),
        *(b"content-security-policy-report-only", b"public-key-pins", b"x-xss-protection"),
    }
)


def header_problems(lines: Sequence[Header]) -> list[str]:
    """Say what is wrong with the headers of one answer."""
    times = Counter(name for name, _ in lines)
    found = [f"{name!r} is sent {times[name]} times" for name in times if times[name] > 1]
    given = dict(lines)
    found += [
        f"{name!r} is {given.get(name)!r}"
        for name, value in EVERYWHERE.items()
        if given.get(name) != value
    ]
    found += [f"{name!r} is sent" for name in given if name in FORBIDDEN]
    if any(sign in name + value for name, value in lines for sign in (b"\r", b"\n", b"\0")):
        found.append("a header is broken in two")
    return found + _policy_problems(given)


def _policy_problems(given: dict[bytes, bytes]) -> list[str]:
    directives = given.get(b"content-security-policy", b"").split(b"; ")
    found = [f"the policy lacks {part!r}" for part in POLICY_PARTS if part not in directives]
    names = [directive.partition(b" ")[0] for directive in directives]
    if len(set(names)) != len(names):
        found.append("the policy names a thing twice")
    if b"camera=()" not in given.get(b"permissions-policy", b""):
        found.append("the camera is not forbidden")
    return found
