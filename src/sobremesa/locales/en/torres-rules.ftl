# Torres: every rule of docs/rules/torres.md in a sentence or two, for whoever asks why.
# torres-rule-8-3 is rule 8.3.

torres-rules-section-1 = What is in the box
torres-rules-section-2 = The board
torres-rules-section-3 = Setting up
torres-rules-section-4 = Phases, rounds and stacks
torres-rules-section-5 = A turn
torres-rules-section-6 = Adding a knight
torres-rules-section-7 = Moving a knight
torres-rules-section-8 = Building a block
torres-rules-section-9 = Action cards
torres-rules-section-10 = The scoring track
torres-rules-section-11 = What the action cards do
torres-rules-section-12 = The master version
torres-rules-section-13 = Scoring and the end

## 1 What is in the box

torres-rule-1-1 = The box holds 92 blocks, six knights and a marker for each of four colours, one king, four equal sets of ten action cards, and eight master cards.
torres-rule-1-2 = There are always enough blocks: even four players who play every gift of stone never need more than the box holds.

## 2 The board

torres-rule-2-1 = The board has eight rows of eight spaces. Eight of them are marked as sites for the first castles.
torres-rule-2-2 = The eight sites lie evenly over the board; any two of them are at least three steps apart.
torres-rule-2-3 = A piece on the bare board is on level 0, on one block on level 1, and so on. What counts for a knight is where he stands, not how high the castle is elsewhere.

## 3 Setting up

torres-rule-3-1 = One block on each site makes the eight first castles. Their blocks are like any others and may disappear later.
torres-rule-3-2 = Every player takes the things of one colour.
torres-rule-3-2-1 = Each player has six knights and a marker, which begins on space 0 of the track.
torres-rule-3-2-2 = Each player shuffles ten action cards into a face-down deck of their own. Nobody holds a card at the start.
torres-rule-3-3 = Chance decides who begins. Going clockwise, each player puts one knight on a castle where no piece stands yet.
torres-rule-3-4 = Whoever placed the last knight also puts the king on an empty castle. That is the king's castle of the first phase.
torres-rule-3-5 = Whoever began the set-up also begins the first phase and, in the basic version, every round of it.

## 4 Phases, rounds and stacks

torres-rule-4-1 = The game has three phases, and each ends with a scoring. In every round each player takes one turn, clockwise.
torres-rule-4-2 = The phases last 4, 3 and 3 rounds. With two players all three last 4 rounds.
torres-rule-4-3 = Before a phase each player takes blocks and stacks them: one stack for every round of the phase.
torres-rule-4-3-1 = Two players: four stacks of 3 blocks before each phase.
torres-rule-4-3-2 = Three players: stacks of 3, 3, 2 and 2 blocks before the first phase, of 3, 3 and 2 before the others.
torres-rule-4-3-3 = Four players: stacks of 2 blocks, four before the first phase and three before the others.
torres-rule-4-4 = In one turn you may build from only one of your stacks, whichever you choose.
torres-rule-4-5 = Blocks of the stack you used that were not built are settled at the end of the turn.
torres-rule-4-5-1 = Unused blocks go onto your other stacks, which you choose, but no stack may hold more than 3. Whatever fits is kept.
torres-rule-4-5-2 = Unused blocks that fit nowhere go back to the common supply.
torres-rule-4-5-3 = Unused blocks never make a new stack.
torres-rule-4-6 = Blocks that you still have when a phase ends go back to the common supply.
torres-rule-4-7 = The number of blocks built in one turn is limited.
torres-rule-4-7-1 = You can build no more than 3 blocks in one turn.
torres-rule-4-7-2 = Blocks placed by an action card come on top: they count neither as built blocks nor as the use of a stack.
torres-rule-4-8 = Every turn uses up one stack; the stacks show how many turns you have left.
torres-rule-4-8-1 = If you build nothing, you still use up one stack and choose which.
torres-rule-4-8-2 = A stack that a card has emptied still stands for one turn, and left-over blocks may go onto it.
torres-rule-4-9 = At the end of a turn it is settled which stack was used, its left-over blocks find a place, the stack is gone, and the next player goes on.

## 5 A turn

torres-rule-5-1 = You have 5 action points in your turn and spend them in any order, repeating actions as you like. An action needs enough points.
torres-rule-5-2 = You may end your turn at any moment. Points that you do not spend are lost.
torres-rule-5-3 = Each action has its price in action points.
torres-rule-5-3-1 = Adding a knight costs 2 action points.
torres-rule-5-3-2 = Moving a knight costs 1 action point: one step, or one way through a castle.
torres-rule-5-3-3 = Building a block costs 1 action point.
torres-rule-5-3-4 = Buying an action card costs 1 action point; it can be done twice in a turn, and only in the basic version.
torres-rule-5-3-5 = Playing an action card costs nothing; one card in a turn.
torres-rule-5-3-6 = One step along the scoring track costs 1 action point.

## 6 Adding a knight

torres-rule-6-1 = A new knight comes onto an empty space straight beside one of your own knights, on his level or any level below.
torres-rule-6-2 = A new knight cannot come through doors: only the four neighbouring spaces count.
torres-rule-6-3 = You need a knight in reserve. Knights never leave the board.
torres-rule-6-4 = A new knight counts at once: he may move, and the next one may come beside him.

## 7 Moving a knight

torres-rule-7-1 = A knight steps straight onto an empty neighbouring space, at most one level up or any number of levels down. He cannot pass over other pieces.
torres-rule-7-2 = A knight may go in through a door beside him on his own level and come out of any door of the same castle, on his own level or lower, onto another empty space.
torres-rule-7-3 = You can come out onto a space if a block of that castle beside it stands higher than the space itself. The space may be ground or a lower part of the castle.
torres-rule-7-4 = What the castle looks like inside, and who stands on top of it, does not matter: only the levels of start and goal are compared. The table may be set otherwise: then he needs a way inside that never rises.
torres-rule-7-5 = Going through a castle costs 1 action point, however far it is. You may do it several times in a turn.
torres-rule-7-6 = A door that leads off the board is of no use.
torres-rule-7-7 = You may share your moves among any of your knights, but you never move those of others.

## 8 Building a block

torres-rule-8-1 = Castles belong to nobody. You may build at any castle, and at several in one turn.
torres-rule-8-2 = A block goes on top of an empty space of a castle, or on empty ground straight beside exactly one castle.
torres-rule-8-3 = No part of a castle may be higher than the number of spaces the castle covers.
torres-rule-8-4 = Two castles may never become one. They may touch only at corners.
torres-rule-8-5 = Normal building never starts a new castle. Only some cards do.
torres-rule-8-6 = You cannot build where a knight or the king stands.

## 9 Action cards

torres-rule-9-1 = An action card is bought from the top of your own deck.
torres-rule-9-1-1 = You look at your top three cards, keep one and put the others back face down, on top of the deck or under it.
torres-rule-9-1-2 = The cards you put back both go to the same end of the deck, in the order you choose.
torres-rule-9-1-3 = If fewer than three cards are left you look at those. With an empty deck you cannot buy.
torres-rule-9-2 = Buying and keeping cards has its limits.
torres-rule-9-2-1 = You can buy at most two cards in a turn.
torres-rule-9-2-2 = A card that was bought in this turn can be played in your next turn at the earliest.
torres-rule-9-2-3 = You may keep cards as long as you like, and as many as you like.
torres-rule-9-3 = How a card is played.
torres-rule-9-3-1 = You can play at most one card in a turn, at any moment of it, for no points.
torres-rule-9-3-2 = A card is laid open, takes effect and leaves the game.
torres-rule-9-3-3 = What the card does costs no action points.
torres-rule-9-4 = A card can be played only when its effect can be carried out.
torres-rule-9-5 = Your hand and deck are hidden from the others, who see only how many cards they hold. In the master version all hands are open.

## 10 The scoring track

torres-rule-10-1 = For 1 action point the marker goes one space forward. Only one marker fits on a space: where one stands already, you go on to the next free space.
torres-rule-10-2 = On space 0, where all begin, any number of markers may stand.
torres-rule-10-3 = Whenever points are booked, the marker goes on to a free space, so nobody ties. Winning no points moves nothing.
torres-rule-10-4 = The track never ends.

## 11 What the action cards do

torres-rule-11-0 = Every set has ten cards, no two alike.
torres-rule-11-0-1 = 6 points: you have 6 action points this turn instead of 5.
torres-rule-11-0-2 = 7 points: you have 7 action points this turn instead of 5.
torres-rule-11-0-3 = Great leap: one of your knights goes straight to an empty neighbouring space exactly two levels higher.
torres-rule-11-0-4 = Slantwise: one of your knights goes one space diagonally to an empty space, at most one level up or any number down.
torres-rule-11-0-5 = Free passage: one of your knights goes through a castle and comes out of any of its doors, on whatever level.
torres-rule-11-0-6 = Pedestal: a block of one of your stacks goes under one of your knights, who rises by one level.
torres-rule-11-0-7 = Gift of stone: you build a block from the common supply by the normal rules.
torres-rule-11-0-8 = Moving stone: you move the top block of an empty space to another empty space.
torres-rule-11-0-9 = Vault: one of your knights jumps over a piece beside him.
torres-rule-11-0-10 = Reinforcement: a new knight comes beside one of your own, up to one level higher.
torres-rule-11-1 = The cards for six or seven points can be played at any time of the turn, even when all points are spent.
torres-rule-11-2 = Free passage begins at a door on the knight's level and ends on an empty space that a higher block of the same castle adjoins. The roof of its highest part is out of reach.
torres-rule-11-3 = A block under a knight needs a block in one of your stacks. It must keep the castle within its height limit and must not join castles; on ground away from all castles it starts a new one.
torres-rule-11-4 = The block of a gift of stone comes on top of the blocks you may build in a turn and of the stack you use.
torres-rule-11-5 = Moving a block has conditions at both ends.
torres-rule-11-5-1 = You may lift the top block only where no piece stands. The only block of a castle may be lifted too.
torres-rule-11-5-2 = Lifting a block must not split a castle. When it is down again no castle may be higher than its size, and at least six castles must stand.
torres-rule-11-5-3 = The block goes on a castle within its height limit, on ground beside exactly one castle, or on ground beside none, where it starts a new castle. The lifted block does not count as a neighbour.
torres-rule-11-5-4 = The moved block must not join castles, and it must end up on another space.
torres-rule-11-6 = The vault goes straight over exactly one piece to the empty space behind it, which may be at most one level higher than the start. How high the piece stands does not matter.
torres-rule-11-7 = With this card a new knight from your reserve comes onto an empty space straight beside one of yours, at most one level above him. It costs no points.
torres-rule-11-8 = No card moves the king.

## 12 The master version

torres-rule-12-0-1 = Border: 2, 5 or 10 points, by phase, for each of your knights on an edge space, and for one more if you alone have the most there.
torres-rule-12-0-2 = Diagonals: 2, 5 or 10 points, by phase, for each of your knights on the two long diagonals, and for one more if you alone have the most there.
torres-rule-12-0-3 = Many castles: 5, 15 or 30 points, by phase, if your knights stand in exactly as many castles as the phase asks for.
torres-rule-12-0-4 = Neighbours: 40 points after the last phase if all your knights stand together.
torres-rule-12-0-5 = All different: 40 points after the last phase if all your knights are on different levels.
torres-rule-12-0-6 = Row: 50 points after the last phase if all your knights are in one row.
torres-rule-12-0-7 = Square: 50 points after the last phase if four of your knights are the corners of a square.
torres-rule-12-0-8 = All alike: 50 points after the last phase if all your knights are on the same level.
torres-rule-12-1 = Players take turns placing the eight first castles, each on an empty space at least three straight steps from every other castle.
torres-rule-12-2 = Knights and king are placed as in the basic version.
torres-rule-12-3 = All ten action cards are in hand from the start and none can be bought. You still play at most one in a turn.
torres-rule-12-4 = One of the eight master cards is drawn at the start and lies open. Whoever meets it scores it.
torres-rule-12-5 = After the first round every round is begun by the player with the most points, also at the start of a new phase. While all stand on space 0 the order stays.
torres-rule-12-6 = A scoring goes through castles, king's bonus and master card, each clockwise from the player who began the last round.
torres-rule-12-7 = After the first two phases the player in last place may still move the king.
torres-rule-12-8 = What the words on the master cards mean.
torres-rule-12-8-1 = "All your knights" means all six, and all on the board.
torres-rule-12-8-2 = Standing together means one group, each beside another in a straight step.
torres-rule-12-8-3 = A row is a row or a column of the board; gaps are allowed.
torres-rule-12-8-4 = A square lies parallel to the board and has any size from 2 by 2. Levels do not matter.
torres-rule-12-8-5 = The ground, level 0, is a level like any other.
torres-rule-12-9 = To have the most somewhere you need at least one knight there.
torres-rule-12-10 = Many castles: exactly 4 castles after the first phase bring 5 points, 5 after the second 15, and 6 after the third 30.
torres-rule-12-11 = Master cards look at the board as it stands when the phase ends. The king plays no part in them.

## 13 Scoring and the end

torres-rule-13-1 = After a phase castles are scored, clockwise from the player who began the phase.
torres-rule-13-1-1 = For each castle with a knight of yours you score its number of spaces times the level of your highest knight there.
torres-rule-13-1-2 = A castle scores once for you, however many of your knights it holds.
torres-rule-13-1-3 = Other players' knights take nothing away from you: everybody in a castle scores it.
torres-rule-13-1-4 = The points of all your castles are booked in one go; only then does the marker look for a free space.
torres-rule-13-2 = When all castles are scored the king's bonus follows, in the same order.
torres-rule-13-2-1 = A knight in the king's castle on level 1, 2 or 3 after phase 1, 2 or 3 brings 5, 10 or 15 points.
torres-rule-13-2-2 = It must be exactly that level. One knight may earn the bonus and a higher one the points of the castle.
torres-rule-13-2-3 = You get the bonus only once. It comes on top of the points for the castle.
torres-rule-13-2-4 = Several players may earn the king's bonus.
torres-rule-13-2-5 = The level on which the king stands does not matter.
torres-rule-13-3 = A knight on the ground is in no castle.
torres-rule-13-4 = After the first and second phase the king may move.
torres-rule-13-4-1 = The player with the fewest points may move the king to any empty space of any castle.
torres-rule-13-4-2 = The king need not move. If no castle has an empty space he stays.
torres-rule-13-4-3 = In the basic version the player who was offered the king's move then begins the next phase, moved or not.
torres-rule-13-5 = If last place is shared, which happens only on space 0, the one of them whose turn came last may move the king.
torres-rule-13-6 = The blocks for the new phase are taken before play goes on.
torres-rule-13-7 = After the third scoring the game is over, and whoever has the most points wins. Should nobody have scored a single point, all win.
