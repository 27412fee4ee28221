# shellcheck shell=bash
# The window of ./play: the Rust library, the screens compiled by Maven, and the command that runs them without Maven.

readonly HOST_POM=android/host/pom.xml
readonly DESKTOP_TARGET=android/host/desktop/target
readonly DESKTOP_STAMP=$DESKTOP_TARGET/sources.sum
readonly DESKTOP_MAIN=app.tengen.host.MainKt

# A checksum over the names and contents of everything that Maven compiles: times and clones don't matter to it.
desktop_sources_sum() {
  find android/ui android/host/pom.xml android/host/desktop bindings/kotlin -name target -prune -o -type f -print |
    LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum | cksum
}

desktop_is_fresh() {
  [ -s "$DESKTOP_TARGET/classpath" ] && [ -d "$DESKTOP_TARGET/classes" ] &&
    [ "$(cat "$DESKTOP_STAMP" 2>/dev/null)" = "$(desktop_sources_sum)" ]
}

compile_desktop() {
  local log=target/build-logs/desktop.log
  with_progress "Building the screens (minutes the first time)" "$log" \
    mvn -B -f "$HOST_POM" -pl desktop -am compile || {
    say "Building the screens failed; the whole log is $log"
    show_log "$log" 25
    return 1
  }
  note_desktop_sources
}

# Remembers what the compiled screens were compiled from.
note_desktop_sources() { desktop_sources_sum >"$DESKTOP_STAMP"; }

# Replaces this shell by the window.
run_window() { # program arguments...
  exec java -Xss4m -Djna.library.path="$PWD/target/release" -cp "$DESKTOP_TARGET/classes:$(cat "$DESKTOP_TARGET/classpath")" \
    "$DESKTOP_MAIN" "$@"
}
