# shellcheck shell=bash
# Counts what ran. A check that counts nothing itself (a linter, a comparison) counts as one.

passed=0
failed=0
skipped=0
failures=()

add() { # passed failed skipped
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

# Adds the lines "test result: ok. 3 passed; 0 failed; 1 ignored; …" of cargo test: prints passed, failed, ignored.
count_cargo() { # log
  awk '/^test result: / { for (i = 2; i <= NF; i++) { if ($i == "passed;") p += $(i-1); if ($i == "failed;") f += $(i-1); if ($i == "ignored;") s += $(i-1) } }
       END { print p + 0, f + 0, s + 0 }' "$1"
}

attribute() { # name line
  local value=${2#* "$1"=\"}
  [ "$value" = "$2" ] && value=0
  printf '%s' "${value%%\"*}"
}

# Adds the <testsuite …> heads of Surefire's reports: prints passed, failed, skipped.
count_surefire() { # folders with surefire-reports
  local report head p=0 f=0 s=0 bad idle
  while IFS= read -r report; do
    head=$(tr '\n' ' ' <"$report" | sed -n 's/.*\(<testsuite [^>]*>\).*/\1/p')
    bad=$(($(attribute errors "$head") + $(attribute failures "$head"))) idle=$(attribute skipped "$head")
    f=$((f + bad)) s=$((s + idle)) p=$((p + $(attribute tests "$head") - bad - idle))
  done < <(find "$@" -path '*/surefire-reports/TEST-*.xml' 2>/dev/null)
  printf '%s %s %s\n' "$p" "$f" "$s"
}

# Adds the closing lines of Swift Testing ("Test run with 18 tests passed …"), which leave out how many of the tests
# failed, so that these are counted by their own lines: prints passed, failed, skipped.
count_swift() { # log
  awk '/Test run with [0-9]+ tests? / { for (i = 2; i < NF; i++) if ($i == "with") all += $(i+1); next }
       /Test [^ ].*\) failed after / { f++ } /Test [^ ].*\) skipped/ { s++ }
       END { print all - f - s, f + 0, s + 0 }' "$1"
}

skip() { # part reason
  say "skipped  $1: $2"
  add 0 0 1
}

# Runs one part with its output in a log and adds its counts. `counter` prints "passed failed skipped" and gets the log.
part() { # label counter command...
  local label=$1 counter=$2 log started=$SECONDS status=0 p=1 f=0 s=0
  shift 2
  log=target/test-logs/$(printf '%s' "$label" | tr -c 'a-z0-9\n' '-').log
  with_progress "running  $label" "$log" "$@" || status=$?
  [ "$counter" = once ] || read -r p f s < <("$counter" "$log")
  [ "$status" -eq 0 ] && [ "$((p + f))" -eq 0 ] && status=1 && printf '\nNo test ran.\n' >>"$log"
  [ "$status" -ne 0 ] && [ "$f" -eq 0 ] && f=1 && { [ "$counter" != once ] || p=0; }
  add "$p" "$f" "$s"
  report "$label" "$f" "$log" "$p passed, $f failed, $s skipped, $((SECONDS - started)) s"
}

report() { # label failed log text
  if [ "$2" -eq 0 ]; then
    say "passed   $1: $4"
    return
  fi
  failures+=("$1")
  say "FAILED   $1: $4; the whole log is $3"
  show_failures "$3" 40
  show_log "$3" 60
}

closing_line() { printf '%s passed, %s failed, %s skipped\n' "$passed" "$failed" "$skipped"; }
