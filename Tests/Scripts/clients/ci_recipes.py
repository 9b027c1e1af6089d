#!/usr/bin/env python3
"""The steps of action.yml and of docs/ci.md, run as they are written.

Usage: ci_recipes.py PUSHLOC

What builds the tool is left out: it is built.
"""
import json
import os
import re
import sys

import yaml
from scratch import ROOT, main

LANGUAGES = ["de", "en", "fr", "uk"]


def project(scratch):
    """An app in four languages and a server with ten templates."""
    for language in LANGUAGES:
        texts = [f'"key_{number}" = "%1$@ {number} ({language})";\n' for number in range(5)]
        scratch.write(f"app/App/{language}.lproj/Localizable.strings", "".join(texts))
    for number in range(10):
        alert = {"loc-key": f"key_{number % 5}", "loc-args": ["Anna"]}
        scratch.write(f"app/server/push/{number}.json", {"aps": {"alert": alert}})
    scratch.run("git", "init", "--quiet", "--initial-branch=main", folder="app", status=0)
    scratch.run("git", "add", "--all", folder="app", status=0)
    scratch.run("git", "commit", "--quiet", "--message=one", folder="app", status=0)


def recipe(heading):
    """The YAML below a heading of docs/ci.md."""
    text = (ROOT / "docs/ci.md").read_text()
    block = re.search(rf"^## {heading}\n.*?```yaml\n(.*?)```", text, re.S | re.M)
    return yaml.safe_load(block[1])


def break_it(scratch):
    scratch.write("app/server/push/gone.json", {"aps": {"alert": {"loc-key": "gone"}}})


def mend_it(scratch):
    (scratch.folder / "app/server/push/gone.json").unlink()


def run_script(scratch, script, variables, status):
    environment = scratch.environment
    scratch.environment = {**environment, **variables}
    text = scratch.run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script,
                       folder="app", status=status)
    scratch.environment = environment
    return text


def github(scratch):
    """The action's own script, with the inputs of the recipe in docs/ci.md."""
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    steps = recipe("GitHub")["jobs"]["pushloc"]["steps"]
    given = steps[-1]["with"]
    scratch.check(set(given) <= set(action["inputs"]), f"unknown inputs: {given}")
    inputs = {name: value["default"] for name, value in action["inputs"].items()} | given
    step = next(step for step in action["runs"]["steps"] if step["name"] == "Check")
    for word in re.findall(r"inputs\.([a-z-]+)", json.dumps(action["runs"])):
        scratch.check(word in action["inputs"], f"the action has no input '{word}'")
    values = {}
    for name, text in step["env"].items():
        found = re.fullmatch(r"\$\{\{ inputs\.([a-z-]+) \}\}", text)
        values[name] = inputs[found[1]] if found else scratch.program
    values |= {
        "RUNNER_TEMP": str(scratch.folder / "temp"), "GITHUB_ACTIONS": "true",
        "GITHUB_STEP_SUMMARY": str(scratch.folder / "summary.md"),
        "GITHUB_WORKSPACE": str(scratch.folder / "app"),
        "GIT_CONFIG_GLOBAL": str(scratch.folder / "gitconfig"),
    }
    (scratch.folder / "temp").mkdir()
    scratch.equal(run_script(scratch, step["run"], values, 0), "", "annotations of a clean project")
    break_it(scratch)
    text = run_script(scratch, step["run"], values, 1)
    scratch.check(text.startswith("::error file=server/push/gone.json,line=1,"), text)
    summary = (scratch.folder / "summary.md").read_text()
    scratch.check("no findings" in summary and "1 error" in summary, f"the summary:\n{summary}")
    sarif = json.loads((scratch.folder / "app" / given["sarif"]).read_text())
    scratch.equal(len(sarif["runs"][0]["results"]), 1, "SARIF's results")
    text = run_script(scratch, step["run"], values | {"INPUT_FAIL_ON": "never"}, 0)
    scratch.check("::error" in text, "with 'fail-on: never' nothing is told")
    (scratch.folder / "app" / given["sarif"]).unlink()
    mend_it(scratch)


def gitlab(scratch):
    job = recipe("GitLab")["pushloc"]
    script = "\n".join(job["script"])
    variables = {"CI_PROJECT_DIR": str(scratch.folder / "app")}
    scratch.equal(run_script(scratch, script, variables, 0), "", "what a clean project tells")
    break_it(scratch)
    text = run_script(scratch, script, variables, 1)
    scratch.check(text.startswith("server/push/gone.json:1:"), text)
    for name in job["artifacts"]["reports"].values():
        scratch.check((scratch.folder / "app" / name).is_file(), f"no artifact '{name}'")
        (scratch.folder / "app" / name).unlink()
    mend_it(scratch)
    tools = ["apt-get", "git", "swift", "export"]
    for line in job["before_script"]:
        scratch.check(line.split()[0] in tools, f"another step than is known: {line}")


def readme(scratch):
    """The commands of the README's chapter on settings, in their order."""
    text = (ROOT / "README.md").read_text()
    chapter = text[text.index("### Settings, old debts, changes"):]
    lines = re.search(r"```\n(.*?)```", chapter, re.S)[1].splitlines()
    commands = [line.split("#")[0].strip() for line in lines]
    scratch.pushloc("init", folder="app", status=0)
    break_it(scratch)
    expected = {
        "--rule missing-key=warning": 0, "--write-baseline": 0, "--baseline debts.json": 0,
        "--changed-since": 2, "--fix --diff": 1,
    }
    for command in commands:
        flags = next((flags for flags in expected if command.endswith(flags)), None)
        flags = flags or next(flags for flags in expected if flags in command)
        text = run_script(scratch, command, {}, expected[flags])
        scratch.check(text, f"'{command}' tells nothing")
    text = run_script(scratch, "pushloc check --changed-since main --format concise", {}, 1)
    scratch.check(text.startswith("server/push/gone.json:1:"), text)
    mend_it(scratch)


def test(scratch):
    if os.path.basename(scratch.program) != "pushloc":
        sys.exit("the program must be named 'pushloc'")
    project(scratch)
    github(scratch)
    gitlab(scratch)
    readme(scratch)


main("CI recipes", test)
