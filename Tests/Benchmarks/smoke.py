#!/usr/bin/env python3
"""Counts instructions over small projects and compares them with committed ceilings.

usage: smoke.py PUSHLOC [--write]

Instructions, counted by valgrind, do not depend on how busy the machine is. A ceiling is a tenth above
what was counted when it was written (--write): a change that costs more must say so by raising it.
The growth of three costs at ten times the size is watched as well.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

from measure import instructions

HERE = pathlib.Path(__file__).parent
CEILINGS = HERE / "ceilings.json"
# At ten times the size a cost may be this many times as large.
LARGEST_GROWTH = 10.5


def generate(folder, *options):
    """Writes projects."""
    subprocess.run([sys.executable, HERE / "generate.py", folder, *options], check=True)


def counts(pushloc, folder):
    """Returns the instructions of each check, in thousands."""
    flags = ["--jobs", "1", "--fail-on", "never", "--development-language", "en"]
    generate(folder / "base", "--languages", "4", "--keys", "1000", "--plurals", "40",
             "--templates", "50", "--only", "tables", "--only", "catalog", "--only", "templates")
    generate(folder / "keys", "--languages", "4", "--keys", "10000", "--plurals", "400",
             "--only", "tables", "--only", "catalog")
    generate(folder / "templates", "--languages", "4", "--keys", "1000", "--plurals", "40",
             "--templates", "500", "--only", "templates")
    found = {}
    for name, path in [
        ("start", None),
        ("tables", "base/tables"), ("tables, ten times the keys", "keys/tables"),
        ("catalog", "base/catalog"), ("catalog, ten times the keys", "keys/catalog"),
        ("templates", "base/templates"), ("templates, ten times the payloads", "templates/templates"),
    ]:
        command = [pushloc, "--version"] if path is None else [
            pushloc, "check", *flags, str(folder / path)]
        found[name] = instructions(command) // 1000
    return found


def main():
    """Compares, or writes the ceilings anew."""
    parser = argparse.ArgumentParser()
    parser.add_argument("pushloc")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = counts(options.pushloc, pathlib.Path(folder))
    if options.write:
        ceilings = {name: count * 11 // 10 for name, count in found.items()}
        CEILINGS.write_text(json.dumps(ceilings, indent=2) + "\n")
    ceilings = json.loads(CEILINGS.read_text())
    failed = False
    for name, count in found.items():
        is_over = count > ceilings[name]
        failed |= is_over
        print(f"{'OVER ' if is_over else ''}{name}: {count:,} thousand instructions, "
              f"ceiling {ceilings[name]:,}")
    for small, large in [
        ("tables", "tables, ten times the keys"), ("catalog", "catalog, ten times the keys"),
        ("templates", "templates, ten times the payloads"),
    ]:
        growth = found[large] / found[small]
        is_over = growth > LARGEST_GROWTH
        failed |= is_over
        print(f"{'OVER ' if is_over else ''}{large}: {growth:.1f} times the cost")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
