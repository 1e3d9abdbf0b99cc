"""The page: the files that the web folder was built into, and what stands there without them."""

from __future__ import annotations

import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Any

import anyio
from litestar import Request, Response, route
from litestar.enums import HttpMethod, MediaType
from litestar.params import FromPath

from sobremesa.locales import language_wanted
from sobremesa.server.refusals import Refusal, sentence

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"

# Vite puts a digest of the content into these names, so they never change.
HASHED = "assets/"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}

# What a system's own list of types may lack or have wrong; Litestar adds the charset of texts.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

# What else the words depend on that stand in place of a page.
WORDS = ASK_AGAIN | {"Vary": "Accept, Accept-Language"}

# How the page looks: the names of these files are known to it alone.
LOOKS = re.compile(r'<link rel="(?:icon|stylesheet)"[^>]*>')

NOTHING_HERE = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>Sobremesa</title>
    {looks}
  </head>
  <body>
    <main style="display: grid; place-content: center; justify-items: center; gap: 0.9rem;
                 height: 100%; padding: 1.5rem; text-align: center">
      <h1>{title}</h1>
      <p style="font: italic 500 1.2rem var(--serif); max-width: 34rem">{note}</p>
      <a class="button strong" href="/">{lobby}</a>
    </main>
  </body>
</html>
"""

GET_OR_HEAD = [HttpMethod.GET, HttpMethod.HEAD]


@route(["/", "/{path:path}"], http_method=GET_OR_HEAD)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page; addresses within the page (a table's) are all the same file."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal("unknown_path")
    if name.startswith("table/") or not name:
        name = INDEX
    content = await _content(name)
    if content is not None:
        return Response(
            content,
            media_type=_type(name),
            headers=FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        )
    language = language_wanted(request.headers.get("accept-language", ""))
    if name == INDEX:
        return _words("page_not_built", 503, language)
    if "text/html" in request.headers.get("accept", ""):  # somebody followed a link
        return await _nothing_here(language)
    return _words("page_not_found", 404, language)


async def _content(name: str) -> bytes | None:
    file = anyio.Path(FOLDER / name)
    try:
        real = await file.resolve()
        if not real.is_relative_to(FOLDER.resolve()) or not await real.is_file():
            return None
        return await real.read_bytes()
    except (OSError, ValueError):  # names that no file can have
        return None


def _type(name: str) -> str:
    suffix = Path(name).suffix
    return TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")


async def _nothing_here(language: str) -> Response[bytes]:
    """A page for a person at an address where nothing is."""
    index = await _content(INDEX) or b""
    codes = {"title": "page_not_found", "note": "page_not_found_note", "lobby": "page_lobby"}
    words = {name: escape(sentence(code, {}, language)) for name, code in codes.items()}
    looks = "\n    ".join(LOOKS.findall(index.decode()))
    return Response(
        NOTHING_HERE.format(language=language, looks=looks, **words).encode(),
        status_code=404,
        media_type=TYPES[".html"],
        headers=WORDS,
    )


def _words(code: str, status: int, language: str) -> Response[bytes]:
    return Response(
        f"{sentence(code, {}, language)}\n".encode(),
        status_code=status,
        media_type=MediaType.TEXT,
        headers=WORDS,
    )
