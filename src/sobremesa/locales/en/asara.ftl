# Asara: the words of its board, its events and its prompts.

asara-name = Asara
asara-tagline = Send your buyers to market, and raise the finest towers in the Caliph's land.

asara-rules-beginner = Beginner version
    .note = Buying, building, a little bribery: all there is to know for a first game.
asara-rules-professional = Professional version
    .note = Two more places open: the tent, where buyers are hired, and the house of lit windows.

asara-option-allow-placement-without-action = Buyers may stand idle
    .note = A buyer may be sent merely to take a space, without the action that goes with it.
asara-option-substitutes-need-same-colour = Two cards face down must match
    .note = The two cards laid face down instead of the colour asked for must be of one colour.
asara-option-substitutes-in-empty-area = Two cards face down in an empty area
    .note = A pair may also be laid where no colour is asked for yet.
asara-option-lit-window-same-action = Lit window on a fresh window
    .note = A lit window may go onto a window laid in the same turn.
asara-option-lit-window-counts-for-height = Lit windows make a tower taller
    .note = They count like other sections when towers are measured.
asara-option-lit-window-counts-as-section-used = Lit windows count as sections used
    .note = One fills a section of the plot and brings its point. Otherwise it is laid in addition and brings none.
asara-option-same-player-may-take-first-and-second = First and second place for one player
    .note = The owner of the tallest tower may take second place with another one.
asara-option-patronage-holder-may-retake = The patronage may be defended
    .note = Whoever holds it may send a buyer to the Caliph too, and so keep the others out.
asara-option-pro-tiebreak-by = Which lit windows settle a tie
    .note = It only matters when somebody owns two of the towers that are level.
asara-option-pro-tiebreak-by-player = those on all of the owner's level towers
asara-option-pro-tiebreak-by-tower = those on each tower by itself

asara-heading = Year { $year } of { $years }
asara-heading-setup = Set-up
asara-heading-over = The game is over

## Areas: ".to" is where a buyer is sent, ".at" where he is

asara-area-market-base = Base market
    .to = to the base market
    .at = at the base market
asara-area-market-trunk = Trunk market
    .to = to the trunk market
    .at = at the trunk market
asara-area-market-window = Window market
    .to = to the window market
    .at = at the window market
asara-area-market-turret = Turret market
    .to = to the turret market
    .at = at the turret market
asara-area-building-circle = Building circle
    .to = to the building circle
    .at = in the building circle
asara-area-bank = Bank
    .to = to the bank
    .at = at the bank
asara-area-coloured-house = Coloured house
    .to = to the coloured house
    .at = at the coloured house
asara-area-spies = House of spies
    .to = to the house of spies
    .at = at the house of spies
asara-area-caliph = Caliph's patronage
    .to = to the Caliph
    .at = with the Caliph
asara-area-tent = Tent
    .to = to the tent
    .at = at the tent
asara-area-lit-house = House of lit windows
    .to = to the house of lit windows
    .at = at the house of lit windows

## Sections: ".gender" chooses the form of the colour, ".object" is what is bought or built, ".many" stands after "of"

asara-shape-base = base
    .gender = neuter
    .object = base
    .many = bases
asara-shape-trunk = trunk
    .gender = neuter
    .object = trunk
    .many = trunks
asara-shape-window = window
    .gender = neuter
    .object = window
    .many = windows
asara-shape-turret = turret
    .gender = neuter
    .object = turret
    .many = turrets
asara-shape-lit = lit window
    .gender = neuter
    .object = lit window
    .many = lit windows

asara-colour-brown = brown
    .masculine = brown
    .feminine = brown
    .feminine-object = brown
    .neuter = brown
asara-colour-green = green
    .masculine = green
    .feminine = green
    .feminine-object = green
    .neuter = green
asara-colour-red = red
    .masculine = red
    .feminine = red
    .feminine-object = red
    .neuter = red
asara-colour-black = black
    .masculine = black
    .feminine = black
    .feminine-object = black
    .neuter = black
asara-colour-white = white
    .masculine = white
    .feminine = white
    .feminine-object = white
    .neuter = white

asara-section = { $gold ->
        [yes] { $colour } { $shape } with gold
       *[no] { $colour } { $shape }
    }
asara-section-object = { $gold ->
        [yes] a { $colour } { $shape } with gold
       *[no] a { $colour } { $shape }
    }

## Buyers, and what is contested at the end

asara-buyer-blue = blue buyer
    .object = a blue buyer
    .colour = blue
asara-buyer-green = green buyer
    .object = a green buyer
    .colour = green
asara-buyer-violet = violet buyer
    .object = a violet buyer
    .colour = violet
asara-buyer-red = red buyer
    .object = a red buyer
    .colour = red
asara-buyer-yellow = yellow buyer
    .object = a yellow buyer
    .colour = yellow

asara-contest-brown = Tallest brown tower
asara-contest-green = Tallest green tower
asara-contest-red = Tallest red tower
asara-contest-black = Tallest black tower
asara-contest-white = Tallest white tower
asara-contest-tallest-overall = Tallest tower of all
asara-contest-most-towers = Most towers

## What to do now

asara-prompt-area = Where do you send a buyer? { $cards ->
        [1] This is your last card of the year.
       *[other] You have { $cards } cards left.
    }
asara-prompt-card = { $ways ->
        [colour] Send { $buyer }: that is the colour asked for here.
        [either] Send { $buyer }, the colour asked for here, or two cards face down.
        [pair] You have no card of the colour asked for: two others may go face down instead.
        [alone] Choose the buyer who goes to the Caliph.
       *[any] Choose a buyer: those who follow here must be of the same colour.
    }
asara-prompt-down-house = Lay any card face down and take { $asari } Asari.
asara-prompt-down-first = Two cards go face down: which is the first?
asara-prompt-down-second = And which is the second card to go face down?
asara-prompt-space = Choose a space: its number is what you pay, in Asari.
asara-prompt-space-bank = Choose a space: its number is what you take, in Asari.
asara-prompt-plot = Choose a plot: its number is what you pay, and how many sections you build.
asara-prompt-plot-idle = Choose a plot to hold: you have nothing to build there.
asara-prompt-tile = Choose a { $shape } to buy; you have { $money } Asari.
asara-prompt-stack = Choose a stack to look through.
asara-prompt-bribe = Take one section of this stack and pay its price, or take nothing.
asara-prompt-lit-option = Choose how much you pay, and how many lit windows you see for it.
asara-prompt-keep = { $count ->
        [one] Keep one of these lit windows.
       *[other] Keep { $count } of these lit windows.
    }
asara-prompt-return = Put the others back under the stack, one after another: which one is next?
asara-prompt-build = Begin a tower, or add to one of yours: { $left ->
        [one] one section to lay.
       *[other] { $left } sections to lay.
    }
asara-prompt-build-done = Lay lit windows if you like, then finish building.
asara-prompt-turret = Choose the turret for your new tower.
asara-prompt-hire = Pay and hire buyers, or only hold the space?
asara-prompt-over = The game is over.
asara-prompt-chance = One moment, chance decides…

## What happened

asara-event-first-player = { $player } begins the game under the Caliph's patronage.
asara-event-year-started = { $income ->
        [0] Year { $year } begins; { $player } goes first.
       *[other] Year { $year } begins. Everyone receives { $income } Asari; { $player } goes first.
    }
asara-event-turn-started = { $player }, year { $year }
asara-event-area-chosen = { $player } sends a buyer { $to }.
asara-event-buyer-shown = Face up: { $buyer }.
asara-event-pair-chosen = Two cards go face down instead of the colour asked for.
asara-event-card-laid-down = Laid face down: { $buyer }.
asara-event-buyer-placed = The buyer is on space { $space }.
asara-event-paid = { $player } pays { $asari } Asari and has { $money } left.
asara-event-received = { $player } receives { $asari } Asari and has { $money } now.
asara-event-section-bought = { $player } buys { $section } for { $asari } Asari and has { $money } left.
asara-event-stack-looked-through = { $player } looks through the stack of { $shapes }.
asara-event-bribe-declined = { $player } takes nothing out of the stack.
asara-event-patronage-taken = { $player } takes the Caliph's patronage from { $other }.
asara-event-patronage-taken-kept = { $player } keeps the Caliph's patronage.
asara-event-card-drawn = Drawn: { $buyer }.
asara-event-card-drawn-hidden = { $player } draws a card.
asara-event-lit-looked = { $player } looks at { $number ->
        [one] one lit window
       *[other] { $number } lit windows
    }.
asara-event-lit-seen = Seen: { $section }.
asara-event-lit-kept = { $player } keeps { $section }.
asara-event-lit-kept-hidden = { $player } keeps a lit window.
asara-event-lit-returned = Put under the stack: { $section }.
asara-event-building-started = { $player } builds on plot { $plot } with { $sections ->
        [one] one section
       *[other] { $sections } sections
    }, pays { $asari } Asari and has { $money } left.
asara-event-section-built = { $shape ->
        [base] { $player } begins tower { $tower } with { $section }.
        [turret] { $player } crowns tower { $tower } with { $section }.
       *[other] { $player } adds { $section } to tower { $tower }.
    }
asara-event-section-built-lit = { $covers ->
        [gold] { $player } lays { $section } on a window with gold, in tower { $tower }.
       *[plain] { $player } lays { $section } on a window of tower { $tower }.
    }
asara-event-building-done = The building is done: { $sections ->
        [one] one section laid.
       *[other] { $sections } sections laid.
    }
asara-event-idle = { $player } leaves a buyer idle { $at }.
asara-event-year-scored = Year { $year } ends and brings prestige: { $list }.
asara-event-contest-scored = { $contest }: { $list }.
asara-event-contest-scored-nobody = { $contest }: nobody.
asara-event-money-scored = Prestige for money: { $list }.
asara-event-share = { $player } { $points }
asara-event-game-over = { $count ->
        [one] { $players } wins with { $points } points of prestige.
       *[other] { $players } share the win.
    }

## What may be done

asara-group-send = Sending a buyer
asara-group-space = Spaces
asara-group-buy = Buying
asara-group-lit = Lit windows
asara-group-build = Building
asara-group-turn = The turn
asara-group-chance = Chance
asara-do-send-follow = { $area } ({ $colour } is asked for)
asara-do-send-house = { $area } (take { $asari } Asari)
asara-do-card = Send { $buyer }
asara-do-pair = Lay two cards face down
asara-do-down = Lay { $buyer } face down
asara-do-space = Space { $space }
asara-do-space-pay = Space { $space }: pay { $asari } Asari
asara-do-space-take = Space { $space }: take { $asari } Asari
asara-do-space-plot = Plot { $space }, without building
asara-do-plot = Plot { $plot }: build with { $sections ->
        [one] one section
       *[other] { $sections } sections
    }
asara-do-take = Buy { $section } for { $asari } Asari
asara-do-stack = Look through the stack of { $shapes }
asara-do-decline = Take nothing
asara-do-look = Pay { $asari } Asari: see { $look }, keep { $keep }
asara-do-keep = Keep { $section }
asara-do-return = Put { $section } under the stack
asara-do-base = Begin a tower with { $section }
asara-do-turret = Crown the tower with { $section }
asara-do-add = Add { $section } to tower { $tower }
asara-do-light = { $covers ->
        [gold] Lay { $section } on a window with gold, in tower { $tower }
       *[plain] Lay { $section } on a window of tower { $tower }
    }
asara-do-done = Finish building
asara-do-nothing = Only hold the space
asara-do-hire = Pay { $asari } Asari and hire buyers
asara-do-fill = A section comes to market
asara-do-first = Chance decides who begins
asara-do-deal = A buyer is dealt
asara-do-lit = A lit window comes up

## Towers, seats and scoring

asara-tower-label = { $colour } tower, height { $height }{ $gold ->
        [0] {""}
       *[other] , gold { $gold }
    }{ $lits ->
        [0] {""}
        [one] , one lit window
       *[other] , { $lits } lit windows
    }
asara-tower-none = No towers yet
asara-tower-new = Begin a new tower
asara-tower-mark = { $contest }: { $place ->
        [1] first
       *[2] second
    }, { $points }

asara-seat-money = { $money } Asari
asara-seat-buyers = { $count ->
        [one] One buyer in hand
       *[other] { $count } buyers in hand
    }
asara-seat-lits = { $count ->
        [one] One lit window behind the screen
       *[other] { $count } lit windows behind the screen
    }
asara-seat-patronage = Holds the Caliph's patronage
asara-seat-sections = Not built yet
asara-seat-compare = Compare all skylines
asara-seat-skylines = All skylines
asara-seat-year-end = Year's end, as things stand: { $points }
asara-seat-contests = If the game ended now

asara-scoring-part = { $year ->
        [5] Final scoring
       *[other] Year { $year }
    }
asara-scoring-year = The end of year { $year }
asara-scoring-final = Final scoring
asara-scoring-sum = Sum
asara-scoring-total = Prestige
asara-scoring-prizes = { $first } and { $second }
asara-scoring-height = height { $size }
asara-scoring-number = { $size ->
        [one] one tower
       *[other] { $size } towers
    }
asara-scoring-nobody = Nobody takes part.
asara-scoring-tie-first = { $who ->
        [players] { $count } players are level
       *[towers] { $count } towers are level
    } in first place and share both prizes: ({ $first } + { $second }) : { $count } = { $rounded ->
        [yes] { NUMBER($exact, maximumFractionDigits: 2) }, rounded up to { $each } each.
       *[no] { $each } each.
    } There is no second place.
asara-scoring-tie-second = { $who ->
        [players] { $count } players are level
       *[towers] { $count } towers are level
    } in second place and share its prize: { $second } : { $count } = { $rounded ->
        [yes] { NUMBER($exact, maximumFractionDigits: 2) }, rounded up to { $each } each.
       *[no] { $each } each.
    }
asara-scoring-lits-decide = Level in size: the lit windows decide.
asara-scoring-money = One point for every full { $asari } Asari

asara-source-build = Building
asara-source-towers = Towers
asara-source-gold = Gold
asara-source-patronage = Patronage
asara-source-lits = Lit windows
asara-source-tallest = Tallest of a colour
asara-source-tallest-overall = Tallest of all
asara-source-most-towers = Most towers
asara-source-money = Money

## The board and the bar

asara-board = Market square
asara-board-track = Prestige: { $list }
asara-board-free = { $free } of { $spaces } spaces free
asara-board-full = full until the year ends
asara-board-follow = { $colour } is asked for
asara-board-gain = each card brings { $gain } Asari
asara-board-space = space { $space }
asara-board-space-take = space { $space }, brings { $asari } Asari
asara-board-space-pay = space { $space }, costs { $asari } Asari
asara-board-plot = plot { $plot }
asara-board-empty = empty
asara-board-lies = { $player }: { $buyer }
asara-board-lies-down = { $player }: { $cards ->
        [one] one card face down
       *[other] { $cards } cards face down
    }
asara-board-pile = cards face down: { $list }
asara-board-patronage = { $player } has the Caliph's patronage.
asara-board-may-send = you may send a buyer here
asara-board-may-buy = you may buy it
asara-board-tile = { $count } × { $section }, { $asari } Asari
asara-board-stack = stack: { $count }
asara-board-does-market = Buy one of the sections that lie open here; its colour says the price.
asara-board-does-circle = Pay the number of a plot and build with as many sections: one point of prestige each.
asara-board-does-bank = Take the money of the space you use.
asara-board-does-house = Lay any card face down and take { $gain } Asari: no colour is asked for.
asara-board-does-spies = Pay the number of the space, look through a stack, and buy a section out of it if you like.
asara-board-does-caliph = Take the patronage: you begin next year, and have one more point when the year ends.
asara-board-does-tent = Pay the number of the space and draw two buyers.
asara-board-does-lit = Pay to look at lit windows, and keep some for your towers.
asara-board-plot-brings = pay { $plot }, build with { $sections }: +{ $sections }
asara-board-lit-option = { $asari } Asari: see { $look }, keep { $keep }
asara-board-fits = Fits:
asara-board-fits-none = None of your cards has this colour.
asara-board-fits-pair = None of your cards has this colour: two others may go face down.
asara-board-stack-holds = Still in the stack: { $count }
asara-board-lit-stack = Lit windows in the stack: { $count }
asara-board-lit-bottom = At the bottom, put there by you:
asara-board-plot-ask = What do you do on this plot?
asara-board-tray = Choose
asara-board-building = Building
asara-board-build = { $player } on plot { $plot }
asara-board-build-left = { $left } of { $sections } sections still to lay
asara-board-build-gain = { $more ->
        [0] Prestige { $score }
       *[other] Prestige { $score }, soon { $soon }
    }
asara-board-which-turret = Which turret crowns the tower?
asara-board-which-base = Which base does the tower stand on?
asara-board-aside = Look at the square
asara-board-back-to-building = Back to building

asara-bar-purse = { $asari } Asari in your purse
asara-bar-hand = Your buyers: { $cards }
asara-bar-card = { $count } × { $buyer }
asara-bar-pair = Two cards face down
asara-bar-sections = Sections you have not built yet
asara-bar-section = { $count } × { $section }
asara-bar-none = What you buy stays here until you build.
asara-bar-end = If the year ended now
asara-bar-end-of = Towers { $towers }, gold { $gold }, patronage { $patronage }, lit windows { $lits }

asara-key-areas = From one area of the square to the next
asara-key-within = Through the spaces and sections of an area
asara-key-enter = Send a buyer there, take what the keyboard stands on
asara-key-hand = Choose a buyer of your hand, counted from the left
asara-key-escape = Put down what you picked up
