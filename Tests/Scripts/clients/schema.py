#!/usr/bin/env python3
"""docs/pushloc.schema.json and the tool agree on what a configuration is.

Usage: schema.py PUSHLOC

Each configuration is asked of jsonschema and of `pushloc --show-config`, which ends with 2 when the
file is wrong.
"""
import json
import re

import jsonschema
from scratch import ROOT, main

# One of each setting; those of the project in Localizations among them.
RIGHT = [
    {},
    {"$schema": "https://example.org/pushloc.schema.json", "developmentLanguage": "en"},
    {"tables": ["Messenger/**"], "payloads": ["push/**"], "developmentLanguage": "en"},
    {"tables": "App/**", "payloads": "server/push/**", "exclude": ["**/Generated/**"]},
    {"apps": [{"name": "App", "tables": ["App/**"], "payloads": ["server/push/**"]}]},
    {"manifests": ["server/push-keys.json"], "languages": {"required": ["de"], "ignored": ["Base"]}},
    {"minimumIOS": "16.0", "entitlements": ["time-sensitive", "critical"]},
    {"renderer": [{"payloads": "push/**", "use": "extension", "tables": ["Extension/**"]}]},
    {"templates": [{"payloads": "**/*.hbs", "dialect": "handlebars", "envelope": "fcm-v1"}]},
    {"values": {"status": ["PLACED"]}, "samples": {"sender": "Anna"}, "maxLengths": {"m": 200}},
    {"rules": {"untranslated": "warning", "text-quality": "note"}},
    {"overrides": [{"files": "a/**", "pointer": "/aps", "rules": {"markup": "off"}, "reason": "r"}]},
    {"customFields": [{"payloads": "**", "fields": {"id": {"type": "string", "required": True}}}]},
    {"customFieldStyle": "kebab-case", "categories": ["message"], "sounds": ["message.caf"]},
    {"releases": ["contracts/*.json"], "baseline": "b.json", "pushKeyPrefix": "push."},
    {"templatesAreComplete": False},
]
WRONG = [
    [],
    "App",
    {"tabels": []},
    {"tables": 5},
    {"tables": [5]},
    {"payloads": [""]},
    {"apps": []},
    {"apps": [{"tables": "App"}]},
    {"apps": [{"name": "App", "table": "App"}]},
    {"languages": ["de"]},
    {"minimumIOS": 16},
    {"minimumIOS": "sixteen"},
    {"entitlements": ["loud"]},
    {"renderer": [{"payloads": "push/**", "use": "phone"}]},
    {"templates": [{"dialect": "handlebars"}]},
    {"templates": [{"payloads": "**", "dialect": "cobol"}]},
    {"values": {"status": "PLACED"}},
    {"maxLengths": {"m": 0}},
    {"maxLengths": {"m": 1.5}},
    {"rules": {"missing-key": "fatal"}},
    {"overrides": [{"files": "a/**"}]},
    {"overrides": [{"rules": {"missing-key": "off"}, "pointer": "aps"}]},
    {"customFields": [{"payloads": "**", "fields": {"id": {"type": "text"}}}]},
    {"customFieldStyle": "PascalCase"},
    {"templatesAreComplete": "no"},
]


def without_comments(text):
    """The configuration as strict JSON: whole-line comments and last commas are allowed in it."""
    text = re.sub(r"^\s*//.*$", "", text, flags=re.M)
    return json.loads(re.sub(r",(\s*})", r"\1", text))


def test(scratch):
    schema = json.loads((ROOT / "docs/pushloc.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for right, configurations in [(True, RIGHT), (False, WRONG)]:
        for configuration in configurations:
            line = json.dumps(configuration)
            scratch.equal(validator.is_valid(configuration), right, f"the schema on {line}")
            scratch.write(".pushloc.json", json.dumps(configuration))
            scratch.pushloc("--show-config", status=0 if right else 2)
            scratch.passed += 1
    # What `pushloc init` writes for the project in Localizations fits, and is understood.
    (scratch.folder / ".pushloc.json").unlink()
    for source in (ROOT / "Localizations/Example").rglob("*"):
        if source.is_file():
            scratch.write(source.relative_to(ROOT / "Localizations/Example"), source.read_bytes())
    scratch.pushloc("init", status=0)
    written = (scratch.folder / ".pushloc.json").read_text()
    configuration = without_comments(written)
    errors = [error.message for error in validator.iter_errors(configuration)]
    scratch.equal(errors, [], "the schema refuses what 'pushloc init' writes")
    scratch.check(configuration.get("tables"), "'pushloc init' names no tables")
    scratch.pushloc("check", status=0)


main("schema", test)
