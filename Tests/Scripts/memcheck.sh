#!/usr/bin/env bash
# The C façade over libxml2 under valgrind: no bad access, no leak, on whole, cut and broken files.
set -euo pipefail
cd "$(dirname "$0")/../.."
for tool in valgrind pkg-config "${CC:=cc}"; do
  if ! command -v "$tool" >/dev/null; then echo "skipped: no $tool"; exit 0; fi
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/driver.c" <<'END'
#include "CLibXML.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void run(const char *text, size_t count, int obey) {
  /* A copy of the exact length, so that reading behind it is seen. */
  uint8_t *copy = malloc(count == 0 ? 1 : count);
  size_t events = 0;
  memcpy(copy, text, count);
  pushloc_xml_record *record = pushloc_xml_parse(copy, count, 256, obey);
  if (record != NULL) {
    const pushloc_xml_event *event = pushloc_xml_get_events(record, &events);
    long long sum = (long long)strlen(pushloc_xml_get_message(record));
    for (size_t index = 0; index < events; index += 1) sum += event[index].offset;
    if (sum + pushloc_xml_get_result(record).offset < 0) puts("a negative place");
  }
  pushloc_xml_free(record);
  free(copy);
}

int main(void) {
  static const char *texts[] = {
    "<?xml version='1.0' encoding='UTF-16'?>\r\n<!DOCTYPE plist PUBLIC '-//A' 'http://127.0.0.1:9/d'>"
    "<plist><dict><!-- c --><key>a &amp; &#233;</key><string><![CDATA[<b>]]></string><true/></dict></plist>",
    "<!DOCTYPE a [<!ENTITY b SYSTEM 'c'>]><a>&b;</a>",
    "<a b='1' b='2'>&nbsp;&#1;<c></d>\x01\xff]]></a>trailing",
    "<a><a><a><a><?p i?><!-- - -- --></a></a></a></a>",
  };
  char deep[3 * 300];
  for (size_t index = 0; index < sizeof(texts) / sizeof(texts[0]); index += 1) {
    for (size_t count = 0; count <= strlen(texts[index]); count += 1) {
      run(texts[index], count, 0);
      run(texts[index], count, 1);
    }
  }
  for (size_t index = 0; index < sizeof(deep); index += 1) deep[index] = "<a>"[index % 3];
  run(deep, sizeof(deep), 0);
  puts("parsed");
  return 0;
}
END
# shellcheck disable=SC2046
"$CC" -g -std=c11 -Wall -Wextra -Werror -ISources/CLibXML/include "$folder/driver.c" \
  Sources/CLibXML/CLibXML.c $(pkg-config --cflags --libs libxml-2.0) -o "$folder/driver"
valgrind -q --leak-check=full --error-exitcode=9 "$folder/driver"
echo "memcheck: no bad access, no leak"
