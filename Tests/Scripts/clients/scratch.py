"""What the tests with real clients share: folders of their own, git without settings, checks."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Scratch:
    """A temporary folder with a program to run in it; it goes away at the end."""

    def __init__(self, program):
        self.program = str(pathlib.Path(program).resolve())
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="pushloc-client-")).resolve()
        self.passed = 0
        self.environment = {
            **os.environ,
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "Test",
            "GIT_AUTHOR_EMAIL": "test@example.org",
            "GIT_COMMITTER_NAME": "Test",
            "GIT_COMMITTER_EMAIL": "test@example.org",
            "PRE_COMMIT_HOME": str(self.folder / "pre-commit-home"),
            "PATH": os.path.dirname(self.program) + os.pathsep + os.environ["PATH"],
        }
        # Tests can run inside a hook, whose repository is another one.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GITHUB_ACTIONS"]:
            self.environment.pop(name, None)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, path, text):
        """Writes a file below the folder; bytes as they are, other values as JSON."""
        path = self.folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, (dict, list)):
            text = json.dumps(text)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    def run(self, *words, folder=".", status=None):
        """Runs a program; the status must be the named one. Returns what it wrote, errors behind."""
        done = subprocess.run(
            [str(word) for word in words],
            cwd=self.folder / folder,
            env=self.environment,
            capture_output=True,
        )
        text = done.stdout.decode(errors="replace") + done.stderr.decode(errors="replace")
        if status is not None and done.returncode != status:
            line = " ".join(str(word) for word in words)
            fail(f"'{line}' ended with {done.returncode}, not {status}:\n{text}")
        return done if status is None else text

    def pushloc(self, *words, folder=".", status=None):
        """Runs pushloc."""
        return self.run(self.program, *words, folder=folder, status=status)

    def check(self, holds, what):
        """Counts a check; ends the test when it does not hold."""
        if not holds:
            fail(what)
        self.passed += 1

    def equal(self, found, expected, what):
        """Compares two values."""
        self.check(found == expected, f"{what}:\n  found    {found!r}\n  expected {expected!r}")


def fail(what):
    print(f"FAILED: {what}")
    sys.exit(1)


def main(name, test):
    """Runs a test with the program that the command line names."""
    with Scratch(sys.argv[1]) as scratch:
        test(scratch)
        print(f"{name}: {scratch.passed} checks passed")
