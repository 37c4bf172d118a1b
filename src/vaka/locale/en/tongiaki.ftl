tongiaki-about = When a beach is full, everybody on it sets sail. Cross unknown waters together, find islands and be on as many as you can.
tongiaki-web-tag = Sail where no map reaches.
tongiaki-option-first = Who has the first turn: drawn at random, or one of the seats.
tongiaki-web-option-first = Who begins
tongiaki-web-value-first = { $value ->
    [random] At random
   *[other] Seat { $value }
}
tongiaki-web-begins = begins
tongiaki-option-ending = After the last tile the match ends as soon as the fleet at sea has landed; or every full beach still sails, over the tiles on the map.
tongiaki-web-option-ending = After the last tile
tongiaki-web-value-ending = { $value ->
    [landing] Land and end
   *[chain] Full beaches sail on
}
tongiaki-option-royal = A royal island is founded with a whole turn, where only your boats are; or at once, when only your boats arrive.
tongiaki-web-option-royal = Royal islands
tongiaki-web-value-royal = { $value ->
    [turn] With a turn
   *[landing] On landing
}
tongiaki-option-size = The tiny game is three tiles and a turn each for two seats, made for research: every way it can go is known.
tongiaki-web-option-size = Size
tongiaki-web-value-size = { $value ->
    [whole] The whole game
   *[tiny] Tiny
}
tongiaki-option-colours = Two players can play two colours each, in turn; more players always have one.
tongiaki-web-option-colours = Colours each
tongiaki-web-value-colours = { $value ->
    [1] One
   *[2] Two
}
tongiaki-web-level = { $level ->
    [0] sails wherever the wind blows
    [1] fills the next beach
    [2] weighs every voyage
    [3] picks its company, spoils yours
   *[4] counts every boat and mooring
}

## Names

tongiaki-island = { $island ->
    [0] Tonga
    [1] Muroroa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Fiji
    [14] Hawaii
    [15] Samoa
   *[other] { $island }
}
tongiaki-tile = { $tile ->
    [0] Tonga
    [1] Muroroa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Fiji
    [14] Hawaii
    [15] Samoa
   *[other] an ocean
}
tongiaki-colour = { $colour ->
    [0] Blue
    [1] Yellow
    [2] Green
    [3] Orange
    [4] Red
    [5] Violet
   *[other] { $colour }
}
tongiaki-side = { $side ->
    [0] south
    [1] south-west
    [2] north-west
    [3] north
    [4] north-east
    [5] south-east
   *[other] { $side }
}
tongiaki-mark = { $mark ->
    [0] south
    [1] south-west
    [2] north-west
    [3] north
    [4] north-east
    [5] south-east
   *[other] { $mark }
}
tongiaki-port = { $port ->
    [0] Tonga
    [1] Muroroa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Fiji
    [14] Hawaii
    [15] Samoa
   *[other] { $port }
}
tongiaki-reaches = { $reaches ->
    [0] Tonga
    [1] Muroroa
    [2] Nauru
    [3] Tubuai
    [4] Rarotonga
    [5] Rapa Nui
    [6] Tokelau
    [7] Tuamotu
    [8] Hiva Oa
    [9] Mangareva
    [10] Oahu
    [11] Tahiti
    [12] Tuvalu
    [13] Fiji
    [14] Hawaii
    [15] Samoa
   *[other] { "" }
}
tongiaki-boat = { $colour ->
    [0] a blue boat
    [1] a yellow boat
    [2] a green boat
    [3] an orange boat
    [4] a red boat
    [5] a violet boat
   *[other] { $colour }
}
tongiaki-boats = { $boats ->
    [one] one boat
   *[other] { $boats } boats
}
tongiaki-colours = { $colours ->
    [one] one colour
   *[other] { $colours } colours
}

## Actions

tongiaki-action-put = put a boat on { tongiaki-beach } of { tongiaki-island }
tongiaki-action-expand = expand on { tongiaki-island }: { tongiaki-boats }
tongiaki-action-grab = take back a boat from { tongiaki-beach } of { tongiaki-island }
tongiaki-action-return = start again on { tongiaki-island } with { tongiaki-boats }
tongiaki-action-sail = from { tongiaki-island } sail { tongiaki-side }, { $ends ->
    [lands] to { tongiaki-reaches }
    [turned_back] to royal { tongiaki-reaches }, which turns the fleet back to { tongiaki-island }
    [lost] and be lost: the route needs { $danger } colours, the fleet has { $colours }
    [at_sea] and stay at sea
    [stopped] and be lost: too many voyages in a row
   *[unknown] into the unknown with { tongiaki-colours }
}
tongiaki-action-land = { tongiaki-boat } lands on { tongiaki-beach } of { tongiaki-island }
tongiaki-action-found = make { tongiaki-island } royal, { $value } points
tongiaki-action-found_not = land on { tongiaki-island } without making it royal
tongiaki-action-settle = new settlement: { $boats ->
    [0] turn over tiles until an island comes
   *[other] take { tongiaki-boats } off the beaches and turn over tiles
}
tongiaki-action-tile = place { tongiaki-tile } { tongiaki-by }
tongiaki-action-remove = take { tongiaki-island } out of the game

## Events

tongiaki-event-turn = Turn { $turn }: { $seat ->
    [you] you play
   *[other] { $seat } plays
}.
tongiaki-event-put = { $seat ->
    [you] You put
   *[other] { $seat } puts
} a boat on { tongiaki-beach } of { tongiaki-island }.
tongiaki-event-grabbed = { $seat ->
    [you] You take
   *[other] { $seat } takes
} back a boat from { tongiaki-beach } of { tongiaki-island }.
tongiaki-event-expands = { $seat ->
    [you] You expand
   *[other] { $seat } expands
} on { tongiaki-island } with { $boats ->
    [one] one new boat
   *[other] { $boats } new boats
}.
tongiaki-event-returns = { $seat ->
    [you] You have no boat left on a beach and start
   *[other] { $seat } has no boat left on a beach and starts
} again on { tongiaki-island } with { tongiaki-boats }.
tongiaki-event-sailed = { $by ->
    [you] You send
   *[other] { $by } sends
} a full beach of { tongiaki-island } to sea, heading { tongiaki-side }: { tongiaki-boats }, { tongiaki-colours }.
tongiaki-recap-sailed = { $by ->
    [you] You send
   *[other] { $by } sends
} { tongiaki-boats } to sea from { tongiaki-island }.
tongiaki-recap-settling = { $seat ->
    [you] You start a new settlement and find
   *[other] { $seat } starts a new settlement and finds
} { tongiaki-tile }.
tongiaki-recap-reached = A fleet reaches { tongiaki-island }.
tongiaki-recap-landed = { $seat ->
    [you] You land on { tongiaki-island } too.
   *[other] { $seat } lands on { tongiaki-island } too.
}
tongiaki-recap-home = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} { tongiaki-boats } at sea.
tongiaki-recap-fleets = { $fleets } fleets put to sea: { $all ->
    [landed] all of them come through.
    [lost] all are lost.
   *[some] { tongiaki-recap-through }{ tongiaki-recap-back }{ tongiaki-recap-lost }.
}
tongiaki-recap-through = { $landed ->
    [0] none comes through
    [one] one comes through
   *[other] { $landed } come through
}
tongiaki-recap-back = { $back ->
    [0] { "" }
    [one] , one is turned back
   *[other] , { $back } are turned back
}
tongiaki-recap-lost = { $lost ->
    [0] { "" }
    [one] , one is lost
   *[other] , { $lost } are lost
}
tongiaki-recap-failed = The voyage fails: it needed { $danger } colours and had { $colours }.
tongiaki-trail-founded = royal island
tongiaki-trail-found = new
tongiaki-trail-failed = { $danger } colours needed, { $colours } aboard
tongiaki-trail-turned_back = turned back
tongiaki-event-turned = The fleet finds { tongiaki-tile }.
tongiaki-event-passed = { $danger ->
    [0] The route is calm: the fleet passes.
   *[other] The route needs { $danger } colours and the fleet has { $colours }: it passes.
}
tongiaki-event-failed = The route needs { $danger } colours and the fleet has only { $colours }: the voyage fails.
tongiaki-event-reached = The fleet reaches { tongiaki-island }: { tongiaki-boats } for { $moorings ->
    [0] no free mooring
    [one] one free mooring
   *[other] { $moorings } free moorings
}.
tongiaki-event-turned_back = { tongiaki-island } is royal and turns the fleet back to { tongiaki-port }.
tongiaki-event-landed = { $seat ->
    [you] Your
   *[other] { $seat }’s
} boat lands on { tongiaki-beach } of { tongiaki-island }.
tongiaki-event-home = { $reason ->
    [0] { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { tongiaki-boats } at sea: back to the supply.
    [1] { $seat ->
        [you] You find
       *[other] { $seat } finds
    } no mooring for { tongiaki-boats }: back to the supply.
    [2] { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { tongiaki-boats } home from { tongiaki-island }.
    [3] { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { tongiaki-boats } after too many voyages in a row: back to the supply.
   *[4] { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { tongiaki-boats } off { tongiaki-island } for a new settlement.
}
tongiaki-event-at_sea = The last tile is laid, so the fleet ({ tongiaki-boats }) stays at sea and scores nothing.
tongiaki-event-stopped = Thirty voyages in a row changed nothing: the fleet from { tongiaki-island } is lost.
tongiaki-event-founded = { $seat ->
    [you] You make
   *[other] { $seat } makes
} { tongiaki-island } royal.
tongiaki-event-settling = { $seat ->
    [you] You turn
   *[other] { $seat } turns
} over { tongiaki-tile }.
tongiaki-event-laid = A new tile joins the map: { tongiaki-tile }.
tongiaki-event-removed = The boats would sail in circles for ever, so { tongiaki-island } leaves the game.
tongiaki-event-last_tile = { $island ->
    [1] The last island is on the map: the match ends with this turn.
   *[0] The last ocean is on the map: the match ends with this turn.
}
tongiaki-event-scored = { $seat ->
    [you] You are
   *[other] { $seat } is
} { tongiaki-place } with { $points ->
    [one] one point
   *[other] { $points } points
}: present on { $islands ->
    [one] one island
   *[other] { $islands } islands
} with { tongiaki-boats }.
tongiaki-event-over = The match is over.
tongiaki-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
tongiaki-beach = { $side ->
    [0] the south beach
    [1] the south-west beach
    [2] the north-west beach
    [3] the north beach
    [4] the north-east beach
    [5] the south-east beach
    [6] the west beach
   *[7] the east beach
}
tongiaki-by = { tongiaki-side } of { tongiaki-beside }
tongiaki-beside = { $steps ->
    [0] { tongiaki-island }
   *[other] the ocean { tongiaki-ocean-way } of { tongiaki-island }
}
tongiaki-ocean-way = { $more ->
    [0] { $steps ->
        [1] { tongiaki-towards }
       *[other] { $steps } steps { tongiaki-towards }
    }
   *[other] { $steps ->
        [one] 1 step { tongiaki-towards } and { $more } { tongiaki-then }
       *[other] { $steps } steps { tongiaki-towards } and { $more } { tongiaki-then }
    }
}
tongiaki-towards = { $towards ->
    [0] south
    [1] south-west
    [2] north-west
    [3] north
    [4] north-east
   *[5] south-east
}
tongiaki-then = { $towards ->
    [0] south-west
    [1] north-west
    [2] north
    [3] north-east
    [4] south-east
   *[5] south
}

## Why not

tongiaki-why-over = The match is over.
tongiaki-why-turn = It is somebody else’s turn.
tongiaki-why-pass = You cannot pass: expand, found a royal island or start a new settlement.
tongiaki-why-now-setup = First everyone puts two boats on Tonga, one at a time.
tongiaki-why-now-turn = Choose your turn: expand on an island, found a royal island, or start a new settlement.
tongiaki-why-now-taken = You have taken a boat back. Now choose the island to expand on.
tongiaki-why-now-add = Now put your new boats on beaches.
tongiaki-why-now-sail = A beach is full: its boats must put to sea first.
tongiaki-why-now-found = Only your boats arrive: found a royal island here, or land.
tongiaki-why-now-land = The fleet has arrived: first its boats go ashore, one at a time.
tongiaki-why-now-remove = The boats would sail in circles: choose the island that leaves the game.
tongiaki-why-now-tile = Place the tile you have turned over.
tongiaki-why-now-settle = Put your boat on a beach of the new island.
tongiaki-why-no-beach = The island has no such beach.
tongiaki-why-other-island = The boats go on beaches of { tongiaki-island }.
tongiaki-why-setup-room = During set-up every beach of Tonga keeps one mooring free.
tongiaki-why-beach-full = This beach is full.
tongiaki-why-one-a-beach = This beach already has one of the new boats.
tongiaki-why-lowest-beach = Every open beach gets a boat, one after the other: the glowing one is next.
tongiaki-why-expand-royal = Nobody can expand on a royal island.
tongiaki-why-no-boats = You have no boat on a beach: come back with two boats to Tonga or one to any island, or start a new settlement.
tongiaki-why-expand-absent = You can only expand on an island where you have a boat on a beach.
tongiaki-why-all-boats = All your boats are on the map: first take one of them back.
tongiaki-why-found-landing = In this match a royal island is founded when only your boats arrive on an island.
tongiaki-why-found-tonga = Tonga never becomes royal.
tongiaki-why-found-limit = You have already founded two royal islands, the most a match allows.
tongiaki-why-found-absent = You have no boat on this island.
tongiaki-why-found-others = Others have boats on { tongiaki-island }: { $others }.
tongiaki-why-grab-supply = You may take a boat back only when your supply is empty; it holds { $supply }.
tongiaki-why-grab-absent = You have no boat on that beach.
tongiaki-why-return-boats = This is for players without a boat on a beach; you have { tongiaki-boats } there.
tongiaki-why-return-island = You can only come back to an island that is on the map and not royal.
tongiaki-why-return-two = Two boats are only for Tonga; any other island takes one.
tongiaki-why-return-room = There are not enough free moorings.
tongiaki-why-no-jetty = There is no jetty on this edge.
tongiaki-why-not-full = Only full beaches put to sea.
tongiaki-why-not-aboard = The fleet has no boat of this colour left.
tongiaki-why-each-first = First every open beach gets one boat of the fleet.
tongiaki-why-tile-taken = A tile lies there already.
tongiaki-why-tile-detached = The tile must touch a tile on the map.
tongiaki-why-tile-mark = The red mark must touch a tile; there is none to the { tongiaki-mark }.
tongiaki-why-not-caught = The boats do not sail in circles from this island.

## Reasons: clauses about a move, without their subject

tongiaki-reason-points = guarantees you { $value ->
    [0] no points
    [one] one point
   *[other] { $value } points
} on the map
tongiaki-reason-islands = is sure to leave you on { $value ->
    [0] no island
    [one] one island
   *[other] { $value } islands
}
tongiaki-reason-boats = is sure to keep { $value ->
    [0] none of your boats
    [one] one of your boats
   *[other] { $value } of your boats
} on the map
tongiaki-reason-rival = leaves the best of the others at { $value ->
    [one] one point
   *[other] { $value } points
}
tongiaki-reason-royal = gives you { $value ->
    [0] no royal island
    [one] one royal point that nobody can take
   *[other] { $value } royal points that nobody can take
}
tongiaki-reason-shaky = { $value ->
    [0] leaves no island from which one more boat would send you to sea
    [one] leaves one island from which one more boat would send you to sea
   *[other] leaves { $value } islands from which one more boat would send you to sea
}
tongiaki-reason-spread = { $value ->
    [0] puts you on no more than one beach of any island
    [one] puts you on several beaches of one island
   *[other] puts you on several beaches of { $value } islands
}
tongiaki-reason-room = leaves { $value ->
    [0] no free mooring
    [one] one free mooring
   *[other] { $value } free moorings
} beside your boats
tongiaki-reason-voyage = { $how ->
    [lands] is sure to land { $whose ->
        [others] a fleet of the others
       *[own] the fleet
    }
    [back] is sure { $whose ->
        [others] to have a fleet of the others turned back
       *[own] to have the fleet turned back
    }
    [lost] is sure { $whose ->
        [others] to lose a fleet of the others
       *[own] to lose the fleet
    }
   *[unknown] { $whose ->
        [others] gets a fleet of the others past
       *[own] survives
    } the next tile in { $safe } of { $tiles } cases
}
tongiaki-reason-company = sails with { $value ->
    [one] one colour
   *[other] { $value } colours
}

## Mistakes

tongiaki-invalid-move = “{ $move }” is not a move of Tongiaki. Moves look like P2 (boat on beach 2), XI05 (expand on Rapa Nui), MI05/3 (sail by the jetty on edge 3), LY2 (yellow boat to beach 2), GI05.2, N2, NI05, RI08, R-, S, T0,2/4, KI05.
tongiaki-bad-count = The components have { $found } { $what }; there must be { $expected }.
tongiaki-bad-number = { $name } is { $found } in the components; it must be a whole number from { $low } to { $high }.
tongiaki-bad-island = Island { $island } cannot be right: beaches of 2 to 5 moorings, each with a jetty; no edge twice; no jetty at the red mark except on Tonga.
tongiaki-bad-ocean = Ocean { $ocean } cannot be right: three routes join the six edges, each with danger 0, 2, 3 or 4.

## The table

tongiaki-table-turn = Turn { $turn }: { tongiaki-colour }
tongiaki-table-setup = Set-up: { tongiaki-colour }
tongiaki-table-over = The match is over
tongiaki-table-pile = { $islands } islands and { $oceans } oceans are left in the pile
tongiaki-table-hand = Turned over: { tongiaki-tile }
tongiaki-table-fleet = Fleet for { tongiaki-island }
tongiaki-table-supply = supply
tongiaki-table-ashore = ashore
tongiaki-table-royals = royal
tongiaki-table-islands = islands
tongiaki-table-points = points
tongiaki-table-seat = seat
tongiaki-table-legend = Beaches: number, boats, free moorings (.), “!” when full, arrows for jetties. Oceans: • red mark, arrows for the sides a route joins, then the colours it needs. ♛ royal island.
tongiaki-table-last = The last tile is on the map: the match ends with this turn.


## First steps

tongiaki-steps-map = In the middle lies Tonga, with six beaches of three moorings. Everything around it is unknown. Your boats have a fish on the sail. Whoever is on the most valuable islands in the end wins.
tongiaki-steps-begin = Everybody begins with two boats on Tonga. Put the first on the ringed beach and, when your turn comes again, the second on the next one. One mooring of each beach stays free for now.
tongiaki-steps-expand = Your turn. **Expand** on Tonga: you get as many new boats as you have on the island (TON-3.2), so two.
tongiaki-steps-fill = Each new boat goes on another beach. Put one on the ringed beach, then one on the next: both will be full, and a full beach must put to sea with everybody’s boats (TON-4.1).
tongiaki-steps-sail = Two beaches are full. Let the ringed one sail first. Nobody knows what lies beyond the jetty: the tile is turned over when the fleet gets there.
tongiaki-steps-land = Land ho! You have discovered Rarotonga. You decide who lands where: first one boat on each beach, then the rest (TON-7.2). Put your own boat, the one with the star and the one with the leaf on the ringed beaches, in this order.
tongiaki-steps-again = Now the other full beach sails. It carries three colours, which may be needed.
tongiaki-steps-danger = An ocean with a 2: it needs boats of at least two colours (TON-5.2). You sailed in company, so the fleet came through to Hiva Oa. Put one boat on each beach: fish, star, leaf. Had a landing filled a beach, it would sail on at once (TON-9.1).
tongiaki-steps-lost = Now the others expand and sail. Watch the log: with too few colours a fleet is lost, and its boats go back to their owners (TON-5.3). So do boats that find no free mooring (TON-8.1).
tongiaki-steps-points = At the end each island counts for everybody who has a boat there, once, however many boats (TON-13.1). Tonga counts nothing.
tongiaki-steps-royal = Instead of expanding you may found a royal island where only your boats are (TON-10.1), twice a match: it counts for you alone and nobody lands there again. Or take all your boats back and start a **new settlement** (TON-11.1).
tongiaki-steps-end = When all islands or all oceans lie on the map the match is over (TON-12.1). The sea is yours: play on!
## The board

tongiaki-web-map = The archipelago
tongiaki-web-map-of = Islands on the map: { $tiles }, oceans: { $oceans }.
tongiaki-web-island-open = { tongiaki-island }, { $value ->
    [0] worth nothing
    [one] worth 1 point
   *[other] worth { $value } points
}: { $boats ->
    [none] no boats
   *[other] { $boats }
}{ $full ->
    [none] { "" }
   *[other] ; full: { $full }
}.
tongiaki-web-island-royal = { tongiaki-island }, worth { $value } points: royal island of { $name }.
tongiaki-web-islands-left = { $count ->
    [one] island left
   *[other] islands left
}
tongiaki-web-oceans-left = { $count ->
    [one] ocean left
   *[other] oceans left
}
tongiaki-web-uncharted = uncharted
tongiaki-web-where = { $phase ->
    [setup] set-up
    [over] the end
   *[other] round { $round }
}{ $final ->
    [yes] { $phase ->
        [over] { "" }
       *[other] { " " }(last turn)
    }
   *[no] { "" }
}
tongiaki-web-points = { $count ->
    [one] point
   *[other] points
}
tongiaki-web-supply-short = supply
tongiaki-web-islands-short = { $count ->
    [one] island
   *[other] islands
}
tongiaki-web-supply = { $count ->
    [one] 1 boat in supply
   *[other] { $count } boats in supply
}
tongiaki-web-on-islands = { $count ->
    [one] on 1 island
   *[other] on { $count } islands
}
tongiaki-web-royals = { $count ->
    [one] 1 royal island
   *[other] { $count } royal islands
}
tongiaki-web-royal = royal island
tongiaki-web-at-sea = { $count ->
    [one] 1 boat left at sea
   *[other] { $count } boats left at sea
}
tongiaki-web-held = { $held ->
    [boats] no boat on a beach
   *[supply] no boat in supply
}
tongiaki-web-sheet = Who is where
tongiaki-web-beach = { tongiaki-beach } of { tongiaki-island }, { $free } of { $moorings } moorings free
tongiaki-web-expand-on = Expand on { tongiaki-island }
tongiaki-web-found-on = Make { tongiaki-island } royal
tongiaki-web-return-on = Start again on { tongiaki-island }
tongiaki-web-remove-on = Take { tongiaki-island } out of the game
tongiaki-web-place = Empty place { tongiaki-by }
tongiaki-web-hex = Hex { tongiaki-by }
tongiaki-web-turn-towards = Red mark to the { tongiaki-mark }, towards { tongiaki-beside }
tongiaki-web-beach-name = { tongiaki-beach }
tongiaki-web-turn = Red mark to the { tongiaki-mark }
tongiaki-web-round = Round { $round }
tongiaki-web-agreed = No tile has been placed for { $rounds } rounds. If everyone agrees, the match ends here and the points count as they stand.
tongiaki-web-agreed-stop = Stop and score
tongiaki-web-kinds = Your turn
tongiaki-web-kind = { $kind ->
    [expand] Expand
    [found] Royal island
    [found_not] Just land
    [settle] New settlement
    [return] Start again
    [grab] Take a boat back
    [remove] Remove
    [sail] Sail
    [land] Land
    [tile] Place
   *[put] Put
}
tongiaki-web-fleet = { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}
tongiaki-web-look = { $look ->
    [0] fish
    [1] turtle
    [2] star
    [3] leaf
    [4] shell
    [5] hook
    [6] bird
   *[7] moon
}
tongiaki-web-boat-of = { $name }: boat, { tongiaki-web-look } sail
tongiaki-web-way = By the { tongiaki-side } jetty
tongiaki-web-way-ends = { $ends ->
    [lands] To { tongiaki-reaches }{ $danger ->
        [0] { "" }
       *[other] : needs { $danger } colours, you have { $colours }
    }
    [turned_back] Royal { tongiaki-reaches } turns it back
    [lost] Needs { $danger } colours, you have { $colours }: lost
    [at_sea] It stays at sea
    [stopped] Too many voyages in a row: lost
   *[unknown] Into the unknown with { tongiaki-colours }
}
tongiaki-web-say-put = { $phase ->
    [setup] Put a boat on a beach of Tonga
    [settle] Put your boat on a beach of { tongiaki-island }
   *[other] { $boats ->
        [one] Put your new boat on a beach of { tongiaki-island }
       *[other] Put { $boats } new boats on { tongiaki-island }
    }
}
tongiaki-web-say-expand = { $phase ->
    [taken] { $ready ->
        [yes] Use the boat you took back on { tongiaki-island }
       *[no] Choose the island for the boat you took back
    }
   *[other] { $ready ->
        [yes] Expand on { tongiaki-island }: { $boats ->
            [one] one more boat
           *[other] { $boats } more boats
        }
       *[no] Where do you expand?
    }
}
tongiaki-web-say-found = { $phase ->
    [found] Only your boats reach { tongiaki-island }: make it royal, or land?
   *[other] { $ready ->
        [yes] { tongiaki-island } becomes royal: { $value ->
            [one] 1 point
           *[other] { $value } points
        } for you alone
       *[no] Which island becomes royal?
    }
}
tongiaki-web-say-settle = New settlement: all your boats leave the beaches
tongiaki-web-say-return = You have no boat on a beach. Where do you start again?
tongiaki-web-say-grab = Your supply is empty: take one boat back
tongiaki-web-say-sail = { $ready ->
    [yes] Sail { tongiaki-side } from { tongiaki-island }: { $ends ->
        [lands] you land on { tongiaki-reaches }
        [turned_back] royal { tongiaki-reaches } turns you back
        [lost] too few colours, the fleet is lost
        [at_sea] the fleet stays at sea
        [stopped] too many voyages in a row, the fleet is lost
       *[unknown] a new tile decides
    }
   *[no] { $full ->
        [one] A beach of { tongiaki-island } is full and sails: which way?
       *[other] { $full } beaches are full: which one sails first?
    }
}
tongiaki-web-say-land = Land the fleet on { tongiaki-island }: { $boats ->
    [one] 1 boat left
   *[other] { $boats } boats left
}
tongiaki-web-say-tile = Place { tongiaki-tile }
tongiaki-web-say-remove = The boats would sail in circles: which island leaves the game?
tongiaki-web-hint = { $kind ->
    [put] { $phase ->
        [setup] Click a glowing beach. Everybody puts two boats here, and every beach keeps one mooring free for now.
       *[other] { $boats ->
            [0] Click a glowing beach.
            [one] Click a glowing beach. Then full beaches sail.
           *[other] One at a time, on glowing beaches. When all are placed, full beaches sail.
        }
    }
    [expand] { $ready ->
        [yes] { $limit ->
            [beaches] { $boats } of { $have }: only { $boats ->
                [one] one open beach
               *[other] { $boats } open beaches
            }.
            [supply] { $boats } of { $have }: there are no more in your supply.
           *[no] One new boat per beach.
        } When all are placed, full beaches sail.
       *[no] { $phase ->
            [taken] Click an island where you have a boat.
           *[other] Click an island where you have a boat. You add as many as you have there, one for each beach, while the supply lasts.
        }
    }
    [found] One boat stays in its centre for ever; nobody lands there again.
    [found_not] The boats go on the beaches, and others may join them.
    [settle] You turn over tiles and place them until an island comes; there you put one boat.
    [return] Two boats on Tonga, or one on any island that is not royal.
    [grab] Click a beach with a boat of yours, then expand with it.
    [sail] { $ready ->
        [yes] { $ends ->
            [unknown] You have { tongiaki-colours }; a number on the tile needs that many.
           *[other] Click another jetty to compare.
        }
       *[no] { $doomed ->
            [yes] Lost either way: pick a jetty.
           *[no] Click a jetty. A number on the route needs that many colours in the fleet.
        }
    }
    [land] { $landing ->
        [last] Click a glowing beach.
        [few] Fewer boats than beaches: each lands on a different beach. Pick a boat, then a glowing beach.
        [each] First every beach gets one boat: choose whose lands on the glowing one.
       *[free] Pick a boat, then any glowing beach.
    }
    [tile] Click an empty hex, then where its red mark goes.
   *[remove] Its boats go back to their owners.
}
tongiaki-web-do = { $kind ->
    [put] Put the boat
    [expand] { $ready ->
        [yes] Expand: { tongiaki-boats }
       *[no] Choose an island
    }
    [found] { $ready ->
        [yes] Make it royal
       *[no] Choose an island
    }
    [found_not] Land
    [settle] New settlement
    [return] { $ready ->
        [yes] Start again: { tongiaki-boats }
       *[no] Choose an island
    }
    [grab] Take it back
    [sail] { $ready ->
        [yes] Set sail
       *[no] Choose a jetty
    }
    [land] Land the boat
    [tile] Place the tile
   *[remove] Remove it
}
tongiaki-web-choice-put = { tongiaki-action-put }{ tongiaki-web-fills }
tongiaki-web-choice-land = { $own ->
    [yes] Your boat
   *[no] { $name }’s boat
} ({ tongiaki-web-look }) to { tongiaki-beach }{ tongiaki-web-fills }
tongiaki-web-fills = { $fills ->
    [yes] : full, so it sails
   *[no] { "" }
}
tongiaki-web-gallery-islands = { $count } islands
tongiaki-web-gallery-oceans = { $count } oceans
tongiaki-web-gallery-boats = Boats, royal islands, numbers of routes
tongiaki-web-gallery-value = { $value ->
    [0] worth nothing
    [one] 1 point
   *[other] { $value } points
}
tongiaki-web-gallery-beaches = { $count } beaches of { $sizes }: { $moorings } moorings
tongiaki-web-gallery-dangers = numbers { $dangers }
tongiaki-web-gallery-back = Back of a tile
tongiaki-web-gallery-boat = { $count } boats, { tongiaki-web-look }
tongiaki-web-gallery-royal = Royal island, at most { $count } each
tongiaki-web-gallery-danger = Needs { $danger } colours

## What the list of moves asks for, part by part

tongiaki-web-kind-off = Not possible now. Press to see why.
tongiaki-part-kind = What do you do?
tongiaki-part-beside = Beside which tile?
tongiaki-part-side = On which side of it?
tongiaki-part-mark = Where does the red mark point?
tongiaki-part-island = On which island?
tongiaki-part-beach = Which beach?
tongiaki-part-colour = Whose boat?

## The two-minute card

tongiaki-primer-goal = Be on the most valuable islands when the last island or the last ocean is found.
tongiaki-primer-expand-title = Expand on one island
tongiaki-primer-expand = Its **beaches** have **moorings** for boats and **jetties** to sail from. Add as many boats as you have there, at most one per beach.
tongiaki-primer-full-title = A full beach sails
tongiaki-primer-full = No mooring free? **All** its boats put to sea together, everybody’s, by its jetty. If it has more than one, you choose.
tongiaki-primer-sail-title = Follow the white route
tongiaki-primer-sail = Empty sea: draw a tile, its **red mark** towards the fleet. A number needs **that many colours** in the fleet; too few, and all its boats go home.
tongiaki-primer-land-title = Land everybody
tongiaki-primer-land = You place the whole fleet: one boat on each beach first, the rest as you like. Another beach is full? It sails too.
tongiaki-primer-royal-title = Make an island royal
tongiaki-primer-royal = Only your boats on it? Spend the turn: leave one in the centre and take the rest back. Nobody lands there again. Two per player, never Tonga.
tongiaki-primer-settle-title = New settlement
tongiaki-primer-settle = Take all your boats off the beaches. Draw and place tiles until an island comes, and put **one** boat on it. No boat on a beach? Two on Tonga, or one on any open island.
tongiaki-primer-end-title = The end
tongiaki-primer-end = The turn in which the last **island** or the last **ocean** is placed is the last one. At a last island the fleet still lands; at a last ocean it stays at sea and scores nothing.
tongiaki-primer-score-title = Score
tongiaki-primer-score = Each island with at least one of your boats gives you its number: **2 to 5**, Tonga **0**. More boats give nothing more. Tie: more islands, then fewer boats on the map.
tongiaki-primer-tip-1 = Colours open the sea: sail with rivals, not alone.
tongiaki-primer-tip-2 = Fill up a beach of rivals: they sail when and where **you** say.
tongiaki-primer-tip-3 = Alone on a 5? Make it royal before company comes.
tongiaki-primer-label = { $name ->
    [here] 2 here
    [more] 2 more
    [full] full: 4 of 4
    [jetty] this jetty
    [other] or this
    [pass] 3 colours: pass
    [home] 2 colours: home
   *[stop] island: stop
}

## The end

tongiaki-end-headline = { $who ->
    [you] You rule the islands!
    [several] { $winners } rule the islands together!
   *[one] { $winners } rules the islands!
}
tongiaki-end-line = { $who ->
    [winner] The winner has { $islands ->
        [one] one island
       *[other] { $islands } islands
    }
   *[you] You hold { $islands ->
        [one] one island
       *[other] { $islands } islands
    }
}{ $royals ->
    [0] .
    [one] , one of them royal: { $names }.
   *[other] , { $royals } of them royal: { $names }.
}
tongiaki-end-islands = Islands by value
tongiaki-end-value = Worth { $value }
tongiaki-end-count = { $count ->
    [0] –
   *[other] { $count } × { $value }
}
tongiaki-end-tie = { $islands ->
    [one] one island
   *[other] { $islands } islands
}, { $boats ->
    [one] one boat
   *[other] { $boats } boats
}
tongiaki-end-fair = Fair tiles: the seed
tongiaki-moment-last = { $island ->
    [0] The last ocean is found
   *[1] The last island is found
}
tongiaki-moment-last-turn = The match ends with this turn.
tongiaki-moment-royal = { $name ->
    [you] You crown
   *[other] { $name } crowns
} { tongiaki-island }!
tongiaki-award-voyage = Longest voyage
tongiaki-award-voyage-for = { $count } tiles, { tongiaki-island } to { tongiaki-reaches }
tongiaki-award-lucky = Luckiest find
tongiaki-award-lucky-for = { tongiaki-island }, when { $islands ->
    [one] one of the { $tiles } tiles left was an island
   *[other] { $islands } of the { $tiles } tiles left were islands
}
tongiaki-award-islands = Explorer
tongiaki-award-islands-for = Found { $count } islands
tongiaki-award-bold = Boldest voyage
tongiaki-award-bold-for = By a route for { $danger } colours, to { tongiaki-island }
tongiaki-award-royal = Crown jewel
tongiaki-award-royal-for = { tongiaki-island }, worth { $value }
tongiaki-award-fleet = Greatest fleet
tongiaki-award-fleet-for = { $boats } boats to { tongiaki-island }
tongiaki-award-lost = Tribute to the sea
tongiaki-award-lost-for = { $count } boats lost

## Examples beside the rules

tongiaki-example-tonga = Three players have put two boats each on Tonga. A beach with two boats takes no third: one mooring stays free.
tongiaki-example-expand = Red has four boats on Samoa, but Samoa has only three beaches: three new boats, one on each beach.
tongiaki-example-full = All four moorings of this beach are taken, so all four boats sail together, whoever they belong to. The player whose turn it is picks one of its two jetties.
tongiaki-example-unknown = No tile lies beyond the jetty yet: the next one from the pile is laid there.
tongiaki-example-route = The fleet comes in from the south-west and stays on its route to the other end, even where routes cross.
tongiaki-example-every = Two colours are enough for the 2 on the first ocean, but not for the 3 on the next: the voyage fails there.
tongiaki-example-colours = A 4 needs four colours. Two yellow boats, an orange and a red one have only three; with a blue boat instead of one yellow they pass.
tongiaki-example-mark = The new tile goes where the fleet is heading, with its red mark towards the fleet. Nothing is chosen.
tongiaki-example-land = Four boats land on an island with three beaches: first one on each beach, then the fourth where the player likes.
tongiaki-example-excess = Three boats arrive and two moorings are free: one boat goes back to its owner. Both beaches are full now and sail in their turn.
tongiaki-example-royal = Only blue boats are on Rarotonga. Blue founds a royal island: one boat goes to the centre, the others back to the supply.
tongiaki-example-back = A fleet that reaches a royal island turns back and lands on the island it came from.
tongiaki-example-settle = Two oceans, then an island: the search is over, and one boat goes on a beach of the island.
tongiaki-example-score = Samoa gives 5 points to red and to blue; a second boat adds nothing. Royal Rarotonga gives its 3 to blue alone.

## Signs explained where they are shown

tongiaki-web-about-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far, for boats on { $islands ->
    [one] 1 island
   *[other] { $islands } islands
}. Each island counts once.
tongiaki-web-about-supply = { $supply ->
    [0] No boats left in the supply.
    [one] 1 boat left in the supply.
   *[other] { $supply } boats left in the supply.
} New boats come from there.
tongiaki-web-about-royals = { $royals ->
    [0] No royal island yet.
    [one] 1 royal island.
   *[other] { $royals } royal islands.
} Each player may found two.
tongiaki-web-about-held = { $held ->
    [boats] No boat on a beach: the next turn begins with two boats on Tonga, or one on any open island.
   *[supply] No boat in the supply: the next turn may begin by taking one back from a beach.
}
tongiaki-web-royal-of = { tongiaki-island }: royal island of { $name }
tongiaki-web-legend = Signs on the map
tongiaki-web-legend-of = { $sign ->
    [pile] Tiles still face down. The match ends with the turn in which the last island or the last ocean is placed.
    [sun] What the island is worth to everybody who has a boat there.
    [mooring] A free mooring. A beach whose moorings are all taken sails.
    [danger] How many colours a fleet needs here. With fewer, its boats go home.
    [mark] The edge that was laid towards the fleet.
   *[crown] A royal island: it scores for one player alone, and nobody lands there any more.
}
