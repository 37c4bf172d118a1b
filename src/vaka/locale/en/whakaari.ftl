whakaari-about = Jump from stone to stone across the lava to the board opposite: cards are rulers, and a finger drags whole chains of stones.
whakaari-web-tag = Cross the lava, dodge the rest.
whakaari-option-gain_on_any_fall = No: you gain a power use only when an event card throws you back. Yes: for every fall into the lava.
whakaari-option-characters = 0 deals the characters at random; 1 to 40320 is the number of their order in the list of all orders, beginning with TANK SURF SHOT TRICK BOOM SPELL BUILD CHECK.

## Actions

whakaari-action-fall = fall into the lava
whakaari-action-end = end the turn
whakaari-action-done = leave the rest of the card
whakaari-action-skip = leave the second half
whakaari-action-stay = push nobody else
whakaari-action-lava = into the lava
whakaari-action-totem = put your totem here
whakaari-action-pull = bring a stone nearer
whakaari-action-move = jump
whakaari-action-empty = damage an empty stone
whakaari-action-occ = damage an occupied stone
whakaari-action-near = damage a stone nearby
whakaari-action-drag = drag a stone
whakaari-action-add = add a stone
whakaari-action-power = use { $power }
whakaari-action-push = push seat { $seat }
whakaari-action-card = play { $card }: { $icons }{ $distance ->
    [none] { "" }
    [short] , short
    [long] , long
   *[supreme] , supreme
}
whakaari-action-piece = { $use ->
    [toss] toss { whakaari-kind }
    [remove] remove { whakaari-kind }
    [pull] bring { whakaari-kind } nearer
    [piece] take { whakaari-kind }
    [push] onto { whakaari-kind }
   *[other] { whakaari-kind }
}{ $mm ->
    [none] { "" }
   *[other] , { $mm } mm { whakaari-way }
}
whakaari-action-board = { $goal ->
    [yes] onto the goal
   *[no] back onto your board
}
whakaari-action-angle = drag the stone { whakaari-way }
whakaari-action-place = put the stone { $mm } mm from the volcano, { whakaari-way }
whakaari-kind = { $shape ->
    [round] a round stone
   *[square] { $unstable ->
        [yes] a cracked stone
       *[no] a solid stone
    }
}
whakaari-way = { $way ->
    [0] to the right
    [1] down right
    [2] down
    [3] down left
    [4] to the left
    [5] up left
    [6] up
   *[7] up right
}

## Events

whakaari-event-slid = A stone slides.
whakaari-event-turn = Round { $round }: { $seat }’s turn.
whakaari-event-drew = You draw a card.
whakaari-event-drew_cards = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
whakaari-event-played = { $seat } plays a { $distance ->
    [0] crack card
    [1] short card
    [2] long card
   *[3] supreme card
}.
whakaari-event-turned = { $cause ->
    [0] { $by } starts the turn on a solid stone, so it cracks, as it does every turn.
    [1] { $owner ->
        [none] { $by } cracks an empty stone.
       *[other] { $own ->
            [1] { $by } plays a card that cracks the stone underfoot.
           *[0] { $by } cracks the stone under { $owner }.
        }
    }
    [2] { $owner ->
        [none] { $by }’s SHOT cracks an empty stone.
       *[other] { $by }’s SHOT cracks the stone under { $owner }.
    }
   *[3] { $owner ->
        [none] The coco bomb cracks a stone.
       *[other] The coco bomb cracks the stone under { $owner }.
    }
}
whakaari-event-event = { $by ->
    [none] { $seat } starts the turn on a cracked stone and draws { whakaari-card }.
   *[other] { $by } hits the cracked stone under { $seat }, who draws { whakaari-card }.
}
whakaari-event-jumped = { $why ->
    [1] { $to ->
        [34] The event sends { $seat } back to the home board.
       *[other] The event sends { $seat } back to the totem.
    }
    [2] { $seat } steps onto the stone dragged by SPELL.
   *[0] { $to ->
        [35] { $seat } jumps onto the goal!
        [34] { $seat } goes back to the home board.
       *[other] { $other ->
            [none] { $seat } jumps to { whakaari-stone }.
           *[other] { $seat } jumps to { whakaari-stone }, where { $other } stands.
        }
    }
}
whakaari-event-dragged = { $mm ->
    [0] { $owner ->
        [none] { $by } cannot move the stone: something is in the way.
       *[other] { $owner }’s stone cannot move: something is in the way.
    }
   *[other] { $why ->
        [1] { $owner ->
            [none] The lava wave carries { whakaari-stone } { $mm } mm
           *[other] The lava wave carries { $owner }’s stone { $mm } mm back towards the home board
        }
        [4] { $by } drags the stone underfoot { $mm } mm
        [2] { $by } brings { whakaari-stone } { $mm } mm nearer
        [3] { $by } drags { whakaari-stone } { $mm } mm with SPELL
       *[0] { $owner ->
            [none] { $by } drags { whakaari-stone } { $mm } mm
           *[other] { $by } drags the stone under { $owner } { $mm } mm
        }
    }{ $stopped ->
        [1] , then something is in the way
       *[0] { "" }
    }.
}
whakaari-event-left = { $owner ->
    [none] { $by } has pushed { whakaari-stone } off the arena: its centre passed the rim.
   *[other] { $own ->
        [1] { $by } has gone off the arena with the stone underfoot: its centre passed the rim.
       *[0] { $owner }’s stone is off the arena, pushed by { $by }: its centre passed the rim.
    }
}
whakaari-event-gone = The stone sinks into the lava.
whakaari-event-tossed = { $side ->
    [-1] { $seat } tosses a stone and it misses the arena: it is out.
   *[other] { $seat } tosses { whakaari-stone } into the arena.
}
whakaari-event-added = { $seat } puts { whakaari-stone } back into the arena.
whakaari-event-totem = { $why ->
    [0] { $seat } puts the totem here: that is where a fall will lead back to.
   *[1] { $to ->
        [34] The stone under { $seat }’s totem is gone, so the totem goes back to the home board.
       *[other] The stone under { $seat }’s totem is gone, so the totem moves to the next one nearer home.
    }
}
whakaari-event-fell = { $to ->
    [34] { $seat } falls into the lava and goes back to the home board.
   *[other] { $seat } falls into the lava and goes back to the totem.
}
whakaari-event-gained = { $seat } gains a power use (now { $uses }).
whakaari-event-power = { $seat } uses { whakaari-power } ({ $uses ->
    [0] no use left
    [one] one use left
   *[other] { $uses } uses left
}).
whakaari-event-bomb_laid = { $seat } leaves a coco bomb on a stone.
whakaari-event-bomb = { $owner ->
    [none] A coco bomb goes off!
   *[other] A coco bomb goes off under { $owner }!
}
whakaari-event-pushed = { $to ->
    [-1] { $seat } pushes { $other } into the lava: no stone is near enough.
   *[other] { $seat } pushes { $other } onto another stone.
}
whakaari-event-saved = { $card ->
    [-1] { $seat } escapes with BUILD.
   *[other] { $seat } plays a card and escapes in time.
}
whakaari-event-shuffled = { $deck ->
    [0] The action cards run out: the discards are shuffled into a new deck.
   *[1] The events run out: the discards are shuffled into a new deck.
}
whakaari-event-won = { $reached ->
    [0] { $seat } wins, having come farthest!
   *[other] { $seat } stands on the goal and wins!
}
whakaari-stone = { $stone ->
    [0] a solid stone
    [1] a cracked stone
   *[2] a round stone
}
whakaari-card = { $icon ->
    [1] a Collapse
    [2] a Return
    [3] an Eruption
    [4] a Removal
   *[5] a Lava Wave
}
whakaari-event-shoved = The drag pushes { $owner }’s stone along.
whakaari-event-collapses = { $cause ->
    [4] { $owner ->
        [none] The cracked stone collapses.
       *[other] The cracked stone under { $owner } collapses.
    }
    [3] { $owner ->
        [none] The coco bomb breaks a cracked stone.
       *[other] The coco bomb breaks the cracked stone under { $owner }: it collapses.
    }
    [2] { $owner ->
        [none] { $by }’s SHOT breaks an empty cracked stone: it sinks.
       *[other] { $by }’s SHOT breaks the cracked stone under { $owner }: it collapses.
    }
   *[1] { $owner ->
        [none] { $by } breaks an empty cracked stone: it sinks.
       *[other] { $own ->
            [1] { $by } breaks the cracked stone underfoot: it collapses.
           *[0] { $by } breaks the cracked stone under { $owner }: it collapses.
        }
    }
}
whakaari-power = { $power ->
    [0] TANK
    [1] SURF
    [2] SHOT
    [3] TRICK
    [4] BOOM
    [5] SPELL
    [6] BUILD
   *[7] CHECK
}

## Why not

whakaari-why-over = The match is over.
whakaari-why-turn = Seat { $seat } has to decide now.
whakaari-why-now-toss = A removed stone has to be tossed: choose a round or a square one.
whakaari-why-now-remove = An unstable stone without pawns has to be removed.
whakaari-why-now-react = Your stone is going: save yourself or fall.
whakaari-why-now-react-target = Choose where to save yourself.
whakaari-why-now-main = Play a card, or do one of the extra actions.
whakaari-why-now-pull = Choose one of the three stones nearest to your board.
whakaari-why-now-icon = Choose an icon of your card, or leave the rest.
whakaari-why-now-target = First choose the target.
whakaari-why-now-angle = Choose a direction from 0 to 359 degrees.
whakaari-why-now-piece = Choose a round or a square stone.
whakaari-why-now-place = Choose a free place.
whakaari-why-now-tank = Choose whom to push, or nobody.
whakaari-why-now-push = Choose where to push the opponent.
whakaari-why-now-second = Choose the target of the second half, or leave it.
whakaari-why-icon = That icon ({ $icon }) is not on the card, is done already, or has no target.
whakaari-why-board = Only your own board and the one opposite may be entered, and only if the card joins them with your stone.
whakaari-why-place = There is no room for the stone there: it must lie on the grid inside the arena and overlap nothing.
whakaari-why-card-played = You have played your card of this turn.
whakaari-why-card-none = You do not have that card.
whakaari-why-end = First play one of your cards; its effects are up to you.
whakaari-why-totem-placed = Your totem is placed; only cards can move it now.
whakaari-why-totem-board = You must stand on a stone to put your totem there.
whakaari-why-pull = You may bring a stone nearer only from your own board, when none is in reach of your cards.
whakaari-why-pull-once = You may bring one stone a turn, before your card, if there is a bare one.
whakaari-why-power-other = Your power is { $power }.
whakaari-why-power-moment = { $power } is not used on its own: you are asked when its moment comes.
whakaari-why-power-uses = You have no use of your power.
whakaari-why-power-limit = You have used your power as often as a turn allows.
whakaari-why-power-target = Your power has no target from here.
whakaari-why-no-piece = There is no stone { $piece }.
whakaari-why-removed = Equal stones are alike: take the one with the lowest number.
whakaari-why-gone = { $piece } is not in play.
whakaari-why-nearest = Only one of the three bare stones nearest to your board may be brought.
whakaari-why-occupied = There is a pawn on that stone.
whakaari-why-empty = There is no pawn on that stone.
whakaari-why-own = This card drags only the stone you stand on.
whakaari-why-not-own = This card drags any stone but the one you stand on.
whakaari-why-bombed = There is a bomb on that stone already.
whakaari-why-not-behind = A bomb goes on a stone behind you.
whakaari-why-same = That is where you stand.
whakaari-why-forward = You cannot save yourself forwards.
whakaari-why-volcano = The volcano is in the way.
whakaari-why-too-far = The card, { $mm } mm, does not reach that far.
whakaari-why-overshot = The card, { $mm } mm, is too long for a stone so near.

## Mistakes

whakaari-invalid-move = “{ $move }” is not a move of Whakaari. Moves look like A09 (card), move, P17 (stone), B2 (board), 045 (direction), -120,40 (place), SURF (power), fall, end.
whakaari-bad-number = { $name } cannot be { $value }: it must be a whole number from { $low } to { $high }.
whakaari-bad-count = The { $deck } deck has { $total } cards; there are { $count } in the box.
whakaari-bad-kinds = The { $deck } deck has more than { $kinds } kinds of cards.
whakaari-bad-icons = Card { $number } of the { $deck } deck has icons that do not exist or cannot be joined: “{ $icons }”.
whakaari-bad-distance = Card { $number } of the { $deck } deck lacks its distance, or has one that is none of short, long, supreme.
whakaari-bad-card = The sides and the diagonal of a card must go from short to supreme.
whakaari-bad-ring = Eight boards do not fit around the volcano like this, or there is no room for stones.
whakaari-bad-grid = A grid of { $grid } does not fit: whole millimetres, wide enough to span the arena, coarse enough for 2157 places.
whakaari-bad-fixed = { $part } cannot be replaced: the rules rest on it.

## The table

whakaari-table-round = Round { $round }
whakaari-table-hand = Your cards: { $cards }
whakaari-table-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
whakaari-table-uses = uses { $uses }
whakaari-table-on = on { $place }
whakaari-table-home = at home
whakaari-table-goal = at the goal!
whakaari-table-totem = totem { $place }
whakaari-table-event = Event: { $event }
whakaari-table-card = Card: { $card }
whakaari-table-reach = { $card } reaches { $targets }
whakaari-table-legend = ○ round, □ stable square, ◇ unstable square, ● coco bomb. Coloured numbers are pawns, t a totem; marked stones can be chosen.

## First steps

whakaari-steps-table = A sea of lava with a volcano in the middle. Your pawn stands on your board at the bottom; the board opposite is your goal. Whoever sets foot there first wins at once (WHA-1.1).
whakaari-steps-hand = Each turn you draw a card and play one. A card is also a ruler: its short side, long side or diagonal is the distance you must jump, exactly (WHA-3.1).
whakaari-steps-card = Play the card marked **supreme**: its diagonal is the longest jump there is. Then **jump**.
whakaari-steps-jump = The ruler reaches the stones that can be joined with your board. Square stones are stable, round ones are not. Jump to the ringed square stone, on the right.
whakaari-steps-turn = Well landed. You could put your totem here: who falls comes back to it. Keep it on the board for now and **end the turn**.
whakaari-steps-others = The others jump off their boards too. Each of them heads for the board across the volcano.
whakaari-steps-unstable = Your turn began with the check: the stone you stand on has turned to its unstable side (WHA-2.1). If you are still there next time, you draw an event. So go on.
whakaari-steps-second = Play the **long** card with two icons, jump and drag: joined by +, both may be used (WHA-3.8). Jump to the ringed stone first.
whakaari-steps-drag = Now **drag** your own stone as far as the card’s long side, in any direction you like. Everything in its way is swept along; what leaves the arena is gone (WHA-3.5). Upwards is nearer to your goal.
whakaari-steps-totem = A good place. Put your **totem** here: if you fall, you start again from this stone.
whakaari-steps-events = Watch the others. Events let stones collapse, toss new ones from the volcano or send waves; who falls because of one gains a use of the own power (WHA-5.2).
whakaari-steps-end = Every colour has a power of its own. Use it, drag stones into your way and out of theirs. The lava is yours: play on!
## The table in the browser

whakaari-web-table = The lava table with { $seats } players, round { $round }
whakaari-web-where = round { $round }
whakaari-web-nobody = nobody
whakaari-web-your-goal = Your goal
whakaari-web-mm = { $mm } mm
whakaari-web-leaves = { $count ->
    [one] One stone would leave the arena.
   *[other] { $count } stones would leave the arena.
}
whakaari-web-deck = { $kind ->
    [action] { $count } action cards in the deck
   *[event] { $count } event cards in the deck
}
whakaari-web-bombs = { $count ->
    [one] 1 coco bomb left
   *[other] { $count } coco bombs left
}
whakaari-web-out = { $count ->
    [one] 1 stone out of the game
   *[other] { $count } stones out of the game
}
whakaari-web-counter = { $kind ->
    [action] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [event] { $count ->
        [one] 1 event
       *[other] { $count } events
    }
    [bomb] { $count ->
        [one] 1 bomb
       *[other] { $count } bombs
    }
   *[out] { $count } lost
}
whakaari-web-legend = What the signs mean
whakaari-web-legend-powers = Powers at this table
whakaari-web-legend-flames = Each burning flame is one use of the power. You gain one when an event throws you back to your totem.
whakaari-web-legend-icons = On the cards
whakaari-web-legend-table = On the table
whakaari-web-legend-stone = { $side ->
    [stable] Solid stone: cracks when you begin a turn on it
    [cracked] Cracked stone: begin a turn on it and you draw an event
   *[round] Round stone: always cracked
}
whakaari-web-legend-totem = Totem: where you come back when you fall
whakaari-web-legend-bomb = Coco bomb: goes off under whoever lands on it
whakaari-web-stones = { $count } stones lie on the lava, { $cracked } of them cracked.
whakaari-web-stands = { $name } { $footing ->
    [board] stands on the home board
    [goal] has reached the goal
    [stable] stands on a solid stone
   *[unstable] stands on a cracked stone
}, { $percent } percent of the way to the board of { $goal }.
whakaari-web-stone = { $side ->
    [stable] solid
   *[unstable] cracked
} { $shape ->
    [round] round stone
   *[square] square stone
}{ $who ->
    [none] { "" }
   *[other] , { $who }
}{ $bomb ->
    [yes] , coco bomb
   *[no] { "" }
}
whakaari-web-board = Board of { $name }
whakaari-web-footing = { $footing ->
    [board] at home
    [goal] at the goal
    [stable] solid stone
   *[unstable] cracked stone
}
whakaari-web-progress = { $percent } percent of the way
whakaari-web-uses = { $uses ->
    [0] no power use
    [one] 1 power use
   *[other] { $uses } power uses
}
whakaari-web-hand = Your cards
whakaari-web-else = What else you can do
whakaari-web-distance = { $distance ->
    [short] Short
    [long] Long
    [supreme] Supreme
   *[none] { "" }
}
whakaari-web-printed = { $icon ->
    [MOVE] jump
    [EMPTY] crack an empty stone
    [OCC] crack an occupied stone
    [NEAR] crack a stone close by
    [DRAG] drag a stone
    [DRAG-] drag a stone, not your own
    [DRAG1] drag your own stone
    [ADD] add a stone
   *[SAVE] save yourself
}
whakaari-web-join = { $join ->
    [both] { " " }and{ " " }
   *[either] { " " }or{ " " }
}
whakaari-web-card = { $distance ->
    [none] { $icons }
    [short] Short: { $icons }
    [long] Long: { $icons }
   *[supreme] Supreme: { $icons }
}
whakaari-web-event = { $icon ->
    [COLLAPSE] Collapse
    [RETURN] Return
    [ERUPTION] Eruption
    [REMOVE] Removal
   *[WAVE] Lava wave
}
whakaari-web-power = { $power ->
    [TANK] Push those you land on to stones far away
    [SURF] Drag your own stone a short way
    [SHOT] Jump short, then hit a stone far away
    [TRICK] Jump the supreme distance
    [BOOM] Jump long and leave a coco bomb
    [SPELL] Drag a near stone far and ride it
    [BUILD] Save yourself with a long jump
   *[CHECK] Jump long and take the totem along
}
whakaari-web-push = Push { $name }
whakaari-web-chip-push = Push
whakaari-web-shape = { $shape ->
    [round] Round stone
   *[square] Square stone
}
whakaari-web-icon = { $kind ->
    [move] Jump
    [empty] Crack an empty stone
    [occ] Crack an occupied stone
    [near] Crack one close by
    [drag] Drag
   *[add] Add a stone
}
whakaari-web-chip = { $kind ->
    [fall] Fall
    [end] End the turn
    [done] Leave the rest
    [skip] Leave it at that
    [stay] Push nobody
    [lava] Into the lava
    [totem] Put your totem here
   *[pull] Bring a stone nearer
}
whakaari-web-turn-ruler = Ruler: arrow keys turn it by a degree, with Shift by 15; it snaps to what it reaches
whakaari-web-turn-drag = Direction of the drag: arrow keys turn it by a degree, with Shift by 15
whakaari-web-move-place = Place of the stone, { $x } by { $y } mm from the middle: arrow keys move it
whakaari-web-sector = { $sector }° and on: { $way ->
    [0] right
    [1] down right
    [2] down
    [3] down left
    [4] left
    [5] up left
    [6] up
   *[7] up right
}
whakaari-web-part-kind = { $kind ->
    [piece] a stone
    [board] a board
    [card] a card
    [power] the power
    [skip] leave it
    [totem] the totem
   *[other] { $kind }
}
whakaari-web-part-place = { $part ->
    [x] { $side ->
        [-1] { $mm } mm to the left
        [0] in the middle
       *[1] { $mm } mm to the right
    }
   *[y] { $side ->
        [-1] { $mm } mm up
        [0] in the middle
       *[1] { $mm } mm down
    }
}

whakaari-web-say-running = A moment
whakaari-web-say-over = The match is over
whakaari-web-say-main = { $meant ->
    [card] What should the card do?
    [icon-move] Turn the ruler and choose a glowing stone.
    [icon-drag] Drag: first play the card, then pull a stone.
    [icon-empty] Crack a stone nobody stands on.
    [icon-occ] Crack a stone with somebody on it.
    [icon-near] Crack a stone close by.
    [icon-add] Put a stone back on the lava.
    [target] The ruler reaches it. Jump!
    [power] Your power: choose its target.
    [totem] From here on this is where you come back to.
    [pull] One of the nearest stones comes closer.
    [after] Your card is played. Anything else?
    [end] The turn is done.
   *[other] Play a card, or do something else first.
}
whakaari-web-say-icon = Which icon of the card?
whakaari-web-say-target = { $grabs ->
    [yes] Take hold of a stone and pull it.
   *[no] { $asked ->
        [empty] Which empty stone should crack?
        [occ] Which occupied stone should crack?
        [near] Which stone close by should crack?
       *[other] Where do you jump?
    }
}
whakaari-web-say-angle = Pull the stone where you want it.
whakaari-web-say-piece = Which stone do you add?
whakaari-web-say-place = Where do you put the stone?
whakaari-web-say-pull = Which stone do you bring nearer?
whakaari-web-say-toss = Eruption! Which stone do you toss?
whakaari-web-say-remove = Which cracked stone goes?
whakaari-web-say-react = Your stone is going! Save yourself?
whakaari-web-say-react-target = Where do you save yourself?
whakaari-web-say-tank = You landed on company. Push somebody away?
whakaari-web-say-push = Push to where?
whakaari-web-say-second = { $asked ->
    [shot] Which stone do you hit?
    [boom] Where do you leave the coco bomb?
   *[other] Take the totem along?
}

whakaari-web-hint-running = { "" }
whakaari-web-hint-over = { "" }
whakaari-web-hint-main = { $meant ->
    [after] Your power or your totem may still be used; else end the turn.
    [card] Click a glowing stone to jump, or choose another icon.
    [none] Choose a card, or click a stone that one of your cards reaches.
    [icon-move] The card must join the stones exactly: neither too near nor too far.
    [target] Click another stone to aim elsewhere.
   *[other] { "" }
}
whakaari-web-hint-icon = Icons joined by + may both be used, in any order.
whakaari-web-hint-target = { $grabs ->
    [yes] Press on a glowing stone and pull; it goes { $mm } mm.
   *[no] Glowing stones can be chosen.
}
whakaari-web-hint-angle = It goes { $mm } mm and sweeps along what is in its way. The ghost shows the result; arrow keys turn by a degree.
whakaari-web-hint-piece = Squares come solid, round stones are always cracked.
whakaari-web-hint-place = Dots are free places.
whakaari-web-hint-pull = It comes until a card of yours reaches it.
whakaari-web-hint-toss = It is tossed from your board; how it lands is chance.
whakaari-web-hint-remove = Only cracked stones without pawns.
whakaari-web-hint-react = Without a save you go back to your totem.
whakaari-web-hint-react-target = Never forwards with a card.
whakaari-web-hint-tank = Each push costs one use.
whakaari-web-hint-push = At the long distance from your stone.
whakaari-web-hint-second = You may leave it.

whakaari-web-do = { $phase ->
    [main] { $meant ->
        [none] Choose
        [target] Jump
        [power] Use power
        [totem] Put totem
        [pull] Bring nearer
        [end] End turn
        [icon-drag] Drag …
        [icon-add] Add …
        [icon-empty] Crack …
        [icon-occ] Crack …
        [icon-near] Crack …
       *[other] Play card
    }
    [icon] { $meant ->
        [none] Choose
        [target] Jump
        [done] Leave the rest
       *[other] Go on
    }
    [target] { $asked ->
        [empty] Crack
        [occ] Crack
        [near] Crack
        [drag] Take hold
        [spell] Take hold
       *[other] Jump
    }
    [angle] Drag
    [piece] Take it
    [place] Put it here
    [pull] Bring it
    [toss] Toss
    [remove] Remove
    [react] { $meant ->
        [fall] Fall
       *[other] Save yourself
    }
    [react_target] Jump
    [tank] { $meant ->
        [stay] Leave them
       *[other] Push
    }
    [push] Push
   *[second] { $meant ->
        [skip] Leave it
       *[other] { $asked ->
            [shot] Hit
            [boom] Lay bomb
           *[other] Take totem
        }
    }
}

whakaari-web-gallery-actions = Action cards
whakaari-web-gallery-events = Event cards
whakaari-web-gallery-pieces = Stones and pieces
whakaari-web-gallery-boards = Boards and volcano
whakaari-web-gallery-powers = Powers
whakaari-web-gallery-copies = × { $copies }
whakaari-web-gallery-piece = { $piece ->
    [stable] Square stone, solid
    [cracked] Square stone, cracked
    [round] Round stone
    [pawn] Pawn
    [totem] Totem
    [bomb] Coco bomb
    [board] Board
   *[volcano] Volcano
}

## The two-minute card

whakaari-primer-goal = Jump from stone to stone across the lava. The first to land on the board opposite wins at once.
whakaari-primer-check-title = Check your stone
whakaari-primer-check = **Solid:** it cracks. **Cracked:** draw an event. On your own board nothing happens.
whakaari-primer-hand-title = Draw a card, play a card
whakaari-primer-hand = Two in hand, draw a third, play one. **+** do both, in any order; **/** do one of them. You may leave any of it undone.
whakaari-primer-ruler-title = The card is your ruler
whakaari-primer-ruler = Jump to a stone that the marked side joins to yours **exactly**: too near and too far are both wrong. Never across the volcano.
whakaari-primer-drag-title = Drag and push
whakaari-primer-drag = The full distance, in any direction; it sweeps others along. A stone off the table is gone.
whakaari-primer-fall-title = Fall, and come back
whakaari-primer-fall = Stone gone and no save? Back to your totem. If an event threw you back, you gain **one power use**.
whakaari-primer-powers-title = Powers
whakaari-primer-powers = Your colour has one of these. A use costs one flame, before or after your card, at most twice a turn: TANK three times, BOOM and BUILD without limit. You start without flames and hold five at most.
whakaari-primer-events-title = Events
whakaari-primer-events = **Collapse:** your stone goes. **Return:** back to your totem. **Lava wave:** your stone drifts towards your board. **Eruption:** toss a lost stone back in. **Removal:** take away an empty cracked stone.
whakaari-primer-icons-title = On the cards
whakaari-primer-tip-1 = Set your totem on a stone well forward: you place it only once.
whakaari-primer-tip-2 = Crack or drag the stones your rivals need next.
whakaari-primer-tip-3 = Keep a card to save yourself: it works in other players’ turns too.
whakaari-primer-label = { $name ->
    [solid] solid
    [cracked] cracked
    [event] event
    [near] too near
    [far] too far
    [yes] yes
    [drag] drag
   *[pushed] pushed
}
