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
no-redis-package = A Redis bus needs the package “redis”. Install vaka with the extra “host”.
folder-taken = Another room is already using { $path }. A folder serves one process at a time; several need PostgreSQL (--database).
database-newer = The database was made by a newer version of Vaka (schema { $theirs }; this one knows { $ours }). Install that version, or restore a backup.
database-encoding = The database has the encoding { $encoding }, which cannot hold everybody’s text. Create one with ENCODING 'UTF8' and use that.
password-in-flag = A password must not be given on the command line, where other users can read it. Leave out { $flag } and set { $variable }, name a file in { $variable }_FILE, or write “{ $name }” in the settings file.
unknown-setting = { $name } is not a setting. Did you mean { $alike }? “vaka serve --show-settings” lists them all.
bad-setting = The setting { $name } cannot be “{ $given }” ({ $where }): it takes { setting-takes }.
setting-takes = { $kind ->
    [int] a whole number
    [float] a number
    [int-above-zero] a whole number above 0
    [float-above-zero] a number above 0
    [bool] true or false
    [path] a path
    [list] a list of texts
    [table] a table
    [str] text
   *[other] one of: { $kind }
}
bad-config = { $path } is not a TOML file: { $reason }

## Problems at a table

no-table = There is no such table.
no-page = There is nothing at this address.
bad-method = This cannot be done at this address.
bad-request = Something is wrong with the request, at { $where }.
bad-message = The room does not understand this message.
bad-page = This is not a page of the lobby.
bad-text = A name or a chat message must not be empty and may have at most { $longest } characters.
practice-alone = Known dice are for practice with bots: no seat can be left to others, and the table cannot be in the lobby.
bad-seat-count = { $given } seats were given for a table of { $seats }.
bad-intent = The room does not understand what you tried.
no-preview = { $game } has no previews.
action-or-move = Send either the number of an action or a move, not both.

not-seated = You have no seat at this table.
guest-name = Guest
not-your-seat = That seat is not yours.
already-chosen = All have chosen; this choice can no longer be changed.
no-plans-here = Nothing can be planned at this table.
plan-too-long = A plan has at most { $limit } decisions.
plan-not-possible = This plan is not possible any more.
clock-decides = At this table the clock says how long people may take.
clock-one-seat = At a table with clocks everybody has one seat.
clock-alone = A match for one has no clock.
flag-fell = You ran out of time in a rated match. The bot plays on for the others.
bad-zone = There is no time zone called “{ $zone }”. Write it like Europe/Rome.
bad-quiet = Quiet hours must begin and end at different times.
bad-night = A night must begin and end at different hours.
not-your-turn = It is somebody else’s turn.
stood-in = A bot is standing in for you. Take your seat back first.
stale = The table has changed; look again.
not-started = The match has not started yet.
already-started = The match has already started.
table-ended = The match is over.
table-full = Every seat is taken.
seat-taken = Somebody is already sitting there.
name-taken = Somebody at this table is already called “{ $name }”. Choose another name.
invitation-needed = You need an invitation for this seat.
host-only = Only the host of the table can do this.
nobody-to-remove = There is nobody else in that seat to remove.
removed = The host has removed you from this table, so you cannot sit down here again. You can still watch.
others-play = Other people have seats in this match, so it cannot be closed. You can leave, and a bot plays for you.
nothing-to-undo = You have made no decision yet that you could undo.
undo-others = That decision was not yours.
undo-own = It is the others who have to agree, not you.
undo-away = A bot is standing in for { $name }, who has to agree to this. Ask again when { $name } is back.
no-undo-asked = Nobody has asked to take something back.
not-its-turn = The table is not waiting for that seat.
vote-others = Only the other players can vote on this.
vote-early = There is still time. You can let a bot play for somebody who is away, or has not moved for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
no-vote = There is no vote going on here.
again-running = The match is not over yet. You can play again when it is.
again-journey = This match belongs to a career, and goes on from there.
no-again-asked = Nobody has asked to play again.
no-hints = There are no hints at this table.
review-running = The match is not over yet. You can review it when it is.
review-alone = A match for one cannot be reviewed: there are no opponents to compare with.
not-over = The match is not over yet. Its record and its seed are available when it is.
fork-running = While a match is running, only its players can play on from it, each with what they know. Spectators can when it is over.
fork-over = The match is already over there. Choose an earlier move.
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
too-many-tables = You have { $limit } unfinished tables. Close one you no longer need; one that nobody has touched for { $minutes } minutes is closed for you.
too-much-copied = You have opened a lot of saved matches and forks today: together more than { $limit } moves. Try again tomorrow.
too-many-sockets = There are too many connections from your address.
too-many-reviews = Many matches are being reviewed right now. Try again in a few minutes.
advice-not-ready = The bots are still getting ready for this game. Try again in a moment.
too-many-reactions = That was a lot of reactions. Wait a moment.
foreign-origin = The request comes from a page of another site.
store-unavailable = The room’s database does not answer, and nothing was changed. Try again.
busy = Others are changing this table at the same time. Try again.
internal = Something went wrong in the room. The table has not changed.

## Journeys

undo-alone = In a match for one, you can undo only what revealed nothing new.
journey-table = This table belongs to a career; it waits for you and cannot be closed.
journey-moved = The career has changed; look again.
no-journey-there = There is no such career.
not-your-journey = This career is not yours.
nothing-to-decide = There is nothing to choose right now.
nothing-to-play = There is no match to play right now.
too-many-journeys = You have { $limit } careers from the last { $days } days. Go on with one of them, or begin a new one later.

## Backups

backup-exists = it exists already; --force replaces it
backup-done = { $path } holds { backup-contents }.
backup-whole = { $path } is whole. It holds { backup-contents }.
restore-done = Restored from { $path }: { backup-contents }.
backup-contents = { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries ->
    [one] one decision
   *[other] { $entries } decisions
} and { $journeys ->
    [one] one journey
   *[other] { $journeys } journeys
}
backup-nothing = There is no room in { $database }: nothing to back up.
backup-foreign = This file is not a backup of Vaka.
backup-damaged = The backup was cut short or changed. Nothing was restored.
backup-newer = The backup comes from a newer version of Vaka (database { $schema }). Restore it with that version.
restore-not-empty = There are tables in this room already. Restore into an empty one, or add --replace to delete them first.
restore-over-newer = The database here belongs to a newer version of Vaka ({ $schema }). Restore into an empty one.

## The host

banned = { $reason ->
    [none] The host of this room has banned you.
   *[other] The host of this room has banned you: { $reason }
}
muted = { $reason ->
    [none] The host of this room has muted you.
   *[other] The host of this room has muted you: { $reason }
}
room-draining = The room is about to close for a while. Running matches go on, but nothing new can begin.
room-stopped = The room is paused for a moment. Nothing can be changed; try again soon.
too-many-reports = You have sent { $limit } reports within an hour. Wait a while before the next one.
too-many-tries = Too many wrong tries. Wait five minutes.
no-such-line = There is no such line of chat.
admin-only = This is for the host of the room. “vaka admin token” makes a token that opens it.
no-such-table = There is no table, or more than one, whose id begins with “{ $prefix }”.
no-such-subject = “{ $given }” names nobody, or more than one.
bad-subject = “{ $given }” names nobody. Write client:KEY, person:HASH or TABLE/SEAT.
nobody-there = Nobody sits in seat { $seat }.
no-report = There is no such report, or it has already been dealt with.
no-announcement = There is no such announcement.
bad-age = “{ $given }” is not a span of time. Write it as 12h, 90d, 2w or 1y.
age-too-long = “{ $given }” is too long: 100y at most.
admin-nothing = There is no room in { $database }. It is made when “vaka serve” starts there.
bad-read-only = “{ $given }” is neither on nor off.
no-token = There is no token called “{ $name }”.
admin-column = { $column ->
    [table] table
    [game] game
    [status] status
    [moves] moves
    [chat] chat
    [opened] opened
    [from] from
    [players] players
    [seat] seat
    [kind] kind
    [name] name
    [person] person
    [names] names
    [tables] tables
    [seen] last seen
    [banned] banned
    [muted] muted
    [reason] reason
    [since] since
    [until] until
    [report] report
    [sent] sent
    [note] note
    [announcement] announcement
    [text] text
    [made] made
    [used] last used
   *[who] who
}
admin-closed = Table { $table } is closed.
admin-deleted = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
admin-sanctioned = { $kind ->
    [ban] Banned: { $subjects }
   *[mute] Muted: { $subjects }
}
admin-lifted = { $kind ->
    [ban] Bans lifted: { $count }
   *[mute] Mutes lifted: { $count }
}
admin-resolved = Report { $report } is dealt with.
admin-announced = Announcement { $id } is on every page within seconds.
admin-withdrawn = Announcement { $id } is withdrawn.
admin-mode = { $mode ->
    [open] The room is open.
    [draining] Running matches go on; nothing new can begin.
   *[stopped] Nothing can be changed, moves included, until “vaka admin read-only off”.
}
admin-token = This token opens /admin. It is shown only now: { $token }
admin-revoked = { $count ->
    [one] The token no longer works.
   *[other] { $count } tokens no longer work.
}
admin-pruned = { $dry ->
    [yes] This would delete { $tables } tables, { $chat } lines of chat, { $reports } reports and { $clients } visits.
   *[no] Deleted { $tables } tables, { $chat } lines of chat, { $reports } reports and { $clients } visits.
}

## Ratings

rated-alone = A match for one cannot be rated.
rated-dice = Only a match with dice that nobody knows, and with the components of the box, can be rated.
rated-options = Rated matches of { $game } are played by the usual rules, so that everybody’s rating means the same. Set these options back: { $options }.
rated-account = At a rated table everybody plays under the name of their account. Sign in, or play without rating.
rated-one-seat = At a rated table everybody has one seat of their own.
rated-no-undo = Nothing can be undone in a rated match.
rated-no-fork = You can play on from a rated match only when it is over.
rebuild-overtaken = Another rebuild of the ratings began after this one. It has gone ahead; this one was given up.
ratings-rebuilt = Counted { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
} of { $people ->
    [one] one person
   *[other] { $people } people
} by the formula “{ $formula }”.
rating-level = As strong as “{ $bot }”
rating-above = Stronger than “{ $bot }”
rating-below = Not quite as strong as “{ $bot }”
rating-provisional = Provisional so far
