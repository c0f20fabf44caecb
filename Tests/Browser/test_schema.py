"""The schemas that the program prints, held against what it reads: what one accepts, so does the other."""
import json
import pathlib
import re
import subprocess
import sys

import jsonschema
import pytest
from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORPUS = ROOT / "Tests/GuidelinesTests/Corpus/Dialogs"
FENCE = re.compile(r"^(`{3,}|~{3,})dialog[^\n]*\n(.*?)^\1`*\s*$", re.M | re.S)


def load(text):
    return YAML(typ="safe", pure=True).load(text)


@pytest.fixture(scope="module")
def schemas(program):
    found = {}
    for subject in ("block", "front-matter", "site"):
        printed = subprocess.run([program, "schema", subject], check=True, capture_output=True, text=True).stdout
        schema = json.loads(printed)
        jsonschema.Draft202012Validator.check_schema(schema)
        found[subject] = jsonschema.Draft202012Validator(schema)
    return found


def complaints(validator, value):
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in validator.iter_errors(value)]


def pages():
    return sorted((ROOT / "Content").rglob("*.md"))


def blocks():
    for page in pages():
        # Blocks within longer fences are shown as text, and some of those are wrong on purpose.
        text = re.sub(r"^ *(`{4,}).*?^ *\1$", "", page.read_text(), flags=re.M | re.S)
        for match in FENCE.finditer(text):
            yield f"{page.name}: {match.group(2)[:60]}", match.group(2)
    for file in sorted(CORPUS.glob("*.txt")):
        for entry in re.split(r"^== .*\n", file.read_text(), flags=re.M)[1:]:
            lines = [line for line in entry.splitlines() if not line.startswith(("!", "~", "#"))]
            yield f"{file.name}: {entry[:60]}", "\n".join(lines)


def test_good_blocks_are_valid(schemas):
    count = 0
    for name, text in blocks():
        count += 1
        assert complaints(schemas["block"], load(text)) == [], name
    assert count > 300


def test_good_front_matter_is_valid(schemas):
    for page in pages():
        match = re.match(r"---\n(.*?)^---$", page.read_text(), re.M | re.S)
        assert complaints(schemas["front-matter"], load(match.group(1))) == [], page.name


def test_good_configurations_are_valid(schemas):
    for file in [ROOT / "Content/site.yml", *ROOT.glob("Tests/CommandTests/Cases/build-*/input/Content/site.yml")]:
        assert complaints(schemas["site"], load(file.read_text())) == [], file


ALERT = "kind: alert\ntitle: Delete draft?\nbuttons: [Delete, {label: Cancel, role: cancel}]\n"


@pytest.mark.parametrize(
    "text",
    [
        "title: Delete draft?\n",
        "kind: alarm\ntitle: x\nbuttons: [OK]\n",
        "kind: alert\nbuttons: [OK]\n",
        "kind: alert\ntitle: x\n",
        "kind: alert\ntitle: x\nbuttons: OK\n",
        "kind: alert\ntitle: x\nbuttons: []\n",
        "kind: alert\ntitle: ' '\nbuttons: [OK]\n",
        "kind: alert\ntitle: [x]\nbuttons: [OK]\n",
        "kind: snackbar\nmessage: Sent\nbuttons: [Undo]\n",
        "kind: modal\ntitle: x\n",
        "kind: modal\nnavigation: {leading: Cancel}\ncontent: [{text: a, image: b.png}]\n",
        "kind: modal\nnavigation: {leading: Cancel}\nplatforms: [macos]\n",
        ALERT + "colour: red\n",
        ALERT + "icon: cauton\n",
        ALERT + "help: maybe\n",
        ALERT + "id: Delete Draft\n",
        ALERT + "situation: {destructive: very}\n",
        ALERT + "situation: {effekt: minor}\n",
        ALERT + "platforms: [ios, symbian]\n",
        "kind: alert\ntitle: x\nbuttons: [{label: OK, role: destroy}]\n",
        "kind: alert\ntitle: x\nbuttons: [{role: cancel}]\n",
        "kind: alert\ntitle: x\nbuttons: [" + ", ".join(f"B{n}" for n in range(33)) + "]\n",
    ],
)
def test_bad_blocks_are_not(schemas, program, tmp_path, text):
    check(schemas["block"], program, tmp_path, text, page=f"# Home\n\n```dialog\n{text}```\n")


# Keys of other tools are no mistake to an editor; `check` tells them from misspelled ones.
@pytest.mark.parametrize("text", ["draft: maybe", "order: first", "platforms: [symbian]", "title: [x]"])
def test_bad_front_matter_is_not(schemas, program, tmp_path, text):
    check(schemas["front-matter"], program, tmp_path, text, page=f"---\n{text}\n---\n\n# Home\n")


@pytest.mark.parametrize(
    "text",
    [
        "titel: x",
        "version: 2",
        "url: patterns.example.org",
        "edit: github.com/acme",
        "dates: never",
        "html: maybe",
        "guidelines: [apple]",
        "rules: {apple-hig/button-words: loud}",
        "rules: {apple-hig/button-wurds: error}",
        "rules: {apple-hig/button-words: {max: two}}",
        "house-rules: {please: {summary: x, kind: existence, words: [please]}}",
        "house-rules: {house/please: {summary: x, kind: absence, words: [please]}}",
        "house-rules: {house/please: {kind: existence, words: [please]}}",
        "types: {pattern: Why}",
    ],
)
def test_bad_configurations_are_not(schemas, program, tmp_path, text):
    check(schemas["site"], program, tmp_path, text, site=text + "\n")


def check(validator, program, folder, text, page="# Home\n", site="version: 1\nplatforms: [ios]\n"):
    """That the schema refuses a text, and so does the program."""
    assert complaints(validator, load(text)) != []
    (folder / "Content").mkdir()
    (folder / "Content/index.md").write_text(page)
    (folder / "Content/site.yml").write_text(site)
    run = subprocess.run([program, "check", "--root", folder], capture_output=True, text=True)
    assert run.returncode in (1, 2), run.stdout


def test_the_workflow_of_a_new_site_is_one(program, tmp_path):
    subprocess.run([program, "init", tmp_path / "site"], check=True, capture_output=True)
    workflow = tmp_path / "site/.github/workflows/patterns.yml"
    subprocess.run([pathlib.Path(sys.executable).with_name("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", workflow], check=True)
    run = subprocess.run([program, "check", "--fail-on", "note", "--root", tmp_path / "site"], capture_output=True)
    assert run.returncode == 0, run.stdout
