"""Outside addresses: what is odd is refused, because browsers and Python read it differently."""

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nk.content.links import https_link, public_host

GOOD = [
    "https://line.me/R/ti/p/@nkboardgame",
    "https://www.google.com/maps/search/?api=1&query=Seacon+Bangkae",
    "https://example.com",
    "https://xn--o3cw4h.example/%E0%B8%81#part",
    f"https://example.com/{'a' * 2028}",
]
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
    "https://example.com:443/",
    "https://example.com:99999/",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://0x7f.1/",
    "https://2130706433/",
    "https://[::1]/",
    "https://ok。example/",
    "https://ไทย.example/",
    "https://EXAMPLE.com/",
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
    f"https://example.com/{'a' * 2029}",
    f"https://{'a' * 64}.example/",
]


@pytest.mark.parametrize("address", GOOD)
def test_good_links_stay_as_they_are(address: str) -> None:
    assert https_link(address) == address


@pytest.mark.parametrize("address", HOSTILE)
def test_hostile_links_are_refused(address: str) -> None:
    with pytest.raises(ValueError, match=r"the (address|host)"):
        https_link(address)


@given(st.text(alphabet="aA0.:/@\\?#%[]- \t。<>ก", max_size=30))
def test_whatever_passes_has_one_plain_host(rest: str) -> None:
    try:
        address = https_link(f"https://{rest}")
    except ValueError:
        return
    host = urlsplit(address).hostname
    assert host is not None
    assert address.startswith(f"https://{host}")
    assert public_host(host) == host
