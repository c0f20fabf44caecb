"""The built documentation site as a reader meets it, in a real Chromium."""
import pytest
from axe_playwright_python.sync_playwright import Axe

PAGES = ["index.html", "patterns/saving-a-draft.html", "components/alerts.html", "guidelines/va-mobile.html",
         "authoring/dialog-blocks.html", "search.html", "404.html"]


def search(page, query):
    """Opens search with the keyboard, types, and returns the results."""
    page.keyboard.press("/")
    field = page.locator("dialog.search .search-field input")
    field.wait_for(state="visible")
    field.fill(query)
    hits = page.locator("dialog.search .search-hit")
    hits.first.wait_for(state="visible")
    return hits


@pytest.mark.parametrize("query, page_name", [
    ("three-way draft", "saving-a-draft"),       # by text and heading
    ("Leaving the app", "leaving-the-app"),      # by title
    ("Keep editing", ""),                        # a dialog, by its button
])
def test_search_leads_to_a_mockup(root, open_page, query, page_name):
    page = open_page(root + "index.html")
    hits = search(page, query)
    target = hits.first.get_attribute("href") or hits.first.locator("a").first.get_attribute("href")
    assert page_name in target
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: page_name in url and "index.html" not in url)
    mockup = page.locator("figure.dialog svg.mockup").first
    mockup.scroll_into_view_if_needed()
    assert mockup.is_visible()
    box = mockup.bounding_box()
    assert box["width"] > 100 and box["height"] > 100


def test_a_dialog_is_found_by_its_button(root, open_page):
    page = open_page(root + "patterns/index.html")
    hits = search(page, "Keep editing")
    links = [hits.nth(index).get_attribute("href") or hits.nth(index).locator("a").first.get_attribute("href")
             for index in range(hits.count())]
    assert any("#" in link for link in links)
    page.goto(page.evaluate("link => new URL(link, document.baseURI).href", next(l for l in links if "#" in l)))
    assert page.locator(":target").count() == 1


def test_search_closes_with_escape_and_returns_focus(http_root, open_page):
    page = open_page(http_root + "index.html")
    page.locator("[data-search-open]").first.focus()
    page.keyboard.press("Enter")
    page.locator("dialog.search .search-field input").wait_for(state="visible")
    page.keyboard.press("Escape")
    page.locator("dialog.search .search-field input").wait_for(state="hidden")
    assert page.evaluate("document.activeElement.hasAttribute('data-search-open')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", PAGES)
def test_pages_fit_and_are_accessible(http_root, open_page, screenshots, name, width, scheme):
    page = open_page(http_root + name, color_scheme=scheme, viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "scrolls sideways"
    page.screenshot(path=screenshots / f"{name.replace('/', '-')[:-5]}-{width}-{scheme}.png", full_page=True)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_platform_tabs_work_without_script(root, open_page):
    page = open_page(root + "patterns/saving-a-draft.html", java_script_enabled=False)
    figure = page.locator("figure.dialog:has(fieldset)").first
    shown = figure.locator(".dialog-stage .dialog-panel:visible")
    first = shown.first.get_attribute("data-platform")
    figure.locator("fieldset label").nth(1).click()
    visible = [panel.get_attribute("data-platform") for panel in figure.locator(".dialog-stage .dialog-panel").all()
               if panel.is_visible()]
    assert len(visible) == 1 and visible[0] != first


def test_navigation_works_without_script(root, open_page):
    page = open_page(root + "index.html", java_script_enabled=False, viewport={"width": 390, "height": 800})
    page.locator("main a[href*='patterns/']").first.click()
    page.locator("summary", has_text="Menu").click()
    page.locator("nav.navigation a", has_text="Components").first.click()
    assert page.locator("h1").inner_text() == "Components"


def test_mockups_follow_the_appearance(http_root, open_page):
    colors = []
    for scheme in ["light", "dark"]:
        page = open_page(http_root + "components/alerts.html", color_scheme=scheme)
        text = page.locator("svg.mockup text").first
        colors.append(text.evaluate("element => getComputedStyle(element).fill"))
    assert colors[0] != colors[1]
