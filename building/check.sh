# Style, types, import rules, of the Python and of the page.
set -eu
cd "$(dirname "$0")/.."
. building/step.sh

bin=.venv/bin

step "ruff check" $bin/ruff check .
step "ruff format" $bin/ruff format --check .
step "mypy" $bin/python -m mypy
step "mypy of tools and tests" $bin/python -m mypy --config-file building/mypy.ini building setup.py benchmarks tests
step "import rules" $bin/lint-imports --no-logo
step "the page: svelte-check, eslint" $bin/python building/page.py check lint
