# make play opens the game room, make test runs everything CI checks. Both set up what they need on a fresh machine:
# an environment in .venv, the client's packages, the built page, Chromium for the browser tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MODULES := web/node_modules/.ready
PAGE := src/vaka/server/static/index.html
CLIENT := $(shell find web/src web/public web/index.html web/vite.config.ts docs/rules src/vaka/locale -type f 2>/dev/null)
GAME ?= powerboats

.PHONY: play terminal test lint client chromium check bench clean

play: $(READY) $(PAGE)
	$(BIN)/vaka serve --open

terminal: $(READY)
	$(BIN)/vaka play $(GAME)

test:
	$(MAKE) --jobs=3 --output-sync=target lint client chromium
	$(BIN)/pytest -n 3 --dist loadfile --no-loadscope-reorder  # much of it waits for a browser; long files begin early

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

client: $(READY) $(MODULES) $(PAGE)
	$(BIN)/python web/scripts/wire.py --check
	cd web && npm run check && npm test

chromium:
	@command -v chromium-headless-shell >/dev/null \
	  || { apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } \
	  || command -v chromium >/dev/null \
	  || echo "Chromium could not be installed: the browser tests will be skipped."

check: $(READY)
	$(BIN)/vaka selfcheck --games 2000 --workers 2

bench: $(READY)
	$(BIN)/python benchmarks/run.py --write docs/benchmarks.md

$(READY): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

$(MODULES): web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(PAGE): $(MODULES) $(CLIENT)
	cd web && npm run build
	touch $@

clean:
	rm -rf $(VENV) .bench build dist web/node_modules src/vaka/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
