"""What leaves the engine: a view, an action as parts, a career, and the box. Clients get these types as TypeScript."""

from typing import Literal, NotRequired, TypedDict

Board = Literal["short", "long"]
Wave = Literal["glass", "lull", "surge", "chop", "barrel"]
Phase = Literal["board", "mulligan", "prepare", "inspire", "choose", "card", "sign", "over"]
Place = Literal["channel", "riding", "bailed", "wash"]
Chosen = Literal["nothing", "out", "in", "catch", "wait", "ride", "bail", "recover", "snake"]
Edition = Literal["revised", "first"]
Status = Literal["under_way", "won", "lost"]
Length = Literal["full", "longboards", "shortboards"]
Direction = Literal["nose", "tail"]
Colour = Literal["maroon", "teal"]
Stoke = Literal[
    "energy_drink", "jetski", "call_it", "focus", "inspiration", "in_the_zone", "priority", "heckle", "mind_games"
]


class PlayerCard(TypedDict):
    power: int
    direction: Direction
    colour: Colour
    name: str


class CountedCard(PlayerCard):
    count: int


# What a card would do: the spaces it paddles to, the balance of a catch or ride; null is a fall.
# What a card does if used for an action that is possible now: the space, or the balance; None after a fall.
End = TypedDict("End", {"out": int, "in": int, "balance": int | None, "snake": int | None}, total=False)


class HandCard(PlayerCard):
    """`ends` by tokens on the card: one end without any, else one with minus and one with plus."""

    icon: bool
    ends: list[list[End]] | None


class PileCard(PlayerCard):
    tokens: int
    barrel: bool
    hang_ten: bool
    perfect: bool
    points: int


class Showing(TypedDict):
    action: Chosen
    card: PlayerCard | None
    tokens: int
    rider: int | None


class Earned(TypedDict):
    hang_tens: int
    barrels: int
    aerials: int


class Surfer(TypedDict):
    colour: str
    ai: int | None
    place: Place
    space: int
    board: Board
    balance: int
    reach: int
    tokens: int
    hand: int
    stoke_cards: int
    stoke_bought: int
    stoke_played: bool
    in_the_zone: bool
    priority: int
    switched: bool
    has_chosen: bool
    pile: list[PileCard]
    showing: Showing | None
    scores: dict[Board, list[float]]
    sums: dict[Board, float]
    total: float
    grand: float | None
    earned: Earned
    rank: int | None
    places: dict[str, int]  # on each board of a contest with rivals, as it stands


class OwnChoice(TypedDict):
    action: Chosen
    slots: list[int]
    tokens: int
    rider: int | None


class Mine(TypedDict):
    """What only the seat itself sees."""

    hand: list[HandCard]
    stoke_cards: dict[str, int]
    bought: dict[str, int]
    choice: OwnChoice | None
    mulligan: list[int] | None
    board: Board | None


class Tile(TypedDict):
    """The wave on a break space; `late` if the match ends before it reaches the shore."""

    space: int
    die: int
    broken: bool
    late: bool


class TopWave(TypedDict):
    type: Wave
    fronts: list[int]
    front: int | None


class UnseenWaves(TypedDict):
    in_deck_or_removed: int
    fronts: dict[str, int]


class WaveDeck(TypedDict):
    left: int
    next: TopWave | None
    peeked: list[int]
    unseen: dict[Wave, UnseenWaves]
    turned: list[tuple[Wave, int]]


class PlayerDeck(TypedDict):
    left: int
    discards: list[CountedCard]


class StokeDeck(TypedDict):
    left: int
    discards: dict[str, int]


class View(TypedDict):
    seats: int
    edition: Edition
    snaking: bool
    length: Length
    career: bool
    phase: Phase
    to_move: int | None
    round: int
    first: int
    places_on_wave: int
    waves: list[Tile]
    wave_deck: WaveDeck
    player_deck: PlayerDeck
    stoke_deck: StokeDeck
    surfers: list[Surfer]
    champions: dict[Board, list[int]]
    mine: Mine | None


class ChooseBoard(TypedDict):
    kind: Literal["board"]
    board: Board


class Prepare(TypedDict):
    kind: Literal["pass", "switch", "buy"]


class PlayStoke(TypedDict):
    kind: Literal["stoke"]
    space: int | None
    face: int | None
    seat: int | None
    card: Stoke


class Choose(TypedDict):
    kind: Literal["choose"]
    action: Chosen
    rider: int | None
    takes: Literal["one", "many"]


class PlayCard(PlayerCard):
    kind: Literal["card"]
    why: Chosen
    tokens: int


class PlayCards(TypedDict):
    """`why` is the chosen action, or the phase that asks for cards; `names` are those of notation."""

    kind: Literal["cards"]
    why: Chosen | Phase
    cards: list[PlayerCard]
    names: list[str]


class Sign(TypedDict):
    """Plus or minus, and where it leads: to a space, or to a balance, null after a fall."""

    kind: Literal["sign"]
    sign: Literal["plus", "minus"]
    tokens: int
    space: NotRequired[int]
    balance: NotRequired[int | None]


Parts = ChooseBoard | Prepare | PlayStoke | Choose | PlayCard | PlayCards | Sign


class SheetRow(TypedDict):
    card: Stoke
    unlocked: int
    spent: int


Counted = Literal["hang_tens", "aerials", "barrels"]  # a part of Surfer.earned


class Rival(TypedDict):
    name: str
    board: Board  # at the start
    target: int


class Stake(TypedDict):
    """What one result of the next event would bring."""

    points: int
    rank: int
    status: Status
    boxes: int  # unlocked by it
    places: list[dict[str, int]]  # the rankings by board that give these points; none in a photo shoot
    photos: int | None


class Outcome(TypedDict):
    places: dict[str, int]  # by board
    points: int
    rank: int
    spent: dict[str, int]
    unlocked: list[str]


class TourEvent(TypedDict):
    month: str
    name: str
    kind: str
    deck: dict[Wave, int]
    rounds: int
    rivals: list[Rival]
    counts: Counted | None  # of a photo shoot
    points: list[int]
    result: Outcome | None


class Career(TypedDict):
    edition: Edition
    status: Status
    ranks: list[int]
    start: int
    win: int
    loss: int
    goal: int
    unlock_ranks: list[int]
    boxes: int
    sheet: list[SheetRow]
    events: list[TourEvent]
    stakes: list[Stake]  # of the next event, most points first
    field: list[Rival]  # everybody one meets in the year, as they first come along


class CardRow(TypedDict):
    name: str
    power: int
    direction: Direction
    teal: int
    maroon: int
    no_longboard: bool


class EventEdition(TypedDict):
    deck: list[int]
    out: int
    ai: list[str]
    places: NotRequired[list[int]]
    last: NotRequired[int]


class EventRow(TypedDict):
    month: str
    name: str
    kind: str
    boards: Length
    task: NotRequired[str]
    revised: EventEdition
    first: EventEdition


class BoxSurfers(TypedDict):
    colours: list[str]
    hand: int
    stoke_at_start: int
    stoke_limit: int
    short_reach: int
    long_reach: int


class BoxPoints(TypedDict):
    barrel: int
    hang_ten: int
    stoke: int
    shore: int


class BoxRecipe(TypedDict):
    """How the wave deck is made: the barrels in it, and the cards taken out unseen."""

    barrels: int
    out_full: int
    out_short: int


class BoxTiny(TypedDict):
    """The tiny game: its rounds, where all begin, the die of every wave, hands, tokens and cards."""

    waves: int
    space: int
    die: int
    hand: int
    tokens: int
    cards: list[tuple[int, Direction, Colour]]
    wave: Wave
    fronts: list[int]


BoxTrack = TypedDict("BoxTrack", {"from": list[int]})  # not a class, because `from` is a keyword


class BoxCareer(TypedDict):
    start: int
    win: int
    loss: int
    unlock: list[int]
    boxes: int


class Box(TypedDict):
    """All values of components.toml."""

    player_cards: list[CardRow]
    wave_cards: dict[Wave, list[int]]
    stoke_cards: dict[str, int]
    surfers: BoxSurfers
    points: BoxPoints
    recipe: BoxRecipe
    tiny: BoxTiny
    track: BoxTrack
    career: BoxCareer
    events: list[EventRow]
    provenance: NotRequired[dict[str, str]]


class Bonus(TypedDict):
    """What a wave's points are made of: its cards, and beyond them stoke tokens, barrels and hang tens, a perfect wave
    and the shore."""

    cards: int
    stoke: int
    tricks: int
    perfect: int
    shore: int


class SheetWave(TypedDict):
    """A wave that counts; `bonus` is null if the match began after it."""

    score: float
    bonus: Bonus | None


class Sheet(TypedDict):
    """The score sheet of a finished match: every surfer's best waves by board."""

    surfers: list[dict[Board, list[SheetWave]]]
