"""The Content Security Policy: on every page, kept by what the page holds, and not in the way of what it does."""
import html.parser

import pytest

from pages import wait_until

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc000000301010018dd8db0"
    "0000000049454e44ae426082")


class Inline(html.parser.HTMLParser):
    """What a policy without unsafe-inline forbids, and what is before the policy."""

    def __init__(self):
        super().__init__()
        self.policy, self.before, self.found = None, [], []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if attributes.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = attributes["content"]
        elif self.policy is None:
            self.before.append(tag)
        if tag == "style" or tag == "script" and not attributes.get("src"):
            self.found.append(f"<{tag}> with content")
        self.found += [f"{tag} {name}" for name in attributes if name == "style" or name.startswith("on")]
        self.found += [f"{tag} {name}" for name, value in attributes.items()
                       if (value or "").strip().lower().startswith("javascript:")]


def test_every_page_carries_it_and_keeps_it(site):
    faults = []
    for path in site.rglob("*.html"):
        page = Inline()
        page.feed(path.read_text(encoding="utf-8"))
        if page.policy is None or "unsafe" in page.policy or "default-src 'self'" not in page.policy:
            faults.append(f"{path.name}: {page.policy}")
        if set(page.before) - {"html", "head", "meta"}:
            faults.append(f"{path.name}: {page.before} before the policy")
        faults += [f"{path.name}: {found}" for found in page.found]
    assert faults == []


def test_markup_that_slipped_through_would_not_run(http_root, open_page):
    """The policy is enabled: markup put into a page of ours neither runs nor styles."""
    page = open_page(http_root + "index.html", expects_errors=True)
    page.evaluate("""() => {
        window.refused = [];
        document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
        const box = document.createElement('div');
        box.innerHTML = '<img src="data:," onerror="window.ran = 1"><p id="styled" style="color: rgb(1, 2, 3)">x</p>';
        document.body.append(box);
        const script = document.createElement('script');
        script.textContent = 'window.ran = 2';
        document.body.append(script);
        const foreign = document.createElement('script');
        foreign.src = 'data:text/javascript,window.ran=3';
        document.body.append(foreign);
    }""")
    wait_until(page, "window.refused.length >= 4")
    assert sorted(page.evaluate("window.refused")) == [
        "script-src-attr", "script-src-elem", "script-src-elem", "style-src-attr"]
    assert page.evaluate("window.ran") is None
    assert page.evaluate("getComputedStyle(document.getElementById('styled')).color") != "rgb(1, 2, 3)"


def test_an_image_of_another_host_shows(published, open_page):
    root = published({"Content/site.yml": "version: 1\ntitle: Test\n",
                      "Content/index.md": "# Home\n\n![A dot](https://images.example/dot.png)\n"})
    page = open_page(root + "index.html", fakes={"https://images.example/": (PNG, "image/png")})
    wait_until(page, "document.images[0].complete")
    assert page.evaluate("document.images[0].naturalWidth") == 1


@pytest.mark.parametrize("trusts", [True, False])
def test_html_of_a_trusted_author_works_in_full(published, open_page, trusts):
    root = published({
        "Content/site.yml": "version: 1\ntitle: Test\nhtml: " + ("trust\n" if trusts else "omit\n"),
        "Content/index.md": "# Home\n\n<p id='it' style='color: rgb(1, 2, 3)'>It</p>\n\n<script>window.ran = 1</script>\n\n"
                            "<iframe src='https://video.example/' title='A video'></iframe>\n"})
    page = open_page(root + "index.html", fakes={"https://video.example/": (b"<p>Video</p>", "text/html")})
    assert page.evaluate("window.ran") == (1 if trusts else None)
    assert page.locator("#it").count() == (1 if trusts else 0)
    if trusts:
        assert page.locator("#it").evaluate("it => getComputedStyle(it).color") == "rgb(1, 2, 3)"
        assert page.frame_locator("iframe").locator("p").inner_text() == "Video"


def test_a_redirect_leads_on(published, open_page):
    root = published({"Content/site.yml": "version: 1\ntitle: Test\n",
                      "Content/new.md": "---\ntitle: New\naliases: [old/place]\n---\n\nText.\n"})
    page = open_page(root + "old/place.html")
    page.wait_for_url("**/new.html")
    assert page.locator("h1").inner_text() == "New"


def test_code_is_copied(http_root, open_page):
    page = open_page(http_root + "authoring/pages.html", permissions=["clipboard-read", "clipboard-write"])
    button = page.locator(".code-copy").first
    button.click()
    page.locator(".code-copy", has_text="Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.strip() == page.locator(".code pre").first.inner_text().strip() != ""
