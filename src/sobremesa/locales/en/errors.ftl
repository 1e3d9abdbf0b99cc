# What the server refuses and why. The names after "error-" are the codes of the API.

## What was sent cannot be read

error-bad-request = The request cannot be read: { $what } – { $why }. Allowed: { $allowed }.
error-bad-content-type = Requests with a body are sent as application/json.
error-bad-ply = There is no position { $given } here. Allowed: 0 to { $head }.
error-bad-notation = “{ $text }” is no action of this game.
error-too-large = The request is too large. At most { $limit } bytes are read.
error-too-many = That was too many requests in a short time. Please wait { $seconds } s.
error-unknown-path = There is nothing at this address.
error-bad-method = This address cannot be used like that. Allowed: { $allowed }.
error-foreign-origin = The request came from a page of another site.

## Setting up a table

error-unknown-game = There is no game “{ $game }”. The games are: { $allowed }.
error-bad-rules = There is no rule set “{ $given }”. Allowed: { $allowed }.
error-bad-players = { $given ->
    [one] { $given } seat is not possible in this game. Allowed: { $allowed }.
   *[other] { $given } seats are not possible in this game. Allowed: { $allowed }.
  }
error-bad-option = This game has no option “{ $given }”. Its options are: { $allowed }.
error-bad-value = The option “{ $option }” cannot be { $given }. Allowed: { $allowed }.
error-bad-level = There is no computer player “{ $given }”. Allowed: { $allowed }.
error-bad-name = A name has at most { $limit } characters, all of them visible.
error-nobody-here = At least one seat is for a person.
error-too-many-tables = { $limit ->
    [one] You have { $limit } table, and that is as many as may be kept. Remove it first.
   *[other] You have { $limit } tables, and those are as many as may be kept. Remove one first.
  }

## At the table

error-unknown-table = There is no such table among yours.
error-not-yours = Seat { $seat } is not yours. Your seats: { $allowed }.
error-not-your-turn = It is the turn of seat { $seat }.
error-chance-turn = A card is being drawn; wait for it.
error-no-hint = The computer could not think of a hint; ask again in a moment.
error-stale-ply = The game has gone on in the meantime: its newest position is { $head }.
error-game-over = The game is over.
error-illegal = “{ $action }” is not allowed now (rule { $rule }).
error-undo-barred = Nothing can be taken back here.
error-undo-range = Play can go back to a ply from { $lowest } to { $highest }, not to { $given }.
error-id-reused = Something else was asked under the same id before.
error-already-lent = Seat { $seat } is in the computer's hands already.
error-not-lent = Seat { $seat } has not been handed to the computer.
error-seat-lent = The computer is playing seat { $seat }. Take it back first.
error-hint-busy = A hint is being thought about already; wait for it.
error-record-secret = The record of this game can be read when the game is over; it tells what the players hide.
error-table-full = This table has reached its limit of { $limit } entries.
error-outdated-table = This game was played by other rules (version { $version }) and cannot be shown any more.

## The server

error-internal = Something went wrong in the server. Nothing was changed.
error-storage = The server could not write the game down just now. Nothing was changed; please try again.
error-serve-port-taken = Port { $port } on { $host } is taken: another program, or another Sobremesa, listens there. Choose another one with --port.
error-serve-address = Cannot listen on { $host }, port { $port }: { $why }.
error-serve-folder = The folder { $folder } cannot be written: { $why }. Choose another one with --data.
error-serve-setting = { $name } is a whole number above 0, not “{ $given }”.
error-serve-player = { $name } is no computer player: “{ $given }”. Allowed: { $allowed }.
error-serve-database = The file { $file } cannot be used: { $why }.
error-serve-database-newer = The file { $file } was written by a newer Sobremesa. Use that one, or choose another folder with --data.

## In place of the page

error-page-not-built = The page has not been built yet. Run “make play”, or “npm install” and “npm run build” in the folder web, and load this address again.
error-page-not-found = There is nothing at this address.
error-page-not-found-note = The link may be mistyped, or what was here is gone.
error-page-lobby = To the lobby
