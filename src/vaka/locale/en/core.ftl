language-name = English

## Mistakes

unknown-game = There is no game called “{ $name }”. The games are: { $known }.
game-not-loaded = The game { $name } of the package { $package } cannot be loaded: { $reason }
game-name-taken = { $package } brings a game called “{ $name }”, but there is one of that name. Uninstall it, or give its game another name.
unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
unknown-value = “{ $value }” is not a value of the option { $option }. It can be: { $known }.
unknown-bot = There is no bot called “{ $name }”. The bots are: { $known }.
bot-unrated = The strength of the bot “{ $bot }” has not been measured, so it cannot play in a rated match. These can: { $known }.
game-unrated = The strength of the bots has not been measured for { $game }, version { $version } of its rules, so its matches cannot be rated.
unknown-formula = There is no formula called “{ $name }”. The formulas are: { $known }.
bot-not-loaded = The bot { $name } cannot be loaded: { $reason }
bot-broken = The bot { $name } of the package { $package } cannot be loaded: { $reason }
bot-no-class = { $name } is a file. Name the class of the bot in it, too: { $name }:Class.
bot-not-there = { $place } has no { $attribute }. Name a bot of your own as file.py:Class or package.module:Class.
bot-no-player = { $name } is not a bot: it has to be a subclass of vaka.bots.Player with a choose method, or a vaka.bots.Bot.
bot-name-taken = There is another bot called “{ $name }”. Give this one a name of its own.
bot-package-taken = The package { $package } brings a bot called “{ $name }”, but there is one of that name. Uninstall it, or give its bot another name.
bot-illegal = The bot { $name } chose action { $action } on seat { $seat } of the match with seed { $seed }, which is not legal.
bots-too-long = The match of { $bots } with seed { $seed } was stopped after { $most } decisions, the most a match of { $game } can have: these bots do not bring it to an end.
network-unreadable = The network { $path } cannot be loaded: { $reason }.
network-input = The network { $path } asks for an input “{ $name }” of type { $type }. It can have inputs called { $known }, of floats, whole numbers or booleans.
network-output = The network { $path } answers with the shape { $shape }. For { $game } it has to be { $wanted }.
network-fails = The network { $path } does not fit { $game }: { $reason }.
network-other-game = The network { $path } was trained for { $game }, version { $version }, and this is { $title }, version { $ours }.
bot-not-here = There is no bot “{ $name }” in { $game }: the game has no trained net for it.
mind-shape = The net { $path } does not fit { $game }: “{ $name }” has the shape { $shape }, and it has to be { $wanted }.
mind-overflow = The net { $path } cannot be used: with its weights a sum could leave 32 bits.
mind-changed = The net { $path } was changed after it was written, or comes from another version of Vaka.
mind-missing = { $game } has no trained net.
no-journey = { $game } has no journey: its matches stand alone.
bad-option-text = “{ $text }” is not an option. Write it as NAME=VALUE, for example { $example }.
bad-seats = { $game } cannot be played with { $seats } seats. It takes { $low } to { $high }.
option-seats = In { $game } the option { $option } can be { $value } only with { $fits } seats, not with { $seats }.
bad-seat = There is no seat { $seat } at this table. The seats are 0 to { $last }.
bad-bots = { $given } bots were named for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Name one for each seat, or a single one for all.
no-opponents = { $game } is played alone here: there is no seat for an opponent. Ask for more seats, or name no opponents.
bad-seed = “{ $seed }” is not a seed. A seed is a whole number from 0 to 18446744073709551615.
bad-count = “{ $given }” is not possible for { $name }: it must be at least { $low }.
bad-whole = “{ $given }” is not possible for { $name }: it must be a whole number, at least { $low }.
bad-ply = There is no ply { $ply } in this match. It has the plies 0 to { $last }.
bad-language = Vaka does not speak “{ $language }”. It speaks: { $known }.
unknown-device = There is no device “{ $name }”. The devices are: { $known }.
unknown-array = A batch has no array “{ $name }”.
bad-array = The array { $name } must have the shape { $shape } and type { $type }; it has { $found }.
array-not-shared = An array for a batch must be writeable and lie in memory in one piece, row after row, on the batch’s device.
opponents-are-bots = A policy on arrays plays in vector environments alone (gymnasium.make_vec). Name a bot, such as greedy or file.py:Class.
bad-opponents = { $given } names no opponents. Give the name of a bot, such as greedy or file.py:Class, or a list with one for each of the other seats.
bad-action = { $action } is not an action: it must be one whole number.
not-begun = There is a match that has not begun, or is over: call reset first.
unknown-reset-option = reset has no option “{ $name }”. Options of the game are given when the environment is made.
illegal-in-lane = Action { $action } is not legal for seat { $seat } in lane { $lane } now.
no-cuda-extra = No NVIDIA GPU can be used here: numba-cuda is not installed. Use device="cpu", or install it with: pip install vaka[cuda].
no-cuda = No NVIDIA GPU can be used here: { $reason }. Use device="cpu".
no-wasm-linker = LLVM’s linker for WebAssembly (wasm-ld) is needed to build a module. Install it with: pip install vaka[wasm], or the package lld of your system.
no-node = Node.js is needed to run a WebAssembly module here, and there is no command “node”.
no-engine = The client’s engine is not built. Run “npm run build” in web/, or use an installed release of Vaka.
wasm-not-built = The WebAssembly module of { $game } could not be built; the reason is above.
wasm-not-run = The WebAssembly module of { $game } failed in Node.js: { $reason }
needs-extra = This needs { $package }. Install it with: pip install vaka[{ $extra }].
needs-chromium = This needs Chromium or Chrome, and none was found. Install one, or name its program in VAKA_CHROMIUM; render_mode="terminal" draws without a browser.
chromium-stopped = { $path } did not start as a browser. Install Chromium or Chrome, or name another one in VAKA_CHROMIUM; render_mode="terminal" draws without a browser.
needs-drawing = The page’s drawing is not built. Run “npm run build” in web/, or use an installed release of Vaka; render_mode="terminal" draws without it.
worker-lost = A worker process was ended from outside, perhaps because memory ran out. Try fewer workers.
too-many-outcomes = { $game } leads to more than { $most } outcomes at once here: too many to list. Take its tiny variant, size=tiny.

illegal-move = “{ $move }” is not legal for seat { $seat } now.
match-too-long = No match of { $game } has more than { $most } decisions. This one ends here without a result.
illegal-action = Action { $action } is not legal for seat { $seat } now.
move-not-text = A move is text, and { $move } is not. Use play({ $move }) for an action by its number.
match-over = The match is over; “{ $move }” comes too late.
bad-heading = Line { $line }, “{ $text }”, does not fit: the next turn is “{ $heading }”.
no-agreed-end = { $game } cannot be ended by agreement here.
not-undoable = This cannot be undone: something was rolled or revealed since, or somebody else has acted.

record-foreign = This is not a saved match of Vaka.
record-incomplete = The saved match is incomplete: { $missing } is missing.
record-not-text = { $path } is not a saved match: it is not a text file.
record-unreadable = The saved match cannot be read: it breaks off or is damaged at line { $line }, column { $column }.
record-dealt-anew = This match began from a position that was redealt, so its seed and moves are not the whole of it: it has no record.
record-altered = The saved match was changed after it was written: its contents do not fit its digest.
record-version = The match was played with version { $theirs } of { $game }, and this program has version { $ours }. Replay it with a Vaka that has version { $theirs }.
record-too-long = The saved match has { $plies } decisions, but no match of { $game } has more than { $most }.
record-illegal = The saved match cannot be replayed: decision { $ply }, action { $action }, is not legal.
record-differs = Replaying the saved match gives something else in: { $fields }.
file-not-text = { $path } cannot be read: it is not a text file.
data-damaged = { $path } is damaged, or is not a file of decisions.
file-unreadable = { $path } cannot be read: { $reason }.
option-needs = { $option } only works together with { $other }.
option-not-with = { $option } cannot be used together with { $other }.
file-is-there = { $path } is there already. Name another file, or replace it with --force.
two-in-one-file = { $path } cannot take both the matches and the report: name two files.
cannot-write = { $path } cannot be written: { $reason }. What was complete before is untouched.
out-of-room = Writing { $path } stopped after { $complete } matches: { $reason }. Free some space and run the same command again to continue.
simulate-stopped = Stopped after { $complete } of { $matches } matches. Run the same command again to continue.
simulate-goes-on = { $held } of { $matches } matches were played earlier; continuing from there.
simulate-foreign = { $path } is not a file of matches that a simulation has left. Delete it, or give --force.
simulate-other = { $path } holds the matches of another simulation: other bots, seats, options, seed or version. Give that command again to complete it, or --force to drop it.
data-foreign = { $path } is not a file of decisions in the format “{ $format }”. Write it again with `vaka simulate --out`.
data-no-part = The observations of { $game } have no part “{ $name }”. Its parts are: { $known }.
components-incomplete = The components file lacks { $missing }.
no-kit = { $game } takes no components file; its numbers are in the game’s own folder.
bad-kit = The components of { $game } are { $count } whole numbers; these are not.
components-deep = The components file cannot be read: a key in it has more than { $most } dots.
components-unreadable = The components file cannot be read: { $reason }.

## Names

list-of = { $before } and { $last }
seat-name = Seat { $seat }
you-among = you
bot-random = plays anything that is legal
bot-greedy = looks one turn ahead
bot-level1 = plays on a whim; a child can beat it
bot-level2 = takes the next good thing it sees
bot-level3 = weighs its moves, but not for long
bot-level4 = plans ahead and is rarely unsure
bot-level5 = thinks as hard as it can, up to a second a move; less when many tables think at once
bot-level6 = searches with what a net has learned from millions of matches against itself
bot-mind = plays what a net has learned from millions of matches against itself, without searching

## The terminal

building-wasm = Building the WebAssembly module of { $game }. It is kept for the next time.
compiling = Compiling { $game } for this machine. This command starts at once from the next time on.
perft-over = The match is over after { $plies } decisions, so there is nothing to count after { $after }. Choose a smaller --after, or another seed.
play-welcome = { $game }, { $seats } seats, seed { $seed }. You have seat { $seat }; the others are bots.
play-watch = { $game }, { $seats } seats, seed { $seed }. Bots play; you watch.
play-help = Type a move, or its number in the list. Also: { $commands }.
play-command-undo = undo: take your last decision back, if nothing was rolled since
play-command-list = list: all moves you can make
play-command-save = save FILE: write the match to a file
play-command-quit = quit: stop; the match is saved
play-command-help = help: this text
play-prompt = Seat { $seat }
play-more = … and { $count } more; “list” shows all.
play-no-number = There is no move number { $number }; the list goes from 1 to { $last }.
play-saved = Saved to { $path }.
play-resume = Go on with: { $command }
play-undone = Move undone.
play-over = The match is over.
play-result = { $place }. { $player }
play-you = you
play-nothing-typed = Type a move, or “help”.

replay-ok = The match replays exactly: { $plies } decisions, { $game }, { $seats } seats.
replay-sealed = The seed is the one the room was bound to before the first move.
replay-unfinished = The match is not finished; seat { $seat } is to move.

selfcheck-ok = { $game }: { $matches } matches, { $plies } decisions; plain and compiled agree after every one, and every promise of the contract holds.
selfcheck-failed = { $game } breaks its contract. { $detail }
selfcheck-wasm-net-ok = { $game }: in { $positions } positions its net chooses the same in WebAssembly as compiled.
selfcheck-wasm-ok = { $game }: { $matches } matches in WebAssembly end in the same bytes as compiled ones, and { $positions } searches give the same moves, visits and values.
selfcheck-wasm-failed = { $game } differs in WebAssembly: { $detail }

games-seats = { $low }–{ $high } seats
games-minutes = { $minutes } min
play-why-not = { $reason } ({ $rule })
resume-other-game = The saved match is one of { $game }, not of { $asked }.

journey-exists = a journey of that name is there already; --force replaces it
journey-begun = { $name } begins a journey in { $game }. It is kept in { $path }.
journey-name = “{ $name }” cannot be the name of a journey.
journey-none = There are no journeys in { $folder }.
journey-over = The journey of { $name } is over; begin another one.
journey-unreadable = The journey cannot be read: its file breaks off or is damaged at line { $line }, column { $column }.
journey-choose = { $left ->
    [one] Choose one by its number
   *[other] Choose { $left } by their numbers, one at a time
}
journey-not-there = “{ $typed }” cannot be chosen; type one of the numbers, or “quit” to go on later.
journey-line = { $name }: { $played ->
    [one] one match
   *[other] { $played } matches
}, { $over ->
    [yes] over
   *[no] under way
}

## The arena

arena-twice = The bot “{ $name }” is named twice. Name each one once.
arena-alone = A tournament takes at least two bots and two seats.
arena-where = Matches cannot be played on “{ $given }”. It can be: { $known }.
arena-foreign = { $path } is not a file of results of a tournament.
arena-other = { $path } holds the results of another tournament: other bots, seats, options, seed or version.
arena-title = { $game } with { $seats } seats: a tournament of bots
arena-played = { $matches } matches: { $deals } deals, each played in all { $seatings } seatings. Seed { $seed }.
arena-ratings = Ratings
arena-ratings-how = 100 points are 64% against one opponent. Lines and ranges are 95% intervals. The lead is that over the next below.
arena-cross = Who finished before whom
arena-cross-how = How often the bot of the row finished before the bot of the column; a tie is half.
arena-seats = What a seat is worth
arena-seats-how = Matches won from each seat, all bots together; the dashed line is an even share.
arena-length = Length of a match
arena-length-how = Decisions a match, all seats together; { $mean } on average.
arena-figure-how = { $mean } on average, standard deviation { $sd }.
arena-speed = Decisions a second
arena-speed-how = All decisions of the matches a bot sat in, by the time they took.
arena-column-bot = bot
arena-column-points = points
arena-column-interval = 95% interval
arena-column-ahead = lead
arena-column-wins = wins
arena-column-skill = openskill
arena-column-matches = matches
arena-column-meeting = meeting
leaderboard-title = { $game } with { $seats } seats: a leaderboard from seed { $seed } on. Every bot has every seat equally often.
leaderboard-no-game = Name the game, or a result file with --check.
leaderboard-meet = Bots cannot meet “{ $given }”. It can be: { $known }.
leaderboard-matches = “{ $given }” is not a number of matches. Write 400, or 400,level5=100 for fewer of one bot.
leaderboard-foreign = { $path } is not the result file of a leaderboard.
leaderboard-other = { $path } is the leaderboard of something else: another game, version, number of seats, option or seed.
leaderboard-altered = { $path } was changed after it was written: its contents do not fit its digest.
leaderboard-differs = The { $field } of { $path } do not follow from its matches.
leaderboard-bot = The bot “{ $name }” is another one here: its file differs from the one that played.
leaderboard-replay = The match of { $bots } with seed { $seed } went differently when it was played again.
leaderboard-code = The code of the rules and the search has changed since the result file was made. Whether it still plays the same shows when the matches are played again.
leaderboard-checked = The result file is whole, and { $count } of its { $total } matches came out the same when played again. SHA-256 { $digest }
exploit-gain = { $game } with { $seats } seats: a response to { $bot } gains { $mean } ({ $low } to { $high }, 95%) a match over { $matches } matches. A win is +1, and { $bot } in its place would gain 0; a better response may gain more.
exploit-alone = Responding to a bot takes at least two seats.
exploit-gain-search = { $game } with { $seats } seats: a search of { $playouts } playouts gains { $mean } ({ $low } to { $high }, 95%) a match from { $bot } over { $matches } matches. A win is +1, and { $bot } in its place would gain 0. The search does not know how { $bot } decides; a response that does may gain more.
exploit-foreign = { $path } is not a file of matches that `vaka exploit` has left.
exploit-other = { $path } holds the matches of another response: another bot, game, version, number of seats, option, seed or number of playouts.
train-compiling = Compiling { $game }
train-seconds = seconds
train-decisions = decisions
train-saved = The net is in { $path } (digest { $digest }…). Copied to the game’s folder it plays as the bot “mind”.
train-judged = The net is in { $path } (digest { $digest }…). It values positions and has no moves of its own: measure a search with it before it is shipped.
train-no-features = { $game } says nothing that an evaluation could learn from.
train-minutes = “{ $given }” is not possible for --minutes: it must be more than 0.
train-against = A net cannot be trained against “{ $name }”: it would have to answer millions of times. It can learn against: { $known }.

## Analysis

analyse-over = The match is over at this ply; there is nothing left to decide.
analyse-title = Position after { $ply } decisions; seat { $seat } to move. { $playouts } playouts, seed { $seed }.
analyse-move = move
analyse-expected = expected
analyse-share = would play
analyse-playouts = playouts
analyse-only = { $move }: nothing else is possible.
analyse-alone = { $move }: the search found nothing else worth comparing.
analyse-why = { $move }: { $chance }% against { $other }% ({ $next }).
analyse-even = { $move }: { $chance }%, much the same as the next best ({ $next }).
reason-only = Nothing else is possible.
reason-alone = The search found no other move worth comparing.
reason-better = This move { $best }; { $against ->
    [played] the one played
    [other] the best move that starts differently
   *[next] the next best
} { $other }.
reason-despite = { $against ->
    [played] The move played
    [other] The best move that starts differently
   *[next] The next best
} { $other }, this one { $best }; yet further on, this one does better.
reason-even = A close call: this move { $best }, { $against ->
    [played] the one played
    [other] the best move that starts differently
   *[next] the next best
} { $other }.
reason-yet = A close call: { $against ->
    [played] the move played
    [other] the best move that starts differently
   *[next] the next best
} { $other }, this one { $best }; further on they come out about even.
reason-unlike = The two moves lead in different directions; which is better shows later.
reason-later = For now { $against ->
    [played] both moves come
   *[next] the two best moves come
} to the same thing; the difference shows later.
reason-same = { $against ->
    [played] Both moves come
   *[next] The two best moves come
} to the same thing.
review-empty = The match has no decisions to review.
review-title = { $decisions } decisions, { $playouts } playouts each, seed { $seed }. Expected results in percent.
review-seat = seat
review-start = at the start
review-own = own choices
review-others = others’ choices
review-luck = luck
review-end = at the end
review-turn = Ply { $ply }, seat { $seat } plays { $move } (best: { $best }): seat { $of } goes from { $before }% to { $after }%, mostly by { $cause ->
    [luck] luck
   *[choice] choice
}.

review-best = Best decision: ply { $ply }, seat { $seat } plays { $move }: { $gain }% better than the next best move.
award-decision = Best decision
award-decision-for = { $gain }% better than the next best move

## A new game

new-game-name = “{ $name }” cannot be a game’s name: it must be a lowercase Python identifier, such as outrigger.
new-game-title = “{ $title }” cannot be a title: it must be text without quotes, backslashes, braces and dollars.
new-game-long = “{ $text }” is too long: it may have { $most } characters.
new-game-taken = There is a game called “{ $name }” already. Choose another name.
new-game-prefix = Another game numbers its rules { $prefix }-1, { $prefix }-2 and so on already. Choose a longer name.
new-game-no-checkout = { $folder } is not a checkout of Vaka: it has no { $games }.
new-game-there = { $name } exists already: there is { $path }. Nothing was written.
new-game-made = { $title }: { $count } files in { $folder }.
new-game-install = Install it with: pip install --editable { $folder }
new-game-try = Then try “vaka play { $name }” and “vaka selfcheck { $name }”. Vaka’s guide “Add a game” says what comes next.
