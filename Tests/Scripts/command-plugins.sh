#!/usr/bin/env bash
# Tries the SwiftPM command plugins: in this package, and in a package that depends on it by path.
# They must print what `pushloc check` prints and fail when it fails.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pushloc=$root/.build/release/pushloc

expect_same() { # what, expected file, got file
  if ! diff -u "$2" "$3"; then echo "FAILED: $1 prints something else"; exit 1; fi
  echo "ok: $1"
}

cd "$root"
"$pushloc" check Localizations/Example > "$work/direct" 2>&1
swift package check-localizations Localizations/Example > "$work/plugin" 2> "$work/log"
expect_same "check-localizations in the package itself" "$work/direct" "$work/plugin"

mkdir -p "$work/Client/Sources/Client" "$work/Client/App/en.lproj" "$work/Client/push"
cd "$work/Client"
cat > Package.swift <<EOF
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Client",
  dependencies: [.package(name: "pushloc", path: "$root")],
  targets: [.target(name: "Client")]
)
EOF
echo 'public let one = 1' > Sources/Client/Client.swift
echo '"hi" = "Hello %@";' > App/en.lproj/Localizable.strings
echo '{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"]}}}' > push/a.json
"$pushloc" check App push > "$work/direct" 2>&1
swift package check-localizations App push > "$work/plugin" 2> "$work/log"
expect_same "check-localizations in another package" "$work/direct" "$work/plugin"
"$pushloc" preview App push > "$work/direct" 2>&1
swift package preview-localizations App push > "$work/plugin" 2> "$work/log"
expect_same "preview-localizations in another package" "$work/direct" "$work/plugin"

echo '{"aps": {"alert": {"loc-key": "nope"}}}' > push/b.json
"$pushloc" check App push > "$work/direct" 2>&1 && { echo "FAILED: a missing key is not found"; exit 1; }
if swift package check-localizations App push > "$work/plugin" 2> "$work/log"; then
  echo "FAILED: the plugin does not fail when the tool does"
  exit 1
fi
expect_same "a failing check-localizations" "$work/direct" "$work/plugin"
echo "command plugins: 4 passed, 0 failed"
