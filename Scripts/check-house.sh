#!/usr/bin/env bash
# Rules of the house that the compiler cannot hold: file sizes, one importer of libxml2's façade,
# no Foundation in the shipped rooms, links down only.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0

long=$(git ls-files 'Sources/*.swift' 'Plugins/*.swift' 'Tests/*.swift' \
  | grep -v 'Generated' | tr '\n' '\0' | xargs -0 wc -l | awk '$2 != "total" && $1 > 500')
if [ -n "$long" ]; then echo "over 500 lines:"; echo "$long"; status=1; fi

importers=$(git grep -lE '^(public |internal |private )?import CLibXML' -- Sources | wc -l)
if [ "$importers" -ne 1 ]; then echo "CLibXML has $importers importers, one is meant"; status=1; fi

foundation=$(git grep -lE '^(public |internal |private )?import (Foundation|FoundationEssentials)$' -- Sources || true)
if [ -n "$foundation" ]; then echo "Foundation in a shipped room: $foundation"; status=1; fi

exit $status
