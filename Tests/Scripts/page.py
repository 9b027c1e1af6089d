#!/usr/bin/env python3
"""Opens the preview page in Chromium and uses it as a translator does.

usage: page.py PUSHLOC [SHARED]

Of the example app and, where SHARED is there, of Element with sygnal's payloads; runs the page's push
scanner on the recorded rows, and its judge of changed texts on those that the rules are held to. What a
check finds about the cards must stand on them. Exit 0: everything held.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

from selenium import webdriver

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
pushloc = os.path.abspath(sys.argv[1])
shared = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else None
work = tempfile.TemporaryDirectory()
failures = []


def expect(have, want, what):
    if have != want:
        failures.append(what)
        print(f"page: {what}: {have!r}, expected {want!r}")


def page(name, *words):
    path = os.path.join(work.name, name)
    start = time.monotonic()
    subprocess.run([pushloc, "preview", "--format", "html", "--output", path, *words], check=True)
    print(f"page: {name}: {os.path.getsize(path)} bytes in {time.monotonic() - start:.2f} s")
    return path


def browser():
    options = webdriver.ChromeOptions()
    for flag in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(flag)
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


driver = browser()
run = driver.execute_script


def show(path, width=390, fragment=""):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 500})
    driver.get("about:blank")
    driver.get("file://" + path + fragment)


def quiet(what):
    """No complaint in the console, no request but for the page itself."""
    expect([entry["message"] for entry in driver.get_log("browser")], [], what + ": console")
    urls = []
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            urls.append(message["params"]["request"]["url"])
    expect([url for url in urls if not url.startswith(("file:", "data:"))], [], what + ": requests")


def choose(control, value):
    run("""const n = document.getElementById(arguments[0]);
        if (n.type === 'checkbox') n.checked = arguments[1]; else n.value = arguments[1];
        n.dispatchEvent(new Event('input'));""", control, value)


def type_into(selector, value):
    run("""const n = document.querySelector(arguments[0]); n.value = arguments[1];
        n.dispatchEvent(new Event('input'));""", selector, value)


def texts(selector):
    return run("return [...document.querySelectorAll(arguments[0])].map((n) => n.textContent)", selector)


def count():
    return run("return document.getElementById('count').textContent")


# The page of an app with a defect of each kind that a translator meets.
app = os.path.join(work.name, "app")
for path, text in {
    "App/en.lproj/Localizable.strings": '"HI" = "%@ wrote: %@"; "OFF" = "50%% off";\n',
    "App/ar.lproj/Localizable.strings": '"HI" = "كتب %1$@: %2$@";\n',
    "App/ja.lproj/Localizable.strings": '"HI" = "50%オフ %1$@ %2$@"; "OFF" = "<script>alert(1)</script>";\n',
    "push/hi.json": '{"aps": {"alert": {"loc-key": "HI", "loc-args": ["Anna", "Hello"]}}}',
    "push/off.json": '{"aps": {"alert": {"loc-key": "OFF"}}}',
}.items():
    os.makedirs(os.path.dirname(os.path.join(app, path)), exist_ok=True)
    with open(os.path.join(app, path), "w", encoding="utf-8") as file:
        file.write(text)
path = page("app.html", "--development-language", "en", app)
show(path)
expect(count(), "6 of 6 notifications, 4 with defects (worst: 2 errors, 1 warning, 1 note)", "all cards")
expect(sorted(texts(".own .body")), sorted(["كتب Anna: Hello", "Anna wrote: Hello", "(no text at all)", "OFF",
                                            "50%% off", "<script>alert(1)</script>"]), "shown texts")
expect(run("return getComputedStyle(document.querySelector('.own [lang=ar]')).direction"), "rtl", "mirrored card")
choose("faulty", True)
expect(sorted(texts(".defects code")), ["doubled-percent-shown", "missing-key", "text-lost", "unnumbered-several"],
       "rules")
choose("level", "1")
expect(count(), "3 of 6 notifications, 3 with defects (worst: 2 errors, 1 warning)", "errors and warnings")
choose("level", "0")
choose("faulty", False)
choose("search", "コ")
expect(count(), "0 of 6 notifications, 0 with defects", "search for nothing")
choose("search", "anna")
expect(count(), "2 of 6 notifications, 1 with defects (worst: 1 note)", "search")
choose("search", "")
choose("language", run("return [...document.querySelectorAll('#language option')].find("
                       "(n) => n.textContent.startsWith('ar ')).value"))
choose("template", "0")
type_into(".argument-value", "\u2066<b>Ömer</b>")
expect(texts(".own .body"), ["كتب \u2066<b>Ömer</b>: Hello"], "edited argument")
expect(run("return document.querySelectorAll('.own bdi').length"), 2, "isolated arguments")
type_into("textarea.text", 'قال "%1$@"\n50%، %3$@')
expect(texts(".own .body"), ["(no text at all)"], "edited text is lost")
expect(texts(".defects code"), ["too-few-args", "text-lost"], "faults of the edited text")
expect(texts("output.line"), ['"HI" = "قال \\"%1$@\\"\\n50%، %3$@";'], "line of the table")
type_into("textarea.text", "كتب %1$@")
expect(texts(".defects code"), ["unused-args"], "a lost argument is told")
time.sleep(0.5)
expect(count(), "1 of 6 notifications, 1 with defects (worst: 1 error)", "an edited text counts")
expect(run("return document.querySelector('#matrix tbody td button').className"), "wrong", "and in the matrix")
type_into("textarea.text", "")
expect(texts(".defects code"), ["empty-value"], "an empty text is told")
type_into("textarea.text", "%2$@ من %1$@")
expect(texts(".defects code"), [], "a right text has no defect")
expect("language=" in run("return location.hash"), True, "state in the fragment")
run("document.querySelector('#matrix button.absent').click()")
expect(texts(".own .body"), ["OFF"], "heat map leads to the card")
expect(run("return document.activeElement.dataset.card !== undefined"), True, "the card has the focus")
for sample in ["long", "empty", "mixed", "emoji"]:
    choose("sample", sample)
for theme, colour in [("dark", "rgb(17, 17, 20)"), ("light", "rgb(242, 242, 247)")]:
    choose("theme", theme)
    expect(run("return getComputedStyle(document.body).backgroundColor"), colour, theme)
expect(run("return document.documentElement.scrollWidth <= innerWidth"), True, "nothing wider than the phone")
quiet("app")

# Everything that a check says about a notification: in the payload, in a table as a whole, of all that a
# template can say, and for languages that the app lacks.
app = os.path.join(work.name, "kinds")
for path, text in {
    "App/Base.lproj/Localizable.strings": '"HI" = "%1$@ wrote"; "S_A" = "Sent";\n',
    "App/de.lproj/Localizable.strings": '"HI" = "%1$@ schrieb"\n"S_A" = "Gesendet";\n',
    "App/fr.lproj/Localizable.strings": '"HI" = ""; "S_A" = "Parti"; "S_B" = "Perdu";\n',
    "push/hi.json": '{"aps": {"badge": "1", "alert": {"loc-key": "HI", "loc-args": ["Anna"]}}}',
    "push/state.json": '{"aps": {"alert": {"loc-key": "S_{{state}}"}}}',
    "push/branch.json": '{"aps": {"alert": { {{#if a}}"loc-key": "S_A"{{else}}"loc-key": "S_B"{{/if}} }}}',
    "push/open.json": '{"aps": {"alert": {{alert}} }}',
    ".pushloc.json": '{"values": {"state": ["A", "B"]}}',
}.items():
    os.makedirs(os.path.dirname(os.path.join(app, path)), exist_ok=True)
    with open(os.path.join(app, path), "w", encoding="utf-8") as file:
        file.write(text)
path = page("kinds.html", "--config", os.path.join(app, ".pushloc.json"), app)
show(path)
expect(run("return document.querySelectorAll('#language option').length"), 4, "languages, and those that the app lacks")
expect(run("return document.querySelectorAll('#template option').length"), 7, "all that templates can say")


def card(template, language):
    """The texts and the findings of one card."""
    for control, words in [("template", template), ("language", language)]:
        choose(control, run("return [...document.getElementById(arguments[0]).options].find("
                            "(n) => n.textContent.startsWith(arguments[1])).value", control, words))
    return texts(".own .words > p:not(.head)") + sorted(texts(".defects code"))


refused = "missing-semicolon"
expect(card("hi.json", "de"), ["HI", refused, "wrong-type"], "a refused table")
expect("iOS drops the whole file" in "".join(texts(".defects")), True, "what becomes of a refused table")
expect(card("hi.json", "fr")[:1] + [rule for rule in card("hi.json", "fr")[1:] if rule != "unused-args"],
       ["", "empty-value", "wrong-type"], "an empty text")
expect(card("hi.json", "Base"), ["Anna wrote", "wrong-type"], "a language that the app lacks")
expect(card("state.json – with state = 'B'", "Base"), ["S_B", "missing-key"], "a declared value")
expect(card("state.json – with state = 'A'", "Base"), ["Sent"], "another declared value")
expect(card("branch.json – in the branch with 'S_A'", "fr"), ["Parti"], "a branch")
expect(card("branch.json – in the branch with 'S_B'", "fr"), ["Perdu"], "another branch")
expect(card("open.json", "fr"), ["(unknown until the template is rendered)"], "an alert that is a hole")
quiet("kinds")

# The page's judge of changed texts against the rows that the rules are held to.
with open(os.path.join(ROOT, "Tests/Conformance/page-judge.jsonl"), encoding="utf-8") as file:
    compared = 0
    for line in file:
        row = json.loads(line)
        have = run("""const [text, sent, development] = arguments;
            const others = development === null ? [] : [development];
            return [...new Set(Judge.faults(text, [sent, sent], development ?? undefined, others)
              .filter((fault) => fault[2] > 0).map((fault) => fault[0]))].sort();""",
                   row["text"], row["args"], row["development"])
        expect(have, row["rules"], "judge: " + row["name"])
        compared += 1
print(f"page: {compared} rows of page-judge.jsonl")
expect(compared > 50, True, "enough rows for the judge")

# The page's scanner against the recorded rows.
rows = [os.path.join(ROOT, "Tests/Conformance/push-substitution.jsonl")]
if shared and os.path.exists(os.path.join(shared, "conformance/push-substitution.jsonl")):
    rows.append(os.path.join(shared, "conformance/push-substitution.jsonl"))
for name in rows:
    with open(name, encoding="utf-8") as file:
        compared = 0
        for line in file:
            row = json.loads(line)
            arguments = row.get("loc_args") or []
            if "template" not in row or not all(isinstance(value, str) for value in arguments):
                continue
            want = None if row["expected"].get("nil") else row["expected"].get("text")
            expect(run("return Push.render(arguments[0], arguments[1])", row["template"], arguments), want, row["name"])
            compared += 1
    print(f"page: {compared} rows of {os.path.basename(name)}")
    expect(compared > 30, True, "enough rows")

example = os.path.join(ROOT, "Localizations/Example")
path = page("example.html", "--development-language", "en", example)
for width in [390, 1280]:
    show(path, width)
    expect(count(), "78 of 78 notifications, 0 with defects", f"example at {width}")
    quiet(f"example at {width}")
if os.environ.get("PAGE_PICTURE"):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": 1000, "height": 720, "deviceScaleFactor": 1, "mobile": False})
    driver.get("file://" + path + "#template=3&theme=light")
    driver.refresh()
    driver.save_screenshot(os.environ["PAGE_PICTURE"])

if shared and os.path.isdir(os.path.join(shared, "corpus/vector-im+element-ios")):
    element = os.path.join(shared, "corpus/vector-im+element-ios")
    payloads = [os.path.join(shared, "corpus/push", name) for name in sorted(os.listdir(os.path.join(shared, "corpus/push")))
                if name.startswith("sygnal-") and name[7].isupper()]
    path = page("element.html", element, *payloads)
    expect(os.path.getsize(path) < 1_500_000, True, "size of Element's page")
    show(path, 1280)
    expect(run("return document.querySelectorAll('#language option').length") >= 39, True, "languages of Element")
    choose("language", run("return [...document.querySelectorAll('#language option')].find("
                           "(n) => n.textContent.startsWith('lv ')).value"))
    choose("faulty", True)
    choose("level", "2")
    expect(texts(".defects code"), ["unused-args", "unused-args"], "errors of Element's lv")
    choose("language", "")
    expect("missing-key" in texts(".defects code"), True, "defects of Element")
    on_cards = run("return document.getElementById('count').textContent")
    print(f"page: element: {on_cards}")
    quiet("element")

driver.quit()
if failures:
    sys.exit(f"page: {len(failures)} failures")
print("page: all held")
