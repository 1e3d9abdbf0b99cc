"""What must hold of everything on a table of Asara: nothing is lost, nothing is there twice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import EVERYTHING
from sobremesa.games.asara.areas import (
    CALIPH,
    FIRST_SPACE,
    SPACES,
    SPACES_OF,
    TILE_SPACES,
)
from sobremesa.games.asara.box import (
    COINS,
    COLOUR_NAMES,
    COLOURS,
    LITS_EACH,
    YEARS,
)
from sobremesa.games.asara.buyer_checks import check_buyers
from sobremesa.games.asara.counts import of_colour, total
from sobremesa.games.asara.position_checks import KIND_NAMES, need
from sobremesa.games.asara.sections import (
    BASE,
    IN_BOX,
    KINDS,
    SHAPE_NAMES,
    SHAPES,
    TRUNK,
    TURRET,
    WINDOW,
    any_of_shape,
    kind_of,
)
from sobremesa.games.asara.state import (
    NOBODY,
    UNKNOWN,
    VACANT,
    AsaraState,
    seat_on,
)
from sobremesa.games.asara.steps import (
    CROWN,
    DEAL,
    FILL,
    FIRST_PLAYER,
    OVER,
)
from sobremesa.games.asara.towers import (
    gold_trunks,
    gold_windows,
    has_gold_base,
    has_gold_turret,
    lits,
    plain_trunks,
    plain_windows,
    tower_colour,
)


def check_table(state: AsaraState) -> None:
    """Raise ``BadPosition`` unless this could lie on a table."""
    _check_sections(state)
    asari = state.treasury
    for seat in state.seats:
        asari += seat.money
    need(asari == COINS, "treasury", f"there are {asari} Asari in all, not {COINS}")
    _check_lit_windows(state)
    _check_years(state)
    check_buyers(state)
    _check_knowledge(state)


# ---- sections


def _check_sections(state: AsaraState) -> None:
    """1.0, 4.2 All sections of the box are somewhere."""
    found = [int(state.open_tiles[kind] + state.stacks[kind]) for kind in range(int(KINDS))]
    for number in range(state.players):
        seat = state.seats[number]
        for kind in range(KINDS):
            found[kind] += int(seat.sections[kind])
        for place in range(len(seat.towers)):
            just_begun = (
                state.step == CROWN and number == state.turn and place == len(seat.towers) - 1
            )
            _add_tower(found, seat.towers[place], just_begun)
    for kind in range(KINDS):
        name = KIND_NAMES[kind]
        all_there = found[kind] == IN_BOX[kind]
        need(all_there, "stacks", f"there are {found[kind]} {name} in all, not {IN_BOX[kind]}")
    for shape in range(SHAPES):
        lie_open = any_of_shape(state.open_tiles, shape)
        most = TILE_SPACES[shape]
        need(lie_open <= most, "markets", f"more than {most} lie open ({SHAPE_NAMES[shape]}): 4.2")


def _add_tower(found: list[int], tower: i64, just_begun: bool) -> None:
    colour = tower_colour(tower)
    found[kind_of(BASE, colour, 1 if has_gold_base(tower) else 0)] += 1
    if not just_begun:
        found[kind_of(TURRET, colour, 1 if has_gold_turret(tower) else 0)] += 1
    found[kind_of(TRUNK, colour, 0)] += int(plain_trunks(tower))
    found[kind_of(TRUNK, colour, 1)] += int(gold_trunks(tower))
    found[kind_of(WINDOW, colour, 0)] += int(plain_windows(tower))
    found[kind_of(WINDOW, colour, 1)] += int(gold_windows(tower))


# ---- lit windows


def _check_lit_windows(state: AsaraState) -> None:
    """4.7, 10.4 All lit windows are somewhere; in the beginner version they are in the box."""
    known = vec[i64](
        of_colour(state.lit_unseen, colour) + of_colour(state.looked, colour)
        for colour in range(int(COLOURS))
    )
    found = state.lit_stack_size() + total(state.looked) + state.looked_unknown
    for colour in state.lit_bottom:
        if colour != UNKNOWN:
            known[colour] += 1
    for seat in state.seats:
        found += seat.lits_size()
        for colour in range(COLOURS):
            known[colour] += of_colour(seat.lits, colour)
        for tower in seat.towers:
            known[tower_colour(tower)] += lits(tower)
            found += lits(tower)
    everything: i64 = 0
    for colour in range(COLOURS):
        in_play: i64 = LITS_EACH[colour] if state.setting.professional else 0
        everything += in_play
        name = COLOUR_NAMES[colour]
        need(known[colour] <= in_play, "lit_stack", f"more than {in_play} {name} ones (4.7)")
    need(found == everything, "lit_stack", f"there are {found} in all, not {everything} (4.7)")


# ---- years


def _check_years(state: AsaraState) -> None:
    """4.1-4.5, 7.5.1, 8.3 Who starts, who has the patronage, and what is there between years."""
    early = state.step == FIRST_PLAYER or (state.step == FILL and state.year == 0)
    need(
        (state.starter == NOBODY) == early, "starter", "is drawn when the markets are filled (4.4)"
    )
    need((state.holder == NOBODY) == early, "patronage", "is first the first player's (4.4.2)")
    if early:
        need(state.year == 0, "year", "the first player is drawn in year 1")
        need(state.turn == 0, "turn", "is 0 as long as there is no first player")
        for number in range(state.players):
            _check_has_nothing(state, number)
    if state.step == OVER:
        need(state.year == YEARS - 1, "year", f"play is over only after year {YEARS} (8.2)")
        for seat in state.seats:
            need(seat.hand_size() == 0, "seats", "have cards, but play is over (5.2)")
    if state.step in (FILL, DEAL, FIRST_PLAYER):
        for space in range(SPACES):
            need(state.spaces[space] == VACANT, "areas", "have buyers between two years (8.3.1)")
        for number in range(state.players):
            need(state.seats[number].piled == 0, f"seats[{number}].piled", "is 0 between years")
        need(state.starter == state.holder, "starter", "is who has the patronage (8.3.7)")
    else:
        _check_patronage(state)
    if state.step == FILL and not early:
        last = (state.starter - 1) % state.players
        need(state.turn == last, "turn", "is, while markets are filled, who was dealt cards last")


def _check_has_nothing(state: AsaraState, number: i64) -> None:
    """4.3-4.6 Before there is a first player nobody has anything."""
    seat = state.seats[number]
    sections: i64 = 0
    for kind in range(KINDS):
        sections += seat.sections[kind]
    has = seat.score + seat.money + seat.lits_size() + sections + len(seat.towers)
    need(has == 0, f"seats[{number}]", "has something before there is a first player (4.4)")


def _check_patronage(state: AsaraState) -> None:
    """7.5.1 Who lies on the Caliph's space has the patronage, else who started the year."""
    holders: list[int] = []
    for space in range(FIRST_SPACE[CALIPH], FIRST_SPACE[CALIPH] + SPACES_OF[CALIPH]):
        if state.spaces[space] != VACANT:
            holders.append(int(seat_on(state.spaces[space])))
    if not holders:
        holders.append(int(state.starter))
    need(int(state.holder) in holders, "patronage", f"is {state.holder}; allowed: {holders}")


# ---- what the observer knows


def _check_knowledge(state: AsaraState) -> None:
    """4.6, 4.9 An observation has what its observer may see, and nothing else."""
    observed = state.observer != EVERYTHING
    for number in range(state.players):
        seat = state.seats[number]
        hides = observed and not state.may_see(state.observer, number)
        known = total(seat.hand) + total(seat.down) + total(seat.lits)
        unknown = seat.hand_unknown + seat.down_unknown + seat.lits_unknown
        _need_known(not hides, known, unknown, f"seats[{number}]")
    _need_known(not observed, total(state.deck), state.deck_unknown, "deck")
    _need_known(not observed, total(state.lit_unseen), state.lit_unseen_unknown, "lit_stack")
    for place in range(len(state.lit_bottom)):
        hides = observed and not state.may_see(state.observer, state.lit_bottom_by[place])
        need((state.lit_bottom[place] == UNKNOWN) == hides, "lit_stack.bottom", "is '?' if hidden")
    hides = observed and not state.may_see(state.observer, state.turn)
    _need_known(not hides, total(state.looked), state.looked_unknown, "turn_now.looked")
    if state.laid > 0:
        need((state.laid_colour == UNKNOWN) == hides, "turn_now.laid_colour", "is '?' if hidden")


def _need_known(shown: bool, known: i64, unknown: i64, where: str) -> None:
    need(unknown == 0 or not shown, where, "has something unknown that its observer may see")
    need(known == 0 or shown, where, "has something that its observer may not see (4.9)")
