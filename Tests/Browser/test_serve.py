"""The preview as a writer meets it: a browser tab that follows each save."""
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request

import pytest

PAGE = "---\ntitle: Home\n---\n\n## {heading}\n\n```dialog\nkind: {kind}\ntitle: Delete draft?\nbuttons: [Delete, Keep]\n```\n"


@pytest.fixture
def preview(program, tmp_path):
    """A served project: its home page, and its address."""
    home = tmp_path / "Content" / "index.md"
    home.parent.mkdir()
    (home.parent / "site.yml").write_text("version: 1\ntitle: Preview\nplatforms: [ios]\n")
    home.write_text(PAGE.format(heading="First", kind="alert"))
    process = subprocess.Popen([program, "serve", "--root", str(tmp_path), "--port", "0"],
                               stderr=subprocess.PIPE, text=True)
    address = None
    while address is None:
        line = process.stderr.readline()
        assert line, "the server ended before it served"
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
    yield home, address.group()
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=10) == 0


def test_a_save_reloads_the_page(preview, open_page):
    home, address = preview
    page = open_page(address)
    assert page.locator("h2").inner_text() == "First"
    assert page.locator("svg.mockup").is_visible()
    home.write_text(PAGE.format(heading="Second", kind="alert"))
    page.locator("h2", has_text="Second").wait_for(timeout=10_000)


def wait_for(address):
    """Waits until the preview has a new page."""
    for _ in range(100):
        try:
            return urllib.request.urlopen(address).close()
        except urllib.error.HTTPError:
            time.sleep(0.1)


def test_a_save_leaves_the_rest_of_the_page_alone(preview, open_page):
    home, address = preview
    (home.parent / "site.yml").write_text("version: 1\ntitle: Preview\nplatforms: [ios, android]\n")
    alerts = home.parent / "alerts.md"
    text = PAGE.format(heading="First", kind="alert") + "\n```swift\nlet a = 1\n```\n" + "\nText.\n" * 80
    alerts.write_text(text)
    wait_for(address + "alerts.html")
    page = open_page(address + "alerts.html")
    page.locator(".dialog-platforms label").nth(1).wait_for(timeout=10_000)
    # The preview fetches the page once more, to compare the next one with it.
    page.wait_for_timeout(300)
    page.locator(".dialog-platforms label").nth(1).click()
    page.locator(".dialog-folds summary").first.click()
    page.evaluate("window.isSamePage = true; scrollTo(0, 600)")
    place = page.evaluate("scrollY")

    alerts.write_text(text.replace("Delete draft?", "Discard draft?").replace("## First", "## Other\n\nMore."))
    page.locator("h2", has_text="Other").wait_for(timeout=10_000)
    assert page.evaluate("window.isSamePage")
    assert abs(page.evaluate("scrollY") - place) < 200
    assert "Discard draft?" in page.locator("figure.dialog").text_content()
    assert page.locator(".dialog-platforms input").nth(1).is_checked()
    assert page.locator(".dialog-folds details").first.get_attribute("open") is not None
    # What scripts add is there once.
    assert page.locator(".dialog-appearance").count() == 1
    assert page.locator(".dialog-try").count() == 1
    assert page.locator("div.code > .code-copy").count() == page.locator("div.code > pre").count()

    style = home.parent.parent / "Templates" / "assets" / "site.css" / "90-own.css"
    style.parent.mkdir(parents=True)
    style.write_text("body { outline-color: rgb(1, 2, 3); }")
    page.wait_for_function("() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)'")
    assert page.evaluate("window.isSamePage")
    page.wait_for_function("() => document.querySelectorAll('link[rel=stylesheet][href*=site]').length === 1")


def test_an_error_shows_where_it_is_and_goes_away(preview, open_page):
    home, address = preview
    page = open_page(address)
    home.write_text(PAGE.format(heading="First", kind="alarm"))
    box = page.locator(".dialog-error")
    box.wait_for(timeout=10_000)
    assert "alarm" in box.inner_text() and "block/invalid-value" in box.inner_text()
    home.write_text(PAGE.format(heading="Third", kind="alert"))
    page.locator("svg.mockup").wait_for(timeout=10_000)
    assert page.locator(".dialog-error").count() == 0


def test_findings_of_the_text_are_on_their_page(preview, open_page):
    home, address = preview
    page = open_page(address)
    page.locator("svg.mockup").wait_for()
    text = PAGE.format(heading="First", kind="alert")
    home.write_text(text.replace("## First", "## First\n\n[Nowhere](nowhere.md)"))
    finding = page.locator(".page-findings .finding-error")
    finding.wait_for(timeout=10_000)
    shown = finding.inner_text()
    assert shown.startswith("error in line 7") and "nowhere.md" in shown and "page/broken-link" in shown
    # A button on all pages lists the errors of the site.
    count = page.get_by_role("button", name="1 error")
    count.click()
    panel = page.get_by_role("region", name="Patternbook: 1 error")
    assert "index.md:7" in panel.inner_text()
    typeface = "element => getComputedStyle(element).fontFamily"
    assert panel.evaluate(typeface) == page.locator("body").evaluate(typeface)
    home.write_text(text)
    finding.wait_for(state="detached", timeout=10_000)
    panel.wait_for(state="detached")
    count.wait_for(state="detached")
