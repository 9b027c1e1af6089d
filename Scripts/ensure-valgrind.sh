#!/usr/bin/env bash
# Makes sure that valgrind is there: instructions are counted with it. Installs it by apt as root or with
# `sudo -n`; else prints the command and stops.
set -euo pipefail

if command -v valgrind >/dev/null 2>&1; then exit 0; fi
command="apt-get install -y --no-install-recommends valgrind"
if command -v apt-get >/dev/null 2>&1; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -q && $command && exit 0
  elif sudo -n true 2>/dev/null; then
    sudo -n apt-get update -q && sudo -n $command && exit 0
  fi
fi
echo "counting instructions needs valgrind. Install it and run make again:" >&2
echo "  sudo $command" >&2
exit 1
