"""Build sdist and wheel with the page and the WebAssembly modules inside, check them, and write the release notes.

make release          or: python scripts/release.py [--out DIR]

Beside them go the bill of materials (scripts/sbom.py) and the locked requirements a room needs. The wheel is installed
into a fresh environment, where `import vaka`, `vaka games` and `vaka serve` must work.
The version is in pyproject.toml and nowhere else; the notes are its section of CHANGELOG.md.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import urllib.request
import venv
import zipfile
from pathlib import Path

from vaka.envs.board import SCRIPT
from vaka.server.engine import has_python
from vaka.wasm.modules import BUILT
from vaka.wasm.ship import ship_modules

ROOT = Path(__file__).parents[1]
STATIC = "vaka/server/static/index.html"
LOCK = ROOT / "requirements" / "host.txt"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the files go (default: dist)")
    out = parser.parse_args().out
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    notes = section(version, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    if not (ROOT / "src" / STATIC).exists() or not SCRIPT.exists() or not has_python():
        sys.exit("The page is not whole: run `make release`, or `npm ci && npm run build` in web/.")
    for old in out.glob("vaka-*"):
        old.unlink()
    ship_modules()
    shipped = shipped_files()
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT))
    wheel, sdist = out / f"vaka-{version}-py3-none-any.whl", out / f"vaka-{version}.tar.gz"
    check_contents(wheel, sdist, shipped)
    run(sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sdist))
    with tempfile.TemporaryDirectory() as folder:
        smoke_test(wheel, Path(folder))
    (out / "NOTES.md").write_text(notes, "utf-8")
    run(sys.executable, str(ROOT / "scripts" / "sbom.py"), "--out", str(out / f"vaka-{version}.cdx.json"))
    shutil.copyfile(LOCK, out / f"vaka-{version}-requirements.txt")
    print(f"{', '.join(sorted(path.name for path in out.glob('vaka-*')))} and NOTES.md are ready in {out}.")


def section(version: str, changelog: str) -> str:
    """What the changelog says of a version."""
    found = re.search(rf"^## {re.escape(version)}\b.*?$\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE)
    if found is None:
        sys.exit(f"CHANGELOG.md has no section for version {version}.")
    return found[1].strip() + "\n"


def run(*command: str) -> None:
    subprocess.run(command, check=True)


def shipped_files() -> list[str]:
    """What lies beside the modules and is no source: the engine's scripts, Python for browsers, the drawn boards."""
    files = [path for folder in (BUILT, SCRIPT.parent) for path in sorted(folder.rglob("*")) if path.is_file()]
    return [path.relative_to(ROOT / "src").as_posix() for path in files]


def check_contents(wheel: Path, sdist: Path, shipped: list[str]) -> None:
    """Both hold the page, the modules, the words of every language and the components of every game."""
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    for path in (STATIC, *shipped, *(str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.ftl"))):
        if path not in inside:
            sys.exit(f"{wheel.name} lacks {path}.")
        if f"src/{path}" not in packed:
            sys.exit(f"{sdist.name} lacks src/{path}.")


def smoke_test(wheel: Path, folder: Path) -> None:
    """Install the wheel as a host does, play a match, and get the page from a room."""
    venv.create(folder / "env", with_pip=True)
    python, vaka = folder / "env" / "bin" / "python", folder / "env" / "bin" / "vaka"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run(*install, "--require-hashes", "-r", str(LOCK))
    run(*install, "--no-index", str(wheel))
    run(str(python), "-m", "pip", "check")
    code = "import vaka; m = vaka.Match('tongiaki', seats=2, seed=1); m.push(m.moves()[0]); print(vaka.__version__)"
    subprocess.run([str(python), "-c", code], check=True, cwd=folder)
    subprocess.run([str(vaka), "games"], check=True, cwd=folder)
    room = subprocess.Popen(
        [str(vaka), "serve", "--port", "0", "--data", str(folder / "data")],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
    )
    try:
        assert room.stdout is not None
        address = next((word for line in room.stdout for word in line.split() if word.startswith("http")), None)
        if address is None:
            sys.exit("`vaka serve` said no address.")
        print("The room answers:", answer(address.rstrip(".")))
        with urllib.request.urlopen(f"{address.rstrip('.')}/site.json"):
            print("Browsers can keep the games.")  # all modules are there and of these sources
    finally:
        room.terminate()
        room.wait()


def answer(address: str) -> str:
    """The title of the page at an address."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address) as page:
                found = re.search(r"<title>(.*?)</title>", page.read().decode("utf-8"))
                return found[1] if found else sys.exit("The page has no title.")
        except OSError:
            time.sleep(0.1)
    sys.exit(f"{address} does not answer.")


if __name__ == "__main__":
    main()
