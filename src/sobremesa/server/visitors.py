"""Who is asking: a visitor is a browser that keeps a secret of ours in a cookie."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sobremesa.server.origin import is_encrypted
from sobremesa.server.storage import Storage

COOKIE = "sobremesa"
KEPT_FOR = 400 * 24 * 3600  # the longest that browsers keep a cookie
SECRET_LENGTH = 43
REMEMBERED = 1000  # visitors whom the database need not be asked about


class Visitors:
    """The visitors known to this server. Whoever only looks around leaves no trace."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[bytes, int] = OrderedDict()  # those who asked last

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> int | None:
        """The visitor who makes this request, if he has been here before."""
        secret = connection.cookies.get(COOKIE, "")
        if len(secret) != SECRET_LENGTH:
            return None
        digest = _digest(secret)
        visitor = self._known.get(digest)
        if visitor is None:
            visitor = await self._storage.visitor(digest)
        if visitor is not None:
            self._known[digest] = visitor
            self._known.move_to_end(digest)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return visitor

    async def welcome(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[int, Cookie]:
        """The visitor who makes this request, perhaps a new one, and the cookie to send him.

        Whoever is known gets his again, for browsers do not keep one for ever.
        """
        visitor = await self.known(connection)
        if visitor is not None:
            return visitor, cookie(connection, connection.cookies[COOKIE])
        secret = secrets.token_urlsafe(32)
        return await self._storage.add_visitor(_digest(secret)), cookie(connection, secret)


def cookie(connection: ASGIConnection[Any, Any, Any, Any], secret: str) -> Cookie:
    """The cookie that keeps a visitor's secret from scripts and from other sites."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=KEPT_FOR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_encrypted(connection),
    )


def _digest(secret: str) -> bytes:
    # The secret has 256 random bits: a plain digest cannot be guessed back.
    return hashlib.sha256(secret.encode()).digest()
