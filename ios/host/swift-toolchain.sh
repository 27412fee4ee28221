#!/usr/bin/env bash
# Runs a command of the Swift toolchain in the current folder, which must lie in this checkout: with the machine's own
# Swift 6 where there is one, else with Debian trixie's, unpacked once into a folder of its own (3.3 GB).
set -euo pipefail

readonly ROOT=${XDG_CACHE_HOME:-$HOME/.cache}/tengen/swift
readonly SUITE=trixie
# The compiler, and for the tests of discovery Avahi with what own-network.sh needs.
readonly PACKAGES="swiftlang libswiftlang libc6-dev libstdc++-14-dev
  libavahi-compat-libdnssd-dev avahi-daemon dbus libnss-mdns iproute2"

usage() {
  cat <<TEXT
Usage: ios/host/swift-toolchain.sh COMMAND... | --there | --set-up

  COMMAND...  such as: swift build. The toolchain is set up first where it is missing
  --there     succeeds if a toolchain is ready; installs nothing
  --set-up    makes one ready

Without a Swift 6 on the PATH this needs Debian, root and debootstrap; the folder is $ROOT.
TEXT
}

die() {
  printf 'swift-toolchain: %s\n' "$*" >&2
  exit 3
}

# Another program is called `swift` too, so its answer counts and not its name.
own_swift() {
  swift --version 2>/dev/null </dev/null | grep -Eq 'Swift version ([6-9]|[1-9][0-9])\.'
}

# Whether it is there with every package; a folder of an earlier version may lack some.
unpacked() { [ "$(cat "$ROOT/.ready" 2>/dev/null)" = "$PACKAGES" ]; }

# Where this machine gets its own Debian packages: the first archive that one-line or deb822 sources name.
debian_mirror() {
  cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
    sed -nE 's/^deb +(\[[^]]*\] +)?([^ ]+).*/\2/p; s/^URIs: *//p' | tr ' ' '\n' | grep -E '/debian/?$' | head -n 1
}

requirements() {
  [ "$(id -u)" -eq 0 ] || die "there is no Swift 6 on the PATH, and to unpack Debian's takes root"
  command -v debootstrap >/dev/null ||
    die "there is no Swift 6 on the PATH and no debootstrap (apt-get install debootstrap)"
  unshare -m true 2>/dev/null ||
    die "there is no Swift 6 on the PATH, and Debian's needs a mount namespace (unshare -m), which is not allowed here"
}

# Made beside its place and moved there when whole, so that an interrupted set-up leaves nothing that looks ready.
unpack() {
  local mirror fresh=$ROOT.unfinished proxy
  mirror=$(debian_mirror) || true
  [ -n "$mirror" ] || die "the apt sources of this machine name no Debian archive"
  printf 'swift-toolchain: unpacking Swift from Debian %s (about a minute, 3.3 GB)\n' "$SUITE" >&2
  rm -rf "$fresh" "$ROOT"
  debootstrap --variant=minbase "$SUITE" "$fresh" "$mirror" >&2
  for proxy in /etc/apt/apt.conf.d/*proxy*; do
    if [ -e "$proxy" ]; then cp "$proxy" "$fresh/etc/apt/apt.conf.d/"; fi
  done
  install_into "$fresh"
  mv "$fresh" "$ROOT"
}

install_into() { # root
  # shellcheck disable=SC2086 # a list of words
  DEBIAN_FRONTEND=noninteractive chroot "$1" apt-get install -y -qq --no-install-recommends $PACKAGES >&2
  chroot "$1" apt-get clean
  printf '%s\n' "$PACKAGES" >"$1/.ready"
}

add_what_is_missing() {
  printf 'swift-toolchain: adding packages to %s\n' "$ROOT" >&2
  chroot "$ROOT" apt-get update -qq >&2
  install_into "$ROOT"
}

set_up() {
  if own_swift || unpacked; then return; fi
  requirements
  mkdir -p "$(dirname "$ROOT")"
  exec 9>"$ROOT.lock"
  flock 9
  if [ -e "$ROOT/.ready" ]; then
    unpacked || add_what_is_missing
  else
    unpack
  fi
  exec 9>&-
}

# In a mount namespace of its own: nothing stays mounted, so that to delete the folder can never reach the checkout.
run_unpacked() { # command...
  local checkout
  checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
  # shellcheck disable=SC2016 # the inner shells expand these
  exec unshare -m bash -euc '
    root=$1 checkout=$2 here=$3
    shift 3
    mkdir -p "$root$checkout"
    mount --bind /proc "$root/proc"
    mount --bind "$checkout" "$root$checkout"
    exec chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 \
      bash -c '\''cd "$1"; shift; exec "$@"'\'' _ "$here" "$@"
  ' _ "$ROOT" "$checkout" "$(pwd -P)" "$@"
}

case ${1:-} in
  '' | -h | --help) usage ;;
  --there) own_swift || unpacked ;;
  --set-up) set_up ;;
  *)
    set_up
    if own_swift; then exec "$@"; fi
    run_unpacked "$@"
    ;;
esac
