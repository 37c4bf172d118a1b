"""The command line as a person meets it: what it prints, what it writes, and every mistake in one sentence."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.tiers import amount

import vaka
from vaka.cli.main import run
from vaka.core.record import digest, from_record, load, to_record
from vaka.locale import languages

SHORT = ["--matches", "4"]
COMMANDS = ["games", "play", "serve", "simulate", "arena", "bench", "selfcheck", "replay", "analyse", "review", "perft"]
COMMANDS += ["new-game", "leaderboard", "exploit"]


def vaka_process(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "vaka", *arguments], capture_output=True, text=True, check=False, **more
    )


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence a bad call gets on stderr, exit code 2."""
    assert run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    lines = err.strip().splitlines()
    assert len(lines) == 1, err
    assert lines[0].startswith("vaka: ")
    return lines[0]


def test_games_lists_every_game_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    out = capsys.readouterr().out
    for meta in vaka.all_games().values():
        assert meta.title in out
    assert "2–6 seats" in out
    assert run(["games", "--language", "it"]) == 0
    assert "2–6 posti" in capsys.readouterr().out


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    games = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert games["powerboats"]["options"][0]["values"] == ["dark", "light", "mixed"]


def test_listing_games_loads_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; from vaka.cli.main import run; run(['games']);"
        "print([name for name in ('numba', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"vaka {vaka.__version__}\n"


def test_help_explains_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        assert run([command, "--help"]) == 0
        assert "Usage: vaka" in capsys.readouterr().out
    assert run(["--help"]) == 0
    assert "simulate" in capsys.readouterr().out


def test_simulate_prints_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "powerboats", *SHORT, "--bots", "greedy,random", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["matches"], summary["seats"]) == (4, 2)
    assert summary["by_seat"][0]["bot"] == "greedy"
    assert summary["decisions"] > 100
    assert run(["simulate", "powerboats", *SHORT]) == 0
    assert "mean return" in capsys.readouterr().out


def test_simulated_matches_are_written_as_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "out.jsonl"
    assert run(["simulate", "powerboats", *SHORT, "--seed", "9", "--out", str(file), "--json"]) == 0
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [record["seed"] for record in records] == ["9", "10", "11", "12"]
    for record in records:
        assert from_record(record).over
    capsys.readouterr()
    assert "replace it with --force" in complaint(capsys, "simulate", "powerboats", *SHORT, "--out", str(file))
    assert len(file.read_text("utf-8").splitlines()) == 4, "the old file is whole"


def test_two_workers_play_the_same_matches_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    summaries = []
    for workers in ("1", "2"):
        arguments = ["simulate", "powerboats", "--matches", "120", "--seats", "2", "--json", "--workers", workers]
        assert run(arguments) == 0
        summary = json.loads(capsys.readouterr().out)
        summaries.append({key: value for key, value in summary.items() if key not in TIMES})
    assert summaries[0] == summaries[1]


TIMES = ("seconds", "decisions_per_s", "matches_per_s")


def test_a_file_that_cannot_be_replaced_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "simulate", "powerboats", *SHORT, "--out", "/dev/null", "--force")
    assert "Not a regular file" in said


def test_when_the_disk_fills_up_nothing_is_half_written_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """A real limit on the size of files, in a process of its own."""
    file = tmp_path / "out.jsonl"
    command = ["simulate", "powerboats", "--matches", "20", "--seats", "2", "--out", str(file)]
    code = (
        "import resource, signal, sys; from vaka.cli.main import run;"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "run(['simulate', 'powerboats', '--matches', '1', '--json']);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (40000, 40000));"
        f"sys.exit(run({command!r}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert "File too large" in done.stderr
    assert not file.exists()
    assert run(command) == 0
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [record["seed"] for record in records] == [str(seed) for seed in range(20)]
    for record in records:
        from_record(record)
    assert list(tmp_path.iterdir()) == [file]


def test_a_review_for_a_seat_that_is_not_there_names_the_seats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(to_record(vaka.Match("powerboats", 2, seed=1))), "utf-8")
    assert "The seats are 0 to 1." in complaint(capsys, "review", str(file), "--seat", "2")


def test_bench_measures_both_modes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "powerboats", "--seconds", "0.2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["mode"] for row in rows] == ["plain", "compiled"]
    for row in rows:
        assert {"game", "seats", "mode", "decisions_per_s", "matches_per_s", "state_bytes"} <= set(row)
        assert row["state_bytes"] < 1024
    assert rows[1]["decisions_per_s"] > rows[0]["decisions_per_s"]


def test_selfcheck_says_what_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    matches = amount("VAKA_SELFCHECK", 2, 10)
    assert run(["selfcheck", "powerboats", "--matches", str(matches)]) == 0
    assert f"{matches} matches" in capsys.readouterr().out


def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "one.jsonl"
    assert run(["simulate", "powerboats", "--matches", "1", "--out", str(file), "--json"]) == 0
    return file


def test_replay_shows_and_verifies_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record_file(tmp_path)
    capsys.readouterr()
    assert run(["replay", str(file)]) == 0
    assert capsys.readouterr().out.startswith("A.0 ")
    assert run(["replay", str(file), "--verify"]) == 0
    assert "replays exactly" in capsys.readouterr().out
    assert run(["replay", str(file), "--at", "20"]) == 0
    assert "Race A" in capsys.readouterr().out


def test_replay_checks_the_seed_a_room_was_bound_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from vaka.room.commitment import with_commitment

    file = record_file(tmp_path)
    committed = with_commitment(json.loads(file.read_text("utf-8")), "5a1t")
    file.write_text(json.dumps(committed))
    capsys.readouterr()
    assert run(["replay", str(file), "--verify"]) == 0
    assert "bound to before the first move" in capsys.readouterr().out
    forged = {**committed, "commitment": {**committed["commitment"], "salt": "0the4"}}
    file.write_text(json.dumps({**forged, "digest": digest(forged)}))
    assert "seed" in complaint(capsys, "replay", str(file), "--verify")


def test_bad_records_are_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record_file(tmp_path)
    text = file.read_text("utf-8")
    capsys.readouterr()
    file.write_text(text[: len(text) // 2])
    assert "cannot be read" in complaint(capsys, "replay", str(file))
    file.write_text(text.replace('"seats": 4', '"seats": 3'))
    assert "changed after it was written" in complaint(capsys, "replay", str(file), "--verify")
    file.write_text('{"white": "e4"}')
    assert "not a saved match" in complaint(capsys, "replay", str(file))
    assert "No such file" in complaint(capsys, "replay", str(tmp_path / "none"))
    file.write_text(text)
    assert "no ply 99,999" in complaint(capsys, "replay", str(file), "--at", "99999")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "no game called “chess”"),
        (["simulate", "chess"], "The games are:"),
        (["bench", "chess"], "no game called"),
        (["selfcheck", "chess"], "no game called"),
        (["simulate", "powerboats", "--seats", "9"], "It takes 2 to 6"),
        (["simulate", "powerboats", "--seats", "0"], "It takes 2 to 6"),
        (["bench", "powerboats", "--seats", "0"], "It takes 2 to 6"),
        (["play", "powerboats", "--seats", "0"], "It takes 2 to 6"),
        (["perft", "powerboats", "--depth", "1", "--seats", "0"], "It takes 2 to 6"),
        (["perft", "powerboats", "--depth", "1", "--after", "100000"], "nothing to count after 100,000"),
        (["bench", "powerboats", "--seconds", "nan"], "“nan” is not possible for --seconds"),
        (["train", "powerboats", "--minutes", "0"], "it must be more than 0"),
        (["train", "powerboats", "--minutes", "nan"], "“nan” is not possible"),
        (["train", "powerboats", "--threads", "0"], "“0” is not possible for --threads"),
        (
            ["train", "powerboats", "--start", "greedy"],
            "“greedy” is not a value of the option --start. It can be: mind,",
        ),
        (["play", "powerboats", "--save", "README.md"], "README.md is there already"),
        (["replay", "docs/pictures/powerboats.jpg"], "is not a saved match: it is not a text file"),
        (["leaderboard", "--check", "docs/pictures/powerboats.jpg"], "is not the result file of a leaderboard"),
        (["simulate", "tavarua", "--components", "docs/pictures/powerboats.jpg"], "it is not a text file"),
        (
            ["simulate", "powerboats", "--bots", "kasparov"],
            "greedy, level1, level2, level3, level4, level5, random.",
        ),
        (["simulate", "tavarua", "--bots", "kasparov"], "level5, mind, random."),
        (["simulate", "powerboats", "--bots", "mine.py"], "Name the class of the bot in it, too: mine.py:Class"),
        (["simulate", "powerboats", "--bots", "greedy,random,random", "--seats", "4"], "3 bots were named for 4 seats"),
        (["simulate", "powerboats", "--seed", "lucky"], "“lucky” is not a seed"),
        (["simulate", "powerboats", "--matches", "0"], "at least 1"),
        (["simulate", "powerboats", "--matches", "many"], "valid integer"),
        (["simulate", "powerboats", "--workers", "0"], "at least 1"),
        (["simulate", "powerboats", "-o", "side=up"], "It can be: dark, light, mixed"),
        (["simulate", "powerboats", "-o", "wind=up"], "Its options are: side, scoring"),
        (["simulate", "powerboats", "-o", "side"], "Write it as NAME=VALUE, for example side=dark"),
        (["simulate", "powerboats", "--out", "/nowhere/at/all/x"], "/nowhere/at/all/x cannot be written"),
        (["simulate", "powerboats", "--out", "."], "Not a regular file"),
        (["simulate", "powerboats", "--out", "/"], "Not a regular file"),
        (["simulate", "powerboats", "--out", ""], "Not a regular file"),
        (["simulate", "powerboats", "--values"], "--values only works together with --out FILE.parquet"),
        (["simulate", "powerboats", "--values", "--out", "x.jsonl"], "--values only works together with"),
        (["simulate", "tavarua", "--journeys", "--out", "x"], "--out cannot be used together with --journeys"),
        (["simulate", "powerboats", "--journeys"], "Powerboats has no journey"),
        (["play", "powerboats", "--seat", "4"], "The seats are 0 to 3"),
        (["play", "powerboats", "--seats", "1"], "It takes 2 to 6"),
        (["play", "powerboats", "--bots", "greedy,nobody", "--seats", "2"], "no bot called “nobody”"),
        (["play", "powerboats", "--resume", "/nowhere.json"], "cannot be read"),
        (["simulate", "powerboats", "--components", "/nowhere.toml"], "cannot be read"),
        (["simulate", "powerboats", "--components", "README.md"], "takes no components file"),
        (["games", "--language", "xx"], f"It speaks: {', '.join(languages())}"),
        (["games", "--loud"], "No such option"),
        (["gmaes"], "No such command"),
        (["play"], "Missing argument"),
    ],
)
def test_bad_input_gets_one_sentence_and_code_2(arguments: Any, words: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in complaint(capsys, *arguments)


def test_mistakes_are_said_in_the_language_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VAKA_LANGUAGE", "it")
    assert "Non esiste un gioco chiamato «scacchi»" in complaint(capsys, "play", "scacchi")


def play_in_terminal(tmp_path: Path, typed: str, *arguments: str) -> str:
    done = vaka_process(
        "play", "powerboats", "--seed", "5", "--seats", "2", "--save", str(tmp_path / "m.json"), *arguments, input=typed
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_person_plays_leaves_and_comes_back(tmp_path: Path) -> None:
    out = play_in_terminal(tmp_path, "1\n+\nhelp\nquit\n")
    assert "You have seat 0" in out
    assert "take your last decision back" in out
    saved = load(tmp_path / "m.json")
    assert saved.ply == 3
    resumed = vaka_process("play", "powerboats", "--resume", str(tmp_path / "m.json"), input="1\n")
    assert resumed.returncode == 0
    assert load(tmp_path / "m.json").ply > saved.ply


def test_a_match_is_saved_over_nothing_but_itself(tmp_path: Path) -> None:
    """Neither where it begins nor by the command `save`; an earlier moment of the same match may be replaced."""
    notes = tmp_path / "notes.txt"
    notes.write_text("mine")
    out = play_in_terminal(tmp_path, f"1\nsave {notes}\nsave {tmp_path / 'copy.json'}\n1\nquit\n")
    assert "notes.txt is there already" in out
    assert notes.read_text() == "mine"
    copy, saved = load(tmp_path / "copy.json"), load(tmp_path / "m.json")
    assert copy.ply < saved.ply
    go_on = ["play", "powerboats", "--resume", str(tmp_path / "m.json"), "--save"]
    assert vaka_process(*go_on, str(tmp_path / "copy.json"), input="").returncode == 0
    assert load(tmp_path / "copy.json").ply == saved.ply
    new = ["play", "powerboats", "--seats", "2", "--seed", "5", "--save", str(tmp_path / "m.json")]
    done = vaka_process(*new, input="")
    assert (done.returncode, load(tmp_path / "m.json").ply) == (2, saved.ply)
    assert "m.json is there already" in done.stderr
    assert vaka_process(*new, "--force", input="").returncode == 0
    assert load(tmp_path / "m.json").ply < saved.ply


def test_a_bot_that_breaks_the_rules_in_the_terminal_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["--watch", "--seats", "2", "--seed", "4", "--save", str(tmp_path / "m.json")]
    assert run(["play", "powerboats", "--bots", "tests.bots.counting:Cheat", *arguments]) == 2
    assert (
        "The bot tests.bots.counting:Cheat chose action -1 on seat 0 of the match with seed 4"
        in capsys.readouterr().err
    )


def test_wrong_moves_in_the_terminal_say_why_and_nothing_is_lost(tmp_path: Path) -> None:
    out = play_in_terminal(tmp_path, "1\nfly\n-3\nL\n99\n\nundo\n+\nundo\nlist\nsave\nquit\n")
    assert "“fly” is not a move of Powerboats" in out
    assert "(POW-4.2)" in out
    assert "no move number 99" in out
    assert "Move undone" in out
    assert "cannot be undone" in out


def test_the_end_of_input_is_a_clean_end(tmp_path: Path) -> None:
    out = play_in_terminal(tmp_path, "")
    assert "Go on with: vaka play powerboats --resume" in out


@pytest.mark.exhaustive
def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    out = play_in_terminal(tmp_path, "", "--watch", "--bots", "greedy")
    assert "The match is over." in out
    assert "1. Seat" in out
    assert load(tmp_path / "m.json").over


def test_a_whole_match_is_played_by_hand_from_the_list(tmp_path: Path) -> None:
    out = play_in_terminal(tmp_path, "1\n" * 3000, "--bots", "random")
    assert "The match is over." in out
    assert "(you)" in out


def test_the_lake_is_drawn_in_colour_on_a_terminal(tmp_path: Path) -> None:
    """On a real pseudo-terminal of 100 columns; no line is wider."""
    primary, secondary = pty.openpty()
    environment = {**os.environ, "COLUMNS": "100", "TERM": "xterm-256color", "VAKA_LANGUAGE": "it"}
    process = subprocess.Popen(
        [sys.executable, "-m", "vaka", "play", "powerboats", "--seed", "5", "--save", str(tmp_path / "m.json")],
        stdin=subprocess.PIPE, stdout=secondary, stderr=secondary, env=environment,
    )  # fmt: skip
    os.close(secondary)
    assert process.stdin is not None
    process.stdin.write(b"quit\n")
    process.stdin.close()
    seen = b""
    while True:
        try:
            part = os.read(primary, 65536)
        except OSError:
            break
        if not part:
            break
        seen += part
    process.wait(timeout=60)
    os.close(primary)
    text = seen.decode()
    assert "\x1b[" in text
    assert "Gara A" in text
    assert "▓▓" in text


INTERRUPTED = """
import os, signal, sys, weakref
from vaka.cli import main
class Told: pass
told = Told()
def at_the_end(_): os.kill(os.getpid(), signal.SIGINT)
{where}
"""
IN_A_CALLBACK = """
import vaka.cli.games
def interrupted(*_):
    kept = weakref.ref(told, at_the_end)
    globals().pop("told")  # the callback is interrupted: Python would print that and go on
    {then}
vaka.cli.games.run = interrupted
sys.argv = ["vaka", "games"]
main.main()
"""
CALLBACKS = {
    "in a callback of the compiler": IN_A_CALLBACK.format(then="while True: pass"),
    "so that the compiler fails": IN_A_CALLBACK.format(then='raise RuntimeError("no compiled object yet")'),
}


@pytest.mark.parametrize("where", ["at_the_end(None)", *CALLBACKS.values()], ids=["while it is loaded", *CALLBACKS])
def test_an_interruption_says_nothing(where: str) -> None:
    code = INTERRUPTED.format(where=where)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=20)
    assert done.returncode in (-signal.SIGINT, 130)
    assert done.stdout + done.stderr == ""


@pytest.mark.exhaustive
def test_an_interruption_while_compiling_leaves_nothing(tmp_path: Path) -> None:
    """Interrupted as soon as the compiler is said to be at work."""
    environment = {**os.environ, "VAKA_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-m", "vaka", "simulate", "tongiaki", "--out", str(tmp_path / "out.parquet")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as run_:
        assert run_.stderr is not None
        assert "Compiling Tongiaki" in run_.stderr.readline()
        run_.send_signal(signal.SIGINT)
        out, err = run_.communicate(timeout=60)
    assert run_.returncode == 130
    assert (out, err.replace("time on.", "").strip()) == ("", "")
    assert {path.name for path in tmp_path.iterdir()} <= {"cache"}
