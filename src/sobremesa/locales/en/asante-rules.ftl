# Asante: every rule of docs/rules/asante.md in a sentence or two, for whoever asks why.
# asante-rule-5-4-a is rule 5.4 a; asante-rule-h1 is H1, as the holy places and the cards are numbered.

asante-rules-section-1 = What is in the box
asante-rules-section-2 = What you are after
asante-rules-section-3 = Setting up
asante-rules-section-4 = A turn
asante-rules-section-5 = What holds for everything
asante-rules-section-6 = Buying and selling
asante-rules-section-7 = Artifacts
asante-rules-section-8 = Persons, animals and answers
asante-rules-section-9 = Holy places
asante-rules-section-10 = The end of the game
asante-rules-section-11 = What the cards say
asante-rules-section-h = The five holy places
asante-rules-section-w = The ware cards
asante-rules-section-a = The artifacts
asante-rules-section-p = The persons
asante-rules-section-n = The animals

## 1 What is in the box

asante-rule-1-1 = The box holds 112 cards (15 holy places, 35 ware cards, 14 artifacts, 34 persons, 14 animals), 46 tokens worth 146 gold, 48 wares (8 of each of 6 kinds), 2 market stands and 5 markers.
asante-rule-1-2 = There are two piles: the 15 holy places, and the draw pile of the other 97 cards. Each has a discard pile of its own.

## 2 What you are after

asante-rule-2-1 = Whoever has the most gold at the end wins. Wares, cards and artifacts are worth nothing then.

## 3 Setting up

asante-rule-3-1 = Both of you begin with an empty market stand.
asante-rule-3-2 = The holy places are shuffled, and three are turned up as the display, at positions 1, 2 and 3.
asante-rule-3-3 = The other 97 cards are shuffled and form the draw pile, face down.
asante-rule-3-4 = Each of you is dealt a hand of 5 cards, which the other does not see.
asante-rule-3-5 = Each of you has 20 gold; the rest is the bank.
asante-rule-3-6 = All 48 wares lie in the supply.
asante-rule-3-7 = At the table whoever carries the most loose change begins; here chance decides.
asante-rule-3-8 = Whoever begins takes all 5 markers. The first turn is a full one.

## 4 A turn

asante-rule-4-1 = You take turns. In a turn you first draw, then play, and then end it.
asante-rule-4-2 = You begin your turn with 5 markers. Every action spends one unless it says otherwise, and you need not use them all.
asante-rule-4-3 = Spend a marker to draw the top card and look at it. Before anything else, keep it or discard it face up. Where there is no card to draw, no marker can be spent on it.
asante-rule-4-4 = Once you keep a card, drawing is over and playing begins.
asante-rule-4-5 = After discarding you may begin to play, or draw again for another marker, until all 5 are spent.
asante-rule-4-6 = So drawing brings you one card at most, and always the last one drawn. What you have discarded you cannot take back.
asante-rule-4-7 = You need not draw. The first thing you play, or the end of your turn, closes drawing for good.
asante-rule-4-8 = Once you have begun to play, no marker can be spent on drawing. Cards that an effect lets you draw go straight into your hand, unless it says otherwise.
asante-rule-4-9 = In any order you may play cards of your hand (one marker each), use your artifacts (one marker, as a rule), and once a turn play one of your holy places (no marker).
asante-rule-4-10 = End your turn whenever you like, even with markers left. With none left you may still play a holy place, if you have not played one this turn.
asante-rule-4-11 = If 2 or more markers are left at the end of your turn you take 1 gold, however many they are. Markers you have taken back count.
asante-rule-4-12 = Then all your used artifacts are turned upright again.
asante-rule-4-13 = Then it is seen whether the end of the game has come. The gold for markers left counts.
asante-rule-4-14 = At last the 5 markers pass to your opponent.

## 5 What holds for everything

asante-rule-5-1 = You may hold any number of cards.
asante-rule-5-2 = Gold lies open, and nobody may do anything that costs more gold than they have.
asante-rule-5-3 = Only the cards in a hand and the order of the face-down piles are hidden. All else is open: discard piles may be looked through, and hands and piles may be counted.
asante-rule-5-4 = If a pile is empty when a card is needed, its discard pile is shuffled into a new one. If both are empty, the rest of the drawing is skipped. Holy places have a pile of their own, but the rule is the same.
asante-rule-5-4-a = The draw pile is reshuffled once a turn at most. If it runs out again, there is no card to draw until the turn ends.
asante-rule-5-4-b = So there is a card to draw if the draw pile holds one, or if the discard pile holds one and the pile has not been reshuffled this turn.
asante-rule-5-4-c = Cards that the effect in progress has drawn or looked at, as with the Matron or the Hermit, lie aside and are not reshuffled.
asante-rule-5-5 = A person or an animal is discarded only when all is done, so it is not reshuffled meanwhile and cannot find itself. Tracker, Haggler and Carver wait for the card they play.
asante-rule-5-6 = A stand has 6 spaces, each for one ware. The sixth costs nothing, and there is no way to have more.
asante-rule-5-7 = Of the wares a person or an animal gives you, keep as many as you like and have room for; the rest goes back to the supply. Wares you had before cannot be cleared away for them.
asante-rule-5-8 = Wares from an artifact or a holy place must be in the supply and must all fit on your stand. Otherwise it cannot be used.
asante-rule-5-9 = Persons, animals and holy places are played, and artifacts used, only if they would do something, as far as you can see. Each of them says what it needs.
asante-rule-5-10 = An effect goes step by step. What is to be paid, discarded or returned must be possible in full; of what is gained you get as much as there is.
asante-rule-5-11 = A choice within an effect is made when its step is reached, and so after any answer.
asante-rule-5-12 = The bank never runs out, unless you set the table otherwise: then there are 146 gold in all, every gain takes what is left, and Victoria Falls need 1 gold in the bank.
asante-rule-5-13 = The supply is never empty: of 48 wares at most 12 lie on the stands. Five of the six kinds at least can always be had.
asante-rule-5-14 = Who learns what: you know the cards that you have seen, and no others.
asante-rule-5-14-a = What you draw or keep, also with the Matron or the Hermit, only you see. Your opponent learns that it happened, and how many cards it was.
asante-rule-5-14-b = Both see every card that is discarded, played, cancelled or turned up. That includes cards paid for the Boatman, the Talking Drum and the Basket.
asante-rule-5-14-c = A card taken openly, by the Healer or after the Tracker's search, is known to both until it leaves the hand.
asante-rule-5-14-d = The Vulture's card is seen by both of you: whoever loses it knows which one is gone.
asante-rule-5-14-e = Whoever plays the Hermit knows the cards put back, and their order, until they are drawn. After a reshuffle nobody knows the order.
asante-rule-5-15 = Nothing is taken back past a moment that showed something hidden or asked your opponent: drawing, looking, stealing, turning up, reshuffling, or showing a card of your hand.

## 6 Buying and selling

asante-rule-6-1 = A ware card shows 1 to 4 wares; 1 or 2 of them may be packages. On the left stands what buying costs, on the right what selling brings.
asante-rule-6-2 = It costs one marker to play, to buy or to sell as you choose. Then the card is discarded.
asante-rule-6-3 = To buy, pay the price on the left, take all the wares shown from the supply, and put each on a free space of your stand at once.
asante-rule-6-4 = Where a card does not let you buy, you may still play it to sell.
asante-rule-6-4-a = You cannot buy if your stand has too little room for all the wares shown.
asante-rule-6-4-b = You cannot buy if one of the wares shown is missing from the supply.
asante-rule-6-4-c = You cannot buy if you have less gold than the price.
asante-rule-6-4-d = Nobody may buy fewer wares than the card shows.
asante-rule-6-5 = To sell, return exactly the wares shown from your stand to the supply, no fewer and no others, and take the price on the right.
asante-rule-6-6 = A package is any ware you name when you play the card. Two packages on a card are of one kind; it may be one that the card shows besides.
asante-rule-6-7 = A card serves for one purchase or one sale. To buy and sell the same wares in one turn you need two cards and two markers.

## 7 Artifacts

asante-rule-7-1 = Playing an artifact costs one marker. It goes into an empty slot of yours, whichever you like.
asante-rule-7-2 = The holy place before that slot then goes to your opponent, and another is turned up in its stead at once.
asante-rule-7-3 = If all three of your slots are full, a new artifact replaces one of them, used or not, which is discarded. The holy place before that slot then comes to you.
asante-rule-7-4 = You may give up an artifact only to replace it, and only while no slot is empty. The table may be set otherwise: then it may be done earlier, but the holy place goes to your opponent.
asante-rule-7-5 = You never have more than 3 artifacts. Every position has a slot for you and one for your opponent.
asante-rule-7-6 = An artifact stays in play and may be used once a turn, from the turn it is played, for one marker unless it says otherwise. Two of the same name are used independently.
asante-rule-7-7 = A newly played artifact is upright and may be used, even if the one it replaces was used this turn.
asante-rule-7-8 = If no holy place is left to turn up, the position stays empty, and an artifact there brings nobody a place. Once places are discarded it is filled after the effect, the lowest position first.
asante-rule-7-9 = An artifact that is removed in another way, as by the Cape Buffalo, moves no holy place.

## 8 Persons, animals and answers

asante-rule-8-1 = Playing a person or an animal costs one marker. Its effect is carried out at once; then it is discarded.
asante-rule-8-2 = First you show the card and spend the marker; then your opponent may answer. If the card is not cancelled it is carried out, and then discarded.
asante-rule-8-3 = Your opponent may answer with an Animalist, out of turn and without a marker. Nothing of your card happens or is paid; both cards are discarded, yours first. Your marker stays spent.
asante-rule-8-4 = An Animalist answers persons and animals only: no ware cards, no artifacts nor their use, no holy places.
asante-rule-8-5 = An animal played by way of the Tracker may be answered as well, though the Tracker could be answered before. Cancelling the animal does not undo the search.
asante-rule-8-6 = An Animalist cannot be answered by another. The table may be set otherwise: then you answer in turn until somebody lets it happen. An odd number of Animalists cancels the card, an even number does not.
asante-rule-8-7 = An Animalist can only answer. It cannot be played in any other way.
asante-rule-8-8 = Whoever holds at least one card is asked for an answer, with or without an Animalist. Neither the question nor the time it takes may tell what the hand holds.

## 9 Holy places

asante-rule-9-1 = Holy places lie open before their owner and are not part of the hand. You may have any number of them.
asante-rule-9-2 = Once a turn, while playing, you may play one of your holy places without a marker; then it is discarded. One received this very turn may be played too, and counts for strength.
asante-rule-9-3 = Its strength is how many cards of that place you have, itself included: 1, 2 or 3. You may apply it so many times. Only the card played is discarded.
asante-rule-9-4 = It is applied one time after another, and each time you choose anew. You may stop early, but not before the first time.
asante-rule-9-5 = There are five holy places, with three cards each.
asante-rule-h1 = Rwenzori Mountains: draw one card into your hand.
asante-rule-h2 = Victoria Falls: take 1 gold from the bank.
asante-rule-h3 = Okavango Delta: take back one marker spent this turn, so that you never have more than 5. If a card or an artifact brings this effect, its own marker is spent already.
asante-rule-h4 = Ngorongoro Crater: return one ware of your stand to the supply, then take any one from the supply.
asante-rule-h5 = Kilimanjaro: one effect of Rwenzori Mountains, Victoria Falls, Okavango Delta or Ngorongoro Crater, whichever you like.
asante-rule-9-6 = A strong Kilimanjaro lets you choose every time, the same effect or another. Only Kilimanjaro cards count for its strength; other places you have do not.
asante-rule-9-7 = Rwenzori Mountains need a card to draw, Okavango Delta a spent marker, Ngorongoro Crater a ware on your stand. Victoria Falls and Kilimanjaro can always be applied.
asante-rule-9-8 = Map, Cartographer, Shango Figurine and Cape Buffalo apply a place with strength 1. That is not playing it: no place is discarded, and you may still play one this turn.

## 10 The end of the game

asante-rule-10-1 = Whoever has 60 gold or more at the end of their own turn brings on the end. Gold reached at any other moment does not.
asante-rule-10-2 = The other player has one more full turn. Then the game is over, whatever the gold.
asante-rule-10-3 = The most gold wins. If both have the same, whoever had the last turn wins, and not whoever brought on the end.

## 11 What the cards say

asante-rule-w1 = Four cards show one package, any ware you like. Buying costs 2 gold, selling brings 4.
asante-rule-w2 = Four cards show two packages, any wares of one kind. Buying costs 3 gold, selling brings 7.
asante-rule-w3 = Six cards show two wares; buying costs 3 gold, selling brings 8: salt and tea, jewelry and salt, jewelry and silk, pelts and silk, fruit and pelts, fruit and tea.
asante-rule-w4 = Six cards show a pair and one more; buying costs 4 gold, selling brings 11: 2 jewelry + fruit, 2 silk + salt, 2 tea + silk, 2 salt + jewelry, 2 fruit + pelts, 2 pelts + tea.
asante-rule-w5 = Six cards, 5 gold to buy, 12 to sell: salt + silk + jewelry, jewelry + pelts + silk, salt + jewelry + fruit, fruit + pelts + tea, tea + salt + fruit, silk + pelts + tea.
asante-rule-w6 = Six cards show two pairs; buying costs 6 gold, selling brings 14: tea and jewelry, jewelry and pelts, pelts and tea, salt and silk, silk and fruit, fruit and salt.
asante-rule-w7 = Three cards, 7 gold to buy, 16 to sell: salt + pelts + jewelry + fruit, tea + silk + jewelry + fruit, tea + silk + salt + pelts.

asante-rule-a1 = Pottery, two cards: return 1 to 6 wares of your stand, all of different kinds, and take 1, 3, 6, 10, 15 or 20 gold for them.
asante-rule-a2 = Map, two cards: apply one place of the display once, one that would do something for you. It stays where it is, and your own places add nothing.
asante-rule-a3 = Shango Figurine, two cards: carry out another artifact in play, used or not, on either side, as if it were yours; no Shango Figurine. You pay its markers and other costs. Only the Figurine counts as used.
asante-rule-a4 = Calabash, two cards: pay 1 gold and draw a card.
asante-rule-a5 = Talking Drum, two cards: discard 1 or 2 cards of your hand, then draw as many.
asante-rule-a6 = Basket, two cards: discard one card of your hand and take any ware from the supply. You need a free space for it.
asante-rule-a7 = Carved Stool, two cards: each use costs 2 markers. Take any ware from the supply. You need a free space for it.

asante-rule-p1 = Animalist, six cards: played only as an answer, without a marker. It cancels a person or an animal of your opponent. It is a person itself, so the Healer may fetch it.
asante-rule-p2 = Boatman, two cards: for 1 to 6 wares of your choice discard 1, 3, 6, 10, 15 or 21 cards of your hand. The Boatman is not one of them. You need at least one free space.
asante-rule-p3 = Cartographer, two cards: apply each place of the display once, in any order. You may leave some out, but not all. Equal places and your own ones add nothing, and the display stays as it is.
asante-rule-p4 = Dyer, two cards: return 1 to 5 wares of one kind, then take as many, all of different kinds and none of the kind you returned.
asante-rule-p5 = Tracker, two cards: turn up and discard cards until an animal appears. Play it at once without a marker, or take it into your hand; what cannot be played goes to your hand.
asante-rule-p6 = Haggler, two cards: play a ware card without packages, with no further marker. Buying costs 2 gold less, selling brings 2 more. If the Haggler is cancelled, the ware card stays in your hand.
asante-rule-p7 = Healer, two cards: take a person of your choice, but no Healer, from the discard pile into your hand.
asante-rule-p8 = Nomad, two cards: return all wares of your stand, then take 3 wares of three different kinds. Your stand may be empty.
asante-rule-p9 = Matron, two cards: draw 3 cards, keep 2 of them and discard the other. If there are fewer, keep up to 2.
asante-rule-p10 = Carver, two cards: play an artifact of your hand or of the discard pile, with no further marker. The holy place before it comes to you in any case.
asante-rule-p11 = Hermit, two cards: look at the top 5 cards of the draw pile, take one into your hand and put the others back in the same order. Only you see them.
asante-rule-p12 = Porter, two cards: pay 2 gold and take 2 wares of one kind. You need at least one free space.
asante-rule-p13 = Storyteller, two cards: draw until you hold 5 cards. You must hold fewer than 5 besides the Storyteller.
asante-rule-p14 = Salt Trader, two cards: return any number of wares, at least one, of any kinds, and take 2 gold for each.
asante-rule-p15 = Pilgrim, two cards: take a holy place of the display and lay it before you; another is turned up. It may be played this turn, if you have not played one yet.

asante-rule-n1 = Cape Buffalo, three cards: discard an artifact in play on either side. Then you may carry out its effect once, used or not, without markers; gold, cards and wares are paid as usual.
asante-rule-n2 = Camel, three cards: take any 2 wares from the supply, equal or different. You need at least one free space.
asante-rule-n3 = Gorilla, two cards: name a ware on your opponent's stand. All wares of that kind there go back to the supply.
asante-rule-n4 = Vulture, two cards: take one card at random from your opponent's hand into yours.
asante-rule-n5 = Hippopotamus, two cards: first your opponent, then you: whoever has more than 3 wares returns wares of their choice until 3 are left. One of you must have 4 or more.
asante-rule-n6 = Rhinoceros, two cards: take one of your opponent's holy places, whichever you like, and lay it before you.
