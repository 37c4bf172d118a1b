powerboats-about = Race round three buoys with dice for an engine: add a die to go faster, brake before the rocks.
powerboats-web-tag = Full throttle round the buoys.
powerboats-option-side = The lake tiles have a dark side with fewer islands and a light side with more; mixed draws a side for each tile.
powerboats-web-option-side = Lake tiles
powerboats-web-value-side = { $value ->
    [dark] Fewer islands
    [light] More islands
   *[mixed] Mixed
}
powerboats-option-scoring = Normal scoring counts places. The alternative also counts the turns by which you beat the last boat home, and 5 points for each boat sunk; two players always use it.
powerboats-web-option-scoring = Scoring
powerboats-web-value-scoring = { $value ->
    [normal] Normal
   *[alternative] Alternative
}
powerboats-option-size = The tiny game is the last two turns of a race for two seats, made for research: every way it can go is known.
powerboats-web-option-size = Size
powerboats-web-value-size = { $value ->
    [whole] The whole game
   *[tiny] Tiny
}
powerboats-web-chairs = { $seats ->
    [2] Two players always use the alternative scoring.
   *[other] { "" }
}
powerboats-web-level = { $level ->
    [0] full throttle, often onto the rocks
    [1] heads for the next buoy
    [2] weighs speed against the rocks
    [3] plans its way round the buoy
   *[4] reads the whole lake
}

## Actions

powerboats-action-place = start { powerboats-start }, bow { powerboats-facing }
powerboats-action-number = { $change ->
    [add] add a die
    [keep] keep the number of dice
   *[remove] remove a { $value }
}
powerboats-action-reroll = { $values ->
    [none] keep the dice as they are
   *[other] re-roll { powerboats-dice-again }
}
powerboats-action-off = leave the engine off and only turn
powerboats-action-new = { $count ->
    [0] roll the new die
   *[other] roll the new die and re-roll { powerboats-dice-again }
}
powerboats-dice-again = the { $values }
powerboats-action-heading = { $turn ->
    [L] turn left
    [R] turn right
   *[S] go straight on
}{ $hexes ->
    [0] { "" }, bow { powerboats-facing }
    [one] { "" } and run one hex { powerboats-facing }
   *[other] { "" } and run { $hexes } { powerboats-facing }
}{ $short ->
    [0] { "" }
   *[other] { $hexes ->
        [0] { "" }: a boat holds you up at once
       *[other] , stopping behind a boat
    }
}{ $rounds ->
    [none] { "" }
   *[other] , round buoy { $rounds }
}{ $damage ->
    [0] { "" }
   *[other] , then crash: { $damage } damage
}{ $sinks ->
    [yes] { " " }and sink
   *[no] { "" }
}{ $finishes ->
    [yes] { " " }– finish!
   *[no] { "" }
}

## Events

powerboats-event-race = Race { powerboats-letter }: { $first ->
    [you] you line up last and move
   *[other] { $first } lines up last and moves
} first.
powerboats-event-placed = { $seat ->
    [you] You line up
   *[other] { $seat } lines up
} at the start, bow { powerboats-facing }.
powerboats-event-dice = { $total ->
    [0] { $seat ->
        [you] You have
       *[other] { $seat } has
    } no dice.
   *[other] { $added ->
        [0] { $again ->
            [0] { $seat ->
                [you] You keep
               *[other] { $seat } keeps
            }
            [one] { $seat ->
                [you] You re-roll
               *[other] { $seat } re-rolls
            } a die:
           *[other] { $seat ->
                [you] You re-roll
               *[other] { $seat } re-rolls
            } { $again } dice:
        }
       *[1] { $seat ->
            [you] You add
           *[other] { $seat } adds
        } { $again ->
            [0] a die:
            [one] a die and { $seat ->
                [you] re-roll
               *[other] re-rolls
            } one:
           *[other] a die and { $seat ->
                [you] re-roll
               *[other] re-rolls
            } { $again }:
        }
    }{ powerboats-dice }, so { $total ->
        [one] one hex
       *[other] { $total } hexes
    }.
}
powerboats-event-moved = { $rest ->
    [0] { $total ->
        [0] { $seat ->
            [you] You have no dice and stay
           *[other] { $seat } has no dice and stays
        } put, bow { powerboats-facing }.
       *[other] { $seat ->
            [you] You stay
           *[other] { $seat } stays
        } put, bow { powerboats-facing }.
    }
    [one] { $seat ->
        [you] You run
       *[other] { $seat } runs
    } one hex { powerboats-facing }.
   *[other] { $seat ->
        [you] You run
       *[other] { $seat } runs
    } { $rest } hexes { powerboats-facing }.
}
powerboats-event-crashed = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $total } to run but { $run ->
    [0] no hex is free
    [one] only one hex is free
   *[other] only { $run } are free
}, and { $seat ->
    [you] hit
   *[other] hits
} { $hit ->
    [-1] land
    [0] buoy 0
    [4] the finish buoy
   *[other] buoy { $hit }
}: { $damage } damage, { $counters } in all ({ $limit } sink a boat). All dice are lost.
powerboats-recap-crashed = { $seat ->
    [you] You hit
   *[other] { $seat } hits
} { $hit ->
    [-1] land
    [0] buoy 0
    [4] the finish buoy
   *[other] buoy { $hit }
}: { $damage } damage, { $counters } in all.
powerboats-trail-rounded = buoy { $mark } rounded
powerboats-trail-backed = back past buoy { $mark }
powerboats-trail-behind = blocked
powerboats-trail-crashed = { $damage } damage
powerboats-trail-finished = home in { powerboats-place } place
powerboats-event-finished = { $seat ->
    [you] You are
   *[other] { $seat } is
} home in { powerboats-place } place after { $turns } turns!
powerboats-event-sank = { $seat ->
    [you] You have too much damage and sink
   *[other] { $seat } has too much damage and sinks
}.
powerboats-event-scored = { $base ->
    [-1] { $seat ->
        [you] You do
       *[other] { $seat } does
    } not finish race { powerboats-letter }: no points, { $points } in all.
   *[other] { $seat ->
        [you] You are
       *[other] { $seat } is
    } { powerboats-place } in race { powerboats-letter }: { $gained ->
        [0] no points
        [one] one point
       *[other] { $gained } points
    }{ powerboats-bonus }, { $points } in all.
}
powerboats-event-race_over = Race { powerboats-letter } is over: { $why ->
    [0] { $sunk ->
        [0] every boat is home.
       *[other] { $home ->
            [0] every boat has sunk.
           *[other] every boat is home or sunk.
        }
    }
    [1] only one boat is still out, and it can only be last.
   *[2] nobody may sail more than { $longest } turns.
}
powerboats-facing = { $facing ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
    [SE] south-east
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
    [5] south-east
   *[none] nowhere
}
powerboats-start = { $behind ->
    [0] on the row
    [1] one hex from the row
    [2] two hexes from the row
   *[3] three hexes from the row
}, { $lane ->
    [1] by buoy { $buoy }
    [2] second from buoy { $buoy }
    [3] third from buoy { $buoy }
    [4] fourth from buoy { $buoy }
   *[5] fifth from buoy { $buoy }
}
powerboats-letter = { $race ->
    [0] A
    [1] B
   *[2] C
}
powerboats-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
powerboats-event-turn = Round { $round }: { $seat ->
    [you] your turn
   *[other] { $seat } to move
}.
powerboats-event-removed = { $seat ->
    [you] You take
   *[other] { $seat } takes
} a { $value } out of the engine.
powerboats-dice = { " " }{ $threes ->
    [0] { "" }
    [1] 3
    [2] 3‑3
    [3] 3‑3‑3
    [4] 3‑3‑3‑3
   *[other] { $threes } × 3
}{ $twos ->
    [0] { "" }
    [1] { powerboats-dash-twos }2
    [2] { powerboats-dash-twos }2‑2
    [3] { powerboats-dash-twos }2‑2‑2
    [4] { powerboats-dash-twos }2‑2‑2‑2
   *[other] { powerboats-dash-twos }{ $twos } × 2
}{ $ones ->
    [0] { "" }
    [1] { powerboats-dash-ones }1
    [2] { powerboats-dash-ones }1‑1
    [3] { powerboats-dash-ones }1‑1‑1
    [4] { powerboats-dash-ones }1‑1‑1‑1
   *[other] { powerboats-dash-ones }{ $ones } × 1
}
powerboats-dash-twos = { $threes ->
    [0] { "" }
   *[other] { "‑" }
}
powerboats-dash-ones = { $threes ->
    [0] { powerboats-dash-after-twos }
   *[other] { "‑" }
}
powerboats-dash-after-twos = { $twos ->
    [0] { "" }
   *[other] { "‑" }
}
powerboats-event-rounded = { $mark ->
    [0] { $seat ->
        [you] You cross
       *[other] { $seat } crosses
    } the start row
   *[other] { $seat ->
        [you] You round
       *[other] { $seat } rounds
    } buoy { $mark }
} in { powerboats-place } place.
powerboats-event-backed = { $seat ->
    [you] You go
   *[other] { $seat } goes
} back past buoy { $mark } and { $seat ->
    [you] have
   *[other] has
} to round it again.
powerboats-event-behind = { $seat ->
    [you] You find
   *[other] { $seat } finds
} { $other ->
    [you] you
   *[other] { $other }
} in the way and { $rest ->
    [0] { $seat ->
        [you] stay
       *[other] stays
    } behind instead of running { $run ->
        [one] one hex
       *[other] { $run } hexes
    }.
    [one] { $seat ->
        [you] stop
       *[other] stops
    } after one hex instead of { $run }.
   *[other] { $seat ->
        [you] stop
       *[other] stops
    } after { $rest } hexes instead of { $run }.
}
powerboats-bonus = { $sooner ->
    [0] { $lost ->
        [0] { "" }
       *[other] { " " }({ $base } for the place + { $lost } for boats that never came home)
    }
   *[other] { $lost ->
        [0] { " " }({ $base } for the place + { $sooner } for turns ahead of the last boat)
       *[other] { " " }({ $base } for the place + { $sooner } for turns ahead of the last boat + { $lost } for boats that never came home)
    }
}
powerboats-way = { $way ->
    [E] east
    [NE] north-east
    [NW] north-west
    [W] west
    [SW] south-west
   *[SE] south-east
}
powerboats-web-round = Round { $round }

## Why not

powerboats-why-over = The match is over.
powerboats-why-turn = It is somebody else’s turn.
powerboats-why-now-place = First every boat takes its starting place.
powerboats-why-now-number = First choose how many dice you have: one more, the same, or one fewer.
powerboats-why-now-reroll = Now choose which dice to re-roll.
powerboats-why-now-heading = The dice are rolled. Now choose a heading.
powerboats-why-number = You may add one die, keep the number, or remove one that you have.
powerboats-why-reroll = You can only re-roll dice that you have.
powerboats-why-place-water = A boat starts on water.
powerboats-why-place-taken = Another boat is there.
powerboats-why-place-facing = A boat faces one of the six sides of its hex.
powerboats-why-place-behind = A boat starts on the start row or at most three steps behind it.
powerboats-why-turn-60 = A boat turns by 60 degrees at most: left, straight on or right.
powerboats-why-whole-total = { $run ->
    [0] That way is blocked at once.
    [one] That way is blocked after one hex.
   *[other] That way is blocked after { $run } hexes.
} Choose a heading that is free for all { $total } hexes.
powerboats-why-longest = No way is free for the whole total, and that one is blocked { $run ->
    [0] at once
    [one] after one hex
   *[other] after { $run } hexes
}. You must take the longest run, { $longest }.

## Reasons: clauses about a move, without their subject

powerboats-reason-crash = { $rolls ->
    [1] { $damage ->
        [0] does no damage
        [one] costs one damage
       *[other] costs { $damage } damage
    }
   *[other] { $count ->
        [0] cannot crash
       *[other] crashes on { $count } of { $rolls } rolls
    }
}
powerboats-reason-sink = { $rolls ->
    [1] { $count ->
        [0] stays afloat
       *[other] sinks your boat
    }
   *[other] { $count ->
        [0] cannot sink you
       *[other] sinks you on { $count } of { $rolls } rolls
    }
}
powerboats-reason-mark = { $next ->
    [start] the start row
    [finish] the finish
   *[other] buoy { $next }
}
powerboats-reason-round = { $rolls ->
    [1] { $count ->
        [0] does not get past { powerboats-reason-mark } yet
       *[other] gets past { powerboats-reason-mark }
    }
   *[other] { $count ->
        [0] cannot get past { powerboats-reason-mark } this turn
       *[other] gets past { powerboats-reason-mark } on { $count } of { $rolls } rolls
    }
}
powerboats-reason-way = { $rolls ->
    [1] leaves { $value ->
        [0] nothing
        [one] one hex
       *[other] { $value } hexes
    } to sail
   *[other] leaves { $value ->
        [one] one hex
       *[other] { $value } hexes
    } to sail on average
}
powerboats-reason-dice = { $value ->
    [0] leaves you without dice
    [one] leaves you with one die
   *[other] leaves you with { $value } dice
}
powerboats-reason-reach = { $value ->
    [0] does not bring { powerboats-reason-mark } within one run
    [one] brings { powerboats-reason-mark } within one run
   *[other] brings the next { $value } buoys within one run
}
powerboats-reason-open = leaves { $value ->
    [0] nothing free
    [one] one free hex
   *[other] up to { $value } free hexes
} for the next run
powerboats-reason-behind = { $value ->
    [0] is held up by nobody
    [one] stops behind another boat, one hex short
   *[other] stops behind another boat, { $value } hexes short
}
powerboats-web-advised-damage = { $damage } damage
powerboats-reason-ahead = leaves { $value ->
    [0] no boat
    [one] one boat
   *[other] { $value } boats
} ahead of you

## Mistakes

powerboats-invalid-move = “{ $move }” is not a move of Powerboats. Moves look like @16,4NE (start place), + = -2 (number of dice), r0 r31 (re-roll), L S R (heading).
powerboats-bad-tile = Lake tile { $tile } must have { $rows } rows of { $columns } characters, “.” or “#”.
powerboats-bad-point = The letter { $letter } of lake tile { $tile } is not on the tile, or its side is none of E NE NW W SW SE.
powerboats-bad-row = The start row of buoy { $letter } leaves the water of lake tile { $tile }: the tile needs four hexes of water from the letter towards { $side }.
powerboats-bad-letters = The { $side } side has the letter { $letter } { $count } times; each letter stands on four tiles.
powerboats-bad-tiny = The tiny game needs dice of 1 to { $faces } faces, at least one turn, and two boats, each on a row and a column and facing E, NE, NW, W, SW or SE.

## The table

powerboats-table-race = Race { $race }
powerboats-table-line = Start { $start }  finish { $finish }
powerboats-table-next = next: { $mark ->
    [start] the start
    [finish] the finish
    [home] home
   *[other] buoy { $mark }
}
powerboats-table-damage = damage { $damage }/{ $limit }
powerboats-table-points = { $points } points
powerboats-table-sunk = sunk
powerboats-table-legend = Pass buoys with the arrow: ↺ keep it on your left, ↻ on your right. ▒ start and finish row, ⚑ finish buoy.

## First steps

powerboats-steps-lake = Welcome to the lake. Three boats race; yours is the one with the fish. A race goes round buoys 1, 2 and 3 in this order and back to the chequered start row. Three races make a match.
powerboats-steps-buoy = This is your next buoy. Its arrows say **which way round**: keep it on your left here. The **chevron line** runs on from it across the lake: cross it the way the chevrons point, close by or far away, and the buoy is rounded (POW-7.0).
powerboats-steps-place = First everybody places a boat on the start row or just behind it. Click the hex with the ring round it, then the arrow to the east, towards buoy 1, and press **Start here**.
powerboats-steps-others = The others place their boats and take their first turn. Here you see everybody: the next mark, the dice that are the engine, and the damage. All start without dice, standing still.
powerboats-steps-engine = Now it is your turn. Each turn you may add one die, take one away, or leave them as they are (POW-4.2). A new one, which shows 1, 2 or 3, is already added: press **Roll the die**.
powerboats-steps-heading = A three! The sum of your dice is how far you must go, in a straight line. Before that you may turn by one side of the hex, left or right. Go straight on to the east.
powerboats-steps-faster = The engine keeps its 3. Press **Add** for a second die and roll it: only the new one is rolled, the 3 stays.
powerboats-steps-closed = Four in all. Straight on is closed: a run must be free of land and buoys for its whole length (POW-5.2). The cross on the board says why. You want to pass **below** the buoy, so turn right.
powerboats-steps-reroll = A 1 is slow. You may re-roll dice you already have (POW-4.3): click the 1 and roll it again; the 3 stays.
powerboats-steps-turn = Six! Now turn left, along the buoy: it lies on your left, and the run crosses the chevron line the way the chevrons point. Other boats never block you; only if your last hex is taken do you stop just before it (POW-6.7).
powerboats-steps-rounded = You crossed the chevron line: buoy 1 is **rounded**, and the ring moves on to buoy 2. This one turns the other way: keep it on your right. If you cross a line the wrong way, sail back over it first (POW-7.3).
powerboats-steps-end = One warning: if no direction is free for the whole sum, you take the longest run and crash. What is left over is damage, and all your dice are gone (POW-6.2); with four damage you sink. So take dice away in time. Race B counts double, race C triple. Play on!

## The table

powerboats-web-lake = The lake, race { $race }
powerboats-web-where = race { $race } ({ $number } of { $races }){ $phase ->
    [place] { " · " }starting places
   *[other] { "" }
}
powerboats-web-buoy-at = Buoy { $name }{ $side ->
    [left] { "" }, to be passed on your left
    [right] { "" }, to be passed on your right
   *[none] { "" }
}.
powerboats-web-boat-at = { $name }, bow { powerboats-facing }, { powerboats-table-next }{ $mark ->
    [home] { "" }
    [start] { "" }
   *[other] { " " }({ $away ->
        [one] one hex
       *[other] { $away } hexes
    } to the { powerboats-way })
}.
powerboats-web-boat-off = { $name }: { powerboats-web-fate }.
powerboats-web-fate = { $fate ->
    [finished] home
    [sunk] sunk
    [left] not home
   *[racing] not on the lake yet
}
powerboats-web-blocked = Why not { powerboats-facing }?
powerboats-web-damage = damage
powerboats-web-sinks = sinks
powerboats-web-your-engine = your engine
powerboats-web-engine = Engine
powerboats-web-course = Course
powerboats-web-damage-of = Damage
powerboats-web-points = Points
powerboats-web-sum = Total
powerboats-web-race-points = Race points
powerboats-web-no-dice = no dice
powerboats-web-remove = Remove
powerboats-web-add = Add
powerboats-web-new = new
powerboats-web-mark = { $mark ->
    [keep] keep
    [roll] re-roll
    [remove] out
   *[choose] take out?
}
powerboats-web-die = { $mark ->
    [keep] Die { $die }, kept: re-roll it
    [roll] Die { $die }, to be re-rolled: keep it
    [remove] Die { $die }, to be removed: keep it
   *[choose] Remove the { $die }
}
powerboats-web-hexes = { $count ->
    [one] hex
   *[other] hexes
}
powerboats-web-say-place = { $step ->
    [hex] Choose your starting place
    [facing] Now choose where the bow points
   *[ready] Start here, bow { powerboats-facing }
}
powerboats-web-hint-place = { $step ->
    [hex] Click a glowing hex by the chequered start row. Your race begins when you cross the row the way the white chevrons point.
   *[other] Click an arrow. Your first run goes that way, or turned by one side of the hex.
}
powerboats-web-say-dice = { $change ->
    [add] { $again ->
        [0] Keep { $dice } and roll one more die
        [one] Roll one more die, and one of yours again
       *[other] Roll one more die, and { $again } of yours again
    }
    [remove] { $again ->
        [0] Slow down: take a die out and keep { $sum }
        [one] Take a die out and roll another again
       *[other] Take a die out and roll { $again } others again
    }
   *[keep] { $again ->
        [0] Run { $total }, or change the dice
        [one] Roll one die again
       *[other] Roll { $again } dice again
    }
}
powerboats-web-say-no-dice = { $change ->
    [add] Start the engine: roll a die
   *[keep] Leave the engine off: you only turn
}
powerboats-web-hint-dice = { $rolls ->
    [yes] { $risk ->
        [every] Whatever you roll is too much: { $longest ->
            [0] no hex is free
            [one] only one hex is free
           *[other] only { $longest } hexes are free
        }. You will crash.
        [some] { $longest ->
            [one] At most one hex is free
           *[other] At most { $longest } hexes are free
        }: roll more and you crash.
       *[none] { $sum ->
            [0] You must sail as far as you roll.
           *[other] You must sail { $sum } plus what you roll.
        }
    }
   *[no] Click a die to re-roll it.{ $kind ->
        [reroll] { "" }
       *[number] { " " }Add one to speed up, remove one to slow down.
    }
}
powerboats-web-say-too-fast = { $sum } is too fast: { $free ->
    [0] no hex is free
    [one] only one hex is free
   *[other] only { $free } hexes are free
}
powerboats-web-hint-too-fast = With { $sum } you crash: { $damage } damage, and you lose all your dice. Change or re-roll them.
powerboats-web-say-heading = { $total ->
    [0] No dice: choose where the bow points
   *[other] { $full ->
        [0] No way is free for all { $total }: you will crash
        [one] { $total } to run, and one way is free
       *[other] { $total } to run: choose your heading
    }
}
powerboats-web-hint-heading = { $full ->
    [0] You have to take the longest run. The crash costs { $damage } damage and all your dice.
   *[other] { $total ->
        [0] Click an arrow. You can turn by one side of the hex.
       *[other] Click a run on the lake. A cross says why a way is closed.
    }
}
powerboats-web-say-run = { $hexes ->
    [0] Turn the bow { powerboats-facing }
    [one] Run one hex { powerboats-facing }
   *[other] Run { $hexes } hexes { powerboats-facing }
}{ $short ->
    [0] { "" }
   *[other] { $hexes ->
        [0] { "" }: a boat holds you up
       *[other] , then stop behind a boat
    }
}{ $rounds ->
    [none] { "" }
   *[other] : rounds buoy { $rounds }
}{ $finishes ->
    [yes] { $damage ->
        [0] { "" }: home!
       *[other] { " " }and home
    }
   *[no] { "" }
}{ $damage ->
    [0] { "" }
    [one] , then crash: 1 damage
   *[other] , then crash: { $damage } damage
}{ $sinks ->
    [yes] { "" }, and the boat sinks
   *[no] { "" }
}
powerboats-web-hint-run = { $damage ->
    [0] { $only ->
        [yes] No other way is free for the whole run.
       *[no] Or click another run to compare.
    }
   *[other] What is left of the run is damage, and all your dice are gone.
}
powerboats-web-key-die = Dice: roll that die again, or keep it
powerboats-web-key-add = Dice: add a die
powerboats-web-key-remove = Dice: remove a die
powerboats-web-do-place = Start here
powerboats-web-do-choose = Choose a run
powerboats-web-do-sail = { $run ->
    [0] Turn { powerboats-facing }
   *[other] Run { $run } { powerboats-facing }
}
powerboats-web-do-crash = { $damage ->
    [one] Crash: 1 damage
   *[other] Crash: { $damage } damage
}
powerboats-web-do-roll = { $count ->
    [one] Roll the die
   *[other] Roll { $count } dice
}
powerboats-web-do-keep = { $total ->
    [0] Without dice
   *[other] Keep { $total }
}
powerboats-web-tiles = { $side ->
    [dark] Lake tiles, dark side
   *[light] Lake tiles, light side
}
powerboats-web-boats = Boats
powerboats-web-seat-boat = Seat { $seat }, { powerboats-web-colour }
powerboats-web-colour = { $colour ->
    [orange] orange in the box
    [yellow] yellow in the box
    [black] black in the box
    [red] red in the box
    [purple] purple in the box
    [white] white in the box
   *[other] { $colour }
}
powerboats-web-dice-and-marks = Dice, damage, buoys and the start row
powerboats-web-face = Face { $value }
powerboats-web-damage-pieces = Damage: { $count } sink a boat
powerboats-web-buoy = Buoy { $name }
powerboats-web-row = Start and finish

## What the list of moves asks for, part by part

powerboats-part-at = Where do you start?
powerboats-part-facing = Where does the bow point?

## The two-minute card

powerboats-primer-goal = Race round buoys 1, 2 and 3 and home. Three races; most points in all wins.
powerboats-primer-engine-title = Set your engine
powerboats-primer-engine = **Add** one die, **remove** one or **keep** them all. Then re-roll any you like, once, all together. A new die is always rolled.
powerboats-primer-turn-title = Turn, or not
powerboats-primer-turn = 60° left, straight on, or 60° right.
powerboats-primer-run-title = Run the full total in a straight line
powerboats-primer-run = If the whole total fits somewhere, you must sail such a run. Boats never block: pass through them. Instead of ending on one, stop on the last free hex before it.
powerboats-primer-crash-title = No full run? Take the longest and crash
powerboats-primer-crash = Total minus run is damage, and all your dice go back. **4 or more in all and you sink**, out of this race.
powerboats-primer-round-title = Round the buoys in order, the way their arrows turn
powerboats-primer-round = A buoy counts when you reach or cross its **chevron line** the way the chevrons point, near the buoy or far from it. Crossed the wrong way? Sail back first.
powerboats-primer-start-title = Start and finish
powerboats-primer-start = Start on or behind the row, with no dice, and cross it forwards first. Without dice, roll one or only turn. After buoy 3, reach or pass the row in the finish direction: you are home. The race ends when every boat is home or sunk, or only the last one is left.
powerboats-primer-points-title = Points, here for 4 players
powerboats-primer-points = Sunk: 0. Tie: the better place in race C. Two players also score 1 per turn ahead, and 5 if the other boat sinks.
powerboats-primer-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
powerboats-primer-race = { $race ->
    [B] Race B, double
    [C] Race C, triple
   *[other] Race { $race }
}
powerboats-primer-tip-1 = Dice keep their values: leave a good sum alone.
powerboats-primer-tip-2 = You turn only 60° a turn. Slow down **before** the buoy.
powerboats-primer-tip-3 = Any damage leaves one counter for the next race: sail clean.
powerboats-primer-label = { $name ->
    [remove] remove
    [add] add
    [keep] keep
    [reroll] re-roll
    [damage] damage
    [total] total 5
    [run] run 3
   *[ray] the chevron line
}

## The end

powerboats-end-headline = { $who ->
    [you] You win the cup!
    [several] { $winners } share the cup!
   *[one] { $winners } wins the cup!
}
powerboats-end-line = { $gap ->
    [0] Level on points with { $other }: the better place in the last race decided.
    [one] One point { $who ->
        [behind] behind { $other }.
       *[ahead] ahead of { $other }.
    }
   *[other] { $gap } points { $who ->
        [behind] behind { $other }.
       *[ahead] ahead of { $other }.
    }
}
powerboats-end-points = Points in each race
powerboats-end-race = { $race ->
    [B] Race B, double
    [C] Race C, triple
   *[A] Race A
}
powerboats-end-fate = { $fate ->
    [sunk] sunk
    [out] not home
   *[home] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
}
powerboats-end-extra = { $sooner ->
    [0] +{ $lost } for boats lost
   *[other] { $lost ->
        [0] +{ $sooner } for turns
       *[other] +{ $sooner } turns, +{ $lost } lost
    }
}
powerboats-end-fair = Fair dice: the seed
powerboats-moment-home = { $name ->
    [you] You are
   *[other] { $name } is
} home first!
powerboats-moment-race = { $name ->
    [none] Race { $race } is over: nobody came home
    [you] You win race { $race }!
   *[other] { $name } wins race { $race }!
}
powerboats-moment-points = { $place ->
    [none] { "" }
   *[other] { $place }. { "" }
}{ $name ->
    [you] You
   *[other] { $name }
} { $place ->
    [none] not home: { $gained }
   *[other] +{ $gained }
}
powerboats-award-comeback = Comeback
powerboats-award-comeback-for = From { $was ->
    [2] 2nd
    [3] 3rd
   *[other] { $was }th
} at buoy { $mark } to { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in race { $race }
powerboats-award-roll = Luckiest roll
powerboats-award-roll-for = From { $before } to { $after } by rolling { $dice ->
    [one] one die
   *[other] { $dice } dice
}
powerboats-award-run = Longest run
powerboats-award-run-for = { $count } hexes in one turn
powerboats-award-corner = Sharpest corner
powerboats-award-corner-for = Buoys { $first } and { $last } in one run
powerboats-award-battered = Hard hull
powerboats-award-battered-for = Home in race { $race } with { $damage } damage
powerboats-award-quick = Fastest race
powerboats-award-quick-for = Race { $race } in { $turns } turns
powerboats-award-crashes = Rock hopper
powerboats-award-crashes-for = Crashed { $count } times

## Examples beside the rules

powerboats-example-sides = The course bends right at buoy 1, so boats pass it on their right; at buoy 2 it bends left, so they pass it on their left.
powerboats-example-start = Two boats start on the row and two behind it, each with its bow towards one side of its hex.
powerboats-example-engine = From 3-2-2 you may remove a 2, re-roll the 3 and keep the other 2.
powerboats-example-turn = Before it runs, the boat may turn 60° left or right, or stay on course.
powerboats-example-longest = A total of 5 fits nowhere, so the boat must take the longest run: 3 hexes straight on.
powerboats-example-crash = Total 5, run 3: the boat stops on the last hex of water, takes 2 damage and loses all its dice.
powerboats-example-sinks = With three damage counters a boat races on; with the fourth it sinks.
powerboats-example-through = Boats never block: with a total of 6 the red boat passes through the blue one.
powerboats-example-short = The sixth hex is taken, so the red boat stops on the fifth. That is no crash: no damage, and the dice stay.
powerboats-example-shove = Total 3, but only 2 hexes are free, and the blue boat is on the second: the red one stops on the first, takes 1 damage and loses its dice.
powerboats-example-round = The boat crossed the chevron line the way the chevrons point, so this buoy is rounded. In the circle it went the wrong way round.
powerboats-example-ray = The boat came from the right side and stops on the chevron line: that is enough, the buoy is rounded.
powerboats-example-wrong = The chevron line was crossed the wrong way: before the buoy can count, the boat has to sail back over it.
powerboats-example-started = The red boat leaves the row forwards and has started; the blue one leaves it backwards and has not.
powerboats-example-finish = With buoys 1, 2 and 3 rounded, reaching the row in finish direction is enough.

## Signs explained where they are shown

powerboats-web-about-course = { $mark ->
    [start] Not started yet: leave the row forwards.
    [finish] All three buoys are rounded: back to the row.
    [home] Home.
   *[other] Next: buoy { $mark }.
} The course is buoy 1, 2, 3 and back to the row.
powerboats-web-about-engine = { $total ->
    [0] The engine is off: no dice.
   *[other] The engine: { $dice }, so { $total } in all.
} Dice keep their values from turn to turn.
powerboats-web-about-damage = Damage: { $damage }{ $kept ->
    [0] { "" }
   *[other] , { $kept } of it kept from earlier races
}. With { $limit } a boat sinks and is out of the race.
powerboats-web-about-points = Points so far: { $points }.
powerboats-web-about-buoy = { $side ->
    [left] Its arrows turn anticlockwise: keep it on your left. It is rounded once you cross its chevron line the way the chevrons point, near or far.
    [right] Its arrows turn clockwise: keep it on your right. It is rounded once you cross its chevron line the way the chevrons point, near or far.
   *[none] One end of the row where boats start and finish. No boat may enter it.
}
powerboats-web-about-total = The sum of your dice: the boat has to run that many hexes in a straight line.
