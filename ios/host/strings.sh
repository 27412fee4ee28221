#!/usr/bin/env bash
# Writes the iPhone app's words anew from Android's resources, where they are kept: the string catalogue and the Swift
# names of its keys. To be run after a change of android/ui/src/main/res; a test says when it was forgotten.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../TengenKit"

repository=$(cd ../.. && pwd)
../host/swift-toolchain.sh swift run --quiet --scratch-path "$repository/target/swift/ios-TengenKit" write-strings "$repository"
