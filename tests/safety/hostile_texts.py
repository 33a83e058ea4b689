"""Texts that would run or break out if they were ever taken for markup.

Whatever comes of them is marked: elements carry the class `evil`, code sets `window.hacked`.
"""

from typing import Final

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
