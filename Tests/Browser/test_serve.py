"""The preview as a writer meets it: a browser tab that follows each save."""
import re
import signal
import subprocess

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
