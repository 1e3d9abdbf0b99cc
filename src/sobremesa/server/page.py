"""The page: the files that the web folder was built into, and what stands there without them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

import anyio
from litestar import Response, route
from litestar.enums import HttpMethod, MediaType
from litestar.params import FromPath

from sobremesa.server.refusals import Refusal, sentence

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"

# Vite puts a digest of the content into these names, so they never change.
HASHED = "assets/"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}

# What a system's own list of types may lack or have wrong.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

GET_OR_HEAD = [HttpMethod.GET, HttpMethod.HEAD]


@route(["/", "/{path:path}"], http_method=GET_OR_HEAD)
async def page(path: FromPath[str] = "/") -> Response[bytes]:
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
    if name == INDEX:
        return _words("page_not_built", 503)
    return _words("page_not_found", 404)


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


def _words(code: str, status: int) -> Response[bytes]:
    return Response(
        f"{sentence(code, {})}\n".encode(),
        status_code=status,
        media_type=MediaType.TEXT,
        headers=ASK_AGAIN,
    )
