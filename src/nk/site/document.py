"""Completing one HTML page: digests on its tags, then the policy that allows its own code."""

from dataclasses import dataclass

from nk.http import Header
from nk.site.dist import DistError
from nk.site.headers import HeaderPolicy
from nk.site.integrity import Integrity, digest
from nk.site.markup import inline_scripts, inline_styles


@dataclass(frozen=True, slots=True)
class FinishedPage:
    """A page as it will be sent, with the headers that belong to exactly these bytes."""

    html: str
    headers: tuple[Header, ...]


def finish_page(path: str, body: bytes, integrity: Integrity, policy: HeaderPolicy) -> FinishedPage:
    """Return the page with integrity attributes and its own content security policy."""
    try:
        html = integrity.add_to(body.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise DistError(f"The built page {path} is not UTF-8; run ./nk build again.") from error
    scripts = dict.fromkeys(map(hash_source, inline_scripts(html)))
    styles = dict.fromkeys(map(hash_source, inline_styles(html)))
    return FinishedPage(html, policy.for_page(scripts, styles))


def hash_source(text: str) -> str:
    """Return the policy source that allows one inline script or style."""
    return digest(text.encode("utf-8"))
