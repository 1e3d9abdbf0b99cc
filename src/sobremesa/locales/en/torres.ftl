# Torres: the words of its board, its events and its prompts.

torres-name = Torres
torres-tagline = Raise castles, climb them, and be where the king is.

torres-rules-basic = Basic version
    .note = Everyone buys action cards from a deck of their own.
torres-rules-master = Master version
    .note = All ten cards in hand from the start, castles placed by the players, and one master card to aim for.

torres-option-auto-convert-ap = Points left over become track steps
    .note = What you do not spend moves your marker by itself.
torres-option-passage-needs-inner-path = The way through a castle may not climb
    .note = Inside, a knight needs a path of doors that never rises.
torres-option-cards-returned-to-same-end = Returned cards go to the same end
    .note = Both cards that are not kept go on top of the deck, or both under it.
torres-option-master-all-means-all-six = Master cards count all six knights
    .note = "All your knights" means all six, on the board.
torres-option-master-row-contiguous = Row: no gaps
    .note = The knights of the card "Row" must stand next to each other.
torres-option-master-row-includes-diagonals = Row: diagonals count too
    .note = A slanting line is also a row.
torres-option-master-square-axis-parallel-only = Square: parallel to the board
    .note = The sides of the card "Square" run along rows and columns.
torres-option-master-neighbours-orthogonal = Neighbours: side by side only
    .note = Spaces that touch at a corner are not neighbours.
torres-option-tied-last-king-mover = King's move when the last place is shared
    .note = This can only happen while markers stand on the start space.
torres-option-tied-last-king-mover-last-in-turn-order = the last in turn order
torres-option-tied-last-king-mover-first-in-turn-order = the first in turn order
torres-option-master-castle-count-by-phase = Castle count goes by phase
    .note = Four castles count in phase 1, five in phase 2, six in phase 3. Otherwise each number counts in every phase.
torres-option-leader-starts-new-phases = The leader begins new phases
    .note = In the master version. Otherwise whoever moves the king begins.

torres-source-castles = Castles
torres-source-king = King
torres-source-master = Master card
torres-source-track = Track

torres-phase = Phase { $phase }
torres-heading = Phase { $phase } of { $phases } · round { $round } of { $rounds }
torres-heading-setup = Set-up
torres-heading-scoring = Phase { $phase } of { $phases } · scoring
torres-heading-over = The game is over

## What to do now

torres-prompt-castle = Place a castle: at least two free spaces away from every other.
torres-prompt-knight = Put your first knight on a castle that nobody has yet.
torres-prompt-king = Put the king on an empty castle: it will be the king's castle.
torres-prompt-turn = { $ways ->
       *[both] Place a block, move a knight or bring a new one
        [block] Place a block or move a knight
        [knight] Move a knight or bring a new one
        [neither] Move a knight or step along the track
    }: { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }.
torres-prompt-turn-spent = No points left: end your turn.
torres-prompt-turn-spent-card = No points left: play a card if you like, then end your turn.
torres-prompt-keep = Keep one of these cards; the others go back into your deck.
torres-prompt-return = Put the rest back: on top of your deck, or under it?
torres-prompt-return-order = Which card goes back first, and to which end of the deck?
torres-prompt-use = You built nothing: which stack counts as used?
torres-prompt-leftover = Blocks are left over: onto which stack does the next one go?
torres-prompt-move-king = You are last, so the king is yours to move: choose a castle space, or let him stay.
torres-prompt-over = The game is over.
torres-prompt-jump-up-2 = Choose a knight, and a space beside him exactly two levels higher.
torres-prompt-diagonal = Choose a knight, and a space diagonally beside him.
torres-prompt-free-passage = Choose a knight at a door, and any other door of that castle.
torres-prompt-block-under-knight = Choose one of your knights: a block goes under him.
torres-prompt-extra-block = Place a block from the common supply.
torres-prompt-move-block = Take the top block of a space without a piece.
torres-prompt-move-block-put = Put the block down on another space.
torres-prompt-jump-over = Choose a knight, and the space behind the piece he jumps over.
torres-prompt-knight-up-1 = Place a new knight beside one of yours, up to one level higher.

## What happened

torres-event-first-player = { $player } begins.
torres-event-master-card-drawn = The master card is “{ $card }”: { $effect }
torres-event-castle-placed = { $player } places a castle on { $cell }.
torres-event-knight-placed = { $player } puts a knight on { $cell }.
torres-event-king-placed = { $player } puts the king on { $cell }.
torres-event-phase-started = Phase { $phase } begins; { $player } goes first.
torres-event-turn-started = { $player }, round { $round }
torres-event-knight-added = { $player } brings a new knight to { $cell }.
torres-event-knight-moved = { $way ->
        [passage] { $player } walks a knight through the castle, from { $from } to { $to }.
        [free-passage] { $player } sends a knight through the castle, from { $from } to { $to }.
        [jump-up-2] { $player } leaps two levels up with a knight, from { $from } to { $to }.
        [diagonal] { $player } moves a knight diagonally, from { $from } to { $to }.
        [jump-over] { $player } jumps a knight over a piece, from { $from } to { $to }.
       *[step] { $player } moves a knight from { $from } to { $to }.
    }
torres-event-block-built = { $how ->
        [under] { $player } raises the knight on { $cell } to level { $level }.
        [founded] { $player } founds a new castle on { $cell }.
        [founded-under] { $player } founds a new castle under the knight on { $cell }.
       *[plain] { $player } builds on { $cell }, now level { $level }.
    }
torres-event-block-lifted = { $player } takes a block from { $cell }.
torres-event-block-lifted-gone = { $player } takes the block from { $cell }; that castle is gone.
torres-event-block-put = { $player } puts it on { $cell }, now level { $level }.
torres-event-block-put-founded = { $player } puts it on { $cell } and founds a new castle.
torres-event-track-step = { $player } moves up the track, from { $from } to { $to }.
torres-event-card-bought = { $player } buys a card and looks at { $count ->
        [one] the only one left
       *[other] { $count }
    }.
torres-event-card-drawn = Looked at: { $card }.
torres-event-card-kept = { $player } keeps “{ $card }”.
torres-event-card-kept-hidden = { $player } keeps a card.
torres-event-cards-returned = { $end ->
        [top] { $count ->
            [one] One card goes back on top of the deck.
           *[other] { $count } cards go back on top of the deck.
        }
       *[bottom] { $count ->
            [one] One card goes back under the deck.
           *[other] { $count } cards go back under the deck.
        }
    }
torres-event-card-played = { $player } plays “{ $card }”.
torres-event-points-raised = { $points ->
        [one] 1 action point is left now.
       *[other] { $points } action points are left now.
    }
torres-event-turn-ended = { $unused ->
        [one] 1 action point stays unused.
       *[other] { $unused } action points stay unused.
    }
torres-event-points-converted = { $player } turns the points left over into steps, from { $from } to { $to }.
torres-event-stack-used = Stack { $stack } is used up; { $blocks ->
        [one] 1 block is left over.
       *[other] { $blocks } blocks are left over.
    }
torres-event-leftover-kept = A block goes onto stack { $stack }.
torres-event-blocks-returned = { $count ->
        [one] 1 block goes back to the supply.
       *[other] { $count } blocks go back to the supply.
    }
torres-event-castles-scored = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for castles.
torres-event-king-bonus = { $player } gets { $points } points from the king.
torres-event-master-card-scored = { $player } gets { $points } points from the master card.
torres-event-king-moved = { $player } moves the king to { $cell }.
torres-event-king-stayed = { $player } lets the king stay.
torres-event-game-over = { $count ->
        [one] { $players } wins with { $points } points.
       *[other] { $players } share the win.
    }

## What may be done

torres-group-board = On the board
torres-group-cards = Cards
torres-group-turn = The turn
torres-do-move = Move the knight from { $from } to { $cell }
torres-do-build = Build on { $cell } from stack { $stack } ({ $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    })
torres-do-build-supply = Build on { $cell } from the supply
torres-do-build-under = A block from stack { $stack } under the knight on { $cell }
torres-do-place-knight = Put your knight on { $cell }
torres-do-knight = New knight on { $cell } (2 points)
torres-do-knight-card = New knight on { $cell } (by the card)
torres-do-castle = Place a castle on { $cell }
torres-do-king = Put the king on { $cell }
torres-do-king-stays = Let the king stay
torres-do-lift = Take the block from { $cell }
torres-do-put = Put the block on { $cell }
torres-do-track = One step on the scoring track
torres-do-buy = Buy a card
torres-do-keep = Keep “{ $card }”
torres-do-return-top = Back on top of the deck: “{ $card }” first
torres-do-return-bottom = Back under the deck: “{ $card }” first
torres-do-play = Play “{ $card }”
torres-do-end = End the turn
torres-do-use = Use up stack { $stack } ({ $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    })
torres-do-leftover = The block goes onto stack { $stack } (now { $blocks })
torres-do-first = Chance decides who begins
torres-do-master = The master card is drawn
torres-do-draw = A card is drawn

## The board

torres-board = Board of Torres
torres-view = View of the board
torres-view-left = Turn the board to the left
torres-view-right = Turn the board to the right
torres-view-plan = View from above
torres-view-oblique = View from the side
torres-choose = What happens here?
torres-space-ground = ground
torres-space-castle = level { $level }, castle { $castle } of surface { $surface }
torres-space-own-knight = your knight
torres-space-knight = knight of { $player }
torres-space-king = the king
torres-space-site = castle site
torres-space-may = you may: { $list }
torres-castle = Castle { $castle }
torres-castle-surface = Surface
torres-castle-highest = Highest level
torres-castle-worth = Would score now
torres-castle-nobody = No knight here scores yet.

## Beside the board

torres-points = { $points ->
        [one] 1 action point left
       *[other] { $points } action points left
    }
torres-stacks = Blocks
torres-stack = Stack { $stack }: { $blocks ->
        [0] empty
        [one] 1 block
       *[other] { $blocks } blocks
    }
torres-stack-used = Stack { $stack }: used
torres-stack-now = this turn
torres-blocks-left = { $blocks ->
        [one] 1 more block this turn
       *[other] { $blocks } more blocks this turn
    }
torres-supply-block = Block from the supply
torres-knight = New knight
torres-knight-cost = 2 points
torres-reserve = { $count } in reserve
torres-buy = Buy a card
torres-buy-cost = 1 point
torres-deck = { $count } in the deck
torres-track-gain = +{ $gain }
torres-track-label = Step on the scoring track: { $gain ->
        [one] 1 point
       *[other] { $gain } points
    }
torres-track-picture = Scoring track
torres-hand = Cards in hand
torres-play = Play
torres-fresh = From your next turn
torres-keep = Keep
torres-return-top = On top
torres-return-bottom = Under the deck
torres-return-first = { $card } first
torres-stay = The king stays
torres-played = Played
torres-seat-reserve = Knights in reserve: { $count }
torres-seat-hand = Cards in hand: { $count }
torres-seat-deck = Cards in the deck: { $count }
torres-seat-stacks = Stacks of blocks: { $list }
torres-master-card = Master card

## Scoring

torres-scoring-title = Scoring of phase { $phase }
torres-scoring-castle = Castle { $castle }
torres-scoring-product = { $surface } × { $level }
torres-scoring-king = King's bonus
torres-scoring-sum = Points gained
torres-scoring-passed = Passing others
torres-scoring-before = Before
torres-scoring-after = New score

## Keys

torres-key-arrows = Go from space to space
torres-key-enter = Choose the space: a piece, then where it goes
torres-key-escape = Put down what was chosen
torres-key-turn = Turn the board
torres-key-plan = From above, or from the side

## Cards

torres-card-ap6 = 6 points
    .effect = 6 action points this turn instead of 5.
torres-card-ap7 = 7 points
    .effect = 7 action points this turn instead of 5.
torres-card-jump-up-2 = Great leap
    .effect = One knight goes up two levels to a space beside him.
torres-card-diagonal = Slantwise
    .effect = One knight goes one space diagonally, at most one level up.
torres-card-free-passage = Free passage
    .effect = One knight goes in at a door and out at any door, on any level.
torres-card-block-under-knight = Pedestal
    .effect = A block from your stacks goes under one of your knights.
torres-card-extra-block = Gift of stone
    .effect = Build one more block, from the common supply.
torres-card-move-block = Moving stone
    .effect = Take any uncovered block and put it somewhere else.
torres-card-jump-over = Vault
    .effect = One knight jumps over the piece beside him.
torres-card-knight-up-1 = Reinforcement
    .effect = A new knight beside one of yours, up to one level higher.

torres-card-border = Border
    .effect = Every phase: 2, 5 or 10 for each knight at the edge of the board; as much again for having the most there.
torres-card-diagonals = Diagonals
    .effect = Every phase: 2, 5 or 10 for each knight on the two long diagonals; as much again for having the most there.
torres-card-castle-count = Many castles
    .effect = Knights in exactly 4, 5 or 6 castles: 5, 15 or 30 points.
torres-card-neighbours = Neighbours
    .effect = At the end: all your knights on neighbouring spaces, 40 points.
torres-card-different-levels = All different
    .effect = At the end: all your knights on different levels, 40 points.
torres-card-row = Row
    .effect = At the end: all your knights in one row or column, 50 points.
torres-card-square = Square
    .effect = At the end: four of your knights at the corners of a square, 50 points.
torres-card-same-level = All alike
    .effect = At the end: all your knights on the same level, 50 points.
