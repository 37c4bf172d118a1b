tongiaki-about = Crowded beaches put to sea: sail in company into unknown water, find islands, be on as many as you can.
tongiaki-web-tag = Sail where no map reaches.
tongiaki-option-first = Who begins: drawn at random, or the seat with this number.
tongiaki-option-ending = After the last tile: landing ends the match with the fleet under way, chain plays out all full beaches over the tiles that lie.
tongiaki-option-royal = When a royal island is founded: turn as a whole turn where only your boats are, landing at once when only your boats arrive.
tongiaki-option-colours = With two players each can play two colours, in turn; more players always have one.

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
    [one] 1 boat
   *[other] { $boats } boats
}
tongiaki-colours = { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
}

## Actions

tongiaki-action-put = put a boat on { tongiaki-beach } of { tongiaki-island }
tongiaki-action-expand = expand on { tongiaki-island }: { tongiaki-boats }
tongiaki-action-grab = take back a boat from { tongiaki-beach } of { tongiaki-island }
tongiaki-action-return = come back to { tongiaki-island } with { tongiaki-boats }
tongiaki-action-sail = from { tongiaki-island } sail { tongiaki-side }, { $ends ->
    [lands] to { tongiaki-reaches }
    [turned_back] to royal { tongiaki-reaches }, which turns the fleet back
    [lost] and be lost: the crossing asks for { $danger } colours, the fleet has { $colours }
    [at_sea] and stay at sea
    [stopped] and be lost: too many migrations in a row
   *[unknown] into the unknown with { tongiaki-colours }
}
tongiaki-action-land = { tongiaki-boat } lands on { tongiaki-beach } of { tongiaki-island }
tongiaki-action-found = found a royal island on { tongiaki-island }, { $value } points
tongiaki-action-found_not = land on { tongiaki-island } without founding
tongiaki-action-settle = new settlement: take { tongiaki-boats } off the beaches and turn over tiles
tongiaki-action-tile = place { tongiaki-tile } { tongiaki-side } of { tongiaki-beside }
tongiaki-action-remove = take { tongiaki-island } out of the game

## Events

tongiaki-event-turn = Turn { $turn }: { $seat }.
tongiaki-event-put = { $seat } puts a boat on { tongiaki-beach } of { tongiaki-island }.
tongiaki-event-grabbed = { $seat } takes back a boat from { tongiaki-beach } of { tongiaki-island }.
tongiaki-event-expands = { $seat } expands on { tongiaki-island } with { $boats ->
    [one] one new boat
   *[other] { $boats } new boats
}.
tongiaki-event-returns = { $seat } has no boat left on a beach and comes back to { tongiaki-island } with { tongiaki-boats }.
tongiaki-event-sailed = { $by } sends the full beach of { tongiaki-island } to sea towards the { tongiaki-side }: { tongiaki-boats }, { tongiaki-colours }.
tongiaki-event-turned = The fleet finds { tongiaki-tile }.
tongiaki-event-passed = { $danger ->
    [0] The crossing is calm: the fleet passes.
   *[other] The crossing asks for { $danger } colours and the fleet has { $colours }: it passes.
}
tongiaki-event-failed = The crossing asks for { $danger } colours and the fleet has only { $colours }: the voyage fails.
tongiaki-event-reached = The fleet reaches { tongiaki-island }: { tongiaki-boats } for { $moorings ->
    [0] no free mooring
    [one] one free mooring
   *[other] { $moorings } free moorings
}.
tongiaki-event-turned_back = { tongiaki-island } is royal and turns the fleet back to { tongiaki-port }.
tongiaki-event-landed = { $seat }’s boat lands on { tongiaki-beach } of { tongiaki-island }.
tongiaki-event-home = { $reason ->
    [0] { $seat } loses { tongiaki-boats } at sea: back to the supply.
    [1] { $seat } finds no mooring for { tongiaki-boats }: back to the supply.
    [2] { $seat } takes { tongiaki-boats } home: the island is cleared.
    [3] { $seat } loses { tongiaki-boats } after too many migrations in a row: back to the supply.
   *[4] { $seat } takes { tongiaki-boats } off the beaches for a new settlement.
}
tongiaki-event-at_sea = The last tile is laid, so the fleet stays at sea and scores nothing: { tongiaki-boats }.
tongiaki-event-stopped = Thirty migrations in a row changed nothing: the fleet from { tongiaki-island } is lost.
tongiaki-event-founded = { $seat } founds a royal island on { tongiaki-island }.
tongiaki-event-settling = { $seat } turns over { tongiaki-tile }.
tongiaki-event-laid = A new tile joins the map: { tongiaki-tile }.
tongiaki-event-removed = The boats would sail in circles for ever, so { tongiaki-island } leaves the game.
tongiaki-event-last_tile = { $island ->
    [1] The last island is on the map: the match ends with this turn.
   *[0] The last ocean is on the map: the match ends with this turn.
}
tongiaki-event-scored = { $seat } is { tongiaki-place } with { $points ->
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
   *[5] the south-east beach
}
tongiaki-beside = { $beside ->
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

## Why not

tongiaki-why-over = The match is over.
tongiaki-why-turn = It is seat { $seat }’s turn.
tongiaki-why-pass = You cannot pass: expand, found a royal island or start a new settlement.
tongiaki-why-now-setup = First everyone puts two boats on Tonga, one at a time.
tongiaki-why-now-turn = Choose your turn: expand on an island, found a royal island, or start a new settlement.
tongiaki-why-now-taken = You have taken a boat back. Now choose the island to expand on.
tongiaki-why-now-add = Now put your new boats on beaches.
tongiaki-why-now-sail = A beach is full: its boats must put to sea first.
tongiaki-why-now-found = Only your boats arrive: found a royal island here, or land.
tongiaki-why-now-land = The fleet has arrived: first its boats go ashore, one at a time.
tongiaki-why-now-remove = An infinite loop: choose the island that leaves the game.
tongiaki-why-now-tile = Place the tile you have turned over.
tongiaki-why-now-settle = Put your boat on a beach of the new island.
tongiaki-why-no-beach = The island has no such beach.
tongiaki-why-other-island = The boats go on beaches of { tongiaki-island }.
tongiaki-why-setup-room = Every beach of Tonga keeps one mooring free during set-up.
tongiaki-why-beach-full = This beach is full.
tongiaki-why-one-a-beach = This beach has had one of the new boats already.
tongiaki-why-lowest-beach = Every open beach gets a boat, one after the other: the glowing one is next.
tongiaki-why-expand-royal = Nobody can expand on a royal island.
tongiaki-why-no-boats = You have no boat on a beach: come back with two boats to Tonga or one to any island, or start a new settlement.
tongiaki-why-expand-absent = You expand on an island where you have a boat on a beach.
tongiaki-why-all-boats = All your boats are on the map: first take one of them back.
tongiaki-why-found-landing = In this match a royal island is founded when only your boats arrive on an island.
tongiaki-why-found-tonga = Tonga never becomes royal.
tongiaki-why-found-limit = You have founded two royal islands; that is all in one match.
tongiaki-why-found-absent = You have no boat on this island.
tongiaki-why-found-others = Boats of others are on this island: { $others }.
tongiaki-why-grab-supply = You may take a boat back only when your supply is empty; it holds { $supply }.
tongiaki-why-grab-absent = You have no boat on that beach.
tongiaki-why-return-boats = This is for players without a boat on a beach; you have { tongiaki-boats } there.
tongiaki-why-return-island = You come back to an island on the map that is not royal.
tongiaki-why-return-two = Two boats are only for Tonga; any other island takes one.
tongiaki-why-return-room = There are not enough free moorings.
tongiaki-why-no-jetty = There is no jetty on this edge.
tongiaki-why-not-full = Only full beaches put to sea.
tongiaki-why-not-aboard = The fleet has no boat of this colour left.
tongiaki-why-each-first = First every open beach gets one boat of the fleet.
tongiaki-why-tile-taken = A tile lies there already.
tongiaki-why-tile-detached = The tile must touch a tile on the map.
tongiaki-why-tile-mark = The red mark must touch a tile; there is none to the { tongiaki-mark }.
tongiaki-why-not-caught = This island is not caught in the loop.

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
tongiaki-table-legend = Beaches: number, boats, free moorings (.), “!” when full, arrows for jetties. Oceans: • red mark, arrows for the sides a route joins, then its danger. ♛ royal island.
tongiaki-table-last = The last tile lies: the match ends with this turn.


## First steps

tongiaki-steps-map = In the middle lies Tonga, with six beaches of three moorings. Everything around it is unknown. Your boats carry the fish. Who is on the most valuable islands in the end wins.
tongiaki-steps-begin = Everybody begins with two boats on Tonga. Put the first on the ringed beach and, when your turn comes again, the second on the next one. One mooring of each beach stays free for now.
tongiaki-steps-expand = Your turn. **Expand** on Tonga: you get as many new boats as you have on the island (TON-3.2), so two.
tongiaki-steps-fill = Each new boat goes on another beach. Put one on each ringed beach: both will be full, and a full beach must put to sea, other people’s boats too (TON-4.1).
tongiaki-steps-sail = Two beaches are full. Let the ringed one sail first. Nobody knows what lies beyond the jetty: the tile is turned over when the fleet comes there.
tongiaki-steps-land = Land! You found Rarotonga. You decide who lands where: first one boat on each beach, then the rest (TON-7.2). Put your own boat, the one with the star and the one with the leaf on the ringed beaches, in this order.
tongiaki-steps-again = Now the other full beach sails. It carries three colours, which may be needed.
tongiaki-steps-danger = An ocean with a 2: it asks for boats of two colours at least (TON-5.2), and you sailed in company, so the fleet came through to Hiva Oa. Put one boat on each beach: fish, star, leaf.
tongiaki-steps-lost = Now the others expand and sail. Watch the log: a fleet with too few colours for its ocean is lost, and its boats go back to their owners (TON-5.3).
tongiaki-steps-points = At the end each island counts for everybody who has a boat there, once (TON-13.1). Tonga counts nothing.
tongiaki-steps-royal = On an island where only your boats are you may found a royal island (TON-10.1): it counts for you alone and nobody lands there again. Or you take all your boats back and start a new settlement.
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
   *[other] ; full: beach { $full }
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
   *[other] turn { $turn }
}{ $final ->
    [yes] { $phase ->
        [over] { "" }
       *[other] { " " }(the last)
    }
   *[no] { "" }
}
tongiaki-web-points = { $count ->
    [one] point
   *[other] points
}
tongiaki-web-boats = boats
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
tongiaki-web-found-on = Found a royal island on { tongiaki-island }
tongiaki-web-return-on = Come back to { tongiaki-island }
tongiaki-web-remove-on = Take { tongiaki-island } out of the game
tongiaki-web-place = Empty place { tongiaki-side } of { tongiaki-beside }
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
    [return] Come back
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
   *[5] hook
}
tongiaki-web-boat-of = Boat of { $name }, { tongiaki-web-look } sail
tongiaki-web-way = By the { tongiaki-side } jetty
tongiaki-web-way-ends = { $ends ->
    [lands] To { tongiaki-reaches }{ $danger ->
        [0] { "" }
       *[other] , danger { $danger }, { tongiaki-colours }
    }
    [turned_back] Royal { tongiaki-reaches } turns it back
    [lost] Danger { $danger }, only { tongiaki-colours }: lost
    [at_sea] It stays at sea
    [stopped] Too many in a row: lost
   *[unknown] Into the unknown with { tongiaki-colours }
}
tongiaki-web-say-put = { $phase ->
    [setup] Put a boat on a beach of Tonga.
    [settle] Put your boat on a beach of { tongiaki-island }.
   *[other] { $boats ->
        [one] Put your new boat on a beach of { tongiaki-island }.
       *[other] Put { $boats } new boats on { tongiaki-island }.
    }
}
tongiaki-web-say-expand = { $phase ->
    [taken] Choose the island for the boat you took back.
   *[other] Where do you expand?
}
tongiaki-web-say-found = { $phase ->
    [found] Only your boats reach { tongiaki-island }: royal island, or land?
   *[other] Which island becomes royal?
}
tongiaki-web-say-settle = New settlement: your boats leave the beaches.
tongiaki-web-say-return = You have no boat on a beach. Where do you come back?
tongiaki-web-say-grab = Your supply is empty: take one boat back.
tongiaki-web-say-sail = { $full ->
    [one] A beach of { tongiaki-island } is full: it puts to sea.
   *[other] { $full } beaches are full: which one sails first?
}
tongiaki-web-say-land = Land the fleet on { tongiaki-island }: { $boats ->
    [one] 1 boat left.
   *[other] { $boats } boats left.
}
tongiaki-web-say-tile = Place { tongiaki-tile }.
tongiaki-web-say-remove = An infinite loop: which island leaves the game?
tongiaki-web-hint = { $kind ->
    [put] Click a glowing beach. { $boats ->
        [0] { "" }
        [one] { "" }
       *[other] No beach gets two of them.
    }
    [expand] Click an island where you have a boat. You add as many as you have there.
    [found] One boat stays in its centre for ever; the island scores for you alone.
    [found_not] The boats go on the beaches.
    [settle] You turn over tiles and place them until an island comes; there you put one boat.
    [return] Two boats on Tonga, or one on any other island.
    [grab] Click a beach with a boat of yours, then expand with it.
    [sail] A number on the way asks for so many colours.
    [land] { $bare ->
        [0] Pick a boat, then any glowing beach.
       *[other] Pick a boat, then a glowing beach. Every beach gets one first.
    }
    [tile] Click an empty hex, then turn the red mark.
   *[remove] Its boats go back to their owners.
}
tongiaki-web-do = { $kind ->
    [put] Put the boat
    [expand] { $ready ->
        [yes] Expand: { tongiaki-boats }
       *[no] Choose an island
    }
    [found] { $ready ->
        [yes] Found it
       *[no] Choose an island
    }
    [found_not] Land
    [settle] New settlement
    [return] { $ready ->
        [yes] Come back: { tongiaki-boats }
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
tongiaki-web-choice-land = boat of { $name } ({ tongiaki-web-look }) to { tongiaki-beach }
tongiaki-web-gallery-islands = { $count } islands
tongiaki-web-gallery-oceans = { $count } oceans
tongiaki-web-gallery-boats = Boats, royal islands, dangers
tongiaki-web-gallery-value = { $value ->
    [0] worth nothing
    [one] 1 point
   *[other] { $value } points
}
tongiaki-web-gallery-beaches = { $count } beaches of { $sizes }: { $moorings } moorings
tongiaki-web-gallery-dangers = dangers { $dangers }
tongiaki-web-gallery-back = Back of a tile
tongiaki-web-gallery-boat = { $count } boats, { tongiaki-web-look }
tongiaki-web-gallery-royal = Royal island, at most { $count } each
tongiaki-web-gallery-danger = Asks for { $danger } colours

## The two-minute card

tongiaki-primer-goal = Be on the most valuable islands when the last island or the last ocean is found.
tongiaki-primer-expand-title = Expand on one island
tongiaki-primer-expand = Add as many boats as you have there, at most **one per beach**. Two of yours here: two more, on two beaches.
tongiaki-primer-full-title = A full beach sails
tongiaki-primer-full = No mooring free? **All** its boats put to sea together, everybody’s. You choose the jetty.
tongiaki-primer-sail-title = Follow the white route
tongiaki-primer-sail = Empty sea: draw a tile, its **red bird** towards the fleet. A number asks for **that many colours** in the fleet; too few, and all its boats go home.
tongiaki-primer-land-title = Land everybody
tongiaki-primer-land = You place the whole fleet: one boat on each beach first, the rest as you like. Another beach is full? It sails too.
tongiaki-primer-royal-title = Found a royal island
tongiaki-primer-royal = Only your boats on it? Spend the turn: leave one in the centre and take the rest back. Nobody lands there again. Two per player, never Tonga.
tongiaki-primer-settle-title = Settle anew
tongiaki-primer-settle = Take all your boats off the beaches. Draw and place tiles until an island comes, and put **one** boat on it.
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
