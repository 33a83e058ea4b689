"""Outside addresses: one rule at both doors, the content's and the staff's.

What is odd is refused, because browsers and Python read it differently.
"""

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from nk.club.errors import RefusedError
from nk.club.links import required_link
from nk.club.store.columns import LINK_LENGTH
from nk.content.schema.values import Link
from nk.links import LONGEST_LINK, checked_link, public_host

# Each with its one normal form.
GOOD = {
    "https://line.me/R/ti/p/@nkboardgame": "https://line.me/R/ti/p/@nkboardgame",
    "https://www.google.com/maps/?api=1&query=A+B": "https://www.google.com/maps/?api=1&query=A+B",
    "https://example.com": "https://example.com/",
    "https://example.com?x=1": "https://example.com/?x=1",
    "https://EXAMPLE.com/Form": "https://example.com/Form",
    "https://example.com:443/": "https://example.com/",
    "https://xn--o3cw4h.example/%E0%B8%81#part": "https://xn--o3cw4h.example/%E0%B8%81#part",
    f"https://example.com/{'a' * 2028}": f"https://example.com/{'a' * 2028}",
}
HOSTILE = [
    "http://example.com/",
    "HTTPS://example.com/",
    "//example.com/",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    " https://example.com/",
    "https://example.com/ ",
    "https://example.com/\n",
    "data:text/html,x",
    "https:example.com",
    "https:/example.com",
    "https:///example.com",
    "https:\\\\example.com",
    "https://ok.example\\@evil.example/",
    "https://user@example.com/",
    "https://user:pass@example.com/",
    "https://example.com:99999/",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://0x7f.1/",
    "https://2130706433/",
    "https://[::1]/",
    "https://ok。example/",
    "https://ไทย.example/",
    "https://exa_mple.com/",
    "https://-a.example/",
    "https://a..example/",
    "https://example.com./",
    "https://example.com/<script>",
    'https://example.com/"x',
    "https://example.com/'x",
    "https://example.com/%zz",
    "https://example.com/%2",
    "https://",
    "https://?x",
    "",
    "https://example.com/../x",
    "https://ab--cd.example/",
    "https://xn--a.example/",
    "https://example.com:8443/",
    f"https://example.com/{'a' * 2029}",
    f"https://{'a' * 64}.example/",
]


CONTENT = TypeAdapter(Link)


def by_content(address: str) -> str | None:
    """Return what the content's door makes of an address."""
    try:
        return CONTENT.validate_python(address)
    except ValidationError:
        return None


def by_staff(address: str) -> str | None:
    """Return what the staff's door makes of an address."""
    try:
        return required_link(address, "register_url")
    except RefusedError:
        return None


@pytest.mark.parametrize(("address", "normal"), GOOD.items())
def test_good_links_have_one_normal_form_at_both_doors(address: str, normal: str) -> None:
    assert checked_link(address) == by_content(address) == by_staff(address) == normal
    assert checked_link(normal) == normal


@pytest.mark.parametrize("address", HOSTILE)
def test_hostile_links_are_refused_at_both_doors(address: str) -> None:
    with pytest.raises(ValueError, match=r"the (address|host)"):
        checked_link(address)
    assert by_content(address) is None
    assert by_staff(address) is None


@given(st.text(alphabet="aA0.:/@\\?#%[]- \t。<>ก", max_size=30))
def test_whatever_passes_has_one_plain_host(rest: str) -> None:
    address = by_staff(f"https://{rest}")
    assert by_content(f"https://{rest}") == address
    if address is None:
        return
    host = urlsplit(address).hostname
    assert host is not None
    assert address.startswith(f"https://{host}/")
    assert public_host(host) == host


def test_the_store_holds_the_longest_link() -> None:
    assert LONGEST_LINK == LINK_LENGTH
