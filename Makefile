# make play opens the game room, make test runs everything CI checks. Both set up what they need on a fresh machine:
# an environment in .venv, the client's packages, the built page; make test also Chromium for the browser tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --no-compile --disable-pip-version-check
LOCKED := $(PIP) --require-hashes --no-deps  # the files are complete: nothing to resolve
NPM := npm ci --no-audit --no-fund --loglevel=error
PLAY := $(VENV)/.play
READY := $(VENV)/.ready
MODULES := web/node_modules/.ready
PAGE := src/vaka/server/static/index.html
# Without Python's files: running the program writes byte code, which would make the page look stale.
CLIENT := $(shell find web/src web/public web/index.html web/vite.config.ts web/vite.engine.config.ts web/vite.drawing.config.ts web/languages.ts docs/rules docs/strategy src/vaka/locale -type f ! -name '*.py*' 2>/dev/null)
GAME ?= powerboats
ROOM ?= --open
WORKERS ?= 3
DOMAIN ?= $(or $(shell sed -n s/^DOMAIN=//p deploy/.env 2>/dev/null),localhost)
COMPOSE ?= docker compose

# Whatever the environment says, modules are kept as byte code: a run starts some hundred processes.
unexport PYTHONDONTWRITEBYTECODE

# Tests compile into a folder of their own, quickly; make test-all compiles as users do. Not :=, test-all comes later.
COMPILE = VAKA_CACHE=$(or $(TMPDIR),/tmp)/vaka-test-cache$(if $(VAKA_TEST_ALL),-all) $(if $(VAKA_TEST_ALL),,NUMBA_OPT=1)

# scripts/test_times.py reads both: what pytest says, and when the whole command began and ended.
REPORT = .pytest_cache/test$(if $(VAKA_TEST_ALL),-all).xml
TIMES = $(REPORT:.xml=.times)

.PHONY: play host terminal test test-all tests checks pytest lint format client compiled chromium linker check bench release clean

play:
	@$(MAKE) --no-print-directory --jobs=2 PLAYING=1 $(PLAY) $(PAGE)
	@$(BIN)/vaka serve $(ROOM)

host: deploy/secrets/database  ## a public room at https://DOMAIN, in containers
	echo DOMAIN=$(DOMAIN) > deploy/.env  # Compose reads it, whoever calls it later
	DOMAIN=$(DOMAIN) $(COMPOSE) -f deploy/compose.yaml up --build --detach

# Containers read these as users of their own, so the folder alone keeps others out.
deploy/secrets/database:
	mkdir -p -m 0700 $(@D)
	head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' > $(@D)/password
	printf 'postgresql://vaka:%s@database/vaka' "$$(cat $(@D)/password)" > $@
	chmod 0444 $(@D)/password $@

terminal: $(PLAY)
	@$(BIN)/vaka play $(GAME)

test: tests  ## what CI runs: everything proved once

test-all: export VAKA_TEST_ALL = 1
test-all: tests  ## everything there is: every language on every device, whole matches, kills, leaks, large samples

# Compiling takes both cores. The tests often wait for a browser or a room, so everything else is checked beside them.
tests:
	@mkdir -p $(dir $(TIMES)) && date +%s >$(TIMES)
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=target compiled $(READY) $(PAGE) chromium linker
	@$(MAKE) --no-print-directory --jobs=2 checks pytest
	@date +%s >>$(TIMES)

checks:
	@MAKEFLAGS= $(MAKE) --no-print-directory --output-sync=recurse lint client

pytest: $(READY) $(PAGE)
	$(COMPILE) $(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --junitxml=$(REPORT)

lint: $(READY) $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && npm run lint

format: $(READY) $(MODULES)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run format

client: $(READY) $(MODULES) $(PAGE)
	$(BIN)/python web/scripts/wire.py --check
	cd web && npm run check && npm test

compiled: $(PLAY)
	$(COMPILE) $(BIN)/python scripts/compile.py

chromium:
	@command -v chromium-headless-shell >/dev/null \
	  || { apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } \
	  || command -v chromium >/dev/null || command -v google-chrome >/dev/null \
	  || echo "Chromium could not be installed: the browser tests will be skipped."

# After chromium: apt runs once at a time. Building a game's module takes a minute, so make test builds a small game's.
linker: chromium
	@command -v wasm-ld-19 >/dev/null || command -v wasm-ld >/dev/null \
	  || { apt-get install -y -qq lld-19 || { apt-get update -qq && apt-get install -y -qq lld-19; }; } >/dev/null 2>&1 \
	  || echo "LLVM's linker could not be installed: the tests of WebAssembly modules will be skipped."

check: $(PLAY)
	$(BIN)/vaka selfcheck --matches 2000 --workers 2

bench: $(READY) $(PAGE) chromium linker
	$(BIN)/python benchmarks/run.py --write docs/benchmarks.md
	$(BIN)/python benchmarks/batch.py --write docs/benchmarks.md
	$(BIN)/python benchmarks/data.py --write docs/benchmarks.md
	$(BIN)/python benchmarks/search.py --write docs/benchmarks.md
	$(BIN)/python benchmarks/wasm.py --write docs/benchmarks.md
	$(BIN)/python benchmarks/site.py --write docs/benchmarks.md

# Always builds the page: `make play` builds it without Python for browsers.
release: $(PLAY) $(MODULES)  ## sdist, wheel and SBOM in dist/, checked in a fresh environment
	$(LOCKED) -r requirements/release.txt
	cd web && npm run build
	$(BIN)/python scripts/release.py

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# What playing needs. What the checks need comes on top, and has all of it.
$(PLAY): pyproject.toml requirements/play.txt requirements/build.txt | $(BIN)/python
	$(LOCKED) -r requirements/play.txt -r requirements/build.txt
	$(PIP) --no-deps --no-build-isolation --no-index -e .
	touch $@

$(READY): requirements/dev.txt | $(PLAY)
	$(LOCKED) -r requirements/dev.txt
	touch $@

web/node_modules/.play: web/package.json web/package-lock.json
	cd web && $(NPM) --omit=dev
	touch $@

$(MODULES): web/package.json web/package-lock.json
	cd web && $(NPM)
	touch $@ web/node_modules/.play

$(PAGE): $(CLIENT) | $(if $(PLAYING),web/node_modules/.play,$(MODULES))
	cd web && npm run build
	touch $@

clean:
	rm -rf $(VENV) .bench build dist web/node_modules src/vaka/server/static src/vaka/envs/built src/vaka/wasm/built .mypy_cache .ruff_cache .pytest_cache .hypothesis
