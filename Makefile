# make play   set everything up and play in the browser
# make test   set everything up and run all tests
# make check  style, types, import rules
# make bench  speed, side by side with others
# make package  what pip installs, tried out in an environment of its own

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: play test check bench package page compiled clean

play: $(VENV)/for-playing
	@$(RUN) building/play.py $(ARGS)

test: $(VENV)/for-tests
	@sh building/test.sh

check: $(VENV)/for-tests
	@sh building/check.sh

bench: $(VENV)/for-benchmarks compiled
	@PYTHONPATH=build/compiled $(RUN) -m benchmarks $(ARGS)

package:
	@PYTHON=$(PYTHON) sh building/package.sh

page: $(VENV)/for-playing
	@$(RUN) building/page.py

compiled: $(VENV)/for-playing
	@$(RUN) building/compiled_copy.py

clean:
	rm -rf build dist src/sobremesa/server/page

$(VENV)/bin/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 or newer is needed: make PYTHON=…')"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/for-playing: $(VENV)/bin/python pyproject.toml building/install.py
	@$(RUN) building/install.py
	@touch $@

$(VENV)/for-tests: $(VENV)/bin/python pyproject.toml building/install.py
	@$(RUN) building/install.py dev
	@touch $@ $(VENV)/for-playing

$(VENV)/for-benchmarks: $(VENV)/bin/python pyproject.toml building/install.py
	@$(RUN) building/install.py bench
	@touch $@
