whakaari-about = Jump from stone to stone across the lava to the board opposite: cards are rulers, and a finger drags whole chains of stones.
whakaari-web-tag = Cross the lava, dodge the rest.
whakaari-option-gain_on_any_fall = You gain a power use when an event card throws you back, or for every fall into the lava.
whakaari-web-option-gain_on_any_fall = A fall gives power
whakaari-web-value-gain_on_any_fall = { $value ->
    [no] Events only
   *[yes] Any fall
}
whakaari-option-size = The tiny game is three stones, two cards and a turn each for three seats, made for research: every way it can go is known.
whakaari-web-option-size = Size
whakaari-web-value-size = { $value ->
    [whole] The whole game
   *[tiny] Tiny
}
whakaari-option-characters = Who has which power: dealt at random, or chosen seat by seat.
whakaari-web-option-characters = Characters
whakaari-web-value-characters = { $value ->
    [0] Deal at random
    [1] Choose
   *[other] { $value }
}
whakaari-web-characters-chosen = chosen seat by seat
whakaari-web-character-for = Character of { $name }
whakaari-web-plays = plays { $power }
whakaari-web-dealt = Whoever has none is dealt one of the rest.
whakaari-web-chairs = { $seats ->
    [3] One more board closes the ring: it is nobody’s, only a goal.
    [5] One more board closes the ring: it is nobody’s, only a goal.
    [7] One more board closes the ring: it is nobody’s, only a goal.
   *[other] { "" }
}
whakaari-web-level = { $level ->
    [0] jumps for fun, often falls
    [1] takes the next good stone
    [2] looks one turn ahead
    [3] plans a path and blocks yours
   *[4] weighs every stone and card
}

## Actions

whakaari-action-fall = fall into the lava
whakaari-action-end = end the turn
whakaari-action-done = skip the rest of the card
whakaari-action-skip = skip the rest of the power
whakaari-action-stay = push nobody else
whakaari-action-lava = into the lava
whakaari-action-totem = put your totem here
whakaari-action-pull = bring a stone nearer
whakaari-action-move = jump
whakaari-action-empty = crack an empty stone
whakaari-action-occ = crack an occupied stone
whakaari-action-near = crack a stone a short jump away
whakaari-action-drag = drag a stone
whakaari-action-add = put a stone back
whakaari-action-power = { $power ->
    [BUILD] save yourself with BUILD
   *[other] use { $power }
}
whakaari-action-push = push seat { $seat }
whakaari-action-card = play { $card }: { $icons }{ $distance ->
    [none] { "" }
    [short] , short
    [long] , long
   *[supreme] , supreme
}
whakaari-action-piece = { $use ->
    [toss] toss { whakaari-called }
    [remove] remove { whakaari-called }
    [pull] bring nearer { whakaari-called }
    [piece] take { whakaari-called }
    [push] onto { whakaari-called }
   *[other] { $does ->
        [jump] jump to { whakaari-called }
        [crack] { whakaari-strike } { whakaari-called }
        [drag] drag { whakaari-called }
       *[other] { whakaari-called }
    }
}
whakaari-strike = { $unstable ->
    [yes] { $on ->
        [none] break
       *[other] hit
    }
   *[no] crack
}
whakaari-called = { $own ->
    [yes] your own stone
   *[no] { whakaari-kind }{ whakaari-where }{ $on ->
        [none] { "" }
        [one] { " " }with seat { $on } on it
        [other] { " " }with seat { $on } on it
       *[name] { " " }with { $on } on it
    }{ $bomb ->
        [yes] { " " }with a coco bomb
       *[no] { "" }
    }{ whakaari-among }
}
whakaari-where = { $ring ->
    [none] { "" }
    [0] { " " }by the volcano ({ whakaari-side })
    [1] { " " }halfway out ({ whakaari-side })
   *[2] { " " }at the edge ({ whakaari-side })
}
whakaari-side = { $way ->
    [0] right
    [1] lower right
    [2] bottom
    [3] lower left
    [4] left
    [5] upper left
    [6] top
   *[7] upper right
}
whakaari-among = { $alike ->
    [1] { "" }
    [2] { $axis ->
        [x] { $nth ->
            [1] , the left one
           *[2] , the right one
        }
       *[y] { $nth ->
            [1] , the upper one
           *[2] , the lower one
        }
    }
    [3] { $axis ->
        [x] { $nth ->
            [1] , the left one
            [2] , the middle one
           *[3] , the right one
        }
       *[y] { $nth ->
            [1] , the upper one
            [2] , the middle one
           *[3] , the lower one
        }
    }
   *[other] { $axis ->
        [x] , number { $nth } from the left
       *[y] , number { $nth } from the top
    }
}
whakaari-action-board = { $goal ->
    [yes] onto the goal
   *[no] back onto your board
}
whakaari-action-angle = drag the stone { whakaari-way }
whakaari-web-drag = drag { $own ->
    [yes] your own stone
   *[no] { $on ->
        [none] { whakaari-kind }
       *[other] { $on }’s stone
    }
} { whakaari-way }
whakaari-action-place = put the stone{ whakaari-where }
whakaari-kind = { $shape ->
    [round] a cracked round stone
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
whakaari-event-turn = Round { $round }: { $seat ->
    [you] your
   *[other] { $seat }’s
} turn.
whakaari-event-drew = You draw a card.
whakaari-event-drew_cards = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
whakaari-event-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
} a { $distance ->
    [0] crack card
    [1] short card
    [2] long card
    [3] supreme card
   *[4] card that puts a stone back
}.
whakaari-under = under { $owner ->
    [you] you
   *[other] { $owner }
}
whakaari-event-turned = { $cause ->
    [0] { $by ->
        [you] You start your
       *[other] { $by } starts the
    } turn on a solid stone: it cracks.
    [1] { $owner ->
        [none] { $by ->
            [you] You crack
           *[other] { $by } cracks
        } an empty stone.
       *[other] { $own ->
            [1] { $by ->
                [you] You play
               *[other] { $by } plays
            } a card that cracks { $by ->
                [you] your own stone.
               *[other] their own stone.
            }
           *[0] { $by ->
                [you] You crack
               *[other] { $by } cracks
            } the stone { whakaari-under }.
        }
    }
    [2] { $owner ->
        [none] { $by ->
            [you] Your
           *[other] { $by }’s
        } SHOT cracks an empty stone.
       *[other] { $by ->
            [you] Your
           *[other] { $by }’s
        } SHOT cracks the stone { whakaari-under }.
    }
   *[3] { $owner ->
        [none] The coco bomb cracks a stone.
       *[other] The coco bomb cracks the stone { whakaari-under }.
    }
}
whakaari-struck = { $by ->
    [you] You hit
   *[other] { $by } hits
} { $own ->
    [1] { $by ->
        [you] your own cracked stone and draw
       *[other] their own cracked stone and draws
    }
   *[0] the cracked stone under { $seat ->
        [you] you: you draw
       *[other] { $seat }, who draws
    }
} { whakaari-card }.
whakaari-event-event = { $by ->
    [none] { $seat ->
        [you] You start your turn on a cracked stone and draw
       *[other] { $seat } starts the turn on a cracked stone and draws
    } { whakaari-card }.
   *[other] { whakaari-struck }
}
whakaari-event-jumped = { $why ->
    [1] The event sends { $seat ->
        [you] you back to your
       *[other] { $seat } back to the
    } { $to ->
        [34] home board
       *[other] totem
    }.
    [2] { $seat ->
        [you] You step
       *[other] { $seat } steps
    } onto the stone dragged by SPELL.
   *[0] { $to ->
        [35] { $seat ->
            [you] You jump
           *[other] { $seat } jumps
        } onto the goal!
        [34] { $seat ->
            [you] You go back to your
           *[other] { $seat } goes back to the
        } home board.
       *[other] { $seat ->
            [you] You jump
           *[other] { $seat } jumps
        } to { whakaari-stone }{ $other ->
            [none] .
            [you] , where you stand.
           *[other] , where { $other } stands.
        }
    }
}
whakaari-owned = { $owner ->
    [you] your
   *[other] { $owner }’s
} stone
whakaari-far = { $halves ->
    [0] a little
    [1] half a stone’s width
    [2] one stone’s width
    [3] one and a half stone widths
    [4] two stone widths
    [5] two and a half stone widths
    [6] three stone widths
    [7] three and a half stone widths
    [8] four stone widths
   *[other] a long way
}
whakaari-hardly = { $length ->
    [0] cannot
   *[other] can hardly
}
whakaari-event-dragged = { $halves ->
    [0] { $owner ->
        [none] { $by ->
            [you] You
           *[other] { $by }
        } { whakaari-hardly } move the stone: something is in the way.
        [you] Your stone { whakaari-hardly } move: something is in the way.
       *[other] { $owner }’s stone { whakaari-hardly } move: something is in the way.
    }
   *[other] { $why ->
        [1] { $owner ->
            [none] The lava wave carries { whakaari-stone } { whakaari-far }
           *[other] The lava wave carries { whakaari-owned } { whakaari-far } back towards { $owner ->
                [you] your
               *[other] the
            } home board
        }
        [4] { $by ->
            [you] You drag your own stone
           *[other] { $by } drags their own stone
        } { whakaari-far }
        [2] { $by ->
            [you] You bring
           *[other] { $by } brings
        } { whakaari-stone } { whakaari-far } nearer
        [3] { $by ->
            [you] You drag
           *[other] { $by } drags
        } { whakaari-stone } { whakaari-far } with SPELL
       *[0] { $by ->
            [you] You drag
           *[other] { $by } drags
        } { $owner ->
            [none] { whakaari-stone }
           *[other] the stone { whakaari-under }
        } { whakaari-far }
    }{ $stopped ->
        [1] , until something stops it
       *[0] { "" }
    }.
}
whakaari-event-left = { $owner ->
    [none] { $by ->
        [you] You send
       *[other] { $by } sends
    } { whakaari-stone } off the arena: its centre is past the rim.
   *[other] { $own ->
        [1] { $by ->
            [you] You go off the arena with your own stone
           *[other] { $by } goes off the arena with their own stone
        }: its centre is past the rim.
       *[0] { $by ->
            [you] You send
           *[other] { $by } sends
        } { whakaari-owned } off the arena: its centre is past the rim.
    }
}
whakaari-recap-left = { $owner ->
    [none] { $by ->
        [you] You send
       *[other] { $by } sends
    } { whakaari-stone } off the arena.
   *[other] { $own ->
        [1] { $by ->
            [you] You go off the arena with your own stone.
           *[other] { $by } goes off the arena with their own stone.
        }
       *[0] { $by ->
            [you] You send
           *[other] { $by } sends
        } { whakaari-owned } off the arena.
    }
}
whakaari-recap-event = { $by ->
    [none] { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { whakaari-card }.
   *[other] { whakaari-struck }
}
whakaari-recap-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
} a { $distance ->
    [0] crack card
    [1] short card
    [2] long card
    [3] supreme card
   *[4] card that puts a stone back
}, to no effect.
whakaari-trail-left = off the arena
whakaari-trail-event = { $icon ->
    [1] Collapse
    [2] Return
    [3] { $second ->
        [4] Eruption + Removal
       *[0] Eruption
    }
   *[4] Removal
}
whakaari-trail-bomb = coco bomb
whakaari-trail-dragged = { $why ->
    [1] lava wave
   *[other] drag
}
whakaari-event-gone = { $by ->
    [none] The stone sinks into the lava.
    [you] You take away an empty cracked stone.
   *[other] { $by } takes away an empty cracked stone.
}
whakaari-event-tossed = { $side ->
    [-1] { $seat ->
        [you] You toss
       *[other] { $seat } tosses
    } a stone and it misses the arena: it is out.
   *[other] { $seat ->
        [you] You toss
       *[other] { $seat } tosses
    } { whakaari-stone } into the arena.
}
whakaari-event-added = { $seat ->
    [you] You put
   *[other] { $seat } puts
} { whakaari-stone } back into the arena.
whakaari-event-totem = { $why ->
    [0] { $seat ->
        [you] You put your totem on your stone: after a fall you start again from there.
       *[other] { $seat } puts the totem on their stone, to start again from there after a fall.
    }
   *[1] { $to ->
        [34] The stone under { $seat ->
            [you] your
           *[other] { $seat }’s
        } totem is gone, so the totem goes back to the home board.
       *[other] The stone under { $seat ->
            [you] your
           *[other] { $seat }’s
        } totem is gone, so the totem moves to the next one nearer home.
    }
}
whakaari-event-fell = { $seat ->
    [you] You fall into the lava and go back to your
   *[other] { $seat } falls into the lava and goes back to the
} { $to ->
    [34] home board
   *[other] totem
}.
whakaari-event-gained = { $seat ->
    [you] You gain
   *[other] { $seat } gains
} a power use (now { $uses }).
whakaari-event-power = { $seat ->
    [you] You use
   *[other] { $seat } uses
} { whakaari-power } ({ $uses ->
    [0] no uses left
    [one] one use left
   *[other] { $uses } uses left
}).
whakaari-event-bomb_laid = { $seat ->
    [you] You leave
   *[other] { $seat } leaves
} a coco bomb on a stone.
whakaari-event-bomb = { $owner ->
    [none] A coco bomb goes off!
   *[other] A coco bomb goes off { whakaari-under }!
}
whakaari-event-pushed = { $seat ->
    [you] You push
   *[other] { $seat } pushes
} { $other ->
    [you] you
   *[other] { $other }
} { $to ->
    [-1] into the lava with TANK: no stone is near enough.
   *[other] onto another stone with TANK.
}
whakaari-event-saved = { $card ->
    [-1] { $seat ->
        [you] You escape
       *[other] { $seat } escapes
    } with BUILD.
   *[other] { $seat ->
        [you] You escape
       *[other] { $seat } escapes
    } with a card.
}
whakaari-event-shuffled = { $deck ->
    [0] The action cards run out: the discards are shuffled into a new deck.
   *[1] The events run out: the discards are shuffled into a new deck.
}
whakaari-event-unused = { $why ->
    [0] { $seat ->
        [you] Your
       *[other] { $seat }’s
    } card has no effect: there is nothing to use it on.
    [1] { $seat ->
        [you] You leave
       *[other] { $seat } leaves
    } the card unused.
    [2] No stone is out of the game, so { $seat ->
        [you] you toss
       *[other] { $seat } tosses
    } none.
    [3] No empty stone is cracked, so { $seat ->
        [you] you take
       *[other] { $seat } takes
    } none away.
   *[4] { $seat ->
        [you] You are at your totem already and stay there.
       *[other] { $seat } is at the totem already and stays there.
    }
}
whakaari-event-won = { $reached ->
    [0] { $seat ->
        [you] Nobody crossed in time: you win, having come
       *[other] Nobody crossed in time: { $seat } wins, having come
    } farthest!
   *[other] { $seat ->
        [you] You stand on the goal and win
       *[other] { $seat } stands on the goal and wins
    }!
}
whakaari-stone = { $stone ->
    [0] a solid stone
    [1] a cracked stone
   *[2] a cracked round stone
}
whakaari-card = { $icon ->
    [1] a Collapse card
    [2] a Return card
    [3] { $second ->
        [4] an Eruption and Removal card
       *[0] an Eruption card
    }
    [4] a Removal card
   *[5] a Lava Wave card
}
whakaari-event-shoved = The drag pushes { whakaari-owned } along.
whakaari-event-collapses = { $cause ->
    [4] { $owner ->
        [none] The cracked stone collapses.
       *[other] The cracked stone { whakaari-under } collapses.
    }
    [3] { $owner ->
        [none] The coco bomb breaks a cracked stone.
       *[other] The coco bomb breaks the cracked stone { whakaari-under }: it collapses.
    }
    [2] { $owner ->
        [none] { $by ->
            [you] Your
           *[other] { $by }’s
        } SHOT breaks an empty cracked stone: it sinks.
       *[other] { $by ->
            [you] Your
           *[other] { $by }’s
        } SHOT breaks the cracked stone { whakaari-under }: it collapses.
    }
   *[1] { $owner ->
        [none] { $by ->
            [you] You break
           *[other] { $by } breaks
        } an empty cracked stone: it sinks.
       *[other] { $by ->
            [you] You break
           *[other] { $by } breaks
        } { $own ->
            [1] { $by ->
                [you] your own
               *[other] their own
            } cracked stone
           *[0] the cracked stone { whakaari-under }
        }: it collapses.
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
whakaari-why-turn = Somebody else decides now.
whakaari-why-now-toss = A removed stone has to be tossed: choose a round or a square one.
whakaari-why-now-remove = A cracked stone without pawns has to be removed.
whakaari-why-now-react = Your stone is sinking: save yourself or fall.
whakaari-why-now-react-target = Choose where to save yourself.
whakaari-why-now-main = Play a card, or do one of the extra actions.
whakaari-why-now-pull = Choose one of the three stones nearest to your board.
whakaari-why-now-icon = Choose an icon of your card, or skip the rest.
whakaari-why-power-later = Finish your card first: your power comes before or after it.
whakaari-why-now-target = First choose the target.
whakaari-why-now-angle = Choose the direction in which to drag.
whakaari-why-now-piece = Choose a round or a square stone.
whakaari-why-now-place = Choose a free place.
whakaari-why-now-tank = Choose whom to push, or nobody.
whakaari-why-now-push = Choose where to push the opponent.
whakaari-why-now-second = First finish your power: choose what its second part is for, or skip that.
whakaari-why-icon = That icon is not on the card, has been used already, or has no target.
whakaari-why-board = Only your own board and the one opposite may be entered, and only if the card joins them with your stone.
whakaari-why-place = There is no room for the stone there: it must lie inside the arena and overlap nothing.
whakaari-why-card-played = You have already played your card this turn.
whakaari-why-card-none = You do not have that card.
whakaari-why-card-first = First play the card; then you choose the stone.
whakaari-why-no-jump = There is no jump on this card.
whakaari-why-another-card = { $chosen ->
    [yes] This card does not reach it
   *[no] Choose a card first
}: your { whakaari-web-card-brief } does.
whakaari-why-no-card = None of your cards reaches it from where you stand.
whakaari-why-end = First play one of your cards; its effects are up to you.
whakaari-why-totem-placed = Your totem is already placed; only cards can move it now.
whakaari-why-totem-board = You must stand on a stone to put your totem there.
whakaari-why-pull = You may bring a stone nearer only from your own board, when none is in reach of your cards.
whakaari-why-pull-once = You may bring one stone a turn, before your card, if there is a bare one.
whakaari-why-power-other = Your power is { $power }.
whakaari-why-power-moment = { $power } is not used on its own: you are asked when its moment comes.
whakaari-why-power-uses = You have no power use left.
whakaari-why-power-limit = You have used your power as often as a turn allows.
whakaari-why-power-target = Your power has no target from here.
whakaari-why-no-piece = There is no stone { $piece }.
whakaari-why-removed = Stones of a kind are all alike: take the first one.
whakaari-why-gone = That stone is not in play.
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
whakaari-why-too-far = Too far: the card does not reach that stone.
whakaari-why-overshot = Too near: the card must reach from stone to stone exactly, and it is longer than that.

## Reasons: clauses about a move, without their subject

whakaari-reason-jumps = { $value ->
    [0] reaches your goal
    [one] leaves one jump to your goal
    [40] leaves no way to your goal
   *[other] leaves { $value } jumps to your goal
}
whakaari-reason-nearer = { $way ->
    [on] brings you { whakaari-stones } nearer to your goal
    [back] takes you { whakaari-stones } away from your goal
   *[same] brings you no nearer to your goal
}
whakaari-stones = { $stones ->
    [one] a stone’s width
   *[other] { $stones } stone widths
}
whakaari-reason-stands = { $on ->
    [goal] ends on your goal
    [board] leaves you safe on your board
    [solid] leaves you on a solid stone
   *[cracked] leaves you on a cracked stone
}
whakaari-reason-totem = { $value ->
    [one] leaves your totem one jump from your goal
    [40] leaves your totem without a way to your goal
   *[other] leaves your totem { $value } jumps from your goal
}
whakaari-reason-cards = leaves you { $value ->
    [0] no card
    [one] one card
   *[other] { $value } cards
} in hand
whakaari-reason-saves = { $value ->
    [0] keeps no card that saves you from a fall
    [one] keeps a card that saves you from a fall
   *[other] keeps { $value } cards that save you from a fall
}
whakaari-reason-uses = leaves you { $value ->
    [0] no power use
    [one] one power use
   *[other] { $value } power uses
}
whakaari-reason-rival = { $value ->
    [0] lets another player reach the goal
    [one] leaves another player one jump from the goal
    [40] leaves nobody else a way to the goal
   *[other] keeps all others at least { $value } jumps from their goals
}
whakaari-web-card-brief = { $distance ->
    [short] short card
    [long] long card
    [supreme] supreme card
   *[none] crack card
}
whakaari-web-advised-totem = totem here
whakaari-reason-next = leaves you { $value ->
    [0] no card
    [one] one card
   *[other] { $value } cards
} for the next jump

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
whakaari-table-legend = ○ round, □ solid square, ◇ cracked square, ● coco bomb. Coloured numbers are pawns, t a totem; marked stones can be chosen.

## First steps

whakaari-steps-table = A sea of lava with a volcano in the middle. Your pawn stands on your board at the bottom; the board opposite is your goal. Whoever sets foot there first wins at once (WHA-1.1).
whakaari-steps-hand = Each turn you draw a card and play one. A card is also a ruler: its short side, long side or diagonal is the distance you must jump, exactly (WHA-3.1).
whakaari-steps-card = Play the card marked **supreme**: its diagonal is the longest jump there is. Then **jump**.
whakaari-steps-jump = You can jump wherever the ruler, laid from your board, reaches exactly. Square stones are solid, round ones are cracked. Jump to the ringed square stone on the right. (Nothing in reach? You may bring a stone closer: WHA-2.5.)
whakaari-steps-turn = Well landed. You could put your totem here: if you fall, you come back to it. Keep it on the board for now and **end the turn**.
whakaari-steps-others = The others jump off their boards too. Each of them heads for the board across the volcano.
whakaari-steps-unstable = Every turn begins with a check: the solid stone under you has cracked (WHA-2.1). If you are still on it next time, you draw an event. So move on.
whakaari-steps-second = Play the **long** card. It has two icons, jump and drag: with a + you may do both, with a / only one (WHA-3.8). First choose **Jump**, then the ringed stone.
whakaari-steps-drag = Now **drag** your own stone as far as the card’s long side, in any direction you like. It pushes everything in its way; what leaves the arena is gone (WHA-3.5). Upwards is nearer to your goal.
whakaari-steps-totem = A good place. Put your **totem** here: if you fall, you start again from this stone.
whakaari-steps-events = Watch the others. Events make stones collapse, toss lost ones back or send waves of lava. If one throws you back to your totem, you gain a power use (WHA-5.2). Other cards crack stones, put them back, or **save** you when yours goes, in any turn.
whakaari-steps-end = Every colour has a power of its own; each flame is one use, before or after your card. Tap a player to read what everybody can do. Drag stones to where you need them, and away from where they do. The lava is yours: play on!
## The table in the browser

whakaari-web-table = The lava table with { $seats } players, round { $round }
whakaari-web-where = round { $round }
whakaari-web-nobody = nobody
whakaari-web-your-goal = { $near ->
    [yes] Your goal: in reach!
   *[no] Your goal
}
whakaari-web-stopped = stopped
whakaari-web-leaves = { $count ->
    [one] One stone would leave the arena.
   *[other] { $count } stones would leave the arena.
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
whakaari-web-legend-flames = Each burning flame is one use of the power. { whakaari-gains }
whakaari-gains = { $any ->
    [yes] You gain one whenever you fall into the lava or an event sends you back to your totem.
   *[no] You gain one when an event throws you back to your totem.
}
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
    [add] Put back
   *[none] Crack
}
whakaari-web-printed = { $icon ->
    [MOVE] jump
    [EMPTY] crack an empty stone
    [OCC] crack an occupied stone
    [NEAR] crack a stone a short jump away
    [DRAG] drag a stone
    [DRAG-] drag a stone, not your own
    [DRAG1] drag your own stone
    [ADD] put a stone back
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
    [TANK] Push whoever you land on to a stone far away
    [SURF] Drag your own stone a short way
    [SHOT] Short jump, then hit a stone far away
    [TRICK] Supreme jump, the longest there is
    [BOOM] Long jump that leaves a coco bomb behind
    [SPELL] Drag a nearby stone far and step onto it
    [BUILD] Save yourself with a long jump
   *[CHECK] Long jump that takes your totem along
}
whakaari-web-jump = { whakaari-action-piece }: { $percent }% of the way
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
    [near] Crack one a short jump away
    [drag] Drag
   *[add] Put a stone back
}
whakaari-web-chip = { $kind ->
    [fall] Fall
    [end] End turn
    [done] Skip the rest
    [skip] Skip it
    [stay] Push nobody
    [lava] Into the lava
    [totem] Put your totem here
   *[pull] Bring a stone nearer
}
whakaari-web-turn-ruler = Ruler: arrow keys turn it by a degree, with Shift by 15; it snaps to what it reaches
whakaari-web-turn-drag = Direction of the drag: arrow keys turn it by a degree, with Shift by 15
whakaari-web-move-place = Place of the stone{ whakaari-where }: arrow keys move it
whakaari-web-ring = { $ring ->
    [0] by the volcano
    [1] halfway out
   *[2] at the edge
}
whakaari-web-sector = { $half ->
    [yes] half past { $hour }
   *[no] { $hour } o’clock
}: { $way ->
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
    [skip] skip it
    [totem] the totem
   *[other] { $kind }
}

whakaari-web-say-running = One moment
whakaari-web-say-over = The match is over
whakaari-web-drags = { $drags ->
    [own] your own stone
    [others] any stone but your own
   *[any] a stone
}
whakaari-web-say-main = { $meant ->
    [save] This card saves you when your stone sinks: keep it
    [idle] Nothing is in reach of this card: it would be played for nothing
    [card] What should the card do?
    [icon-move] Jump: choose a glowing stone
    [icon-drag] Drag: press on { whakaari-web-drags } and pull it
    [planned] The whole move is picked: play it, or pick something else
    [icon-empty] Crack a stone nobody stands on: play the card, then choose it
    [icon-occ] Crack a stone with somebody on it: play the card, then choose it
    [icon-near] Crack a stone a short jump away: play the card, then choose it
    [icon-add] Put a stone back on the lava: play the card, then choose it
    [target] { $wins ->
        [yes] This jump wins the match!
       *[no] The ruler reaches it: jump!
    }
    [power] { $aims ->
        [yes] Your power: choose a glowing stone
       *[no] Your power: use it now?
    }
    [totem] Put your totem here: from now on you come back to this stone
    [pull] Bring a stone nearer, until a card of yours reaches it
    [after] { $extras ->
        [totem] Your card is played: end your turn, or put your totem here first
        [power] Your card is played: end your turn, or use your power first
       *[other] Your card is played: end your turn, or do something else first
    }
    [end] Your turn is done
   *[other] { $goal ->
        [yes] You can reach your goal: click it to win!
       *[no] { $extras ->
            [none] Play a card
            [totem] Play a card, or put your totem here first
            [power] Play a card, or use your power first
            [pull] Play a card, or bring a stone nearer first
           *[other] Play a card, or do something else first
        }
    }
}
whakaari-web-say-icon = { $meant ->
    [target] { $wins ->
        [yes] This jump wins the match!
       *[no] The ruler reaches it: jump!
    }
    [done] Leave the rest of the card
    [move] Jump with the card: choose a glowing stone
    [drag] Drag: press on { whakaari-web-drags } and pull it, or skip the rest
    [add] Put a stone back with the card, or skip the rest
    [empty] Crack an empty stone with the card, or skip the rest
    [occ] Crack an occupied stone with the card, or skip the rest
    [near] Crack a stone a short jump away with the card, or skip the rest
   *[other] What should the card do?
}
whakaari-web-say-target = { $grabs ->
    [yes] Take hold of a stone and pull it
   *[no] { $asked ->
        [empty] Which empty stone should crack?
        [occ] Which occupied stone should crack?
        [near] Which stone a short jump away should crack?
       *[other] { $wins ->
            [yes] This jump wins the match!
           *[no] Where do you jump?
        }
    }
}
whakaari-web-say-angle = { $ready ->
    [yes] { $pushed ->
        [0] { $lost ->
            [0] It touches nothing
           *[other] It leaves the arena
        }
        [one] It pushes a stone{ whakaari-web-lost }
       *[other] It pushes { $pushed } stones{ whakaari-web-lost }
    }
   *[no] Pull the stone where you want it
}
whakaari-web-lost = { $lost ->
    [0] { "" }
    [one] ; one leaves the arena
   *[other] ; { $lost } leave the arena
}
whakaari-web-say-piece = Which stone do you put back?
whakaari-web-say-place = Where do you put the stone?
whakaari-web-say-pull = Which stone do you bring nearer?
whakaari-web-say-toss = Eruption! Which stone do you toss?
whakaari-web-say-remove = Removal! Which cracked stone do you take away?
whakaari-web-say-react = { $saves ->
    [no] Your stone is sinking, and nothing can save you
   *[yes] Your stone is sinking! Save yourself?
}
whakaari-web-say-react-target = Where do you save yourself?
whakaari-web-say-tank = Somebody is here already. Push them away?
whakaari-web-say-push = Push them where?
whakaari-web-say-second = { $asked ->
    [shot] Which stone do you hit?
    [boom] Where do you leave the coco bomb?
   *[other] Take the totem along?
}

whakaari-web-hint-running = { "" }
whakaari-web-hint-over = { "" }
whakaari-web-hint-main = { $meant ->
    [save] It works in anybody’s turn. Played now, it does nothing.
    [idle] Choose another card, unless you want to get rid of this one.
    [after] { $extras ->
        [totem] You place your totem only once: after a fall you come back to it.
        [power] You can still use your power. Otherwise press End turn.
       *[other] You can still use your power, or place your totem: after a fall you come back to it.
    }
    [card] { $jumps ->
        [yes] Click a glowing stone to jump, or choose another icon.
       *[no] Choose one of its icons.
    }
    [none] { $jumps ->
        [yes] Choose a card, or click a stone that one of your cards reaches.
       *[no] None of your cards lets you jump now.
    }
    [icon-move] The card must reach it exactly: not too near, not too far.
    [target] Click another stone to aim elsewhere.
    [power] { whakaari-web-power }.
   *[other] { "" }
}
whakaari-web-hint-icon = { $icons ->
    [one] { "" }
   *[other] With + you may use both icons, in any order; with / only one.
}
whakaari-web-hint-target = { $grabs ->
    [yes] Press on a glowing stone and pull: it moves { whakaari-far }.
   *[no] Click one of the glowing stones.
}
whakaari-web-key-turn = On the ruler or a stone you move (go there with Tab): turn it by a degree, or shift it one place
whakaari-web-key-turn-far = The same by 15 degrees, or five places on
whakaari-web-hint-angle = The ghost shows where everything ends up.
whakaari-web-hint-piece = Square stones come back solid; round ones are always cracked.
whakaari-web-hint-place = Click a dot: they are the free places.
whakaari-web-hint-pull = It comes until a card of yours reaches it.
whakaari-web-hint-toss = You toss it from your board; chance decides where it lands.
whakaari-web-hint-remove = Only cracked stones without pawns.
whakaari-web-hint-react = { $saves ->
    [no] You go back to your totem.
   *[yes] If you don’t save yourself you go back to your totem.
}
whakaari-web-hint-react-target = A card never takes you forwards here; BUILD may.
whakaari-web-hint-tank = Each push costs one use of your power.
whakaari-web-hint-push = It has to be one long card away from your stone.
whakaari-web-hint-second = Or skip this part of your power.

whakaari-web-do = { $phase ->
    [main] { $meant ->
        [none] Choose a card
        [target] { $wins ->
            [yes] Jump and win
           *[no] Jump
        }
        [power] { $aims ->
            [yes] Use power …
           *[no] Use power
        }
        [save] Throw it away
        [idle] Throw it away
        [icon-move] Jump …
        [totem] Put totem
        [pull] Bring nearer
        [end] End turn
        [after] End turn
        [icon-drag] Drag …
        [icon-add] Put back …
        [icon-empty] Crack …
        [icon-occ] Crack …
        [icon-near] Crack …
       *[other] Play card
    }
    [icon] { $meant ->
        [none] Choose
        [target] { $wins ->
            [yes] Jump and win
           *[no] Jump
        }
        [done] Skip the rest
        [move] Jump …
        [drag] Drag …
        [add] Put back …
        [empty] Crack …
        [occ] Crack …
        [near] Crack …
       *[other] Go on
    }
    [target] { $asked ->
        [empty] Crack
        [occ] Crack
        [near] Crack
        [drag] Take hold
        [spell] Take hold
       *[other] { $wins ->
            [yes] Jump and win
           *[no] Jump
        }
    }
    [angle] Drag
    [piece] Take it
    [place] Put it here
    [pull] Bring it
    [toss] Toss
    [remove] Take away
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
        [skip] Skip it
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

## What the list of moves asks for, part by part

whakaari-part-kind = What do you do?
whakaari-part-piece = Which stone?
whakaari-part-sector = Which way?
whakaari-part-ring = How far from the volcano?
whakaari-part-way = On which side?

## The two-minute card

whakaari-primer-goal = Jump from stone to stone across the lava. The first to land on the board opposite wins at once.
whakaari-primer-check-title = Check your stone
whakaari-primer-check = **Solid:** it cracks. **Cracked:** draw an event. On your own board nothing happens.
whakaari-primer-hand-title = Draw a card, play a card
whakaari-primer-hand = Two in hand, draw a third, play one. **+** do both, in any order; **/** do one of them. You may skip any of it.
whakaari-primer-ruler-title = The card is your ruler
whakaari-primer-ruler = Jump to a stone that the marked side joins to yours **exactly**: too near and too far are both wrong. Never across the volcano.
whakaari-primer-drag-title = Drag and push
whakaari-primer-drag = The full distance, in any direction; it sweeps others along. A stone off the arena is gone.
whakaari-primer-fall-title = Fall, and come back
whakaari-primer-fall = Stone gone, no card to save you? Back to your totem. If an event did it, you gain **one power use**.
whakaari-primer-powers-title = Powers
whakaari-primer-powers = Your colour has one of these. A use costs one flame, before or after your card, at most twice a turn: TANK three times, BOOM and BUILD without limit. You start without flames and hold five at most.
whakaari-primer-events-title = Events
whakaari-primer-events = **Collapse:** your stone goes. **Return:** back to your totem. **Lava wave:** your stone drifts towards your board. **Eruption:** toss a lost stone back in. **Removal:** take away an empty cracked stone. Nobody across after 40 rounds? The farthest wins.
whakaari-primer-icons-title = On the cards
whakaari-primer-tip-1 = In your turn you may set your totem on your stone, once: do it well forward.
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

## The end

whakaari-end-headline = { $reached ->
    [yes] { $who ->
        [you] You reach the goal!
       *[one] { $winners } reaches the goal!
    }
   *[no] { $who ->
        [you] You came closest!
        [several] { $winners } came closest!
       *[one] { $winners } came closest!
    }
}
whakaari-end-line = { $reached ->
    [yes] { $crossed ->
        [yes] You crossed the lava in { whakaari-end-rounds }.
        [no] You came { $done }% of the way in { whakaari-end-rounds }.
       *[none] After { whakaari-end-rounds }.
    }
   *[no] Nobody has crossed after { whakaari-end-rounds }, so the match stops and the farthest wins.{ $crossed ->
        [none] { "" }
       *[no] { " " }You came { $done }% of the way.
    }
}
whakaari-end-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
whakaari-end-way = Across the lava
whakaari-end-column = { $column ->
    [jumps] Jumps
    [pushes] Others pushed
    [powers] Powers
   *[falls] Falls
}
whakaari-end-to-goal = To the goal
whakaari-end-left = { $reached ->
    [yes] goal
   *[no] { $done }%
}
whakaari-end-done = { $done }% of the way
whakaari-end-fair = Fair draws and tosses: the seed
whakaari-moment-round = Round { $round }
whakaari-award-pushes = Most pushes
whakaari-award-pushes-for = Pushed others { $count ->
    [2] twice
   *[other] { $count } times
}
whakaari-award-lucky = Lucky feet
whakaari-award-lucky-for = { $count } events in a row on cracked stones, and no fall
whakaari-award-drag = Longest drag
whakaari-award-drag-for = A stone dragged { whakaari-far }
whakaari-award-escapes = Narrow escape
whakaari-award-escapes-for = Saved from the lava { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
whakaari-award-falls = Hot feet
whakaari-award-falls-for = Fell into the lava { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
whakaari-award-cracks = Stone breaker
whakaari-award-cracks-for = Cracked { $count } stones under others
whakaari-award-powers = Powerhouse
whakaari-award-powers-for = Used the power { $count ->
    [2] twice
   *[other] { $count } times
}
whakaari-award-jumps = Most jumps
whakaari-award-jumps-for = { $count } jumps

## Examples beside the rules

whakaari-example-ring = Three players and a fourth board that belongs to nobody: everyone heads for the board straight across.
whakaari-example-check = At the start of your turn: a solid stone under your pawn cracks, a cracked one makes you draw an event.
whakaari-example-ruler = The long side of a card reaches from rock to rock: one stone is too near, one is right, one is too far.
whakaari-example-empty = A solid stone that is hit cracks; a cracked one is out of the game. Round stones are always cracked.
whakaari-example-drag = The dragged stone goes the whole distance and pushes the others along in front of it.
whakaari-example-save = Your goal is to the right: you may save yourself onto a stone behind or beside you, but not onto one ahead.
whakaari-example-cards = The plus on the left lets you do both, in either order; the slash on the right makes you choose one.
whakaari-example-fall = The stone is gone: the pawn goes back to its totem, and since an event was the cause it gains one power use.
whakaari-example-wave = The lava wave drags the stone towards the player’s own board, short, long or supreme as the card says.
whakaari-example-totem = In your turn you may put your totem on the stone you stand on: from now on you come back here.
whakaari-example-tank = TANK lands on a stone with a rival and pushes that pawn to a stone a long distance away.
whakaari-example-boom = BOOM jumps the long distance and leaves a coco bomb on a stone behind it.
whakaari-example-label = { $name ->
    [behind] behind
    [beside] beside
   *[ahead] ahead
}

## Signs explained where they are shown

whakaari-web-about-power = { $power ->
    [TANK] When you land on a stone with rivals, push each of them to a stone at the long distance. One flame a rival, three a turn.
    [SURF] Drag the stone you stand on by the short distance, any way you like. Twice a turn.
    [SHOT] Jump the short distance, then hit a stone at the supreme distance: a solid one cracks, a cracked one collapses. Twice a turn.
    [TRICK] Jump the supreme distance. Twice a turn.
    [BOOM] Jump the long distance and lay a coco bomb on a stone behind you. As often as you have flames.
    [SPELL] Drag a stone at the short distance by the long distance and stand on it. Twice a turn.
    [BUILD] In anybody’s turn: when your stone goes, save yourself with a long jump, forwards too.
   *[CHECK] Jump the long distance and take your totem along. Twice a turn.
}
whakaari-web-about-uses = { $uses ->
    [0] No flame burns: no uses left.
    [one] 1 flame burns: one use left.
   *[other] { $uses } flames burn: { $uses } uses left.
} { whakaari-gains }
whakaari-web-about-distance = { $distance ->
    [short] Short: the short side of the card
    [long] Long: the long side of the card
    [supreme] Supreme: corner to corner
   *[none] Without a distance
}
whakaari-web-about-icon = { $icon ->
    [MOVE] Jump to a stone that the marked distance joins exactly to yours.
    [EMPTY] Damage any stone without pawns: a solid one cracks, a cracked one is gone.
    [OCC] Damage any stone with pawns: a solid one cracks; on a cracked one its pawns draw an event.
    [NEAR] Damage a stone at the short distance: a solid one cracks, a cracked one collapses.
    [DRAG] Drag any stone by the marked distance; it pushes what is in its way.
    [DRAG-] Drag a stone by the marked distance, but not the one you stand on.
    [DRAG1] Drag the stone you stand on by the marked distance.
    [ADD] Put a lost stone back wherever there is room.
   *[SAVE] When your stone goes, also in another player’s turn: jump to a stone beside or behind you.
}
whakaari-web-about-join = { $both ->
    [yes] Plus: you may do both, in either order.
   *[no] Slash: do one of the two.
}
whakaari-web-about-counter = { $kind ->
    [action] { $count ->
        [one] 1 action card is left
       *[other] { $count } action cards are left
    } to draw. When there is none, the discards are shuffled.
    [event] { $count ->
        [one] 1 event card is left
       *[other] { $count } event cards are left
    }. You draw one when your turn begins on a cracked stone.
    [bomb] { $count ->
        [one] 1 coco bomb is left
       *[other] { $count } coco bombs are left
    } for BOOM to lay.
   *[out] { $count ->
        [one] 1 stone is
       *[other] { $count } stones are
    } out of the game. Some cards and eruptions bring one back.
}
