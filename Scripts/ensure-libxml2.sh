#!/usr/bin/env bash
# Makes sure that libxml2's headers are there: pushloc reads property list XML through it.
# Installs them as root or with `sudo -n`, by apt or brew; else prints the command and stops.
set -euo pipefail

if pkg-config --exists libxml-2.0 2>/dev/null; then exit 0; fi
# macOS ships libxml2 with its SDK.
if [ "$(uname)" = Darwin ] && xcrun --show-sdk-path >/dev/null 2>&1; then exit 0; fi

if command -v apt-get >/dev/null 2>&1; then
  command="apt-get install -y libxml2-dev pkg-config"
  if [ "$(id -u)" = 0 ]; then
    apt-get update -q && $command && exit 0
  elif sudo -n true 2>/dev/null; then
    sudo -n apt-get update -q && sudo -n $command && exit 0
  fi
  command="sudo $command"
elif command -v brew >/dev/null 2>&1; then
  command="brew install libxml2 pkg-config"
  $command && exit 0
else
  command="(your system's package manager) install libxml2's development package and pkg-config"
fi
echo "pushloc needs libxml2's headers. Install them and run make again:" >&2
echo "  $command" >&2
exit 1
