#!/usr/bin/env bash
# Runs a command in a network of its own, with its own Avahi: what is advertised there is found there and nowhere else.
# To be run with the Swift toolchain's root (swift-toolchain.sh), which has what it needs. macOS runs the command as it is:
# there the tests ask Bonjour for the device itself alone.
# Usage: ios/host/own-network.sh COMMAND...
set -euo pipefail

if [ "$(uname -s)" != Linux ]; then exec "$@"; fi

export PATH=$PATH:/usr/sbin:/sbin
for tool in unshare ip dbus-daemon avahi-daemon; do
  command -v "$tool" >/dev/null || {
    echo "own-network: $tool is missing (Debian: apt-get install util-linux iproute2 dbus avahi-daemon libnss-mdns)" >&2
    exit 3
  }
done

# A user who isn't root is root in there; root itself needs no such namespace, and in a changed root may have none.
as_root=
[ "$(id -u)" -eq 0 ] || as_root=--map-root-user

# Not the machine's own bus and daemon, but for the folder in which Avahi's socket must be: a mount namespace hides it.
# shellcheck disable=SC2016,SC2086 # the inner shell expands these; none or one word
exec unshare $as_root --net --mount --propagation unchanged bash -euc '
  # In a changed root this fails, as swift-toolchain.sh has done it already.
  mount --make-rprivate / 2>/dev/null || true
  mount -t tmpfs tmpfs /run
  mkdir -p /run/avahi-daemon
  ip link set lo up multicast on
  # An address as a device on a network has one.
  ip address add 10.115.0.1/24 dev lo

  cat >/run/bus.conf <<CONF
<busconfig>
  <type>system</type>
  <listen>unix:path=/run/bus</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*"/>
    <allow receive_sender="*"/>
    <allow own="*"/>
    <allow user="*"/>
  </policy>
</busconfig>
CONF
  export DBUS_SYSTEM_BUS_ADDRESS=unix:path=/run/bus AVAHI_COMPAT_NOWARN=1
  dbus-daemon --config-file=/run/bus.conf --nofork --nopidfile 2>/run/bus.log &
  bus=$!
  printf "[server]\nallow-interfaces=lo\nuse-ipv6=no\n[wide-area]\nenable-wide-area=no\n" >/run/avahi.conf
  daemon=
  trap "kill \$daemon \$bus 2>/dev/null || true" EXIT
  wait_for() { for _ in $(seq 100); do [ -S "$1" ] && return; sleep 0.1; done; echo "$1 did not appear" >&2; exit 1; }
  wait_for /run/bus
  avahi-daemon --file=/run/avahi.conf --no-drop-root --no-chroot --no-rlimits >/run/avahi.log 2>&1 &
  daemon=$!
  wait_for /run/avahi-daemon/socket
  "$@"
' _ "$@"
