# shellcheck shell=bash
# shellcheck disable=SC2154 # what is read and not set here comes from tools.sh, which ./test sources first
# The parts of ./test, in the order they run: one function each, which runs its part or says why it can't.

# Whether every tool is there; else the part is skipped and the missing one named.
needs() { # part needs...
  local name=$1 tool
  shift
  for tool in "$@"; do
    "$tool" || { skip "$name" "$missing"; return 1; }
  done
}

run_scripts() {
  needs scripts need_shellcheck || return 0
  part scripts once shellcheck -x play test .ci/run .ci/*.sh bindings/*.sh bindings/swift/*.sh ios/host/*.sh
}

run_format() { part format once cargo fmt --all --check; }

run_lint() { part lint once cargo clippy --locked --workspace --all-targets --all-features -- -D warnings; }

run_licences() {
  needs licences need_deny || return 0
  part licences once cargo deny --locked check bans licenses sources
}

# The generator has no tests, and would be built a second time for them.
run_rust() {
  part rust count_cargo cargo test --locked --workspace --features tengen-core/net --exclude tengen-e2e --exclude tengen-bindgen --no-fail-fast
}

run_binding() { part binding once compare_binding; }

# Generates the Kotlin and the Swift of the binding anew and compares them with the committed ones.
compare_binding() {
  local fresh=target/generated-binding generated
  rm -rf "$fresh"
  bindings/generate.sh "$fresh" || return
  for generated in kotlin swift/Sources/TengenCore swift/Sources/TengenCoreFFI/include; do
    diff -r "$fresh/$generated" "bindings/$generated" || return
  done
}

# Whether this run has compiled the desktop host and its tests: minutes that need not pass twice.
screens_compiled=no

run_kotlin() {
  needs kotlin need_java need_maven need_window_libraries need_screen_fonts || return 0
  part kotlin count_desktop host_tests desktop
  screens_compiled=yes
}

run_android() {
  needs android need_java need_maven need_android_tools || return 0
  part android count_robolectric host_tests robolectric
}

# Optimised, since whole games against the computer are played.
host_tests() { # module
  cargo build --locked --release -p tengen-ffi || return
  find "android/host/$1" -path '*/surefire-reports/*' -delete
  mvn -B -ntp -f "$HOST_POM" -pl "$1" -am -Dnative.dir="$PWD/target/release" test || return
  # What was compiled for the tests is what ./play starts.
  [ "$1" != desktop ] || note_desktop_sources
}

count_desktop() { count_surefire android/host/desktop; }

count_robolectric() { count_surefire android/host/robolectric; }

run_swift() {
  needs swift need_swift || return 0
  part swift count_swift ios/host/swift-test.sh
}

run_ios() {
  needs ios need_swift || return 0
  part ios count_swift check_ios
}

# Against a stub of Apple's modules, which a Mac has itself: there Xcode checks the types.
check_ios() {
  [ "$(uname -s)" = Darwin ] || ios/host/type-check.sh || return
  cargo build --locked --release -p tengen-ffi || return
  ios/host/required-reasons.sh "$(built_library)" || return
  ios/host/swift-test.sh --only ios/host/ProjectChecks
}

built_library() {
  case $(uname -s) in
    Darwin) printf target/release/libtengen_ffi.dylib ;;
    *) printf target/release/libtengen_ffi.so ;;
  esac
}

run_e2e() {
  local languages=()
  # What the tests of both languages have built plays each other.
  if [ -s target/release/libtengen_ffi.so ] && [ -s "$DESKTOP_TARGET/classpath" ] &&
    [ -x target/swift/bindings-swift/debug/nearby-player ]; then
    languages=(--features languages)
  fi
  part e2e count_cargo e2e "$form" ${languages[@]+"${languages[@]}"}
}

e2e() { # form features...
  local hall=short
  [ "$1" != long ] || hall=full
  shift
  TENGEN_HALL=$hall cargo test --locked -p tengen-e2e "$@" --no-fail-fast -- --nocapture
}

run_window() {
  needs window need_java need_maven need_window_libraries need_virtual_display || return 0
  part window count_cargo cargo test --locked -p tengen-e2e --features window --test window -- --nocapture
}

# Asserts no time: a machine that does much else at once is slow, and the benchmarks all run.
run_bench() {
  local logs=(target/test-logs/bench.log)
  part bench count_figures bench_core "$form"
  if needs "bench of the screens" need_java need_maven need_window_libraries; then
    part bench-screens count_figures bench_screens "$form" "$screens_compiled"
    logs+=(target/test-logs/bench-screens.log)
  fi
  figures_table "${logs[@]}"
  [ "$form" = long ] || printf 'Too short to quote; ./test --long bench measures.\n'
}
