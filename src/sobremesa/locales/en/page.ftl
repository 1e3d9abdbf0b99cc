# The words of the page itself: lobby, table, settings. The words of each game are in a file of their own.

sobremesa = Sobremesa
page-close = Close
page-cancel = Cancel
page-try-again = Try again
page-unreachable = The server does not answer. Try again in a moment.
page-skip-to-board = Skip to the board
page-skip-to-choices = Skip to what you may do
page-skip-to-log = Skip to the log
page-loading = Setting the table…

language-en = English
language-es = Español
language-ru = Русский

colour-indigo = Indigo
colour-vermilion = Vermilion
colour-ochre = Ochre
colour-teal = Teal

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Daylight
settings-theme-dark = Lamp light
settings-pace = How fast the others’ turns are shown
settings-pace-slow = Slowly
settings-pace-normal = At ease
settings-pace-quick = Quickly
settings-pace-none = At once
settings-motion = Motion
settings-motion-system = As the device
settings-motion-full = Moving
settings-motion-still = Still
settings-letters = Single letters as shortcuts
    .note = Switch this off if letters reach the page by accident, as with voice control.
settings-name = Your name

lobby-tagline = Stay at the table a little longer.
lobby-games = On the table
lobby-play = Play
    .note = You against the computer: { $level }
lobby-set-up = Set the table…
lobby-players = { $min }–{ $max } players
lobby-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-yours = Your games
lobby-yours-none = The games you begin are kept here, until you clear them away.
lobby-clear = Clear away
lobby-clear-sure = Clear this game away for good?
lobby-clear-table = Clear away: { $game }, { $names }
lobby-your-turn = { $name } to play
lobby-waiting = { $name } is thinking
lobby-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
lobby-when = Last move { $when }
lobby-empty = No game is installed on this server.

setup-title = Set the table: { $game }
setup-rules = Rules
setup-players = Players
setup-seat = Seat { $number }, { $colour }
setup-kind = Who sits here
setup-kind-me = Me
setup-kind-here = Someone here
setup-kind-computer = Computer
setup-level = How well it plays
setup-name = Name
setup-name-hint = Name, if you like
setup-name-kept = This name is kept for your next tables; you can change it in the settings.
setup-house-rules = House rules
    .note = Where the rule book leaves a question open, you may decide it here.
setup-usual = usual
setup-stand-in = If somebody leaves, the computer plays on
    .note = A seat that owes a decision for so long, with nobody looking on, is lent to the computer. It can be taken back at any time.
setup-stand-in-0 = never
setup-stand-in-60 = after 1 minute
setup-stand-in-300 = after 5 minutes
setup-stand-in-3600 = after 1 hour
setup-stand-in-86400 = after 1 day
setup-sit = Sit down
setup-nobody = At least one seat is for a person.

# How well the computer plays

level-1 = Apprentice
level-1-about = Still learning, and lets many a good chance go by.
level-2 = Regular
level-2-about = Plays sensibly, but misses a good deal.
level-3 = Skilled
level-3-about = Weighs every move, and few good ones get away.
level-4 = Expert
level-4-about = Misses next to nothing, and in most games thinks ahead.
level-5 = Master
level-5-about = The best we have: it may think for three seconds.
level-random = Anything goes
level-greedy = Sensible

table-lobby = Back to the lobby
table-rules = Rules
table-help = Keys
table-settings = Settings
table-side = Players and log
table-result = Result
table-players = Players
table-board = The board
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-turn-of = { $name } to play
table-thinking = { $name } is thinking…
table-thinking-for = The computer decides for { $name }…
table-computer = Computer
table-computer-level = Computer: { $level }
table-won = Winner
table-over = The game is over.
table-sending = One moment…
table-offline = The line is down. The game is safe; it goes on when the line is back.
table-not-found = There is no such table here
    .note = It may have been cleared away, or it belongs to another browser.
table-failed = The table could not be opened

action-undo-step = Undo step
action-undo-turn = Undo turn
action-end-turn = End turn
action-bar = Your turn
action-choices = What may I do?
action-hints = Hint
action-faster = Faster
action-skip = Skip

refused-rule = Rule { $rule }
refused-show = Show the rule
refused-title = Not allowed

choices-title = What you may do
choices-filter = Type to find: a space, a word
choices-count = { $count ->
    [0] Nothing fits.
    [one] { $count } possibility.
   *[other] { $count } possibilities.
}
choices-none = There is nothing to choose now.
choices-how = Arrow keys choose, Enter does it.
choices-how-touch = The first tap shows it on the board, the second does it.
choices-again = Tap again to do it

seat-lend = Hand over
seat-lend-title = Let the computer play for { $name }
seat-lend-text = It goes on from here, seeing only what this seat may see. You can take the seat back at any time.
seat-lent = The computer plays for { $name }
seat-take-back = Take back
seat-take-back-of = Take back: { $name }

hints-title = What the computer would do
hints-how = The bar shows the chance to win; beside it is the lead to be expected at the end.
hints-thinking = Thinking it over…
hints-chance = { $chance } chance to win
hints-ahead = { $how ->
    [ahead] { $points } ahead
    [behind] { $points } behind
   *[level] level
}
hints-then = And then:
hints-do = Do it

log-title = Log
log-empty = Nothing has happened yet.
log-go = Show the position after this

history-title = Look back
history-first = To the beginning
history-previous = One step back
history-next = One step on
history-live = To now
history-replay = Watch from here
history-pause = Stop
history-where = Move { $made } of { $all }
history-looking = You are looking back: move { $made } of { $all }.
history-replaying = Watching again: move { $made } of { $all }.

scoring-title = Scoring
scoring-go = Move the markers
scoring-to-result = To the result

curtain-title = { $name }, it is your turn
curtain-text = Pass the device on. What { $name } holds is shown when you say so.
curtain-lift = I am { $name }

result-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
result-place = { $place }.
result-again = Again
result-again-turned = Again, seats turned
result-watch = Watch again
result-record = Save the record
result-chart = Points
result-by-part = By part of the game
result-by-source = By where they came from
result-total = Total
result-moments = Turning points
result-moment = { $name } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than anyone else
result-moment-show = Move { $move }

rules-title = Rules of { $game }
rules-filter = Find a rule
rules-none = No rule speaks of that.

help-title = Keys
help-page = Everywhere
help-board = On the board
help-key-choices = List of what you may do
help-key-hints = Hint: what the computer would do
help-key-undo = Undo step
help-key-undo-turn = Undo turn
help-key-end = End turn
help-key-back = One step back, one step on
help-key-ends = To the beginning, to now
help-key-escape = Close, or back to now
help-key-rules = Rules
help-key-help = This page
help-key-hurry = Any key makes the others’ turn go faster.
