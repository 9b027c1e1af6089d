#!/usr/bin/env python3
"""`--changed-since` in repositories of git's own making: what a change touches or causes is told, at
the template, and nothing else.

Usage: changed_since.py PUSHLOC
"""
import json

from scratch import main

def table(**texts):
    return "".join(f'"{key}" = "{text}";\n' for key, text in texts.items())


def payload(key, count=1):
    return {"aps": {"alert": {"loc-key": key, "loc-args": ["x"] * count}}}


def start(scratch):
    """A repository with an old fault, which no change below touches."""
    scratch.write("app/App/en.lproj/Localizable.strings", table(hi="Hello %@", bye="Bye %@"))
    scratch.write("app/App/de.lproj/Localizable.strings", table(hi="Hallo %@", bye="Ciao %@"))
    scratch.write("app/push/hi.json", payload("hi"))
    scratch.write("app/push/bye.json", payload("bye"))
    scratch.write("app/push/old.json", payload("gone"))
    git(scratch, "init", "--quiet", "--initial-branch=main")
    commit(scratch)


def git(scratch, *words):
    return scratch.run("git", *words, folder="app", status=0)


def commit(scratch):
    git(scratch, "add", "--all")
    git(scratch, "commit", "--quiet", "--message=change")


def found(scratch, *words, reference="main"):
    done = scratch.pushloc(
        "check", "--format=json", "--changed-since", reference, *words, folder="app"
    )
    report = json.loads(done.stdout)
    told = [
        f"{item['file']}:{item['line']} {item['rule']} {','.join(item['locales'])}"
        for item in report["diagnostics"] if item["severity"] == "error"
    ]
    status = 1 if told else 0
    scratch.equal(done.returncode, status, f"the status with {told}")
    return told


def change(scratch, what, expected, files, deleted=(), moved=()):
    """Changes files on a branch, committed and not, and compares what is told."""
    git(scratch, "checkout", "--quiet", "-b", "branch")
    for path, text in files.items():
        scratch.write(f"app/{path}", text)
    for path in deleted:
        (scratch.folder / "app" / path).unlink()
    for old, new in moved:
        git(scratch, "mv", old, new)
    scratch.equal(found(scratch), expected, f"{what}, in the work tree")
    commit(scratch)
    scratch.equal(found(scratch), expected, f"{what}, committed")
    git(scratch, "checkout", "--quiet", "main")
    git(scratch, "branch", "--quiet", "-D", "branch")


def test(scratch):
    start(scratch)
    everything = json.loads(scratch.pushloc("check", "--format=json", folder="app").stdout)
    scratch.equal(len(everything["diagnostics"]), 1, "the old fault")
    scratch.equal(found(scratch), [], "without a change")
    english = "App/en.lproj/Localizable.strings"
    german = "App/de.lproj/Localizable.strings"

    change(scratch, "another file", [], {"README.md": "text\n"})
    change(scratch, "a new template", ["push/new.json:1 missing-key de,en"],
           {"push/new.json": payload("lost")})
    change(scratch, "a key that is deleted in a table alone", ["push/hi.json:1 missing-key de"],
           {german: table(bye="Ciao %@")})
    change(scratch, "an argument more in the tables alone",
           ["push/hi.json:1 too-few-args de,en"],
           {english: table(hi="Hello %@ %@", bye="Bye %@"),
            german: table(hi="Hallo %@ %@", bye="Ciao %@")})
    change(scratch, "an argument more in one table", [f"{german}:1 too-few-args de"],
           {german: table(hi="Hallo %@ %@", bye="Ciao %@")})
    change(scratch, "a template that is renamed", [], {},
           moved=[("push/old.json", "push/older.json")])
    change(scratch, "a template that is renamed and broken",
           ["push/hello.json:1 missing-key de,en"], {"push/hello.json": payload("hello")},
           deleted=["push/hi.json"])
    change(scratch, "a template that is deleted", [], {}, deleted=["push/old.json"])
    change(scratch, "lines above an old fault", [],
           {"push/old.json": "\n\n" + json.dumps(payload("gone"))})
    change(scratch, "the line of an old fault", ["push/old.json:1 missing-key de,en"],
           {"push/old.json": payload("gone", count=2)})
    change(scratch, "a table that is moved with its folder", [], {},
           moved=[("App", "Main")])
    shallow(scratch)


def shallow(scratch):
    """A clone of depth 1 has no history: what is missing is said, and how to get it."""
    scratch.write("app/README.md", "again\n")
    git(scratch, "checkout", "--quiet", "-b", "later")
    commit(scratch)
    address = (scratch.folder / "app").as_uri()
    scratch.run("git", "clone", "--quiet", "--depth=1", address, "clone", status=0)
    text = scratch.pushloc("check", "--changed-since", "origin/main", folder="clone", status=2)
    scratch.equal(
        text,
        "error: there is no commit 'origin/main' in this clone, which is shallow\n"
        "help: fetch the history, too: 'git fetch --unshallow', or 'fetch-depth: 0' in the checkout\n",
        "in a shallow clone",
    )
    text = scratch.pushloc("check", "--changed-since", "nowhere", folder="app", status=2)
    scratch.equal(text, "error: there is no commit 'nowhere'\n", "an unknown reference")


main("changed-since", test)
