#!/usr/bin/env python3
"""What holds of every safe fix, over real tables with seeded faults.

Usage: fixes.py PUSHLOC [--all]

A fix, carried out here by its bytes in the JSON output, takes its finding away and adds none;
`--fix` writes the same bytes where it has one thing to mend, leaves no safe fix, and changes
nothing the second time. Without --all a sample is taken. Tables are those in Localizations, and
those of the folder `shared` beside a development checkout, when it is there.
"""
import collections
import json
import os
import random
import re
import sys

from scratch import ROOT, main

IS_WHOLE = "--all" in sys.argv
SAMPLE = 60
LARGEST = 400_000 if IS_WHOLE else 30_000
# Behind such a fault more of the file is read, so that more can be found in it.
REVEALING = {"parse-error", "silent-truncation", "merge-conflict", "encoding", "bad-escape"}
# A text whose specifiers were no object specifiers has several of them then: a note, and true.
FOLLOWING = {"not-an-object-specifier": {"unnumbered-several"}}
ENTRY = re.compile(r'^"(?P<key>(?:[^"\\]|\\.)+)"\s*=\s*"(?P<value>(?:[^"\\\n]|\\.)*)";[ \t]*\r?$', re.M)


def replaced(value):
    return lambda found: f'"{found["key"]}" = "{value(found["value"])}";'


FAULTS = {
    "no semicolon": lambda found: found[0].replace('";', '"'),
    "two semicolons": lambda found: found[0].rstrip() + ";",
    "curly quotes": lambda found: f'"{found["key"]}" = “{found["value"]}”;',
    "a number specifier": replaced(lambda value: value.replace("%@", "%d") + " %d"),
    "a percent sign": replaced(lambda value: value + " 50% off"),
    "a wide percent sign": replaced(lambda value: value.replace("%@", "％@") + " ％@"),
    "the same twice": lambda found: found[0].rstrip() + "\n" + found[0],
    "a suppression": lambda found: "/* pushloc:ignore blank-value -- later */\n" + found[0],
    "two plain specifiers": replaced(lambda value: value + " %@ %@"),
    "a no-break space": lambda found: "\u00a0" + found[0],
}


def tables():
    folders = [ROOT / "Localizations", ROOT.parent / "shared" / "corpus"]
    if not folders[1].is_dir():
        print(f"fixes: no tables in {os.path.relpath(folders[1], ROOT)}, only those in Localizations")
    found = []
    for folder in folders:
        for kind in ["strings", "stringsdict", "xcstrings"]:
            found += folder.rglob(f"*.{kind}")
    return [path for path in sorted(found) if path.stat().st_size <= LARGEST]


def seeded(path, choice):
    """The file's bytes with one fault, and its name; nil where the fault has no place in it."""
    data = path.read_bytes()
    name = choice.choice(sorted(FAULTS) + ["none", "UTF-16"])
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return data, "none"
    if name == "UTF-16" and path.suffix != ".xcstrings":
        return text.encode("utf-16"), name
    entries = list(ENTRY.finditer(text)) if path.suffix == ".strings" else []
    if name not in FAULTS or not entries:
        return data, "none"
    entry = choice.choice(entries)
    text = text[: entry.start()] + FAULTS[name](entry) + text[entry.end():]
    return text.encode("utf-8"), name


class Project:
    """One table with a payload that uses some of its keys."""

    def __init__(self, scratch, number, path, choice):
        self.scratch = scratch
        self.folder = scratch.folder / str(number)
        self.file = f"en.lproj/Localizable{path.suffix}"
        if path.suffix == ".xcstrings":
            self.file = "Localizable.xcstrings"
        data, fault = seeded(path, choice)
        # Where the file lies is no part of a test's name.
        self.name = f"{path.parent.parent.name}/{path.parent.name}/{path.name} with {fault}"
        scratch.write(f"{number}/{self.file}", data)
        done = scratch.pushloc("inspect", "--format=json", self.file, folder=self.folder)
        keys = [entry["key"] for entry in json.loads(done.stdout)["entries"]]
        for index, key in enumerate(choice.sample(keys, min(5, len(keys)))):
            alert = {"loc-key": key, "loc-args": ["a", "b"][: index % 3]}
            scratch.write(f"{number}/push/{index}.json", {"aps": {"alert": alert}})

    def findings(self):
        done = self.scratch.pushloc("check", "--format=json", folder=self.folder)
        return json.loads(done.stdout)["diagnostics"] if done.stdout else []

    def contents(self):
        return {
            str(path.relative_to(self.folder)): path.read_bytes()
            for path in self.folder.rglob("*") if path.is_file()
        }

    def restore(self, contents):
        for path, data in contents.items():
            (self.folder / path).write_bytes(data)

    def fix(self):
        self.scratch.pushloc("check", "--fix", folder=self.folder)


def encoding(data):
    return {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}.get(data[:2], "utf-8")


def applied(contents, edits):
    """The files behind some edits; nothing else changes."""
    new = dict(contents)
    for edit in sorted(edits, key=lambda edit: -edit["start"]):
        data = new[edit["file"]]
        text = edit["replacement"]
        is_whole = edit["start"] == 0 and edit["end"] == len(data)
        if not is_whole and b"\r\n" in data[: data.find(b"\n") + 1]:
            text = re.sub(r"(?<!\r)\n", "\r\n", text)
        code = "utf-8" if is_whole else encoding(data)
        new[edit["file"]] = data[: edit["start"]] + text.encode(code) + data[edit["end"]:]
    return new


def counts(findings):
    return collections.Counter((f["rule"], f.get("key"), f["file"]) for f in findings)


def check_fix(project, contents, findings, finding):
    """One fix alone: its finding goes, none comes."""
    scratch = project.scratch
    what = f"{project.name}: {finding['rule']} of {finding.get('key')}"
    project.restore(applied(contents, finding["fix"]["edits"]))
    old, new = counts(findings), counts(project.findings())
    identity = (finding["rule"], finding.get("key"), finding["file"])
    scratch.check(new[identity] < old[identity], f"{what} is still there after its fix")
    if finding["category"] not in REVEALING:
        following = FOLLOWING.get(finding["rule"], set())
        added = [name for name in new - old if name[0] not in following]
        scratch.equal(added, [], f"{what}: its fix adds findings")
    project.restore(contents)


def check_project(project, choice, tally):
    scratch = project.scratch
    contents = project.contents()
    findings = project.findings()
    safe = [f for f in findings if f.get("fix", {}).get("safe")]
    for finding in safe if IS_WHOLE and len(safe) < 12 else choice.sample(safe, min(3, len(safe))):
        tally[finding["rule"]] += 1
        check_fix(project, contents, findings, finding)
    project.fix()
    mended = project.contents()
    left = [f["rule"] for f in project.findings() if f.get("fix", {}).get("safe")]
    scratch.equal(left, [], f"{project.name}: safe fixes that are left")
    if len(safe) == 1:
        expected = applied(contents, safe[0]["fix"]["edits"])
        project.restore(expected)
        # What one fix uncovers is mended in the same run.
        is_all = not any(f.get("fix", {}).get("safe") for f in project.findings())
        scratch.check(
            mended == expected or not is_all,
            f"{project.name}: '--fix' writes other bytes than the fix of {safe[0]['rule']}",
        )
        project.restore(mended)
    project.fix()
    scratch.check(project.contents() == mended, f"{project.name}: a second '--fix' changes bytes")


def test(scratch):
    choice = random.Random(2026)
    work = [(path, seed) for path in tables() for seed in range(6 if IS_WHOLE else 3)]
    if not IS_WHOLE:
        work = choice.sample(work, min(SAMPLE, len(work)))
    tally = collections.Counter()
    for number, (path, seed) in enumerate(work):
        own = random.Random(f"{path.name} {path.stat().st_size} {seed}")
        check_project(Project(scratch, number, path, own), own, tally)
    scratch.check(len(tally) >= 5, f"too few kinds of fixes: {tally}")
    kinds = ", ".join(f"{rule} {count}" for rule, count in sorted(tally.items()))
    print(f"fixes: {len(work)} tables, {sum(tally.values())} safe fixes ({kinds})")


main("fixes", test)
