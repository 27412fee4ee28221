#!/usr/bin/env bash
# merge.sh TARGET POM: what Maven copied to TARGET/libraries becomes
#   TARGET/classes       the classes of every .jar and .aar
#   TARGET/resources     each .aar's resources as aapt2 compiled them, one .zip a library
#   TARGET/packages      the packages that want an R class, one a line
#   TARGET/rules         the libraries' own keep rules, one file a library
# Does nothing while TARGET is newer than POM and this script.
set -euo pipefail
target=$1 pom=$2
stamp=$target/merged
aapt2=${AAPT2:-aapt2}

if [ "$stamp" -nt "$pom" ] && [ "$stamp" -nt "${BASH_SOURCE[0]}" ]; then exit 0; fi

unpack_classes() { # jar; unzip answers 1 for a jar whose only fault is a warning
  unzip -qo "$1" -d "$target/classes" || [ $? = 1 ]
}

unpack_library() { # aar
  local name unpacked jar
  name=$(basename "$1" .aar)
  unpacked=$target/unpacked/$name
  mkdir -p "$unpacked"
  unzip -qo "$1" -d "$unpacked"
  for jar in "$unpacked"/classes.jar "$unpacked"/libs/*.jar; do
    if [ -s "$jar" ]; then unpack_classes "$jar"; fi
  done
  if [ -s "$unpacked/R.txt" ]; then
    sed -n 's/.*package="\([^"]*\)".*/\1/p' "$unpacked/AndroidManifest.xml" | head -n 1 >>"$target/packages"
  fi
  if [ -n "$(find "$unpacked/res" -type f -print -quit 2>/dev/null)" ]; then
    "$aapt2" compile --dir "$unpacked/res" -o "$target/resources/$name.zip"
  fi
  if [ -s "$unpacked/proguard.txt" ]; then cp "$unpacked/proguard.txt" "$target/rules/$name.pro"; fi
}

rm -rf "$target/classes" "$target/resources" "$target/rules" "$target/unpacked"
mkdir -p "$target/classes" "$target/resources" "$target/rules"
: >"$target/packages"
# A library that the pom no longer names may still lie in the folder of copies.
while read -r artefact; do
  if [ -e "$target/libraries/$artefact.aar" ]; then
    unpack_library "$target/libraries/$artefact.aar"
  else
    unpack_classes "$target/libraries/$artefact.jar"
  fi
done < <(sed -n 's/.*<artifactItem>.*<artifactId>\([^<]*\)<.*/\1/p' "$pom")
rm -rf "$target/unpacked"
touch "$stamp"
