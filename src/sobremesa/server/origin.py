"""Keeping pages of other sites out, and what browsers are told about ours."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader

from sobremesa.server.refusals import Refusal

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

HEADERS = [
    ResponseHeader(name=name, value=value)
    for name, value in {
        # Svelte sets style attributes; nothing else comes from anywhere but our own files.
        "Content-Security-Policy": (
            "default-src 'self'; img-src 'self' data:; style-src 'self'; "
            "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
            "form-action 'self'; frame-ancestors 'none'"
        ),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }.items()
]


def is_foreign(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser says that a page of another site makes this request.

    Browsers name the page's origin with every change and every socket; a proxy before this
    server may have changed the scheme, so hosts are compared. Programs that are no browser
    name none, and carry no visitor's cookie unless he gave it to them.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}
    try:
        return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()
    except ValueError:
        return True


def is_encrypted(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page that makes this request came over https, perhaps through a proxy."""
    origin = connection.headers.get("origin", "")
    return connection.url.scheme == "https" or origin.startswith("https://")


async def refuse_foreign_changes(request: Request[Any, Any, Any]) -> None:
    """Refuse requests of other sites' pages that would change something."""
    if request.method not in SAFE_METHODS and is_foreign(request):
        raise Refusal("foreign_origin")
