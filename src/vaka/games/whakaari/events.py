"""What the rules of Whakaari tell while an action is played. Lengths are hundredths of a millimetre.

Places are stones, then 34 for the player's board and 35 for the goal.
"""

from typing import Literal, TypedDict

from vaka.core.events import event_kinds

(
    SLID, TURN, DREW, DREW_CARDS, PLAYED, TURNED, EVENT, JUMPED, DRAGGED, SHOVED, LEFT, COLLAPSES, GONE, TOSSED, ADDED,
    TOTEM_MOVED, FELL, GAINED, POWER, BOMB_LAID, BOMB, PUSHED, SAVED, SHUFFLED, WON, UNUSED,
) = range(26)  # fmt: skip

# what cracks a stone or brings it down: the check at the start of a turn, a card, SHOT, a bomb, an event
AT_START, A_CARD, A_SHOT, A_BOMB, AN_EVENT = range(5)
SOLID, CRACKED, ROUND = range(3)  # what a stone looks like
HOPPED, SENT_BACK, BY_MAGIC = range(3)  # why a pawn is elsewhere: it jumped, an event, SPELL
OWN_STONE = 4  # why a stone is dragged, besides those of the state
PUTS_BACK = 4  # a card without a distance that adds a stone, after the distances
# why a card does nothing: nothing is in reach, the player leaves it; and why an event does not: no stone is out of the
# game, none can be taken away, the pawn is where it would be sent
NO_TARGET, LET_BE, NONE_OUT, NONE_TO_REMOVE, AT_TOTEM = range(5)
PLACED, SHIFTED = range(2)  # why a totem is elsewhere: put there, or its stone is gone


class Slid(TypedDict):
    """A point on the path of a drag: where a piece lies after that length."""

    kind: Literal["slid"]
    piece: int
    length: int
    x: int
    y: int


class Turn(TypedDict):
    """A turn begins; `begins` is 1 for the first turn of a round."""

    kind: Literal["turn"]
    seat: int
    round: int
    begins: int


class Drew(TypedDict):
    """The card a seat drew; only that seat is told."""

    kind: Literal["drew"]
    seat: int
    card: int


class DrewCards(TypedDict):
    kind: Literal["drew_cards"]
    seat: int
    count: int


class Played(TypedDict):
    """A card is played; `distance` is 0 for one that cracks stones, PUTS_BACK for one that only puts a stone back."""

    kind: Literal["played"]
    seat: int
    card: int
    distance: int


class Turned(TypedDict):
    """A stone now shows its unstable side; `owner` stands on it, `own` is 1 if that is who did it."""

    kind: Literal["turned"]
    piece: int
    by: int
    owner: int
    own: int
    cause: int


class EventDrawn(TypedDict):
    """An event strikes a seat on a cracked stone: its icon, and the second one or 0. `by` is who brought it about, −1
    at the start of a turn; `own` is 1 if that is the seat itself."""

    kind: Literal["event"]
    seat: int
    event: int
    piece: int
    icon: int
    second: int
    by: int
    own: int


Jumped = TypedDict(  # a class could not have a part named `from`
    "Jumped",
    {
        "kind": Literal["jumped"],
        "seat": int,
        "from": int,
        "to": int,
        "why": int,
        "stone": int,
        "other": int,
    },
)


class Dragged(TypedDict):
    """A drag is over. `why` is as in the state, or OWN_STONE; `length` is how far it went, also as `halves` of a
    stone's width; `stopped` is 1 if that is not all of its way."""

    kind: Literal["dragged"]
    piece: int
    length: int
    x: int
    y: int
    by: int
    owner: int
    stone: int
    why: int
    halves: int
    stopped: int


class Shoved(TypedDict):
    """A drag has pushed a stone with a pawn on it."""

    kind: Literal["shoved"]
    piece: int
    by: int
    owner: int


class Left(TypedDict):
    """A stone was pushed out of the arena."""

    kind: Literal["left"]
    piece: int
    by: int
    owner: int
    stone: int
    own: int


class Collapses(TypedDict):
    """A cracked stone gives way."""

    kind: Literal["collapses"]
    piece: int
    by: int
    owner: int
    own: int
    cause: int


class Gone(TypedDict):
    """A stone is out of the game; `by` is who took it away for a Removal, −1 if it sank."""

    kind: Literal["gone"]
    piece: int
    by: int


class Tossed(TypedDict):
    """A stone came down; `side` is 0 for stable, 1 for unstable, −1 for out of the game."""

    kind: Literal["tossed"]
    seat: int
    piece: int
    side: int
    x: int
    y: int
    turned: int
    stone: int


class Added(TypedDict):
    kind: Literal["added"]
    seat: int
    piece: int
    x: int
    y: int
    turned: int
    stone: int


TotemMoved = TypedDict(  # a class could not have a part named `from`
    "TotemMoved",
    {
        "kind": Literal["totem"],
        "seat": int,
        "from": int,
        "to": int,
        "why": int,
    },
)


Fell = TypedDict(  # a class could not have a part named `from`
    "Fell",
    {
        "kind": Literal["fell"],
        "seat": int,
        "from": int,
        "to": int,
    },
)


class Gained(TypedDict):
    kind: Literal["gained"]
    seat: int
    uses: int


class PowerUsed(TypedDict):
    kind: Literal["power"]
    seat: int
    power: int
    uses: int


class BombLaid(TypedDict):
    kind: Literal["bomb_laid"]
    seat: int
    piece: int


class BombWentOff(TypedDict):
    kind: Literal["bomb"]
    piece: int
    owner: int


class Pushed(TypedDict):
    """A pawn was pushed to a stone; `to` is −1 for the lava."""

    kind: Literal["pushed"]
    seat: int
    other: int
    to: int


class Saved(TypedDict):
    """A pawn was saved by a card; `card` is −1 for BUILD."""

    kind: Literal["saved"]
    seat: int
    card: int


class Shuffled(TypedDict):
    """`deck` is 0 for the action cards, 1 for the events."""

    kind: Literal["shuffled"]
    deck: int


class Won(TypedDict):
    """`reached` is 0 for the safety end."""

    kind: Literal["won"]
    seat: int
    reached: int


class Unused(TypedDict):
    """A card that was played, or an icon of an event, does nothing."""

    kind: Literal["unused"]
    seat: int
    why: int


EVENTS = event_kinds(
    Slid, Turn, Drew, DrewCards, Played, Turned, EventDrawn, Jumped, Dragged, Shoved, Left, Collapses, Gone,
    Tossed, Added, TotemMoved, Fell, Gained, PowerUsed, BombLaid, BombWentOff, Pushed, Saved, Shuffled, Won, Unused,
)  # fmt: skip

Event = (
    Slid | Turn | Drew | DrewCards | Played | Turned | EventDrawn | Jumped | Dragged | Shoved | Left | Collapses | Gone
    | Tossed | Added | TotemMoved | Fell | Gained | PowerUsed | BombLaid | BombWentOff | Pushed | Saved | Shuffled | Won
    | Unused
)  # fmt: skip
