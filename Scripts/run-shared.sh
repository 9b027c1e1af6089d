#!/usr/bin/env bash
# Runs the conformance and case runners that lie beside a development checkout, when they are there.
set -euo pipefail
pushloc=$1
shared=$2
if [ ! -d "$shared/tools" ]; then
  echo "skipped: no recorded results beside this checkout ($shared)"
  exit 0
fi
python3 "$shared/tools/run_conformance.py" "$pushloc" push language-matching strings
python3 "$shared/tools/run_cases.py" "$pushloc"
