## Signing in, in the browser

web-sign-in = Sign in
web-sign-out = Sign out here
web-sign-in-link = Keep this name on every device, or sign in
web-signed-in = You are signed in. Your matches and careers are yours on every device.
web-welcome = Welcome, { $name }
web-keep-name = { $name ->
    [none] Keep your name
   *[other] Keep your name, { $name }
}
web-keep-about = Your seats, matches and careers come along, and are yours on every device.
web-known-about = Sign in on this device with the name you already have here.
web-sign-in-new = Keep a name
web-sign-in-known = I have a name here
web-stay-guest = Play on as a guest
web-play-on = Play
web-passkey = With a passkey
web-passkey-about = Your finger, your face or the lock of this screen. There is nothing to remember.
web-passkey-use-about = Your finger, your face or the lock of this screen.
web-passkey-stopped = No passkey was used. You can try again, or choose another way.
web-passkey-here = This device already has a passkey for your account.
web-keep-mine = Keep my name
web-phrase = With a key phrase
web-phrase-about = A few words made up for you, for places where passkeys do not work. They are shown once: write them down.
web-phrase-show = Show me a phrase
web-phrase-written = I have it on paper
web-phrase-another = Another
web-phrase-field = Key phrase
web-code-field = Recovery code
web-by-phrase = With a key phrase
web-by-phrase-about = The words you wrote down.
web-by-code = With a recovery code
web-by-code-about = One of your ten codes. Each works once.
web-other-device = From another device
web-other-device-about = Scan the picture where you are signed in, or type the code there at /devices.
web-code-show = Show a code
web-code-until = works once, until { $when }
web-bring = Bring along what I have played here as a guest ({ $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $journeys ->
    [one] one career
   *[other] { $journeys } careers
})
web-link-about = This link signs this device in to somebody’s account. Go on only if it is your own.
web-link-use = Sign in on this device
web-kept = Kept: your name, your badge, your matches, and the public half of your passkeys or a hash of your key phrase.
web-codes = Your recovery codes
web-codes-about = If you lose your passkey or your phrase, one of these lets you in. Each works once. They are not shown again: save them or write them down.
web-codes-save = Save as a file
web-codes-kept = I have kept them
web-codes-none = You have no recovery codes. With one of them you can sign in even without your passkey or phrase.
web-codes-make = Make ten codes
web-devices-title = Let a device in
web-devices-about = Another device wants to sign in to your account. Accept only a code that you see on your own device.
web-devices-guest = Sign in here first; then type the code of the other device again.
web-device-code = The code on the other device
web-device-look = Continue
web-device-asks = { $device } wants to sign in as { $name }.
web-device-let = Let it in
web-device-refuse = Refuse
web-device-in = The other device is signed in now.
web-device-refused = The other device was refused.

## One's own account

web-me = Your account
web-me-link = Your account and devices
web-me-profile = About you
web-me-about = A line about yourself
web-me-seen = Who sees your page
web-me-seen-public = Everybody
web-me-seen-met = People I played with
web-me-seen-nobody = Nobody
web-me-listed = Show me on leaderboards
web-me-bot = A program plays with this account
web-me-kept = Saved.
web-me-keys = Ways to sign in
web-me-passkey = Passkey: { $device }
web-me-device-name = Name of the device
web-me-since = since { $when }
web-me-rename = Rename
web-me-revoke = Remove
web-me-codes = { $count ->
    [0] No recovery codes left
    [one] One recovery code left
   *[other] { $count } recovery codes left
}
web-me-add-passkey = Add a passkey
web-me-add-phrase = Add a key phrase
web-me-new-phrase = Replace the key phrase
web-me-new-codes = New recovery codes
web-me-sessions = Where you are signed in
web-me-here = this device
web-me-last = last used { $when }
web-me-end = Sign out
web-me-everywhere = Sign out everywhere
web-me-add-device = Add a device
web-me-add-device-about = Open a link on the other device, or scan it there. It works once. Don't share it: anyone who opens it is signed in as you.
web-me-device-link = Link for the other device
web-me-make-link = Make a link
web-me-type-code = Type a code that the other device shows
web-me-tokens = Programs
web-me-tokens-about = A token lets a program act for you, within what you allow and until it ends.
web-me-scope-read = read
web-me-scope-play = play
web-me-scope-people = people
web-me-until = until { $when }
web-me-token-name = What it is for
web-me-token-days = Days until it ends
web-me-token-make = Make a token
web-me-token-once = Your token, shown only now
web-me-download = Download everything
web-me-delete = Delete my account
web-me-delete-type = To delete your account, type its name: { $name }

## People and leaders

web-person-own = Your page
web-person-since = Here since { $since }
web-person-program = a program
web-person-count = { $count ->
    [one] one match
   *[other] { $count } matches
}
web-person-played = { $played ->
    [one] one match
   *[other] { $played } matches
}, { $won } won
web-person-seats = { $seats ->
    [one] Alone: { $played } played
   *[other] { $seats } seats: { $played } played, { $won } won
}
web-person-unrated = No rated match yet
web-person-ratings = Games and ratings
web-person-matches = Matches
web-person-all = All games
web-person-download = Download the records
web-person-rated = rated
web-person-casual = casual
web-person-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-person-score = { $score } points
web-person-none = No finished matches yet.
web-person-more = Earlier matches
web-person-company = Plays with
web-person-ahead = { $matches ->
    [one] one match
   *[other] { $matches } matches
}, ahead in { $ahead }, behind in { $behind }
web-person-careers = Careers and best scores
web-person-follow = Follow
web-person-unfollow = Stop following
web-person-block = Block
web-person-unblock = Unblock
web-report-table = At which table?
web-report-never-met = You can report somebody about a table at which you both played. You and { $name } have not finished a match together; at a running table, use its menu.
web-leaders = Leaders
web-leaders-about = Leaders, by rating minus its uncertainty
web-leaders-period = Period
web-leaders-seats = Seats
web-leaders-any = Any
web-leaders-days = { $days ->
    [0] Ever
    [30] 30 days
   *[other] A year
}
web-leaders-bots = Bots as milestones
web-leaders-place = Place
web-leaders-name = Name
web-leaders-played = Played
web-leaders-rating = Rating
web-leaders-fixed = fixed
web-leaders-you = (you)
web-leaders-read = The bots’ numbers are measured and fixed, so a rating means the same in every room.
web-my-tables = My tables
web-my-tables-wait = { $count ->
    [0] none is waiting for you
    [one] one is waiting for you
   *[other] { $count } are waiting for you
}
web-my-tables-running = Running
web-my-tables-stood-in = A bot is playing for you
web-my-tables-open = { $free ->
    [one] Waiting, one free seat
   *[other] Waiting, { $free } free seats
}
web-my-tables-ready = You are ready. Your choice is sealed until { $count ->
    [one] { $names } has
   *[other] { $names } have
} chosen.
web-my-tables-thinking = { $away ->
    [yes] { $names }: away; their turn for { $time }
   *[other] { $names }, thinking for { $time }
}
web-my-tables-group = { $group ->
    [turn] Your turn
    [ready] All choosing at once
    [running] Waiting for others
    [open] Open
   *[over] Finished
}
web-my-tables-move = move { $number }
web-my-tables-since = { $count ->
    [0] Nobody has moved since you did
    [one] One move since yours
   *[other] { $count } moves since yours
}
web-my-tables-rating = Rating { $change }
web-my-tables-invite = Invite
web-my-tables-all = All my tables
web-my-tables-head = { $count ->
    [0] Nothing is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
web-my-tables-until = The first is due by { $when }.
web-days-off = Days off
web-days-off-what = Your clocks can rest at all your turn-based tables: for up to { $most ->
    [one] one day
   *[other] { $most } days
} in a match. You may still play meanwhile.
web-days-off-until = Your clocks rest until { $when }. You may still play.
web-days-off-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-days-off-take = Take them from now
web-my-tables-account = These are this browser’s tables. With an account you find yours on every device.
web-my-tables-none = You are not at any table.
web-rated = Rated
web-rated-about = The result counts for ratings: no hints, no undo, and anyone who leaves comes last. Everybody needs an account.
web-me-people = People
web-around-here = { $count ->
    [0] nobody here now
   *[other] { $count } here now
}
web-around-watch = To the table
web-around-state = { $state ->
    [online] online
    [thinking] thinking for { $time } · { $game }
    [away] away; their turn for { $time } · { $game }
    [stood-in] away, a bot stands in · { $game }
   *[other] { $when ->
        [none] not here so far
       *[other] last here { $when }
    }
}
web-me-people-none = Here you will find those you play with, follow or have blocked.
web-me-tables-with = { $tables ->
    [one] one table together
   *[other] { $tables } tables together
}

## Invitations by name

web-person-invite = Invite to a table
web-invite-name = Invite { $name }
web-invite-waiting = To a table of yours that waits
web-invite-here = Invite
web-invite-new = To a new table
web-invite-sent = { $name } sees your invitation in the lobby.
web-invite-go = To the table
web-invite-known = Invite somebody you know
web-invite-choose = Choose somebody
web-invite-link = Anyone with the link
web-new-asked = invited by name
web-new-asked-about = { $name } sees the invitation in the lobby. The link works too.
web-invitations = You are invited
web-invited-to = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-invited-accept = Sit down
web-invited-decline = Decline
web-invited-waits = invited, no answer yet
web-invited-declined = said no

## Somebody's page: filters, points, characters

web-person-places = Places, from the first: { $places }
web-person-points = { $seats ->
    [one] Alone, best: { $best } points
   *[other] { $seats } seats, best: { $best } points
}
web-person-characters = Favourite characters
web-person-character = { $played }×, { $won } won
web-person-company-beside = matches · ahead
web-filter-seats = Seats
web-filter-any-seats = Any seats
web-filter-of-seats = { $seats ->
    [one] Alone
   *[other] { $seats } seats
}
web-filter-opponent = With whom
web-filter-anybody = With anybody
web-filter-result = Result
web-filter-any-result = Any result
web-filter-won = Won
web-filter-lost = Not won
web-filter-any-kind = Rated and casual

## Leaders

web-leaders-none = Nobody has played a rated match of this game yet.
web-leaders-none-such = Nobody has played a rated match like this yet.
web-leaders-way = Your way up
web-leaders-to = { $points } points to “{ $bot }”.
web-leaders-top = You have passed every bot.
web-leaders-more = A few more rated matches give you a place.
web-leaders-first = Your first rated match puts you on this list.
web-leaders-guest = Keep your name, and rated matches put you on this list.
web-leaders-play = Play a rated match
web-leaders-how = How to read it
web-leaders-how-bar = rating and its uncertainty: the true strength lies within the bar 95 times in 100
web-leaders-how-provisional = provisional: too few matches for a place
web-leaders-how-bot = a bot, as a milestone
