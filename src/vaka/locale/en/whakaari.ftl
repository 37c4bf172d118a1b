whakaari-about = Jump from stone to stone across the lava to the board opposite: cards are rulers, and a finger drags whole chains of stones.
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
    [toss] toss { $piece }
    [remove] remove { $piece }
    [pull] bring { $piece }
    [piece] take { $piece }
    [push] to { $piece }
   *[other] { $piece }
} ({ $shape ->
    [round] round
   *[square] square
}{ $unstable ->
    [yes] , unstable
   *[no] { "" }
})
whakaari-action-board = { $goal ->
    [yes] onto the goal, board { $board }
   *[no] back onto your board
}
whakaari-action-angle = drag { $piece } towards { $degree }°
whakaari-action-place = put { $piece } at { $x }, { $y } mm

## Events

whakaari-event-slid = A stone slides.
whakaari-event-turn = Round { $round }: seat { $seat }’s turn.
whakaari-event-drew = You draw a card.
whakaari-event-drew_cards = Seat { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
whakaari-event-played = Seat { $seat } plays a card.
whakaari-event-turned = A stone turns to its unstable side.
whakaari-event-event = Seat { $seat } draws an event.
whakaari-event-jumped = Seat { $seat } jumps.
whakaari-event-dragged = A stone is dragged.
whakaari-event-left = A stone is pushed out of the arena.
whakaari-event-gone = A stone is gone.
whakaari-event-tossed = Seat { $seat } tosses a stone{ $side ->
    [-1] : it falls outside
   *[other] { "" }
}.
whakaari-event-added = Seat { $seat } adds a stone.
whakaari-event-totem = Seat { $seat }’s totem moves.
whakaari-event-fell = Seat { $seat } falls into the lava and goes back to its totem.
whakaari-event-gained = Seat { $seat } gains a power use and has { $uses }.
whakaari-event-power = Seat { $seat } uses its power and has { $uses } uses left.
whakaari-event-bomb_laid = Seat { $seat } lays a coco bomb.
whakaari-event-bomb = A coco bomb goes off!
whakaari-event-pushed = Seat { $seat } pushes seat { $other } away.
whakaari-event-saved = Seat { $seat } saves itself.
whakaari-event-shuffled = The discards are shuffled into a new deck.
whakaari-event-won = Seat { $seat } wins{ $reached ->
    [0] : nobody has come farther
   *[other] { "" }
}!

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
whakaari-steps-card = Play the card with the longest jump, **MOVE** over the diagonal, and choose to **jump**.
whakaari-steps-jump = The ruler reaches the stones that can be joined with your board. Square stones are stable, round ones are not. Jump to the square stone **P34**, on the right.
whakaari-steps-turn = Well landed. You could put your totem here: who falls comes back to it. Keep it on the board for now and **end the turn**.
whakaari-steps-others = The others jump off their boards too. Each of them heads for the board across the volcano.
whakaari-steps-unstable = Your turn began with the check: the stone you stand on has turned to its unstable side (WHA-2.1). If you are still there next time, you draw an event. So go on.
whakaari-steps-second = Play the card **MOVE + DRAG**: icons joined by + may both be used (WHA-3.8). Jump to **P33** first.
whakaari-steps-drag = Now **drag** your own stone as far as the card’s long side, in any direction you like. Everything in its way is swept along; what leaves the arena is gone (WHA-3.5). Upwards is nearer to your goal.
whakaari-steps-totem = A good place. Put your **totem** here: if you fall, you start again from this stone.
whakaari-steps-events = Watch the others. Events let stones collapse, toss new ones from the volcano or send waves; who falls because of one gains a use of the own power (WHA-5.2).
whakaari-steps-end = Every colour has a power of its own. Use it, drag stones into your way and out of theirs. The lava is yours: play on!
