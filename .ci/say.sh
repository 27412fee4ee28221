# shellcheck shell=bash
# What the scripts tell a person: sentences, and a sign of life while something long runs.

say() { printf '%s\n' "$*" >&2; }

die() {
  say "$*"
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# The last line of a log as one short line of plain text.
last_line() {
  tail -c 2000 "$1" 2>/dev/null | tr '\r' '\n' | sed -e $'s/\x1b\\[[0-9;]*[A-Za-z]//g' -e '/^[[:space:]]*$/d' | tail -n 1 | cut -c 1-60
}

# One line that is overwritten on a terminal; elsewhere a new line every 15 seconds.
sign_of_life() { # label log seconds
  if [ -t 2 ]; then
    printf '\r\033[K%s  %ss  %s' "$1" "$3" "$(last_line "$2")" >&2
  elif [ $(($3 % 15)) -eq 0 ] && [ "$3" -gt 0 ]; then
    printf '%s  %ss  %s\n' "$1" "$3" "$(last_line "$2")" >&2
  fi
}

# Runs a command with its output in a log, shows that it lives, and gives its exit status.
with_progress() { # label log command...
  local label=$1 log=$2 started=$SECONDS
  shift 2
  mkdir -p "$(dirname "$log")"
  "$@" >"$log" 2>&1 </dev/null &
  local pid=$! shown=-1
  # A command in the background of a script ignores Ctrl-C by itself.
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM
  while kill -0 "$pid" 2>/dev/null; do
    if [ "$shown" -ne $((SECONDS - started)) ]; then
      shown=$((SECONDS - started))
      sign_of_life "$label" "$log" "$shown"
    fi
    sleep 0.2
  done
  [ -t 2 ] && printf '\r\033[K' >&2
  trap - INT TERM
  wait "$pid"
}

# The end of a log, set off from our own words.
show_log() { # log lines
  tail -n "$2" "$1" | sed 's/^/    | /' >&2
}

# The lines of a log that say which test failed or what did not compile, with what follows each, up to as many lines.
show_failures() { # log lines
  grep -E -A 4 '<<< (FAILURE|ERROR)!|^---- .* stdout ----|panicked at |^error(\[|:)|: error: |^\[ERROR\] .*\.kt|✘|^In .* line [0-9]+:' "$1" |
    head -n "$2" | cut -c 1-300 | sed 's/^/    ! /' >&2
}
