"""HTTP answers kept as ready-made bytes: negotiation, validators and sending.

This package knows nothing of the shop; the API and the pages both build on it.
"""

from nk.http.answer import Answer, Variant, build_answer, with_headers
from nk.http.asgi import ASGIApp, Header, Message, Receive, Scope, Send
from nk.http.compression import compress
from nk.http.negotiate import choose
from nk.http.sending import send_answer

__all__ = [
    "ASGIApp",
    "Answer",
    "Header",
    "Message",
    "Receive",
    "Scope",
    "Send",
    "Variant",
    "build_answer",
    "choose",
    "compress",
    "send_answer",
    "with_headers",
]
