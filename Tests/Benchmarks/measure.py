#!/usr/bin/env python3
"""Measures pushloc beside other programs that read the same bytes in the same run.

usage: measure.py PUSHLOC DATA [--runs N] [--only WORD] [--instructions] [--peers PYTHON]

DATA is a folder that generate.py wrote. Programs take turns, so that a machine that is busy for a
moment slows all of them; printed are medians: CPU (user and system), wall, the largest resident
memory, and CPU as a ratio to the first program of the group. With --instructions valgrind counts
what pushloc executes, which is steady where clocks are not.
"""
import argparse
import glob
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


def tables(data):
    """Returns the tables, as a program that takes file names is given them."""
    return sorted(glob.glob(f"{data}/tables/*/*.strings") + glob.glob(f"{data}/tables/*/*.stringsdict"))


def groups(pushloc, data, python):
    """Returns the groups of commands: title, then name and command of each."""
    language = ["--development-language", "en", "--fail-on", "never"]
    old_style = sorted(glob.glob(f"{data}/tables/*/*.strings"))
    xml = sorted(glob.glob(f"{data}/tables/*/*.stringsdict"))
    catalog = f"{data}/catalog/Localizable.xcstrings"
    scratch = tempfile.mkdtemp()
    found = [
        ("tables: 40 languages × (5,000 keys + 200 plurals)", [
            ("pushloc check", [pushloc, "check", *language, f"{data}/tables"]),
            ("pushloc check --jobs 1", [pushloc, "check", *language, "--jobs", "1", f"{data}/tables"]),
            ("plutil -lint", ["plutil", "-lint", *tables(data)]),
            ("xmllint --noout (.stringsdict)", ["xmllint", "--noout", *xml]),
            ("wc -l", ["wc", "-l", *tables(data)]),
            ("sha256sum", ["sha256sum", *tables(data)]),
        ]),
        ("the same with 500 payload templates", [
            ("pushloc check", [pushloc, "check", *language, f"{data}/templates"]),
            ("pushloc preview --format html",
             [pushloc, "preview", *language[:2], "--format", "html", "--output",
              f"{scratch}/preview.html", f"{data}/templates"]),
        ]),
        ("the same as one catalog", [
            ("pushloc check", [pushloc, "check", f"{data}/catalog"]),
            ("pushloc compile", [pushloc, "compile", catalog, "--output-directory", f"{scratch}/out"]),
            ("json.load", ["python3", "-c", f"import json; json.load(open('{catalog}'))"]),
        ]),
        ("56 languages × 2,000 keys, 12 payloads", [
            ("pushloc check", [pushloc, "check", *language, f"{data}/element"]),
            ("pushloc check, one table named",
             [pushloc, "check", *language, f"{data}/element/App/de.lproj/Localizable.strings"]),
        ]),
        ("start-up", [
            ("true", ["true"]),
            ("pushloc --version", [pushloc, "--version"]),
            ("pushloc check Localizations/Example",
             [pushloc, "check", *language, "Localizations/Example"]),
        ]),
    ]
    if python:
        found[0][1].extend([
            ("openstep-plist (Python)", [python, __file__, "--parse", "openstep_plist", *old_style]),
            ("dotstrings (Python)", [python, __file__, "--parse", "dotstrings", *old_style]),
            ("strings-lint (Python)",
             [str(pathlib.Path(python).with_name("strings-lint")), "--source", "en", f"{data}/tables"]),
        ])
    return found, scratch


def parse(module, paths):
    """Parses old-style tables with a Python package, for a peer's figure."""
    if module == "openstep_plist":
        import openstep_plist
        for path in paths:
            with open(path, encoding="utf-8") as file:
                # A table has no braces of its own; the package wants them.
                openstep_plist.loads("{" + file.read() + "}")
    else:
        import dotstrings
        for path in paths:
            dotstrings.load(path)


def run(command):
    """Returns CPU and wall in seconds and the largest memory in KiB of one run."""
    begin = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.perf_counter() - begin
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"exit {child.returncode}: {' '.join(command[:6])} …")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss


def instructions(command):
    """Returns how many instructions a command executes, by valgrind."""
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed")
    with tempfile.NamedTemporaryFile() as out:
        ran = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out.name}", *command],
            capture_output=True, text=True, check=False)
    return int(re.search(r"Collected : (\d+)", ran.stderr).group(1))


def measure(title, commands, options):
    """Prints one group's table."""
    commands = [row for row in commands if shutil.which(row[1][0])]
    samples = {name: [] for name, _ in commands}
    for _ in range(options.runs):
        for name, command in commands:
            samples[name].append(run(command))
    print(f"\n### {title}\n")
    counted = " M instructions |" if options.instructions else ""
    print(f"| program | CPU s | wall s | MiB | CPU ratio |{counted}")
    print("|---|--:|--:|--:|--:|" + ("--:|" if counted else ""))
    base = None
    for name, command in commands:
        cpu, wall, memory = (statistics.median(column) for column in zip(*samples[name]))
        base = base or cpu
        row = f"| {name} | {cpu:.3f} | {wall:.3f} | {memory / 1024:.0f} | {cpu / max(base, 1e-4):.2f} |"
        if counted:
            own = command[0] == options.pushloc
            row += f" {instructions(command) / 1e6:,.1f} |" if own else " |"
        print(row, flush=True)


def main():
    """Measures what is asked for."""
    if sys.argv[1:2] == ["--parse"]:
        parse(sys.argv[2], sys.argv[3:])
        return
    parser = argparse.ArgumentParser()
    parser.add_argument("pushloc")
    parser.add_argument("data", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--only", default="")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--peers", help="a Python with the peers of PyPI")
    options = parser.parse_args()
    found, scratch = groups(options.pushloc, options.data, options.peers)
    for title, commands in found:
        if options.only in title:
            measure(title, commands, options)
    shutil.rmtree(scratch)


if __name__ == "__main__":
    main()
