#!/usr/bin/env python3
"""Output is the same, byte for byte, in every run and with any number of jobs.

Usage: repeatable.py PUSHLOC
"""
from scratch import ROOT, main

RUNS = 10


def project(scratch):
    """An app of three languages and thirty other folders, with faults, in several encodings."""
    for number in range(31):
        for language in ["ar", "de", "en"]:
            lines = [f'"key_{index}" = "{language} %@ {index}% o";\n' for index in range(10)]
            if number:
                lines = [f'"other_{number}" = "{language} %d"\n']
            encoding = "utf-16" if number % 7 == 2 else "utf-8"
            path = f"Part{number}/{language}.lproj/Localizable.strings"
            scratch.write(path, "".join(lines).encode(encoding))
    for index in range(30):
        alert = {"loc-key": f"key_{index % 12}", "title-loc-key": f"lost_{index}"}
        scratch.write(f"push/{index}.json", {"aps": {"alert": alert}})


def test(scratch):
    project(scratch)
    commands = [["check", f"--format={name}"] for name in ["text", "json", "sarif", "junit"]]
    commands += [["preview", "--format=json"]]
    commands += [["check", "--format=json", ROOT / "Localizations/Example"]]
    for command in commands:
        outputs = set()
        for run in range(RUNS):
            jobs = ["--jobs=1", "--jobs=2", "--jobs=7", "--jobs=16"][run % 4]
            done = scratch.pushloc(*command, jobs)
            outputs.add((done.returncode, done.stdout, done.stderr))
        scratch.equal(len(outputs), 1, f"different outputs of {command[:2]}")
        scratch.check(len(next(iter(outputs))[1]) > 100, f"no output of {command[:2]}")


main("repeatable", test)
