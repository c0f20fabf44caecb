"""The kinds of pages of the documentation site: one of each."""

KINDS = {
    "home": "index.html",
    "section": "patterns/index.html",
    "pattern": "patterns/saving-a-draft.html",
    "component": "components/alerts.html",
    "guideline": "guidelines/va-mobile.html",
    "authoring": "authoring/dialog-blocks.html",
    "rules": "rules/index.html",
    "rule": "rules/va-mobile/button-vague.html",
    "coverage": "rules/coverage.html",
    "catalogue": "catalogue.html",
    "search": "search.html",
    "not-found": "404.html",
}


def names(site):
    """All pages below a site's folder."""
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))


def open_search(page):
    """Opens search with the keyboard; gives its field."""
    page.keyboard.press("/")
    field = page.locator("dialog.search .search-field input")
    field.wait_for(state="visible")
    return field
