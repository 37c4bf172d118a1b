"""`vaka serve` as a person starts it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import Guest, Served, free_port, wait_until
from vaka.cli.main import run
from vaka.room.commitment import CommittedRecord
from vaka.server.app import MESSAGES, create_app
from vaka.server.requests import RecordImport
from vaka.server.settings import Settings


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Any]:
    started = []

    def start(*arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "vaka", "serve", "--data", str(tmp_path), *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "VAKA_LANGUAGE": "en"},
        )  # fmt: skip
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def test_it_prints_an_address_that_works_and_ends_cleanly(serving: Any) -> None:
    began = time.perf_counter()
    process = serving("--port", "0")
    line = process.stdout.readline()
    spent = time.perf_counter() - began
    print(f"the room was open after {spent:.2f} s")
    assert spent < 8, "under 2 s on an idle machine; this one may be busy"
    assert line.startswith("The game room is open at http://localhost:")
    address = line.split()[-1]
    assert httpx.get(f"{address}/api/games", trust_env=False).status_code == 200
    process.send_signal(signal.SIGINT)
    assert process.wait(20) in (0, 130)
    assert process.stderr.read() == ""


def test_a_room_that_is_not_warmed_never_imports_numba(serving: Any) -> None:
    code = (
        "import sys, threading\n"
        "from pathlib import Path\n"
        "from tests.server.harness import Guest, served, settings\n"
        "with served(settings(Path(sys.argv[1]))) as room, Guest(room.url) as guest:\n"
        "    table = guest.open('me', 'me')['table']['id']\n"
        "    guest.act(table)\n"
        "print('numba' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, os.environ["VAKA_DATA"]], capture_output=True, text=True)
    assert done.stdout.strip() == "False", done.stderr


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    return err


def test_answers_leave_at_once_however_small_they_are(room: Served, guest: Guest) -> None:
    """The operating system would keep the second half of an answer for up to 40 milliseconds, to send it with more."""
    guest.get("/room")
    options = [
        connection.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for connection in room.server.server_state.connections
    ]
    assert options
    assert all(options)


def test_a_taken_port_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "Choose another with --port" in complaint(capsys, "--port", port, "--data", str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "mysql://x/y"], "is not a database Vaka knows"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "does not answer"),
        (["--bus", "kafka://x"], "is not a bus Vaka knows"),
        (["--bus", "redis://127.0.0.1:1"], "The bus does not answer"),
        (["--host", "no.such.host.invalid"], ": Name or service not known."),
        (["--port", "70000"], "65535"),
        (["--data", "/proc/nowhere"], "cannot be written"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: Any, words: Any
) -> None:
    data = [] if "--data" in arguments else ["--data", str(tmp_path)]
    port = [] if "--port" in arguments else ["--port", str(free_port())]
    assert words in complaint(capsys, *arguments, *data, *port)


def test_workers_end_with_their_server(serving: Any) -> None:
    """Even a killed server leaves no bots behind."""
    process = serving("--port", "0")
    address = process.stdout.readline().split()[-1]
    body = {"game": "powerboats", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert httpx.post(f"{address}/api/tables", json=body, trust_env=False).status_code == 201
    children = wait_until(lambda: children_of(process.pid))
    process.kill()
    wait_until(lambda: not any(alive(child) for child in children))


def children_of(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as listed:
        return [int(child) for child in listed.read().split()]


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_the_openapi_description_names_every_route_and_message(tmp_path: Path) -> None:
    schema = create_app(Settings(data=tmp_path)).openapi()
    json.dumps(schema)
    assert {message.__name__ for message in MESSAGES} <= set(schema["components"]["schemas"])
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            assert route["description"], (method, path)
            if path != "/api/words/{code}" and not path.endswith(("/{name}/records", ".svg")):
                good = next(answer for status, answer in route["responses"].items() if status.startswith("2"))
                assert "$ref" in good["content"]["application/json"]["schema"], path
            problem = route["responses"]["422"]["content"]["application/json"]["schema"]
            assert problem == {"$ref": "#/components/schemas/Problem"}


def test_the_openapi_description_knows_the_fields_of_what_others_check(tmp_path: Path) -> None:
    """A record and a passkey's answer are taken as they come, so that their readers say what is wrong with them."""
    known = create_app(Settings(data=tmp_path)).openapi()["components"]["schemas"]
    assert known["RecordImport"]["properties"]["record"]["$ref"] == "#/components/schemas/MatchRecord"
    assert set(CommittedRecord.__annotations__) <= set(known["MatchRecord"]["properties"])
    assert known["PasskeySignIn"]["properties"]["credential"]["$ref"] == "#/components/schemas/Credential"
    assert RecordImport.model_validate({"record": {"anything": 1}}).record == {"anything": 1}
