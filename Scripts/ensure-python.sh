#!/usr/bin/env bash
# Makes the tests' own Python environment in .venv with the packages named as arguments.
# Nothing outside the checkout is touched.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ ! -x .venv/bin/python ]; then
  python3 -m venv .venv 2>/dev/null || {
    if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
      apt-get update -q && apt-get install -y python3 python3-venv
      python3 -m venv .venv
    else
      echo "the tests need python3 with its venv module" >&2
      exit 1
    fi
  }
fi
[ $# -eq 0 ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"
