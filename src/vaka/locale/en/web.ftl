## Everywhere

web-title = Vaka: four island games, one canoe
web-close = Close
web-language = Language
web-theme = { $theme ->
    [auto] Theme: system
    [light] Theme: light
   *[dark] Theme: dark
}
web-offline = The room cannot be reached right now.
web-keep = Keep
web-name = Name
web-guest = Guest
web-free-seat = Free seat
web-bot-seat = { $emblem ->
    [0] Kai
    [1] Leilani
    [2] Teuila
    [3] Manu
    [4] Sina
    [5] Tavita
    [6] Moana
   *[7] Noa
}
web-bot-random = Drifter bot
web-bot-greedy = Deckhand bot
web-bot-level1 = Beachcomber bot
web-bot-level2 = Paddler bot
web-bot-level3 = Helmsman bot
web-bot-level4 = Navigator bot
web-bot-level5 = Master navigator bot
web-emblem = { $emblem ->
    [fish] Fish
    [turtle] Turtle
    [star] Star
    [leaf] Leaf
    [shell] Shell
    [hook] Hook
    [bird] Bird
   *[moon] Moon
}

## The lobby

web-scene = A twin-hulled canoe with red sails passes an island at sunrise
web-tagline = Four island games, one canoe.
web-games = The games
web-rules = Rules
web-watch = Watch a table
web-you = You
web-you-are = You are { $name }: change name and badge
web-your-name = Your name
web-your-badge = Your badge
web-seats = { $low }–{ $high } seats
web-minutes = { $minutes } min
web-play = Play
web-play-game = Play { $game }
web-your-tables = Continue playing
web-continue = Continue
web-open-tables = Open tables
web-waiting = { $count ->
    [0] none waiting
    [one] 1 waiting
   *[other] { $count } waiting
}
web-no-open-tables = Nobody is waiting for players. Open a table and leave a seat to anybody.
web-join = Join
web-table-of = { $name }’s table
web-running-tables = In progress
web-finished-tables = Finished
web-no-running-tables = No public match is in progress.
web-look-on = Watch
web-open-record = Open a saved match
web-not-a-record = This file is not a saved match.
web-no-rules = The rules page of this game is still to be written.

## A new table

web-new-table = New table: { $game }
web-who-plays = Who plays
web-seat-count = How many seats
web-seat = Seat { $seat }
web-name-of-seat = Name at seat { $seat }
web-seat-me = Me
web-seat-near = Somebody at this screen
web-seat-bot = { $bot }
web-seat-invited = A friend with the link
web-seat-open = Anybody in the lobby
web-seat-invited-about = You get a link to send.
web-seat-open-about = The lobby lists the table.
web-options = Options
web-waits-for-people = The table waits until every seat is taken.
web-starts-at-once = The match starts at once.
web-open-table = Open the table
web-start = Start
web-option-side = Lake tiles
web-option-scoring = Scoring
web-option-edition = Edition
web-option-snaking = Snaking
web-option-length = Length
web-option-first = Who begins
web-option-ending = Ending
web-option-royal = Royal islands
web-option-colours = Colours each
web-option-gain_on_any_fall = Power for every fall
web-option-characters = Characters
web-value-dark = dark side, fewer islands
web-value-light = light side, more islands
web-value-mixed = mixed
web-value-normal = normal
web-value-alternative = alternative
web-value-revised = revised
web-value-first = first
web-value-off = off
web-value-on = on
web-value-full = full
web-value-longboards = longboards only
web-value-shortboards = shortboards only
web-value-random = at random
web-value-landing = on landing
web-value-chain = whole chain
web-value-turn = as a turn
web-value-no = no
web-value-yes = yes

## Waiting for players

web-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-invitation = Invitation: whoever has this link can sit down
web-copy = Copy
web-copied = Copied
web-invitation-renew = New link
web-invitation-renew-about = The old link stops working
web-sit = Sit down
web-no-seat-for-you = The free seats are kept for people with the invitation. You can stay and watch.
web-start-with-bots = Start, bots fill the seats
web-close-table = Close the table
web-leave = Leave
web-remove = Remove
web-remove-name = Remove { $name } from the table
web-removed = The host has taken you off this table. You can stay and look on.
web-closes = This table closes on { $when } unless the match starts.
web-closes-running = This table closes on { $when } unless somebody moves.
web-closes-short = closes on { $when }

## The table

web-to-lobby = Lobby
web-no-table = There is no table at this address.
web-reconnecting = Connecting again…
web-speed = Animation speed
web-speed-name = { $speed ->
    [slow] Slow
    [normal] Normal
   *[instant] Instant
}
web-sound = { $on ->
    [yes] Sound is on
   *[no] Sound is off
}
web-sound-switch = Sound
web-drawer = Log, chat and rules
web-log = Log
web-chat = Chat
web-log-then = As it was then
web-log-now = Back to now
web-log-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
web-log-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
web-log-stopped = Everybody agreed to stop here: the points count as they stand.
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-say-something = Say something
web-send = Send
web-host = Host
web-players = Players
web-place = Place { $place }
web-nth = { $place ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
web-person = player
web-away = away
web-at-this-screen = at this screen
web-stood-in = { $bot } stands in
web-larger = Larger
web-smaller = Smaller
web-your-move = Your move
web-moves = What you can do
web-take-out = Change: { $what }
web-your-turn = Your turn: choose a move
web-turn-of = { $name } is to move
web-watching = You are watching. { $name } is to move
web-moment = One moment…
web-do = Confirm
web-waits-on = Waiting for { $name }…
web-turn-yours = Your turn
web-skip = Skip
web-hint = Hint
web-hint-ask = What would the strongest bot do? (H)
web-hint-looking = Looking for a hint…
web-hint-more = All moves of the hint
web-hint-close = Close the hint
web-hint-counted = From { NUMBER($playouts) } playouts
web-hint-about = A playout plays the match on from what you can see. The percentages are shares of the result: 100 % is a win, 0 % the last place.
web-hint-command = When the match is over, this command finds the same numbers in its saved record:
web-share-percent = { $share } %
web-hints-allowed = Players may ask for hints
web-undo = Undo
web-ask-undo = Ask to undo
web-undo-asks = Something was rolled or revealed, or somebody has moved since: the other people have to agree.
web-undo-asked = { $name } asks to take a move back.
web-stop-asked = { $name } proposes to stop here and score the match as it stands.
web-undo-waiting = Waiting for the others to agree.
web-agree = Agree
web-refuse = No
web-withdraw = Withdraw
web-late = { $name } keeps the table waiting.
web-late-you = It is your turn, and the others are waiting. They can let a bot play for you.
web-vote = Let a bot play for { $name }
web-vote-asked = Somebody wants a bot to play for { $name }, who keeps the table waiting.
web-vote-waiting = A bot plays for { $name } once the others agree.
web-rule = Rule { $rule }
web-take-back = Take my seat back
web-over = The match is over.
web-result = The match is over
web-closed = The table was closed
web-seed = The dice came from seed { $seed }, promised before the first move.
web-own-components = This match uses components of its own instead of the standard set.
web-commitment = Fair dice: this code was fixed before the first move; the seed is shown at the end.
web-save-record = Save
web-table-menu = Table and settings
web-leave-running = Leave; a bot plays for me until I come back
web-curtain = The screen is for { $name }
web-curtain-hint = Everybody else looks away.
web-curtain-raise = I am { $name }
web-curtain-setting = Curtain between people at this screen
web-curtain-name = { $curtain ->
    [auto] when there is something to hide
    [always] always
   *[never] never
}

## The replay

web-replay = Replay
web-replay-of = Replay, move { $ply } of { $plies }
web-scrub = Move
web-first = To the start
web-back = One move back
web-next = One move on
web-last = To the end
web-run = Play
web-pause = Pause
web-play-from-here = Play from here
web-fork-when-over = Spectators can play from here once the match is over.
web-fork-dealt-anew = The match is still going on, so what you cannot see and the dice to come are redealt.
web-share = Link to this move
web-review = Review
web-review-of = The match of { $name }
web-review-whose = Whose match
web-review-looking = Looking at move { $ply } of { $plies }…
web-review-wait = Every decision is searched twice. You can keep reading while it works.
web-review-again = Try again
web-review-curve = What { $name } could expect, move by move: { $start } % at the start, { $end } % at the end
web-review-scale = Expected result in percent: 100 is a win, 0 the last place.
web-review-start = Start
web-review-choice = Own choices
web-review-luck = Luck
web-review-sum = { $name } began at { $start } %. Own choices brought { $own }, the choices of the others { $others }, luck { $luck }: { $end } % at the end.
web-review-turns = Where it turned
web-review-turn = From { $before } % to { $after } %, mostly by { $cause ->
    [luck] luck.
   *[choice] choice.
}
web-review-better = Better for { $name }: { $move } ({ $best } % instead of { $played } %)
web-review-check = Check it yourself
web-review-command = With the saved match, this command gives the same numbers:
web-review-copy = Copy the command
web-back-to-table = To the table
web-to-ply = Move { $ply }

## First steps

web-steps = First steps
web-steps-in = First steps in { $game }
web-steps-of = First steps, { $number } of { $count }
web-steps-next = Next
web-steps-wait = The others play…
web-steps-your-move = Your move: it glows on the table.
web-steps-other = That’s legal too, but follow this step for now.
web-steps-leave = End the first steps and play on freely
web-steps-play-on = Play on
web-practice = A practice table: its dice were chosen beforehand, from seed { $seed }. Everything here can be foreseen.

## Rules and gallery

web-rules-of = Rules: { $game }
web-primer = In two minutes
web-primer-of = { $game } in two minutes
web-primer-open = Two-minute card
web-primer-print = Print
web-primer-rules = All the rules
web-primer-none = This game has no two-minute card yet.
web-primer-seats = { $low }–{ $high } players
web-primer-or = or
web-primer-tips = Three tips
web-gallery = Gallery
web-gallery-of = In the box: { $game }
web-gallery-about = Every card, tile and piece of the four games, drawn. Bring a components file of your own and see your set in place of ours.
web-components = A set of your own
web-components-about = Drop a components file (TOML) here, or choose one. It is checked and drawn below; nothing is kept.
web-components-choose = Choose a file
web-components-own = Back to our set
web-components-shown = This is { $file }.

## Alone: journeys and high scores

web-alone = Alone
web-alone-at = { $game } · alone
web-nothing-alone = This game is not played alone.
web-journey-new = A new beginning
web-journey-begin = Begin
web-journey-bring = Continue from a file
web-journey-look = Look back
web-journey-back = { $name }: see what it brought
web-journey-all = Everything played alone
web-journey-save = Save as a file
web-journey-link = Copy the address
web-high-score = High score
web-score = Score
web-score-of = { $points } of { $best } points
web-score-play = Play for the high score
web-score-place = No.
web-score-day = Day
web-score-perfect = perfect
web-score-replay = Replay of number { $place }
web-scores = Your records
web-no-scores = No records yet: the first match sets one.

## The host of the room

web-dismiss = Dismiss
web-room-mode = { $mode ->
    [draining] The room is about to close for a while: running matches go on, nothing new can begin.
   *[stopped] The room stands still for a moment: nothing can be changed.
}
web-report = Report a player
web-report-line = Report what { $name } said
web-report-about = The host of the room reads your report. The other players do not learn of it.
web-report-whom = Whom?
web-report-what = What happened?
web-report-send = Send the report
web-report-sent = Thank you. The host of the room will look at it.
web-admin = The host’s page
web-admin-about = This page is for the host of the room. This command makes a token that opens it:
web-admin-token = Token
web-admin-enter = Enter
web-admin-leave = Log out
web-admin-tab = { $tab ->
    [room] Room
    [tables] Tables
    [people] People
   *[reports] Reports
}
web-admin-health = { $ready ->
    [yes] Everything is well (database { $store }, bus { $bus })
   *[no] Not ready (database { $store }, bus { $bus })
}
web-admin-workers = Bots: { $workers }
web-admin-sockets = Connected: { $count }
web-admin-status = { $status ->
    [open] open
    [running] under way
    [over] finished
    [closed] closed
   *[all] all
}
web-admin-status-choose = Which tables
web-admin-table-id = Beginning of the id
web-admin-amounts = { $entries } moves, { $lines } lines of chat
web-admin-mode = What is possible
web-admin-mode-name = { $mode ->
    [open] Everything
    [draining] Running matches go on, nothing new begins
   *[stopped] Nothing can be changed, not even by a move (for a backup)
}
web-admin-announcements = Announcements
web-admin-announcement = A line for every page
web-admin-announce = Announce
web-admin-days = For how many days (empty: for ever)
web-admin-none = There is nothing here.
web-admin-search = Search
web-admin-more = More
web-admin-delete = Delete
web-admin-delete-sure = Delete this table with its moves and its chat? This cannot be undone.
web-admin-person = Name, person or client
web-admin-seen = { $tables } tables, last seen { $at }
web-admin-measures = Ban or mute…
web-admin-measure = Measure
web-admin-do = { $kind ->
    [ban] Ban
   *[mute] Mute
}
web-admin-whom = Whom
web-admin-reason = Reason (they are told)
web-admin-sanctions = Bans and mutes
web-admin-sanction = { $kind ->
    [ban] banned
   *[mute] muted
}
web-admin-lift = Lift
web-admin-resolved = Show those dealt with
web-admin-note = What was done
web-admin-resolve = Dealt with
