# Heaven & Ale: every rule of docs/rules/heaven_and_ale.md in a sentence or two, for whoever asks why.
# heaven-and-ale-rule-12-3-2 is rule 12.3.2; heaven-and-ale-rule-3-4-s3 is 3.4 S3, heaven-and-ale-rule-14-4-7 is 14.4 #7.

heaven-and-ale-rules-section-1 = What the game is about
heaven-and-ale-rules-section-2 = What is in the box
heaven-and-ale-rules-section-3 = The round track
heaven-and-ale-rules-section-4 = Your own board
heaven-and-ale-rules-section-5 = Setting up
heaven-and-ale-rules-section-6 = Turns and moving
heaven-and-ale-rules-section-7 = Entering the start area
heaven-and-ale-rules-section-8 = Resource spaces
heaven-and-ale-rules-section-9 = Monk spaces
heaven-and-ale-rules-section-10 = Scoring spaces
heaven-and-ale-rules-section-11 = What activated tiles bring
heaven-and-ale-rules-section-12 = Sheds
heaven-and-ale-rules-section-13 = Privileges
heaven-and-ale-rules-section-14 = Barrels
heaven-and-ale-rules-section-15 = The end of a round, and a new one
heaven-and-ale-rules-section-16 = Final scoring

## 1 What the game is about

heaven-and-ale-rule-1-1 = You tend the garden of a monastery and brew beer. The most points win.
heaven-and-ale-rule-1-2 = The game lasts three rounds with two players, four with three, and six with four.
heaven-and-ale-rule-1-3 = In every round each figure walks once around the abbey, clockwise, from the start area back to the start area.
heaven-and-ale-rule-1-4 = In the end the number of your last marker is multiplied by what your brewmaster has earned. Barrels, their privilege and the first player's space add to that.
heaven-and-ale-rule-1-5 = Nothing is hidden: money lies open, and all have the same five cards. Only the order of the stacks is unknown; what may still come is not.

## 2 What is in the box

heaven-and-ale-rule-2-1 = Ducats and shed tiles never run out.
heaven-and-ale-rule-2-2 = There are five resources, in this order: wood (brown), yeast (white), hops (green), water (blue) and barley (yellow).
heaven-and-ale-rule-2-3 = There are four types of monks, called A, B, C and D in the order of their scoring spots.

## 3 The round track

heaven-and-ale-rule-3-1 = The track is a circle of 28 places: the start area and 27 action spaces.
heaven-and-ale-rule-3-2 = It has 15 resource spaces, 4 monk spaces, 6 scoring spaces (A, B, C and three A/B/C) and 2 barrel spaces.
heaven-and-ale-rule-3-3 = Monks get cheaper on the way: 4 ducats at the first monk space, then 3, 2 and 1.
heaven-and-ale-rule-3-4 = The start area has four start spaces, each with a reward of its own, whatever the number of players.
heaven-and-ale-rule-3-4-s1 = S1, the first player's space, brings nothing at once. Whoever stands there begins the next round, and after the last one has 1 point.
heaven-and-ale-rule-3-4-s2 = S2: your brewmaster goes 1 step forward.
heaven-and-ale-rule-3-4-s3 = S3: one of your resource markers, whichever you like, goes 2 steps forward.
heaven-and-ale-rule-3-4-s4 = S4: you receive 2 ducats.
heaven-and-ale-rule-3-5 = In the centre lie the 24 barrels and the stacks of monks: three places for stacks I, and to their right three for stacks II.

## 4 Your own board

heaven-and-ale-rule-4-1-1 = Your garden has 37 spots: 15 in the sun, 15 in the shade, and 7 for sheds.
heaven-and-ale-rule-4-1-2 = The left half lies in the sun, the right half in the shade. The sheds stand in the second, fourth and sixth row.
heaven-and-ale-rule-4-1-3 = Every spot has a number from 0 to 36, counted row by row from the top left.
heaven-and-ale-rule-4-1-4 = Spots are hexes: each touches up to six others.
heaven-and-ale-rule-4-1-5 = Every shed spot touches six spots, none of them a shed. Two sheds lie all in the sun, two all in the shade, and three have three spots of each.
heaven-and-ale-rule-4-2-1 = Your five resource markers and your brewmaster share one production track. Any number of them may stand on a space.
heaven-and-ale-rule-4-2-2 = The track is numbered 1 to 20. Before space 1 lies a run-up, and all of it counts 0 at the end.
heaven-and-ale-rule-4-2-3 = The space just before 1 is called 0; further back follow −1, −2 and so on.
heaven-and-ale-rule-4-2-4 = Wood starts on 0, yeast on −2, hops on −4, water on −6, barley on −8 and the brewmaster on −10. If the table was set so, wood starts on 1 and the brewmaster on −9.
heaven-and-ale-rule-4-2-5 = By the brewmaster's space you exchange 5:1 and multiply by 2 (up to 0); 4:1, ×3 (1–4); 3:1, ×3 (5–8); 3:1, ×4 (9–11); 2:1, ×4 (12–14); 2:1, ×5 (15–17); 2:1, ×6 (18–19); 1:1, ×6 (20).
heaven-and-ale-rule-4-2-6 = No marker goes beyond 20. Every further step brings you 1 ducat instead.
heaven-and-ale-rule-4-2-7 = The brewmaster stops on 20 as well, but his further steps are lost.
heaven-and-ale-rule-4-2-8 = Markers never go back before the final scoring.
heaven-and-ale-rule-4-3-1 = There are ten scoring spots: one for a number, five for resources and four for monks. Each takes one disc in the whole game.
heaven-and-ale-rule-4-3-2 = The spots form five pairs: number and wood, yeast and hops, water and barley, monks A and B, monks C and D.

## 5 Setting up

heaven-and-ale-rule-5-1 = The resource tiles are shuffled and lie face down in two stacks, I and II.
heaven-and-ale-rule-5-2 = One tile of stack I comes face up onto each of the 15 resource spaces.
heaven-and-ale-rule-5-3 = The 12 monks of stack I are shuffled and laid out as three stacks of 4.
heaven-and-ale-rule-5-4 = Monks II: none with two players; with three, one stack of 4 and the other 8 unseen back into the box; with four, three stacks of 4.
heaven-and-ale-rule-5-5 = The four monks of the leftmost stack come face up onto the four monk spaces.
heaven-and-ale-rule-5-6 = One disc lies on each of the 6 scoring spaces.
heaven-and-ale-rule-5-7 = The 12 small barrels lie in the centre, each under the large barrel with the same goal.
heaven-and-ale-rule-5-8 = Everyone has a board, 25 ducats, five privilege cards, a figure, a brewmaster and five resource markers.
heaven-and-ale-rule-5-9 = Chance decides who begins, from S1. Then, counter-clockwise, each of the others takes a free start space and its reward at once. The last in turn order chooses first.
heaven-and-ale-rule-5-10 = Resource tiles and monks used: 45 and 12 with two players, 60 and 16 with three, 90 and 24 with four.
heaven-and-ale-rule-5-11 = The other ducats and discs and the shed tiles lie beside the board.

## 6 Turns and moving

heaven-and-ale-rule-6-1 = The first player of the round begins; turns go clockwise.
heaven-and-ale-rule-6-2 = In your turn you move your figure at least one place forward, at most into the start area, and carry out the action of the place.
heaven-and-ale-rule-6-3 = You may pass any number of spaces and figures, and enter a space where others stand.
heaven-and-ale-rule-6-4 = You may not stay where you are, go back, or pass the start area.
heaven-and-ale-rule-6-5 = You may go only where you can do something: to a tile you can pay for and have room for, a disc and a spot to use it on, a barrel you have earned.
heaven-and-ale-rule-6-6 = You may always go into the start area.
heaven-and-ale-rule-6-7 = Whoever is back in the start area waits for the next round. The others go on, one of them for several turns if need be.
heaven-and-ale-rule-6-8 = At any moment of your own turn you may sell privilege cards that are not placed, for 3 ducats each. They leave the game.

## 7 Entering the start area

heaven-and-ale-rule-7-1 = Choose any start space on which no other figure stands, and take its reward at once.
heaven-and-ale-rule-7-2 = Whoever comes back last must take S1, the first player's space, if it is still empty.
heaven-and-ale-rule-7-3 = A start space is taken as long as a figure that has not set out yet stands there. The one you have left yourself is free.
heaven-and-ale-rule-7-4 = When all figures are back the round ends.

## 8 Resource spaces

heaven-and-ale-rule-8-1 = Buy at least one tile; you may buy as many as you can pay for and have empty spots for, in any order, and stop when you like.
heaven-and-ale-rule-8-2 = A tile costs its number on an empty spot in the shade, and twice its number on one in the sun. It need not touch another tile.
heaven-and-ale-rule-8-3 = Every tile is paid for and placed at once. In one turn you may buy for both sides.
heaven-and-ale-rule-8-4 = Tiles never go onto shed spots, and never move once they lie.
heaven-and-ale-rule-8-5 = A tile that completes the ring around a shed spot builds the shed at once. What it brings may pay for the next tile.

## 9 Monk spaces

heaven-and-ale-rule-9-1 = A monk costs what the space says in the shade, and twice that in the sun: 4 or 8, 3 or 6, 2 or 4, 1 or 2 ducats.
heaven-and-ale-rule-9-2 = Buy at least one of the monks there, and at most all of them, each paid for by itself.
heaven-and-ale-rule-9-3 = Monks never go onto shed spots, but they do help to enclose a shed.

## 10 Scoring spaces

heaven-and-ale-rule-10-1 = Take exactly one disc, put it on an empty scoring spot that the space allows, and carry out the spot.
heaven-and-ale-rule-10-2 = A is for the number spot, B for a monk spot, C for a resource spot, A/B/C for any of the ten.
heaven-and-ale-rule-10-3 = The spot must be empty, and your garden must hold something that it scores.
heaven-and-ale-rule-10-4 = On the number spot name a number from 1 to 5 that is on one of your tiles. All your resource tiles with exactly that number are activated.
heaven-and-ale-rule-10-5 = On a monk spot each of your monks of that type is triggered, one after another: he activates every resource and every monk beside him. Two monks activate a tile between them twice.
heaven-and-ale-rule-10-6 = A triggered monk earns nothing himself, and a monk who is activated triggers nothing.
heaven-and-ale-rule-10-7 = On a resource spot all your tiles of that resource are activated, in the sun and in the shade.
heaven-and-ale-rule-10-8 = After the scoring, see whether a privilege pair is complete.

## 11 What activated tiles bring

heaven-and-ale-rule-11-0-1 = A resource in the shade brings ducats: as many as its number.
heaven-and-ale-rule-11-0-2 = A resource in the sun moves the marker of that resource forward by its number; beyond 20 it brings ducats.
heaven-and-ale-rule-11-0-3 = A monk, in the sun or in the shade, moves your brewmaster 1 step forward.
heaven-and-ale-rule-11-1 = Everything that is activated counts, whether you like it or not, and the order makes no difference.

## 12 Sheds

heaven-and-ale-rule-12-1 = A shed spot is enclosed when all six spots around it hold a tile. It is built at that moment, and only once.
heaven-and-ale-rule-12-2 = Add up the numbers of the resource tiles around it, in the sun and in the shade. Monks count 0.
heaven-and-ale-rule-12-3 = The sum says how far the brewmaster goes, then which shed is built, and then how many of the tiles around it the shed activates.
heaven-and-ale-rule-12-3-0 = A sum of 0 to 7: the brewmaster goes 6 steps, and a shed of type 0 activates nothing.
heaven-and-ale-rule-12-3-1 = A sum of 8 to 11: the brewmaster goes 3 steps, and a shed of type 1 activates any one of the six tiles.
heaven-and-ale-rule-12-3-2 = A sum of 12 to 17: the brewmaster goes 1 step, and a shed of type 2 activates two tiles on opposite sides.
heaven-and-ale-rule-12-3-3 = A sum of 18 to 23: the brewmaster goes 1 step, and a shed of type 3 activates three tiles, no two of them side by side.
heaven-and-ale-rule-12-3-4 = A sum of 24 or more: the brewmaster stays, and a shed of type 4 activates any four of the six tiles.
heaven-and-ale-rule-12-4 = The tiles bring what they always bring. A monk moves the brewmaster 1 step and is not triggered.
heaven-and-ale-rule-12-5 = A tile may be activated any number of times in the game, by sheds and by discs.
heaven-and-ale-rule-12-6 = If one tile encloses two sheds, both are built, one after the other.
heaven-and-ale-rule-12-7 = Sheds stay where they are. Later only their types matter, for two of the barrels.

## 13 Privileges

heaven-and-ale-rule-13-1 = When both spots of a pair hold a disc you may place one of your privilege cards beside them. It takes effect at once.
heaven-and-ale-rule-13-2 = You may leave the pair without a card, but then it stays without one for good.
heaven-and-ale-rule-13-3 = A pair takes one card, and every card is used once: five at most.
heaven-and-ale-rule-13-4 = Everyone has the same five cards: money, brewmaster, barrels, resource and discs.
heaven-and-ale-rule-13-4-p1 = Money: take 12 ducats.
heaven-and-ale-rule-13-4-p2 = Brewmaster: he goes 5 steps forward.
heaven-and-ale-rule-13-4-p3 = Barrels: at the end every barrel of yours, large or small, brings 1 point more, those taken later too.
heaven-and-ale-rule-13-4-p4 = Resource: choose one; its marker goes one step for every tile of it in your garden, in the sun and in the shade.
heaven-and-ale-rule-13-4-p5 = Discs: your last marker goes one step for every disc on your scoring spots, the new one included. If several are last, choose one.
heaven-and-ale-rule-13-5 = A card that is not placed may be sold for 3 ducats at any moment of your turn; first answer what a disc, a shed or a reward asks.
heaven-and-ale-rule-13-6 = You may place any card you still have, even one that does nothing now.

## 14 Barrels

heaven-and-ale-rule-14-1 = On a barrel space you take every barrel that you have earned.
heaven-and-ale-rule-14-2 = For each goal that you meet now you take the large barrel if it is still there, or else the small one. You never own both.
heaven-and-ale-rule-14-3 = A barrel is yours for good; nobody can take it from you.
heaven-and-ale-rule-14-4 = There are twelve goals. At the end a large barrel brings 4 points, a small one 2.
heaven-and-ale-rule-14-4-1 = Goal 1: your brewmaster stands on space 1 or further.
heaven-and-ale-rule-14-4-2 = Goal 2: all five of your markers stand on space 1 or further.
heaven-and-ale-rule-14-4-3 = Goal 3: at least 6 resource tiles with a 1 lie in your garden.
heaven-and-ale-rule-14-4-4 = Goal 4: at least 6 resource tiles with a 5 lie in your garden.
heaven-and-ale-rule-14-4-5 = Goal 5: discs lie on all 4 of your monk spots.
heaven-and-ale-rule-14-4-6 = Goal 6: discs lie on all 5 of your resource spots.
heaven-and-ale-rule-14-4-7 = Goal 7: you have at least 3 sheds of one type. Type 0 counts too.
heaven-and-ale-rule-14-4-8 = Goal 8: you have sheds of at least 4 different types. Type 0 counts too.
heaven-and-ale-rule-14-4-9 = Goal 9: at least one of your markers stands on 20.
heaven-and-ale-rule-14-4-10 = Goal 10: at least 3 privilege cards lie beside your pairs. Cards you have sold do not count.
heaven-and-ale-rule-14-4-11 = Goal 11: all 15 of your sunny spots are filled.
heaven-and-ale-rule-14-4-12 = Goal 12: all 15 of your shady spots are filled.

## 15 The end of a round, and a new one

heaven-and-ale-rule-15-1 = After the last round the final scoring follows.
heaven-and-ale-rule-15-2 = Before a new round one more monk of the next stack comes onto each of the 4 monk spaces, even if others still lie there.
heaven-and-ale-rule-15-3 = One more resource tile comes onto each of the 15 resource spaces, even if others still lie there: from stack I, and when that is empty, from II.
heaven-and-ale-rule-15-4 = Every scoring space is brought back to one disc. Where one still lies, no second one is added.
heaven-and-ale-rule-15-5 = Only before the last round, and not with four players: a second disc comes onto scoring spaces B and C, and with three players also onto the first A/B/C.
heaven-and-ale-rule-15-6 = Barrels, gardens and markers stay as they are.
heaven-and-ale-rule-15-7 = Whoever stands on S1 begins the new round. All set out from where they stand in the start area.

## 16 Final scoring

heaven-and-ale-rule-16-1 = Where your brewmaster stands says at what rate you exchange and by what you multiply.
heaven-and-ale-rule-16-2 = Your last marker goes 1 step forward for as many steps back, by other markers, as the rate says. None of them may fall behind where it arrives. This goes on as long as it can.
heaven-and-ale-rule-16-3 = Then every 10 ducats move one of your markers 1 step forward, up to 20. The rest is worth nothing.
heaven-and-ale-rule-16-4 = Your points: the space of your last marker (at least 0) times the multiplier, 4 for a large barrel, 2 for a small one, 1 more for each with their privilege, and 1 for S1.
heaven-and-ale-rule-16-5 = Whoever is level with the winner shares the win.
heaven-and-ale-rule-16-6 = Exchange and ducats are worked out for you, so that your last marker gets as far as it can. If the table was set so, markers are exchanged only as long as it helps.
heaven-and-ale-rule-16-7 = More than 181 points cannot be had: 120 for the beer, 48 and 12 for barrels, 1 for S1.
