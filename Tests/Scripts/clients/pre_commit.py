#!/usr/bin/env python3
"""The hooks of .pre-commit-hooks.yaml, run by pre-commit itself.

Usage: pre_commit.py PUSHLOC [--swift]

With --swift the hook that builds the tool is tried, else the one that runs an installed tool.
"""
import pathlib
import shutil
import subprocess
import sys

from scratch import ROOT, main

HOOK = "pushloc" if "--swift" in sys.argv else "pushloc-system"
PRE_COMMIT = pathlib.Path(sys.executable).parent / "pre-commit"


def hook_repository(scratch):
    """A repository with the hooks: for the one that builds, with all of the sources."""
    files = [".pre-commit-hooks.yaml"]
    if HOOK == "pushloc":
        listed = subprocess.run(
            ["git", "-C", ROOT, "ls-files", "-co", "--exclude-standard", "-z"],
            capture_output=True, check=True,
        )
        files = [name for name in listed.stdout.decode().split("\0") if name]
    for name in files:
        source = ROOT / name
        target = scratch.folder / "hooks" / name
        if source.is_file() or source.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target, follow_symlinks=False)
    scratch.run("git", "init", "--quiet", folder="hooks", status=0)
    scratch.run("git", "add", "--all", folder="hooks", status=0)
    scratch.run("git", "commit", "--quiet", "--message=hooks", folder="hooks", status=0)
    return scratch.run("git", "rev-parse", "HEAD", folder="hooks", status=0).strip()


def commit(scratch, status):
    scratch.run("git", "add", "--all", folder="app", status=0)
    return scratch.run("git", "commit", "--message=change", folder="app", status=status)


def test(scratch):
    revision = hook_repository(scratch)
    scratch.write("app/App/en.lproj/Localizable.strings", '"hi" = "Hello %@";\n')
    scratch.write("app/App/de.lproj/Localizable.strings", '"hi" = "Hallo %@";\n')
    scratch.write("app/Widget/en.lproj/Localizable.strings", '"widget" = "Today";\n')
    alert = {"loc-key": "hi", "loc-args": ["Anna"]}
    scratch.write("app/push/hi.json", {"aps": {"alert": alert}})
    scratch.write(
        "app/.pre-commit-config.yaml",
        f"repos:\n  - repo: {scratch.folder}/hooks\n    rev: {revision}\n"
        f"    hooks:\n      - id: {HOOK}\n",
    )
    scratch.run("git", "init", "--quiet", folder="app", status=0)
    scratch.run(PRE_COMMIT, "install", folder="app", status=0)

    text = commit(scratch, 0)
    scratch.check("Passed" in text, f"a clean commit does not pass:\n{text}")

    scratch.write("app/push/gone.json", {"aps": {"alert": {"loc-key": "gone"}}})
    text = commit(scratch, 1)
    scratch.check("push/gone.json:1:32" in text, f"the place is not told:\n{text}")
    scratch.check("missing-key" in text, f"the rule is not told:\n{text}")
    head = scratch.run("git", "log", "--format=%s", folder="app", status=0)
    scratch.equal(head.split(), ["change"], "the commit was made nevertheless")

    scratch.write("app/push/gone.json", {"aps": {"alert": alert}})
    scratch.check("Passed" in commit(scratch, 0), "a mended commit does not pass")

    # A table can break a payload that was not touched.
    scratch.write("app/App/de.lproj/Localizable.strings", '"hello" = "Hallo %@";\n')
    text = commit(scratch, 1)
    scratch.check("push/hi.json:1:" in text, f"the payload is not told:\n{text}")
    scratch.write("app/App/de.lproj/Localizable.strings", '"hi" = "Hallo %@";\n')
    scratch.run("git", "add", "--all", folder="app", status=0)

    for name in ["README.md", "Sources/main.swift", "App/en.lproj.txt"]:
        scratch.write(f"app/{name}", "text\n")
    text = commit(scratch, 0)
    scratch.check("no files to check" in text, f"the hook runs for other files:\n{text}")

    for name in [
        "push/a.json", "push/a.apns", "push/a.json.mustache", "App/fr.lproj/InfoPlist.strings",
        "App/Localizable.xcstrings", "App/de.lproj/Localizable.stringsdict", ".pushloc.json",
    ]:
        scratch.write(f"app/{name}", "{}\n")
        scratch.run("git", "add", "--all", folder="app", status=0)
        text = scratch.run(PRE_COMMIT, "run", "--files", name, folder="app", status=None)
        scratch.check(b"no files to check" not in text.stdout, f"the hook passes over {name}")
        (scratch.folder / "app" / name).unlink()
        scratch.run("git", "add", "--all", folder="app", status=0)

    # What the README says: such a commit runs no hook, so CI must check.
    for language in ["de", "en"]:
        (scratch.folder / f"app/App/{language}.lproj/Localizable.strings").unlink()
    text = commit(scratch, 0)
    scratch.check("no files to check" in text, f"a commit that only deletes runs the hook:\n{text}")
    text = scratch.pushloc("check", folder="app", status=1)
    scratch.check("[missing-key]" in text, f"what was deleted is not missed:\n{text}")


main(f"pre-commit, {HOOK}", test)
