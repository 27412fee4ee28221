# shellcheck shell=bash
# shellcheck disable=SC2034 # the scripts that source this file read what it sets
# Finds the tools that a part needs. Where the script that runs has set `may_install=yes`, a Debian machine gets them as root;
# elsewhere `missing` says in one line how to get what is not there.

may_install=no
missing=

readonly RUST_VERSION=1.95.0
readonly DENY_VERSION=0.20.2
# The scripts look for what Cargo built here, wherever a person's own settings would put it.
export CARGO_TARGET_DIR=$PWD/target

may_apt() { [ "$may_install" = yes ] && on_debian_as_root; }

on_debian_as_root() { has apt-get && [ "$(id -u)" -eq 0 ]; }

apt_install() { # packages...
  say "Installing with apt: $*"
  local log=target/build-logs/apt.log
  with_progress "  reading package lists" "$log" apt-get update || {
    show_log "$log" 10
    return 1
  }
  with_progress "  installing" "$log" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" || {
    show_log "$log" 20
    return 1
  }
}

# Succeeds when the probe does, after an installation where that is allowed.
need() { # probe advice debian-packages...
  local probe=$1 advice=$2
  shift 2
  "$probe" && return 0
  may_apt && [ $# -gt 0 ] && apt_install "$@" && "$probe" && return 0
  missing=$advice
  return 1
}

cargo_works() { cargo --version >/dev/null 2>&1; }

# A toolchain that is there under another name, such as `stable`, will do when its version is the pinned one.
choose_installed_rust() {
  has rustup || return 1
  local name
  while read -r name _; do
    if rustup run "$name" rustc --version 2>/dev/null | grep -q "^rustc ${RUST_VERSION%.*}\."; then
      export RUSTUP_TOOLCHAIN=$name
      return 0
    fi
  done < <(rustup toolchain list 2>/dev/null)
  return 1
}

install_pinned_rust() {
  has rustup || return 1
  with_progress "Installing Rust $RUST_VERSION" target/build-logs/rustup.log \
    rustup toolchain install "$RUST_VERSION" --profile minimal --component rustfmt --component clippy
}

need_rust() {
  cargo_works && return 0
  choose_installed_rust && cargo_works && return 0
  install_pinned_rust && cargo_works && return 0
  missing="Rust $RUST_VERSION is missing: install rustup from https://rustup.rs, then run: rustup toolchain install $RUST_VERSION"
  return 1
}

linker_there() { has cc; }
need_linker() {
  need linker_there "A C compiler is missing (Debian: apt-get install gcc libc6-dev; macOS: xcode-select --install)" \
    gcc libc6-dev
}

# The major version of the Java on the path, 0 if there is none.
java_major() {
  local version
  version=$(java -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1)
  printf '%s' "${version:-0}"
}

java_there() { [ "$(java_major)" -ge 17 ]; }
need_java() {
  need java_there "JDK 17 or newer is missing (Debian: apt-get install openjdk-17-jdk; macOS: brew install openjdk@17)" \
    openjdk-17-jdk
}

maven_there() { has mvn; }
need_maven() { need maven_there "Maven is missing (Debian: apt-get install maven; macOS: brew install maven)" maven; }

# What Java draws text and opens windows with. A JDK that was installed headless lacks its own part of it.
window_libraries_there() {
  [ "$(uname -s)" = Linux ] || return 0
  has fc-match && library_there libGL.so.1 && library_there libXtst.so.6 && java_opens_windows
}

# Where no ldconfig tells, the libraries are believed to be there.
library_there() { # soname
  local known
  known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null) || return 0
  case $known in *"$1"*) ;; *) return 1 ;; esac
}

java_opens_windows() {
  local home
  home=$(java -XshowSettings:properties -version 2>&1 | sed -n 's/.*java\.home = //p')
  [ -e "$home/lib/libawt_xawt.so" ]
}

need_window_libraries() {
  local packages="fontconfig fonts-dejavu-core libgl1 libxtst6 libxi6 libxrender1 openjdk-17-jre"
  # shellcheck disable=SC2086 # one word each
  need window_libraries_there "Fonts, X11 libraries or Java's windows are missing (Debian: apt-get install $packages)" $packages
}

# The phone's own font and one that has Chinese: where they are missing the screens still work, but words are wider or boxes.
screen_fonts_there() {
  [ "$(uname -s)" = Linux ] || return 0
  fc-list : family | grep -q Roboto && fc-list :lang=zh-cn family | grep -q .
}
need_screen_fonts() {
  local packages="fonts-roboto-unhinted fonts-noto-cjk"
  # shellcheck disable=SC2086 # one word each
  need screen_fonts_there "Roboto or a Chinese font is missing (Debian: apt-get install $packages)" $packages
}

virtual_display_there() { has Xvfb && has xdotool; }
need_virtual_display() {
  need virtual_display_there "Xvfb and xdotool are missing (Debian: apt-get install xvfb xdotool)" xvfb xdotool
}

shellcheck_there() { has shellcheck; }
need_shellcheck() { need shellcheck_there "shellcheck is missing (Debian: apt-get install shellcheck)" shellcheck; }

android_tools_there() { has aapt2 && has zip && has unzip; }
need_android_tools() {
  need android_tools_there "aapt2, zip or unzip is missing (Debian: apt-get install aapt zip unzip; macOS: aapt2 is one of the Android SDK's build-tools)" \
    aapt zip unzip
}

deny_there() { cargo deny --version 2>/dev/null | grep -qF "$DENY_VERSION"; }

need_deny() { need deny_there "cargo-deny $DENY_VERSION is missing (cargo install cargo-deny --locked --version $DENY_VERSION)"; }

# Compiled from its own lock file: minutes the first time, then it stays in cargo's folder.
install_deny() {
  deny_there && return 0
  with_progress "Installing cargo-deny $DENY_VERSION" target/build-logs/cargo-deny.log \
    cargo install cargo-deny --locked --version "$DENY_VERSION"
}

swift_there() { ios/host/swift-toolchain.sh --there; }
unpack_swift() { with_progress "Unpacking Swift for Debian" target/build-logs/swift.log ios/host/swift-toolchain.sh --set-up; }
debootstrap_there() { has debootstrap; }
need_swift() {
  local advice="Swift 6 is missing (https://www.swift.org/install, or on Debian as root: apt-get install debootstrap && ios/host/swift-toolchain.sh --set-up)"
  swift_there && return 0
  may_apt && need debootstrap_there "$advice" debootstrap && unpack_swift && return 0
  missing=$advice
  return 1
}

has_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname -s)" = Darwin ]; }
