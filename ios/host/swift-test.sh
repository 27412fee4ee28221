#!/usr/bin/env bash
# Checks the format of the Swift packages and tests them over the real Rust library: on macOS, and on a Debian without
# any Swift (swift-toolchain.sh).
# Usage: ios/host/swift-test.sh [--unoptimised] [--only PACKAGE] [ARGUMENT OF swift test...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export CARGO_TARGET_DIR=$PWD/target
toolchain=$PWD/ios/host/swift-toolchain.sh

packages="bindings/swift ios/TengenKit"
# Whole games against the computer are played, so an optimised library is what is tested but for a quick try.
profile=(--release) built=release
if [ "${1:-}" = --unoptimised ]; then
  profile=() built=debug
  shift
fi
if [ "${1:-}" = --only ]; then
  packages=$2
  shift 2
fi

cargo build --quiet --locked ${profile[@]+"${profile[@]}"} -p tengen-ffi
# SwiftPM does not see that a library outside the package has changed: what it linked with the old one has to go.
if ! cmp -s "target/$built/libtengen_ffi.a" target/swift/lib/libtengen_ffi.a; then
  mkdir -p target/swift/lib
  cp "target/$built/libtengen_ffi.a" target/swift/lib/libtengen_ffi.a
  find target/swift \( -name '*.xctest' -o -name play-until-killed \) -prune -exec rm -rf {} +
fi

swift_in() { # package arguments of swift...
  local package=$1
  shift
  (cd "$package" && "$toolchain" swift "$@")
}

# In a network of its own, so that what looks for others and is found itself meets nobody else.
test_in() { # package arguments of swift test...
  local package=$1 network=
  shift
  [ "$package" != ios/TengenKit ] || network=$PWD/ios/host/own-network.sh
  # shellcheck disable=SC2086 # none or one word
  (cd "$package" && "$toolchain" $network swift test --disable-xctest \
    --scratch-path "$CARGO_TARGET_DIR/swift/${package//\//-}" "$@")
}

for package in $packages; do
  # What the generator wrote is not ours to format.
  sources=Sources
  [ "$package" != bindings/swift ] || sources=
  # shellcheck disable=SC2086 # none or one word
  swift_in "$package" format lint --strict --recursive Package.swift $sources Tests
  test_in "$package" "$@"
done
