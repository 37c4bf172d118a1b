## What people are told, in messages beyond the page

notice-turn = It is your turn in { $game }.
notice-over = Your { $game } match is over.
notice-invitation = { $name } invites you to { $game }.
notice-expiring = Your { $game } table closes in { $hours ->
    [one] an hour
   *[other] { $hours } hours
} unless somebody plays on.
notice-flag = You ran out of time in { $game }. A bot has taken over.
notice-flag-other = { $name } ran out of time in { $game }. A bot has taken over.
notice-turns = It is your turn at { $count } tables.
notice-several = { $count ->
    [one] An update on your matches
   *[other] { $count } updates on your matches
}
notice-more = And { $count } more
notice-confirm-title = Should Vaka send notices here?
notice-confirm-mail = { $name } wants notices about their matches sent to this address. If that is you, open the link and confirm. If not, do nothing: you will get no more mail from us.
notice-confirm-push = Notices reach this device.
notice-confirm-webhook = { $name } wants notices about their matches sent here. If that is right, open the link and confirm.
notice-confirm-end = To make sure that we never write to this address again:
notice-mail-end = You get this because you asked for it in your account. To get no more mail at this address:

## When something about them is wrong

door-kind = This room sends no notices of that kind.
door-address = Notices cannot be sent to this address. It must begin with https:// and contain no name or password.
door-private = Notices are not sent to addresses in a private network.
door-mail-address = This is not an e-mail address we can write to.
door-keys = This is not a valid push subscription. Ask your browser for a new one.
door-asked-lately = A confirmation was sent to this address not long ago, or its owner wants nothing from this room. Look there, or try again later.
door-token = This link is not valid, or no longer is.
too-many-doors = An account can have at most { $limit } addresses. Remove one first.

## The bell and the choices

web-bell = Notices
web-bell-unread = { $count ->
    [0] Notices
    [one] Notices, one unread
   *[other] Notices, { $count } unread
}
web-bell-none = Nothing is waiting for you.
web-bell-quiet = Quiet from { $from } to { $to }
web-bell-choose = Notify me elsewhere too
web-bell-sign-in = With an account, notices can reach you outside this page too.
web-ago = { $time } ago
web-notice-turn = Your turn in { $game }
web-notice-over = { $game } is over
web-notice-invitation = { $name } invites you to { $game }
web-notice-expiring = Your { $game } table closes { $when } unless somebody plays on
web-notice-flag = You ran out of time in { $game }: a bot has taken over
web-notice-flag-other = { $name } ran out of time in { $game }: a bot has taken over
web-me-notices = Notices
web-me-notices-about = The bell on the page always tells you. Where else should notices go?
web-me-notices-none = In this room only the bell on the page tells you.
web-door-push = This browser
web-door-push-about = A notification on this device, even while the page is closed.
web-door-push-on = Turn on here
web-door-push-denied = This browser does not allow notifications. You can change that in its settings for this page.
web-door-push-missing = This browser does not support notifications.
web-door-push-name = Browser ({ $host })
web-door-mail = E-mail
web-door-mail-field = Your e-mail address
web-door-mail-add = Send a confirmation
web-door-webhook = Webhook
web-door-webhook-about = For ntfy, Discord, Matrix or a program of your own: each notice is sent there, signed.
web-door-webhook-field = Address of the webhook
web-door-webhook-add = Add
web-door-style = What it gets
web-door-style-json = JSON
web-door-style-text = Plain text
web-door-secret = Secret for checking the signature
web-door-asked = Not confirmed yet. We have sent a link there: open it to confirm.
web-door-asked-push = Waiting for the browser to confirm.
web-door-ask-again = Send it again
web-door-failed = It has not answered since { $when }.
web-door-remove = Remove
web-door-kinds = What to send there
web-door-kind-turn = My turn
web-door-kind-over = A match is over
web-door-kind-invitation = Invitations
web-door-kind-expiring = A table is about to close
web-door-kind-flag = Somebody runs out of time
web-door-rhythm = How often
web-door-rhythm-each = Right away
web-door-rhythm-daily = A daily digest
web-quiet = Quiet hours
web-quiet-about = Nothing is sent during these hours. What came up meanwhile follows afterwards, in one message.
web-quiet-from = from
web-quiet-to = to
web-quiet-zone = Time zone
web-digest-hour = Daily digest at
web-door-confirm-title = Notices
web-door-confirm-about = Confirm that notices may be sent to you here.
web-door-confirm-do = Yes, send me notices
web-door-confirm-done = Thank you. From now on notices reach you there.
web-door-stop-about = You will get no more notices at this address. You can ask for them again in your account.
web-door-stop-do = Send me no more
web-door-stop-done = Done. Nothing more is sent to this address.
privacy-notices = If you ask for notices: the address you give, what goes there and when not, and what was sent, for as long as you want them. Of an address that wants nothing from us only a hash is kept, for a year.

## Play now

not-waiting = You are not looking for a match.
no-table-opened = Something went wrong in the room, and no table could be opened for you. Try again, or choose another game.
pairing-pace = This game has no such clock. Choose “none”, one of its own such as 600+20, or hours a turn such as 72h.
too-many-seekers = At most { $limit } people from one household can look for a match at once.
web-now = Play now
web-now-game = Game
web-now-seats = Players
web-now-pace = Clock
web-now-bots = Bots take free seats
web-now-bots-now = at once
web-now-bots-off = never
web-now-bots-after = { $unit ->
    [seconds] after { $count } s
    [minutes] { $count ->
        [one] after a minute
       *[other] after { $count } minutes
    }
    [hours] { $count ->
        [one] after an hour
       *[other] after { $count } hours
    }
   *[days] { $count ->
        [one] after a day
       *[other] after { $count } days
    }
}
web-now-rated = Rated: no hints, no undo
web-now-go = Find a match
web-now-looking = Looking for a { $game } match …
web-now-others = { $count ->
    [0] Nobody else is looking for this now.
    [one] One other is looking for this.
   *[other] { $count } others are looking for this.
}
web-now-others-near = { $count ->
    [one] { $near ->
        [0] Their rating is not near yours.
       *[other] Their rating is near yours.
    }
   *[other] { $near ->
        [0] None of them is near your rating.
        [one] One of them is near your rating.
       *[other] { $near } of them are near your rating.
    }
}
web-now-range = Opponents rated { $low } to { $high } first, then wider.
web-now-lasts = You can close this page: the search goes on for a week. The match will be in My tables, and the bell rings when it is your turn.
web-now-usual = { $unit ->
    [now] Less than a minute
    [minutes] { $count ->
        [one] About a minute
       *[other] About { $count } minutes
    }
    [hours] { $count ->
        [one] About an hour
       *[other] About { $count } hours
    }
   *[days] About { $count } days
}
web-now-find = Find
web-now-wish = { $game }, { $seats } players
web-now-players = { $count } players
web-now-near = Up to { $points } points apart
web-now-any = Any strength
web-now-bots-in = Bots join in { $time }
web-now-leave = Stop looking
web-now-lost = You were away for too long and are no longer looking.
web-free-seats = { $count ->
    [one] one seat left
   *[other] { $count } seats left
}
web-points-range = { $low } to { $high } points
web-points-one = { $points } points
