#!/usr/bin/env bash
# No table makes the tool open a socket or another file: external document types and entities are
# never fetched. usage: offline.sh PUSHLOC
set -euo pipefail
pushloc=$(realpath "$1")
if ! command -v strace >/dev/null; then echo "skipped: no strace"; exit 0; fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo 'content-of-the-other-file' > secret.txt
cat > remote.strings <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//A//DTD B//EN" "http://127.0.0.1:9/remote.dtd">
<plist version="1.0"><dict><key>a</key><string>&remote;</string></dict></plist>
END
cat > local.strings <<END
<!DOCTYPE plist SYSTEM "file://$folder/secret.txt">
<plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
END
cat > subset.strings <<END
<!DOCTYPE plist [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p"> %p; <!ENTITY a SYSTEM "secret.txt">]>
<plist version="1.0"><dict><key>a</key><string>&a;</string></dict></plist>
END
status=0
for table in remote local subset; do
  strace -f -qq -e trace=network,open,openat -o calls "$pushloc" inspect "$table.strings" \
    > output 2>&1 || true
  if grep -E 'socket\(|connect\(|sendto\(' calls; then
    echo "$table.strings: opened a socket"; status=1
  fi
  if grep -F 'secret.txt' calls || grep -F 'content-of-the-other-file' output; then
    echo "$table.strings: read another file"; status=1
  fi
  if ! grep -qF "$table.strings" calls; then echo "$table.strings: was not read"; status=1; fi
done
grep -q 'xml-entity-declaration' output || { echo "the subset was not reported"; status=1; }
[ "$status" -ne 0 ] || echo "offline: three tables, no socket, no other file"
exit "$status"
