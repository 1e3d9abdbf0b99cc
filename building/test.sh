# All tests: Python interpreted and compiled, the page's own, and the browser's.
set -eu
cd "$(dirname "$0")/.."
. building/step.sh

bin=.venv/bin
workers=${SOBREMESA_TEST_WORKERS:-auto}

compiled_tests() {
    PYTHONPATH=build/compiled SOBREMESA_EXPECT=compiled $bin/python -m pytest -q -n "$workers" \
        tests/core tests/games tests/players tests/golden tests/properties tests/cli tests/arena
}

step "a browser" sh building/browser.sh
step "the page" $bin/python building/page.py
step "the page's tests" $bin/python building/page.py check test
step "tests, interpreted" env SOBREMESA_EXPECT=interpreted $bin/python -m pytest -q -n "$workers" \
    --ignore=tests/browser
step "compiling" $bin/python building/compiled_copy.py
step "tests, compiled" compiled_tests
step "tests in the browser" env CHROMIUM="$(sh building/browser.sh --path)" \
    PYTHONPATH=build/compiled SOBREMESA_EXPECT=compiled $bin/python -m pytest -q -n "$workers" \
    --durations=8 tests/browser
