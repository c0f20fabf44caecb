#!/usr/bin/env python3
"""Writes a wheel that holds a program and nothing else, and prints its name.

Usage: wheel.py PROGRAM NOTICES VERSION GLIBC SECONDS FOLDER

pip puts the program into the folder of scripts as it is, so that no Python starts when it runs. GLIBC is the version of glibc
that the program needs. SECONDS is the date of the files since 1970: the same input makes the same bytes.
"""
import base64
import hashlib
import platform
import sys
import time
import zipfile
from pathlib import Path

DESCRIPTION = """\
Build a design system's pattern library from Markdown and dialog blocks.

This wheel holds the program for Linux. It needs no Python when it runs.
"""


def main():
    program, notices, version, glibc, seconds, folder = sys.argv[1:]
    tag = f"py3-none-manylinux_{glibc.replace('.', '_')}_{platform.machine()}"
    info = f"patternbook-{version}.dist-info"
    files = {
        f"patternbook-{version}.data/scripts/patternbook": (0o755, Path(program).read_bytes()),
        f"{info}/METADATA": (0o644, (
            f"Metadata-Version: 2.1\nName: patternbook\nVersion: {version}\n"
            "Summary: Static site generator for design-system pattern libraries\n"
            "Classifier: Environment :: Console\nClassifier: Operating System :: POSIX :: Linux\n"
            "Classifier: Topic :: Documentation\nRequires-Python: >=3.8\n"
            f"License-File: NOTICES\nDescription-Content-Type: text/plain\n\n{DESCRIPTION}").encode()),
        f"{info}/NOTICES": (0o644, Path(notices).read_bytes()),
        f"{info}/WHEEL": (0o644, (
            f"Wheel-Version: 1.0\nGenerator: patternbook\nRoot-Is-Purelib: false\nTag: {tag}\n").encode()),
    }
    record = f"{info}/RECORD"
    rows = []
    for path, (_, data) in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={digest},{len(data)}\n")
    files[record] = (0o644, "".join([*rows, f"{record},,\n"]).encode())

    wheel = Path(folder, f"patternbook-{version}-{tag}.whl")
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, (mode, data) in files.items():
            entry = zipfile.ZipInfo(path, time.gmtime(max(int(seconds), 315532800))[:6])
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    print(wheel.name)


main()
