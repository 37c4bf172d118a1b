"""The threat model promises nothing that no test holds."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISE = re.compile(r"^\| (?P<promise>[A-Z].+?\.) \| (?P<tests>.+) \|$", re.MULTILINE)
TEST = re.compile(r"`(\S+\.py)::(test_\w+)`")
OF_PAGE = re.compile(r"`web/(\S+\.ts)::([^`]+)`")  # by its title


def test_every_promise_names_a_test_that_exists() -> None:
    promises = PROMISE.findall(PAGE)
    assert len(promises) >= 15
    for promise, tests in promises:
        named, of_page = TEST.findall(tests), OF_PAGE.findall(tests)
        assert named or of_page, f"nothing holds: {promise}"
        for file, test in named:
            assert f"def {test}(" in (ROOT / "tests" / file).read_text("utf-8"), f"{file}::{test}"
        for file, title in of_page:
            assert f"test('{title}'" in (ROOT / "web" / file).read_text("utf-8"), f"{file}::{title}"
