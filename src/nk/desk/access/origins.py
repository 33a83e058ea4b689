"""The desk's own addresses: where it listens, what it calls itself, and whether that is safe."""

import ipaddress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

DESK_PORT: Final = 8010
_LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class UnsafeAddressError(Exception):
    """The desk must not be reached this way; the text is a sentence for whoever starts it."""


@dataclass(frozen=True, slots=True)
class DeskAddress:
    """The origins the desk answers to; links name the first. Cookies follow `secure`."""

    origins: tuple[str, ...]
    # Whether the cookie carries Secure and the __Host- prefix.
    secure: bool

    @property
    def hosts(self) -> frozenset[str]:
        """The Host headers that belong to these origins."""
        return frozenset(origin.partition("://")[2] for origin in self.origins)

    @property
    def https(self) -> bool:
        """Tell whether the desk is reached by https."""
        return self.origins[0].startswith("https://")


def desk_address(
    host: str, port: int, *, url: str = "", public_url: str = "", plain_http: bool = False
) -> DeskAddress:
    """Return the desk's addresses, or refuse to be reached without https from elsewhere."""
    if url:
        return _named(url, public_url, plain_http=plain_http)
    if host in _LOCAL_NAMES:
        # Browsers treat the machine itself as safe, so the cookie keeps its marks.
        names = ("localhost", "127.0.0.1")
        return DeskAddress(tuple(f"http://{name}:{port}" for name in names), secure=True)
    if not plain_http:
        raise UnsafeAddressError(
            f"{host} is reached without https: anybody on the network could read along, the "
            "cookie would lose its Secure mark, and phones could not work offline. Put a proxy "
            "with https in front and name it with --url, or accept all that with --plain-http."
        )
    return DeskAddress((f"http://{_bracketed(host)}:{port}",), secure=False)


def _named(url: str, public_url: str, *, plain_http: bool) -> DeskAddress:
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    if origin != url.rstrip("/") or parts.scheme not in ("http", "https") or parts.username:
        raise UnsafeAddressError("--url is the scheme and host alone: https://desk.example.com")
    if public_url and parts.hostname == urlsplit(public_url).hostname:
        raise UnsafeAddressError("The desk needs a host name of its own, not that of the site.")
    if parts.scheme == "http" and parts.hostname not in _LOCAL_NAMES:
        if not plain_http:
            raise UnsafeAddressError("--url must start with https://, or add --plain-http.")
        return DeskAddress((origin,), secure=False)
    return DeskAddress((origin,), secure=True)


def _bracketed(host: str) -> str:
    try:
        return f"[{host}]" if ipaddress.ip_address(host).version == 6 else host
    except ValueError:
        return host
