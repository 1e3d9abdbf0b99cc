# Heaven & Ale: the words of its board, its events and its prompts.

heaven-and-ale-name = Heaven & Ale
heaven-and-ale-tagline = Tend the abbey's garden, and brew a beer worthy of heaven.

heaven-and-ale-rules-standard = The complete game
    .note = Garden, brewmaster, sheds, privileges and barrels: the whole box, without expansions.

heaven-and-ale-option-start-positions = Where the markers begin
    .note = Sources agree on all but two: wood and the brewmaster begin one space apart.
heaven-and-ale-option-start-positions-usual = wood on 0, brewmaster on −10
heaven-and-ale-option-start-positions-alternative = wood on 1, brewmaster on −9
heaven-and-ale-option-exchange-mode = How long markers are exchanged at the end
    .note = It matters only to whoever still has 20 ducats or more.
heaven-and-ale-option-exchange-mode-exhaustive-then-ducats = as long as they can be
heaven-and-ale-option-exchange-mode-may-stop-early = as long as it helps

heaven-and-ale-heading = Round { $round } of { $rounds }
heaven-and-ale-heading-setup = Set-up
heaven-and-ale-heading-over = The game is over
heaven-and-ale-round = Round { $round }

## Resources and monks: ".title" begins a label, ".object" is what is taken, ".of" is whose marker or spot it is

heaven-and-ale-resource-wood = wood
    .title = Wood
    .object = wood
    .of = wood
heaven-and-ale-resource-yeast = yeast
    .title = Yeast
    .object = yeast
    .of = yeast
heaven-and-ale-resource-hops = hops
    .title = Hops
    .object = hops
    .of = hops
heaven-and-ale-resource-water = water
    .title = Water
    .object = water
    .of = water
heaven-and-ale-resource-barley = barley
    .title = Barley
    .object = barley
    .of = barley
heaven-and-ale-monk-a = monk A (rake)
    .title = Monk A (rake)
    .subject = Monk A (rake)
    .object = monk A (rake)
    .of = monk A (rake)
    .emblem = rake
heaven-and-ale-monk-b = monk B (book)
    .title = Monk B (book)
    .subject = Monk B (book)
    .object = monk B (book)
    .of = monk B (book)
    .emblem = book
heaven-and-ale-monk-c = monk C (key)
    .title = Monk C (key)
    .subject = Monk C (key)
    .object = monk C (key)
    .of = monk C (key)
    .emblem = key
heaven-and-ale-monk-d = monk D (jug)
    .title = Monk D (jug)
    .subject = Monk D (jug)
    .object = monk D (jug)
    .of = monk D (jug)
    .emblem = jug
heaven-and-ale-tile = { $resource } { $number }
heaven-and-ale-brewmaster = Brewmaster
heaven-and-ale-side-sunny = in the sun
    .title = Sunny side
heaven-and-ale-side-shady = in the shade
    .title = Shady side

## The round track: ".to" is where a figure goes

heaven-and-ale-place-start-area = Start area
    .to = into the start area
heaven-and-ale-place-resource = Resource space { $place }
    .to = to resource space { $place }
heaven-and-ale-place-monk = Monk space { $place }
    .to = to monk space { $place }
heaven-and-ale-place-scoring = Scoring space { $place } ({ $disc })
    .to = to scoring space { $place } ({ $disc })
heaven-and-ale-place-barrel = Barrel space { $place }
    .to = to barrel space { $place }

heaven-and-ale-start-first-player-next-round = first player's space
    .does = You begin the next round; after the last one this is worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
heaven-and-ale-start-brewmaster = brewmaster +{ $amount }
    .does = Your brewmaster goes { $amount ->
        [one] one step forward.
       *[other] { $amount } steps forward.
    }
heaven-and-ale-start-one-resource-marker-of-choice = any marker +{ $amount }
    .does = One of your markers, whichever you like, goes { $amount ->
        [one] one step forward.
       *[other] { $amount } steps forward.
    }
heaven-and-ale-start-ducats = { $amount ->
        [one] one ducat
       *[other] { $amount } ducats
    }
    .does = You receive { $amount ->
        [one] one ducat.
       *[other] { $amount } ducats.
    }

## Scoring spots: ".on" is where a disc is put

heaven-and-ale-spot-number = Number
    .on = the number spot
heaven-and-ale-spot-resource = { $title }
    .on = the { $of } spot
heaven-and-ale-spot-monk = { $title }
    .on = the spot of { $of }

## Privilege cards

heaven-and-ale-card-money = Money
    .effect = { $amount ->
        [one] 1 ducat.
       *[other] { $amount } ducats.
    }
heaven-and-ale-card-brewmaster = Brewmaster
    .effect = The brewmaster goes { $amount ->
        [one] one step forward.
       *[other] { $amount } steps forward.
    }
heaven-and-ale-card-barrels = Barrels
    .effect = At the end { $amount ->
        [one] 1 point more
       *[other] { $amount } points more
    } for every barrel you own.
heaven-and-ale-card-resource = Resource
    .effect = A marker of your choice goes a step for every tile of its resource in your garden.
heaven-and-ale-card-discs = Discs
    .effect = Your last marker goes a step for every disc on your spots.

## Goals of the barrels: ".progress" is how far a player has come

heaven-and-ale-goal-1 = Brewmaster on { $value } or further
    .progress = on { $reached }
heaven-and-ale-goal-2 = All five markers on { $value } or further
    .progress = the last one on { $reached }
heaven-and-ale-goal-3 = { $value } tiles with a { $number }
    .progress = { $reached } of { $value }
heaven-and-ale-goal-4 = { $value } tiles with a { $number }
    .progress = { $reached } of { $value }
heaven-and-ale-goal-5 = Discs on all { $value } monk spots
    .progress = { $reached } of { $value }
heaven-and-ale-goal-6 = Discs on all { $value } resource spots
    .progress = { $reached } of { $value }
heaven-and-ale-goal-7 = { $value } sheds of one type
    .progress = { $reached } of { $value }
heaven-and-ale-goal-8 = Sheds of { $value } types
    .progress = { $reached } of { $value }
heaven-and-ale-goal-9 = One marker on { $value }
    .progress = the foremost on { $reached }
heaven-and-ale-goal-10 = { $value } privilege cards placed
    .progress = { $reached } of { $value }
heaven-and-ale-goal-11 = All { $value } sunny spots filled
    .progress = { $reached } of { $value }
heaven-and-ale-goal-12 = All { $value } shady spots filled
    .progress = { $reached } of { $value }

## Sheds, and what something brings

heaven-and-ale-shed = Shed of type { $type }
heaven-and-ale-shed-range = sum { $from } to { $to }
heaven-and-ale-shed-pattern = { $pattern ->
        [none] activates nothing
        [opposite] activates two opposite tiles
        [alternating] activates three tiles, no two side by side
       *[any] activates { $count ->
            [one] any one tile
           *[other] any { $count } tiles
        }
    }

heaven-and-ale-gain-ducats = { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
heaven-and-ale-gain-brewmaster = brewmaster +{ $steps }
heaven-and-ale-gain-marker = { $resource } +{ $steps }
heaven-and-ale-gain-nothing = nothing

## What to do now

heaven-and-ale-prompt-start = Choose a start space: its reward is yours at once.
heaven-and-ale-prompt-move = { $ways ->
        [home] Nothing on the way is open to you: choose a start space.
        [must] Nothing on the way is open to you, and the first player's space is the one left for you.
       *[ahead] How far do you walk? { $ducats ->
            [0] You have no money.
            [one] You have one ducat.
           *[other] You have { $ducats } ducats.
        }
    }
heaven-and-ale-prompt-buy = { $ways ->
        [more] Take another tile, or end your turn: { $ducats ->
            [one] you have one ducat left.
           *[other] you have { $ducats } ducats left.
        }
        [done] You have bought what you can; end your turn.
        [sell] You cannot pay for another tile; sell a card, or end your turn.
        [must-sell] You cannot pay for a tile yet: sell a privilege card first.
       *[first] Take at least one tile: { $ducats ->
            [one] you have one ducat.
           *[other] you have { $ducats } ducats.
        }
    }
heaven-and-ale-prompt-put = { $ways ->
        [sunny] Where in the sun does { $tile } go? It costs { $sunny } there.
        [shady] Where in the shade does { $tile } go? It costs { $shady } there.
       *[both] Where does { $tile } go? It costs { $shady } in the shade and { $sunny } in the sun.
    }
heaven-and-ale-prompt-shed = { $pattern ->
        [opposite] Your shed activates two tiles on opposite sides: press them, or choose below.
        [alternating] Your shed activates three tiles, no two of them side by side: press them, or choose below.
       *[any] Your shed activates { $count ->
            [one] one tile beside it: which one?
           *[other] { $count } tiles beside it: press them, or choose below.
        }
    }
heaven-and-ale-prompt-score = Which spot takes your disc? Each takes only one in the whole game.
heaven-and-ale-prompt-number = Name a number: all your tiles with it are activated.
heaven-and-ale-prompt-privilege = The pair is complete: place a card beside it now, or leave it without one for good.
heaven-and-ale-prompt-marker = { $steps ->
        [one] Which marker goes one step forward?
       *[other] Which marker goes { $steps } steps forward?
    }
heaven-and-ale-prompt-marker-resource = Which resource? Its marker goes a step for every tile of it in your garden.
heaven-and-ale-prompt-marker-discs = Several markers are last: { $steps ->
        [one] which of them goes one step forward?
       *[other] which of them goes { $steps } steps forward?
    }
heaven-and-ale-prompt-end = { $ways ->
        [sell] Your turn is done: end it, or sell a card first.
       *[done] Your turn is done: end it.
    }
heaven-and-ale-prompt-over = The game is over.
heaven-and-ale-prompt-chance = One moment, chance decides…

## What happened

heaven-and-ale-event-first-player = { $player } begins, on the first player's space.
heaven-and-ale-event-start-entered = { $when ->
        [first] { $player } takes { $start }: { $reward }.
       *[back] { $player } comes home to { $start }: { $reward }.
    }
heaven-and-ale-event-round-started = Round { $round } begins; { $player } goes first.
heaven-and-ale-event-turn-started = { $player }, round { $round }
heaven-and-ale-event-figure-moved = { $player } goes { $to }.
heaven-and-ale-event-tile-taken = { $player } takes { $tile }.
heaven-and-ale-event-tile-put = { $side ->
        [sunny] { $player } puts { $tile } in the sun
       *[shady] { $player } puts { $tile } in the shade
    } for { $ducats ->
        [one] one ducat
       *[other] { $ducats } ducats
    } and has { $money } left.
heaven-and-ale-event-shed-built = { $steps ->
        [0] { $player } builds a shed of type { $type }: sum { $sum }.
       *[other] { $player } builds a shed of type { $type }: sum { $sum }, brewmaster +{ $steps }, now on { $brewmaster }.
    }
heaven-and-ale-event-tile-activated-ducats = { $tile } in the shade brings { $ducats ->
        [one] one ducat
       *[other] { $ducats } ducats
    }, now { $money }.
heaven-and-ale-event-tile-activated-marker = { $ducats ->
        [0] { $tile } in the sun takes the { $resource } marker to { $marker }.
        [one] { $tile } in the sun takes the { $resource } marker to { $marker } and brings one ducat.
       *[other] { $tile } in the sun takes the { $resource } marker to { $marker } and brings { $ducats } ducats.
    }
heaven-and-ale-event-tile-activated-monk = { $monk } takes the brewmaster to { $brewmaster }.
heaven-and-ale-event-monk-triggered = { $monk } calls on all tiles around him.
heaven-and-ale-event-disc-placed = { $player } puts a disc on { $spot }.
heaven-and-ale-event-number-named = { $player } names the number { $number }.
heaven-and-ale-event-card-sold = { $player } sells the privilege “{ $card }” for { $ducats ->
        [one] one ducat
       *[other] { $ducats } ducats
    } and has { $money } now.
heaven-and-ale-event-card-placed = { $player } places the privilege “{ $card }”.
heaven-and-ale-event-card-declined = { $player } leaves a pair without a privilege.
heaven-and-ale-event-ducats-gained = { $player } receives { $ducats ->
        [one] one ducat
       *[other] { $ducats } ducats
    } and has { $money } now.
heaven-and-ale-event-brewmaster-moved = { $steps ->
        [0] The brewmaster of { $player } stays on { $brewmaster }.
        [one] The brewmaster of { $player } goes one step forward, to { $brewmaster }.
       *[other] The brewmaster of { $player } goes { $steps } steps forward, to { $brewmaster }.
    }
heaven-and-ale-event-marker-moved = { $steps ->
        [0] The { $resource } marker of { $player } stays on { $marker }.
        [one] The { $resource } marker of { $player } goes one step forward, to { $marker }.
       *[other] The { $resource } marker of { $player } goes { $steps } steps forward, to { $marker }.
    }
heaven-and-ale-event-marker-moved-beyond = The { $resource } marker of { $player } is on { $marker }; steps beyond it bring { $ducats ->
        [one] one ducat.
       *[other] { $ducats } ducats.
    }
heaven-and-ale-event-barrel-taken = { $size ->
        [large] { $player } takes the large barrel “{ $goal }”.
       *[small] { $player } takes the small barrel “{ $goal }”.
    }
heaven-and-ale-event-game-scored = The beer is tapped: { $list }.
heaven-and-ale-event-share = { $player } { $points }
heaven-and-ale-event-game-over = { $count ->
        [one] { $players } wins with { $points ->
            [one] one point.
           *[other] { $points } points.
        }
       *[other] { $players } share the win.
    }

## What may be done

heaven-and-ale-group-move = On along the way
heaven-and-ale-group-start = The start area
heaven-and-ale-group-buy = Buying
heaven-and-ale-group-put = Spots in your garden
heaven-and-ale-group-shed = The shed
heaven-and-ale-group-score = Scoring
heaven-and-ale-group-privilege = Privileges
heaven-and-ale-group-marker = Markers
heaven-and-ale-group-sell = Selling cards
heaven-and-ale-group-turn = The turn
heaven-and-ale-group-chance = Chance
heaven-and-ale-do-move = { $space }: { $there }
heaven-and-ale-do-move-monk = { $space }: { $there }, { $price ->
        [one] 1 ducat each in the shade
       *[other] { $price } ducats each in the shade
    }
heaven-and-ale-do-start = { $start }: { $reward }
heaven-and-ale-do-sell = Sell “{ $card }” for { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
heaven-and-ale-do-buy = Take { $tile }: { $shady } in the shade, { $sunny } in the sun
heaven-and-ale-do-end = End the turn
heaven-and-ale-do-end-buying = Take no more and end the turn
heaven-and-ale-do-put = { $side ->
        [sunny] Spot { $cell } in the sun
       *[shady] Spot { $cell } in the shade
    }: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
heaven-and-ale-do-activate = Activate { $tiles }
heaven-and-ale-do-score = { $spot }: { $gains }
heaven-and-ale-do-score-number = Number: you name it next
heaven-and-ale-do-number = Number { $number }: { $gains }
heaven-and-ale-do-card = Place “{ $card }”: { $effect }
heaven-and-ale-do-decline = Leave the pair without a card
heaven-and-ale-do-marker = { $resource }, now on { $marker }: { $steps ->
        [one] 1 step forward
       *[other] { $steps } steps forward
    }
heaven-and-ale-do-lay = A tile is laid out
heaven-and-ale-do-first = Chance decides who begins

## Tiles, gardens, seats and the final scoring

heaven-and-ale-garden = Garden: { $sunny } of { $sunny-spots } spots filled in the sun, { $shady } of { $shady-spots } in the shade
heaven-and-ale-garden-spot = Spot { $cell }, { $side }: { $holds }
heaven-and-ale-garden-empty = empty
heaven-and-ale-garden-shed = Shed spot { $cell }: sum { $sum }, { $tiles } of 6 tiles
heaven-and-ale-garden-built = Spot { $cell }: { $shed }
heaven-and-ale-garden-would = With this sum ({ $from } to { $to }): { $gives }
heaven-and-ale-garden-activated = Each time it is activated: { $gains }
heaven-and-ale-garden-price = { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } { $side }
heaven-and-ale-garden-touches = Touches { $tiles }
heaven-and-ale-garden-touches-nothing = Touches no tile
heaven-and-ale-garden-closes = Closes a shed, sum { $sum }: { $gives }
heaven-and-ale-garden-nears = Shed spot: sum { $from } → { $sum }, { $tiles } of 6 tiles
heaven-and-ale-garden-sheds = What a shed gives
heaven-and-ale-garden-sheds-sum = Sum
heaven-and-ale-garden-sheds-gives = It gives

heaven-and-ale-seat-track = Production track: { $list }. { $brewmaster }
heaven-and-ale-seat-marker = { $resource } { $space }
heaven-and-ale-seat-markers = Markers
heaven-and-ale-seat-brewmaster = Brewmaster on { $space }: exchange { $rate } : 1, multiplier { $multiplier }
heaven-and-ale-seat-rate = Exchange { $rate } : 1, multiplier { $multiplier }
heaven-and-ale-seat-spots = Scoring spots and privileges
heaven-and-ale-seat-spot-used = { $spot }: a disc lies there
heaven-and-ale-seat-privilege-open = Place for a privilege
heaven-and-ale-seat-privilege-declined = This pair stays without a privilege
heaven-and-ale-seat-discs = { $count ->
        [one] 1 disc placed
       *[other] { $count } discs placed
    }
heaven-and-ale-seat-sheds = { $count ->
        [one] 1 shed
       *[other] { $count } sheds
    }
heaven-and-ale-seat-cards = { $count ->
        [one] 1 privilege card left
       *[other] { $count } privilege cards left
    }
heaven-and-ale-seat-barrels = { $count ->
        [0] No barrels
        [one] 1 barrel
       *[other] { $count } barrels
    }
heaven-and-ale-seat-barrel = { $goal } ({ $points })
heaven-and-ale-seat-now = If the game ended now: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
heaven-and-ale-seat-ended-now = If the game ended now
heaven-and-ale-seat-compare = Compare all gardens
heaven-and-ale-seat-gardens = The gardens

heaven-and-ale-scoring-final = The final scoring
heaven-and-ale-scoring-rate = Exchange rate and multiplier
heaven-and-ale-scoring-exchanges = Exchanges
heaven-and-ale-scoring-ducats = Steps for { $ducats } ducats each
heaven-and-ale-scoring-sum = Sum
heaven-and-ale-source-product = Lowest marker × multiplier
heaven-and-ale-source-barrels = Barrels
heaven-and-ale-source-privilege = Barrel privilege
heaven-and-ale-source-first-space = First player’s space

## End of the gardens' words

## The walk around the abbey, the bar below it, and keys

heaven-and-ale-board = The walk around the abbey
heaven-and-ale-board-views = What is seen
heaven-and-ale-board-view-walk = The walk
heaven-and-ale-board-view-garden = The garden
heaven-and-ale-board-view-brewery = The brewery
heaven-and-ale-board-whose = Whose garden
heaven-and-ale-board-garden-of = Garden of { $player }
heaven-and-ale-board-stacks = What may still come out of the stacks
heaven-and-ale-board-stack = Stack { $stack }
heaven-and-ale-board-does-resource = Take any of the tiles that lie here, at least one: its number in the shade, twice that in the sun.
heaven-and-ale-board-does-monk = Take any of the monks, at least one: { $shady } in the shade, { $sunny } in the sun.
heaven-and-ale-board-does-scoring = { $discs ->
        [0] No disc is left here.
        [one] Take the disc and score { $which ->
            [number] your number spot.
            [monks] a spot of your monks.
            [resources] a resource spot.
           *[any] any one of your spots.
        }
       *[other] Take one of { $discs } discs and score { $which ->
            [number] your number spot.
            [monks] a spot of your monks.
            [resources] a resource spot.
           *[any] any one of your spots.
        }
    }
heaven-and-ale-board-does-barrel = You would take: { $list }.
heaven-and-ale-board-no-barrel = No barrel here is open to you now.
heaven-and-ale-board-closed = Not open to you now: press it to be told why.
heaven-and-ale-board-figures = here: { $list }
heaven-and-ale-board-may-go = you may go here
heaven-and-ale-board-may-take = you may take it
heaven-and-ale-board-tile = { $tile }, { $shady } in the shade, { $sunny } in the sun
heaven-and-ale-board-prices = { $shady } in the shade, { $sunny } in the sun.
heaven-and-ale-board-start = Start space { $start }: { $reward }
heaven-and-ale-board-barrels-left = { $left ->
        [both] large and small barrel, { $large } and { $small } points
        [small] the small barrel is left, { $small } points
       *[none] both barrels are taken
    }
heaven-and-ale-board-discs = { $discs ->
        [0] no disc
        [one] one disc
       *[other] { $discs } discs
    }
heaven-and-ale-board-empty = empty
heaven-and-ale-board-passed = { $places ->
        [one] You pass by one place
       *[other] You pass by { $places } places
    }{ $discs ->
        [0] {""}
        [one] , one disc
       *[other] , { $discs } discs
    }{ $barrels ->
        [0] {""}
        [one] , one barrel for you
       *[other] , { $barrels } barrels for you
    }
heaven-and-ale-bar-purse = { $ducats ->
        [one] You have one ducat
       *[other] You have { $ducats } ducats
    }
heaven-and-ale-bar-cards = Your privilege cards
heaven-and-ale-bar-card-when = Place it beside a pair of scoring spots when you complete the pair.
heaven-and-ale-bar-card-now = Now: { $gains }
heaven-and-ale-bar-card-best = Now at best: { $gains }
heaven-and-ale-bar-card-points = { $points ->
        [one] Now: 1 point
       *[other] Now: { $points } points
    }
heaven-and-ale-bar-completes = It completes a pair: you may place a card.
heaven-and-ale-bar-card-placed = It lies beside a pair.
heaven-and-ale-bar-card-sold = It has been sold.
heaven-and-ale-bar-choices = What to choose from
heaven-and-ale-bar-number = Number { $number }
heaven-and-ale-bar-hand = The tile in your hand
heaven-and-ale-bar-now = If it ended now
heaven-and-ale-bar-now-of = If the game ended now: lowest marker { $lowest }, multiplier { $multiplier }; with barrels and the rest { $points ->
        [one] 1 point
       *[other] { $points } points
    }
heaven-and-ale-key-walk = go along the walk
heaven-and-ale-key-within = go through what lies on a place
heaven-and-ale-key-enter = go there, take it, put it there
heaven-and-ale-key-escape = close what is open, look at your own garden again

## End of the walk's words
