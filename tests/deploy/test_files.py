"""The files in deploy/ fit the project and each other, as far as can be said without starting containers."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_the_image_is_built_from_files_that_are_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.MULTILINE)
    for path in " ".join(copied).split():
        assert (ROOT / path).exists(), path
        assert any(f"!{parent}" in ignored for parent in (path, *map(str, Path(path).parents))), f"{path} is ignored"


def test_what_is_built_here_is_built_again_in_the_image() -> None:
    """What lies in somebody's checkout may be old, or made for another platform."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    sent = tuple(line[1:] for line in ignored if line.startswith("!"))
    built = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    for path in (line.rstrip("/") for line in built if line.startswith(sent)):
        assert path in ignored, path
    assert {"**/__pycache__", "web/node_modules"} <= {*ignored}


def test_the_guide_counts_the_images_to_pin() -> None:
    guide = (ROOT / "docs" / "guides" / "deploy.md").read_text("utf-8")
    found = re.search(r"`deploy/Containerfile` \((\w+) `FROM` lines\)", guide)
    assert found is not None
    lines = re.findall(r"^FROM ", CONTAINERFILE, re.MULTILINE)
    assert found[1] == ("no", "one", "two", "three", "four", "five", "six")[len(lines)]


def test_the_image_installs_nothing_without_hashes_and_runs_as_nobody_special() -> None:
    for line in re.findall(r"pip install .+", CONTAINERFILE):
        assert "--require-hashes" in line or "--no-index" in line, line
    assert re.findall(r"^USER (.+)$", CONTAINERFILE, re.MULTILINE) == ["10001:10001"]
    assert "npm ci" in CONTAINERFILE
    version = re.search(r"FROM python:([\d.]+)-slim(?:@sha256:[0-9a-f]{64})?\n", CONTAINERFILE)
    assert version is not None
    supported = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    assert f"Programming Language :: Python :: {version[1]}" in supported


def test_only_the_proxy_can_be_reached_from_outside(compose: Any) -> None:
    services = compose["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"proxy"}
    assert {name for name, service in services.items() if "outside" in service["networks"]} == {"proxy"}
    assert compose["networks"]["inside"]["internal"]
    assert all(service["restart"] == "unless-stopped" for service in services.values())


def test_docker_and_podman_can_start_every_service(compose: Any) -> None:
    for name, service in compose["services"].items():
        for mount in service.get("tmpfs", ()):
            options = mount.partition(":")[2].split(",")
            assert not any(option.startswith(("uid=", "gid=")) for option in options), f"{name}: Podman refuses {mount}"
    assert "/var/lib/vaka:mode=0755" in compose["services"]["room1"]["tmpfs"], "otherwise rooms cannot look into it"
    asked = compose["services"]["database"]["healthcheck"]["test"]
    assert "--host=127.0.0.1" in asked, "while a database is set up it listens on its socket, and rooms cannot reach it"


def test_the_parts_name_each_other_rightly(compose: Any) -> None:
    services = compose["services"]
    rooms = [address.partition(":")[0] for address in services["proxy"]["environment"]["ROOMS"].split()]
    assert rooms == ["room1", "room2"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service.get("secrets", ())) <= set(compose["secrets"]), name
        named = {volume.partition(":")[0] for volume in service.get("volumes", ()) if not volume.startswith(".")}
        assert named <= set(compose["volumes"]), name
    assert "redis://bus:" in services["room1"]["environment"]["VAKA_BUS"]
    assert "bus" in services
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "@database/vaka" in makefile, "`make host` writes the address of the service"
    for secret in compose["secrets"].values():
        assert secret["file"].removeprefix("secrets/") in ("database", "password")


def test_the_domain_is_remembered_for_commands_that_do_not_name_it(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    make = ["make", "--silent", "host", "COMPOSE=true"]
    for more in (["DOMAIN=play.example.org"], []):
        subprocess.run([*make, *more], cwd=tmp_path, check=True)
        assert (tmp_path / "deploy" / ".env").read_text("utf-8") == "DOMAIN=play.example.org\n"
    assert oct((tmp_path / "deploy" / "secrets").stat().st_mode) == "0o40700"


def test_the_proxy_understands_its_file() -> None:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed")
    command = [program, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    chosen = {"DOMAIN": "play.example.org", "ROOMS": "room1:8000 room2:8000"}
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **chosen}, check=False)
    assert done.returncode == 0, done.stderr
    for address in ("room1:8000", "room2:8000", "play.example.org"):
        assert address in done.stdout


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    units = []
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        units.append(tmp_path / unit.name)
        units[-1].write_text(unit.read_text("utf-8").replace("/opt/vaka/bin/vaka", "/bin/true"), "utf-8")
    done = subprocess.run([program, "verify", *map(str, units)], capture_output=True, text=True, check=False)
    own = [line for line in done.stderr.splitlines() if any(unit.name in line for unit in units)]
    assert own == []
