#!/usr/bin/env bash
# Makes sure that a browser with its driver is there: the preview page is tried in it, with fonts for
# the scripts that translators read. Installs them by apt as root or with `sudo -n`; else prints the
# command and stops.
set -euo pipefail

if command -v chromium >/dev/null 2>&1 && command -v chromedriver >/dev/null 2>&1; then exit 0; fi
packages="chromium chromium-driver fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
command="apt-get install -y --no-install-recommends $packages"
if command -v apt-get >/dev/null 2>&1; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -q && $command && exit 0
  elif sudo -n true 2>/dev/null; then
    sudo -n apt-get update -q && sudo -n $command && exit 0
  fi
fi
echo "the page's tests need Chromium and its driver. Install them and run make again:" >&2
echo "  sudo $command" >&2
exit 1
