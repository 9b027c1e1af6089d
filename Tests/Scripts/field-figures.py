"""Counts what `pushloc check` finds in each project of the corpus that lies beside a development checkout.

usage: field-figures.py PUSHLOC CORPUS [--list PROJECT]

Prints one Markdown row a project: errors, warnings and notes, then the errors by rule. With --list
prints each error of one project: rule, language, key, path and line. No text of a project is printed.
"""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

# Payloads that are written against the tables of a project: patterns below CORPUS/push.
PAYLOADS = {"vector-im+element-ios": "sygnal-[A-Z]*.json"}


def findings(pushloc, corpus, project):
    """The findings of one project with the payloads that go with it."""
    pattern = PAYLOADS.get(project)
    payloads = sorted(str(p) for p in (corpus / "push").glob(pattern)) if pattern else []
    command = [pushloc, "check", "--no-config", "--format", "json", str(corpus / project), *payloads]
    run = subprocess.run(command, capture_output=True, check=False)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{project}: status {run.returncode}: {run.stderr.decode()}")
    return json.loads(run.stdout)["diagnostics"]


def counted(found, severity):
    """The rules of one severity with their counts, the most frequent first."""
    counts = Counter(one["rule"] for one in found if one["severity"] == severity)
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def main():
    pushloc, corpus = sys.argv[1], Path(sys.argv[2])
    if len(sys.argv) == 5 and sys.argv[3] == "--list":
        for one in findings(pushloc, corpus, sys.argv[4]):
            if one["severity"] == "error":
                path = one["file"].removeprefix(str(corpus) + "/")
                print(one["rule"], one.get("locale"), one.get("key"), f'{path}:{one["line"]}', sep="\t")
        return
    print("| project | errors | warnings | notes | errors by rule | warnings by rule |")
    print("|---|---|---|---|---|---|")
    for folder in sorted(corpus.iterdir(), key=lambda path: path.name.lower()):
        if "+" not in folder.name:
            continue
        found = findings(pushloc, corpus, folder.name)
        cells = [str(sum(n for _, n in counted(found, s))) for s in ("error", "warning", "note")]
        cells += [", ".join(f"{n} {rule}" for rule, n in counted(found, s)) or "–" for s in ("error", "warning")]
        print(f"| {folder.name.replace('+', '/')} | " + " | ".join(cells) + " |")


main()
