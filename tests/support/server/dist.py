"""A tiny build of the site: a handful of pages that use everything real pages use."""

from pathlib import Path

INLINE_SCRIPT = 'document.documentElement.dataset.ready = "1 < 2 && 3 > 2";'
INLINE_STYLE = "astro-island{display:contents}"
SPECULATION = '{"prefetch":[{"where":{"href_matches":"/*"}}]}'

_PAGE = """<!DOCTYPE html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<link rel="canonical" href="https://nk.invalid{address}">
<link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/_astro/base.AbCd1234.css">
<link rel="modulepreload" href="/_astro/entry.AbCd1234.js">
<script type="module" src="/_astro/entry.AbCd1234.js"></script>
<script>{script}</script><style>{style}</style>
<script type="application/ld+json">{{"@type":"Organization","url":"https://nk.invalid"}}</script>
<script type="speculationrules">{speculation}</script></head>
<body><h1>{title}</h1><a href="https://share.example/?u=https%3A%2F%2Fnk.invalid{address}">share</a>
<astro-island component-url="/_astro/Gallery.AbCd1234.js" renderer-url="/_astro/client.AbCd1234.js">
</astro-island>{padding}</body></html>
"""

_EVENT = """<!DOCTYPE html>
<html lang="{lang}"><head><meta charset="utf-8"><title>%%EVENT_TITLE%% | NK</title>
<meta name="description" content="%%EVENT_DESCRIPTION%%">
<meta property="og:image" content="https://nk.invalid/share.png">
<link rel="canonical" href="%%EVENT_CANONICAL%%">
<link rel="alternate" hreflang="th" href="%%EVENT_ALTERNATE_TH%%">
<link rel="alternate" hreflang="en" href="%%EVENT_ALTERNATE_EN%%">
<script type="application/ld+json">%%EVENT_JSONLD%%</script><script>{script}</script></head>
<body><h1>%%EVENT_TITLE%%</h1><div id="summary">%%EVENT_SUMMARY%%</div>
<script type="application/json" id="event">%%EVENT_DATA%%</script></body></html>
"""

SCRIPTS = {
    "entry": 'import{a}from"./shared.AbCd1234.js";a();',
    "shared": "export const a=()=>{};",
    "Gallery": 'import{a}from"./shared.AbCd1234.js";const v=()=>import("./viewer.AbCd1234.js");',
    "viewer": 'import"./deep.AbCd1234.js";export default 1;',
    "deep": "export{};",
    "client": "export default 2;",
    "unrelated": 'import"./deep.AbCd1234.js";',
}


def page(lang: str, title: str, address: str) -> str:
    """Return one page of the build."""
    return _PAGE.format(
        lang=lang,
        title=title,
        address=address,
        script=INLINE_SCRIPT,
        style=INLINE_STYLE,
        speculation=SPECULATION,
        padding="<p>word </p>" * 80,
    )


def write_dist(folder: Path) -> Path:
    """Write the whole build and return its folder."""
    pages = {
        "index.html": page("th", "หน้าแรก", "/"),
        "about.html": page("th", "เกี่ยวกับ", "/about"),
        "events.html": page("th", "อีเวนต์", "/events"),
        "404.html": page("th", "ไม่เจอหน้านี้", "/404"),
        "en.html": page("en", "Home", "/en"),
        "en/about.html": page("en", "About", "/en/about"),
        "en/events.html": page("en", "Events", "/en/events"),
        "en/404.html": page("en", "Not found", "/en/404"),
        "events/event.html": _EVENT.format(lang="th", script=INLINE_SCRIPT),
        "en/events/event.html": _EVENT.format(lang="en", script=INLINE_SCRIPT),
        "offline.html": '<meta name="robots" content="noindex"><title>offline</title>',
        "manifest.webmanifest": '{"id":"https://nk.invalid/","name":"NK"}',
        "worker.js": "self.addEventListener('fetch',()=>{});",
        "worker-off.js": "self.registration.unregister();",
        "next-pages.speculationrules": SPECULATION,
        "_astro/base.AbCd1234.css": "body{margin:0}" * 40,
        **{f"_astro/{name}.AbCd1234.js": text for name, text in SCRIPTS.items()},
    }
    binaries = {
        "favicon.ico": b"\x00\x00\x01\x00",
        "img/hero-640.0a1b2c3d.avif": b"\x00\x00\x00\x1cftypavif" + bytes(600),
        "secret.map": b"never served",
        ".hidden/notes.txt": b"never served",
    }
    for name, text in pages.items():
        binaries[name] = text.encode("utf-8")
    for name, body in binaries.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder
