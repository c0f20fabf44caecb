"""No violation that axe can find, on all kinds of pages, in all the ways that readers see them."""
import pytest
from axe_playwright_python.sync_playwright import Axe

from pages import KINDS, names, open_search

OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
# How a page is looked at: width, and what the reader's system asks for. A picture is kept of each.
LOOKS = [
    ("light", 1280, {}),
    ("dark", 1280, {"color_scheme": "dark"}),
    ("contrast", 1280, {"contrast": "more"}),
    ("forced", 1280, {"forced_colors": "active"}),
    ("phone", 390, {}),
    ("phone-dark", 390, {"color_scheme": "dark"}),
    ("narrow", 320, {}),
]


def violations(page):
    return [f"{violation['id']}: {violation['help']}: {[node['target'] for node in violation['nodes']][:5]}"
            for violation in Axe().run(page, options=OPTIONS).response["violations"]]


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
    for look, width, media in LOOKS:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(**{"color_scheme": "light", "forced_colors": "none", "contrast": "no-preference", **media})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{look}: scrolls sideways"
        page.screenshot(path=screenshots / f"{kind}-{look}.png", full_page=True)
        found += [f"{look}: {violation}" for violation in violations(page)]
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_open_search(http_root, open_page, screenshots, width, scheme):
    page = open_page(http_root + "index.html", color_scheme=scheme, viewport={"width": width, "height": 900})
    open_search(page).fill("delete draft")
    page.locator("dialog.search .search-hit").first.wait_for()
    page.screenshot(path=screenshots / f"search-open-{width}-{scheme}.png")
    assert violations(page) == []
    page.locator("dialog.search .search-field input").fill("xyzzyx")
    page.locator("dialog.search .search-empty").wait_for()
    page.screenshot(path=screenshots / f"search-nothing-{width}-{scheme}.png")
    assert violations(page) == []


def test_all_pages(site, http_root, open_page):
    """Every page but for those of the rules, which are all made alike: of them, each pack's first and last."""
    rules = [name for name in names(site) if name.startswith("rules/") and name.count("/") == 2]
    packs = {name.split("/")[1]: [] for name in rules}
    for name in rules:
        packs[name.split("/")[1]].append(name)
    left_out = {name for pack in packs.values() for name in pack[1:-1]} - set(KINDS.values())
    page = open_page(http_root + "index.html")
    found = []
    for name in names(site):
        if name in left_out:
            continue
        page.goto(http_root + name)
        found += [f"{name}: {violation}" for violation in violations(page)]
    assert found == []
