#!/usr/bin/env bash
# The recipes of docs/server-tests.md, run as they stand there: each passes with payloads whose texts the
# app has, and fails with one that it lacks, naming the key. A language that is not installed is skipped.
# usage: server-recipes.sh PUSHLOC
set -euo pipefail
PUSHLOC=$(realpath "$1")
export PUSHLOC
page=$(cd "$(dirname "$0")/../.." && pwd)/docs/server-tests.md
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p App/en.lproj App/de.lproj server
echo '"NEW" = "%@ wrote: %@"; "BYE" = "Bye";' > App/en.lproj/Localizable.strings
echo '"NEW" = "%1$@ schrieb: %2$@"; "BYE" = "Ade";' > App/de.lproj/Localizable.strings
printf 'module push\n\ngo 1.18\n' > server/go.mod

# Writes the code block of a language of the page to a file.
recipe() {
  awk -v fence="\`\`\`$1" '$0 == fence {on = 1; next} /^```/ {on = 0} on' "$page" > "server/$2"
  [ -s "server/$2" ] || { echo "no recipe for $1"; exit 1; }
}
recipe python test_push.py
recipe js push.test.mjs
recipe go push_test.go

# Writes what the server sends, with a key, for every language.
payloads() {
  local alert="\"loc-key\": \"$1\", \"loc-args\": [\"Анна\", \"Hi <b> & \\\"you\\\"\"]"
  local list="{\"aps\": {\"alert\": {$alert}}}, {\"aps\": {\"alert\": {\"loc-key\": \"BYE\"}}}"
  printf 'def payloads():\n    return [%s]\n' "$list" > server/push.py
  printf 'export const payloads = () => [%s];\n' "$list" > server/push.mjs
  cat > server/push.go <<END
package push

import "encoding/json"

// Payloads returns one payload for each kind of push.
func Payloads() []any {
	var list []any
	if err := json.Unmarshal([]byte(\`[$list]\`), &list); err != nil {
		panic(err)
	}
	return list
}
END
}

status=0
try() {
  local name=$1
  shift
  if ! command -v "$1" > /dev/null; then echo "$name: skipped, not installed"; return; fi
  payloads NEW
  if ! (cd server && "$@") > output 2>&1; then
    echo "$name: fails with right payloads"; cat output; status=1
  fi
  payloads GONE
  if (cd server && "$@") > output 2>&1; then
    echo "$name: passes with a key that the app lacks"; status=1
  elif ! grep -q "no string table defines 'GONE'" output; then
    echo "$name: fails for another reason"; cat output; status=1
  fi
  echo "$name: tried"
}
try python python3 -B -m unittest -q test_push
try node node --test push.test.mjs
export GOCACHE="$folder/cache"
try go go test -count=1 ./...
exit "$status"
