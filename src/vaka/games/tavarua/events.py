"""What the rules of Tavarua tell while an action is played. Boards, actions and stoke cards are their numbers."""

from typing import Literal, TypedDict, get_args

from vaka.core.events import EVERYONE, event_kinds, whisper
from vaka.core.kernel import Ints, rule
from vaka.core.numbers import wide


class CardTold(TypedDict):
    """A player card in an event: power 0 is no card; 0 nose, 1 tail; 0 maroon, 1 teal."""

    seat: int
    power: int
    direction: int
    colour: int


class Started(TypedDict):
    kind: Literal["started"]
    seat: int
    board: int


class Mulliganed(TypedDict):
    kind: Literal["mulligan"]
    seat: int
    count: int


class RoundBegan(TypedDict):
    kind: Literal["round"]
    round: int
    first: int
    die: int
    left: int
    wave: int


class Stoked(TypedDict):
    """A stoke card is played; `a` and `b` are what it is aimed at, `other` at whom. Of Energy Drink `a` is how many
    tokens it brings, and of Heckle `b` how many it costs."""

    kind: Literal["stoke"]
    seat: int
    card: int
    a: int
    b: int
    other: int


class Peeked(TypedDict):
    kind: Literal["peeked"]
    seat: int
    wave: int
    front: int


class Switched(TypedDict):
    kind: Literal["switched"]
    seat: int
    board: int


class Bought(TypedDict):
    kind: Literal["bought"]
    seat: int


class BoughtCard(TypedDict):
    kind: Literal["bought_card"]
    seat: int
    card: int


class Drew(CardTold):
    kind: Literal["drew"]


class Replaced(CardTold):
    kind: Literal["replaced"]


class Reshuffled(TypedDict):
    kind: Literal["reshuffled"]
    count: int


class Showed(CardTold):
    """What a surfer shows at the reveal; `other` is the rider of the wave it wants to snake, −1 if none."""

    kind: Literal["showed"]
    action: int
    tokens: int
    other: int


class LaidDown(CardTold):
    kind: Literal["laid_down"]


class Collided(TypedDict):
    """A surfer falls because another, the first of those, shows a card of the same number and colour."""

    kind: Literal["collided"]
    seat: int
    space: int
    other: int
    power: int
    colour: int


class Stayed(TypedDict):
    """A surfer gets no place on a wave: `other` had the better card; −1 if no place was free."""

    kind: Literal["stayed"]
    seat: int
    space: int
    other: int


class Snaked(TypedDict):
    kind: Literal["snaked"]
    seat: int
    by: int


class Caught(TypedDict):
    kind: Literal["caught"]
    seat: int
    space: int
    perfect: int
    balance: int


class Rode(TypedDict):
    kind: Literal["rode"]
    seat: int
    space: int
    balance: int


class Fell(TypedDict):
    """Why a surfer fell: COLLISION, its own CARD, the SHIFT of a wave card, or a BARREL; `balance` is where it went,
    and `token` 1 if it takes a stoke token for it."""

    kind: Literal["fell"]
    seat: int
    space: int
    cause: int
    balance: int
    token: int


Paddled = TypedDict(  # a class could not have a part named `from`
    "Paddled",
    {
        "kind": Literal["paddled"],
        "seat": int,
        "from": int,
        "to": int,
        "far": int,
    },
)


class Recovered(TypedDict):
    kind: Literal["recovered"]
    seat: int


class Bailed(TypedDict):
    kind: Literal["bailed"]
    seat: int
    space: int


class WaveTurned(TypedDict):
    kind: Literal["wave"]
    wave: int
    front: int


class BarrelMet(TypedDict):
    """A surfer with the card `power` meets a barrel of `front`: equal rides it on a longboard (`board`), different on a
    shortboard."""

    kind: Literal["barrel"]
    seat: int
    ridden: int
    power: int
    front: int
    board: int


class HungTen(TypedDict):
    kind: Literal["hang_ten"]
    seat: int


class Scored(TypedDict):
    """The points of a wave, as on the track in `halves`, and what they are made of: what counts of the cards, of stoke
    tokens on them, of barrels and hang tens (`tricks`), of a perfect wave and of the shore."""

    kind: Literal["scored"]
    seat: int
    how: int
    points: int
    halves: int
    board: int
    cards: int
    stoke: int
    tricks: int
    perfect: int
    shore: int


class Over(TypedDict):
    """The seats that won and those that hold a trophy, as bits; `alone` is 1 where nobody could be beaten."""

    kind: Literal["over"]
    winners: int
    short: int
    long: int
    alone: int


class Chose(TypedDict):
    """Somebody has made a hidden decision; nobody is told which."""

    kind: Literal["chose"]
    seat: int


Event = (
    Started
    | Mulliganed
    | RoundBegan
    | Stoked
    | Peeked
    | Switched
    | Bought
    | BoughtCard
    | Drew
    | Replaced
    | Reshuffled
    | Showed
    | LaidDown
    | Collided
    | Stayed
    | Snaked
    | Caught
    | Rode
    | Fell
    | Paddled
    | Recovered
    | Bailed
    | WaveTurned
    | BarrelMet
    | HungTen
    | Scored
    | Over
    | Chose
)
EVENTS = event_kinds(*get_args(Event))
(
    STARTED, MULLIGANED, ROUND, STOKED, PEEKED, SWITCHED, BOUGHT, BOUGHT_CARD, DREW, REPLACED, RESHUFFLED,
    SHOWED, LAID_DOWN, COLLIDED, STAYED, WAS_SNAKED, CAUGHT, RODE, FELL, PADDLED, RECOVERED, BAILED_OUT,
    WAVE, BARREL, HANG_TEN, SCORED, ENDED, CHOSE,
) = range(len(EVENTS))  # fmt: skip

# why a surfer falls
COLLISION, CARD, SHIFT, IN_BARREL = range(4)


@rule
def say(events: Ints, kind: int, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Tell everyone. Every part is widened, so that CUDA compiles this once and not for each call."""
    if events.shape[0] > 0:
        whisper(events, EVERYONE, wide(kind), wide(a), wide(b), wide(c), wide(d), wide(e), 0, 0, 0, 0, 0)


@rule
def say_card(events: Ints, to: int, kind: int, seat: int, card: int) -> None:
    """Tell one seat or everyone about a player card."""
    if events.shape[0] > 0:
        whisper(events, wide(to), wide(kind), wide(seat), (card >> 2) + 1, (card >> 1) & 1, card & 1, 0, 0, 0, 0, 0, 0)


@rule
def say_shown(events: Ints, seat: int, card: int, action: int, tokens: int, rider: int) -> None:
    """Tell everyone what a surfer shows at the reveal; card −1 is none, rider −1 nobody."""
    if events.shape[0] > 0:
        power, direction, colour = 0, 0, 0
        if card >= 0:
            power, direction, colour = (card >> 2) + 1, (card >> 1) & 1, card & 1
        whisper(
            events,
            EVERYONE,
            wide(SHOWED),
            wide(seat),
            wide(power),
            wide(direction),
            wide(colour),
            wide(action),
            wide(tokens),
            wide(rider),
            0,
            0,
            0,
        )


@rule
def hint(events: Ints, seat: int, kind: int, a: int, b: int, c: int) -> None:
    """Tell one seat alone."""
    if events.shape[0] > 0:
        whisper(events, wide(seat), wide(kind), wide(seat), wide(a), wide(b), wide(c), 0, 0, 0, 0, 0, 0)
