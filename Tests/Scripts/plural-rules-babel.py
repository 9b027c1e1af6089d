#!/usr/bin/env python3
"""Compares `pushloc plurals` with Babel's plural rules, which are another program's reading of CLDR.

Usage: plural-rules-babel.py PUSHLOC

Needs Babel 2.18 (pip install babel==2.18.0), which has CLDR 47; later ones know rules that no
released system has yet. Fails when locales differ that are not listed below, or no longer differ.
"""
import decimal
import json
import subprocess
import sys

from babel import Locale, localedata

INTEGERS = list(range(0, 131)) + [199, 200, 201, 300, 1000, 1001, 1100, 10000, 100000, 999999]
INTEGERS += [1000000, 1000001, 2000000, 10000000]
DECIMALS = ["0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "1.25", "2.0", "2.5", "10.1", "11.0", "21.5"]
DECIMALS += ["0.01", "1.00", "1.21", "3.11", "100.5", "1000000.0"]
# Babel climbs to the parent locale (pt_AO to pt_PT, ht to fr_HT), ICU drops subtags.
KNOWN = {"ht", "ht_HT"} | {
    f"pt_{region}" for region in ["AO", "CH", "CV", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]
}


def ours(program, language, numbers):
    command = [program, "plurals", "--format", "json", language, *numbers]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(answer.stdout)["numbers"]


def main(program):
    numbers = [str(n) for n in INTEGERS] + DECIMALS
    compared, different, status = 0, set(), 0
    for name in sorted(localedata.locale_identifiers()):
        rule = Locale.parse(name).plural_form
        answer = ours(program, name, numbers)
        for number in numbers:
            expected = rule(decimal.Decimal(number))
            compared += 1
            if answer[number] != expected:
                different.add(name)
                if name not in KNOWN:
                    print(f"{name} {number}: Babel says {expected}, pushloc {answer[number]}")
                    status = 1
    for name in sorted(KNOWN - different):
        print(f"no longer different: {name}")
        status = 1
    print(f"{compared} answers compared")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
