"""The bill of materials names everything the wheel brings along."""

import json
from typing import Any

import pytest
from tests.script import script


@pytest.fixture(scope="module")
def bill() -> Any:
    return script("sbom").bill()


def names(bill: Any, kind: str, scope: str) -> set[str]:
    return {
        one["name"] for one in bill["components"] if one["purl"].startswith(f"pkg:{kind}/") and one["scope"] == scope
    }


def test_it_holds_the_packages_of_a_room_and_of_its_page(bill: Any) -> None:
    assert {"numpy", "fastapi", "uvicorn", "sqlalchemy"} <= names(bill, "pypi", "required")
    assert {"psycopg", "redis"} <= names(bill, "pypi", "optional")
    assert {"svelte", "@fluent/bundle"} <= names(bill, "npm", "required")
    assert {"vite", "rolldown"} <= names(bill, "npm", "excluded")
    assert not {"pytest", "mypy"} & names(bill, "pypi", "required")
    assert not any(one["name"] in ("eslint", "vitest") for one in bill["components"])


def test_every_reference_leads_to_a_component(bill: Any) -> None:
    known = {one["bom-ref"] for one in bill["components"]} | {bill["metadata"]["component"]["bom-ref"]}
    assert len(known) == len(bill["components"]) + 1, "each is named once"
    assert {one["ref"] for one in bill["dependencies"]} == known
    assert {ref for one in bill["dependencies"] for ref in one["dependsOn"]} <= known


def test_equal_locks_give_equal_bills(bill: Any) -> None:
    assert json.dumps(bill) == json.dumps(script("sbom").bill())
