"""Dialog text goes to translators and back through programs that others use: the Translate Toolkit reads and writes
XLIFF, and the CSV module of Python the table, with semicolons as Excel does in many countries.

Usage: python Tests/Reports/translators.py PATTERNBOOK
"""
import csv
import io
import pathlib
import subprocess
import sys
import tempfile

from translate.storage.xliff2 import Xliff2File

BLOCK = """
```dialog
id: {id}
kind: alert
title: {title}
message: |
  {message}
buttons:
  - {{label: {first}, role: destructive}}
  - {{label: "{second}", role: cancel}}
```
"""
SITE = {
    "Content/site.yml": "version: 1\nlanguages: [en, de, ar]\nguidelines: []\nplatforms: [ios]\n",
    "Content/index.md": "# Home\n"
    + BLOCK.format(id="delete", title="Delete “A & B”?", message="<b>\n  Gone.", first="Delete", second="=Cancel")
    + BLOCK.format(id="send", title="Send?", message="To all.", first="Send", second="-"),
    # Partly translated.
    "Content/de/index.md": "# Start\n"
    + BLOCK.format(id="delete", title="„A & B“ löschen?", message="<b>\n  Weg.", first="Löschen", second="+Nein")
    + BLOCK.format(id="send", title="Send?", message="To all.", first="Send", second="-"),
    "Content/ar/index.md": "# البداية\n"
    + BLOCK.format(id="delete", title="حذف؟", message="<b>\n  انتهى.", first="حذف", second="إلغاء")
    + BLOCK.format(id="send", title="إرسال؟", message="للجميع.", first="إرسال", second="لا"),
}
TEXTS = 8


def run(program, folder, *arguments):
    done = subprocess.run([program, *arguments], cwd=folder, capture_output=True)
    assert done.returncode == 0, (arguments, done.stdout, done.stderr)
    return done


def change(text):
    """What a translator may write, with characters that each format has to escape."""
    return f"«{text}» <&>\",;\n{text}" if "\n" in text else f"«{text}» <&>\",;"


def through_toolkit(data, language):
    file = Xliff2File.parsestring(data)
    assert (file.sourcelanguage, file.targetlanguage) == ("en", language)
    assert len(file.units) == TEXTS and all(unit.source for unit in file.units)
    for unit in file.units:
        unit.target = change(str(unit.target or unit.source))
    return bytes(file), [str(unit.target) for unit in file.units]


def through_spreadsheet(data, language):
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert len(rows) == TEXTS
    column = f"translation-{language}"
    for row in rows:
        row[column] = change(row[column].removeprefix("'"))
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, rows[0].keys(), delimiter=";")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig"), [row[column] for row in rows]


def main(program):
    for name, ending, edit in [("xliff", "xlf", through_toolkit), ("csv", "csv", through_spreadsheet)]:
        for language in ["de", "ar"]:
            with tempfile.TemporaryDirectory() as folder:
                for path, text in SITE.items():
                    file = pathlib.Path(folder, path)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_text(text, encoding="utf-8")
                export = ["list", "--format", name, "--language", language]
                first = run(program, folder, *export).stdout
                reply, wanted = edit(first, language)
                pathlib.Path(folder, "reply." + ending).write_bytes(reply)
                told = run(program, folder, "import", "reply." + ending).stderr.decode()
                assert told.endswith(f"{TEXTS} texts imported, 0 unchanged, 0 without translation, 0 not imported\n"), told
                second = run(program, folder, *export).stdout
                if name == "xliff":
                    found = [str(unit.target) for unit in Xliff2File.parsestring(second).units]
                else:
                    found = [row[f"translation-{language}"] for row in
                             csv.DictReader(io.StringIO(second.decode("utf-8-sig"), newline=""))]
                assert found == wanted, (found, wanted)


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()))
