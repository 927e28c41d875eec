# Everything a person or CI needs. `make play` and `make test` set up what they need themselves.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
EXTRAS := $(VENV)/.extras
MODULES := web/node_modules/.ready
FAST := build/fast
SOAK ?= 2000
GAMES := $(patsubst src/backroom/games/%/game.py,%,$(wildcard src/backroom/games/*/game.py))
SERVED := tests/server/test_thinking.py tests/server/test_whole_game.py
RULES := tests/engine tests/games $(wildcard $(GAMES:%=tests/%))

.DEFAULT_GOAL := help
.PHONY: help play terminal web data test test-web browser setup hooks lint format bench screens fast test-fast soak clean

help:  ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

setup: $(READY)  ## install everything into .venv

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Backroom needs Python 3.11 or newer. Install it, or: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python can't make a virtual environment here. On Debian: apt-get install python3-venv"; exit 1; }
	@echo "Setting up (once) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# What only `backroom sim` at scale needs: large, so that nobody who wants to play waits for it.
$(EXTRAS): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[ray,data]'
	@touch $@

play: $(READY) web  ## start Backroom and open the browser (ROOM=1: let the phones in the room in; SHARE=1: friends elsewhere)
	@$(BIN)/python tools/play.py play $(if $(ROOM),--room) $(if $(SHARE),--share)

terminal: $(READY)  ## a game of Bootleggers against bots, in the terminal
	@$(BIN)/backroom terminal bootleggers

$(MODULES): web/package-lock.json | $(READY)
	@$(BIN)/python tools/web.py install

web: $(READY) $(MODULES)  ## build the browser client
	@$(BIN)/python tools/web.py build

data: $(READY) $(MODULES)  ## write anew what is made of the games: pages in docs, the browser's data
	$(BIN)/python -m tools.event_pages
	$(BIN)/python -m tools.space_pages
	$(BIN)/python -m tools.api_page
	$(BIN)/python -m tools.web_data --views
	$(BIN)/python tools/web_scenes.py
	$(BIN)/python tools/text_fixture.py
	$(BIN)/python tools/web.py types

test-web: $(READY) web  ## the browser client's own tests and types
	$(BIN)/python tools/web.py check
	$(BIN)/python tools/web.py test

browser: $(READY)
	@$(BIN)/python tools/browser.py

test: $(READY) $(EXTRAS)  ## all tests, the rules' coverage, the compiled build
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target fast lint test-web browser
	$(BIN)/python -m pytest -n 2 $(RULES) -m 'not whole_game and not soak' --cov --cov-report=
	$(BIN)/python -m coverage report --precision=1 --skip-covered --fail-under=98 \
		--include='src/backroom/engine/*,src/backroom/games/*'
	$(BIN)/python -m pytest -n 2 tests $(RULES:%=--ignore=%) -m 'not soak and not whole_game'
	$(MAKE) --no-print-directory test-fast

hooks: $(READY) $(MODULES)  ## look at every commit before it is made (pre-commit)
	$(BIN)/pre-commit install

lint: $(READY) $(MODULES)  ## ruff, mypy, ESLint and Prettier
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/web.py lint

format: $(READY) $(MODULES)  ## put every file into its usual form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/web.py format

bench: $(READY)  ## speed, beside other engines, in one run (compiles first)
	@$(MAKE) --no-print-directory fast
	$(BIN)/backroom bench engine

screens: $(READY)  ## pictures of the table, one for each part of a round, into docs/screens
	$(BIN)/python -m tools.screens

fast: $(READY)  ## compile rules, bots and what moves pass at the server with mypyc into build/fast
	$(BIN)/python tools/compile.py $(FAST)

test-fast: fast  ## the tests of rules and bots on the compiled build, and of the server with bots
	PYTHONPATH=$(FAST) BACKROOM_COMPILED=1 $(BIN)/python -m pytest -n 2 $(RULES) tests/bots $(SERVED) -m 'not soak'

soak: fast  ## many games and hostile play: most of an hour (SOAK=200: a taste)
	for game in $(GAMES); do PYTHONPATH=$(FAST) $(BIN)/python -m tools.soak $$game $(SOAK) --every 50 --stacked || exit 1; done
	for game in $(GAMES); do $(BIN)/backroom fuzz $$game --seconds $(shell expr $(SOAK) / 4) || exit 1; done
	PYTHONPATH=$(FAST) $(BIN)/python -m pytest -n 2 tests/chicago -m soak
	$(BIN)/python -m pytest tests/server tests/store tests/web -m soak

clean:  ## throw away what was built
	rm -rf build dist web/dist web/node_modules $(VENV) .mypy_cache .ruff_cache .pytest_cache .coverage*
