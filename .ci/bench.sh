# shellcheck shell=bash
# The benchmarks: each prints a line "figure <what> <seen> <aim> <unit>", parted by tabs. Here they become one table.
# The short form shows that each runs; the long one (`./test --long`) measures long enough for figures to be quoted.

readonly SHORT_SAMPLES="--sample-size 10 --warm-up-time 0.1 --measurement-time 0.3"
readonly LONG_SAMPLES="--sample-size 400 --warm-up-time 1 --measurement-time 1 --nresamples 1000"

bench_core() { # form
  local samples=$SHORT_SAMPLES
  [ "$1" = short ] || samples=$LONG_SAMPLES
  # shellcheck disable=SC2086 # one word each
  cargo bench --locked -p tengen-core --bench speed -- $samples
}

bench_screens() { # form compiled
  local goals="test-compile exec:exec@bench"
  [ "$2" = no ] || goals="exec:exec@bench"
  cargo build --locked --release -p tengen-ffi || return
  # shellcheck disable=SC2086 # one word each
  mvn -B -ntp -f "$HOST_POM" -pl desktop -Dnative.dir="$PWD/target/release" -Dbench.form="$1" $goals
}

# A benchmark that printed its figure counts as one that passed.
count_figures() { printf '%s 0 0\n' "$(grep -c $'^figure\t' "$1")"; }

# The unit comes last: not every printf counts a µ as one column.
figures_table() { # logs...
  local what seen aim unit
  printf '%-44s %10s %8s  %s\n' benchmark seen aim unit
  sed -n $'s/^figure\t//p' "$@" | tr '\t' '|' | while IFS='|' read -r what seen aim unit; do
    printf '%-44s %10s %8s  %s\n' "$what" "$seen" "${aim:--}" "$unit"
  done
}
