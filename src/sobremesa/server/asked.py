"""What clients send, and reading it strictly: whatever does not fit is refused with the reason."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from msgspec import Meta, Struct

from sobremesa.server.refusals import Refusal, listed

NAME_LENGTH = 40
LONGEST_ABSENCE = 30 * 24 * 3600  # seconds
JOINERS = "\u200c\u200d"  # invisible, yet part of words in some scripts and of emoji
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # called letters and symbols, and show nothing
EMOJI = "\U0001f000\U0001faff"  # the first and the last one

Word = Annotated[str, Meta(max_length=64)]
RequestId = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{8,64}\Z")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]

Asked = TypeVar("Asked", bound=Struct)


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: the asker, somebody at the same screen, or the computer."""

    kind: Literal["me", "here", "computer"]
    name: Annotated[str, Meta(max_length=200)] | None = None
    level: Word | None = None


class NewStandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to take the seat of somebody who left, so many seconds after he was to decide."""

    after: Annotated[int, Meta(ge=1, le=LONGEST_ABSENCE)]
    level: Word


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    rules: Word | None = None
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=64)] = {}
    stand_in: NewStandIn | None = None


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a seat, made at a ply (and version of the table, if the asker knows it)."""

    id: RequestId
    ply: Number
    seat: Number
    action: Annotated[str, Meta(max_length=200)]
    version: Number | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Going back to a ply."""

    id: RequestId
    ply: Number
    seat: Number
    to: Number
    version: Number | None = None


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Handing a seat to a computer player of a level, or taking it back."""

    to: Literal["computer", "person"]
    level: Word | None = None


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """What the computer would do in the place of a seat that is to decide at a ply."""

    seat: Number
    ply: Number


async def read(request: Request[Any, Any, Any], shape: type[Asked]) -> Asked:
    """The body of a request as ``shape``; raises ``Refusal``."""
    if request.content_type[0] != "application/json":
        raise Refusal("bad_content_type")
    try:
        body = await request.body()
    except InternalServerException:  # he went away before it was all there
        raise Refusal("bad_request", what="body", why="cut off", allowed="–") from None
    return decoded(body, shape)


def decoded(body: bytes, shape: type[Asked]) -> Asked:
    """JSON text as ``shape``; raises ``Refusal``."""
    fields = [field.encode_name for field in msgspec.structs.fields(shape)]
    try:
        return msgspec.json.decode(body, type=shape)
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at `$")
        what = where.rstrip("`").lstrip(".") or "body"
    except (msgspec.DecodeError, UnicodeError) as error:
        what, why = "body", str(error)
    except RecursionError:
        what, why = "body", "nested too deeply"
    raise Refusal("bad_request", what=what, why=_plain(why), allowed=listed(fields)) from None


def clean_name(name: str | None) -> str | None:
    """A name that can be shown to others, or nothing for an empty one; raises ``Refusal``."""
    if name is None:
        return None
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if len(name) > NAME_LENGTH or not all(map(_may_be_in_a_name, name)):
        raise Refusal("bad_name", limit=NAME_LENGTH)
    return name if any(map(_is_seen, name)) else None


def _may_be_in_a_name(sign: str) -> bool:
    """Nothing that controls how texts are shown; an emoji may be younger than this Python."""
    return unicodedata.category(sign)[0] != "C" or sign in JOINERS or EMOJI[0] <= sign <= EMOJI[1]


def _is_seen(sign: str) -> bool:
    """Whether a sign by itself shows anything."""
    return unicodedata.category(sign)[0] not in "MZ" and sign not in JOINERS + BLANKS


def whole(request: Request[Any, Any, Any], key: str) -> int | None:
    """A number in the query of an address, if it is there; raises ``Refusal``."""
    given = request.query_params.getall(key, [])
    if not given:
        return None
    return number(given[0] if len(given) == 1 else listed(given), key)


def number(text: str, what: str) -> int:
    """A number in an address; raises ``Refusal``."""
    if not re.fullmatch(r"[0-9]{1,7}", text, re.ASCII):
        raise Refusal("bad_request", what=what, why=_plain(text), allowed="0, 1, 2, …")
    return int(text)


def _plain(text: str) -> str:
    """A stranger's text, cut short and without anything that does not print."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:80])
