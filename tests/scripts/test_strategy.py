"""What the pages on strategy say is what was counted, in every game and language."""

import json
import random
import shutil
import sys
import tomllib
from argparse import Namespace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

import vaka
from scripts import strategy, strategy_pages
from vaka.core.habits import Note

FINDINGS = 10


@pytest.mark.parametrize("game", sorted(vaka.all_games()))
def test_every_game_has_findings_in_both_languages_that_the_figures_bear_out(game: str) -> None:
    page = strategy_pages.Page(strategy_pages.PAGES / f"{game}.toml")
    assert list(page.wrong()) == []
    assert {"en", "it"} <= set(page.languages())
    for language in page.languages():
        ending = "md" if language == "en" else f"{language}.md"
        text = (strategy_pages.PAGES / f"{game}.{ending}").read_text("utf-8")
        assert text == page.write(language)
        findings = text.split("\n- ")[1:]
        assert len(findings) >= FINDINGS
        assert all(any(sign.isdigit() for sign in finding) for finding in findings)


def test_a_language_is_added_by_files_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(strategy_pages.PAGES, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(strategy_pages, "PAGES", tmp_path)
    before = strategy_pages.pages()
    (tmp_path / "numbers" / "eo.toml").write_text(
        'decimal = ","\nthousands = " "\nrange = " ĝis "\nreplace = [["unu el 100", "centono"]]\n', "utf-8"
    )
    names = [finding["name"] for finding in tomllib.loads((tmp_path / "powerboats.toml").read_text("utf-8"))["finding"]]
    said = "unu el 100: {total|1}, {starts on the row:n|0}, {dice in turn@4..8|1}"
    file = tmp_path / "powerboats.eo.toml"
    text = 'title = "Ludo"\nabout = "Pri ĝi"\n[findings]\n' + "".join(f'{name} = "{said}"\n' for name in names)
    file.write_text(text, "utf-8")
    after = strategy_pages.pages()
    assert after.keys() - before.keys() == {tmp_path / "powerboats.eo.md"}
    assert {path: after[path] for path in before} == before
    written = after[tmp_path / "powerboats.eo.md"]
    assert written.startswith("## Ludo\n\nPri ĝi\n\n- centono: ")
    total, starts, dice = written.splitlines()[4].removeprefix("- centono: ").split(", ")
    assert "," in total
    assert " " in starts or len(starts) < 4
    assert " ĝis " in dice
    file.write_text(text.replace(f"{names[0]} =", "another ="), "utf-8")
    with pytest.raises(SystemExit, match="the same findings"):
        strategy_pages.pages()


def test_a_claim_within_the_margins_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strategy_pages, "MEASURED", tmp_path)
    b = {"mean": 0.55, "margin": 0.1, "won": 0.7, "lost": 0.4, "gap": 0.2}
    rows = {"a": {"mean": 0.5, "margin": 0.1}, "b": b}
    (tmp_path / "chess-bot-2.json").write_text(json.dumps({"rows": rows}), "utf-8")
    (tmp_path / "chess.toml").write_text('[sets]\nmain = "bot-2"\n', "utf-8")
    page = strategy_pages.Page(tmp_path / "chess.toml")
    assert page.holds("b:won > b:lost")
    assert page.holds("a > 0.3")
    assert not page.holds("a < b")
    assert not page.holds("a > 0.45")


@pytest.mark.parametrize("name", [name for name in sorted(vaka.all_games()) if strategy.has_habits(name)])
def test_a_match_is_noted_for_all_its_seats_and_its_winner(name: str) -> None:
    game = vaka.load(name)
    seats, choose = game.meta.seats[0], random.Random(4)
    match = vaka.Match(game, seats=seats, seed=4)
    while not match.over:
        match.play(choose.choice(match.legal()))
    rows = strategy.rows_of(game, seats, [{"seed": 4, "actions": match.actions}])
    results = [rows[f"result of seat@{seat}"]["mean"] for seat in range(seats)]
    assert results == match.returns
    assert any("won" in row and row["won"] != row["lost"] for row in rows.values())


def test_winners_and_others_are_told_apart() -> None:
    row = strategy.Row()
    for _ in range(50):
        row.add([Note("speed", 3, seat=0), Note("speed", 1, seat=1)], [1.0, -1.0])
        row.add([Note("speed", 2, seat=0), Note("speed", 2, seat=1)], [-1.0, 1.0])
    assert row.data() | {"gap": 0} == {
        "n": 200, "mean": 2.0, "margin": 0.0, "won": 2.5, "lost": 1.5, "gap": 0, "wins": 0.0, "result": -1.0,
    }  # fmt: skip
    assert 0 < row.data()["gap"] < 0.2


def test_matches_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    order = Namespace(game="tongiaki", bot="random", seats=2, matches=3, seconds=0, workers=1, out=tmp_path)
    strategy.play(order)
    (kept,) = tmp_path.iterdir()
    before = kept.read_text("utf-8")
    order.matches = 5
    strategy.play(order)
    assert kept.read_text("utf-8").startswith(before)
    assert len(kept.read_text("utf-8").splitlines()) == 5
