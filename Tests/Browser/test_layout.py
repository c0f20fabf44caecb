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
            screenshots.take(page, f"{kind}-4k.png")
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


SMALL_TARGETS = """() => [...document.querySelectorAll('a, button, input, select, summary, label')].filter((target) => {
    const {width, height} = target.getBoundingClientRect(), style = getComputedStyle(target);
    const inText = target.matches('.prose p a, .prose li a, .prose td a, .prose dd a, figcaption a') && style.display === 'inline';
    const unseen = !width || style.visibility === 'hidden' || width <= 1 || target.closest('.visually-hidden, .skip-link, .live');
    const disabled = target.matches(':disabled');
    return !inText && !unseen && !disabled && Math.min(width, height) < 43.5;
}).map((target) => target.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("kind", ["home", "pattern", "catalogue", "search"])
def test_targets_are_large_enough_for_fingers(http_root, open_page, kind):
    page = open_page(http_root + KINDS[kind], viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("width", [390, 1280])
def test_every_page_leads_everywhere(http_root, open_page, width):
    """Each section, and on a phone the catalog, with one look into the menu."""
    page = open_page(http_root + KINDS["home"], viewport={"width": width, "height": 844})
    for kind in ["home", "catalogue", "search", "not-found", "pattern"]:
        page.goto(http_root + KINDS[kind])
        if width < 800:
            page.locator(".fold-navigation summary").click()
        for link in page.locator(".nav > li > a").all():
            if width < 800 or "catalogue" not in link.get_attribute("href"):
                assert link.is_visible(), kind
        assert page.locator(".nav > li > a:visible").count() >= (8 if width < 800 else 7), kind


def test_text_can_be_twice_as_large(http_root, open_page):
    """WCAG 1.4.4: nothing is lost at 200 %, whether by zooming or by a larger font in the browser's settings."""
    page = open_page(http_root + KINDS["pattern"], viewport={"width": 1280, "height": 900})
    for name in KINDS["pattern"], KINDS["authoring"], KINDS["home"]:
        page.goto(http_root + name)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name
