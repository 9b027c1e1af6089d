#!/usr/bin/env python3
"""Holds what `pushloc compile` writes against other readers, and kills it on the way.

usage: compiled.py PUSHLOC [SHARED]

1. Every table of SHARED/corpus (where it is) and of Localizations/Example is compiled as binary, XML
   and text and read back by Python's plistlib and by plutil, where that is installed: the values are
   those that `pushloc inspect` shows, which the conformance runs hold against Foundation.
2. `compile` is killed at 100 moments: each table holds the old or the new bytes, never a part.
3. On a full file system (Linux, as root) it ends with status 3, and the old tables stay.
"""
import json
import os
import pathlib
import plistlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

PUSHLOC = os.path.abspath(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else ROOT / "none"
PLUTIL = shutil.which("plutil")
failures = 0


def fail(message):
    global failures
    failures += 1
    if failures <= 20:
        print(f"FAIL {message}")


def run(*words, cwd=None):
    return subprocess.run([PUSHLOC, *words], cwd=cwd, capture_output=True)


def plain(value):
    """A value of plistlib as `inspect` shows it."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, bytes):
        return {"$data": value.hex()}
    if hasattr(value, "isoformat"):
        return {"$date": value.strftime("%Y-%m-%dT%H:%M:%SZ")}
    return value


def by_plutil(path):
    """The file through plutil; None where a value of it is none of JSON's."""
    done = subprocess.run([PLUTIL, "-convert", "json", "-o", "-", path], capture_output=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def wanted_outputs(table):
    """What the outputs must hold: path below the output folder -> value."""
    shown = json.loads(run("inspect", "--format", "json", str(table)).stdout)
    if not shown["accepted"] or not isinstance(shown.get("value"), dict):
        return None
    return {f"{table.parent.name}/{table.name}": shown["value"]}


def read_back():
    tables = list((ROOT / "Localizations" / "Example").rglob("*.strings*"))
    if (SHARED / "corpus").is_dir():
        tables += [p for p in (SHARED / "corpus").rglob("*") if p.suffix in (".strings", ".stringsdict")]
    else:
        print("no recorded tables beside this checkout: only Localizations/Example is read back")
    count = 0
    for table in sorted(tables):
        if table.parent.suffix != ".lproj":
            continue
        wanted = wanted_outputs(table)
        if wanted is None:
            continue
        for syntax in ("binary", "xml", "text"):
            with tempfile.TemporaryDirectory() as out:
                done = run("compile", str(table), "--output-directory", out, "--output-format", syntax)
                if done.returncode != 0:
                    fail(f"{table} as {syntax}: exit {done.returncode}: {done.stderr.decode()[:200]}")
                    continue
                for name, value in wanted.items():
                    path = os.path.join(out, name)
                    if syntax != "text":
                        with open(path, "rb") as file:
                            if plain(plistlib.load(file)) != value:
                                fail(f"{table} as {syntax}: plistlib reads other values")
                    if PLUTIL:
                        read = by_plutil(path)
                        if read is not None and read != value:
                            fail(f"{table} as {syntax}: plutil reads other values")
                    count += 1
    print(f"read back: {count} files, by plistlib{' and plutil' if PLUTIL else ''}")


def catalog(word, languages=40, keys=300):
    strings = {
        f"key.{number}": {
            "localizations": {
                f"x-l{language}": {"stringUnit": {"state": "translated", "value": f"{word} {number}"}}
                for language in range(languages)
            }
        }
        for number in range(keys)
    }
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings})


def contents(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*.strings"))
    }


def killed():
    random.seed(7)
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        versions = []
        for word in ("old", "new"):
            (work / word).mkdir()
            (work / word / "T.xcstrings").write_text(catalog(word))
            run("compile", f"{word}/T.xcstrings", "--output-directory", f"{word}/out", cwd=work)
            versions.append(contents(work / word / "out"))
        out = work / "out"
        shutil.copytree(work / "old" / "out", out)
        started = time.monotonic()
        run("compile", "new/T.xcstrings", "--output-directory", "out", cwd=work)
        whole = time.monotonic() - started
        ended = 0
        for number in range(100):
            source = "old" if number % 2 else "new"
            process = subprocess.Popen(
                [PUSHLOC, "compile", f"{source}/T.xcstrings", "--output-directory", "out"], cwd=work
            )
            try:
                process.wait(timeout=random.uniform(0, whole * 1.1))
                ended += 1
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            now = contents(out)
            for name in versions[0]:
                if now.get(name) not in (versions[0][name], versions[1][name]):
                    fail(f"killed, run {number}: {name} is torn or missing")
    print(f"killed: 100 runs, of which {ended} ended before")


def full_disk():
    if sys.platform != "linux" or os.geteuid() != 0:
        print("full disk: not tried, needs Linux and root")
        return
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        disk = work / "disk"
        disk.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=700k", "tmpfs", disk]).returncode != 0:
            print("full disk: not tried, no tmpfs can be mounted")
            return
        try:
            (work / "T.xcstrings").write_text(catalog("old", languages=10, keys=20))
            first = run("compile", str(work / "T.xcstrings"), "--output-directory", str(disk))
            before = contents(disk)
            (work / "T.xcstrings").write_text(catalog("new " * 50, languages=10, keys=900))
            done = run("compile", str(work / "T.xcstrings"), "--output-directory", str(disk))
            if first.returncode != 0 or not before:
                fail(f"full disk: the first run fails: {first.stderr.decode()[:200]}")
            if done.returncode != 3:
                fail(f"full disk: exit {done.returncode}, not 3")
            if b"cannot write" not in done.stderr:
                fail(f"full disk: says {done.stderr.decode()[:200]}")
            if contents(disk) != before:
                fail("full disk: tables changed")
            if [p for p in disk.rglob("*.tmp")]:
                fail("full disk: left-over files")
            print(f"full disk: {done.stderr.decode().strip()}")
        finally:
            subprocess.run(["umount", disk])


read_back()
killed()
full_disk()
print(f"compiled: {'failed' if failures else 'passed'}, {failures} failures")
sys.exit(1 if failures else 0)
