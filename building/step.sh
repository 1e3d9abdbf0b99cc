# To be read by the other scripts: step NAME COMMAND … runs one step, says so, and stops at a failure.

step() {
    name=$1
    shift
    printf '\n== %s\n' "$name"
    began=$(date +%s)
    if "$@"; then
        printf '   %s: fine, %s s\n' "$name" "$(($(date +%s) - began))"
    else
        status=$?
        printf '\n!! %s failed (%s)\n' "$name" "$status" >&2
        exit "$status"
    fi
}
