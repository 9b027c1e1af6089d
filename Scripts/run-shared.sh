#!/usr/bin/env bash
# Runs the conformance and case runners that lie beside a development checkout, when they are there.
# Rows that cannot agree by any rule are listed with their reasons in docs/conformance-known.txt; cases
# whose feature is not built yet in Tests/open-cases.txt. A listed case that passes is an error, too.
set -euo pipefail
cd "$(dirname "$0")/.."
pushloc=$1
shared=$2
if [ ! -d "$shared/tools" ]; then
  echo "skipped: no recorded results beside this checkout ($shared)"
  exit 0
fi
sets=$(grep -v '^#' Tests/conformance-sets.txt)
python3 "$shared/tools/run_conformance.py" "$pushloc" $sets --known docs/conformance-known.txt

found=$({ python3 "$shared/tools/run_cases.py" "$pushloc" || true; } | tee /dev/stderr | sed -n 's/^FAIL //p' | sort)
open=$({ grep -v '^#' Tests/open-cases.txt || true; } | sort)
if [ "$found" != "$open" ]; then
  echo "cases that fail and are not listed as open (<), or are listed and pass (>):"
  diff <(echo "$found") <(echo "$open") || true
  exit 1
fi
echo "cases: as listed in Tests/open-cases.txt"
