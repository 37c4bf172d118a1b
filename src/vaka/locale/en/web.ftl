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
web-keep = Save
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
web-bot-namesake = { $name } (bot)
web-bot-random = Drifter bot
web-bot-greedy = Deckhand bot
web-bot-level1 = Gentle bot
web-bot-level2 = Easy bot
web-bot-level3 = Medium bot
web-bot-level4 = Strong bot
web-bot-level5 = Expert bot
web-bot-level6 = Trained bot
web-bot-mind = Instinct bot
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
web-no-open-tables = Nobody is waiting for players. Open a table and leave a seat free for anybody.
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

web-new-table = A table of { $game }
web-seat = Seat { $seat }
web-options = Options
web-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
}
web-new-around = { $count ->
    [1] One seat, yours alone
    [2] Two at the table
    [3] Three at the table
    [4] Four at the table
    [5] Five at the table
    [6] Six at the table
    [7] Seven at the table
    [8] Eight at the table
   *[other] { $count } at the table
}
web-new-tap = Tap a seat to change who sits there. { $low } to { $high } can play.
web-new-chairs = Seats around the table
web-new-chair = Seat { $chair }:
web-new-chair-of = { $who ->
    [me] Your seat
    [invited] A friend’s seat
    [open] An open seat
   *[other] { $name }’s seat
}
web-new-name = { $who ->
    [me] You
    [near] Guest { $chair }
    [invited] { $nth ->
        [0] A friend
       *[other] Friend { $nth }
    }
   *[open] { $nth ->
        [0] Anybody
       *[other] Open seat { $nth }
    }
}
web-new-who = Who sits here
web-new-role = { $who ->
    [me] Me
    [near] Beside me
    [invited] A friend
    [open] Anybody
   *[bot] A bot
}
web-new-under = { $who ->
    [me] you
    [near] on this screen
    [invited] invited by link
   *[open] an open seat
}
web-new-about = { $who ->
    [me] The others see this name and this badge.
    [near] Somebody beside you: the same screen goes from hand to hand.
    [invited] You get a link to send. Anyone with it can sit down here.
   *[open] The lobby lists the table, and anybody can sit down here.
}
web-new-badge = Colour and badge
web-new-taken = { $badge }: taken by { $name }
web-new-add = Add a seat
web-new-add-under = for one more
web-new-remove = Remove this seat
web-new-level = How strong
web-new-others = Or another bot
web-level = { $level ->
    [0] Gentle
    [1] Easy
    [2] Medium
    [3] Strong
   *[4] Expert
}
web-new-strength = Strength { $level } of { $most }
web-new-rules = House rules
web-hints-allowed = Hints allowed
web-new-hints-about = Everybody may ask for a good move.
web-new-needs = “{ $value }” needs { $seats } seats.
web-preset = { $preset ->
    [bots] Against bots
    [friends] With friends
    [screen] Around this screen
   *[alone] Alone
}
web-preset-short = { $preset ->
    [bots] medium bots, hints allowed
    [friends] by invitation, no hints
    [screen] everybody here, no hints
   *[alone] for the high score
}
web-presets = Ways to play
web-preset-means = { web-preset }:
web-preset-chairs = { $preset ->
    [bots] everybody else is a bot of medium strength
    [friends] everybody else is a friend with a link
    [screen] everybody sits at this screen
   *[alone] one seat, yours
}
web-preset-hints = { $hints ->
    [yes] everybody may ask for hints
   *[no] nobody may ask for hints
}
web-preset-rules = the usual rules
web-preset-changed = Changed:
web-preset-back = Back to “{ web-preset }”
web-change = { $what }: { $how }
web-change-chair = Seat { $chair }
web-change-hints = { $hints ->
    [yes] hints allowed
   *[no] no hints
}
web-sum-alone = Just you.
web-sum-you = You
web-sum-friends = { $count ->
    [1] one friend
   *[other] { web-count } friends
}
web-sum-bots = { $count ->
    [1] one bot
   *[other] { web-count } bots
}
web-sum-open = { $count ->
    [1] one open seat
   *[other] { web-count } open seats
}
web-sum-watch = You watch.
web-starts-at-once = Starts at once.
web-starts-when = { $open ->
    [0] { $friends ->
        [1] Starts when your friend is here.
       *[other] Starts when your friends are here.
    }
    [1] { $friends ->
        [0] Starts when somebody takes the open seat.
       *[other] Starts when every seat is taken.
    }
   *[other] Starts when every seat is taken.
}
web-new-alone = Alone at the table
web-new-alone-about = You play for points against your own best scores, without hints.
web-new-copy = Copy the invitation
web-new-copy-about = Opens the table and copies the link for your friends.
web-open-table = Open
web-start = Start
web-new-same-name = Two seats are called { $name }. Give one of them another name.

## Waiting for players

web-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-invitation = Invitation: anyone with this link can sit down
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
web-removed = The host has removed you from this table. You can stay and watch.
web-closes = This table closes on { $when } unless the match starts.
web-closes-running = This table closes on { $when } unless somebody moves.
web-closes-short = closes on { $when }

## The table

web-to-lobby = Lobby
web-no-table = There is no table at this address.
web-reconnecting = Reconnecting…
web-speed = Animation speed
web-speed-name = { $speed ->
    [slow] Slow
    [normal] Normal
   *[instant] Instant
}
web-speed-shown = { $speed ->
    [slow] Animation: slow
    [normal] Animation: normal
   *[instant] Animation: instant
}
web-sound = { $on ->
    [yes] Sound is on
   *[no] Sound is off
}
web-sound-switch = Sound
web-sound-about = A chime when it is your turn, and the sounds of the game.
web-settings = Settings
web-confirm-switch = Confirm moves
web-confirm-about = A move waits for the red button. Without it the last click plays the move; Undo stays.
web-forced-switch = Play forced moves
web-forced-about = When only one move is possible, it is played for you after a moment.
web-forced = Only one move:
web-forced-hold = Wait
web-keys = Keyboard shortcuts
web-keys-deciding = Deciding
web-keys-game = This game
web-keys-table = The table
web-key-digit = Pick that choice; with more than nine of them, type both digits, or one and Enter
web-key-arrows = Move through the choices; on the board, to the next thing in that direction
web-key-enter = Confirm the move, or pick what you are on
web-key-escape = Undo your picks; hold a forced move
web-key-tab = On to the next part: board, controls, list of moves
web-key-hurry = Skip to your turn
web-key-sheet = Show these keys
web-key-hint = While a hint is open: choose its move with that number
web-key-name = { $key ->
    [Space] Space
    [Enter] Enter
    [Shift] Shift
    [Home] Home
   *[End] End
}
web-key-item = { $number } of { $count }: { $item }
web-drawer =
    { $chat ->
        [yes] Log, chat and rules
       *[no] Log and rules
    }
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
web-log-earlier = Earlier
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
web-away = away
web-at-this-screen = at this screen
web-stood-in = { $bot } stands in
web-larger = Larger
web-smaller = Smaller
web-your-move = Your move
web-moves = What you can do
web-take-out = Change: { $what }
web-your-turn = Your turn: choose a move
web-turn-of = { $name }’s turn
web-watching = You are watching. It is { $name }’s turn
web-choosing = choosing
web-ready = ready
web-chosen = Chosen. You can change it until everybody is ready
web-choosing-all = Everybody chooses at the same time
web-choosing-missing = { $count ->
    [one] Only { $names } is still choosing.
   *[other] Still choosing: { $names }.
}
web-ready-count = { $ready } of { $seats } ready
web-change-choice = Change
web-online = online
web-thinking = { $away ->
    [yes] away; it has been their turn for { $time }
   *[other] thinking for { $time }
}
web-span = { $unit ->
    [days] { $count } d
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
web-time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
web-time-hours = { $hours } h { $minutes }
web-time-minutes = { $minutes } min
web-time-left = Time left: { $time }
web-time-waits = Clock paused at { $time }
web-pace-live = { $minutes } min + { $seconds } s
web-pace-turns = { $hours ->
    [12] 12 hours a turn
    [24] a day a turn
    [72] three days a turn
   *[other] a week a turn
}
web-clock-adds = +{ $seconds } s a turn
web-clock-still = paused
web-clock-out = time is up
web-rest-night = rests { $from } to { $to }
web-rest-weekends = rests at weekends
web-rest-zone = { $place } time
web-clock = Clock
web-clock-none = None
web-no-clock = no clock
web-clock-live = Real time
web-clock-turns = Turn-based
web-clock-about = { $kind ->
    [live] Everybody has a bank of time, and every turn adds to it. When it is used up, a bot takes over.
    [turns] Play over days, each in their own time. A bot stands in for anyone who does not move in time.
   *[none] Take as long as you like.
}
web-clock-bank = Time
web-clock-turn = For a turn
web-clock-hours = { $hours ->
    [12] 12 h
    [24] 1 day
    [72] 3 days
   *[other] 7 days
}
web-clock-night = Clocks rest at night, from 23:00 to 7:00
web-clock-weekends = Clocks rest at weekends
web-moment = One moment…
web-showing = Still showing what happened…
web-do = Confirm
web-waits-on = Waiting for { $name }…
web-turn-yours = Your turn
web-turn-name = { $name }’s turn
web-to-play = your turn
web-skip = Skip
web-hurry = Skip to my turn
web-recap = Since your last turn
web-recap-first = Before your first turn
web-recap-again = Play it again
web-recap-stop = Stop
web-recap-close = Close
web-recap-more = Show all
web-recap-switch = Recap
web-recap-setting = When my turn comes, what happened since my last one is shown on the board.
web-recap-sign = { $sign ->
    [moved] moved
    [dragged] dragged
    [jumped] jumped
    [pushed] pushed
    [broken] damaged
   *[lost] lost
}
web-hint = Hint
web-hint-ask = Ask for a good move (H)
web-hint-looking = Looking for a hint…
web-hint-more = All moves of the hint
web-hint-close = Close the hint
web-hint-counted = These numbers come from { NUMBER($playouts) } playouts.
web-hint-about = A playout plays the match on from what you can see.
web-hint-command = When the match is over, this command finds the same numbers in its saved record:
web-hint-play = Play the whole move
web-hint-so-on = { $words }, and so on
web-hint-share = about { $share }%
web-hint-expected = Expected result: { web-hint-share }
web-hint-scale = Expected result in percent: 100 is a win, 0 the last place.
web-researchers = For researchers
web-undo = Undo
web-ask-undo = Ask to undo
web-undo-far = Undo my move
web-undo-far-about = Back to your last decision. What the bots have played since is undone too; the same dice and cards will come again.
web-undo-asks = Something was rolled or revealed, or somebody has moved since: the other people have to agree.
web-undo-asked = { $name } asks to undo a move.
web-off-asked = { $name } proposes to call the match off, without a result.
web-ahead = If … then: plan your next choices
web-ahead-what = What you plan is played as soon as you are asked for it, even while you are away. Nobody else sees it. What you can choose from here is a guess: the others may play differently, and dice and cards may fall differently. If one of your choices turns out to be impossible, the rest of the plan is dropped and you decide yourself.
web-ahead-then = What you will do
web-ahead-same = only with exactly the choices you saw
web-ahead-may = if it is possible then
web-ahead-only = { $count ->
    [one] Only if I then have exactly this one choice
   *[other] Only if I then have exactly these { $count } choices
}
web-ahead-forced = There is nothing else to choose there.
web-ahead-add = Plan it
web-ahead-remove = Remove
web-ahead-none = There is nothing to plan now.
web-call-off = Propose to call the match off
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
web-end-alone = How it went
web-closed = The table was closed
web-seed = Everything left to chance came from seed { $seed }, sealed before the first move.
web-own-components = This match uses components of its own instead of the standard set.
web-commitment = Fair play: this code was fixed before the first move; the seed is shown at the end.
web-save-record = Save
web-end-headline = { $who ->
    [you] You win!
    [several] { $winners } share the win!
    [alone] { $points } points!
   *[one] { $winners } wins!
}
web-end-place = { $shared ->
    [yes] You share { web-end-ordinal } place
   *[no] You finished { web-end-ordinal }
}
web-end-lost = Not this time
web-end-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-end-standing = Final standing
web-end-total = Total
web-end-agreed = Everybody agreed to stop here, so the match is scored as it stood.
web-end-minutes = { $minutes ->
    [one] It took a minute.
   *[other] It took { $minutes } minutes.
}
web-end-decision = Find the best decision
web-end-moments = Moments of this match
web-end-new = New table
web-end-show = Show the result
web-end-picture = Share picture
web-end-share = Share
web-end-save-png = Save as PNG
web-end-save-svg = Save as SVG
web-end-fair = Fair draw: the seed
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
web-review-of = { $name ->
    [you] Your match
   *[other] { $name }’s match
}
web-review-whose = Whose match
web-review-looking = Looking at move { $ply } of { $plies }…
web-review-wait = Every decision is searched twice. You can keep reading while it works.
web-review-again = Try again
web-review-curve = What { $name ->
    [you] you
   *[other] { $name }
} could expect, move by move: { $start }% at the start, { $end }% at the end
web-review-scale = Expected result in percent: 100 is a win, 0 the last place. Choices are compared with the best move the search found: 0 means no mistake.
web-review-start = Start
web-review-choice = { $name ->
    [you] Your choices
   *[other] Their choices
}
web-review-luck = Luck
web-review-sum = { $name ->
    [you] You began at { $start }%. Your own choices
   *[other] { $name } began at { $start }%. Their choices
} brought { $own }, the choices of the others { $others }, luck { $luck }: { $end }% at the end.
web-review-turns = Turning points
web-review-turn = { $name ->
    [you] Your expected result
   *[other] { $name }’s expected result
}: from { $before }% to { $after }%, mostly by { $cause ->
    [luck] luck.
   *[choice] this choice.
}
web-review-better = Better for { $name ->
    [you] you
   *[other] { $name }
}: { $move }.
web-review-told = A hint would have told { $name }: “{ $words }”
web-review-instead = { $name ->
    [you] Your expected result
   *[other] { $name }’s expected result
}: about { $best }% instead of { $played }%.
web-review-drawn = { $drawn ->
    [yes] In gold the better move, in white the one played.
   *[no] { "" }
}
web-review-counted = Each decision was searched with { NUMBER($playouts) } playouts.
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
web-steps-press = Now press the red button.
web-steps-other = That’s legal too, but follow this step for now.
web-steps-leave = End the first steps and play freely
web-steps-play-on = Play on
web-practice = A practice table: its dice and cards come from seed { $seed } and are known in advance.

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

web-alone = Solo
web-alone-at = { $game } · solo
web-alone-game = { $game } solo
web-alone-more = High score, and everything played solo
web-nothing-alone = This game is not played solo.
web-journey-new = Start from scratch
web-journey-begin = Begin
web-journey-bring = Continue from a file
web-journey-look = Look back
web-journey-back = { $name }: go on
web-journey-all = Everything played solo
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
web-scores = Your best scores
web-no-scores = No best score yet: the first match sets one.

## Together: playing again, leaving, reactions, invitations, refusals

web-again = Play again
web-again-about = Same table, same options, everybody moves up one seat. The others are asked.
web-again-opening = One moment…
web-again-asked = { $name } wants to play again.
web-again-join = Join
web-again-join-late = Join after all
web-again-decline = Not now
web-again-go = To the next match
web-again-watch = Watch their next match
web-again-declined = { $count ->
    [one] { $names } is not playing this time.
   *[other] { $names } are not playing this time.
}
web-asked-waiting = has been asked
web-asked-declined = not this time
web-leave-pauses = Leave; the match pauses until I come back
web-paused = Paused
web-out = Your time ran out, so you come last. A bot plays on for the others.
web-timed-out = Your time ran out, so a bot plays for you until you take your seat back.
web-out-all = Everybody’s time has run out: this match does not go on.
web-paused-yours = Paused. Take your seat back and the match goes on.
web-paused-watching = Paused until one of the players comes back.
web-refused = { $what ->
    [off] { $name } wants to play on.
    [undo] { $name } does not want the move undone.
    [stop] { $name } wants to play on.
   *[vote] { $name } does not want a bot to play here yet.
}
web-vote-refuse = Not yet
web-vote-withdraw = Withdraw
web-react = React
web-reaction = { $reaction ->
    [wave] Hello!
    [clap] Well played!
    [laugh] Ha ha!
    [ouch] Ouch!
    [think] Let me think…
   *[thanks] Thank you!
}
web-reacted = { $name }: { $words }
web-mute = Mute chat and reactions
web-muted = Chat and reactions are muted on this device.
web-unmute = Show them again
web-scan = Scan to join
web-invitation-here = Others cannot open “{ $host }”, so the link uses this computer’s address in your network.
web-invitation-address = Address for the link
web-invitation-alone = Only this computer can open this link. To let others in, restart the room with
web-invitation-lost = Others cannot open “{ $host }”. Give them this computer’s name or address in your network instead.
web-won = { $count ->
    [one] { $names } won
   *[other] { $names } shared the win
}
web-finished-on = Finished { $when }

## The host of the room

web-dismiss = Dismiss
web-room-mode = { $mode ->
    [draining] The room is about to close for a while: running matches go on, nothing new can begin.
   *[stopped] The room is paused for a moment: nothing can be changed.
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
