"""What can be done at a table. The log decides every change: whoever writes first has moved."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable

from sobremesa import BadNotation
from sobremesa.server.answers import Done, Seats, events, not_yours, snapshot, told_seats
from sobremesa.server.asked import Act, AskHint, HandOver, NewTable, Undo
from sobremesa.server.kept import Kept
from sobremesa.server.log import PERSON, Outdated, Request, Running, Table
from sobremesa.server.play import Step, decided, drawn, handed_over, taken_back
from sobremesa.server.refusals import Refusal
from sobremesa.server.seating import known_level, new_table
from sobremesa.server.settings import Settings
from sobremesa.server.storage import Storage

# How often something is tried again that others at the table have got in the way of.
ATTEMPTS = 20


class Watcher:
    """Somebody who wants to hear what happens at the tables."""

    def opened(self, running: Running) -> None:
        """Somebody has looked at a table of his."""

    def changed(self, running: Running) -> None:
        """The log of a table has grown."""

    def removed(self, table_id: str) -> None:
        """A table is gone."""

    def left(self, table_id: str, visitor: int) -> None:
        """A visitor has closed the last of his pages that showed a table."""


class Tables:
    """All tables of the server."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._kept = Kept(storage, settings.cached_tables)
        # What chance brings is settled when it is needed and by nothing that could be known.
        self.rng = secrets.SystemRandom()
        self.watchers: list[Watcher] = []

    async def add(self, asked: NewTable, visitor: int) -> str:
        """Set up a table; its first draws are made at once."""
        limit = self._settings.tables_per_visitor
        if await self._storage.count_tables_of(visitor) >= limit:
            raise Refusal("too_many_tables", limit=limit)
        table, start = new_table(asked, visitor)
        step = drawn(start, 0, self.rng)
        await self._storage.add_table(table, step.summary, step.entries)
        await self.open(table.id, visitor)
        return table.id

    async def of(self, visitor: int) -> list[Table]:
        """The tables of a visitor, the last one changed first."""
        return await self._storage.tables_of(visitor)

    async def open(self, table_id: str, visitor: int | None) -> Running:
        """The game at a visitor's table; to others it is as if there were none."""
        table = await self._own(table_id, visitor)
        try:
            running = await self._kept.up_to(table)
        except Outdated:
            raise Refusal("outdated_table", version=table.rules_version) from None
        for watcher in self.watchers:
            watcher.opened(running)
        return running

    async def now(self, table_id: str) -> Running | None:
        """The game at a table, whoever's it is; none when it is gone."""
        table = await self._storage.table(table_id)
        return None if table is None else await self._kept.up_to(table)

    async def waiting_for_us(self) -> list[str]:
        """The tables at which nobody but the server is to decide."""
        return await self._storage.waiting_for_us()

    async def waiting_for_a_person(self) -> list[Table]:
        """The tables with a stand-in at which a person is to decide."""
        return await self._storage.waiting_for_a_person()

    async def remove(self, table_id: str, visitor: int | None) -> None:
        """Remove a visitor's table with all that was played at it."""
        await self._own(table_id, visitor)
        await self._storage.remove(table_id)
        self._kept.forget(table_id)
        for watcher in self.watchers:
            watcher.removed(table_id)

    async def act(self, table_id: str, visitor: int | None, asked: Act) -> Done:
        """Carry out a decision of a visitor's seat; answered when it cannot be lost any more."""
        content = json.dumps(["act", asked.ply, asked.seat, asked.action])
        return await self._do(
            table_id, visitor, asked, content, lambda running: self._decision(running, asked)
        )

    async def undo(self, table_id: str, visitor: int | None, asked: Undo) -> Done:
        """Go back to a ply, as far as a visitor's seat may."""
        content = json.dumps(["undo", asked.ply, asked.seat, asked.to])
        return await self._do(
            table_id, visitor, asked, content, lambda running: self._way_back(running, asked)
        )

    async def hand_over(
        self, table_id: str, visitor: int | None, seat: int, asked: HandOver
    ) -> Seats:
        """Let the computer decide for a visitor's seat, or himself again."""
        level = known_level(asked.level) if asked.to == "computer" else None
        for _ in range(ATTEMPTS):
            running = await self.open(table_id, visitor)
            self._check_handing(running, visitor, seat, level)
            if running.version >= self._settings.entries_per_table:
                raise Refusal("table_full", limit=self._settings.entries_per_table)
            if await self.go_on(running, handed_over(running, seat, level or PERSON)):
                assert visitor is not None
                told = told_seats(running.seats, visitor)
                return Seats(told, running.history.ply, running.version)
        raise Refusal("storage")

    async def lend(self, table_id: str, seat: int, ply: int, level: str) -> None:
        """Let the computer decide for a person's seat that is to decide at ``ply`` and does not."""
        running = await self.now(table_id)
        if running is None or running.history.ply != ply or running.state.to_move != seat:
            return
        if running.seats[seat].computer is None and not running.state.is_over:
            await self.go_on(running, handed_over(running, seat, level))

    async def go_on(self, running: Running, step: Step) -> bool:
        """Write down what nobody asked for by an id; false when somebody else was faster."""
        version, table_id = running.version, running.table.id
        if not await self._storage.append(table_id, version, step.entries, step.summary):
            return False
        running.take_in(version, step.entries)
        self._changed(running)
        return True

    # ---- checks

    async def _own(self, table_id: str, visitor: int | None) -> Table:
        table = None if visitor is None else await self._storage.table(table_id)
        if table is None or visitor is None or not table.seats_of(visitor):
            raise Refusal("unknown_table")
        return table

    def _check_seat(self, running: Running, visitor: int | None, seat: int) -> None:
        own = [] if visitor is None else running.table.seats_of(visitor)
        if seat not in own:
            raise not_yours(seat, own)

    def _check_handing(
        self, running: Running, visitor: int | None, seat: int, level: str | None
    ) -> None:
        """Whether a seat can be handed to the computer (of ``level``) or taken back."""
        if level is None and seat < len(running.seats) and running.seats[seat].kind == "computer":
            raise Refusal("not_lent", seat=seat + 1)
        self._check_seat(running, visitor, seat)
        if running.state.is_over:
            raise Refusal("game_over")
        lent_to = running.seats[seat].lent_to
        if level is None and lent_to is None:
            raise Refusal("not_lent", seat=seat + 1)
        if level is not None and lent_to == level:
            raise Refusal("already_lent", seat=seat + 1)

    def check_hint(self, running: Running, visitor: int | None, asked: AskHint) -> None:
        """Raise ``Refusal`` unless a visitor's seat is to decide, and does so himself."""
        self._check_seat(running, visitor, asked.seat)
        self._check_turn(running, asked)

    def _check_turn(self, running: Running, asked: Act | Undo | AskHint) -> None:
        state = running.state
        if state.is_over:
            raise Refusal("game_over")
        if asked.ply != running.history.ply:
            raise Refusal("stale_ply", head=running.history.ply)
        if not isinstance(asked, AskHint) and asked.version not in (None, running.version):
            raise Refusal("stale_ply", head=running.history.ply)
        if state.to_move < 0:
            raise Refusal("chance_turn")
        if state.to_move != asked.seat:
            raise Refusal("not_your_turn", seat=int(state.to_move) + 1)
        if running.seats[asked.seat].lent_to is not None:
            raise Refusal("seat_lent", seat=asked.seat + 1)

    def _way_back(self, running: Running, asked: Undo) -> Step:
        self._check_turn(running, asked)
        lowest = running.history.undo_to_turn()
        if lowest is None:
            raise Refusal("undo_barred")
        highest = running.history.ply - 1
        if not lowest <= asked.to <= highest:
            raise Refusal("undo_range", lowest=lowest, highest=highest, given=asked.to)
        return taken_back(running.history.at(asked.to), asked.seat, asked.to)

    def _decision(self, running: Running, asked: Act) -> Step:
        self._check_turn(running, asked)
        state = running.state
        game = state.game
        try:
            action = game.parse(asked.action)
        except BadNotation as error:
            text = "".join(sign if sign.isprintable() else "?" for sign in asked.action[:60])
            raise Refusal("bad_notation", choices=error.allowed, text=text) from None
        # The refusal is worked out from what the seat knows, so it tells him nothing new.
        seen = state.observed_by(asked.seat)
        if (rule := seen.refusal(action)) is not None:
            raise Refusal(
                "illegal",
                choices=[game.notation(legal) for legal in seen.legal()],
                forbidden_by=rule,
                rule=rule.partition(" ")[2],
                action=game.notation(action),
            )
        return decided(state, running.history.ply, action, self.rng)

    # ---- changes

    async def _do(
        self,
        table_id: str,
        visitor: int | None,
        asked: Act | Undo,
        content: str,
        work_out: Callable[[Running], Step],
    ) -> Done:
        """Write down what was asked, unless it was asked before: then only answer again.

        Whether it was is looked up only when it does not work, for it cannot work twice: the
        database takes no id a second time.
        """
        for _ in range(ATTEMPTS):
            running = await self.open(table_id, visitor)
            self._check_seat(running, visitor, asked.seat)
            version = running.version
            try:
                step = work_out(running)
                request = Request(asked.id, content, version, version + len(step.entries))
                if request.last > self._settings.entries_per_table:
                    raise Refusal("table_full", limit=self._settings.entries_per_table)
            except Refusal:
                if earlier := await self._earlier(table_id, asked.id, content):
                    return await self._answer(running.table, visitor, asked.seat, earlier)
                raise
            if await self._storage.append(table_id, version, step.entries, step.summary, request):
                running.take_in(version, step.entries)
                done = await self._answer(running.table, visitor, asked.seat, request)
                self._changed(running)
                return done
            if earlier := await self._earlier(table_id, asked.id, content):
                return await self._answer(running.table, visitor, asked.seat, earlier)
            # Somebody was faster. If he only handed his seat over, this can still be done.
        raise Refusal("storage")

    async def _earlier(self, table_id: str, request_id: str, content: str) -> Request | None:
        earlier = await self._storage.request(table_id, request_id)
        if earlier is not None and earlier.asked != content:
            raise Refusal("id_reused")
        return earlier

    async def _answer(self, table: Table, visitor: int | None, seat: int, request: Request) -> Done:
        """The answer to a request, the same whenever it is given."""
        assert visitor is not None
        running = await self._kept.at(table, request.last)
        head = running.history.ply
        first = head - (request.last - request.first)
        went_back = json.loads(request.asked)[0] == "undo"
        return Done(
            ply=head,
            events=[] if went_back else events(running, visitor, seat, first),
            snapshot=snapshot(running, visitor, seat, None),
        )

    def _changed(self, running: Running) -> None:
        for watcher in self.watchers:
            watcher.changed(running)
