"""Positions of Torres from drawings, and what can be done in them, in the game's notation.

A drawing has a row of spaces a line, from the corner a1; what it leaves out is ground.

    .    bare ground            2    two blocks
    .A   seat 0's knight        2B   seat 1's knight on two blocks        1K   the king

A drawing need not show everything: a king that is missing stands on a castle of one block on h8,
and the knights of seats that are missing on the ground of a8, b8, c8 and d8.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sobremesa
from tests.games.torres import oracle

TORRES = sobremesa.game("torres")
CARDS = (
    "ap6",
    "ap7",
    "jump_up_2",
    "diagonal",
    "free_passage",
    "block_under_knight",
    "extra_block",
    "move_block",
    "jump_over",
    "knight_up_1",
)
BLOCKS = 92
KNIGHTS = 6
STACKS = 4
ROUNDS = {2: (4, 4, 4), 3: (4, 3, 3), 4: (4, 3, 3)}


def cell_number(name: str) -> int:
    """The number of a space: ``a1`` is 0."""
    return oracle.number(("abcdefgh".index(name[0]), int(name[1]) - 1))


def cell_name(cell: int) -> str:
    """The name of a space: 0 is ``a1``."""
    x, y = oracle.space_of(cell)
    return f"{'abcdefgh'[x]}{y + 1}"


def _read(drawing: str, players: int) -> oracle.Picture:
    height = dict.fromkeys(oracle.SPACES, 0)
    knights: list[set[oracle.Space]] = [set() for _ in range(players)]
    king: oracle.Space | None = None
    for y, line in enumerate(drawing.strip().splitlines()):
        for x, token in enumerate(line.split()):
            blocks, piece = token.rstrip("ABCDK"), token.lstrip(".0123456789")
            height[x, y] = 0 if blocks == "." else int(blocks)
            if piece == "K":
                king = (x, y)
            elif piece:
                knights["ABCD".index(piece)].add((x, y))
    for seat in range(players):
        if not knights[seat]:
            assert height[seat, 7] == 0, f"draw a knight of {'ABCD'[seat]}"
            knights[seat] = {(seat, 7)}
    if king is None:
        assert height[7, 7] == 0, "draw the king"
        king = (7, 7)
        height[king] = 1
    return oracle.Picture(height, knights, king)


def drawn(
    drawing: str,
    *,
    players: int = 2,
    rules: str = "basic",
    phase: int = 1,
    round_: int = 1,
    turn: int = 0,
    starter: int | None = None,
    points: int = 5,
    stacks: Sequence[int | None] | None = None,
    scores: Sequence[int] | None = None,
    hand: Iterable[str] = (),
    fresh: Iterable[str] = (),
    top: Sequence[str] = (),
    bottom: Sequence[str] = (),
    played_before: Iterable[str] = (),
    unseen: Iterable[str] | None = None,
    master_card: str = "border",
    options: Mapping[str, object] | None = None,
    **further: object,
) -> sobremesa.State:
    """The position of a drawing. Cards and ``stacks`` are those of the seat in ``turn``.

    Phases and rounds count from 1. Stacks are written from the first; ``None`` is one that is
    gone. Seats that are not told otherwise have what the phases card gives them.
    """
    picture = _read(drawing, players)
    starter = turn if starter is None else starter
    cards = {
        "hand": list(hand),
        "played": list(played_before),
        "top": list(top),
        "bottom": list(bottom),
    }
    seats = [
        _seat(seat, picture, rules, _stacks(seat, players, phase, round_, turn, starter))
        for seat in range(players)
    ]
    owner = seats[turn]
    if stacks is not None:
        owner["stacks"] = [*stacks, *[None] * (STACKS - len(stacks))]
    if rules == "basic":
        named = [card for pile in cards.values() for card in pile]
        if unseen is not None:
            cards["unseen"] = list(unseen)
            # what the test does not speak of was played earlier
            cards["played"] += [card for card in CARDS if card not in named + cards["unseen"]]
        else:
            cards["unseen"] = [card for card in CARDS if card not in named]
        owner.update(cards)
        owner["fresh"] = list(fresh)
    else:
        owner["played"] = cards["played"]
        owner["hand"] = [card for card in CARDS if card not in cards["played"]]
    for seat, score in enumerate(scores or ()):
        seats[seat]["score"] = score
    heights = [picture.height[space] for space in oracle.SPACES]
    in_stacks = sum(blocks or 0 for seat in seats for blocks in seat["stacks"])
    left_over, lifted = further.get("left_over", 0), further.get("lifted") is not None
    assert isinstance(left_over, int)
    return TORRES.from_position(
        {
            "game": "torres",
            "rules": rules,
            "rules_version": TORRES.rules_version,
            "players": players,
            "options": dict(options or {}),
            "step": "turn",
            "phase": phase - 1,
            "round": round_ - 1,
            "starter": starter,
            "turn": turn,
            "heights": heights,
            "castles": [sorted(map(oracle.number, one)) for one in oracle.castles(picture)],
            "knights": [sorted(map(oracle.number, knights)) for knights in picture.knights],
            "king": None if picture.king is None else oracle.number(picture.king),
            "seats": seats,
            "supply": BLOCKS - sum(heights) - in_stacks - left_over - lifted,
            "master_card": master_card if rules == "master" else None,
            "points": points,
            **further,
        }
    )


def _seat(
    seat: int, picture: oracle.Picture, rules: str, stacks: list[int | None]
) -> dict[str, Any]:
    in_hand = rules == "master"
    return {
        "score": 0,
        "reserve": KNIGHTS - len(picture.knights[seat]),
        "stacks": stacks,
        "hand": list(CARDS) if in_hand else [],
        "fresh": [],
        "looked": [],
        "played": [],
        "top": [],
        "unseen": [] if in_hand else list(CARDS),
        "bottom": [],
    }


def _stacks(
    seat: int, players: int, phase: int, round_: int, turn: int, starter: int
) -> list[int | None]:
    """The stacks of a seat that has built nothing in the turns it had."""
    has_moved = (seat - starter) % players < (turn - starter) % players
    left = ROUNDS[players][phase - 1] - (round_ - 1) - has_moved
    return [2] * left + [None] * (STACKS - left)


def last_turn(drawing: str, *, phase: int = 1, players: int = 2, **told: Any) -> sobremesa.State:
    """The last turn of a phase, of the seat before the one that began the last round."""
    starter = told.pop("starter", 0)
    return drawn(
        drawing,
        players=players,
        phase=phase,
        round_=ROUNDS[players][phase - 1],
        starter=starter,
        turn=(starter - 1) % players,
        **told,
    )


# ---- what can be done


def legal(state: sobremesa.State) -> list[str]:
    """The legal actions in notation."""
    return [TORRES.notation(action) for action in state.legal()]


def targets(state: sobremesa.State, beginning: str) -> set[str]:
    """What may follow the words ``beginning``: ``targets(state, "move a1")`` is {"b1", …}."""
    words = beginning + " "
    return {text.removeprefix(words) for text in legal(state) if text.startswith(words)}


def rule(state: sobremesa.State, text: str) -> str | None:
    """The number of the rule that refuses an action; ``None`` when it is legal."""
    action = TORRES.parse(text)
    named = state.refusal(action)
    assert (named is None) == (action in state.legal())
    return None if named is None else named.removeprefix("torres ")


def play(state: sobremesa.State, *texts: str) -> sobremesa.State:
    """Carry out actions; the same state, for use in a line."""
    for text in texts:
        state.apply(TORRES.parse(text))
    return state


def events(state: sobremesa.State, *texts: str) -> list[dict[str, Any]]:
    """Carry out actions and return what was told to everybody."""
    state.events = []
    play(state, *texts)
    told = [event.seen_by(None) for event in state.events]
    state.events = None
    return told


# ---- what stands there


def seen(state: sobremesa.State, seat: int | None = None) -> Any:
    """The view, loosely typed."""
    return TORRES.view(state, seat)


def points_left(state: sobremesa.State) -> int:
    """Action points left in this turn."""
    points: int = seen(state)["turn"]["points"]
    return points


def height(state: sobremesa.State, name: str) -> int:
    """How many blocks lie on a space."""
    blocks: int = seen(state)["board"]["heights"][cell_number(name)]
    return blocks


def knights(state: sobremesa.State, seat: int) -> set[str]:
    """Where the knights of a seat stand."""
    return {cell_name(cell) for cell in seen(state)["board"]["knights"][seat]}


def king(state: sobremesa.State) -> str:
    """Where the king stands."""
    return cell_name(seen(state)["board"]["king"])


def castle_count(state: sobremesa.State) -> int:
    """How many castles stand."""
    return len(seen(state)["castles"])


def stacks_of(state: sobremesa.State, seat: int) -> list[int | None]:
    """The stacks of a seat."""
    stacks: list[int | None] = seen(state)["seats"][seat]["stacks"]
    return stacks


def supply(state: sobremesa.State) -> int:
    """Blocks in the common supply."""
    blocks: int = seen(state)["supply"]
    return blocks
