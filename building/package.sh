# What pip installs, tried out: a fresh environment, the command, the rules, the page.
set -eu
cd "$(dirname "$0")/.."
. building/step.sh

python=${PYTHON:-python3}
place=build/tried-out

rm -rf "$place"
step "an environment" "$python" -m venv "$place"
step "pip install" "$place/bin/pip" install --quiet --disable-pip-version-check .
step "the installed package" "$place/bin/python" building/try_out.py
