"""The locked requirements are complete, agree with pyproject.toml and each other, and carry hashes but no addresses."""

import importlib.metadata
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[Any]] = PROJECT["dependency-groups"]
ENTRY = re.compile(
    r"^(\S+?==\S+)( ; [^\\\n]+)?((?: \\\n {4}--hash=sha256:[0-9a-f]{64})+)\n {4}# via .+\n", re.MULTILINE
)
AGAIN = "run python scripts/lock.py"


def lock(name: str) -> dict[str, Requirement]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    found = [Requirement(pin + (marker or "")) for pin, marker, _ in ENTRY.findall(text)]
    rest = [line for line in ENTRY.sub("", text).splitlines() if not line.startswith("#")]
    assert rest == [], "every line belongs to a package with hashes"
    return {canonicalize_name(one.name): one for one in found}


def project(*extras: str) -> Iterator[Requirement]:
    """What pyproject.toml asks for, with extras that name extras taken apart."""
    asked = [*PROJECT["project"]["dependencies"], *(text for extra in extras for text in EXTRAS[extra])]
    for one in map(Requirement, asked):
        if one.name == "vaka":
            yield from project(*one.extras)
        else:
            yield one


def group(name: str) -> Iterator[Requirement]:
    for one in GROUPS[name]:
        if isinstance(one, dict):
            yield from group(one["include-group"])
        else:
            yield Requirement(one)


WANTED = {
    "dev": list(project("dev")),
    "play": list(project()),
    "host": list(project("host")),
    "build": list(group("build")),
    "release": list(group("release")),
    "research": list(project("data", "envs", "onnx", "rllib")),
}


def test_there_is_one_lock_for_each_purpose() -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(WANTED)


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_holds_what_the_project_asks_for(name: str) -> None:
    pinned = lock(name)
    for asked in WANTED[name]:
        found = pinned.get(canonicalize_name(asked.name))
        assert found is not None, f"{asked} is not locked: {AGAIN}"
        (pin,) = found.specifier
        assert asked.specifier.contains(pin.version), f"{asked}, locked at {pin.version}: {AGAIN}"


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_holds_what_its_packages_need(name: str) -> None:
    """pip is told not to look for dependencies, so none may be missing."""
    pinned = lock(name)
    for asked in [*WANTED[name], *pinned.values()]:
        try:
            installed = importlib.metadata.distribution(asked.name)
        except importlib.metadata.PackageNotFoundError:
            continue
        for text in installed.requires or ():
            needed = Requirement(text)
            if applies(needed, {"", *asked.extras}):
                assert canonicalize_name(needed.name) in pinned, f"{asked.name} needs {needed}: {AGAIN}"


def applies(needed: Requirement, extras: set[str]) -> bool:
    here = {name: str(value) for name, value in default_environment().items()}
    return needed.marker is None or any(needed.marker.evaluate({**here, "extra": extra}) for extra in extras)


def test_a_package_has_the_same_version_in_every_lock() -> None:
    versions: dict[str, set[str]] = {}
    for name in WANTED:
        for package, pin in lock(name).items():
            versions.setdefault(package, set()).add(str(pin.specifier))
    differing = {package for package, found in versions.items() if len(found) > 1}
    assert differing <= {"gymnasium"}, "RLlib wants one version of Gymnasium exactly, and the others go with the newest"
