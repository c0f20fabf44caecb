#!/usr/bin/env python3
"""Writes a site of made-up pages to measure builds with.

Each page has about 8 KB: headings, paragraphs, lists, a table, code, five links to other pages and two dialog blocks on
two platforms. Forty pages make a section. The same numbers always give the same bytes.

    Tests/Benchmark/generate.py 10000 /tmp/bench
"""
import pathlib
import random
import sys

WORDS = """account action address alert answer archive attachment audience backup balance banner billing block browser
button calendar camera cancel capture card change channel charge checkout choice claim code comment commit compare
confirm consent contact content context conversation copy country create currency customer dashboard data deadline
default delete delivery design detail device dialog digest discard document domain download draft edit email empty
enable entry error event example export field file filter folder form format gallery gesture goal group guide header
history home hour icon image import inbox index input insert invite invoice item keyboard label language layout leave
ledger length letter level library limit link list location lock login map margin measure member memory menu message
method minute modal mode month name network notice number object offer offline option order outline owner page panel
password pause payment people permission person phone photo picture pin place plan platform policy portal position
preview price primary print privacy profile progress project prompt prompt purchase question queue range reader reason
receipt record refund region reminder remove rename reply report request reset result return review role room rotate
row rule safety sample save scan schedule screen search section security select send sentence server service session
setting share sheet shift signal size slot snackbar sound source space speed stage start state status step storage
style subject submit success summary surface switch symbol sync system tab table target task team template term test
text theme thread ticket time title toggle token tone tool topic total touch track transfer trial trigger trip type
undo update upload user value version video view visit voice volume wallet warning watch week widget width window word
work year zone""".split()


class Page:
    def __init__(self, number, count):
        self.number = number
        self.count = count
        self.random = random.Random(number * 7919 + count)

    def words(self, low, high):
        return [self.random.choice(WORDS) for _ in range(self.random.randint(low, high))]

    def sentence(self):
        words = self.words(8, 16)
        if self.random.random() < 0.3:
            words[3] = "**" + words[3] + "**"
        if self.random.random() < 0.3:
            words[5] = "`" + words[5] + "`"
        return " ".join(words).capitalize() + "."

    def paragraph(self, sentences=5):
        return " ".join(self.sentence() for _ in range(sentences))

    def link(self):
        target = self.random.randrange(self.count)
        return f"[{' '.join(self.words(1, 3))}]({path_from(self.number, target)})"

    def dialog(self, kind, index):
        verb, noun = self.random.choice(["Delete", "Discard", "Remove"]), self.random.choice(WORDS)
        return f"""```dialog
kind: {kind}
id: dialog-{self.number}-{index}
platforms: [ios, android]
title: {verb} this {noun}?
message: The {noun} and its {self.random.choice(WORDS)} cannot be restored.
buttons:
  - label: {verb}
    role: destructive
  - label: Keep {noun}
    role: cancel
situation:
  effect: {"major" if kind == "alert" else "minor"}
  intentional: true
```
"""

    def text(self):
        title = " ".join(self.words(2, 4)).capitalize() + f" {self.number}"
        rows = "\n".join(f"| {' '.join(self.words(1, 2))} | {' '.join(self.words(2, 5))} | {n} |" for n in range(6))
        items = "\n".join(f"- {self.sentence()}\n  - {self.sentence()}" for _ in range(4))
        parts = [
            f"---\ntitle: {title}\ndescription: {self.sentence().replace('`', '').replace('*', '')}\norder: {self.number % 40}\n---\n",
            self.paragraph(),
            f"## {' '.join(self.words(2, 4)).capitalize()}\n",
            self.paragraph(6),
            self.dialog("action-sheet", 1),
            f"## {' '.join(self.words(2, 4)).capitalize()}\n",
            items,
            f"\n| Name | Meaning | Count |\n| --- | :-- | --: |\n{rows}\n",
            f"### {' '.join(self.words(2, 4)).capitalize()}\n",
            self.paragraph(6),
            "> " + self.paragraph(2),
            f"```swift\nlet {self.random.choice(WORDS)} = \"{self.sentence()}\"\n```\n",
            f"## {' '.join(self.words(2, 4)).capitalize()}\n",
            self.paragraph(5),
            self.dialog("alert", 2),
            f"## {' '.join(self.words(2, 4)).capitalize()}\n",
            "\n".join(f"1. {self.sentence()} {self.link()}" for _ in range(5)),
        ]
        text = "\n".join(part if part.endswith("\n") else part + "\n" for part in parts)
        while len(text) < 8000:
            text += "\n" + self.paragraph(4) + "\n"
        return text


def folder(number):
    return f"section-{number // 40:03}"


def path_from(number, target):
    here, there = folder(number), folder(target)
    name = f"page-{target:05}.md"
    return name if here == there else f"../{there}/{name}"


def main(count, root):
    content = pathlib.Path(root) / "Content"
    content.mkdir(parents=True, exist_ok=True)
    (content / "site.yml").write_text(
        "version: 1\ntitle: Benchmark\nurl: https://benchmark.example/\nguidelines: [va-mobile]\nplatforms: [ios, android]\n")
    (content / "index.md").write_text("---\ntitle: Benchmark\n---\n\nMade-up pages.\n")
    for number in range(count):
        target = content / folder(number)
        if number % 40 == 0:
            target.mkdir(exist_ok=True)
            (target / "index.md").write_text(f"---\ntitle: Section {number // 40}\norder: {number // 40}\n---\n\nPages.\n")
        (target / f"page-{number:05}.md").write_text(Page(number, count).text())


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
