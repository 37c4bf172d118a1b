"""Write the software bill of materials of the wheel as CycloneDX JSON, from the lock files alone.

python scripts/sbom.py [--out FILE]

Required are the Python packages of a room and the npm packages in its page; optional is what only PostgreSQL and Redis
need; excluded are the tools that built the page. The hashes of Python packages are in requirements/host.txt.
"""

import argparse
import base64
import importlib.metadata
import json
import re
import tomllib
import uuid
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE_BUILDERS = {"vite", "@sveltejs/vite-plugin-svelte"}
ENTRY = re.compile(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+).*?# via ([^\n]+)", re.MULTILINE | re.DOTALL)
Component = dict[str, Any]
Graph = dict[str, set[str]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, help="the file to write (default: standard output)")
    out: Path | None = parser.parse_args().out
    text = json.dumps(bill(), indent=1, ensure_ascii=False) + "\n"
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, "utf-8")


def bill() -> dict[str, Any]:
    """The whole bill. Equal lock files give equal bytes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    root = f"pkg:pypi/vaka@{project['version']}"
    python, python_needs = python_packages(root)
    npm, npm_needs = npm_packages(root)
    needs = {ref: python_needs.get(ref, set()) | npm_needs.get(ref, set()) for ref in {*python_needs, *npm_needs}}
    components = sorted([*python, *npm], key=lambda component: component["purl"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([root, components]))}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application", "bom-ref": root, "name": "vaka", "version": project["version"], "purl": root,
                "licenses": [{"expression": project["license"]}],
            }
        },
        "components": components,
        "dependencies": [{"ref": ref, "dependsOn": sorted(needs[ref])} for ref in sorted(needs)],
    }  # fmt: skip


def python_packages(root: str) -> tuple[list[Component], Graph]:
    """What a room runs on, and which package needs which."""
    always = {name for name, _, _ in locked("play")}
    entries = locked("host")
    refs = {name: f"pkg:pypi/{name}@{version}" for name, version, _ in entries} | {"vaka": root}
    needs: Graph = {ref: set() for ref in refs.values()}
    for name, _, needed_by in entries:
        for other in needed_by:
            needs[refs[other]].add(refs[name])
    scopes = {name: "required" if name in always else "optional" for name in refs}
    return [component(refs[name], name, version, scopes[name], licence(name)) for name, version, _ in entries], needs


def locked(name: str) -> list[tuple[str, str, list[str]]]:
    """Name, version and who needs it, of each package in a lock."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return [(package, version, via.split(", ")) for package, version, via in ENTRY.findall(text)]


def licence(package: str) -> str | None:
    """The SPDX expression of a package, if it is installed and declares one."""
    try:
        declared = importlib.metadata.metadata(package)
        return next(iter(declared.get_all("License-Expression") or ()), None)
    except importlib.metadata.PackageNotFoundError:
        return None


def npm_packages(root: str) -> tuple[list[Component], Graph]:
    """What the page is made of and made with, and which package needs which."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    direct = set(packages[""]["dependencies"])
    inside = reached(packages, direct - PAGE_BUILDERS)
    everything = inside | reached(packages, PAGE_BUILDERS)
    refs = {path: f"pkg:npm/{npm_name(path).replace('@', '%40')}@{packages[path]['version']}" for path in everything}
    needs: Graph = {root: {refs[find(packages, "", name)] for name in direct}}
    components = []
    for path in everything:
        entry = packages[path]
        needs[refs[path]] = {refs[other] for other in needed(packages, path)}
        scope = "required" if path in inside else "excluded"
        made = component(refs[path], npm_name(path), entry["version"], scope, entry.get("license"))
        if "integrity" in entry:
            algorithm, _, digest = entry["integrity"].partition("-")
            made["hashes"] = [{"alg": algorithm.replace("sha", "SHA-"), "content": base64.b64decode(digest).hex()}]
        components.append(made)
    return components, needs


def reached(packages: dict[str, Any], names: Iterable[str]) -> set[str]:
    """The paths of packages and of all they need."""
    found: set[str] = set()
    waiting = {find(packages, "", name) for name in names}
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= needed(packages, path) - found
    return found


def needed(packages: dict[str, Any], path: str) -> set[str]:
    entry = packages[path]
    names = {**entry.get("dependencies", {}), **entry.get("optionalDependencies", {})}
    return {find(packages, path, name) for name in names}


def find(packages: dict[str, Any], path: str, name: str) -> str:
    """Where a package that is needed at a path lies: in its own folder, or in one further out."""
    while (found := f"{path}/node_modules/{name}".lstrip("/")) not in packages:
        if not path:
            raise KeyError(name)
        path = path.rpartition("/node_modules/")[0] if "/node_modules/" in path else ""
    return found


def npm_name(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def component(ref: str, name: str, version: str, scope: str, spdx: str | None) -> Component:
    known = {"licenses": [{"expression": spdx}]} if spdx else {}
    return {
        "type": "library", "bom-ref": ref, "name": name, "version": version, "scope": scope, **known, "purl": ref,
    }  # fmt: skip


if __name__ == "__main__":
    main()
