#!/usr/bin/env bash
# Tries the build-tool plugin from another package, in both build systems: a clean package builds, an
# unchanged one does not run the tool again, a missing key fails the build at its place in the log.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
ok() { passed=$((passed + 1)); echo "ok: $1"; }
fail() { echo "FAILED: $1"; tail -30 "$work/log"; exit 1; }

for system in native swiftbuild; do
  client=$work/$system
  mkdir -p "$client/Sources/Client" "$client/App/en.lproj" "$client/push"
  cd "$client"
  cat > Package.swift <<EOF
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Client",
  dependencies: [.package(name: "pushloc", path: "$root")],
  targets: [
    .target(name: "Client", plugins: [.plugin(name: "CheckLocalizations", package: "pushloc")])
  ]
)
EOF
  echo 'public let one = 1' > Sources/Client/Client.swift
  echo '"hi" = "Hello %@";' > App/en.lproj/Localizable.strings
  echo '{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"]}}}' > push/a.json
  swift build --build-system $system > "$work/log" 2>&1 || fail "$system: a clean package builds"
  ok "$system: a clean package builds"
  swift build --build-system $system > "$work/log" 2>&1 || fail "$system: builds again"
  swift build --build-system $system -v > "$work/log" 2>&1 || fail "$system: builds a third time"
  if grep -q "pushloc.* check --format xcode" "$work/log"; then fail "$system: runs again in vain"; fi
  ok "$system: the third, unchanged build does not run the tool"
  echo '{"aps": {"alert": {"loc-key": "nope"}}}' > push/b.json
  if swift build --build-system $system > "$work/log" 2>&1; then fail "$system: a missing key builds"; fi
  grep -q "push/b.json:1:.*error: .*nope" "$work/log" || fail "$system: the finding is not in the log"
  ok "$system: a missing key fails the build at its place"
done
echo "build plugin: $passed passed, 0 failed"
