"""Where the desk may be reached, and how its cookie fares there."""

import pytest

from nk.desk.access.headers import cookie_name, security_headers, token_cookie
from nk.desk.access.origins import UnsafeAddressError, desk_address


def test_on_this_machine_the_cookie_keeps_its_marks() -> None:
    address = desk_address("127.0.0.1", 8010)
    assert address.origins == ("http://localhost:8010", "http://127.0.0.1:8010")
    assert address.hosts == {"localhost:8010", "127.0.0.1:8010"}
    assert cookie_name(address) == "__Host-nk-desk"
    names = [name for name, _ in security_headers(address)]
    assert b"strict-transport-security" not in names


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "::", "tablet.local"])
def test_plain_http_on_a_network_is_refused_unless_asked_for(host: str) -> None:
    with pytest.raises(UnsafeAddressError, match="--plain-http"):
        desk_address(host, 8010)
    address = desk_address(host, 8010, plain_http=True)
    assert "Secure" not in token_cookie(address, "x")
    assert cookie_name(address) == "nk-desk"


def test_behind_a_proxy_the_desk_is_called_by_its_https_name() -> None:
    address = desk_address("127.0.0.1", 8010, url="https://desk.nk.example/")
    assert (address.origins, address.secure, address.https) == (
        ("https://desk.nk.example",),
        True,
        True,
    )


def test_asvs_3_5_4_the_desk_has_a_host_name_of_its_own() -> None:
    public = "https://nk.example"
    with pytest.raises(UnsafeAddressError, match="host name of its own"):
        desk_address("127.0.0.1", 8010, url="https://nk.example:8443", public_url=public)
    assert desk_address("127.0.0.1", 8010, url="https://desk.nk.example", public_url=public).https


@pytest.mark.parametrize(
    "url",
    [
        "http://desk.nk.example",
        "https://desk.nk.example/path",
        "ftp://desk.nk.example",
        "https://user@desk.nk.example",
        "desk.nk.example",
    ],
)
def test_an_address_that_is_no_origin_is_refused(url: str) -> None:
    with pytest.raises(UnsafeAddressError):
        desk_address("127.0.0.1", 8010, url=url)
