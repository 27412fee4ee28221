#!/usr/bin/env bash
# Checks the format of ios/Tengen and type-checks every file of it without a Mac: against a stub of Apple's modules
# (SwiftUIStub) and the real TengenKit and TengenCore, in Swift 6 mode, alone and with its previews. Before that it
# checks the check: SwiftUIStub/Mistakes holds mistakes, and each must be reported.
# Usage: ios/host/type-check.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

readonly STUB=ios/host/SwiftUIStub
readonly OUT=$PWD/target/swift/stub
readonly KIT=$PWD/target/swift/ios-TengenKit
flags=(-swift-version 6 -parse-as-library -warnings-as-errors -I "$OUT")

toolchain() { ios/host/swift-toolchain.sh "$@"; }

# Whether a product is newer than every source in a folder, and than the last coming or going of one.
fresh() { # product folder
  [ -e "$1" ] && [ -z "$(find "$2" \( -type d -o -name '*.swift' \) -newer "$1" | head -n 1)" ]
}

# The no-op `#Preview` and `@Entry`, built against the toolchain's own swift-syntax.
build_macros() {
  local host plugin=$OUT/libStubMacros.so
  host=$(toolchain swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host
  fresh "$plugin" "$STUB/Macros" ||
    toolchain swiftc -swift-version 5 -parse-as-library -emit-library -module-name StubMacros -I "$host" -L "$host" \
      -lSwiftSyntax -lSwiftSyntaxMacros -Xlinker -rpath -Xlinker "$host" -o "$plugin" "$STUB"/Macros/*.swift
  flags+=(-load-plugin-library "$plugin")
}

build_stub() {
  local module
  for module in SwiftUI UIKit Network; do
    fresh "$OUT/$module.swiftmodule" "$STUB/Stub/$module" || toolchain swiftc "${flags[@]}" -emit-module \
      -module-name "$module" -emit-module-path "$OUT/$module.swiftmodule" "$STUB/Stub/$module"/*.swift
  done
}

# The app's own modules, compiled but not linked: no Rust is needed.
build_kit() {
  local map log=$OUT/kit.log
  toolchain swift build --package-path ios/TengenKit --scratch-path "$KIT" --target TengenSpecimens >"$log" 2>&1 || {
    cat "$log" >&2
    return 1
  }
  flags+=(-I "$KIT/debug/Modules")
  for map in bindings/swift/Sources/TengenCoreFFI/include ios/TengenKit/Sources/CDnsSd; do
    flags+=(-Xcc "-fmodule-map-file=$PWD/$map/module.modulemap")
  done
}

check() { toolchain swiftc -typecheck -module-name Tengen "${flags[@]}" "$@"; }

# Exactly the mistakes that are marked must be reported; a file without a mark would prove nothing.
check_mistakes() {
  local file
  for file in "$STUB"/Mistakes/*.swift; do
    grep -q 'expected-error' "$file" || { echo "$file expects no error" >&2; return 1; }
    check -Xfrontend -verify -Xfrontend -verify-ignore-unknown "$file"
  done
}

sources() { find "$1" -name '*.swift' | sort; }

check_app() {
  local app previews
  mapfile -t app < <(sources ios/Tengen)
  mapfile -t previews < <(sources ios/TengenPreviews)
  [ ${#app[@]} -gt 30 ] || { echo "only ${#app[@]} files in ios/Tengen: they were not found" >&2; return 1; }
  [ ${#previews[@]} -gt 0 ] || { echo "no files in ios/TengenPreviews" >&2; return 1; }
  check "${app[@]}"
  check "${app[@]}" "${previews[@]}"
  echo "${#app[@]} files of ios/Tengen and ${#previews[@]} of ios/TengenPreviews are well typed."
}

mkdir -p "$OUT"
toolchain swift format lint --strict --recursive ios/Tengen ios/TengenPreviews "$STUB"
build_macros
build_stub
build_kit
check_mistakes
check_app
