#!/usr/bin/env bash
# Builds the Rust library for iPhones and for their simulators on both kinds of Mac, as bindings/swift/TengenFFI.xcframework
# (which Package.swift then links), and zips it to target/xcframework/TengenFFI.xcframework.zip. Needs macOS, Xcode and rustup.
# Usage: bindings/swift/build-xcframework.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export CARGO_TARGET_DIR=$PWD/target

readonly NAME=TengenFFI
readonly LIBRARY=libtengen_ffi.a
readonly DEVICE=aarch64-apple-ios
readonly SIMULATORS="aarch64-apple-ios-sim x86_64-apple-ios"
readonly WORK=target/xcframework
readonly PLACE=bindings/swift/$NAME.xcframework
# The oldest system that the app runs on (ios/Tengen.xcconfig); SQLite's C is compiled for it too.
IPHONEOS_DEPLOYMENT_TARGET=$(sed -n 's/^IPHONEOS_DEPLOYMENT_TARGET = //p' ios/Tengen.xcconfig)
export IPHONEOS_DEPLOYMENT_TARGET

die() {
  printf 'build-xcframework: %s\n' "$*" >&2
  exit 1
}

requirements() {
  [ "$(uname -s)" = Darwin ] || die "this needs a Mac: Apple's SDK is only there"
  xcrun --sdk iphoneos --show-sdk-path >/dev/null 2>&1 || die "Xcode with the iOS SDK is missing (install it, then: sudo xcode-select -s /Applications/Xcode.app)"
  command -v rustup >/dev/null || die "rustup is missing (https://rustup.rs)"
  # shellcheck disable=SC2086 # a list of words
  rustup target add $DEVICE $SIMULATORS
}

build() { # target
  cargo build --locked --release -p tengen-ffi --target "$1"
}

built() { printf 'target/%s/release/%s' "$1" "$LIBRARY"; }

# A slice holds one library, so that both simulators are one file of two architectures.
join_simulators() {
  local target libraries=()
  for target in $SIMULATORS; do libraries+=("$(built "$target")"); done
  mkdir -p "$WORK/simulator"
  lipo -create "${libraries[@]}" -output "$WORK/simulator/$LIBRARY"
}

# Made beside its place and moved there when whole.
assemble() {
  local fresh=$WORK/$NAME.xcframework
  rm -rf "$fresh" "$fresh.zip"
  xcodebuild -create-xcframework -library "$(built "$DEVICE")" -library "$WORK/simulator/$LIBRARY" -output "$fresh"
  ditto -c -k --keepParent "$fresh" "$fresh.zip"
  rm -rf "$PLACE"
  mv "$fresh" "$PLACE"
}

requirements
for target in $DEVICE $SIMULATORS; do build "$target"; done
ios/host/required-reasons.sh "target/$DEVICE/release/libtengen_ffi.dylib"
join_simulators
assemble
printf '%s and %s are ready.\n' "$PLACE" "$WORK/$NAME.xcframework.zip"
