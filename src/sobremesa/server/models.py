"""What the database holds. The entries of a table are the truth; its summary only mirrors them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Names for every constraint, so that later migrations can speak of them on any database.
NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    """The base of all tables of the database."""

    metadata = MetaData(naming_convention=NAMES)


class VisitorRow(Base):
    """A browser that has sat down at a table. Only a digest of its secret is kept."""

    __tablename__ = "visitors"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    token: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table: how its game was set up, and a public summary of where it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(64))
    rules_version: Mapped[int] = mapped_column(Integer)
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    version: Mapped[int] = mapped_column(Integer)
    ply: Mapped[int] = mapped_column(Integer)
    to_move: Mapped[int] = mapped_column(Integer)
    is_over: Mapped[bool] = mapped_column()
    scores: Mapped[list[int]] = mapped_column(JSON)
    winners: Mapped[list[int]] = mapped_column(JSON)
    stand_in_after: Mapped[int | None] = mapped_column(Integer)  # seconds
    stand_in_level: Mapped[str | None] = mapped_column(String(64))


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"
    __table_args__ = (Index(None, "visitor", "table_id"),)

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str | None] = mapped_column(String(64))
    level: Mapped[str | None] = mapped_column(String(64))
    lent_to: Mapped[str | None] = mapped_column(String(64))  # the level, as the log has it
    visitor: Mapped[int | None] = mapped_column(ForeignKey("visitors.id"))


class EntryRow(Base):
    """One line of a table's log: a decision in notation, or a mark that play went back.

    Or that a seat was handed to the computer, or back to the person it belongs to.

    The key decides between two writers: whoever writes a number first has moved.
    """

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    actor: Mapped[int] = mapped_column(Integer)  # a seat, or chance
    action: Mapped[str | None] = mapped_column(Text)
    back_to: Mapped[int | None] = mapped_column(Integer)  # the ply that was gone back to
    handed_to: Mapped[str | None] = mapped_column(String(64))  # a level, or the person
    at: Mapped[int] = mapped_column(BigInteger)


class RequestRow(Base):
    """What was asked under an id, and which entries it led to, so that it happens once."""

    __tablename__ = "requests"
    __table_args__ = (ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),)

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    asked: Mapped[str] = mapped_column(Text)
    first: Mapped[int] = mapped_column(Integer)  # the version of the table before
    last: Mapped[int] = mapped_column(Integer)  # and after
