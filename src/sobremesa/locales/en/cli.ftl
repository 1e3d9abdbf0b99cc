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
cli-arena = Let computer players meet in a match, and tell how sure the result is.
cli-ladder = Let several computer players meet, each the one named before it.
cli-train = Train a network that judges positions, by self-play from nothing; a training that was broken off goes on.
cli-join = Put networks of one game together into one that says what they say in the mean, and sees the features that the game has now.
cli-bench = Measure how fast the rules run on this machine.
cli-replay = Replay a recorded game and tell its scores.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-json = Answer in JSON.
cli-option-host = The address to listen at; 127.0.0.1 (usual) is for this machine alone, 0.0.0.0 for everybody who can reach it.
cli-option-port = The port to listen at (usually 8000; 0 takes any that is free).
cli-option-data = The folder in which games are kept (usually sobremesa in $XDG_DATA_HOME, or in ~/.local/share).
cli-option-open = Open the browser.
cli-option-rules = The rule set (usually the first that "games" lists).
cli-option-players = The number of seats.
cli-option-games = How many games to play (usually 100).
cli-option-seed = The same seed plays the same games again (usually 0).
cli-option-seats = The computer players, one for each seat, or one for all: random, greedy, search:500ms, level:3 …
cli-option-records = Write a record of each game into this folder.
cli-option-match-games = The most games of a match (usually 100; as many more as it takes for all to sit everywhere equally often).
cli-option-arena-seats = The computer players, one for each seat, or one for all; it is asked how strong the first is.
cli-option-ladder-seats = The computer players, the weakest first (usually level:1 to level:5).
cli-option-settle = Stop when it is settled whether the first player takes more or less than so many percent of the first places (usually the fair share); several, as in 60,85, or never.
cli-option-separate = Every game has its own chance, and not all games of a round the same.
cli-option-file = The file in which the games are kept; those that are there are not played again (usually matches.jsonl).
cli-option-workers = How many games at a time (usually one for each core), or the Ray cluster to play them on: ray://HOST:PORT.
cli-option-picture = Draw the cross table into this file, as SVG.
cli-option-minutes = How long to train, in minutes, the final match not included (usually 120).
cli-option-out = The folder in which the training and its network are kept (usually training).
cli-option-simulations = How many simulations a decision of self-play takes once there is a network (usually 10).
cli-option-training-seed = The same seed begins with the same network and games (usually 0).
cli-option-final-match = How many games the network plays at the end against search without it, for each number of players and each of two or three ways to look ahead (usually 40; 0 for none).
cli-option-begin-with = A network to begin with in place of nothing, a file as a training makes it (usually none).
cli-option-positions = The folder with records of games (*.record, *.txt): half of the games after the first begin where the turn passed in one of these (usually none).
cli-option-lines = How many lines wide turns are planned in self-play once there is a network, in place of a search (usually 0: it searches).
cli-option-last-turns = How often a search plays the last turn of each of these games again, so that the network learns what the position before it is worth (usually 0: never).
cli-option-hidden = How much each hidden layer of the network finds (usually 64,32). A network to begin with whose layers are others plays the first games, and a new one learns.
cli-option-join-out = The folder in which the new network is put (usually joined).
cli-option-members = How many members of each network are taken, the first ones (usually all).
cli-option-reach = How many turns ahead a search with it looks, for two players, three and so on (usually as the first network).
cli-option-answers = With how many players a turn is planned by the answers to it, where there is time: 2,3,4 or some of these, 0 for none (usually as the first network).
cli-option-played-on = For how many turns a planned one is played on, to be judged by how the game goes on, for two players, three and so on; 0 if it is not (usually as the first network).

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
cli-arena-title =
    { $game } ({ $rules }), { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-arena-done =
    { $game } ({ $rules }): { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, rules { $form ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-arena-rate = { $games } a minute
cli-arena-above = Settled after { $games } of { $planned } games: { $player } takes more than { $share } of the first places.
cli-arena-below = Settled after { $games } of { $planned } games: { $player } takes less than { $share } of the first places.
cli-arena-open = Open after { $games } of { $planned } games: whether { $player } takes more or less than { $share } of the first places.
cli-arena-winner = On average the winner has { $points } points.
cli-arena-beginner = Who decides first takes { $share } of the wins ({ $between }).
cli-arena-time = { $player }: { $mean } ms a decision, the slowest { $slowest } ms.
cli-arena-any-time = The intervals of wins hold, with 95 %, whenever one stops; those of points only after many rounds.
cli-arena-fixed = The intervals hold, with 95 %, for this number of games.
cli-arena-programs =
    These games were played by { $programs ->
        [one] { $programs } version
       *[other] { $programs } versions
    } of the rules or players.
cli-arena-kept =
    { $file } has { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of such a table. Who was ahead of whom how often:
cli-arena-stopped = Stopped. The games that were over are kept in { $file }; the same command goes on with them.
cli-train-passed-over =
    { $records ->
        [one] { $records } record is passed over: it is not of { $game } ({ $rules }) without other options, or the turn never passes in it.
       *[other] { $records } records are passed over: they are not of { $game } ({ $rules }) without other options, or the turn never passes in them.
    }
cli-train-playing = generation { $generation }, game { $games }
cli-train-learning = epoch { $epoch }, loss { $loss }
cli-train-title = { $game } ({ $rules }): what was learned
cli-train-share = Share of the win: loss per position
cli-train-points = Points: off by
cli-train-learned = games learned from
cli-train-tested = games kept back
cli-train-evaluation = the evaluation
cli-train-done =
    The network is in { $file }, after { $epochs ->
        [one] { $epochs } epoch
       *[other] { $epochs } epochs
    }.
cli-train-losses = In games kept back its loss is { $tested }, that of the evaluation { $known }; points are off by { $points }.
cli-train-nothing-better = It is still the network that it began with: nothing learned judged games kept back better.
cli-train-match =
    With { $players } players: in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } against { $other } it won { $share } ({ $interval }), looking { $reach ->
        [one] { $reach } turn
       *[other] { $reach } turns
    } ahead, as it does from now on.
cli-train-match-played-on =
    With { $players } players: in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } against { $other } it won { $share } ({ $interval }). Its turns are played on for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, as before, so it was not tried how far it should look.
cli-train-use = With { $folder } in the environment, players written trained:… use it.
cli-train-stopped = Stopped. What was learned so far is kept in { $folder }; the same command goes on with it.
cli-join-done =
    The network is in { $file }; it has { $members ->
        [one] { $members } member
       *[other] { $members } members
    }.
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
cli-column-seats = Seats
cli-column-against = Against
cli-column-games = Games
cli-column-interval = 95 %
cli-column-ahead = Ahead by
cli-column-rating = Rating

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
cli-misuse-numbers = { $option } is whole numbers from { $low } up, with commas between them, not "{ $given }"
cli-misuse-choice = { $option } cannot be "{ $given }"; allowed: { $allowed }
cli-misuse-player = --seats cannot name "{ $given }"; players are: { $allowed }; search and trained take other numbers, too
cli-misuse-seats = --seats names { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, the game has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }; name one for each seat, or one for all
cli-misuse-no-game = there is no game "{ $given }"; the games are: { $allowed }
cli-misuse-settle = --settle takes percentages above 0 and below 100, as in 60,85, or "never", not "{ $given }"
cli-misuse-workers = --workers is a whole number from 1 to { $high } or an address as in ray://HOST:10001, not "{ $given }"
cli-misuse-no-features = nothing can be trained for { $game }: the game has no features
cli-misuse-rungs = --seats names at least two different players, each once, the weakest first, not "{ $given }"
cli-problem-file = { $file }: { $why }
cli-problem-output = the answer cannot be written: { $why }
cli-problem-exists = { $file } is there already; nothing is written over
cli-problem-too-large = { $file } is no record: it is larger than { $limit } KiB
cli-problem-not-text = { $file } is no record: it is not UTF-8 text
cli-problem-record = { $file } is no record, line { $line }: { $why }
cli-problem-replay = { $file } cannot be replayed, ply { $ply }: { $why }
cli-problem-serve = { $why }
cli-problem-games-file = { $file } is no file of games, line { $line }: { $why }
cli-problem-in-use = { $file } is being written by another command; --file names another
cli-problem-training-in-use = another command is writing in { $file }; --out names another folder
cli-problem-damaged = { $file } is damaged: { $why }; --out names another folder to begin in anew
cli-problem-network = a network cannot be used: { $what }
cli-problem-game = game { $number } could not be played: { $why }
cli-problem-no-ray = a cluster needs Ray: pip install ".[many]" in the folder of the project
cli-problem-no-torch = training needs PyTorch: pip install ".[learn]" in the folder of the project
cli-problem-other-training = { $folder } holds another training: { $what }; --out names another folder
cli-problem-bad-network = { $file } is no network to begin with: { $what }
cli-problem-no-positions = { $folder } has no record (*.record, *.txt) of { $game } ({ $rules }) in which the turn passes
cli-problem-join = these networks cannot be joined: { $what }
cli-problem-cluster = { $address } does not answer: { $why }
