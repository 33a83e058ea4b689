"""What attackers are known to put into addresses, queries and headers."""

from typing import Final

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
