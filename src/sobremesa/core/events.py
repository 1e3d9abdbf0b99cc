"""What happened, told as a key and arguments, never as a sentence."""

from __future__ import annotations


class Event:
    """Something that happened when an action was applied.

    ``args`` is for everybody. ``secret`` is for the seats in ``knows`` alone: the others see
    the event without it, so that all logs have the same length. An event with ``reveals`` has
    shown somebody something that was hidden from him; play is never taken back across it.
    """

    def __init__(
        self,
        kind: str,
        args: dict[str, object],
        secret: dict[str, object] | None = None,
        knows: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret: dict[str, object] = {} if secret is None else secret
        self.knows = knows
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as ``seat`` may know it, JSON-able; ``None`` is a spectator."""
        told: dict[str, object] = {"event": self.kind}
        told.update(self.args)
        if seat is not None and seat in self.knows:
            told.update(self.secret)
        return told

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, secret={self.secret!r}, knows={self.knows!r})"
