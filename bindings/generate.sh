#!/usr/bin/env bash
# Writes the Kotlin and the Swift of the binding into FOLDER (default: bindings, where they are committed).
# Usage: bindings/generate.sh [FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export CARGO_TARGET_DIR=$PWD/target

case $(uname -s) in
  Darwin) library=target/debug/libtengen_ffi.dylib ;;
  *) library=target/debug/libtengen_ffi.so ;;
esac

generate() { # language folder
  cargo run --quiet --locked -p tengen-bindgen -- generate --no-format --language "$1" --out-dir "$2" "$library"
}

folder=${1:-bindings}
sources=$folder/swift/Sources
c_headers=$sources/TengenCoreFFI/include
cargo build --quiet --locked -p tengen-ffi
generate kotlin "$folder/kotlin"
generate swift "$sources/TengenCore"
# A C target of a Swift package wants its header and a map of exactly this name in `include`.
mkdir -p "$c_headers"
mv "$sources/TengenCore/TengenCoreFFI.h" "$c_headers/TengenCoreFFI.h"
mv "$sources/TengenCore/TengenCoreFFI.modulemap" "$c_headers/module.modulemap"
