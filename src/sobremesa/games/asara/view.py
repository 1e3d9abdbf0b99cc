"""What a seat, or a spectator, may see of a game of Asara, as data for a page."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import SPECTATOR
from sobremesa.games.asara.areas import (
    AREA_NAMES,
    CIRCLE,
    COLOURED_HOUSE,
    FIRST_SPACE,
    HOUSE_GAIN,
    NO_AREA,
    SPACES_OF,
    is_in_play,
    labels_of,
)
from sobremesa.games.asara.box import (
    BUYER_NAMES,
    COLOUR_NAMES,
    LIT_KEEP,
    LIT_LOOK,
    LIT_OPTIONS,
    LIT_PAY,
    PRICE,
    SUBSTITUTES,
    YEARS,
)
from sobremesa.games.asara.contests import height, money_points, standings
from sobremesa.games.asara.counts import of_colour, total
from sobremesa.games.asara.sections import (
    KINDS_OF_SHAPE,
    SHAPE_NAMES,
    any_of_shape,
    colour_of,
    described,
    gold_of,
)
from sobremesa.games.asara.state import (
    FACE_DOWN,
    NO_CARD,
    NO_COLOUR,
    NO_OPTION,
    NO_SHAPE,
    NO_SPACE,
    NOBODY,
    VACANT,
    AsaraState,
    card_on,
    seat_on,
)
from sobremesa.games.asara.steps import STEPS
from sobremesa.games.asara.towers import (
    gold_trunks,
    gold_windows,
    has_gold_base,
    has_gold_turret,
    lits,
    lits_on_gold,
    lits_on_plain,
    plain_trunks,
    plain_windows,
    tower_colour,
    visible_gold,
)
from sobremesa.games.asara.years import year_end


def view(state: AsaraState, seat: int | None) -> dict[str, object]:
    """All that ``seat`` may see; ``None`` sees what everybody sees."""
    viewer = SPECTATOR if seat is None else seat
    professional = state.setting.professional
    seats = range(int(state.players))
    areas = [area for area in range(len(AREA_NAMES)) if is_in_play(area, professional)]
    return {
        "game": state.game.name,
        "rules": state.rules,
        "players": int(state.players),
        "seat": seat,
        "step": STEPS[state.step],
        "to_move": int(state.to_move),
        "turn": int(state.turn),
        "year": int(state.year) + 1,
        "years": int(YEARS),
        "starter": int(state.starter),
        "patronage": None if state.holder == NOBODY else int(state.holder),
        "prices": {name: int(PRICE[colour]) for colour, name in enumerate(COLOUR_NAMES)},
        "areas": [_area(state, area) for area in areas],
        "markets": {name: _market(state, shape) for shape, name in enumerate(SHAPE_NAMES)},
        "lit_options": _lit_options() if professional else [],
        "lit_stack": _lit_stack(state, viewer) if professional else None,
        "deck_size": int(state.deck_size()),
        "seats": [_seat(state, owner, viewer) for owner in seats],
        "turn_now": _turn_now(state, viewer),
        "year_end": [year_end(state, owner) for owner in seats],
        "contests": standings(state),
        "money_points": [int(money_points(state, owner)) for owner in seats],
    }


def _area(state: AsaraState, area: int) -> dict[str, object]:
    colour = state.colour_of_area[area]
    first = FIRST_SPACE[area]
    is_house = area == COLOURED_HOUSE
    return {
        "area": AREA_NAMES[area],
        "colour": None if colour == NO_COLOUR else BUYER_NAMES[colour],
        "labels": labels_of(area) or None,
        "spaces": [_buyer(state.spaces[space]) for space in range(first, first + SPACES_OF[area])],
        "pile": [int(seat.piled) for seat in state.seats] if is_house else None,
        "gain": int(HOUSE_GAIN) if is_house else None,
    }


def _buyer(space: i64) -> dict[str, object] | None:
    """6.4 What stands on a space: one card face up, or several face down."""
    if space == VACANT:
        return None
    card = card_on(space)
    face_down = card == FACE_DOWN
    return {
        "seat": int(seat_on(space)),
        "card": None if face_down else BUYER_NAMES[card],
        "cards": int(SUBSTITUTES) if face_down else 1,
    }


def _market(state: AsaraState, shape: int) -> dict[str, object]:
    """4.8 What lies open, and what the stack must therefore still hold."""
    return {
        "up": _tiles(state.open_tiles, shape),
        "stack": _tiles(state.stacks, shape),
        "stack_size": int(any_of_shape(state.stacks, shape)),
    }


def _tiles(counts: vec[i64], shape: int) -> list[dict[str, object]]:
    first = shape * int(KINDS_OF_SHAPE)
    return [
        {
            "colour": COLOUR_NAMES[colour_of(kind)],
            "gold": gold_of(kind) == 1,
            "count": int(counts[kind]),
        }
        for kind in range(first, first + int(KINDS_OF_SHAPE))
        if counts[kind] > 0
    ]


def _lit_options() -> list[dict[str, object]]:
    return [
        {
            "option": name,
            "asari": int(LIT_PAY[number]),
            "look": int(LIT_LOOK[number]),
            "keep": int(LIT_KEEP[number]),
        }
        for number, name in enumerate(LIT_OPTIONS)
    ]


def _lit_stack(state: AsaraState, viewer: i64) -> dict[str, object]:
    """4.9 Who put lit windows back knows them where they lie."""
    bottom: list[dict[str, object]] = []
    for place in range(len(state.lit_bottom)):
        owner = state.lit_bottom_by[place]
        known = state.may_see(viewer, owner)
        colour = COLOUR_NAMES[state.lit_bottom[place]] if known else None
        bottom.append({"colour": colour, "seat": int(owner)})
    return {
        "size": int(state.lit_stack_size()),
        "bottom": bottom,
        "unseen": int(total(state.lit_unseen) + state.lit_unseen_unknown),
    }


def _seat(state: AsaraState, owner: int, viewer: i64) -> dict[str, object]:
    seat = state.seats[owner]
    known = state.may_see(viewer, owner)
    return {
        "score": int(seat.score),
        "money": int(seat.money),
        "hand": _counted(seat.hand, BUYER_NAMES) if known else None,
        "hand_size": int(seat.hand_size()),
        "down": _counted(seat.down, BUYER_NAMES) if known else None,
        "down_size": int(seat.down_size()),
        "sections": [
            {**described(kind), "count": int(count)}
            for kind, count in enumerate(seat.sections)
            if count > 0
        ],
        "lits": _counted(seat.lits, COLOUR_NAMES) if known else None,
        "lits_size": int(seat.lits_size()),
        "towers": [_tower(state, tower) for tower in seat.towers],
    }


def _counted(counts: i64, names: list[str]) -> dict[str, object]:
    return {name: int(of_colour(counts, colour)) for colour, name in enumerate(names)}


def _tower(state: AsaraState, tower: i64) -> dict[str, object]:
    return {
        "colour": COLOUR_NAMES[tower_colour(tower)],
        "base_gold": has_gold_base(tower),
        "turret_gold": has_gold_turret(tower),
        "trunks": int(plain_trunks(tower)),
        "gold_trunks": int(gold_trunks(tower)),
        "windows": int(plain_windows(tower)),
        "gold_windows": int(gold_windows(tower)),
        "lit": int(lits_on_plain(tower)),
        "lit_gold": int(lits_on_gold(tower)),
        "height": int(height(state, tower)),
        "gold": int(visible_gold(tower)),
        "lits": int(lits(tower)),
    }


def _turn_now(state: AsaraState, viewer: i64) -> dict[str, object]:
    """How far the turn has come; what was looked at is for who looks."""
    looked = total(state.looked) + state.looked_unknown
    shown = looked > 0 and state.may_see(viewer, state.turn)
    index: int | None = None
    if state.space != NO_SPACE:
        index = int(state.space - FIRST_SPACE[state.area])
    return {
        "area": None if state.area == NO_AREA else AREA_NAMES[state.area],
        "card": _card(state.card),
        "laid": int(state.laid),
        "space": index,
        "plot": None if index is None or state.area != CIRCLE else index + 1,
        "sections": int(state.sections),
        "left": int(state.left),
        "shape": None if state.shape == NO_SHAPE else SHAPE_NAMES[state.shape],
        "option": None if state.option == NO_OPTION else LIT_OPTIONS[state.option],
        "looked": _counted(state.looked, COLOUR_NAMES) if shown else None,
        "looked_size": int(looked),
        "to_keep": int(state.to_keep),
    }


def _card(card: i64) -> str | None:
    if card == NO_CARD:
        return None
    return "pair" if card == FACE_DOWN else BUYER_NAMES[card]
