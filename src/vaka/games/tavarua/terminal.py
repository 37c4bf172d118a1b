"""The table of Tavarua in the terminal: the sea from the shore out, the surfers, the person's own cards."""

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vaka.games.tavarua.notation import BOARDS
from vaka.games.tavarua.payloads import Mine, Parts, Surfer, Tile, View

Speak = Callable[..., str]
STYLES = {"orange": "dark_orange", "purple": "magenta"}  # colours with another name in the terminal


def draw(view: View, choices: list[Parts], speak: Speak) -> Group:
    """Everything a seat sees, at most 100 columns wide. The caller lists the `choices`."""
    parts: list[Any] = [title(view, speak), sea(view, speak), surfers(view, speak)]
    if view["mine"]:
        parts.append(own(view["mine"], speak))
    return Group(*parts)


def title(view: View, speak: Speak) -> Text:
    deck = view["wave_deck"]
    text = Text(speak("tavarua-table-title", round=view["round"], left=deck["left"], first=view["first"]), "bold")
    if deck["next"]:
        fronts = " ".join(f"{front:+d}" for front in deck["next"]["fronts"])
        name = speak("tavarua-wave-name", wave=deck["next"]["type"])
        text.append("\n" + speak("tavarua-table-next", wave=name, fronts=fronts), "cyan")
    return text


def mark(view: View, i: int) -> Text:
    """A surfer's sign on the map: its number in its colour."""
    colour = view["surfers"][i]["colour"]
    return Text(f" {i} ", f"bold {STYLES.get(colour, colour)}")


def sea(view: View, speak: Speak) -> Panel:
    """The spaces as columns, the shore on the left: die, riders, wash, channel."""
    table = Table(box=None, expand=False, padding=(0, 1, 0, 0))
    table.add_column(speak("tavarua-table-space"), style="dim")
    table.add_column(speak("tavarua-table-shore"), justify="center", min_width=8)
    for wave in view["waves"]:
        table.add_column(str(wave["space"]), justify="center", min_width=8)
    table.add_row(speak("tavarua-table-die"), "", *(die(wave, speak) for wave in view["waves"]))
    for name, places in (("riders", ("riding",)), ("wash", ("bailed", "wash")), ("channel", ("channel",))):
        row = [there(view, places, space) for space in range(7)]
        table.add_row(speak(f"tavarua-table-{name}"), *row)
    return Panel(table, title=speak("tavarua-table-sea"), border_style="blue", expand=False)


def die(wave: Tile, speak: Speak) -> Text:
    if wave["die"] == wave["space"]:
        return Text(f"{wave['die']} {speak('tavarua-table-perfect')}", "bold green")
    return Text(f"{wave['die']} {speak('tavarua-table-broken')}" if wave["broken"] else f"{wave['die']}", "cyan")


def there(view: View, places: tuple[str, ...], space: int) -> Text:
    """The surfers at one place and space."""
    text = Text()
    for i, surfer in enumerate(view["surfers"]):
        if surfer["place"] in places and surfer["space"] == space:
            text.append_text(mark(view, i))
    return text


def surfers(view: View, speak: Speak) -> Table:
    words = ("surfer", "board", "balance", "tokens", "cards", "pile", "scores")
    table = Table(*(speak(f"tavarua-table-{word}") for word in words), box=None, padding=(0, 1))
    for i, surfer in enumerate(view["surfers"]):
        name = mark(view, i)
        if surfer["ai"]:
            name.append(speak("tavarua-table-ai", target=surfer["ai"]))
        elif view["to_move"] == i:
            name.append("◄")
        if surfer["rank"]:
            name.append(" " + speak("tavarua-table-rank", rank=surfer["rank"]), "bold")
        table.add_row(
            name,
            speak("tavarua-board", board=surfer["board"]),
            Text("" if surfer["ai"] else balance(surfer)),
            "●" * surfer["tokens"] + "○" * (0 if surfer["ai"] else 3 - surfer["tokens"]),
            "" if surfer["ai"] else f"{surfer['hand']} + {surfer['stoke_cards']}",
            pile(surfer),
            " | ".join(" ".join(f"{score:.1f}" for score in surfer["scores"][board]) or "–" for board in BOARDS),
        )
    return table


def balance(surfer: Surfer) -> str:
    """The mat: a space for each step, the token on one of them."""
    return "".join("●" if surfer["balance"] == step else "·" for step in range(-surfer["reach"], surfer["reach"] + 1))


def pile(surfer: Surfer) -> str:
    """The score pile: numbers with their tokens, and what they are worth together."""
    signs = []
    for card in surfer["pile"]:
        marks = "*" * card["tokens"] + "b" * card["barrel"] + "h" * card["hang_ten"] + "p" * card["perfect"]
        signs.append(f"{card['power']}{marks}")
    return f"{' '.join(signs)} = {sum(card['points'] for card in surfer['pile'])}" if signs else ""


def own(mine: Mine, speak: Speak) -> Text:
    text = Text(speak("tavarua-table-hand") + ": ")
    for card in mine["hand"]:
        arrow = "▲" if card["direction"] == "nose" else "▼"
        text.append(
            f" {card['power']}{arrow} ", "bold white on dark_cyan" if card["colour"] == "teal" else "bold white on red4"
        )
        text.append(" ")
    names = [f"{speak('tavarua-stoke-name', card=card)} ×{count}" for card, count in mine["stoke_cards"].items()]
    text.append("\n" + speak("tavarua-table-stoke") + ": " + (", ".join(names) or speak("tavarua-table-none")))
    return text
