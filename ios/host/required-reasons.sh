#!/usr/bin/env bash
# Compares what the core calls of the functions for which Apple wants a reason with what the app's privacy manifest
# declares: nothing may be missing. It reads the shared library, as the static one holds more than a program links.
# Usage: ios/host/required-reasons.sh LIBRARY
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

readonly MANIFEST=ios/Tengen/PrivacyInfo.xcprivacy
library=$1

# Apple's lists ("Describing use of required reason API"), with the names that other systems give the same functions.
functions_of() { # category
  case $1 in
    FileTimestamp) echo 'stat|stat64|fstat|fstat64|fstatat|fstatat64|lstat|lstat64|statx|getattrlist|getattrlistbulk|fgetattrlist|getattrlistat' ;;
    SystemBootTime) echo 'mach_absolute_time|clock_gettime|clock_gettime_nsec_np' ;;
    DiskSpace) echo 'statfs|statfs64|fstatfs|fstatfs64|statvfs|statvfs64|fstatvfs|fstatvfs64' ;;
  esac
}

# What the library leaves for the system to provide, without Apple's underscore in front and a version behind.
calls() {
  case $library in
    *.so) nm -D -u "$library" ;;
    *) nm -u "$library" ;;
  esac | sed -E 's/^ *([Uuw] )?_?//; s/@.*//' | sort -u
}

called=$(calls)
printf '%s\n' "$called" | grep -qx malloc || { echo "$library: its calls were not found" >&2; exit 1; }

missing=0
for category in FileTimestamp SystemBootTime DiskSpace; do
  found=$(printf '%s\n' "$called" | grep -Ex "$(functions_of "$category")" | tr '\n' ' ') || continue
  if grep -q "NSPrivacyAccessedAPICategory$category<" "$MANIFEST"; then
    printf '%s: declared, called: %s\n' "$category" "$found"
  else
    printf '%s: NOT declared in %s, but called: %s\n' "$category" "$MANIFEST" "$found" >&2
    missing=1
  fi
done
exit $missing
