"""Pages fit every window up to the widest that is sold; the narrowest phone is looked at with accessibility."""
import pytest

from pages import KINDS


@pytest.mark.parametrize("width", [600, 768, 1024, 1440, 3840])
def test_kinds_of_pages_fit(site, http_root, open_page, screenshots, width):
    page = open_page(http_root + "index.html", viewport={"width": width, "height": min(width, 2160)})
    faults = []
    for kind, name in KINDS.items():
        if not (site / name).is_file():
            continue
        page.goto(http_root + name)
        if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            faults.append(f"{name} scrolls sideways")
        if width == 3840 and kind in ("home", "pattern"):
            page.screenshot(path=screenshots / f"{kind}-4k.png")
        # Lines of text end where eyes find the next one, and the page is in the middle of a wide window.
        longest = page.evaluate("""() => Math.max(0, ...Array.from(document.querySelectorAll('.prose > p'), (p) =>
            p.getBoundingClientRect().width / parseFloat(getComputedStyle(p).fontSize)))""")
        if longest > 42:
            faults.append(f"{name}: lines of {longest:.0f} em")
        left, right = page.evaluate("""() => {
            const {left, right} = document.querySelector('.layout').getBoundingClientRect();
            return [left, document.documentElement.clientWidth - right];
        }""")
        if abs(left - right) > 1:
            faults.append(f"{name}: {left} px to the left, {right} px to the right")
    assert faults == []


def test_text_can_be_twice_as_large(http_root, open_page):
    """WCAG 1.4.4: nothing is lost at 200 %, whether by zooming or by a larger font in the browser's settings."""
    page = open_page(http_root + KINDS["pattern"], viewport={"width": 1280, "height": 900})
    for name in KINDS["pattern"], KINDS["authoring"], KINDS["home"]:
        page.goto(http_root + name)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name
