"""Texts that would run or break out if they were ever taken for markup.

Whatever comes of them is marked: elements carry the class `evil`, code sets `window.hacked`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from nk.site.answers import Header

TEXTS: Final[dict[str, str]] = {
    "an image": '<img class=evil src=x onerror="window.hacked=1">',
    "a script": "<script class=evil>window.hacked=1</script>",
    "the end of a script": "</script><script class=evil>window.hacked=1</script>",
    "a script inside a comment": "<!--<script class=evil>",
    "the end of the title": "</title><svg class=evil onload=window.hacked=1>",
    "the end of an attribute": '" onmouseover="window.hacked=1" class="evil" autofocus x="',
    "the end of a bare attribute": "' onclick='window.hacked=1' class='evil",
    "the end of a text area": "</textarea></noscript></style><iframe class=evil src=/about>",
    "a style": "<style class=evil>body{display:none}</style>",
    "another gap": "%%EVENT_DATA%% %%EVENT_TITLE%%",
    "entities": "&lt;b class=evil&gt;&#60;i&#62; &amp;amp;",
    "a template": "{{constructor.constructor('window.hacked=1')()}} ${window.hacked=1}",
    "a link": "javascript:window.hacked=1",
    "an end of data": ']]>"}]};window.hacked=1//',
    "separators": "a\u2028b\u2029c",
    "backslashes": '\\";window.hacked=1;//\\u003cscript\\u003e',
    "formulas": "=HYPERLINK(A1) @SUM(A1) +1 -1",
    "no place to break": "W" * 60,
}

# Addresses that must never become a link or a picture.
LINKS: Final = (
    *("javascript:window.hacked=1", "JaVaScRiPt:window.hacked=1", "java\tscript:window.hacked=1"),
    *("data:text/html,<script>window.hacked=1</script>", "vbscript:x", "http://evil.example/"),
    *("//evil.example/x", "https:evil.example", "https://a@evil.example/", "https://127.0.0.1/"),
    *(
        "https://evil.example/\\@ok.example",
        'https://evil.example/" onclick="x',
        "blob:x",
        "file:///",
    ),
)


# Where an attack starts from: real addresses, so that something behind them could break.
PLACES: Final = (
    *(b"/", b"/en", b"/about", b"/en/about", b"/events", b"/events/1", b"/en/events/2"),
    *(b"/services", b"/beyblade/rating", b"/contact", b"/_astro", b"/img", b"/cards"),
    *(b"/robots.txt", b"/sitemap.xml", b"/sitemap-events-1.xml", b"/healthz", b"/readyz"),
    *(b"/.well-known/security.txt", b"/manifest.webmanifest", b"/favicon.ico", b"/404"),
    *(b"/api", b"/api/events", b"/api/events/1", b"/api/events/1.ics", b"/api/leaderboard"),
    *(b"/api/calendar/th.ics", b"/api/beyblade/deck", b"/api/beyblade/rating"),
    *(b"/api/beyblade/parts", b"/api/beyblade/season", b"/api/openapi.json", b"/api/docs"),
)

TRAVERSALS: Final = (
    *(b"..", b".", b"../", b"..\\", b"%2e%2e", b"%2e%2e%2f", b"%2E%2E%5C", b"%252e%252e%252f"),
    *(b"..%2f", b"..%5c", b"....//", b"..;/", b"%2e./", b".%2e/", b"..%00/", b"..%0d/"),
    *(b"%c0%ae%c0%ae%c0%af", b"%e0%80%ae%e0%80%af", b"%f0%80%80%ae", b"%uff0e%uff0e", b"..%u2215"),
    *(b"etc/passwd", b"etc%2fpasswd", b"proc/self/environ", b"windows/win.ini", b"C:/boot.ini"),
    *(b".git/config", b".env", b"var/nk.sqlite3", b"nk.sqlite3-wal", b"content/site.yaml"),
    *(b"src/nk/app.py", b"requirements.txt", b"web/package.json", b"_astro/../../nk"),
    *(b"file:///etc/passwd", b"~root", b"index.html.br", b"index.html.gz", b"index.html~"),
    *(b"page.js.map", b"server-status", b"wp-login.php", b"actuator/env", b"debug/pprof"),
)

ENCODINGS: Final = (
    *(b"%", b"%%", b"%0", b"%zz", b"%2", b"%00", b"%0a", b"%0d%0aSet-Cookie:%20a=b", b"%7f"),
    *(b"%ff%fe", b"%ed%a0%80", b"%f4%90%80%80", b"%c3", b"%e0%b8", b"%e0%b8%81", b"%EF%BB%BF"),
    *(b"%e2%80%ae", b"%e2%80%a8", b"%f0%9f%98%80", b"%25%30%30", b"%2525252e", b"%E2%88%95"),
    *(b"\x00", b"\r\n", b"\t", b" ", b"\x7f", b"\xff", b"\xc0\xae", b"\xe0\x80\xaf", b"\\"),
    *("ก็".encode(), "ｅｖｅｎｔｓ".encode(), "аbout".encode(), "．．／".encode(), "𝒆𝒏".encode()),
    *(b"//", b"///evil.example", b"/\\evil.example", b"@evil.example", b":80", b";a=b", b"#x"),
    *(b"<script>alert(1)</script>", b"'--", b'"><svg/onload=alert(1)>', b"{{7*7}}", b"${7*7}"),
    *(b"a" * 3000, b"/a" * 1500, b"%41" * 1000, b"../" * 1000, b"[]", b"()", b"*", b"|id", b"`id`"),
)

ENDINGS: Final = (
    b"",
    b"/",
    b"//",
    b".html",
    b"/index.html",
    b"/index",
    b".ics",
    b".json",
    b"?",
    b"/.",
)

NAMES: Final = (
    *(b"status", b"limit", b"offset", b"lang", b"bey", b"option", b"mine", b"theirs", b"result"),
    *(
        b"sweep",
        b"id",
        b"",
        b"__proto__",
        b"limit[]",
        b"limit%00",
        b"LIMIT",
        b"%6cimit",
        b"_method",
    ),
    *(b"callback", b"redirect", b"url", b"next", b"\xff", b"%ff", b"constructor", b"a" * 500),
)

VALUES: Final = (
    *(b"1", b"0", b"-1", b"100", b"101", b"999999999", b"1000000000", b"9223372036854775808"),
    *(
        b"18446744073709551616",
        b"9" * 400,
        b"1e3",
        b"0x10",
        b"1_0",
        b"%201",
        b"1%20",
        b"+1",
        b"NaN",
    ),
    *(
        b"Infinity",
        b"%D9%A3",
        b"%EF%BC%91",
        b"%C2%B2",
        b"1.0",
        b"01",
        b"null",
        b"true",
        b"",
        b"upcoming",
    ),
    *(
        b"past",
        b"UPCOMING",
        b"upcoming%00",
        b"win",
        b"Dran+Sword+3-60+F",
        b"%00",
        b"%ff",
        b"\xe0\xb8",
    ),
    *(
        b"'%20OR%201=1--",
        b"1;DROP%20TABLE%20events",
        b"..%2f..%2fetc%2fpasswd",
        b"http://evil.example",
    ),
    *(b"<script>", b"%3Cimg%20src=x%20onerror=alert(1)%3E", b"%0d%0aX:%20y", b"{parts}", b"%s%n%x"),
    *(b"a" * 6000, b"%E0%B8%81" * 700, b"(" * 2000, b"9-60" * 500, b"metal_chips_once"),
)

METHODS: Final = (
    *("GET",) * 60,
    *("HEAD", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"),
    *("get", "G", "GETGET", "PRI", "SEARCH", "X" * 60),
)

HEADERS: Final = (
    (b"accept-encoding", b"br;q=0, gzip;q=nan, *;q=1e9, zstd;;;,"),
    (b"accept-encoding", b"identity;q=0,*;q=0"),
    (b"accept-encoding", b"gzip," * 900),
    (b"if-none-match", b'W/"x", *, "'),
    (b"if-none-match", b"*"),
    (b"if-none-match", b'"' + b"a" * 4000),
    (b"if-modified-since", b"Thu, 99 Foo 9999 99:99:99 GMT"),
    (b"range", b"bytes=0-,0-,0-,0-,5-2"),
    (b"cookie", b"nk-language=en; nk-language=<script>; " + b"a=b;" * 500),
    (b"x-forwarded-host", b"evil.example"),
    (b"x-forwarded-proto", b"javascript"),
    (b"x-original-url", b"/../../etc/passwd"),
    (b"x-rewrite-url", b"/api/events"),
    (b"x-http-method-override", b"DELETE"),
    (b"content-length", b"99999999"),
    (b"transfer-encoding", b"chunked"),
    (b"content-type", b"multipart/form-data; boundary="),
    (b"expect", b"100-continue"),
    (b"upgrade", b"h2c"),
    (b"origin", b"https://evil.example"),
    (b"referer", b"https://evil.example/\xff"),
    (b"user-agent", b"() { :;}; /bin/cat /etc/passwd"),
    (b"accept-language", b"xx;q=" + b"9" * 500),
)

HOSTS: Final = (
    *((b"localhost",),) * 80,
    (),
    (b"",),
    (b"a.example", b"b.example"),
    (b"localhost", b"localhost"),
    (b"evil.example:99999",),
    (b"<script>",),
    (b"a" * 3000,),
)


# Whoever finds this word in an answer has been sent back what a stranger wrote.
# A plain word would be one: the API names a parameter it does not know if it is plainly a name.
CANARY: Final = b"zq-canary-qz"


@dataclass(frozen=True, slots=True)
class Hostile:
    """One request, byte for byte."""

    method: str
    path: bytes
    query: bytes
    headers: tuple[Header, ...]


def hostile_requests(seed: int) -> Iterator[Hostile]:
    """Yield requests for ever: known attacks, joined and bent at random."""
    dice = Random(seed)
    while True:
        hosts: tuple[Header, ...] = tuple((b"host", host) for host in dice.choice(HOSTS))
        headers = dice.sample(HEADERS, dice.choice((0, 0, 1, 3)))
        yield Hostile(dice.choice(METHODS), _path(dice), _query(dice), (*hosts, *headers))


def _path(dice: Random) -> bytes:
    shapes = (_known, _known, _traversing, _traversing, _ending, _bent, _bent, _soup)
    path = dice.choice(shapes)(dice).replace(b"?", b"%3f")
    # Nearly all servers refuse a path without its slash; one that does not must not matter.
    return path if dice.random() < 0.05 else b"/" + path.lstrip(b"/")


def _known(dice: Random) -> bytes:
    return dice.choice(PLACES)


def _traversing(dice: Random) -> bytes:
    parts = [dice.choice(TRAVERSALS) for _ in range(dice.randint(1, 5))]
    return _known(dice) + b"/" + dice.choice((b"/", b"")).join(parts)


def _ending(dice: Random) -> bytes:
    ending = dice.choice(ENDINGS)
    return _known(dice) + dice.choice((ending, CANARY, b"/" + CANARY + ending))


def _bent(dice: Random) -> bytes:
    """Put something odd into the middle of a good address."""
    place = _known(dice)
    at = dice.randint(0, len(place))
    return place[:at] + dice.choice(ENCODINGS) + dice.choice((place[at:], CANARY))


def _soup(dice: Random) -> bytes:
    everything = (*TRAVERSALS, *ENCODINGS, *ENDINGS, dice.randbytes(6))
    return b"".join(dice.choice(everything) for _ in range(dice.randint(1, 6)))


def _query(dice: Random) -> bytes:
    if dice.random() < 0.3:
        return b""
    if dice.random() < 0.1:
        return dice.randbytes(dice.randint(1, 60))
    pairs = (_pair(dice) for _ in range(dice.choice((1, 1, 2, 3, 30))))
    return dice.choice((b"&", b"&", b";", b"&&")).join(pairs)


def _pair(dice: Random) -> bytes:
    value = dice.choice((*VALUES, CANARY, *ENCODINGS))
    return dice.choice(NAMES) + dice.choice((b"=", b"=", b"==", b"")) + value
