# Asante: the words of its table, its cards, its events and its prompts.

asante-name = Asante
asante-tagline = Two merchants, three holy places between them, and a hand full of schemes.

asante-rules-standard = Standard rules
    .note = Whoever has 60 gold at the end of a turn brings the game to its last one.

asante-option-animalist-may-answer-animalist = An Animalist may be answered
    .note = Each Animalist that is played may be cancelled by another one, in turn.
asante-option-may-replace-artifact-with-a-slot-free = Artifacts may be replaced early
    .note = A new artifact may take the place of an old one even while a slot is free.
asante-option-unlimited-gold-bank = The bank never runs out
    .note = Otherwise there is only as much gold as the box has.

asante-table-score = { $score } gold
asante-result-chart = Gold
asante-result-moment = { $name } gains { $points } gold more than anyone else
asante-heading = Turn { $turn } · up to { $gold } gold
asante-heading-last = Turn { $turn } · the last one
asante-heading-setup = Set-up
asante-heading-over = The game is over

## Wares, categories, places, cards

asante-ware-jewelry = jewelry
asante-ware-pelt = pelts
asante-ware-tea = tea
asante-ware-silk = silk
asante-ware-fruits = fruit
asante-ware-salt = salt
asante-wares = { $count ->
        [1] { $ware }
       *[other] { $count } × { $ware }
    }
asante-packages = { $count ->
        [one] one package
       *[other] { $count } packages of one kind
    }
asante-ware-card = Ware card: { $wares }
asante-ware-card-prices = { $card } (buying costs { $buy } gold, selling brings { $sell })
asante-face-buy = Buy
asante-face-sell = Sell
asante-ware-card-told = ware card ({ $wares })

asante-category-ware = Ware card
asante-category-artifact = Artifact
asante-category-person = Person
asante-category-animal = Animal
asante-category-place = Holy place

asante-place-rwenzori = Rwenzori Mountains
asante-place-victoria = Victoria Falls
asante-place-okavango = Okavango Delta
asante-place-ngorongoro = Ngorongoro Crater
asante-place-kilimanjaro = Kilimanjaro

asante-card-pottery = Pottery
asante-card-map = Map
asante-card-shango-figurine = Shango Figurine
asante-card-calabash = Calabash
asante-card-talking-drum = Talking Drum
asante-card-basket = Basket
asante-card-carved-stool = Carved Stool
asante-card-animalist = Animalist
asante-card-boatman = Boatman
asante-card-cartographer = Cartographer
asante-card-dyer = Dyer
asante-card-tracker = Tracker
asante-card-haggler = Haggler
asante-card-healer = Healer
asante-card-nomad = Nomad
asante-card-matron = Matron
asante-card-carver = Carver
asante-card-hermit = Hermit
asante-card-porter = Porter
asante-card-storyteller = Storyteller
asante-card-salt-trader = Salt Trader
asante-card-pilgrim = Pilgrim
asante-card-cape-buffalo = Cape Buffalo
asante-card-camel = Camel
asante-card-gorilla = Gorilla
asante-card-vulture = Vulture
asante-card-hippopotamus = Hippopotamus
asante-card-rhinoceros = Rhinoceros

## What cards do: one sentence for each operation

asante-op-draw = { $n ->
        [one] Draw one card.
       *[other] Draw { $n } cards.
    }
asante-op-draw-as-many-as-discarded = Then draw as many cards.
asante-op-draw-up-to-hand = Draw until you hold { $hand } cards.
asante-op-draw-select = Draw { $draw } cards, keep { $keep } of them and discard the rest.
asante-op-look-select = Look at the top { $look } cards of the draw pile, take { $keep ->
        [one] one
       *[other] { $keep }
    } into your hand and put the others back in the same order.
asante-op-draw-until = Turn up cards until { $category ->
        [animal] an animal
        [person] a person
        [artifact] an artifact
       *[ware] a ware card
    } appears; the others are discarded. Play what you found at once, without a marker, or take it into your hand.
asante-op-take-from-discard = Take { $n ->
        [one] { $category ->
            [animal] an animal
            [person] a person
            [artifact] an artifact
           *[ware] a ware card
        }
       *[other] { $n } { $category ->
            [animal] animals
            [person] persons
            [artifact] artifacts
           *[ware] ware cards
        }
    } of your choice from the discard pile into your hand{ $excludes ->
        [yes] , but no { $exclude }
       *[no] {""}
    }.
asante-op-discard = { $range ->
        [exact] { $max ->
            [one] Discard one card of your hand.
           *[other] Discard { $max } cards of your hand.
        }
       *[open] Discard { $min } to { $max } cards of your hand.
    }
asante-op-discard-ladder-for-wares = Take wares of your choice and pay with cards of your hand: { $list } cards for 1, 2, 3 … wares.
asante-op-steal-hand-card = { $n ->
        [one] Take a card
       *[other] Take { $n } cards
    } at random from your opponent's hand into yours.
asante-op-pay-gold = Pay { $n } gold.
asante-op-gain-gold = Take { $n } gold.
asante-op-gain-gold-by-returned = For 1, 2, 3 … wares take { $list } gold.
asante-op-gain-gold-per-returned = Take { $n } gold for each of them.
asante-op-return-wares = { $constraint ->
        [all_of_stand] Return all wares of your stand.
        [same_type] Return { $min } to { $max } wares of one kind from your stand.
        [all_different] Return { $min } to { $max } wares of your stand, all of different kinds.
       *[any] Return { $min } to { $max } wares of your stand.
    }
asante-op-take-wares = { $number ->
        [returned] Take as many wares from the supply
       *[fixed] { $n ->
            [one] Take one ware from the supply
           *[other] Take { $n } wares from the supply
        }
    }{ $constraint ->
        [same_type] , of one kind.
        [all_different] , all of different kinds.
        [all_different_not_returned] , all of different kinds and none of the kind you returned.
       *[any] , whichever you like.
    }
asante-op-swap-ware-with-supply = { $n ->
        [one] Return one ware of your stand
       *[other] { $n } times, return one ware of your stand
    }, then take any one from the supply.
asante-op-opponent-returns-type = Name a ware on your opponent's stand: all wares of that kind go back to the supply.
asante-op-each-returns-down-to = First your opponent, then you: whoever has more than { $wares } wares returns wares of their choice until { $wares } are left.
asante-op-recover-markers = Take back { $n ->
        [one] one spent marker.
       *[other] { $n } spent markers.
    }
asante-op-holy-place-effect = { $choose ->
        [all] Apply every place of the display once, in any order; you may leave some out, but not all. Your own places add nothing.
       *[some] Apply one place of the display once; your own places add nothing.
    }
asante-op-any-one-of-holy-places = Apply one of these as you like: { $places }.
asante-op-gain-holy-place = { $from ->
        [opponent] Take { $n ->
            [one] one of your opponent's holy places
           *[other] { $n } of your opponent's holy places
        } and lay it before you.
       *[display] Take { $n ->
            [one] a holy place
           *[other] { $n } holy places
        } of the display and lay it before you; another comes in its place.
    }
asante-op-play-ware-card = Play a ware card { $packages ->
        [no] without packages
       *[yes] of your hand
    } at once, without a marker: buying costs { $less } less, selling brings { $more } more.
asante-op-play-artifact = Play an artifact of your hand or of the discard pile at once, without a marker. { $to ->
        [self] The holy place before it comes to you.
       *[opponent] The holy place before it goes to your opponent.
    }
asante-op-copy-artifact = Carry out another artifact in play, yours or your opponent's, as if it were your own{ $excludes ->
        [yes] , but no { $exclude }
       *[no] {""}
    }. You pay the markers for it; it does not matter whether it has been used.
asante-op-discard-artifact-then-use = Discard an artifact in play, yours or your opponent's. Then you may carry out its effect once, without markers.
asante-op-cancel = Out of turn and without a marker: cancels { $category ->
        [person-animal] a person or an animal
        [person] a person
       *[animal] an animal
    } that your opponent has just played.

asante-need-draw = a card to draw
asante-need-draw-up-to-hand = fewer than { $hand } other cards in your hand, and a card to draw
asante-need-draw-select = a card to draw
asante-need-look-select = a card to look at
asante-need-draw-until = a card to turn up
asante-need-take-from-discard = { $category ->
        [animal] an animal
        [person] a person
        [artifact] an artifact
       *[ware] a ware card
    } in the discard pile{ $excludes ->
        [yes] {" "}other than { $exclude }
       *[no] {""}
    }
asante-need-discard = { $min ->
        [one] a card in your hand
       *[other] { $min } cards in your hand
    }
asante-need-discard-ladder-for-wares = another card in your hand and room on your stand
asante-need-steal-hand-card = a card in your opponent's hand
asante-need-pay-gold = { $n } gold
asante-need-return-wares = { $min ->
        [one] a ware on your stand
       *[other] { $min } wares on your stand
    }
asante-need-take-wares = { $room ->
        [one] a free space on your stand
       *[other] { $room } free spaces on your stand
    }
asante-need-swap-ware-with-supply = a ware on your stand
asante-need-opponent-returns-type = a ware on your opponent's stand
asante-need-each-returns-down-to = a stand, yours or your opponent's, with more than { $wares } wares
asante-need-recover-markers = a spent marker
asante-need-holy-place-effect = a place of the display that would do something for you
asante-need-gain-holy-place = { $from ->
        [opponent] a holy place before your opponent
       *[display] a holy place in the display
    }
asante-need-play-ware-card = a ware card { $packages ->
        [no] without packages
       *[yes] in your hand
    } with which you can sell, or buy for { $less } less
asante-need-play-artifact = an artifact in your hand or in the discard pile
asante-need-copy-artifact = an artifact in play{ $excludes ->
        [yes] , other than { $exclude },
       *[no] {""}
    } whose effect you could carry out
asante-need-discard-artifact-then-use = an artifact in play, on either side
asante-need-cancel = a card to answer: it cannot be played in your own turn

asante-card-ware-effect = Buy: pay { $buy } gold and take these wares from the supply. Or sell: return these wares and take { $sell } gold.{ $packages ->
        [0] {""}
        [one] {" "}The package is a ware of your choice.
       *[other] {" "}The packages are wares of your choice, all of one kind.
    }
asante-card-ware-need-buy = to buy: { $buy } gold, these wares in the supply and { $count ->
        [one] a free space
       *[other] { $count } free spaces
    }
asante-card-ware-need-sell = to sell: { $count ->
        [one] this ware
       *[other] exactly these { $count } wares
    } on your stand

## What to do now

asante-prompt-turn-draw = Draw a card, or begin to play: { $markers ->
        [one] one marker left.
       *[other] { $markers } markers left.
    }
asante-prompt-turn-play = Play a card, use an artifact or a holy place: { $markers ->
        [one] one marker left.
       *[other] { $markers } markers left.
    }
asante-prompt-turn-place = No markers left: you may play a holy place, or end your turn.
asante-prompt-turn-end = Nothing more can be done: end your turn.
asante-prompt-keep = Keep this card and begin to play, or discard it: { $markers ->
        [one] one marker left.
       *[other] { $markers } markers left.
    }
asante-prompt-package-buy = { $packages ->
        [1] Which ware is in the package? You buy it.
       *[other] Which ware is in the two packages? You buy two of it.
    }
asante-prompt-package-sell = { $packages ->
        [1] Which ware is in the package? You sell it.
       *[other] Which ware is in the two packages? You sell two of it.
    }
asante-prompt-slot = { $card }: which slot? { $to ->
        [you] The holy place before it comes to you.
        [other] The holy place before it goes to your opponent.
       *[nobody] There is no holy place before it.
    }
asante-prompt-response = { $answered ->
        [none] { $player } plays { $card }. Do you answer, or let it happen?
        [cancelled] { $player } has cancelled { $card }. Do you answer, or leave it at that?
       *[restored] { $player } has answered, and { $card } takes effect after all. Do you answer, or leave it at that?
    }
asante-prompt-return = { $card }: return a ware of your stand.
asante-prompt-return-down = { $card }: you have too many wares. Return one.
asante-prompt-take = { $card }: take a ware from the supply.
asante-prompt-name-type = { $card }: name a ware on your opponent's stand.
asante-prompt-discard = { $card }: discard a card of your hand.
asante-prompt-number = { $card }: how many wares do you pay for with cards?
asante-prompt-fetch = { $card }: take a card from the discard pile.
asante-prompt-carve = { $card }: which artifact do you play?
asante-prompt-haggle = { $card }: which ware card do you play at the better price?
asante-prompt-found = Play this animal now without a marker, or take it into your hand?
asante-prompt-use-now = Carry out the effect of the artifact just discarded?
asante-prompt-discard-drawn = Which of the cards you drew do you discard?
asante-prompt-pick = Take one of these cards; the others go back on top.
asante-prompt-position-gain = { $card }: which holy place of the display do you take?
asante-prompt-position-apply = { $card }: which place of the display do you apply?
asante-prompt-place-gain = { $card }: which of your opponent's holy places do you take?
asante-prompt-place-choose = { $card }: which effect do you choose?
asante-prompt-artifact-copy = { $card }: which artifact do you carry out?
asante-prompt-artifact-discard = { $card }: which artifact do you discard?
asante-prompt-again = { $card }: apply it once more? { $times ->
        [one] Once more is possible.
       *[other] { $times } times more are possible.
    }
asante-prompt-over = The game is over.
asante-prompt-chance = One moment, chance decides…

## What happened

asante-event-first-player = { $player } begins.
asante-event-turn-started = { $player }, turn { $turn }
asante-event-turn-started-last = { $player }, turn { $turn }, the last one
asante-event-turn-ended = { $player } has markers left and takes { $bonus } gold: { $gold } now.
asante-event-end-triggered = { $player } has { $gold } gold. { $other } has one more turn.
asante-event-game-over = { $player } wins with { $gold } gold.
asante-event-game-over-tie = Both have { $gold } gold; { $player } had the last turn and wins.
asante-event-reshuffled = The discard pile becomes the new draw pile: { $cards ->
        [one] one card.
       *[other] { $cards } cards.
    }
asante-event-places-reshuffled = The holy places played become a new pile.
asante-event-card-drawn = { $player } draws: { $card }.
asante-event-card-drawn-hidden = { $player } draws a card.
asante-event-card-looked-at = { $player } looks at the top card of the pile and lays it aside: { $card }.
asante-event-card-looked-at-hidden = { $player } looks at the top card of the pile and lays it aside.
asante-event-card-kept = { $player } keeps: { $card }.
asante-event-card-kept-hidden = { $player } keeps the card.
asante-event-card-dropped = { $player } discards what was drawn: { $card }.
asante-event-ware-card-played = { $selling ->
        [yes] { $player } plays a card to sell: { $card }.
       *[no] { $player } plays a card to buy: { $card }.
    }
asante-event-wares-bought = { $player } buys { $wares } for { $gold } gold and has { $has } left.
asante-event-wares-sold = { $player } sells { $wares } for { $gold } gold and has { $has } now.
asante-event-artifact-played = { $player } plays an artifact: { $card }.
asante-event-artifact-placed = { $player } puts the artifact into slot { $slot }: { $card }.
asante-event-artifact-placed-replaced = { $player } puts the artifact into slot { $slot }: { $card }. Gone: { $old }.
asante-event-artifact-used = { $player } uses: { $card }.
asante-event-artifact-carried-out = { $player } carries out: { $card }.
asante-event-artifact-fetched = { $player } takes an artifact from the discard pile: { $card }.
asante-event-artifact-copied = { $whose ->
        [own] { $player } copies an artifact: { $card }.
       *[other] { $player } copies an artifact of { $other }: { $card }.
    }
asante-event-artifact-discarded = { $whose ->
        [own] { $player } discards an own artifact: { $card }.
       *[other] { $player } discards an artifact of { $other }: { $card }.
    }
asante-event-place-gained = { $player } receives a holy place: { $place }.
asante-event-place-turned-up = Turned up at position { $position }: { $place }.
asante-event-place-played = { $strength ->
        [one] { $player } plays a holy place: { $place }.
       *[other] { $player } plays a holy place with strength { $strength }: { $place }.
    }
asante-event-place-applied = { $player } applies { $place }.
asante-event-effect-chosen = { $player } chooses { $place }.
asante-event-place-taken-away = { $player } takes a holy place from { $other }: { $place }.
asante-event-card-shown = { $player } plays { $card }.
asante-event-card-answered = { $player } answers with { $card } and cancels { $shown }.
asante-event-card-cancelled = Nothing comes of it: { $card }.
asante-event-response-passed = { $player } lets it happen.
asante-event-card-turned-up = { $found ->
        [yes] { $player } turns up and finds: { $card }.
       *[no] { $player } turns up and discards: { $card }.
    }
asante-event-card-taken = { $player } takes openly: { $card }.
asante-event-cards-kept = { $player } keeps: { $cards }.
asante-event-cards-kept-hidden = { $player } keeps { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
asante-event-card-picked = { $player } picks: { $card }.
asante-event-card-picked-hidden = { $player } picks a card.
asante-event-cards-put-back = { $player } puts { $number ->
        [one] one card
       *[other] { $number } cards
    } back on top.
asante-event-card-discarded = { $player } discards: { $card }.
asante-event-card-stolen = { $player } takes from the hand of { $other }: { $card }.
asante-event-card-stolen-hidden = { $player } takes a card from the hand of { $other }.
asante-event-wares-taken = { $player } takes { $wares }.
asante-event-wares-returned = { $player } returns { $wares }.
asante-event-type-named = { $player } names { $ware }.
asante-event-gold-paid = { $player } pays { $gold } gold and has { $has } left.
asante-event-gold-gained = { $player } takes { $gold } gold and has { $has } now.
asante-event-markers-recovered = { $player } takes back { $number ->
        [one] one marker
       *[other] { $number } markers
    } and has { $has }.

## What may be done

asante-group-draw = Drawing
asante-group-trade = Trading
asante-group-card = Cards
asante-group-artifact = Artifacts
asante-group-place = Holy places
asante-group-answer = Answering
asante-group-ware = Wares
asante-group-turn = The turn
asante-group-chance = Chance
asante-do-draw = Draw a card (one marker)
asante-do-keep = Keep it
asante-do-keep-found = Take it into your hand
asante-do-drop = Discard it
asante-do-buy = Buy { $wares } for { $gold } gold
asante-do-sell = Sell { $wares } for { $gold } gold
asante-do-play = Play { $card }
asante-do-play-found = Play it now: { $card }
asante-do-use = Use { $card } (slot { $slot })
asante-do-holy = { $strength ->
        [1] Play { $place }
       *[other] Play { $place } with strength { $strength }
    }
asante-do-holy-choose = Choose { $place }
asante-do-holy-gain = Take { $place }
asante-do-end = { $gold ->
        [0] End your turn
       *[other] End your turn and take { $gold } gold
    }
asante-do-slot = Slot { $slot }: { $to ->
        [you] you get { $place }
        [other] your opponent gets { $place }
       *[nobody] no holy place there
    }
asante-do-slot-replace = Slot { $slot }, instead of { $old }: { $to ->
        [you] you get { $place }
        [other] your opponent gets { $place }
       *[nobody] no holy place there
    }
asante-do-answer = Answer with { $card }
asante-do-pass = Let it happen
asante-do-take = Take { $ware }
asante-do-return = Return { $ware }
asante-do-type = Name { $ware }
asante-do-discard = Discard: { $card }
asante-do-discard-this = Discard this card
asante-do-fetch = From the discard pile: { $card }
asante-do-pick = Take card { $number }: { $card }
asante-do-display = Apply position { $position }: { $place }
asante-do-display-gain = Take position { $position }: { $place }
asante-do-artifact = { $side ->
        [own] { $card }, your slot { $slot }
       *[other] { $card }, your opponent's slot { $slot }
    }
asante-do-number = { $wares ->
        [one] One ware
       *[other] { $wares } wares
    } for { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
asante-do-apply = Carry it out
asante-do-apply-again = Apply it once more
asante-do-done = That is enough
asante-do-done-gold = That is enough: take { $gold } gold
asante-do-done-not = Leave it at that
asante-do-first = Chance decides who begins
asante-do-drawn = Drawn: { $card }
asante-do-stolen = Taken: { $card }
asante-do-turned = Turned up: { $place }

## The table

asante-board = Market
asante-board-pile = Draw pile: { $cards }
asante-board-pile-top = Draw pile: { $cards }. You know what lies on top: { $list }
asante-board-discards = Discard pile: { $cards }
asante-board-discards-top = Discard pile: { $cards }, on top { $card }
asante-board-places = Pile of holy places: { $cards }
asante-board-supply = Supply
asante-board-supply-ware = Supply: { $ware }, { $count }
asante-board-stand = Stand of { $player }
asante-board-basket = { $player }: { $ware }
asante-board-basket-empty = { $player }: an empty basket
asante-board-gold = { $player }: { $gold } gold
asante-board-hand = { $player }: { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
asante-board-slot-empty = { $player }, slot { $slot }: empty
asante-board-slot = { $player }, slot { $slot }: { $card }
asante-board-slot-turned = { $player }, slot { $slot }: { $card }, used this turn
asante-board-display = Position { $position }: { $place }
asante-board-display-empty = Position { $position }: empty
asante-board-owned = { $player } has a holy place: { $count ->
        [1] { $place }
       *[other] { $count } × { $place }
    }
asante-board-markers = { $player }: { $markers } of { $all } markers left
asante-board-able = You may choose it: { $action }
asante-board-course = Being carried out: { $card }
asante-board-tray = Choose
asante-board-aside = Look at the table
asante-board-back = Back to choosing

asante-detail-needs = What it needs
asante-detail-needs-use = What each use needs
asante-detail-needs-nothing = Nothing: it can always be carried out.
asante-detail-cost = { $markers ->
        [0] Costs no marker
        [one] Costs one marker
       *[other] Costs { $markers } markers
    }
asante-detail-cost-use = { $markers ->
        [0] Each use: the markers of the artifact it copies
        [one] Each use costs one marker, once a turn
       *[other] Each use costs { $markers } markers, once a turn
    }
asante-detail-place = You may play one holy place a turn, without a marker. It is applied up to once for each place of this kind that you have; then it is discarded.
asante-detail-copies = { $copies ->
        [one] Once in the box
       *[other] { $copies } times in the box
    }
asante-detail-slot = { $to ->
        [you] All your slots are full: it takes the place of an artifact of yours, and the holy place before it comes to you.
       *[other] You choose its slot, and the holy place before that slot goes to your opponent.
    }
asante-detail-not-now = Not possible now
asante-detail-why = Why not?
asante-detail-why-buy = Why not buy?
asante-detail-why-sell = Why not sell?
asante-detail-reconstructed = This card is reconstructed: no source we could reach shows it as it is printed.
asante-detail-confidence-known = Known from a source: { $list }.
asante-detail-confidence-filled = Filled in by us: { $list }.
asante-detail-part-name = the name
asante-detail-part-effect = the effect
asante-detail-part-count = how many there are
asante-detail-part-wares = the wares
asante-detail-part-price = the prices
asante-detail-close = Put it down
asante-detail-discards = Discard pile
asante-detail-discards-empty = No card lies there yet.

asante-answer-title = { $answered ->
        [none] { $player } plays { $card }
        [cancelled] { $player } cancels { $card }
       *[restored] { $player } has answered: { $card } takes effect after all
    }
asante-answer-ask-always = Always ask me
asante-answer-ask-able = Ask only when I can answer
asante-answer-ask = Answering
asante-answer-ask-note = From the next card on: when you cannot answer, it happens after a pause that is always the same, and “Let it happen” takes no less. So nobody can tell from the time what you hold.
asante-answer-waits = It happens in a moment…
asante-answer-none = You hold no card that answers this.

## The bar and the seats

asante-bar-hand = Your hand: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
asante-bar-hand-empty = Your hand is empty.
asante-bar-card = { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
asante-bar-card-able = { $card }, can be played
asante-bar-card-known = your opponent knows of it

asante-seat-stand = On the stand: { $wares }
asante-seat-stand-empty = The stand is empty
asante-seat-cards = { $cards ->
        [one] One card in hand
       *[other] { $cards } cards in hand
    }
asante-seat-places = Holy places: { $list }
asante-seat-artifacts = Artifacts: { $list }
asante-seat-known = You know: { $list }
asante-seat-known-short = You know:
asante-seat-end = { $gold ->
        [0] Enough gold for the end of the game
       *[other] { $gold } gold short of the end
    }

asante-source-start = At the start
asante-source-trade = Trade: sold less bought
asante-source-cards = Cards, artifacts and holy places
asante-source-bonus = Markers left over
asante-part-whole = The whole game
asante-part = Turns { $from } to { $to }

asante-key-arrows = From one thing on the table to the next
asante-key-enter = Choose what the keyboard stands on, or read it
asante-key-hand = Read a card of your hand, counted from the left
asante-key-escape = Put down the card you are reading
