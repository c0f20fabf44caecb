"""The built documentation site as a reader meets it, in a real Chromium."""
import pytest


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
