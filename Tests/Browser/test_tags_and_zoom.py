"""Pages of tags, and images shown larger: where they lead, what axe says, and that nothing moves."""
from axe import violations
from pages import settle
from test_weight import SHIFTS, shifts

PICTURE = ('<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200" viewBox="0 0 2400 1200">'
           '<rect width="2400" height="1200" fill="#0b6573"/></svg>')
SITE = {
    "Content/site.yml": "version: 1\ntitle: Tea\n",
    "Content/index.md": "# Tea\n\n[Black](black.md)\n",
    "Content/black.md": "---\ntags: [Hot drinks, Leaves]\n---\n# Black\n\nAbout it.\n\n![The map of a garden](map.svg)\n",
    "Content/green.md": "---\ntags: [Leaves]\ndescription: Not heated as much.\n---\n# Green\n",
    "Content/map.svg": PICTURE,
}


def test_a_tag_leads_to_its_pages_and_an_image_opens(published, open_page):
    address = published(SITE)
    page = open_page("about:blank", viewport={"width": 390, "height": 844}, has_touch=True)
    page.add_init_script(SHIFTS)
    page.goto(address + "black.html", wait_until="networkidle")
    for target in page.locator(".page-tags a").all():
        assert target.bounding_box()["height"] >= 44, target.inner_text()

    page.get_by_role("link", name="The map of a garden").click()
    larger = page.get_by_role("dialog", name="The map of a garden")
    assert larger.locator("img").bounding_box()["width"] > 390, "a phone shows it larger, to be moved"
    assert page.evaluate("document.activeElement.textContent") == "Close"
    assert violations(page) == []
    page.keyboard.press("Escape")
    larger.wait_for(state="detached")
    assert page.evaluate("document.activeElement.className") == "zoom"

    page.get_by_role("link", name="Leaves").click()
    assert page.locator("h1").inner_text() == "Pages tagged “Leaves”"
    assert page.locator("article .contents a").all_inner_texts() == ["Black", "Green"]
    assert violations(page) == []
    assert shifts(page) == []
    page.get_by_role("navigation", name="Breadcrumbs").get_by_role("link", name="Tags").click()
    settle(page)
    assert page.locator("article a").all_text_contents() == ["Hot drinks 1", "Leaves 2"]
    assert violations(page) == []
    assert shifts(page) == []
