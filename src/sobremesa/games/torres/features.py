"""What a state of Torres looks like from a seat, in numbers for a network."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.features import MOST_SEATS, feature_names, is_one, turns_until
from sobremesa.core.features import features as features_of
from sobremesa.games.torres.box import KNIGHTS_EACH, PHASES, SPACES
from sobremesa.games.torres.cards import EFFECTS, MASTER_IDS, NO_CARD
from sobremesa.games.torres.cards_in_hand import cards_worth
from sobremesa.games.torres.cells import ONE, count
from sobremesa.games.torres.climbs import Climbs
from sobremesa.games.torres.evaluation import king_outlook, plans, scorings_left, standing
from sobremesa.games.torres.growth import growth
from sobremesa.games.torres.largest_castle import LargestCastle, moves_of_others
from sobremesa.games.torres.leaps import SENDERS, effects_of
from sobremesa.games.torres.master_outlook import master_outlook
from sobremesa.games.torres.next_leaps import NextLeaps, OpenLeaps
from sobremesa.games.torres.reach import free_knights, top_level
from sobremesa.games.torres.scoring import castle_points, king_bonus, kings_castle
from sobremesa.games.torres.state import TorresState
from sobremesa.games.torres.weights import Weights

TERMS: Final = (
    "outlook",
    "score",
    "standing",
    "plans",
    "castle points",
    "best castle",
    "second castle",
    "levels above the others",
    "castles led",
    "castles with a knight",
    "room to rise",
    "highest level",
    "king",
    "king in this phase",
    "in the king's castle",
    "master card",
    "knights on the board",
    "knights that score nothing",
    "blocks",
    "stacks",
    "hand",
    "deck",
    "cards' worth",
    "climb",
    "second climb",
    "levels of the climb",
    "climb in all phases",
    "ways up",
    "surface of the climb",
    "growth",
    "leap",
    "second leap",
    "cards that leap",
    *(f"card {effect}" for effect in EFFECTS),
    *(f"open leap {EFFECTS[effect]}" for effect in SENDERS),
    "level in the largest castle",
    "knights in the largest castle",
    "ways up in the largest castle",
    "contested ways up",
    "blocks lacking in the largest castle",
    "to move",
    "until the turn",
)

TABLE: Final = (
    "two players",
    "three players",
    "four players",
    "scorings to come",
    "this phase done",
    "first phase",
    "second phase",
    "last phase",
    "castles",
    "largest castle",
    "surface",
    "king",
    *(f"master card {card}" for card in MASTER_IDS),
)

NAMES: Final = feature_names(TERMS, TABLE)

_POINTS: Final = 100.0  # so many points are 1
_GROWTH: Final = 300.0
_OUTLOOK: Final = 10000.0  # the evaluation counts in hundredths
_BLOCKS: Final = 12.0
_LEVELS: Final = 6.0
_CASTLES: Final = 8.0
_WAYS: Final = 4.0
_LEAPS: Final = 4.0


def features(state: TorresState, seat: i64, weights: Weights) -> vec[float]:
    """What the seat sees of a whole state."""
    terms = [_terms(state, number, weights) for number in range(int(state.players))]
    return features_of(terms, seat, _table(state))


def _terms(state: TorresState, number: i64, weights: Weights) -> vec[float]:
    board = state.board
    seat = state.seats[number]
    mine = board.knights[number]
    stands = standing(state, number, weights)
    planned = plans(state, number, weights)
    best: i64 = 0
    second: i64 = 0
    above: i64 = 0
    led: i64 = 0
    inhabited: i64 = 0
    room: i64 = 0
    highest: i64 = 0
    for castle in range(len(board.castles)):
        inside = board.castles[castle] & mine
        if inside == 0:
            continue
        level = top_level(board, inside)
        points = board.surface[castle] * level
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
        rival: i64 = 0
        for other in range(state.players):
            if other != number:
                rival = max(rival, top_level(board, board.castles[castle] & board.knights[other]))
        above += level - rival
        if level > rival:
            led += 1
        inhabited += 1
        room += max(board.surface[castle] - level, 0)
        highest = max(highest, level)
    climbs = Climbs(state, number)
    king = kings_castle(board)
    at_king = king >= 0 and board.castles[king] & mine != 0
    bonus: i64 = 0
    if state.phase < PHASES:
        bonus = king_bonus(board, number, state.phase)
    master = 0.0
    if state.master_card != NO_CARD and not state.is_over:
        master = float(master_outlook(state, number, weights)) / _OUTLOOK
    leaps = NextLeaps(state, number)
    terms = vec[float](
        [
            float(stands + planned) / _OUTLOOK,
            float(seat.score) / _POINTS,
            float(stands) / _OUTLOOK,
            float(planned) / _OUTLOOK,
            float(castle_points(board, number)) / _POINTS,
            float(best) / _POINTS,
            float(second) / _POINTS,
            float(above) / _LEVELS,
            float(led) / _CASTLES,
            float(inhabited) / _CASTLES,
            float(room) / float(SPACES),
            float(highest) / _LEVELS,
            float(king_outlook(state, mine, weights)) / _OUTLOOK,
            float(bonus) / _POINTS,
            is_one(at_king),
            master,
            float(count(mine)) / float(KNIGHTS_EACH),
            float(count(free_knights(board, number))) / float(KNIGHTS_EACH),
            float(seat.blocks()) / _BLOCKS,
            float(seat.stacks_left()) / _LEVELS,
            float(seat.hand_size()) / _LEVELS,
            float(seat.deck_size()) / _LEVELS,
            float(cards_worth(state, number, False)) / _OUTLOOK,
            float(climbs.gain) / _POINTS,
            float(climbs.second) / _POINTS,
            float(climbs.levels) / _LEVELS,
            float(climbs.in_all) / _POINTS,
            float(climbs.ways) / _WAYS,
            float(climbs.surface) / _BLOCKS,
            float(growth(state, number)) / _GROWTH,
            float(leaps.gain) / _POINTS,
            float(leaps.second) / _POINTS,
            float(leaps.effects) / _LEAPS,
        ]
    )
    effects = effects_of(seat.hand)
    for effect in range(len(EFFECTS)):
        terms = append(terms, is_one(effects & ONE[effect] != 0))
    for gain in OpenLeaps(state, number).gains:
        terms = append(terms, float(gain) / _POINTS)
    largest = LargestCastle(state, number, moves_of_others(state, number))
    terms = append(terms, float(largest.level) / _LEVELS)
    terms = append(terms, float(largest.inside) / float(KNIGHTS_EACH))
    terms = append(terms, float(largest.ways) / _WAYS)
    terms = append(terms, float(largest.contested) / _WAYS)
    terms = append(terms, float(largest.lacking) / _LEVELS)
    terms = append(terms, is_one(state.to_move == number))
    return append(terms, turns_until(number, state.turn, state.players))


def _table(state: TorresState) -> vec[float]:
    board = state.board
    castles: i64 = 0
    surface: i64 = 0
    largest: i64 = 0
    for castle in range(len(board.castles)):
        if board.castles[castle] != 0:
            castles += 1
            surface += board.surface[castle]
            largest = max(largest, board.surface[castle])
    rounds: i64 = state.setting.rounds[min(state.phase, PHASES - 1)]
    numbers = vec[float](
        [
            is_one(state.players == MOST_SEATS - 2),
            is_one(state.players == MOST_SEATS - 1),
            is_one(state.players == MOST_SEATS),
            float(scorings_left(state)) / float(PHASES),
            float(state.round) / float(rounds),
            is_one(state.phase == 0),
            is_one(state.phase == 1),
            is_one(state.phase == PHASES - 1),
            float(castles) / _CASTLES,
            float(largest) / float(SPACES),
            float(surface) / float(SPACES),
            is_one(board.king >= 0),
        ]
    )
    for card in range(len(MASTER_IDS)):
        numbers = append(numbers, is_one(state.master_card == card))
    return numbers
