# The command "sobremesa".

cli-about = Modern strategy games: a table in the browser, and a fast library.

## Help

cli-usage = Usage:
cli-usage-pieces = COMMAND [OPTIONS] …
cli-commands = Commands
cli-options = Options
cli-serve = Serve the table for browsers.
cli-games = List the games.
cli-simulate = Let computer players play whole games against each other.
cli-bench = Measure how fast the rules run on this machine.
cli-replay = Replay a recorded game and tell its scores.
cli-option-help = Show this help.
cli-option-json = Answer in JSON.
cli-option-host = The address to listen at; 127.0.0.1 (usual) is for this machine alone, 0.0.0.0 for everybody who can reach it.
cli-option-port = The port to listen at (usually 8000; 0 takes any that is free).
cli-option-data = The folder in which games are kept.
cli-option-open = Open the browser.
cli-option-rules = The rule set (usually the first that "games" lists).
cli-option-players = The number of seats.
cli-option-games = How many games to play (usually 100).
cli-option-seed = The same seed plays the same games again (usually 0).
cli-option-seats = The computer players, one for each seat, or one for all: random, greedy.
cli-option-records = Write a record of each game into this folder.

## Answers

cli-serve-ready = The table is ready: { $url }
cli-serve-data = Games are kept in { $folder }
cli-serve-stop = Ctrl-C stops the server.
cli-simulate-progress = { $game }
cli-simulate-done =
    { $game } ({ $rules }): { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s: { $speed } a second, rules { $form ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-bench-progress = measuring
cli-bench-form =
    { $form ->
        [compiled] Compiled rules.
       *[interpreted] Interpreted rules.
    }
cli-bench-interpreted = They run several times faster when compiled: install a C compiler, then sobremesa again.
cli-replay-over =
    { $game } ({ $rules }), over after { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
cli-replay-running =
    { $game } ({ $rules }), not over after { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
cli-replay-won = won
cli-column-game = Game
cli-column-players = Players
cli-column-rules = Rules
cli-column-seat = Seat
cli-column-name = Name
cli-column-player = Player
cli-column-score = Points
cli-column-mean = Mean points
cli-column-wins = Wins
cli-column-step = Decisions/s
cli-column-playout = In a playout
cli-column-clone = Clone µs
cli-column-legal = Legal µs

## What is wrong

cli-error = sobremesa: { $message }
cli-see-help = "sobremesa COMMAND --help" tells how a command is used.
cli-misuse-no-command = there is no command "{ $given }"; the commands are: { $allowed }
cli-misuse-no-option = there is no option "{ $given }" here; the options are: { $allowed }
cli-misuse-option-value = the option { $option } needs exactly one value, a switch needs none
cli-misuse-missing = { $argument } is missing
cli-misuse-too-much = "{ $given }" is too much; "{ $command } --help" tells what is understood
cli-misuse-other = { $why }
cli-misuse-number = { $option } is a whole number from { $low } to { $high }, not "{ $given }"
cli-misuse-choice = { $option } cannot be "{ $given }"; allowed: { $allowed }
cli-misuse-seats = --seats names { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, the game has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }; name one for each seat, or one for all
cli-misuse-no-game = there is no game "{ $given }"; the games are: { $allowed }
cli-problem-file = { $file }: { $why }
cli-problem-exists = { $file } is there already; records are not written over
cli-problem-too-large = { $file } is no record: it is larger than { $limit } KiB
cli-problem-not-text = { $file } is no record: it is not UTF-8 text
cli-problem-record = { $file } is no record, line { $line }: { $why }
cli-problem-replay = { $file } cannot be replayed, ply { $ply }: { $why }
cli-problem-serve = { $why }
