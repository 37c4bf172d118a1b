## The room

serve-ready = The game room is open at { $address }
serve-data = Tables are stored in { $folder }. Press Ctrl+C to stop.
client-missing = The game room’s page has not been built yet. In the project’s folder, “{ $command }” builds it and opens the room.

## Problems at the start

port-taken = The room cannot listen on { $host }, port { $port }: { $reason }. Choose another with --port.
bad-address = The room cannot listen on { $host }, port { $port }: { $reason }.
bad-database = “{ $url }” is not a database Vaka knows. Write it as postgresql://user@host/name.
no-database = The database does not answer: { $reason }
bad-bus = “{ $url }” is not a bus Vaka knows. Write it as redis://host:6379.
no-bus = The bus does not answer: { $reason }
no-redis-package = A Redis bus needs the package “redis”. Install vaka with the extra “cluster”.

## Problems at a table

no-table = There is no such table.
no-page = There is nothing at this address.
bad-method = This cannot be done at this address.
bad-request = Something is wrong with the request, at { $where }.
bad-message = The room does not understand this message.
bad-page = This is not a page of the lobby.
bad-text = A name or a line of chat needs something to read, and at most { $longest } characters.
practice-alone = Known dice are for practice with bots: no seat can be left to others, and the table cannot be in the lobby.
bad-plan = { $given } seats were planned for a table of { $seats }.
bad-intent = The room does not understand what you tried.
no-preview = { $game } has no previews.
action-or-move = Send either the number of an action or a move, not both.

not-seated = You have no seat at this table.
not-your-seat = Seat { $seat } is not yours.
not-your-turn = It is the turn of seat { $seat }, which is not yours.
stood-in = A bot is standing in for you on seat { $seat }. Take the seat back first.
stale = The table has changed; look again.
not-started = The match has not started yet.
already-started = The match has already started.
table-ended = The match is over.
table-full = Every seat is taken.
seat-taken = Somebody is already sitting on seat { $seat }.
invitation-needed = You need an invitation for this seat.
host-only = Only the host of the table can do this.
others-play = Other people are playing at this table, so it cannot be closed.
nothing-to-undo = You have made no decision that you could take back.
undo-others = The decision at ply { $ply } was not yours.
undo-own = The others have to agree, not you.
no-undo-asked = Nobody has asked to take something back.
no-hints = There are no hints at this table.
review-running = The match is not over yet. You can review it when it is.
review-alone = A match for one cannot be reviewed: there are no opponents to compare with.
not-over = The match is not over yet. Its record and its seed are available when it is.
fork-running = While a match is running, only its players can fork it, each from what they know. Spectators can fork it when it is over.
fork-over = The match is already over there. Choose an earlier ply.
record-over-limit = The saved match has { $plies } decisions, but this room takes at most { $most }.
record-kit = The components in this record cannot come from a components file of { $game }.
table-version = This table was played with version { $theirs } of { $game }, but this program has version { $ours }.
table-corrupt = The log of this table does not match its position.
commitment-missing = The record holds no commitment to its seed.
commitment-broken = The seed of this record is not the one the room was committed to.

## Too much, or not now

too-fast = You are sending too much at once. Wait a moment.
too-busy = The room is busy with large requests right now. Try again in a moment.
too-heavy = This takes more time or memory than the room gives to one request.
foreign-host = This room does not answer to the name “{ $host }”. Its host can allow it with --allow-host { $host }.
too-slow = The request took too long to arrive.
too-large = The request is too large; the limit is { $limit } bytes.
too-many-tables = You have { $limit } unfinished tables. Finish or close one first.
too-many-sockets = There are too many connections from your address.
too-many-reviews = Many matches are being reviewed right now. Try again in a few minutes.
advice-not-ready = The bots are still getting ready for this game. Try again in a moment.
foreign-origin = The request comes from a page of another site.
store-unavailable = The room’s database does not answer, and nothing was changed. Try again.
busy = Others are changing this table at the same time. Try again.
internal = Something went wrong in the room. The table has not changed.

## Journeys

undo-alone = In a match for one, you can take back only what revealed nothing new.
journey-table = This table belongs to a journey; it waits for you and cannot be closed.
journey-moved = The journey has changed; look again.
no-journey-there = There is no such journey.
not-your-journey = This journey is not yours.
nothing-to-decide = There is nothing to choose right now.
nothing-to-play = There is no match to play right now.
too-many-journeys = You cannot have more than { $limit } journeys.
