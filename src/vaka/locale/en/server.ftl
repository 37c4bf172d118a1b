## The room

serve-ready = The game room is open at { $address }
serve-data = Tables are kept in { $folder }. Stop with Ctrl+C.
client-missing = The page of the game room is not built yet. In the project’s folder, “{ $command }” builds it and opens the room.

## Mistakes at the start

port-taken = The room cannot listen at { $host }, port { $port }: { $reason }. Choose another with --port.
bad-address = There is no address { $host }, port { $port }, to listen at: { $reason }.
bad-database = “{ $url }” is not a database Vaka knows. It is written postgresql://user@host/name.
no-database = The database does not answer: { $reason }
bad-bus = “{ $url }” is not a bus Vaka knows. It is written redis://host:6379.
no-bus = The bus does not answer: { $reason }
no-redis-package = A Redis bus needs the package “redis”. Install vaka with the extra “cluster”.

## Mistakes at a table

no-table = There is no such table.
no-page = There is nothing at this address.
bad-method = This cannot be done at this address.
bad-request = The request is not as it should be, at { $where }.
bad-message = This message is not one the room knows.
bad-page = This is not the mark of a page of the lobby.
bad-text = A name or a line needs something to read, and at most { $longest } signs.
practice-alone = Known dice are for practice with bots: no seat can be left to others, and the lobby does not list the table.
bad-plan = { $given } seats were planned for a table of { $seats }.
bad-intent = What was tried cannot be understood.
no-preview = { $game } shows nothing before it is done.
action-or-move = Send either the number of an action or a move, one of the two.

not-seated = You have no seat at this table.
not-your-seat = Seat { $seat } is not yours.
not-your-turn = Seat { $seat } is to move, and it is not yours.
stood-in = A bot stands in for you on seat { $seat }. Take the seat back first.
stale = The table has moved on; look at it again.
not-started = The match has not started yet.
already-started = The match has started already.
table-ended = The match is over.
table-full = Every seat is taken.
seat-taken = Somebody sits on seat { $seat }.
invitation-needed = This seat is kept for somebody with an invitation.
host-only = Only the host of the table can do this.
others-play = Other people play at this table; it cannot be closed.
nothing-to-undo = You have made no decision that could be taken back.
undo-others = Ply { $ply } was not a decision of yours.
undo-own = The others have to agree, not you.
no-undo-asked = Nobody has asked to take something back.
no-hints = No hints are given at this table.
review-running = The match is not over. It can be reviewed when it is.
review-alone = A match for one has no result against others that could be reviewed.
not-over = The match is not over. Its record and its seed are given out when it is.
fork-running = While a match goes on, only its players can fork it, each from what they know. Who looks on can when it has ended.
fork-over = Nothing is left to decide there. Choose an earlier ply.
record-kit = The components in this record cannot come from a components file of { $game }.
table-version = This table was played with version { $theirs } of { $game }, and this program has version { $ours }.
table-corrupt = The log of this table does not fit its position.
commitment-missing = The record does not say what its seed was bound by.
commitment-broken = The seed of this record is not the one the room was bound to.

## Too much, or not now

too-fast = That is too much at once. Wait a moment.
too-slow = The request took too long to arrive.
too-large = The request is too large; { $limit } bytes are the most.
too-many-tables = You have { $limit } tables that are not finished. Finish or close one first.
too-many-sockets = Too many connections from your address.
too-many-reviews = Many matches are being reviewed just now. Try again in some minutes.
advice-not-ready = The bots are still getting ready for this game. Try again in a moment.
foreign-origin = The request comes from the page of another address.
store-unavailable = The room’s store does not answer; nothing was changed. Try again.
busy = Others are changing this table at the same time. Try again.
internal = Something went wrong in the room. The table is as it was before.

## Journeys

undo-alone = Alone one plays for the result: only what showed nothing new can be taken back.
journey-table = This table belongs to a journey; it waits for you and cannot be closed.
journey-moved = The journey has moved on; look at it again.
no-journey-there = There is no such journey.
not-your-journey = This journey is not yours.
nothing-to-decide = There is nothing to choose now.
nothing-to-play = There is no match to play now.
too-many-journeys = { $limit } journeys from one place are the most.
