"""Compares what plutil, dotstrings, strings-lint and pushloc find in the cases and in the corpus.

usage: comparison.py PUSHLOC SHARED

Cases: for each kind of fault that `expect.json` demands, how many of its files each tool complains about; at
the end how many files each complains about of the cases in which nothing is wrong. Corpus: how many of the files each
tool complains about. A complaint of any wording counts, so the table flatters the others. No text of a
project is printed. Needs plutil of a Swift toolchain, dotstrings and strings-lint in this Python.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import dotstrings

TABLES = {".strings", ".stringsdict", ".xcstrings"}
TOOLS = ("plutil -lint", "dotstrings", "strings-lint", "pushloc")


def tables(folder):
    return sorted(path for path in folder.rglob("*") if path.suffix in TABLES)


def plutil(folder):
    """Files that plutil refuses; it reads property lists only."""
    found = set()
    for path in tables(folder):
        if path.suffix != ".xcstrings":
            run = subprocess.run(["plutil", "-lint", str(path)], capture_output=True, check=False)
            if run.returncode != 0:
                found.add(path)
    return found


def dotstrings_files(folder):
    """Files that dotstrings cannot load."""
    found = set()
    for path in tables(folder):
        load = {".strings": dotstrings.load, ".stringsdict": dotstrings.load_dict}.get(path.suffix)
        if load is None:
            continue
        try:
            load(str(path))
        except Exception:  # noqa: BLE001 - whatever it raises is its verdict
            found.add(path)
    return found


def strings_lint(folder):
    """Files that strings-lint names with an error or a warning."""
    tool = str(Path(sys.executable).parent / "strings-lint")
    command = [tool, "--format", "json", "--source", "en", str(folder)]
    run = subprocess.run(command, capture_output=True, check=False)
    try:
        findings = json.loads(run.stdout)
    except json.JSONDecodeError:
        # It ends with the first file that it cannot decode, and names it in its words.
        return {path for path in tables(folder) if str(path).encode() in run.stderr}
    return {Path(one["file"]) for one in findings if one["severity"] in ("error", "warning")}


def pushloc(folder):
    """Files in which pushloc finds an error or a warning, or which such a finding names."""
    run = subprocess.run(
        [sys.argv[1], "check", "--format", "json", str(folder)],
        capture_output=True, check=False,
    )
    found = set()
    for one in json.loads(run.stdout)["diagnostics"] if run.stdout else []:
        if one["severity"] != "note":
            found.add(one["file"])
            found.update(place["file"] for place in one.get("related", []))
    root = Path(folder).resolve()
    return {p for f in found for p in (Path(f).resolve(), (root / f).resolve()) if p.exists()}


def complaints(folder):
    tools = (plutil, dotstrings_files, strings_lint, pushloc)
    return [{path.resolve() for path in tool(folder)} for tool in tools]


def row(title, total, counts):
    print(f"| {title} | {total} | " + " | ".join(map(str, counts)) + " |")


def cases(folder):
    demanded = defaultdict(lambda: [0] * 5)
    clean = [0] * 5
    for case in sorted(path.parent for path in folder.glob("*/expect.json")):
        expect = json.loads((case / "expect.json").read_text(encoding="utf-8"))
        found = complaints(case)
        wanted = {(one.get("kind") or "/".join(one.get("kind_any_of", [])), one["file"])
                  for one in expect["must_report"] if "file" in one}
        for kind, name in wanted:
            path = (case / name).resolve()
            demanded[kind][0] += 1
            for index, files in enumerate(found):
                demanded[kind][index + 1] += path in files
        if not expect["must_report"]:
            clean[0] += len(tables(case))
            for index, files in enumerate(found):
                clean[index + 1] += len([path for path in tables(case) if path.resolve() in files])
    print("| fault in the cases | files | " + " | ".join(TOOLS) + " |\n|---|---|---|---|---|---|")
    for kind, counts in sorted(demanded.items()):
        row(kind, counts[0], counts[1:])
    row("**all faults**", sum(c[0] for c in demanded.values()),
        [sum(c[i] for c in demanded.values()) for i in range(1, 5)])
    row("**false alarms in tables without a fault**", clean[0], clean[1:])


def corpus(folder):
    print("\n| corpus | tables | " + " | ".join(TOOLS) + " |\n|---|---|---|---|---|---|")
    total = [0] * 5
    for project in sorted(folder.iterdir(), key=lambda path: path.name.lower()):
        if "+" not in project.name:
            continue
        own = {path.resolve() for path in tables(project)}
        counts = [len(own & files) for files in complaints(project)]
        row(re.sub(r"\+", "/", project.name, count=1), len(own), counts)
        total = [a + b for a, b in zip(total, [len(own), *counts])]
    row("**all**", total[0], total[1:])


cases(Path(sys.argv[2]) / "cases")
corpus(Path(sys.argv[2]) / "corpus")
