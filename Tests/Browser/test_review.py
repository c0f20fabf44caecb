"""The page that `patternbook review` writes: opened as a file, without script, as reviewers see it."""
import subprocess

import html5lib
import pytest

from conftest import served
from test_accessibility import violations
from test_markup import errors_of, exceptions

BLOCK = "```dialog\nkind: alert\ntitle: {}\nmessage: {}\nbuttons:\n{}\n```\n\n"
DELETE = "  - {label: Delete, role: destructive}"
CANCEL = "  - {label: Cancel, role: cancel}"


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def git(folder, *arguments):
    subprocess.run(["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", *arguments],
                   cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def review(program, tmp_path_factory):
    """The folder of a review that has every section, and every kind of change of a dialog."""
    folder = tmp_path_factory.mktemp("review")
    moved = BLOCK.format("Leave the shop?", "Your cart is emptied.", "  - Leave\n  - Stay")
    write(folder, {
        "Content/site.yml": "version: 1\ntitle: Tea\nguidelines: [apple-hig]\nplatforms: [ios, android, macos]\n",
        "Content/index.md": "# Home\n\n[A](a.md)\n\n" + moved,
        "Content/a.md": "# A\n\n" + BLOCK.format("Delete draft?", "You can’t undo it.", DELETE + "\n" + CANCEL)
        + BLOCK.format("Rate this app", "Five stars, please.", "  - Rate\n  - Later"),
    })
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message=Start")
    (folder / "Content/a.md").unlink()
    write(folder, {
        "Content/site.yml": "version: 1\ntitle: Tea\nguidelines: [apple-hig]\nplatforms: [ios, android]\n",
        "Content/index.md": "# Home\n\n[A](a.md), [gone](gone.md)\n",
        "Content/b.md": "---\naliases: [a.html]\n---\n\n# A\n\n" + moved
        + BLOCK.format("Delete this draft?", "You can’t undo it.", CANCEL + "\n" + DELETE)
        + BLOCK.format("A word-that-is-far-too-long-for-any-telephone-and-has-no-place-to-break", "x" * 80, "  - OK")
        + "```dialog\nkind: alert\ntitle: [Broken\n```\n",
    })
    done = subprocess.run([program, "review", "--since", "HEAD", "-o", "out"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "out"


def test_everyone_can_read_it(review, open_page, screenshots):
    # The accessibility checker asks for the style sheets, which the policy of the page forbids.
    with served(review) as address:
        page = open_page(address + "index.html", bypass_csp=True)
        look_at(page, screenshots)


def look_at(page, screenshots):
    headings = page.locator("h2").all_inner_texts()
    assert [heading.rsplit(" ", 1)[0] for heading in headings] == [
        "New findings", "Broken links", "Dialogs", "Pages", "Settings", "Fixed findings"]
    assert page.locator(".review-pair").count() == 4 and page.locator(".mockup-outline").count() > 2
    assert page.locator(".mockup-mark").first.evaluate("mark => getComputedStyle(mark).textDecorationLine") == "underline"
    found = []
    for look, width, media in [
        ("light", 1280, {}), ("dark", 1280, {"color_scheme": "dark"}), ("narrow", 320, {}),
        ("print", 720, {"media": "print"}),
    ]:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(**{"color_scheme": "light", "media": "screen", **media})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{look}: scrolls sideways"
        screenshots.take(page, f"review-{look}.jpg", type="jpeg", quality=90, full_page=True)
        if look != "print":
            found += [f"{look}: {violation}" for violation in violations(page)]
    assert found == []


def test_it_has_no_script_and_is_valid(review, open_page):
    html = (review / "index.html").read_text(encoding="utf-8")
    parser = html5lib.HTMLParser()
    parser.parse(html)
    assert parser.errors == []
    assert [message for message in errors_of(review) if not any(known.fullmatch(message) for known in exceptions())] == []
    assert "<script" not in html and sorted(path.suffix for path in (review / "assets").iterdir()) == [
        ".css", ".css", ".css", ".svg"]
    page = open_page((review / "index.html").as_uri(), java_script_enabled=False)
    page.locator(".review-summary a").last.click()
    assert page.url.endswith("#fixed")
