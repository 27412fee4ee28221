#!/usr/bin/env bash
# link.sh OUT FRAMEWORK AARS APP UI CATALOGUE: links our resources and the libraries', as Gradle's plugin does
#   FRAMEWORK  folder with a framework's resources.arsc and AndroidManifest.xml
#   AARS       what aars/tools/merge.sh left behind
#   APP, UI    folders with res/; APP has the manifest too
#   CATALOGUE  Gradle's version catalogue, which holds the app's version and the API levels
#   OUT/app.apk, OUT/AndroidManifest.xml, OUT/java/**/R.java are what comes out
set -euo pipefail
out=$1 framework=$2 aars=$3 app=$4 ui=$5 catalogue=$6
aapt2=${AAPT2:-aapt2}

version() { sed -n "s/^$1 = \"\(.*\)\"\$/\1/p" "$catalogue"; }

rm -rf "$out"
mkdir -p "$out/java"

# aapt2 takes a framework only as an archive whose table of resources lies uncompressed.
(cd "$framework" && rm -f framework.apk && zip -q0X framework.apk AndroidManifest.xml resources.arsc)

# What Gradle's plugin would write into the manifest.
identity="package=\"app.tengen\" android:versionCode=\"$(version app-code)\" android:versionName=\"$(version app)\""
levels="android:minSdkVersion=\"$(version min-sdk)\" android:targetSdkVersion=\"$(version target-sdk)\""
sed -e "s|<manifest |&$identity |" -e "s|^  <application|  <uses-sdk $levels />\n&|" \
  "$app/AndroidManifest.xml" >"$out/AndroidManifest.xml"

"$aapt2" compile --dir "$ui/res" -o "$out/ui.zip"
"$aapt2" compile --dir "$app/res" -o "$out/app.zip"
overlays=()
for resources in "$aars"/resources/*.zip "$out/ui.zip" "$out/app.zip"; do overlays+=(-R "$resources"); done
packages=app.tengen.ui:$(sort -u "$aars/packages" | paste -sd:)

# API 34's table has a kind of chunk that aapt2 2.19 doesn't know and doesn't need.
"$aapt2" link -o "$out/app.apk" -I "$framework/framework.apk" --manifest "$out/AndroidManifest.xml" \
  --java "$out/java" --extra-packages "$packages" --auto-add-overlay "${overlays[@]}" \
  2> >(grep -v "Unknown chunk type '200'" >&2)
