"""Which pages a browser may fetch or draw ahead; the rules are a file of the build."""

from collections.abc import Iterable
from typing import Final

from nk.site.answers import Answer, Header, build_answer
from nk.site.policy import HeaderPolicy

RULES: Final = "/next-pages.speculationrules"
RULES_TYPE: Final = "application/speculationrules+json"
# On every page; a browser that does not know the rules does not fetch them.
RULES_HEADER: Final[Header] = (b"speculation-rules", b'"%s"' % RULES.encode("ascii"))


class NextPages:
    """The rules, or none for a visitor who saves data."""

    def __init__(self, rules: bytes, policy: HeaderPolicy, lifetime: str) -> None:
        self._rules = _answer(rules, policy, lifetime)
        self._none = _answer(b"{}", policy, lifetime)

    def answer(self, headers: Iterable[Header]) -> Answer:
        """Return the rules that fit a request with these headers."""
        saves = any(name == b"save-data" and value.lower() == b"on" for name, value in headers)
        return self._none if saves else self._rules


def _answer(body: bytes, policy: HeaderPolicy, lifetime: str) -> Answer:
    # A few hundred bytes, fetched once a day: they need no encodings to choose from.
    return build_answer(
        200,
        RULES_TYPE,
        body,
        cache_control=lifetime,
        extra_headers=(*policy.for_data(), (b"vary", b"save-data")),
        compressible=False,
    )
