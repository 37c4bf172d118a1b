"""Moves as text, the example of the rules document, and recorded matches."""

import re
from pathlib import Path

import pytest

import vaka
from tests.games.tongiaki.positions import GAME, crown, fresh, lay, moor, on, play, sailing, sea, top
from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.kernel import State
from vaka.core.record import load
from vaka.games.tongiaki.notation import moves as moves_in
from vaka.games.tongiaki.notation import read, write
from vaka.games.tongiaki.state import OVER

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "tongiaki.md"
RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
EXAMPLE = """\
0    P 2 P 1 P 2 P 6 P 6 P 5
1 B  X I00 P 1 P 3
2 Y  X I00 P 2 P 4; M I00/1 {W05, 4: B Y G lost}
3 G  X I00 P 2
4 B  X I00 P 4 P 3 P 1; M I00/0 {I09} L Y1 L B2 L B3
5 Y  X I09 P 2
6 G  X I00 P 5 P 3; M I00/2 {W09, -; I12} L G1 L B2 L B3
"""


@pytest.mark.parametrize(
    "token",
    ["P2", "XI05", "GI05.2", "N2", "NI05", "MI05/3", "LY2", "RI08", "R-", "S", "KI05"],
)
def test_reading_and_writing_are_inverse(token: str) -> None:
    s = sea()
    assert write(s, read(s, token)) == token
    spaced = f"{token[0]} {token[1:]}".strip()
    assert read(s, spaced) == read(s, token), "people may write a space behind the letter"


def test_the_place_of_a_tile_names_hex_and_mark() -> None:
    s = sea()
    lay(s, "I08", 0, 1, 3)
    top(s, "W08")
    play(s, "S")
    assert write(s, read(s, "T1,0/2")) == "T1,0/2"
    with pytest.raises(IllegalMove, match="T5,5/2"):
        read(s, "T5,5/2")


@pytest.mark.parametrize(
    "token", ["", "P0", "P7", "XI16", "X05", "GI03.3", "MI05/6", "LW1", "L", "N3", "R", "S1", "T1,2", "T1/2", "Q", "p2"]
)
def test_what_is_no_move_is_refused_in_one_sentence(token: str) -> None:
    with pytest.raises(InvalidMove, match="is not a move of Tongiaki"):
        read(sea(), token)


def test_a_line_as_people_write_it_is_split_into_moves() -> None:
    line = "12 V  X I00 P 2 P 4; M I00/1 {W05, 4: B Y G lost} L Y1 S"
    assert moves_in(line) == ["XI00", "P2", "P4", "MI00/1", "LY1", "S"]
    assert moves_in("0    P 2 P 1") == ["P2", "P1"]


def test_the_example_of_the_rules_document_is_played_as_written() -> None:
    """TON-5.3, TON-7.2, TON-Q35: three players, six turns; the remarks are what the tiles did."""
    assert EXAMPLE in DOCUMENT.read_text("utf-8")
    s = fresh(3)
    top(s, "W05", "I09", "W09", "I12")
    for line in EXAMPLE.splitlines():
        said = re.findall(r"\{(.*?)\}", line)
        remarks = []
        for token in moves_in(line):
            before = GAME.copy(s)
            if s.turns:
                assert GAME.notation.heading(s).split()[:2] == line.split()[:2]
            play(s, token)
            remark = GAME.notation.remark(before, read(before, token), s)
            if remark:
                remarks.append(remark)
        assert remarks == said
    assert on(s, "I09") == ["Y", "BY", "B"]
    assert on(s, "I12") == ["G", "B", "B"]


def test_the_other_examples_of_the_rules_document() -> None:
    """TON-8.1, TON-10.6, TON-14.1: boats sent home, a fleet turned back, back on Tonga."""
    assert remarks_of(sea_with_excess(), "M I00/0 L G1 L Y3") == ["I02", "B home"]
    s = sea(3)
    lay(s, "I15", 0, 1, 3)
    crown(s, "I15", "B")
    moor(s, I00_1="GYG")
    assert remarks_of(sailing(s), "M I00/0") == ["I15 royal: turned back"]
    s = sea(3)
    moor(s, I00_1="G")
    top(s, "I04")
    assert remarks_of(s, "N 2 P 1 P 1; M I00/0 L B1 L G2") == ["I04"]


def sea_with_excess() -> State:
    """Nauru has two free moorings left, three boats arrive."""
    s = sea(4)
    lay(s, "I02", 0, 1, 3)
    moor(s, I00_1="BGY", I02_1="O", I02_2="OOO", I02_3="O")
    return sailing(s)


@pytest.mark.parametrize("token", ["T 01,0/3", "T -0,1/3", "T ١,0/3", "X I٠8"])
def test_numbers_are_read_in_one_spelling(token: str) -> None:
    s = sea(3)
    top(s, "I08")
    if token.startswith("T"):
        play(s, "S")
    with pytest.raises(InvalidMove):
        read(s, token.replace(" ", ""))


def remarks_of(s: State, text: str) -> list[str]:
    said = []
    for token in moves_in(text):
        before = GAME.copy(s)
        play(s, token)
        said.append(GAME.notation.remark(before, read(before, token), s))
    return [remark for remark in said if remark]


def test_the_line_of_a_turn_ends_with_its_seat() -> None:
    """TON-Q1: the seat is not the colour: here seat 2 is first and plays blue."""
    s = fresh(3, first="2")
    assert GAME.notation.heading(s) == "0 B 2"
    play(s, "P 1 P 2 P 3 P 4 P 5 P 6")
    assert GAME.notation.heading(s) == "1 B 2"


def test_a_single_option_stands_in_the_record_all_the_same() -> None:
    """TON-Q35."""
    match = vaka.Match("tongiaki", seats=2, seed=5)
    singles = 0
    while not match.over:
        singles += len(match.legal()) == 1
        match.play(match.legal()[match.ply * 7 % len(match.legal())])
    assert singles > 0
    assert sum(len(moves_in(line)) for line in match.lines()) == match.ply


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    match = load(path)
    assert match.over
    assert match.state.phase == OVER
    for ply in range(0, match.ply + 1, 5):
        GAME.invariants(match.at(ply))


def test_there_are_recorded_matches_of_every_kind() -> None:
    assert len(RECORDS) >= 3
    options = [load(path, verify=False).options for path in RECORDS]
    assert {option["royal"] for option in options} == {"turn", "landing"}
    assert {option["ending"] for option in options} == {"landing", "chain"}
    assert {option["colours"] for option in options} == {1, 2}


def test_rulings_with_a_letter_are_cited_like_all_others() -> None:
    """Every heading of the document, TON-Q9b and its like too, stands in the code and in a test."""
    italian = DOCUMENT.with_name("tongiaki.it.md").read_text("utf-8")
    headings = re.findall(r"^### (TON-\S+)$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert headings == re.findall(r"^### (TON-\S+)$", italian, re.MULTILINE)
    for folder in (Path(vaka.__path__[0]) / "games" / "tongiaki", Path(__file__).parent):
        text = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
        cited = set(re.findall(r"TON-Q\d+[bc]", text))
        assert {heading for heading in headings if heading[-1] in "bc"} <= cited
