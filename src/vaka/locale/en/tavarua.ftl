tavarua-about = Paddle out, catch a breaking wave, keep your balance to the shore. Your two best waves on each board count.
tavarua-web-tag = Read the set, ride the reef.
tavarua-option-edition = The revised rulebook is the later Italian one, the first is the English one of 2016. They differ in snaking and in the career.
tavarua-web-option-edition = Edition
tavarua-web-value-edition = { $value ->
    [revised] Revised
   *[first] First (2016)
}
tavarua-option-snaking = You can also go for a wave somebody is riding; the better card gets it.
tavarua-web-option-snaking = Snaking
tavarua-web-value-snaking = { $value ->
    [off] No
   *[on] Yes
}
tavarua-option-length = A match with both boards has 25 rounds, a short one with a single board 14.
tavarua-web-option-length = Length
tavarua-web-value-length = { $value ->
    [full] Both boards
    [longboards] Longboards only
   *[shortboards] Shortboards only
}
tavarua-option-size = The tiny game is one wave with five cards for two seats, made for research: every way it can go is known.
tavarua-web-option-size = Size
tavarua-web-value-size = { $value ->
    [whole] The whole game
   *[tiny] Tiny
}
tavarua-web-level = { $level ->
    [0] takes any wave, often falls
    [1] takes the nearest good wave
    [2] weighs wave and card
    [3] keeps its balance and its stoke
   *[4] reads the whole set
}

## Actions

tavarua-action-board = start on the { $board ->
    [short] shortboard
   *[long] longboard
}
tavarua-action-pass = go on
tavarua-action-switch = switch boards
tavarua-action-buy = buy a stoke card for a token
tavarua-action-stoke = { $card ->
    [energy_drink] Energy Drink: take two stoke tokens
    [jetski] Jetski to { $space ->
        [0] the shore
       *[other] space { $space }
    }
    [call_it] Call It: turn the die of wave { $space } to { $face }
    [focus] Focus: look at the next wave card
    [inspiration] Inspiration: draw three cards, discard three
    [in_the_zone] In The Zone: no fall from balance this round
    [priority] Priority: win every contest this round
    [heckle] Heckle seat { $seat }: it loses a token
   *[mind_games] Mind Games: seat { $seat } draws a new hand
}
tavarua-action-choose = { $action ->
    [out] paddle out
    [in] paddle in
    [catch] catch the wave
    [wait] wait
    [ride] ride
    [bail] bail
    [recover] recover
   *[snake] snake seat { $rider }
}
tavarua-action-card = { $why ->
    [out] paddle out
    [in] paddle in
    [catch] catch
    [ride] ride
    [recover] recover
   *[snake] snake
} with { $name } { $power }, { $direction }, { $colour }{ $tokens ->
    [0] { "" }
    [one] , one token on it
   *[other] , { $tokens } tokens on it
}
tavarua-action-cards = { $why ->
    [mulligan] { $names ->
        [none] keep all cards
       *[other] swap { $names }
    }
    [inspire] discard { $names }
    [wait] wait and swap { $names }
   *[bail] bail and swap { $names }
}
tavarua-action-sign = { $sign ->
    [plus] add { $tokens } to the card
   *[minus] take { $tokens } from the card
}

## Events

tavarua-event-started = { $seat ->
    [you] You start
   *[other] { $seat } starts
} on the { $board ->
    [0] shortboard
   *[1] longboard
}.
tavarua-event-mulligan = { $count ->
    [0] { $seat ->
        [you] You keep
       *[other] { $seat } keeps
    } the first hand.
    [one] { $seat ->
        [you] You swap
       *[other] { $seat } swaps
    } one card of the first hand.
   *[other] { $seat ->
        [you] You swap
       *[other] { $seat } swaps
    } { $count } cards of the first hand.
}
tavarua-event-round = The waves roll in, and the new one shows { $die }. { $first ->
    [you] You are
   *[other] { $first } is
} first player. Next wave card: { tavarua-wave-told }, { $left ->
    [one] the last one
   *[other] { $left } are left
}.
tavarua-event-stoke = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card ->
    [0] Energy Drink and { $seat ->
        [you] take
       *[other] takes
    } { $a ->
        [0] no stoke token: three are the most one may have
        [1] one stoke token
       *[2] two stoke tokens
    }.
    [1] Jetski and { $seat ->
        [you] are
       *[other] is
    } towed { $a ->
        [0] to the shore
       *[other] to space { $a }
    }.
    [2] Call It and { $seat ->
        [you] turn
       *[other] turns
    } the die of wave { $a } to { $b }.
    [3] Focus and { $seat ->
        [you] look
       *[other] looks
    } at the next wave card.
    [4] Inspiration: three new cards, and as many go back.
    [5] In The Zone: nothing can throw { $seat ->
        [you] you
       *[other] this surfer
    } off balance this round.
    [6] Priority and { $seat ->
        [you] win
       *[other] wins
    } every contest this round.
    [7] Heckle: { $b ->
        [0] { $other ->
            [you] you have
           *[other] { $other } has
        } no stoke token to lose.
       *[1] { $other ->
            [you] you lose
           *[other] { $other } loses
        } a stoke token.
    }
   *[8] Mind Games: { $other ->
        [you] you have
       *[other] { $other } has
    } to draw a new hand.
}
tavarua-event-peeked = You look at the next wave card: { tavarua-wave-told }, { tavarua-push }.
tavarua-event-switched = { $seat ->
    [you] You switch
   *[other] { $seat } switches
} to the { $board ->
    [0] shortboard
   *[1] longboard
}.
tavarua-event-bought = { $seat ->
    [you] You buy
   *[other] { $seat } buys
} a stoke card for a token.
tavarua-event-bought_card = You have bought { tavarua-stoke-told }.
tavarua-event-drew = You draw { tavarua-card-told }.
tavarua-event-replaced = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} again: { tavarua-card-told } is not for longboards.
tavarua-event-reshuffled = The deck is empty: the { $count } discards are shuffled into a new one.
tavarua-event-showed = { $action ->
    [1] { $seat ->
        [you] You paddle
       *[other] { $seat } paddles
    } out
    [2] { $seat ->
        [you] You paddle
       *[other] { $seat } paddles
    } in
    [3] { $seat ->
        [you] You go
       *[other] { $seat } goes
    } for the wave
    [4] { $seat ->
        [you] You wait
       *[other] { $seat } waits
    }
    [5] { $seat ->
        [you] You ride
       *[other] { $seat } rides
    } on
    [6] { $seat ->
        [you] You bail
       *[other] { $seat } bails
    }
    [7] { $seat ->
        [you] You swim
       *[other] { $seat } swims
    } back to the shore
   *[8] { $seat ->
        [you] You try
       *[other] { $seat } tries
    } to snake { $other ->
        [you] your
       *[other] { $other }’s
    } wave
}{ $power ->
    [0] { "" }
   *[other] { " " }with { tavarua-card-told }
}{ $tokens ->
    [0] { "" }
    [one] { " " }and a stoke token on it
   *[other] { " " }and { $tokens } stoke tokens on it
}.
tavarua-event-laid_down = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { tavarua-card-told }.
tavarua-event-collided = { $seat ->
    [you] You
   *[other] { $seat }
} and { $other ->
    [you] you
   *[other] { $other }
} both show a { tavarua-colour-told } { $power } and there is no room for two: { $seat ->
    [you] you collide and fall
   *[other] { $seat } collides and falls
}.
tavarua-event-stayed = { $other ->
    [none] { $seat ->
        [you] You find
       *[other] { $seat } finds
    } no room on wave { $space } and { $seat ->
        [you] stay
       *[other] stays
    } in the channel.
   *[other] { $other ->
        [you] You have
       *[other] { $other } has
    } the better card: { $seat ->
        [you] you get
       *[other] { $seat } gets
    } no room on wave { $space } and { $seat ->
        [you] stay
       *[other] stays
    } in the channel.
}
tavarua-event-snaked = { $by ->
    [you] You have the better card and snake
   *[other] { $by } has the better card and snakes
} { $seat ->
    [you] your
   *[other] { $seat }’s
} wave.
tavarua-event-caught = { $seat ->
    [you] You catch
   *[other] { $seat } catches
} { $perfect ->
    [0] wave { $space }
   *[1] wave { $space }, a perfect one
}: balance { tavarua-balance }.
tavarua-event-rode = { $seat ->
    [you] You stay
   *[other] { $seat } stays
} on the board: balance { tavarua-balance }.
tavarua-edge = { $balance ->
    [3] over the nose
    [4] over the nose
    [5] over the nose
    [6] over the nose
    [7] over the nose
   *[other] off the tail
}
tavarua-event-fell = { $cause ->
    [0] { $seat ->
        [you] You wipe
       *[other] { $seat } wipes
    } out in the collision.
    [1] The card takes { $seat ->
        [you] you
       *[other] { $seat }
    } { tavarua-edge }: wipeout.
    [2] The wave throws { $seat ->
        [you] you
       *[other] { $seat }
    } { tavarua-edge }: wipeout.
   *[3] The barrel closes on { $seat ->
        [you] you
       *[other] { $seat }
    }: wipeout.
}{ $token ->
    [0] { "" }
   *[1] { " " }Consolation: a stoke token.
}
tavarua-event-paddled = { $far ->
    [0] { $seat ->
        [you] You paddle 0 spaces and stay
       *[other] { $seat } paddles 0 spaces and stays
    } { $to ->
        [0] at the shore
       *[other] on space { $to }
    }.
   *[other] { $seat ->
        [you] You paddle
       *[other] { $seat } paddles
    } { $to ->
        [0] in to the shore.
       *[other] from { $from ->
            [0] the shore
           *[other] space { $from }
        } to space { $to }.
    }
}
tavarua-event-recovered = { $seat ->
    [you] You swim
   *[other] { $seat } swims
} back to the shore.
tavarua-event-bailed = { $seat ->
    [you] You bail
   *[other] { $seat } bails
} in time on wave { $space }.
tavarua-event-wave = The wave card is { tavarua-wave-told }{ $wave ->
    [4] , { tavarua-push }
   *[other] { $front ->
        [0] , { tavarua-push }
       *[other] : it moves riders { tavarua-push }
    }
}.
tavarua-event-barrel = { $ridden ->
    [0] { $seat ->
        [you] You miss
       *[other] { $seat } misses
    } the barrel: { $board ->
        [0] it shows { $front } too, and a shortboard needs another number
       *[1] it shows { $front }, and a longboard needs the same number, not { $power }
    }.
   *[1] { $seat ->
        [you] You ride
       *[other] { $seat } rides
    } the barrel: { $board ->
        [0] it shows { $front }, and on a shortboard another number, { $power }, gets through
       *[1] it shows { $front }, and on a longboard the same number gets through
    }!
}
tavarua-event-hang_ten = { $seat ->
    [you] You stand
   *[other] { $seat } stands
} right on the nose: hang ten!
tavarua-nothing = { $seat ->
    [you] You fall before any card counts and score
   *[other] { $seat } falls before any card counts and scores
} nothing.
tavarua-event-scored = { $points ->
    [0] { tavarua-nothing }
   *[other] { $seat ->
        [you] You score
       *[other] { $seat } scores
    } { $points }: { $cards } on the cards{ $stoke ->
        [0] { "" }
       *[other] { " " }+ stoke { $stoke }
    }{ $tricks ->
        [0] { "" }
       *[other] { " " }+ barrels and hang tens { $tricks }
    }{ $perfect ->
        [0] { "" }
       *[other] { " " }+ perfect { $perfect }
    }{ $shore ->
        [0] { "" }
       *[other] { " " }+ shore { $shore }
    }; { $how ->
        [1] ridden to the shore, so all cards count
        [2] bailed in time, so all cards count
        [3] snaked, but all cards count
       *[4] wiped out, so only the best card counts
    }. { $halves ->
        [-1] Nothing for the track.
       *[other] On the track that is { tavarua-track }.
    }
}
tavarua-recap-collided = { $seat ->
    [you] You collide
   *[other] { $seat } collides
} with { $other ->
    [you] you
   *[other] { $other }
} and { $seat ->
    [you] fall
   *[other] falls
}.
tavarua-recap-barrel = { $ridden ->
    [0] { $seat ->
        [you] You miss
       *[other] { $seat } misses
    } the barrel.
   *[1] { $seat ->
        [you] You ride
       *[other] { $seat } rides
    } the barrel!
}
tavarua-recap-caught = { $seat ->
    [you] You catch
   *[other] { $seat } catches
} { $perfect ->
    [0] wave { $space }
   *[1] wave { $space }, a perfect one
}.
tavarua-recap-fell = { $seat ->
    [you] You wipe
   *[other] { $seat } wipes
} out { $cause ->
    [0] in a collision
    [1] on the card played
    [2] as the wave card shifts the balance
   *[3] in the barrel
}.
tavarua-recap-scored = { $points ->
    [0] { tavarua-nothing }
   *[other] { $how ->
        [1] { $seat ->
            [you] You ride to the shore and score
           *[other] { $seat } rides to the shore and scores
        } { $points }.
       *[other] { $seat ->
            [you] You score
           *[other] { $seat } scores
        } { $points }: { $how ->
            [4] only the best card counts
           *[other] all cards count
        }.
    }
}
tavarua-event-over = The last wave card is turned: a wave still being ridden scores nothing{ $short ->
    [0] { "" }
   *[other] , and the trophies are awarded
}.{ $alone ->
    [0] { " " }{ $winners ->
        [you] The match is yours.
       *[other] The match goes to { $winners }.
    }
   *[1] { "" }
}
tavarua-event-chose = { $seat ->
    [you] You have
   *[other] { $seat } has
} chosen.
tavarua-push = { $wave ->
    [4] with the number { $front }
   *[other] { $front ->
        [0] which moves nobody
        [1] one towards the nose
        [2] two towards the nose
        [3] three towards the nose
        [-1] one towards the tail
        [-2] two towards the tail
       *[-3] three towards the tail
    }
}
tavarua-beyond = Rival { $seat }
tavarua-card-told = { $direction ->
    [0] { $power ->
        [1] Trim
        [2] Pump
        [3] Floater
       *[4] Aerial
    }
   *[1] { $power ->
        [1] Stall
        [2] Cutback
        [3] Snap
       *[4] Aerial
    }
} ({ $power } { $direction ->
    [0] to the nose
   *[1] to the tail
}, { tavarua-colour-told })
tavarua-colour-told = { $colour ->
    [0] maroon
   *[1] teal
}
tavarua-wave-told = { $wave ->
    [0] Glass
    [1] Lull
    [2] Surge
    [3] Chop
   *[4] Barrel
}
tavarua-stoke-told = { $card ->
    [0] Energy Drink
    [1] Jetski
    [2] Call It
    [3] Focus
    [4] Inspiration
    [5] In The Zone
    [6] Priority
    [7] Heckle
   *[8] Mind Games
}
tavarua-track = { $halves ->
    [-1] nothing
    [0] 0.0
    [1] 0.5
    [2] 1.0
    [3] 1.5
    [4] 2.0
    [5] 2.5
    [6] 3.0
    [7] 3.5
    [8] 4.0
    [9] 4.5
    [10] 5.0
    [11] 5.5
    [12] 6.0
    [13] 6.5
    [14] 7.0
    [15] 7.5
    [16] 8.0
    [17] 8.5
    [18] 9.0
    [19] 9.5
   *[20] 10.0
}
tavarua-balance = { $balance ->
   *[0] in the centre
    [1] 1 to the nose
    [-1] 1 to the tail
    [2] 2 to the nose
    [-2] 2 to the tail
    [3] 3 to the nose
    [-3] 3 to the tail
}

## Why not

tavarua-why-over = The match is over.
tavarua-why-turn = Somebody else decides now.
tavarua-why-board = Choose a shortboard or a longboard.
tavarua-why-now-board = First everyone chooses a starting board.
tavarua-why-now-mulligan = Now choose which cards to swap, or keep them all.
tavarua-why-now-prepare = First prepare: play a stoke card, switch boards, buy, or go on.
tavarua-why-now-inspire = Now discard cards after your Inspiration.
tavarua-why-now-choose = Now choose an action.
tavarua-why-now-card = Now choose the card for your action.
tavarua-why-now-sign = Now choose plus or minus for the tokens on your card.
tavarua-why-mulligan = You can swap any cards of your hand, once.
tavarua-why-inspire = Discard exactly { $count } of your cards.
tavarua-why-sign = All tokens on a card are added, or all are taken away.
tavarua-why-one-board = This match uses only one type of board.
tavarua-why-career-buy = In a career no stoke cards are for sale; you unlock them.
tavarua-why-shore = That is done at the shore.
tavarua-why-switched = You can switch boards once a round.
tavarua-why-buy = A stoke card costs a token, and there must be one to buy.
tavarua-why-no-stoke = You have no such stoke card.
tavarua-why-one-stoke = You can play one stoke card a round.
tavarua-why-bought = A stoke card bought this round waits until the next.
tavarua-why-jetski = The Jetski does not come to a surfer who is riding.
tavarua-why-call = Call It needs a wave without a surfer and a face from 1 to 6.
tavarua-why-stoke-target = That stoke card cannot be played like this.
tavarua-why-not-riding = You are not riding a wave.
tavarua-why-riding = You are riding: ride on or bail.
tavarua-why-beside = You can only catch the wave beside your own space of the channel.
tavarua-why-exact = Paddling moves exactly the number of the card: without a stoke token on it no card of yours leads there.
tavarua-why-catch-shore = There is no wave beside the shore; paddle out first.
tavarua-why-unbroken = The die shows { $die } on space { $space }: this wave has not broken yet.
tavarua-why-full = The wave is full.
tavarua-why-no-snaking = Waves that somebody rides cannot be caught: snaking is off.
tavarua-why-snake-fee = Snaking costs a stoke token in the first edition, and you have none.
tavarua-why-snake-rider = There is nobody to snake on this wave.
tavarua-why-not-wash = You are not in the wash.
tavarua-why-cards = Only waiting and bailing take several cards, and at least one from your hand.
tavarua-why-tokens = You don’t have that many tokens for this card.
tavarua-why-card = You do not hold that card.

## Reasons: clauses about a move, without their subject

tavarua-reason-fall = { $how ->
    [never] cannot make you fall
    [always] is a certain fall
   *[some] makes you fall on { $falls } of { $cards } wave cards
}
tavarua-reason-sure = { $value ->
    [0] guarantees no points
    [one] guarantees one point
   *[other] guarantees at least { $value } points
}
tavarua-reason-points = { $value ->
    [0] scores nothing yet
    [one] makes the wave worth one point on average
   *[other] makes the wave worth { $value } points on average
}
tavarua-reason-balance = { $value ->
    [0] leaves your balance in the middle
    [one] leaves your balance one space off the middle
   *[other] leaves your balance { $value } spaces off the middle
}
tavarua-reason-soon = { $value ->
    [0] finds a broken wave at once
    [one] will find a broken wave next round
    [7] sees no broken wave coming
   *[other] will find a broken wave in { $value } rounds
}
tavarua-reason-many = { $value ->
    [0] will see no broken wave come past
    [one] will see one broken wave come past
   *[other] will see { $value } broken waves come past
}
tavarua-reason-perfect = { $value ->
    [0] catches a wave that is not perfect
   *[other] catches a perfect wave
}
tavarua-reason-rivals = { $value ->
    [0] gives you the wave to yourself
    [one] may meet another surfer on the wave
   *[other] may meet { $value } other surfers on the wave
}
tavarua-reason-gentle = leaves you { $value ->
    [0] no gentle card
    [one] one gentle card
   *[other] { $value } gentle cards
} (1 or 2) in hand
tavarua-reason-sides = leaves you { $nose ->
    [0] no nose card
    [one] 1 nose card
   *[other] { $nose } nose cards
} and { $tail ->
    [0] no tail card
    [one] 1 tail card
   *[other] { $tail } tail cards
} in hand
tavarua-reason-tokens = leaves you { $value ->
    [0] no stoke token
    [one] one stoke token
   *[other] { $value } stoke tokens
}
tavarua-reason-stoke = leaves you { $value ->
    [0] no stoke card
    [one] one stoke card
   *[other] { $value } stoke cards
}
tavarua-reason-free = { $value ->
    [0] is on the board whose two scores are already set
    [one] is on the board with one score still open
   *[other] is on the board with both scores still open
}

## Mistakes

tavarua-invalid-move = “{ $move }” is not a move of Tavarua. Moves look like long, keep, done, switch, buy, jetski4, call3=5, O I C W R B S2 (actions), 3nT*1 (card and tokens), 1tM.2nT (cards), + and -.
tavarua-bad-shape = The components file has a value of the wrong kind where cards should be listed.
tavarua-bad-power = The card { $name } has the power { $power }; powers go from 1 to { $most }.
tavarua-bad-direction = The card { $name } has the direction “{ $direction }”; it must be nose or tail.
tavarua-bad-copies = The card { $name } has { $copies } copies, which is impossible.
tavarua-bad-icon = Cards of power { $power }, { $direction }, stand in two lines that disagree about the No Longboard icon.
tavarua-bad-card-count = The components file has { $count } player cards; the box has { $needed }.
tavarua-few-plain = Only { $count } player cards are without the No Longboard icon; at least { $needed } are needed.
tavarua-bad-front = The wave type { $wave } has a card of { $front }; it must be from { $low } to { $high }.
tavarua-bad-wave-type = The wave type { $wave } has { $count } cards; the event of { $month } needs { $needed }.
tavarua-bad-wave-count = The components file has { $count } wave cards; the box has { $needed }.
tavarua-bad-barrels = The components file has { $count } barrels; the box has { $needed }.
tavarua-bad-stoke-name = There is no stoke card { $name }. The stoke cards are: { $known }.
tavarua-bad-stoke-count = The components file has { $count } stoke cards; the box has { $needed }.
tavarua-career-over = The career of { $name } is over; begin another one.
tavarua-career-unfinished = The event of { $month } is not finished.
tavarua-career-boxes = { $given } boxes were chosen; { $needed } are to be chosen.
tavarua-career-card = There is no stoke card { $card } on the sheet. It has: { $known }.
tavarua-career-full = All { $boxes } boxes of { $card } are checked already.
tavarua-career-foreign = This is not a career of Tavarua.
tavarua-career-incomplete = The career file is incomplete: { $missing } is missing.
tavarua-career-altered = The career file was changed after it was written: its contents do not fit its digest.
tavarua-career-illegal = The career cannot be replayed: event number { $month } has a decision that is not possible.
tavarua-career-differs = Replaying the career gives something else in: { $fields }.

## The table

tavarua-table-title = Round { $round } · { $left } wave cards left · first: seat { $first }
tavarua-table-next = Next wave: { $wave } { $fronts }
tavarua-table-sea = Sea
tavarua-table-space = space
tavarua-table-die = die
tavarua-table-channel = channel
tavarua-table-wash = wash
tavarua-table-riders = on the wave
tavarua-table-shore = shore
tavarua-table-broken = broken
tavarua-table-perfect = perfect
tavarua-table-surfer = surfer
tavarua-table-board = board
tavarua-table-balance = tail · nose
tavarua-table-tokens = stoke
tavarua-table-cards = cards
tavarua-table-pile = pile
tavarua-table-scores = short | long
tavarua-table-hand = Your hand
tavarua-table-stoke = Your stoke cards
tavarua-table-none = none
tavarua-table-ai = AI { $target }
tavarua-table-rank = { $rank }.
tavarua-table-shows = shows { $action }
tavarua-wave-name = { $wave ->
    [glass] Glass
    [lull] Lull
    [surge] Surge
    [chop] Chop
   *[barrel] Barrel
}
tavarua-stoke-name = { $card ->
    [energy_drink] Energy Drink
    [jetski] Jetski
    [call_it] Call It
    [focus] Focus
    [inspiration] Inspiration
    [in_the_zone] In The Zone
    [priority] Priority
    [heckle] Heckle
   *[mind_games] Mind Games
}
tavarua-board = { $board ->
    [short] short
   *[long] long
}

## Career

tavarua-career-line = { $name }: rank { $rank }, { $played } of 12 events, { $cards } stoke cards, { $edition } edition, { $status ->
    [won] won
    [lost] lost
   *[under_way] under way
}
tavarua-career-title = { $name } · rank { $rank } · { $edition } edition · seed { $seed }
tavarua-career-stoke = stoke card
tavarua-career-unlocked = unlocked
tavarua-career-spent = spent
tavarua-career-month = month
tavarua-career-event = event
tavarua-career-kind = kind
tavarua-career-rounds = rounds
tavarua-career-ai = AI
tavarua-career-places = places
tavarua-career-points = points
tavarua-career-rank = rank
tavarua-career-year = Rank over the year
tavarua-career-event-kind = { $kind ->
    [longboards] longboards
    [shortboards] shortboards
    [combined] both boards
    [hang_ten] photo: hang tens
    [aerial] photo: aerials
   *[barrel] photo: barrels
}
tavarua-career-status = { $status ->
    [won] Rank 1: the career is won!
    [lost] The career is over at rank { $rank }: lost.
   *[under_way] Rank { $rank }; the next goal is rank { $next }.
}
tavarua-career-next = { $month }: { $event } ({ $kind }), { $rounds } rounds, AI surfers: { $ai }.
tavarua-career-month-line = { $month }, { $event }: places { $places }, points { $points }; rank { $before } → { $rank }; unlocked: { $unlocked }
tavarua-month = { $month ->
    [january] January
    [february] February
    [march] March
    [april] April
    [may] May
    [june] June
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
}

## The career in the room

tavarua-web-journey-name = Career
tavarua-web-journey-about = A year on the tour: twelve events, from rank 50 to the top. Rank 1 wins, rank 60 ends it.
tavarua-web-score-about = Alone with the reef: the total of your four best waves. 40 is perfect, 20 on one board.
tavarua-web-journey-in = { $month ->
    [january] in January
    [february] in February
    [march] in March
    [april] in April
    [may] in May
    [june] in June
    [july] in July
    [august] in August
    [september] in September
    [october] in October
    [november] in November
   *[december] in December
}
tavarua-web-journey-line = { $status ->
    [won] Rank 1: won { tavarua-web-journey-in }
    [lost] Lost at rank { $rank } { tavarua-web-journey-in }
   *[under_way] Rank { $rank } · event { $number } of { $count }: { $name }
}
tavarua-web-journey-edition = { $edition ->
    [first] first edition
   *[revised] revised edition
}
tavarua-web-journey-rank = Rank { $rank }
tavarua-web-journey-goal = { $goal ->
    [1] Next: rank 1, the title
   *[other] Next stoke card at rank { $goal }
}
tavarua-web-journey-headline = { $status ->
    [won] Number one
    [lost] The tour goes on without you
   *[under_way] On the tour
}
tavarua-web-journey-surf = { $started ->
    [yes] Back to { tavarua-month }
   *[no] Surf { tavarua-month }
}
tavarua-web-journey-next = { $name } · { $rounds } rounds
tavarua-web-journey-curve = The year as a wave
tavarua-web-journey-curve-text = The rank after each event: { $ranks }. Rank 1 wins, rank 60 loses.
tavarua-web-journey-title = the title
tavarua-web-journey-out = off the tour
tavarua-web-journey-sheet = Surfer sheet
tavarua-web-journey-sheet-about = Cards you unlock come along to every event until you use them.
tavarua-web-journey-card-text = { $card }: { $ready } ready, { $spent } spent, { $locked } locked
tavarua-web-journey-effect = { $card ->
    [energy_drink] Take two stoke tokens.
    [jetski] Move at once to any channel space.
    [call_it] Turn the die of a free wave to any face.
    [focus] Look at the next wave card.
    [inspiration] Draw three cards, discard three.
   *[in_the_zone] You cannot lose your balance this round.
}
tavarua-web-journey-calendar = The year
tavarua-web-journey-kind = { $kind ->
    [longboards] Longboard contest
    [shortboards] Shortboard contest
    [combined] Contest on both boards
    [hang_ten] Photo shoot: hang tens
    [aerial] Photo shoot: Aerials
   *[barrel] Photo shoot: barrels
}
tavarua-web-journey-task = { $kind ->
    [hang_ten] 1 point per hang ten
    [aerial] 1 point per Aerial
   *[barrel] 1 point per barrel
}
tavarua-web-journey-deck = { $rounds } rounds, deck of { $total }
tavarua-web-journey-deck-text = Wave deck: { $deck }.
tavarua-web-journey-rivals = Rivals
tavarua-web-journey-rival = { $name }: { $board ->
    [long] longboard
   *[short] shortboard
}, waits on space { $target } of the channel
tavarua-web-journey-met = { $month }: you { $places }
tavarua-web-journey-boxes-sign = unlocks a stoke card
tavarua-web-journey-rival-of = { $name }: show the card
tavarua-web-journey-rival-board = { $board ->
    [long] Starts on the longboard
   *[short] Starts on the shortboard
}
tavarua-web-journey-rival-waits = Paddles straight out to space { $target } of the channel and waits there for a perfect wave.
tavarua-web-journey-rival-takes = If none is on its way, takes the next wave that breaks, even with you on it.
tavarua-web-journey-rival-rides = { $both ->
    [yes] Never loses balance, takes every barrel and rides to the shore; then changes boards if the event has both.
   *[no] Never loses balance, takes every barrel and rides to the shore.
}
tavarua-web-journey-field = Your rivals this year
tavarua-web-journey-field-about = Each of them waits at one place for a perfect wave. If none is on its way, they take the next one that breaks, even with you on it. They never lose their balance, take every barrel and ride to the shore.
tavarua-web-journey-continue = Continue your career
tavarua-web-journey-coming = The next event
tavarua-web-journey-event = Event { $number } of { $count } · { $name }
tavarua-web-journey-stakes = What this event would bring
tavarua-web-journey-stake = { $kind ->
    [hang_ten] Every hang ten lifts you by a rank.
    [aerial] Every Aerial that scores lifts you by a rank.
    [barrel] Every barrel lifts you by a rank.
    [combined] { $status ->
        [won] Winning on both boards takes the title.
       *[other] Winning on both boards lifts you to rank { $rank }.
    }
   *[other] { $status ->
        [won] A win takes the title.
       *[other] A win lifts you to rank { $rank }.
    }
}
tavarua-web-journey-photos = { $kind ->
    [hang_ten] { $count ->
        [0] no hang ten
        [one] one hang ten
       *[other] { $count } hang tens
    }
    [aerial] { $count ->
        [0] no Aerial
        [one] one Aerial
       *[other] { $count } Aerials
    }
   *[barrel] { $count ->
        [0] no barrel
        [one] one barrel
       *[other] { $count } barrels
    }
}
tavarua-web-journey-standing = As it stands: { $result }, { tavarua-web-journey-rung }
tavarua-web-journey-now = as it stands
tavarua-web-journey-rung = { $status ->
    [won] the title
    [lost] off the tour
   *[under_way] rank { $rank }
}
tavarua-web-journey-rung-rank = { $status ->
    [won] title
    [lost] out
   *[under_way] { $rank }
}
tavarua-web-journey-rung-boxes = { $count ->
    [one] unlocks a stoke card
   *[other] unlocks { $count } stoke cards
}
tavarua-web-journey-came = { tavarua-web-journey-place }{ $both ->
    [yes] { " on the " }{ tavarua-web-journey-board }
   *[no] { " of " }{ $count }
}
tavarua-web-journey-step = { $before ->
    [same] still rank { $after }
   *[other] rank { $before } → { $after }
}
tavarua-web-journey-then = Next { tavarua-web-journey-in }: { $name } · { tavarua-web-journey-kind }
tavarua-web-journey-nobody = you and the camera
tavarua-web-journey-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
tavarua-web-journey-board = { $board ->
    [long] longboard
   *[short] shortboard
}
tavarua-web-journey-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
tavarua-web-journey-replay = Replay of { tavarua-month }
tavarua-web-journey-unlocked = unlocked: { $cards }
tavarua-web-journey-used = used: { $cards }
tavarua-web-journey-choose = { $count ->
    [one] You have earned a stoke card: choose one
   *[other] You have earned { $count } stoke cards: choose
}
tavarua-web-journey-chosen = { $chosen } of { $count } chosen
tavarua-web-journey-unlock = Unlock
tavarua-web-journey-fewer = One { $card } fewer
tavarua-web-journey-share = Show it to a friend
tavarua-web-journey-share-text = The picture of the year: { $name }, { $result }
tavarua-web-journey-svg = Save as SVG
tavarua-web-journey-png = Save as PNG
tavarua-web-journey-again = Another year
tavarua-web-journey-poster-won = World number one
tavarua-web-journey-poster-lost = Rank { $rank }
tavarua-web-journey-poster-when = { $status ->
    [won] from rank 50 to the title { tavarua-web-journey-in }
   *[lost] from rank 50, { tavarua-web-journey-in }
}
tavarua-web-journey-poster-wins = { $count ->
    [one] event won
   *[other] events won
}
tavarua-web-journey-poster-best = best rank
tavarua-web-journey-poster-cards = { $count ->
    [one] stoke card used
   *[other] stoke cards used
}

## First steps

tavarua-steps-reef = This is the reef. Waves roll in from space 6 to space 1, one space a round, each with its die. You paddle out through the channel beside them, catch one and ride it to the shore.
tavarua-steps-board = Choose your board first. The longboard has seven spaces for your balance, the shortboard only five, but it may play the 4s. Take the **longboard**: it forgives more.
tavarua-steps-hand = You hold five cards. Each has a number, a direction (nose or tail) and a colour. Once, before the start, you may swap some (TAV-2.6). These are good: keep them all.
tavarua-steps-paddle = At the shore you could first buy a stoke card or switch boards: press **Go on**. Then paddle out with the 3 to the tail: you go exactly three spaces (TAV-8.1). All choose at the same time, face down.
tavarua-steps-broken = Everybody has shown their cards and all three surfers wait on space 3. A wave can be caught if it is broken: its die shows at least the number of its space (TAV-5.5). If the two are equal it is perfect.
tavarua-steps-catch = The wave beside you shows a 3 on space 3: perfect! **Catch** it with the 2 to the nose. The card also moves your balance, two spaces towards the nose.
tavarua-steps-contest = All three wanted it. The other two showed the same number and colour: they collided and fell (TAV-8.9). You are on the wave. The mat shows your balance: off either end and you fall. A stoke token is your reward; laid on a card it changes the number by one (TAV-7.2).
tavarua-steps-ride = Now ride on. Your weight is far on the nose, so bring it back: **ride** with the 2 to the tail. After that a wave card is turned and moves you once more; its back tells what is coming.
tavarua-steps-surge = Look at the next wave card: a surge, which pushes everybody to the tail by up to 3. Lean the other way: **ride** with the 2 to the nose.
tavarua-steps-shore = You rode all the way to the shore! Every card of the pile counts its number, the perfect wave and the shore count more (TAV-14.1). If you fall, only your best card counts; **bail** in time and all of them do.
tavarua-steps-barrel = One kind of wave card moves nobody: the **barrel**. Its number is compared with the card you have just played. On a longboard they must be equal, on a shortboard different (TAV-13.3). Right is worth 5 points, wrong is a wipeout.
tavarua-steps-end = After a fall any card brings you back to the shore (TAV-10.1). Only your two best waves on each board count, and the champion has to be good on both (TAV-17.3): change boards at the shore in time. A match has 25 rounds. The reef is yours: play on!
## The board in the room

tavarua-web-where = { $round ->
    [0] setting up
   *[other] round { $round } of { $rounds }
}{ $phase ->
    [board] { " · " }boards
    [mulligan] { " · " }first cards
    [prepare] { " · " }prepare
    [inspire] { " · " }prepare
    [choose] { " · " }choose
    [card] { " · " }choose
    [sign] { " · " }+ or −
   *[other] { "" }
}
tavarua-web-reef = The reef seen from the beach
tavarua-web-wave-at = Wave on space { $space }: die { $die }, { $state ->
    [whole] not broken
    [perfect] perfect
   *[broken] broken
}.
tavarua-web-surfer-at = { $name }: { $place ->
    [shore] at the shore
    [channel] in the channel, space { $space }
    [riding] riding wave { $space }, balance { tavarua-balance }, { $points } points in the pile
    [bailed] off the wave, space { $space }
   *[wash] in the wash, space { $space }
}, { $board ->
    [short] shortboard
   *[long] longboard
}.
tavarua-web-wash = Wash
tavarua-web-channel = Channel
tavarua-web-track = Score track from 0 to 10
tavarua-web-next = Next wave
tavarua-web-last = Last wave
tavarua-web-next-is = Next: { $wave }
tavarua-web-left = { $left } left
tavarua-web-next-wave = Next wave card: { $wave }, { $fronts }; { $left } left
tavarua-web-last-wave = Last wave card: { $wave } { $front }
tavarua-web-turned = Waves turned: { $turned } of { $rounds }
tavarua-web-turned-of = { $wave }: { $turned } turned, { $unseen } unseen
tavarua-web-closing = { $left ->
    [one] Last round: only a wave ashore or bailed counts
   *[other] { $left } rounds left: then only waves ashore or bailed count
}
tavarua-web-way = { $direction ->
    [nose] nose
   *[tail] tail
}
tavarua-web-card = { $name ->
    [none] { "" }
   *[other] { $name }{ " " }
}{ $power } { $direction ->
    [nose] nose
   *[tail] tail
}, { $colour ->
    [teal] teal
   *[maroon] maroon
}
tavarua-web-no-card = no card
tavarua-web-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
tavarua-web-hand-card = { $card }{ $icon ->
    [yes] , not on a longboard
   *[no] { "" }
} (key { $key })
tavarua-web-mat = { $board ->
    [short] Shortboard
   *[long] Longboard
}, balance { tavarua-balance }
tavarua-web-pile = { $count ->
    [one] one card
   *[other] { $count } cards
}, { tavarua-points }
tavarua-web-then = then { $wave ->
    [glass] Glass: ↔ { $range }
    [lull] Lull: { $range } →
    [surge] Surge: ← { $range }
    [chop] Chop: ↔ { $range }
   *[barrel] Barrel: { $rides ->
        [long] same number
       *[short] other number
    }
}
tavarua-web-falls = { $sign ->
    [plus] with + you fall
    [minus] with − you fall
   *[none] off the board
}
tavarua-web-act = { $action ->
    [out] Paddle out
    [in] Paddle in
    [catch] Catch
    [wait] Wait
    [ride] Ride
    [bail] Bail
    [recover] Recover
   *[snake] Snake
}
tavarua-web-act-on = { $action ->
    [catch] Catch wave { $space }
    [ride] Ride on, wave { $space }
    [bail] Bail: into the wash, space { $space }
   *[snake] Snake the wave of { $name }
}
tavarua-web-corner = { $corner ->
    [out] Paddle out
    [in] Paddle in
    [catch] Catch
    [wait] Wait
    [ride] Ride
    [bail] Bail
    [recover] Recover
    [snake] Snake
    [switch] Switch board
    [buy] Buy stoke card
    [short] Shortboard
   *[long] Longboard
}
tavarua-web-sign = { $sign ->
    [plus] +{ $tokens }
   *[minus] −{ $tokens }
}{ $falls ->
    [yes] : falls
   *[no] { "" }
}
tavarua-web-paddle-to = { $action ->
    [out] Paddle out to { $space }
   *[in] Paddle in to { $space ->
        [0] the shore
       *[other] { $space }
    }
}
tavarua-web-call-wave = Turn the die of wave { $space }
tavarua-web-stoke = Stoke
tavarua-web-tokens = Stoke tokens: { $count }
tavarua-web-lay = Lay a stoke token on the card
tavarua-web-take-back = Take a token back
tavarua-web-stoke-cards = Your stoke cards
tavarua-web-stoke-when = Played before you choose an action, one a round, but not in the round in which you bought it.
tavarua-web-stoke-about = { $card ->
    [energy_drink] Take two stoke tokens.
    [jetski] Unless riding, move at once to any space of the channel.
    [call_it] Turn the die of a wave without a surfer to any face.
    [focus] Look at the front of the next wave card.
    [inspiration] Draw three cards, then discard three.
    [in_the_zone] This round, if your balance would leave the board, it stops on the last space.
    [priority] This round your card beats all others in contests and cannot collide.
    [heckle] An opponent loses a stoke token.
   *[mind_games] An opponent discards the whole hand and draws five.
}
tavarua-web-target = For whom or what
tavarua-web-ask-target = { $card ->
    [jetski] Pick a space of the channel.
   *[call_it] Pick the die of a wave.
}
tavarua-web-face = Face { $face }
tavarua-web-first = first player
tavarua-web-ready = ready
tavarua-web-choosing = still choosing
tavarua-web-at = { $place ->
    [shore] At the shore
    [channel] Channel, space { $space }
    [riding] Riding wave { $space }
    [bailed] Off the wave, space { $space }
   *[wash] In the wash, space { $space }
}
tavarua-web-scores = { $board ->
    [short] Shortboard
   *[long] Longboard
}: { $first ->
    [none] no score
   *[other] { $first }
}{ $second ->
    [none] { "" }
   *[other] {" "}and { $second }
}
tavarua-web-board = { $board ->
    [short] Shortboard
   *[long] Longboard
}
tavarua-web-say-board = Which board do you start on?
tavarua-web-say-mulligan = { $cards ->
    [0] Swap any cards, or keep them all?
    [one] Swap this card
   *[other] Swap these { $cards } cards
}
tavarua-web-say-inspire = Discard { $count } cards
tavarua-web-say-prepare = { $card ->
    [jetski] Jetski: to which space?
    [call_it] Call It: which wave, which face?
    [heckle] Heckle: whom?
    [mind_games] Mind Games: with whom?
   *[other] { $kind ->
        [switch] Switch to your other board
        [buy] Buy a stoke card
        [stoke] Play { tavarua-stoke-name }
       *[other] { $offers ->
            [both] Switch boards, buy a stoke card, or go on?
            [buy] Buy a stoke card, or go on?
            [switch] Switch boards, or go on?
           *[none] Play a stoke card, or go on?
        }
    }
}
tavarua-web-reach = { $to ->
    [0] the shore
   *[other] { $to }
}
tavarua-web-lead = { $lead ->
    [goes] : you reach { tavarua-web-reach }{ $or ->
        [none] { "" }
       *[other] { " " }or { $or }
    }
    [stays] : you stay up
    [falls] : you fall!
    [either] : + or − decides whether you fall
   *[none] { "" }
}
tavarua-web-say-choose = { $action ->
    [out] Paddle out{ $cards ->
        [0] : which card?
       *[other] { tavarua-web-lead }
    }
    [in] Paddle in{ $cards ->
        [0] : which card?
       *[other] { tavarua-web-lead }
    }
    [catch] Catch wave { $space }{ $cards ->
        [0] : which card?
       *[other] { tavarua-web-lead }
    }
    [snake] Snake wave { $space }{ $cards ->
        [0] : which card?
       *[other] { tavarua-web-lead }
    }
    [ride] Ride wave { $space }{ $cards ->
        [0] : which card?
       *[other] { tavarua-web-lead }
    }
    [bail] Bail into the wash{ $cards ->
        [0] : which cards do you swap?
        [one] , and swap one card
       *[other] , and swap { $cards } cards
    }
    [wait] Wait here{ $cards ->
        [0] : which cards do you swap?
        [one] , and swap one card
       *[other] , and swap { $cards } cards
    }
    [recover] To the shore with any card
   *[none] { $place ->
        [riding] Ride wave { $space }, or bail?
        [shore] At the shore: what do you do?
       *[channel] On space { $space } of the channel: what do you do?
    }
}
tavarua-web-say-sign = { $tokens ->
    [one] Your token: add 1 or take 1 away?
   *[other] Your tokens: add { $tokens } or take { $tokens } away?
}
tavarua-web-hint = { $hint ->
    [late] This wave will not reach the shore before the game ends: bail in time.
    [many] At least one. You draw as many new ones.
    [board] A longboard has seven spaces for balance, a shortboard five, but only a shortboard takes 4s.
    [mulligan] Pick the cards to swap: just this once.
    [inspire] You keep the other five.
    [prepare] { $offers ->
        [both] A stoke card is a boost, drawn unseen; it costs a token.
        [buy] A boost to play once, drawn unseen; it costs a token.
        [switch] You can switch only at the shore.
       *[none] Everyone sees it; then you choose.
    }{ $plays ->
        [yes] { " " }Or play one you have.
       *[no] { "" }
    }
    [stoke] { tavarua-web-stoke-about }
    [sign] { $tokens ->
        [one] { "" }
       *[other] All of them go one way.{ " " }
    }{ $lead ->
        [goes] The channel shows where each takes you.
       *[other] Below you see where each takes your balance.
    }
    [act] Now choose what to do with it.
    [paddle] You go exactly as many spaces as its number.
    [reveal] You choose which when the cards are revealed.
    [tips] The card tips your board, as shown below: off its end you fall.
    [wave] { $lead ->
        [either] You choose at the reveal; then
       *[other] Then
    } { $wave ->
        [glass] Glass moves you { $range }, either way.
        [lull] Lull moves you { $range } towards the nose.
        [surge] Surge moves you { $range } towards the tail.
        [chop] Chop moves you { $range }, either way.
       *[barrel] comes the Barrel: its number must { $rides ->
            [long] equal your card’s.
           *[short] differ from your card’s.
        }
    }
    [ready] { $pile ->
        [0] Everyone reveals at once.
       *[other] Everyone reveals at once. In your pile so far: { tavarua-points }.
    }
    [recover] You swim in with it, and draw a new one.
   *[other] { $pile ->
        [0] Choose an action and a card. Everyone reveals at once.
       *[other] In your pile so far: { tavarua-points }. Fall, and only your best card counts.
    }
}
tavarua-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tavarua-web-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
tavarua-web-do = { $phase ->
    [board] { $board ->
        [short] Shortboard
        [long] Longboard
       *[other] Choose a board
    }
    [mulligan] { $cards ->
        [0] Keep all
       *[other] Swap { $cards }
    }
    [inspire] Discard
    [prepare] { $kind ->
        [switch] Switch
        [buy] Buy
        [stoke] Play
        [pass] Go on
       *[other] Choose
    }
    [sign] { $sign ->
        [plus] Add { $tokens }
        [minus] Take away { $tokens }
       *[other] Choose
    }
   *[other] { $cards ->
        [0] { $action ->
            [none] Choose
           *[other] Choose a card
        }
       *[other] { $action ->
            [none] Choose an action
           *[other] Ready
        }
    }
}
tavarua-web-key-card = Pick that card of your hand
tavarua-web-key-out = Paddle out
tavarua-web-key-in = Paddle in
tavarua-web-key-catch = Catch the wave, snake it, or ride on
tavarua-web-key-wait = Wait
tavarua-web-key-bail = Bail
tavarua-web-key-token = Lay a stoke token on the card, or take it back
tavarua-web-choice-card = { tavarua-web-why } with { $card }{ $tokens ->
    [0] { "" }
    [one] , one token on it
   *[other] , { $tokens } tokens on it
}
tavarua-web-why = { $why ->
    [out] paddle out
    [in] paddle in
    [catch] catch
    [ride] ride
    [recover] recover
    [snake] snake
    [mulligan] swap
    [inspire] discard
    [wait] wait
   *[bail] bail
}
tavarua-web-choice-cards = { $count ->
    [0] keep all cards
   *[other] { $why ->
        [mulligan] swap { $cards }
        [inspire] discard { $cards }
        [wait] wait and swap { $cards }
       *[bail] bail and swap { $cards }
    }
}
tavarua-web-choice-aimed = { $what ->
    [heckle] Heckle { $name }, who loses a token
    [mind_games] Mind Games with { $name }, who draws a new hand
   *[snake] snake { $name }
}
tavarua-web-part = { $part ->
    [direction] { $value ->
        [nose] to the nose
       *[tail] to the tail
    }
    [colour] { $value ->
        [teal] teal
       *[maroon] maroon
    }
    [power] number { $value }
    [tokens] { $value ->
        [0] no token
        [one] one token
       *[other] { $value } tokens
    }
    [space] { $value ->
        [0] the shore
       *[other] space { $value }
    }
   *[face] face { $value }
}
tavarua-web-kind = { $kind ->
    [pass] go on
    [switch] switch boards
    [buy] buy a stoke card
   *[stoke] play a stoke card
}
tavarua-web-note-fell = Wipeout!
tavarua-web-note-collided = Collision!
tavarua-web-note-stayed = no room
tavarua-web-note-snaked = snaked!
tavarua-web-note-bailed = bails
tavarua-web-note-caught = { $perfect ->
    [1] Perfect wave!
   *[other] caught
}
tavarua-web-note-hang_ten = Hang ten!
tavarua-web-note-barrel = { $ridden ->
    [1] Barrel!
   *[other] barrel missed
}
tavarua-web-note-scored = { $score ->
    [none] no points
   *[other] { $points ->
        [one] one point
       *[other] { $points } points
    }: { $score }
}
tavarua-web-note-stoke = { $card ->
    [0] Energy Drink
    [1] Jetski
    [2] Call It
    [3] Focus
    [4] Inspiration
    [5] In The Zone
    [6] Priority
    [7] Heckle
   *[8] Mind Games
}
tavarua-web-note-switched = { $board ->
    [0] shortboard
   *[1] longboard
}
tavarua-web-round = Round { $round }
tavarua-web-trophy = { $cup ->
    [short] Shortboard Champion
    [long] Longboard Champion
   *[grand] Grand Champion
}
tavarua-web-won-board = { $tied ->
    [yes] level on { $sum }, but with the better waves
   *[no] with { $sum }
}
tavarua-web-won-both = champion on both boards
tavarua-web-won-grand = { $ridden ->
    [short] { $sum } on the longboard
   *[long] { $sum } on the shortboard
}{ $name ->
    [none] { "" }
   *[other] { " " }against { $name ->
        [you] your
       *[other] { $name }’s
    } { $other } on the { $ridden ->
        [short] shortboard
       *[long] longboard
    }
}
tavarua-web-won-total = { $tied ->
    [yes] level on { $total }, but with the better waves
   *[no] { $total } in all
}
tavarua-web-gallery-player = Player cards
tavarua-web-gallery-waves = Wave cards
tavarua-web-gallery-stoke = Stoke cards
tavarua-web-gallery-mats = Boards and balance
tavarua-web-gallery-tokens = Tokens and dice
tavarua-web-gallery-trophies = Trophies
tavarua-web-gallery-events = The year of a career
tavarua-web-gallery-copies = { $count } ×
tavarua-web-gallery-back = back
tavarua-web-gallery-token = { $token ->
    [stoke] Stoke
    [barrel] Barrel, { $points } points
    [hangten] Hang ten, { $points } points
    [perfect] Perfect, 1 point a card
   *[first] First player
}
tavarua-web-gallery-deck = Deck: { $deck }; { $out } out
tavarua-web-gallery-ai = Rivals: { $ai }

## What the list of moves asks for, part by part

tavarua-part-kind = What do you do?
tavarua-part-cards = Which cards?
tavarua-part-power = Which number?
tavarua-part-direction = To the nose or to the tail?
tavarua-part-colour = Which colour?
tavarua-part-tokens = How many stoke tokens on it?
tavarua-part-space = Where?
tavarua-part-face = Which face of the die?

## The two-minute card

tavarua-primer-goal = Ride your best two waves on each board, and be the surfer who is good on both.
tavarua-primer-waves-title = Waves roll in
tavarua-primer-waves = All move one space towards the shore; the new one on 6 rolls its die. A die **at least** as high as its space: the wave is broken and you can catch it. **Equal**: perfect.
tavarua-primer-choose-title = All choose in secret, with one card
tavarua-primer-choose = You paddle exactly its number, and catch only the broken wave beside you. If others want it too, the highest number gets it, teal before maroon; identical cards collide and fall. Wait or bail with one card or more.
tavarua-primer-balance-title = Keep your balance
tavarua-primer-balance = To catch or ride, the card moves you to **nose** or **tail**. Off the board: wipeout.
tavarua-primer-card-title = The wave card hits every rider
tavarua-primer-card = Your balance moves again; the card’s **back** told you what may come. **Barrel:** its number meets the one you played. Right: +5. Wrong: wipeout. A 4 jumps clear.
tavarua-primer-ends-title = Your wave ends
tavarua-primer-ends = You score the cards you caught and rode with. You gain a stoke token (3 at most) when you catch, reach the shore or fall. At the shore you may change boards.
tavarua-primer-worth-title = Points of a wave
tavarua-primer-worth = Hang ten: a longboard on the last nose space after the wave card.
tavarua-primer-worth-of = { $what ->
    [card] its number
    [barrel] barrel 5
    [hangten] hang ten 2
    [perfect] perfect 1 a card
    [stoke] stoke 1
   *[shore] shore 2
}
tavarua-primer-score-title = Points become a score, in half steps
tavarua-primer-scored = { NUMBER($score, minimumFractionDigits: 1) }
tavarua-primer-score = **The end:** 25 rounds. The best two shortboard waves make the Shortboard Champion, the best two longboard waves the Longboard Champion. Then the first’s **long** waves meet the second’s **short** waves: the higher sum wins. With one board its champion wins.
tavarua-primer-tip-1 = Read the back of the next wave card first.
tavarua-primer-tip-2 = Bail in time: a fall keeps only one card and sends you back to the shore.
tavarua-primer-tip-3 = A stoke token on your card shifts its number by 1, and scores 1 if you stay on.
tavarua-primer-label = { $name ->
    [perfect] perfect
    [unbroken] not yet
    [broken] broken
    [channel] In the channel
    [riding] On a wave
    [fallen] Fallen
    [paddle] Paddle
    [catch] Catch
    [wait] Wait
    [ride] Ride
    [bail] Bail
    [recover] Recover
    [ashore] to the shore
    [tail] tail
    [nose] nose
    [short] short: 5 spaces
    [long] long: 7 spaces, no 4s
    [back] back
    [pushes]
        2 to
        the tail
    [barrel] barrel
    [differ]
        short: must
        be different
    [equal]
        long: must
        be equal
    [end-shore]
        To the shore
        all cards
        and 2 points
    [end-bail]
        Bail
        all cards, then
        the channel
   *[end-fall]
        Wipeout
        your best card
        alone
}

## The end

tavarua-end-headline = { $who ->
    [you] You win the contest!
    [several] { $winners } share the win!
    [alone] { $career ->
        [yes] { $first ->
            [yes] You win the event!
           *[no] The event is over!
        }
       *[no] { $points } points!
    }
   *[one] { $winners } wins the contest!
}
tavarua-end-line = { $rounds } rounds{ $trophies ->
    [both] , and both trophies are yours.
    [short] , and the shortboard trophy is yours.
    [long] , and the longboard trophy is yours.
   *[none] .
}
tavarua-end-waves = Best two waves
tavarua-end-bonus = Bonus included
tavarua-end-extra = { $kind ->
    [stoke] stoke tokens
    [tricks] barrels and hang tens
    [perfect] perfect waves
   *[shore] ridden to the shore
}
tavarua-end-fair = Fair dice and cards: the seed
tavarua-moment-wave = { $name ->
    [you] You score
   *[other] { $name } scores
} { $score }!
tavarua-moment-last = The last round
tavarua-award-wave = Best wave
tavarua-award-wave-for = { NUMBER($score, minimumFractionDigits: 1) } on the { $board ->
    [long] longboard
   *[short] shortboard
}
tavarua-award-lucky = Luckiest ride
tavarua-award-lucky-for = Stayed up where { $falls } of the match’s { $cards } other { tavarua-wave-name } cards meant a fall
tavarua-award-ride = Longest ride
tavarua-award-ride-for = { $cards } cards from space { $space }{ $shore ->
    [yes] { " to the shore" }
   *[no] { "" }
}
tavarua-award-barrels = Barrel rider
tavarua-award-barrels-for = Rode { $count ->
    [one] a barrel
   *[other] { $count } barrels
}
tavarua-award-hang-tens = Toes on the nose
tavarua-award-hang-tens-for = { $count ->
    [one] A hang ten
   *[other] { $count } hang tens
}
tavarua-award-snakes = Sea snake
tavarua-award-snakes-for = Took { $count ->
    [one] a wave
   *[other] { $count } waves
} from others
tavarua-award-waves = Most waves
tavarua-award-waves-for = { $count ->
    [one] One wave
   *[other] { $count } waves
} ridden
tavarua-award-stoke = Most stoked
tavarua-award-stoke-for = Played { $count ->
    [one] a stoke card
   *[other] { $count } stoke cards
}
tavarua-award-falls = Washing machine
tavarua-award-falls-for = Fell { $count } times

## Examples beside the rules

tavarua-example-broken = On space 5 a 5 has just broken, so this wave is perfect. On space 4 a 3 is not enough yet. On space 3 a 6 broke long ago.
tavarua-example-token = With one stoke token on it, a 2 counts as 3 or as 1.
tavarua-example-paddle = With a 3 you paddle exactly three spaces: from space 1 to space 4.
tavarua-example-catch = A Pump moves your balance 2 towards the nose. On a shortboard that is the last space: you are still standing.
tavarua-example-collide = There is room for one. Two surfers show the same number and colour: they collide and fall, and the third one gets the wave.
tavarua-example-contest = The highest number gets the wave, and of equal numbers teal comes before maroon: here the teal 3.
tavarua-example-off = You are already one space towards the nose: a Pump takes you off the shortboard. You wipe out and the card is lost.
tavarua-example-wave = The wave card pushes every rider 2 towards the tail: from one space towards the nose to one towards the tail.
tavarua-example-barrel = A barrel 2: a shortboard needs any other number on the card played, a longboard exactly a 2.
tavarua-example-hangten = After the wave card the longboard’s balance is on the last nose space: hang ten, 2 points more on the card just played.
tavarua-example-ends = Riding to the shore and bailing count all cards; a wipeout counts only the best one.
tavarua-example-best = After a wipeout only the best card of the pile counts, with its tokens: 3 and 5 for the barrel.
tavarua-example-sum = Cards 2, 3 and 1, a barrel worth 5, and a perfect wave worth 1 for each of the three cards: 14 points, a score of { NUMBER(6.5, minimumFractionDigits: 1) }.

## Signs explained where they are shown

tavarua-web-about-balance = { $board ->
    [short] Shortboard
   *[long] Longboard
}, balance { $side ->
    [1] { $spaces } towards the nose
    [-1] { $spaces } towards the tail
   *[0] in the centre
}. Cards and waves move it; off the board is a wipeout.
tavarua-web-about-tokens = { $count ->
    [0] No stoke tokens.
    [one] 1 stoke token.
   *[other] { $count } stoke tokens.
} You gain one for catching a wave, for reaching the shore and for falling; three at most.
tavarua-web-about-held = { $count ->
    [one] 1 stoke card, face down: a boost to play once.
   *[other] { $count } stoke cards, face down: boosts to play once each.
}
tavarua-web-about-pile = { $count ->
    [one] 1 card in the score pile, worth
   *[other] { $count } cards in the score pile, worth
} { $points ->
    [one] 1 point
   *[other] { $points } points
} now. A wipeout leaves only the best one.
tavarua-web-about-scores = { $scores ->
    [none] No wave scored yet.
   *[other] Waves scored: { $scores }.
} On each board the best two count.
tavarua-web-about-card = Paddle { $power ->
    [one] 1 space
   *[other] { $power } spaces
}, or catch or ride a wave: your balance moves { $power } towards the { tavarua-web-way }. If you keep it, the card scores { $power }.
tavarua-web-about-colour = { $colour ->
    [teal] Teal wins over maroon when numbers are equal.
   *[maroon] Maroon loses to teal when numbers are equal.
}
tavarua-web-about-icon = The crossed-out longboard: this card is for shortboards only.
tavarua-web-about-wave = { $wave ->
    [glass] Glass: no push, or 1 either way.
    [lull] Lull: 1 to 3 towards the nose.
    [surge] Surge: 1 to 3 towards the tail.
    [chop] Chop: 1 to 3, either way.
   *[barrel] Barrel 1 to 3: on a shortboard play another number, on a longboard the same one. Worth 5; otherwise you fall.
}
tavarua-web-about-push = { $wave ->
    [glass] Does not push, or pushes riders 1 either way.
    [lull] Pushes riders 1 to 3 towards the nose.
    [surge] Pushes riders 1 to 3 towards the tail.
    [chop] Pushes riders 1 to 3, either way.
   *[barrel] Shows 1 to 3: on a shortboard play another number, on a longboard the same one. Worth 5; otherwise you fall.
}
tavarua-web-about-turned = { $turned } turned so far, { $unseen } not seen yet; some of those are out of the game.
tavarua-web-about-deck = { $left ->
    [one] 1 wave card left
   *[other] { $left } wave cards left
}
