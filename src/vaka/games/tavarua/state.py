"""The state of Tavarua: one record. Decks are multisets: a card is drawn from what is left when it is needed, which is
the same as shuffling before, and nobody can look at an order that does not exist.

Secret in it: `hand`, `held`, `bought` (the owner's alone), the choice fields until the reveal, `next_front` (the seats
in `peeked`), and `deck` and `stoke_deck` as far as they follow from these.
"""

from vaka.core.kernel import record_type
from vaka.games.tavarua.components import FRONTS, KINDS, STOKES, WAVES

SEATS = 6
HAND = 5
HAND_ROOM = HAND + 3  # Inspiration draws three
SPACES = 6
FACES = 6  # of a die
PILE = 6  # caught on space 6, ridden to space 1
ROUNDS = 42

# phases: each is one kind of decision
BOARD, MULLIGAN, PREPARE, INSPIRE, CHOOSE, CARD, SIGN, OVER = range(8)
# stages of Resolve that a plus-or-minus choice interrupts
RIDING_STAGE, PADDLING_STAGE = range(2)

SHORT, LONG = 0, 1
FULL, LONGBOARDS, SHORTBOARDS = 0, 1, 2  # lengths: which boards there are
CHANNEL, RIDING, BAILED, WASH = range(4)  # where a surfer is; BAILED stands in the wash until scoring
NOTHING, OUT, IN, CATCH, WAIT, RIDE, BAIL, RECOVER, SNAKE = range(9)  # actions chosen
HIDDEN_FRONT = -100
NO_SCORE = -1

STATE = record_type(
    [
        ("chance", "u8"),
        # what rules count with and pass on is wide: CUDA compiles each narrower type again
        ("seats", "i8"),
        ("surfers", "i8"),  # seats and AI surfers
        ("turn", "i8"),
        ("first", "i8"),  # holds the first-player token
        ("steps", "i8"),  # surfers done in this phase or stage
        ("hand_size", "i8", SEATS),
        ("pile_size", "i8", SEATS),
        ("reveals", "u2"),
        ("icons", "u2"),  # bits: kinds of card that no longboard may hold
        # counts for the figures of a match, by board
        ("wave_points", "i2", 2),
        ("waves_caught", "i2", 2),
        ("waves_fallen", "i2", 2),
        ("waves_to_shore", "i2", 2),
        ("waves_of_ten", "i2", 2),
        # the match
        ("first_edition", "i1"),
        ("snaking", "i1"),
        ("length", "i1"),
        ("career", "i1"),  # an event of a career: no buying, AI surfers
        ("phase", "i1"),
        ("stage", "i1"),
        ("rounds", "i1"),  # begun
        ("priorities", "i1"),  # Priority cards played this round
        # the sea
        ("die", "i1", SPACES + 1),  # of the wave on each break space; 0 is unused
        ("next_wave", "i1"),  # type on the back of the top wave card, −1 when the deck is empty
        ("next_front", "i1"),  # its front, HIDDEN_FRONT while nobody has looked
        ("peeked", "u1"),  # bits: seats that know it
        ("waves_left", "i1"),  # cards in the wave deck
        ("pool", "i1", len(WAVES)),  # cards by type in the deck below the top one or removed unseen
        ("fronts", "i1", (len(WAVES), FRONTS)),  # cards of the box not yet turned (nor top card whose front is fixed)
        ("turned_wave", "i1", ROUNDS),
        ("turned_front", "i1", ROUNDS),
        ("turned", "i1"),
        # cards
        ("deck", "i1", KINDS),
        ("heap", "i1", KINDS),  # discards
        ("aside", "i1", KINDS),  # icon cards drawn while a hand is filled; empty between decisions
        ("needed", "i1", KINDS),  # working space of redeal; empty between decisions
        ("deck_size", "i1"),
        ("heap_size", "i1"),
        ("stoke_deck", "i1", len(STOKES)),
        ("stoke_heap", "i1", len(STOKES)),
        ("deck_limit", "i1", (SEATS, KINDS)),  # the most of a kind that can be in the deck, as far as a seat knows
        # surfers
        ("hand", "i1", (SEATS, HAND_ROOM)),  # kinds in rising order
        ("held", "i1", (SEATS, len(STOKES))),
        ("bought", "i1", (SEATS, len(STOKES))),  # of those, bought this round
        ("place", "i1", SEATS),
        ("spot", "i1", SEATS),  # channel 0 to 6, or the level in break and wash
        ("board", "i1", SEATS),
        ("balance", "i1", SEATS),
        ("tokens", "i1", SEATS),
        ("pile_card", "i1", (SEATS, PILE)),
        ("pile_tokens", "i1", (SEATS, PILE)),
        ("pile_barrel", "i1", (SEATS, PILE)),
        ("pile_hang", "i1", (SEATS, PILE)),
        ("perfect", "i1", SEATS),  # on the first card of the pile
        ("score", "i1", (SEATS, 2, 2)),  # two a board (TAV-1.2), in half points, NO_SCORE for a free token
        ("target", "i1", SEATS),  # of an AI surfer; 0 for a seat
        ("to_switch", "i1", SEATS),  # an AI surfer that rode in and changes boards next
        # this round
        ("played_stoke", "i1", SEATS),
        ("switched", "i1", SEATS),
        ("zone", "i1", SEATS),  # In The Zone is on
        ("priority", "i1", SEATS),  # order in which Priority was played, 0 for none
        # the hidden choice
        ("chosen", "i1", SEATS),
        ("chosen_target", "i1", SEATS),  # the rider to be snaked
        ("chosen_mask", "u1", SEATS),  # slots of the hand
        ("chosen_tokens", "i1", SEATS),
        ("played", "i1", SEATS),  # kind of the one card shown at the reveal, −1 for none
        ("won", "i1", SEATS),  # a catch or snake that got its place
        ("ended", "i1", SEATS),  # how the wave ended this round
        # counts of a career event
        ("hang_tens", "i1", SEATS),
        ("barrels", "i1", SEATS),
        ("aerials", "i1", SEATS),
        ("final", "i1", SEATS),  # place in the match, 0 = first
        ("champion", "u1", 2),  # bits: the best on shortboards and longboards; `trophy` says whether it is given
        ("tiny", "i1"),  # TAV-22; in what was padding, so that the states of old records stay as they are
    ]
)

NOT_ENDED, TO_SHORE, BY_BAIL, SNAKED, FALLEN = range(5)
