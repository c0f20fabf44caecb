"""No violation that axe can find, on all kinds of pages, in all the ways that readers see them."""
import pytest
from axe import ALL, CONTRAST, SAMPLE, STRUCTURE, violations
from pages import KINDS, names, open_search

# How a page is looked at: width, what the reader's system asks for, and what can differ from the first look. A picture
# is kept of each. The narrowest phone has a test of its own, with all pages.
LOOKS = [
    ("light", 1280, {}, ALL),
    ("dark", 1280, {"color_scheme": "dark"}, CONTRAST),
    ("contrast", 1280, {"contrast": "more"}, CONTRAST),
    ("forced", 1280, {"forced_colors": "active"}, CONTRAST),
    ("phone", 390, {}, STRUCTURE),
    ("phone-dark", 390, {"color_scheme": "dark"}, CONTRAST),
]


def test_axe_sees_a_fault(http_root, open_page):
    page = open_page(http_root + "index.html")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(violation.startswith("button-name") for violation in violations(page))


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_of_pages(site, http_root, open_page, screenshots, kind):
    if not (site / KINDS[kind]).is_file():
        pytest.skip("the site has no such page")
    # Without motion, colors are there at once when the look changes.
    page = open_page(http_root + KINDS[kind], reduced_motion="reduce")
    found = []
    for look, width, media, options in LOOKS:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(**{"color_scheme": "light", "forced_colors": "none", "contrast": "no-preference", **media})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{look}: scrolls sideways"
        screenshots.take(page, f"{kind}-{look}.jpg", type="jpeg", quality=90, full_page=True)
        # All of the catalog is looked at in a test of its own.
        context = None if options is ALL and kind != "catalogue" else SAMPLE
        found += [f"{look}: {violation}" for violation in violations(page, options, context)]
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_open_search(http_root, open_page, screenshots, width, scheme):
    page = open_page(http_root + "index.html", color_scheme=scheme, viewport={"width": width, "height": 900})
    open_search(page).fill("delete draft")
    page.locator("dialog.search .search-hit").first.wait_for()
    screenshots.take(page, f"search-open-{width}-{scheme}.png")
    assert violations(page) == []
    page.locator("dialog.search .search-field input").fill("xyzzyx")
    page.locator("dialog.search .search-empty").wait_for()
    screenshots.take(page, f"search-nothing-{width}-{scheme}.png")
    assert violations(page) == []


@pytest.mark.parametrize("part", range(4))
def test_all_pages_on_the_narrowest_phone(site, http_root, open_page, part):
    """Structure, and that nothing scrolls sideways. Of the rules' pages, which are made alike, each pack's first and last."""
    packs = {}
    for name in names(site):
        if name.startswith("rules/") and name.count("/") == 2:
            packs.setdefault(name.split("/")[1], []).append(name)
    left_out = {name for pack in packs.values() for name in pack[1:-1]}
    page = open_page(http_root + "index.html", viewport={"width": 320, "height": 640})
    found = []
    for name in [name for name in names(site) if name not in left_out][part::4]:
        page.goto(http_root + name)
        if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            found.append(f"{name}: scrolls sideways")
        found += [f"{name}: {violation}" for violation in violations(page, STRUCTURE, SAMPLE)]
    assert found == []
