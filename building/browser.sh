# A Chromium for the browser tests: the machine's own, else Debian's, installed if we may.
#   sh building/browser.sh         make sure that there is one
#   sh building/browser.sh --path  where it is
set -eu

find_chromium() {
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name"; then
            return 0
        fi
    done
    return 1
}

if [ "${1:-}" = --path ]; then
    find_chromium
    exit
fi

if ! find_chromium; then
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
        echo "installing Debian's Chromium"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
        find_chromium
    else
        echo "The browser tests need Chromium, and there is none on the PATH." >&2
        echo "Install it (Debian: sudo apt-get install chromium), or name one: CHROMIUM=/path/to/it" >&2
        exit 1
    fi
fi
