"""Write requirements/*.txt: every package with its version and the hashes of all its files, and no address.

python scripts/lock.py                    after a change of dependencies in pyproject.toml; other versions stay
python scripts/lock.py --upgrade          the newest versions of everything
python scripts/lock.py --upgrade numpy    the newest version of one package; may be repeated

Needs uv (`pip install uv`), which resolves for every platform and every Python the project supports at once.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"
LOCKS = {  # what each file is for, and how uv is told; later ones take the versions of earlier ones
    "dev": ("what `make test` and `make lint` need", ["pyproject.toml", "--extra", "dev"]),
    "play": ("what `make play` needs", ["pyproject.toml"]),
    "host": ("what the container image and rooms on several machines need", ["pyproject.toml", "--extra", "host"]),
    "build": ("what building the package needs", ["--group", "build"]),
    "release": ("what `make release` needs", ["--group", "release"]),
    "research": (
        "Gymnasium, PettingZoo, OpenSpiel and RLlib together",
        ["pyproject.toml", *(word for name in ("data", "envs", "onnx", "rllib") for word in ("--extra", name))],
    ),
}
OWN = {"research": {"gymnasium"}}  # packages whose version in a lock is its own: RLlib wants one exactly
HEADER = "# Made by scripts/lock.py from pyproject.toml: {what}.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--upgrade", nargs="?", action="append", const="", metavar="PACKAGE")
    upgrade: list[str] = parser.parse_args().upgrade or []
    FOLDER.mkdir(exist_ok=True)
    pins: dict[str, str] = {}
    for name in LOCKS:
        path = FOLDER / f"{name}.txt"
        if "" not in upgrade and path.exists():
            pins |= shared_pins(name, path.read_text("utf-8"))
    pins = {name: pin for name, pin in pins.items() if name not in map(normal, upgrade)}
    for name, (what, arguments) in LOCKS.items():
        text = locked(arguments, {package: pin for package, pin in pins.items() if package not in OWN.get(name, ())})
        pins |= shared_pins(name, text)
        (FOLDER / f"{name}.txt").write_text(HEADER.format(what=what) + text, "utf-8")
        print(f"requirements/{name}.txt: {len(pins_in(text))} packages")


def locked(arguments: list[str], pins: dict[str, str]) -> str:
    """The lock of one set of requirements, with these pins where it uses their packages."""
    uv = shutil.which("uv") or sys.exit("uv is not here. Install it with: pip install uv")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as constraints:
        constraints.writelines(f"{pin}\n" for pin in pins.values())
        constraints.flush()
        command = [
            uv, "pip", "compile", *arguments, "--constraint", constraints.name, "--quiet",
            "--universal", "--python-version", "3.11", "--generate-hashes",
            "--no-header", "--annotation-style", "line",
        ]  # fmt: skip
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    return re.sub(r"# via (.+)", lambda found: f"# via {needed_by(found[1])}", done.stdout)


def needed_by(listed: str) -> str:
    """Who asked for a package, without the constraints it was resolved under."""
    names = (name for name in listed.split(", ") if not name.startswith("-c "))
    return ", ".join("vaka" if "pyproject.toml" in name else name for name in names)


def shared_pins(name: str, text: str) -> dict[str, str]:
    """The pins of a lock that hold for the others too."""
    return {package: pin for package, pin in pins_in(text).items() if package not in OWN.get(name, ())}


def pins_in(text: str) -> dict[str, str]:
    """The pins of a lock by name, as `name==version` with neither extras, markers nor hashes.

    A package with another version for another Python is left out, to be resolved again.
    """
    found = re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+)", text, re.MULTILINE)
    often = Counter(normal(name) for name, _ in dict.fromkeys(found))
    return {normal(name): f"{name}=={version}" for name, version in found if often[normal(name)] == 1}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main()
