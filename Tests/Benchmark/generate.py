#!/usr/bin/env python3
"""Writes a site of made-up pages to measure builds with.

Its character is that of a large library, because that is what costs time: a vocabulary of 40,000 words, most of them
rare; about 700 words a page; nine links to other pages, a third of them to headings; and two dialog blocks, mostly on
two platforms, with about ten findings. Forty pages make a section. The same numbers always give the same bytes.

    Tests/Benchmark/generate.py 10000 /tmp/bench
"""
import itertools
import pathlib
import random
import sys

FUNCTION_WORDS = """the of to and a in is it you that for on with as are be this or not by from at when can if your use
should do one all more than will which into only also each other before after so then most some no any may must how what
where while same just over under between about never always""".split()

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

VERBS = "Delete Discard Remove Save Keep Share Move Copy Rename Archive Replace Send Block Mute Export Reset".split()
NOUNS = "draft photo message folder document album list account note event contact download layer theme profile".split()

CODE = {
    "swift": 'Button("{}") {{ {} = true }}\n    .alert("{}", isPresented: ${}) {{ Button("{}") {{}} }}',
    "kotlin": 'AlertDialog(title = {{ Text("{}") }}, onDismissRequest = ::{}, confirmButton = {{ Text("{}") }}) // {} {}',
    "css": ".{} {{\n  --{}: 14px;\n  padding: 16px; /* {} {} {} */\n}}",
}


def vocabulary(size=40_000):
    """Words from the most to the least frequent, and their frequencies added up, by Zipf's law.

    Behind the common words come families of rare ones, which share a stem as real words do.
    """
    source = random.Random(1)
    onsets = "b br c ch d dr f fl g gl h j k l m n p pl pr qu r s sh st t tr v w z".split()
    vowels = "a e i o u ai ea ou".split()
    codas = ["", "", "", "n", "r", "l", "t", "nd", "st"]
    known = set(FUNCTION_WORDS + WORDS)
    rare = []
    while len(known) + len(rare) < size:
        stem = "".join(
            source.choice(onsets) + source.choice(vowels) + source.choice(codas) for _ in range(source.choice((1, 2, 2))))
        if stem not in known:
            known.add(stem)
            rare += [stem] + [stem + ending for ending in source.sample(["s", "ed", "ing", "er", "ly", "ness"], 2)]
            known.update(rare[-2:])
    source.shuffle(rare)
    words = FUNCTION_WORDS + sorted(set(WORDS)) + rare
    return words, list(itertools.accumulate(1 / (place + 3) for place in range(len(words))))


VOCABULARY, FREQUENCIES = vocabulary()


class Page:
    def __init__(self, number, count):
        self.number = number
        self.count = count
        # A heading must be known without the rest of the page, because other pages link to it.
        plan = random.Random(number)
        self.title = " ".join(plan.choices(VOCABULARY[len(FUNCTION_WORDS):2000], k=3)).capitalize() + f" {number}"
        self.headings = [plan.choices(VOCABULARY[len(FUNCTION_WORDS):5000], k=plan.randint(1, 3)) for _ in range(5)]
        self.random = random.Random(f"{number} of {count}")

    def words(self, low, high):
        return self.random.choices(VOCABULARY, cum_weights=FREQUENCIES, k=self.random.randint(low, high))

    def phrase(self, low, high):
        return " ".join(self.words(low, high)).capitalize()

    def sentence(self, link=False):
        words = self.words(7, 18)
        if self.random.random() < 0.2:
            words[3] = "**" + words[3] + "**"
        if self.random.random() < 0.2:
            words[5] = "`" + words[5] + "`"
        if self.random.random() < 0.05:
            words[4] = self.random.choice(["café", "naïve", "“quoted”", "日本語", "pop-up", "don’t"])
        if link:
            words.append(self.link())
        return " ".join(words)[:1].upper() + " ".join(words)[1:] + "."

    def paragraph(self, sentences=4, links=0):
        return " ".join(self.sentence(place < links) for place in range(sentences))

    def link(self):
        # Most links stay in their section.
        section = self.number // 40 * 40
        near = self.random.random() < 0.6
        pages = range(section, min(section + 40, self.count)) if near else range(self.count)
        target = self.random.choice(pages)
        anchor = ""
        if self.random.random() < 0.3:
            anchor = "#" + "-".join(Page(target, self.count).headings[0])
        return f"[{' '.join(self.words(1, 3))}]({path_from(self.number, target)}{anchor})"

    def dialog(self, kind, index):
        verb, noun, name = self.random.choice(VERBS), self.random.choice(NOUNS), self.words(1, 1)[0]
        title = self.random.choice([f"{verb} {noun}?", f"{verb} {name} {noun}?", f'"Warning: {verb.lower()} {name}?"'])
        lines = [
            f"kind: {kind}", f"id: dialog-{self.number}-{index}",
            "platforms: " + self.random.choice(["[ios, android]", "[ios, android]", "[ios, android]", "[ios]"]),
            f"title: {title}"]
        if self.random.random() < 0.7:
            lines.append(f"message: {self.phrase(6, 14)}.")
        lines += ["buttons:", f"  - label: {verb} {name}", "    role: destructive"]
        labels = {f"{verb} {name}"}
        for _ in range(self.random.randint(0, 1 if kind == "alert" else 3)):
            label = f"{self.random.choice(VERBS)} {self.words(1, 1)[0]}"
            # Two buttons with one label are an error, and nothing is built of pages with errors.
            if label not in labels:
                lines.append(f"  - label: {label}")
            labels.add(label)
        lines += ["  - label: " + self.random.choice(["Cancel", "Keep editing", "Not now"]), "    role: cancel"]
        return "```dialog\n" + "\n".join(lines) + "\n```\n"

    def table(self):
        rows = "\n".join(f"| {self.phrase(1, 2)} | {self.phrase(2, 4)} | {number} |" for number in range(5))
        return f"| Name | Meaning | Count |\n| --- | :-- | --: |\n{rows}\n"

    def code(self):
        language = self.random.choice(sorted(CODE))
        return f"```{language}\n{CODE[language].format(*self.words(5, 5))}\n```\n"

    def text(self):
        items = "\n".join(f"- {self.sentence(link=True)}\n  - {self.sentence()}" for _ in range(3))
        steps = "\n".join(f"1. {self.sentence(link=True)}" for _ in range(3))
        headings = [f"## {' '.join(words).capitalize()}\n" for words in self.headings]
        parts = [
            f"---\ntitle: {self.title}\ndescription: {self.phrase(6, 12)}.\norder: {self.number % 40}\n---\n",
            self.paragraph(3, links=1), headings[0], self.paragraph(4, links=1), self.dialog("action-sheet", 1),
            headings[1], items, self.table(), headings[2], self.paragraph(5, links=1), "> " + self.paragraph(2)]
        if self.number % 2 == 0:
            parts.append(self.code())
        parts += [
            headings[3], self.paragraph(4, links=1), self.dialog("alert", 2), f"### {self.phrase(1, 3)}\n",
            self.paragraph(5), headings[4], steps]
        # Pages differ in length, as real ones do.
        parts += [self.paragraph(5) for _ in range(self.random.randint(0, 7))]
        return "\n".join(part if part.endswith("\n") else part + "\n" for part in parts)


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
        "version: 1\ntitle: Benchmark\nurl: https://benchmark.example/\nguidelines: [apple-hig, va-mobile]\n"
        "platforms: [ios, android]\n")
    (content / "index.md").write_text("---\ntitle: Benchmark\n---\n\nMade-up pages.\n")
    for number in range(count):
        target = content / folder(number)
        if number % 40 == 0:
            target.mkdir(exist_ok=True)
            (target / "index.md").write_text(f"---\ntitle: Section {number // 40}\norder: {number // 40}\n---\n\nPages.\n")
        (target / f"page-{number:05}.md").write_text(Page(number, count).text())


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
