"""The pages of the build by their addresses."""

from functools import cache

from nk.settings import ROOT

DIST = ROOT / "web" / "dist"
# Built pages without an address of their own: the server sends them in place of others.
_WITHOUT_ADDRESS = frozenset({"404", "events/event", "events/not-found", "events/unavailable"})


@cache
def addresses() -> tuple[str, ...]:
    """Every page, in both languages."""
    names = [path.relative_to(DIST).with_suffix("").as_posix() for path in DIST.rglob("*.html")]
    shown = [name for name in names if name.removeprefix("en/") not in _WITHOUT_ADDRESS]
    return tuple(sorted("/" if name == "index" else f"/{name}" for name in shown))
