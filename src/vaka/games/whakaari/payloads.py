"""What leaves the engine: the view, actions as parts, the preview and the box, as typed dictionaries.

Lengths are hundredths of a millimetre unless they say mm; y grows downwards.
"""

from typing import Literal, NotRequired, TypedDict

from vaka.games.whakaari.events import Dragged, Gone, Left, Slid, Turned

Phase = Literal[
    "running", "toss", "remove", "react", "react_target", "main", "pull", "icon", "target", "angle", "piece", "place",
    "tank", "push", "second", "over",
]  # fmt: skip
Distance = Literal["short", "long", "supreme"]
Icon = Literal["MOVE", "EMPTY", "OCC", "NEAR", "DRAG", "DRAG-", "DRAG1", "ADD", "SAVE"]
EventIcon = Literal["COLLAPSE", "RETURN", "ERUPTION", "REMOVE", "WAVE"]
Join = Literal["+", "/"]
Power = Literal["TANK", "SURF", "SHOT", "TRICK", "BOOM", "SPELL", "BUILD", "CHECK"]
Shape = Literal["round", "square"]
Where = Literal["removed", "in play", "leaving", "collapsing"]
Does = Literal["jump", "drag", "crack", "remove", "other"]
Word = Literal[
    "fall", "end", "done", "skip", "stay", "lava", "totem", "pull", "move", "empty", "occ", "near", "drag", "add"
]
Axis = Literal["x", "y"]
Size = Literal["short", "long", "supreme", "radius", "half", "volcano", "ring", "half_width", "depth", "beside", "grid"]
TableNumber = Literal["round", "square", "bombs", "drag_step", "passes", "pull", "pull_choice"]
Point = tuple[int, int]


class Sizes(TypedDict):
    """The lengths of the three distances, and the sizes of what is on the table."""

    short: int
    long: int
    supreme: int
    radius: int
    half: int
    volcano: int
    grid: int


class Board(TypedDict):
    """A board at the edge: whose it is, and whose goal; nobody's is the one that closes the ring."""

    seat: int | None
    goal_of: int | None
    middle: Point
    facing: int
    corners: list[Point]


class Platform(TypedDict):
    """A stone with what stands on it; a removed one has no place, a round one no corners."""

    id: str
    shape: Shape
    where: Where
    x: NotRequired[int]
    y: NotRequired[int]
    turned: NotRequired[int]
    side: NotRequired[Literal["stable", "unstable"]]
    bomb: NotRequired[bool]
    pawns: NotRequired[list[int]]
    totems: NotRequired[list[int]]
    corners: NotRequired[list[Point]]


class Player(TypedDict):
    """A player; `pawn` and `totem` are a stone's id, `board` or `goal`; `place` is 1 for a winner, others have none."""

    power: Power
    colour: str
    limit: int | None
    uses: int
    pawn: str
    totem: str
    goal: int
    cards: int
    hand: list[str] | None
    place: int | None


class ActionCard(TypedDict):
    """An action card as printed."""

    distance: Distance | None
    icons: list[Icon]
    join: Join | None


class EventCard(TypedDict):
    """An event card as printed."""

    distance: Distance | None
    icons: list[EventIcon]


class Measure(TypedDict):
    distance: Distance
    length: int


class Reach(Measure):
    """The stones and boards that a distance joins with where the pawn stands."""

    to: list[str]


# what a decision measures: from where, and whether a stone is dragged so far
Ruler = TypedDict("Ruler", {"from": str | None, "drags": bool, "distance": Distance, "length": int})


class View(TypedDict):
    """What a seat sees; `reach` is by the name of a card or power."""

    seats: int
    phase: Phase
    to_move: int | None
    active: int
    first: int
    round: int
    gain_on_any_fall: bool
    sizes: Sizes
    arena: list[Point]
    boards: list[Board]
    platforms: list[Platform]
    players: list[Player]
    cards: dict[str, ActionCard]
    events: dict[str, EventCard]
    discards: dict[str, int]
    event_discards: dict[str, int]
    deck: int
    event_deck: int
    card: str | None
    event: str | None
    icon: Icon | None
    power: Power | None
    ruler: Ruler | None
    chosen: int | None
    going: list[str]
    used: int
    reach: dict[str, Reach]


class SayWord(TypedDict):
    """An action without parts."""

    kind: Word


class UsePower(TypedDict):
    kind: Literal["power"]
    power: Power


class PushOpponent(TypedDict):
    kind: Literal["push"]
    seat: int


class PlayCard(TypedDict):
    """Play a card; `open` are the icons that would have a target now."""

    kind: Literal["card"]
    card: str
    icons: str
    distance: Distance | Literal["none"]
    open: NotRequired[list[Word]]


class ChoosePiece(TypedDict):
    """Choose a stone and what happens to it. It lies in a `ring` and an eighth of the table, `way`, if it lies; `on` is
    the first seat with a pawn on it, `own` if the one who chooses has. Of stones that look `alike` there it is the
    `nth` along the `axis`."""

    kind: Literal["piece"]
    piece: str
    use: Phase
    does: Does
    shape: Shape
    unstable: bool
    ring: int | None
    way: int | None
    on: int | None
    own: bool
    bomb: bool
    nth: int
    alike: int
    axis: Axis


class ChooseBoard(TypedDict):
    kind: Literal["board"]
    board: int
    goal: bool


class ChooseAngle(TypedDict):
    """Drag in this direction, `mm` far if nothing stops it; `sector` is where the list of choices puts it."""

    kind: Literal["angle"]
    piece: str
    sector: int
    mm: int
    degree: int
    way: int


class ChoosePlace(TypedDict):
    """Add a stone in this `ring` and this eighth of the table, `way`: here, in mm."""

    kind: Literal["place"]
    piece: str
    ring: int
    way: int
    x: int
    y: int


Parts = SayWord | UsePower | PushOpponent | PlayCard | ChoosePiece | ChooseBoard | ChooseAngle | ChoosePlace


PathEvent = Slid | Dragged | Left | Turned | Gone


class Preview(TypedDict):
    """The table after an action; `chance` if that is not known, then it is as before."""

    chance: bool
    platforms: list[Platform]
    pawns: list[str]
    totems: list[str]
    path: list[PathEvent]


class PrintedCard(TypedDict):
    copies: int
    distance: NotRequired[Distance]
    icons: str


class PrintedPlay(TypedDict):
    """The hand, the last flame of the power track, and the turns of each player before the safety end."""

    hand: int
    power_cap: int
    rounds: int


class PrintedTiny(TypedDict):
    """The tiny game: its stones and characters by seat, and how many copies of which cards it has."""

    ring: int
    stones: list[list[int]]
    characters: list[Power]
    action: dict[str, int]
    event: dict[str, int]
    rounds: int


class Character(TypedDict):
    """A colour, and how often its power may be used in a turn; 0 is without limit."""

    colour: str
    limit: int


class Box(TypedDict):
    """All values of components.toml."""

    sizes: dict[Size, int]
    table: dict[TableNumber, int]
    play: PrintedPlay
    tiny: PrintedTiny
    characters: dict[Power, Character]
    action: list[PrintedCard]
    event: list[PrintedCard]


class Way(TypedDict):
    """How far a player came: `left` in mm to the goal, `done` in percent; and what happened on the way."""

    reached: bool
    left: int
    done: int
    jumps: int
    pushes: int
    powers: int
    saves: int
    falls: int


class Sheet(TypedDict):
    """The score sheet of a finished match."""

    ways: list[Way]
