"""What the browser tests share: the kinds of pages of the documentation site, and how to wait for what a page does."""
import time

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


def wait_until(page, expression, argument=None):
    """Waits until an expression is true of the page.

    Playwright's `wait_for_function` looks a second time from within the page, where the site's policy forbids it.
    """
    end = time.monotonic() + 30
    while not page.evaluate(expression, argument):
        assert time.monotonic() < end, f"still false after 30 seconds: {expression}"
        page.wait_for_timeout(20)


def settle(page):
    """Waits until what the page was about to change is changed and painted.

    For tests that nothing happens; one that something happens waits for that.
    """
    page.evaluate("""() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))""")


def hold_back(page, pattern):
    """Holds requests back; gives a function that waits for the first one and lets it go."""
    held = []
    page.route(pattern, lambda route: held.append(route))

    def release():
        end = time.monotonic() + 30
        while not held:
            assert time.monotonic() < end, f"not asked for in 30 seconds: {pattern}"
            page.wait_for_timeout(10)
        held.pop().continue_()

    return release


def answered(page):
    """Waits until search shows the answer to what was typed last."""
    page.locator(".search-results:not([aria-busy])").wait_for(state="attached")


def open_search(page):
    """Opens search with the keyboard; gives its field."""
    page.keyboard.press("/")
    field = page.locator("dialog.search .search-field input")
    field.wait_for(state="visible")
    return field
