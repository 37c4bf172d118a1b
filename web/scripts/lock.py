"""Complete web/package-lock.json: every optional platform package is named, also those this machine could not fetch.

`npm ci` refuses a lock file that leaves one out. No addresses are recorded.
"""

import json
import sys
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parent.parent / "package-lock.json"
SYSTEMS = ("android", "darwin", "freebsd", "linux", "openharmony", "win32")
CPUS = ("arm64", "arm", "ppc64", "s390x", "x64", "riscv64", "loong64", "ia32", "wasm32")


def platform(name: str) -> dict[str, Any]:
    """System and processor, read from a package's name; `none` where there is none, so that it is never installed."""
    words = name.rsplit("/", 1)[-1].split("-")
    system = next((word for word in SYSTEMS if word in words), "none")
    cpu = next((word for word in CPUS if word in words), "none")
    libc = {"gnu": ["glibc"], "gnueabihf": ["glibc"], "musl": ["musl"]}.get(words[-1])
    return {"cpu": [cpu], "os": [system], **({"libc": libc} if libc else {})}


def complete(lock: dict[str, Any]) -> int:
    """Add what is missing; how many were added."""
    packages = lock["packages"]
    wanted: dict[str, str] = {}
    for entry in packages.values():
        entry.pop("funding", None)
        wanted |= entry.get("optionalDependencies", {})
    missing = {name: version for name, version in wanted.items() if f"node_modules/{name}" not in packages}
    for name, version in missing.items():
        exact = version.lstrip("^~")
        packages[f"node_modules/{name}"] = {"version": exact, "dev": True, "optional": True, **platform(name)}
    root = {"": packages.pop("")}
    lock["packages"] = {**root, **dict(sorted(packages.items()))}
    return len(missing)


if __name__ == "__main__":
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else LOCK
    data = json.loads(path.read_text("utf-8"))
    print(complete(data), "added")
    path.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
