# Asara: every rule of docs/rules/asara.md in a sentence or two, for whoever asks why.
# asara-rule-7-2-3 is rule 7.2.3.

asara-rules-section-1 = What is in the box
asara-rules-section-2 = Areas and buyer spaces
asara-rules-section-3 = Prices
asara-rules-section-4 = Setting up
asara-rules-section-5 = A turn
asara-rules-section-6 = Sending a buyer
asara-rules-section-7 = Actions
asara-rules-section-8 = The end of a year, and a new one
asara-rules-section-9 = Final scoring
asara-rules-section-10 = The professional version
asara-rules-section-11 = Money

## 1 What is in the box

asara-rule-1-0 = The box holds a board, 100 sections (20 bases, 20 trunks, 25 windows, 20 turrets, 15 lit windows), 45 buyers, 52 coins, the patronage tile, a year counter, and four screens and prestige counters.
asara-rule-1-1 = Sections come in five colours: brown, green, red, black and white.
asara-rule-1-2 = Some sections are decorated with gold: one of every shape in every colour, 20 of the 85.
asara-rule-1-3 = Lit windows never carry gold.
asara-rule-1-4 = Buyers have five colours of their own: blue, green, violet, red and yellow. They have nothing to do with the colours of the sections.
asara-rule-1-5 = You play the great builders Timanis, Mirar, Leiard and Faraiel. Whose name you bear makes no difference.

## 2 Areas and buyer spaces

asara-rule-2-0-1 = Base market: seven bases lie face up, and there is room for four buyers. Each of them buys one base at its price.
asara-rule-2-0-2 = Turret market: seven turrets lie face up, and there is room for four buyers. Each of them buys one turret at its price.
asara-rule-2-0-3 = Trunk market: seven trunks lie face up, and there is room for four buyers. Each of them buys one trunk at its price.
asara-rule-2-0-4 = Window market: eight windows lie face up, and there is room for four buyers. Each of them buys one window at its price.
asara-rule-2-0-5 = Building circle: seven plots, numbered 1 to 7. The number is what the plot costs.
asara-rule-2-0-6 = Bank: four spaces, which bring 12, 10, 8 and 6 Asari.
asara-rule-2-0-7 = Coloured house beside the bank: it takes any number of cards, in any colours, and each brings 5 Asari.
asara-rule-2-0-8 = House of spies: two spaces, for 3 and for 5 Asari. A section taken there is paid for as well.
asara-rule-2-0-9 = Caliph's patronage: one single space. Whoever sends a buyer there takes the patronage tile.
asara-rule-2-0-10 = Tent, only in the professional version: three spaces, for 3, 5 and 7 Asari. Two cards are drawn there.
asara-rule-2-0-11 = House of lit windows, only in the professional version: three spaces. You pay 4 or 10 Asari there.
asara-rule-2-1 = An area has room for one to seven buyers, most for three or four. Only the coloured house takes any number.
asara-rule-2-2 = In the beginner version the tent and the house of lit windows stay closed. In the professional version both are open.
asara-rule-2-3 = The prestige track runs from 0 to 100, and points beyond that count on. The game lasts four years.

## 3 Prices

asara-rule-3-1 = A section costs by its colour alone, whatever its shape, with gold or without: brown 3, green 4, red 5, black 6, white 8 Asari.
asara-rule-3-2 = The five prices are 3, 4, 5, 6 and 8 Asari. The dearer a colour is, the more its tallest towers bring in the end.
asara-rule-3-3 = These prices are not those of lit windows, which are paid for in their own house.

## 4 Setting up

asara-rule-4-1 = The sections are sorted by shape into four stacks, which are shuffled and laid face down in their markets.
asara-rule-4-2 = Every space of a market gets a section face up: 7 bases, 7 trunks, 8 windows, 7 turrets. In the stacks 13, 13, 17 and 13 remain.
asara-rule-4-3 = All begin with 0 prestige, in year 1.
asara-rule-4-4 = There is a first player, who holds the patronage; those who come later start with a little more money.
asara-rule-4-4-1 = At the table the last to have climbed a tower begins; here chance decides.
asara-rule-4-4-2 = The first player receives the Caliph's patronage.
asara-rule-4-4-3 = The first player receives 20 Asari; the others, clockwise, 21, 22 and 23.
asara-rule-4-5 = All 45 buyers are shuffled. Each player is dealt 9, 8 or 7 of them in a game of two, three or four; the rest is the face-down deck.
asara-rule-4-6 = Cards, money and unbuilt sections are kept behind the screens. Finished towers stand before them for all to see.
asara-rule-4-7 = Professional version: the 15 lit windows are shuffled and form a face-down stack at their house. Otherwise they stay in the box.
asara-rule-4-8 = All see every payment and income, each section taken from a market or by bribe, the towers, the sizes of hands and stacks, and which stack was looked through.
asara-rule-4-9 = Secret: the colours of cards lying face down, what was seen in a stack, lit windows kept or put back. Who put some back knows them and their order.

## 5 A turn

asara-rule-5-1 = Turns go clockwise from the first player. In your turn you send a buyer and carry out the action of that area at once.
asara-rule-5-2 = Whoever has no cards left is passed over. The year ends when nobody has a card any more.
asara-rule-5-3 = You cannot pass, and a buyer may go only where the action can be carried out, unless the table is set otherwise. With a card in hand the coloured house is always open to you.

## 6 Sending a buyer

asara-rule-6-1 = A buyer goes face up on an empty space of an area.
asara-rule-6-2 = Where no buyer lies yet, any colour will do.
asara-rule-6-3 = Where buyers lie already, yours must be of their colour. This holds everywhere but in the coloured house.
asara-rule-6-4 = Instead of a card of that colour you may lay any two of your cards face down on one space, even if you hold the colour. They count as one buyer. The table may be set otherwise: then the two must be of one colour.
asara-rule-6-5 = Two cards face down are possible only where a colour is asked for: not in an empty area, and not in the coloured house.
asara-rule-6-6 = Cards lying face down show no colour, so they neither set the colour of an area nor change it.
asara-rule-6-7 = An area without an empty space is closed for the rest of the year.
asara-rule-6-8 = You send one buyer a turn. In the coloured house any number of cards may gather over the year, but only one comes in a turn.

## 7 Actions

asara-rule-7-1-1 = In a market you take any one section that lies face up, put it behind your screen and pay its price.
asara-rule-7-1-2 = The gap in the market is not filled before the next year.
asara-rule-7-1-3 = You can come to a market only if a section lies there that you can pay for.
asara-rule-7-2-1 = Your buyer goes to an empty plot, and you pay as many Asari as its number says.
asara-rule-7-2-2 = As a rule you must use exactly as many sections from behind your screen as the plot's number says.
asara-rule-7-2-3 = If the plot for your sections is taken you may use the next higher empty one: you pay its number, but use and score only as many sections as you wanted.
asara-rule-7-2-4 = To build you use at least one section from behind your screen, and never more than seven in one action.
asara-rule-7-2-5 = Every section used in the action brings 1 point of prestige at once.
asara-rule-7-2-6 = You may spread the sections over any number of towers, new or old, of any colours.
asara-rule-7-2-7 = A tower is of one colour and has exactly one base and one turret, with any number of trunks and windows.
asara-rule-7-2-8 = Trunks and windows may be added to finished towers. Their order does not matter.
asara-rule-7-2-9 = What is built stays where it is: it is not moved to another tower, exchanged or taken back.
asara-rule-7-2-10 = At the end of your turn all your towers must be complete, so a new one takes at least two sections. You may own several of one colour.
asara-rule-7-2-11 = Sections that cannot be used stay behind your screen.
asara-rule-7-2-12 = You may build on a plot only if you can pay for it and use the whole number of your sections by these rules.
asara-rule-7-3-1 = At the bank you take the Asari printed on the space you use.
asara-rule-7-3-2 = In the coloured house you lay any one card face down and take 5 Asari. No colour is asked for, and there is always room.
asara-rule-7-4-1 = With the spies you first pay 3 or 5 Asari, then choose one of the four face-down stacks, look through it, and may take one section of it.
asara-rule-7-4-2 = A section taken by bribe is shown to all and paid for, and goes behind your screen.
asara-rule-7-4-3 = After looking you may take nothing. What the spies were paid is gone.
asara-rule-7-4-4 = The stack is shuffled and put back. Sections that lie face up and lit windows cannot be had by bribe.
asara-rule-7-4-5 = You must be able to pay the spies, and the stack you choose must not be empty.
asara-rule-7-5-1 = The patronage passes to you at once. Its holder begins the next year; the order of the current year stays as it is.
asara-rule-7-5-2 = Whoever holds the patronage may use the space too: it stays where it is, and the space is taken. The table may be set otherwise: then its holder may not come here.

## 8 The end of a year, and a new one

asara-rule-8-1 = At the end of a year all score for what they have built, and for the patronage.
asara-rule-8-1-1 = Every finished tower brings 1 point, whatever its height or colour.
asara-rule-8-1-2 = Every built section with gold brings 1 point, unless a lit window covers it.
asara-rule-8-1-3 = The Caliph's patronage brings its holder 1 point.
asara-rule-8-1-4 = In the professional version every built lit window brings 1 point.
asara-rule-8-2 = This scoring follows each of the four years, the last one included.
asara-rule-8-3 = After the first, second and third year a new year is prepared.
asara-rule-8-3-1 = All buyers leave the board, those in the coloured house too.
asara-rule-8-3-2 = All 45 buyers are shuffled and dealt as at the start.
asara-rule-8-3-3 = Empty market spaces are filled from the stacks. Where a stack runs short, spaces stay empty.
asara-rule-8-3-4 = Everyone receives 20 Asari; those who play later get no more this time.
asara-rule-8-3-5 = Money and unbuilt sections of earlier years are kept.
asara-rule-8-3-6 = The year counter moves on by one.
asara-rule-8-3-7 = The holder of the patronage begins the year, and keeps it.
asara-rule-8-4 = Which spaces of a market stay empty makes no difference.

## 9 Final scoring

asara-rule-9-0-1 = The tallest brown tower brings 4 points, the second tallest 2.
asara-rule-9-0-2 = The tallest green tower brings 6 points, the second tallest 3.
asara-rule-9-0-3 = The tallest red tower brings 8 points, the second tallest 4.
asara-rule-9-0-4 = The tallest black tower brings 10 points, the second tallest 5.
asara-rule-9-0-5 = The tallest white tower brings 12 points, the second tallest 6.
asara-rule-9-0-6 = The tallest tower of all, whatever its colour, brings 8 points, the second tallest 4.
asara-rule-9-0-7 = Whoever has the most towers receives 12 points, the second 6.
asara-rule-9-0-8 = Every full 10 Asari bring 1 point.
asara-rule-9-1 = The height of a tower is the number of its sections. Trunks and windows count alike, lit windows not at all.
asara-rule-9-2 = Towers are ranked, not players: one player may hold first and second place, and each tower in a tie takes its own share.
asara-rule-9-3 = A tie for first: the values of both places are added and divided by the number of tied towers, rounded up. There is no second place then.
asara-rule-9-4 = A tie for second: the value of second place is divided by the number of tied towers, rounded up.
asara-rule-9-5 = For most towers the points are divided by the number of tied players instead. Whoever has no tower takes no part.
asara-rule-9-6 = A contest without a tower brings nothing. With a single tower only first place is given.
asara-rule-9-7 = Gold, the patronage and unbuilt sections bring nothing in the final scoring.
asara-rule-9-8 = The most prestige wins. Several players may win together.
asara-rule-9-9 = Towers are ranked by height, then in the professional version by lit windows. All the best share first place; if it is one alone, the next best share second.
asara-rule-9-10 = Each contest is counted by itself, and every tower takes part wherever it fits. Money is counted for each player.

## 10 The professional version

asara-rule-10-1 = In the tent you hire more buyers.
asara-rule-10-1-1 = Before the card is laid you pay what is printed on the space.
asara-rule-10-1-2 = Then you draw two cards from the deck. The card you lay must have been in your hand before.
asara-rule-10-1-3 = The cards drawn must be used in the same year, like all others.
asara-rule-10-1-4 = If one card is left in the deck you draw one. With none left the tent is closed.
asara-rule-10-2 = In their house you get lit windows for your towers.
asara-rule-10-2-1 = Either you pay 4 Asari, look at the top three lit windows and keep one, or you pay 10, look at the top five and keep two.
asara-rule-10-2-2 = You must choose one of the two and keep the whole number. Without 4 Asari you cannot come here.
asara-rule-10-2-3 = The lit windows you keep go behind your screen, and nobody else sees them.
asara-rule-10-2-4 = The others go face down under the stack, in the order you choose.
asara-rule-10-2-5 = The colours make no difference to the price.
asara-rule-10-3 = If the stack is short you look at what is there. For 4 Asari at least one lit window must be left, for 10 at least two.
asara-rule-10-4 = Lit windows are laid while building.
asara-rule-10-4-1 = A lit window counts as a section: for the plot, for its payment and for 1 point of prestige.
asara-rule-10-4-2 = A lit window does not make a tower taller.
asara-rule-10-4-3 = A lit window goes only onto a closed window of the same colour that is already built.
asara-rule-10-4-4 = A window takes one lit window and no more.
asara-rule-10-4-5 = The window under it may have been built in the same action. The table may be set otherwise: then it must have stood there before.
asara-rule-10-5 = Gold under a lit window counts no longer.
asara-rule-10-6 = Every lit window that is built brings 1 point at each year's end.
asara-rule-10-7 = In the final scoring lit windows settle ties, for first and for second place.
asara-rule-10-7-1 = In a tie the player with more lit windows on the towers in dispute always comes first.
asara-rule-10-7-2 = Only lit windows on the tied towers count; for most towers, those on all towers of the tied players.
asara-rule-10-7-3 = If it is still a tie, the points are shared as usual.
asara-rule-10-7-4 = If one player owns several of the tied towers, the lit windows on all of them are added up, and each is ranked with that sum.
asara-rule-10-8 = All else is as in the beginner version.

## 11 Money

asara-rule-11-1 = The 52 coins are worth 215 Asari, but the supply never runs out.
asara-rule-11-2 = A payment cannot be split, and players neither lend nor trade money.
