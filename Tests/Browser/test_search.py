"""Search as a reader meets it: over HTTP and from files, by keyboard and pointer, and where something is missing."""
import gzip

import pytest

from pages import answered, hold_back, open_search, wait_until


def search(page, query):
    """Opens search with the keyboard, types, and returns the results."""
    open_search(page).fill(query)
    hits = page.locator("dialog.search a.search-hit")
    hits.first.wait_for(state="visible")
    return hits


def field(page):
    return page.locator("dialog.search .search-field input")


def selected(page):
    return page.locator("dialog.search [aria-selected=true]")


def status(page):
    return page.locator(".search-count[role=status]")


@pytest.mark.parametrize("query, page_name", [
    ("three-way draft", "saving-a-draft"),       # by text and heading
    ("Leaving the app", "leaving-the-app"),      # by title
    ("Keep editing", ""),                        # a dialog, by its button
])
def test_search_leads_to_a_mockup(root, open_page, query, page_name):
    page = open_page(root + "index.html")
    hits = search(page, query)
    assert page_name in hits.first.get_attribute("href")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: page_name in url and "index.html" not in url)
    mockup = page.locator("figure.dialog svg.mockup").first
    mockup.scroll_into_view_if_needed()
    assert mockup.is_visible()
    box = mockup.bounding_box()
    assert box["width"] > 100 and box["height"] > 100


def test_words_are_marked_on_the_page_that_was_opened(root, open_page):
    page = open_page(root + "index.html")
    search(page, "three-way draft")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "saving-a-draft" in url)
    wait_until(page, "CSS.highlights.has('search') && CSS.highlights.get('search').size > 1")
    assert page.locator("main mark").count() == 0
    page.reload()
    assert page.evaluate("CSS.highlights.get('search')?.size ?? 0") == 0, "marked once"


def test_the_site_is_told_what_was_searched_for(http_root, open_page):
    page = open_page(http_root + "index.html")
    page.evaluate("""() => {
        window.told = [];
        document.addEventListener("patternbook-search", ({detail}) => told.push(detail));
    }""")
    search(page, "draft")
    wait_until(page, "told.length > 0")
    assert page.evaluate("told[0].query") == "draft"
    assert page.evaluate("told[0].total") > 0


def test_a_dialog_is_found_by_its_button(root, open_page):
    page = open_page(root + "patterns/index.html")
    search(page, "Keep editing")
    links = page.locator("a.search-hit[data-kind=dialog]").evaluate_all("hits => hits.map(hit => hit.href)")
    assert links and all("#" in link for link in links)
    page.goto(links[0])
    assert page.locator(":target").count() == 1


def test_opens_by_its_keys_and_leaves_those_of_fields(http_root, open_page):
    page = open_page(http_root + "index.html")
    for key in ["/", "Control+k", "Meta+k"]:
        page.keyboard.press(key)
        field(page).wait_for(state="visible")
        page.keyboard.type("a/k")
        assert field(page).input_value() == "a/k"
        page.keyboard.press("Escape")
        assert field(page).input_value() == "", "clears first"
        page.keyboard.press("Escape")
        field(page).wait_for(state="hidden")
        # Until the next frame, the field that is hidden still takes the keys.
        wait_until(page, "document.activeElement === document.body")


def test_what_is_typed_while_search_loads_is_kept(http_root, open_page):
    page = open_page(http_root + "index.html")
    release = hold_back(page, "**/assets/search.*.js")
    page.keyboard.press("/")
    page.keyboard.type("drafx")
    page.keyboard.press("Backspace")
    page.keyboard.type("t")
    release()
    field(page).wait_for(state="visible")
    page.keyboard.type("s")
    assert field(page).input_value() == "drafts"
    page.locator("dialog.search a.search-hit").first.wait_for()


def test_selected_text_is_the_query(root, open_page):
    page = open_page(root + "patterns/saving-a-draft.html")
    page.evaluate("getSelection().selectAllChildren(document.querySelector('h1'))")
    page.keyboard.press("/")
    page.locator("dialog.search a.search-hit").first.wait_for()
    assert field(page).input_value() == page.locator("h1").inner_text()
    # Typing replaces it.
    page.keyboard.type("alert")
    assert field(page).input_value() == "alert"


def test_search_closes_with_escape_and_returns_focus(http_root, open_page):
    page = open_page(http_root + "index.html")
    page.locator("[data-search-open]").first.focus()
    page.keyboard.press("Enter")
    field(page).wait_for(state="visible")
    page.keyboard.press("Escape")
    field(page).wait_for(state="hidden")
    assert page.evaluate("document.activeElement.hasAttribute('data-search-open')")


def test_results_are_chosen_from_the_field(http_root, open_page):
    page = open_page(http_root + "index.html")
    hits = search(page, "delete")
    assert field(page).get_attribute("aria-expanded") == "true"
    assert selected(page).count() == 0
    page.keyboard.press("ArrowDown")
    first = selected(page)
    assert first.get_attribute("id") == field(page).get_attribute("aria-activedescendant")
    assert first.get_attribute("id") == hits.first.get_attribute("id")
    page.keyboard.press("ArrowDown")
    assert selected(page).get_attribute("id") == hits.nth(1).get_attribute("id")
    page.keyboard.press("Home")
    assert selected(page).get_attribute("id") == hits.first.get_attribute("id")
    page.keyboard.press("End")
    assert selected(page).get_attribute("id") not in (hits.first.get_attribute("id"), hits.nth(1).get_attribute("id"))
    assert page.evaluate("document.activeElement.role") == "combobox", "the field keeps the focus"
    page.keyboard.type(" x")
    assert selected(page).count() == 0


def test_enter_opens_what_was_typed_last(http_root, open_page):
    page = open_page(http_root + "index.html")
    search(page, "snackbar")
    field(page).fill("")
    page.keyboard.type("leaving the app")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "leaving-the-app" in url)


def test_home_and_end_stay_in_the_text_while_typing(http_root, open_page):
    page = open_page(http_root + "index.html")
    search(page, "delete")
    page.keyboard.press("Home")
    assert field(page).evaluate("field => field.selectionStart") == 0
    assert selected(page).count() == 0


def test_a_result_opens_in_a_new_tab(http_root, open_page):
    page = open_page(http_root + "index.html")
    hits = search(page, "saving a draft")
    with page.context.expect_page() as opened:
        page.keyboard.press("Control+Enter")
    assert opened.value.url.split("#")[0] == hits.first.get_attribute("href").split("#")[0]
    assert field(page).is_visible()


def test_dialogs_are_drawn_in_small(root, open_page):
    page = open_page(root + "index.html")
    search(page, "dialog:alert platform:ios kind:dialog delete")
    mockup = page.locator(".search-mockup").first
    assert mockup.get_attribute("data-dialog") == "alert" and mockup.get_attribute("data-manner") == "apple"
    assert mockup.locator(".search-mockup-button").count() >= 2
    assert mockup.locator("mark").count() > 0
    assert "iOS" in page.locator(".search-meta").first.inner_text()
    field(page).fill("platform:android dialog:snackbar")
    page.locator(".search-mockup[data-dialog=snackbar][data-manner=material]").first.wait_for()


def test_kinds_narrow_with_their_counts(http_root, open_page):
    page = open_page(http_root + "index.html")
    search(page, "delete")
    dialogs = page.locator(".search-facets button", has_text="Dialogs")
    count = int(dialogs.locator("span").inner_text())
    assert count > 3
    dialogs.click()
    assert field(page).input_value().startswith("kind:dialog delete")
    page.locator(".search-facets button[aria-pressed=true]", has_text="Dialogs").wait_for()
    kinds = page.locator("a.search-hit").evaluate_all("hits => [...new Set(hits.map(hit => hit.dataset.kind))]")
    assert kinds == ["dialog"]
    assert int(dialogs.locator("span").inner_text()) == count
    dialogs.click()
    assert field(page).input_value().strip() == "delete"


def test_facets_have_names_that_readers_know(http_root, open_page):
    page = open_page(http_root + "index.html")
    search(page, "delete")
    platforms = page.get_by_label("Platform")
    assert "watchOS" in platforms.locator("option").all_inner_texts()
    platforms.select_option(label="watchOS")
    assert field(page).input_value().startswith("platform:watchos delete")
    page.locator(".search-facets button[aria-pressed=true]", has_text="watchOS").wait_for()


def test_tags_narrow_to_all_that_their_pages_have(root, open_page):
    page = open_page(root + "index.html")
    search(page, "delete")
    tags = page.get_by_label("Tag", exact=True)
    assert tags.locator("option").all_inner_texts() == ["Tag", "Accessibility", "Deleting", "Unsaved work", "Wording"]
    tags.select_option(label="Unsaved work")
    assert field(page).input_value().startswith("tag:unsaved-work delete")
    page.locator(".search-facets button[aria-pressed=true]", has_text="Unsaved work").wait_for()
    hits = page.locator("a.search-hit")
    hits.first.wait_for()
    tagged = {"saving-a-draft", "saving-and-confirming", "canceling-a-subtask", "modal-views", "harmattan"}
    # Sections and dialogs alike.
    for kind in ["dialog", "page"]:
        field(page).fill(f"tag:unsaved-work draft kind:{kind} ")
        page.locator(f"a.search-hit[data-kind={kind}]").first.wait_for()
        assert hits.evaluate_all("hits => [...new Set(hits.map(({dataset}) => dataset.kind))]") == [kind]
        found = hits.evaluate_all("hits => hits.map(({href}) => /([^/]*)\\.html/.exec(href)[1])")
        assert "saving-a-draft" in found and set(found) <= tagged
    field(page).fill("tag:unsaved-work delete")
    page.locator("a.search-hit[data-kind=dialog]").first.wait_for()
    page.locator(".search-facets button", has_text="Unsaved work").click()
    assert field(page).input_value().strip() == "delete"
    page.keyboard.type(" tag:uns")
    query = page.locator(".search-query", has_text="tag:unsaved-work").first
    query.wait_for()
    assert query.inner_text().startswith("Unsaved work")


def test_facets_are_completed(http_root, open_page):
    page = open_page(http_root + "index.html")
    open_search(page)
    page.keyboard.type("delete plat")
    page.locator(".search-query", has_text="platform:").first.wait_for()
    page.keyboard.type("form:wat")
    query = page.locator(".search-query", has_text="platform:watchos").first
    query.wait_for()
    query.click()
    assert field(page).input_value() == "delete platform:watchos "
    assert page.evaluate("document.activeElement.role") == "combobox"


@pytest.mark.parametrize("query", ["kind:", "platform:", '"'])
def test_a_query_that_has_just_begun_is_not_answered_with_nothing(http_root, open_page, query):
    page = open_page(http_root + "index.html")
    open_search(page).fill(query)
    answered(page)
    assert "No pages" not in status(page).inner_text()
    assert "No results" not in page.locator(".search-empty").inner_text()
    if ":" in query:
        page.locator(".search-query").first.wait_for()


def test_an_unknown_facet_is_answered_with_those_there_are(http_root, open_page):
    page = open_page(http_root + "index.html")
    open_search(page).fill("platform:toaster delete")
    page.locator(".search-empty", has_text="“toaster” not found").wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator("a.search-hit").first.wait_for()
    assert "toaster" not in field(page).input_value() and "delete" in field(page).input_value()
    field(page).fill("kind:alert ")
    page.locator(".search-query", has_text="dialog:alert").wait_for()


def test_misspelt_words_are_read_and_said(http_root, open_page):
    page = open_page(http_root + "index.html")
    search(page, "snakcbar")
    assert "“snakcbar” read as “snackbar”" in status(page).inner_text()


def test_nothing_found_is_said_with_something_to_try(http_root, open_page):
    page = open_page(http_root + "index.html")
    open_search(page).fill("\"draft delete saving\" zzzzq")
    page.locator(".search-empty", has_text="No results for").wait_for()
    assert status(page).inner_text() == "No pages found"
    page.locator(".search-query").first.click()
    page.locator("a.search-hit").first.wait_for()


def test_the_count_is_announced(http_root, open_page):
    page = open_page(http_root + "index.html")
    search(page, "action sheet")
    assert status(page).inner_text().endswith("pages")


def test_phrases_follow_each_other(root, open_page):
    page = open_page(root + "index.html")
    hits = search(page, "\"keep editing\"")
    assert all("keep editing" in text.lower() for text in hits.all_inner_texts())


def test_results_opened_are_offered_again(root, open_page):
    page = open_page(root + "index.html")
    open_search(page)
    # Something to start with, as soon as the index is there.
    page.locator(".search-query").first.wait_for()
    hits = search_in_open(page, "leaving the app")
    title = hits.first.locator(".search-hit-title").inner_text()
    hits.first.click()
    page.wait_for_url(lambda url: "leaving-the-app" in url)
    open_search(page)
    page.locator("a.search-hit", has_text=title).wait_for()


def search_in_open(page, query):
    field(page).fill(query)
    hits = page.locator("dialog.search a.search-hit")
    hits.first.wait_for(state="visible")
    return hits


def test_a_search_can_be_shared(root, open_page):
    page = open_page(root + "patterns/saving-a-draft.html")
    search(page, "platform:watchos cancel")
    link = page.locator(".search-foot a").get_attribute("href")
    link = page.evaluate("link => new URL(link, document.baseURI).href", link)
    other = open_page(link)
    assert other.locator(".search-page input").input_value() == "platform:watchos cancel"
    other.locator(".search-page a.search-hit").first.wait_for()
    other.locator(".search-page input").fill("snackbar")
    if root.startswith("http"):
        other.wait_for_url(lambda url: url.endswith("?q=snackbar"))


def test_the_search_page_shows_more_as_it_is_scrolled(http_root, open_page):
    page = open_page(http_root + "search.html?q=button", viewport={"width": 1280, "height": 500})
    page.locator("a.search-hit").first.wait_for()
    # Results are added as long as their end is in sight.
    wait_until(page, "document.querySelector('.search-end').getBoundingClientRect().top > innerHeight")
    count = page.locator(".search-group").count()
    page.mouse.move(600, 400)
    # One more may have been on its way before the first turn of the wheel.
    for more in (1, 2, 3):
        page.mouse.wheel(0, 20000)
        wait_until(page, "count => document.querySelectorAll('.search-group').length >= count", count + more)


def test_without_script_the_search_page_leads_on(root, open_page):
    page = open_page(root + "search.html", java_script_enabled=False)
    links = page.locator("main a")
    assert links.count() >= 4
    links.filter(has_text="Patterns").first.click()
    assert page.locator("h1").inner_text() == "Patterns"


def test_files_that_do_not_load_are_owned_up_to(http_root, open_page):
    page = open_page(http_root + "404.html")
    page.goto(http_root + "index.html")
    page.route("**/search/*.js*", lambda route: route.fulfill(status=200, content_type="text/javascript", body=""))
    open_search(page).fill("draft")
    page.locator(".search-empty", has_text="could not be loaded").wait_for()
    again = page.locator(".search-empty button", has_text="Try again").element_handle()
    page.unroute("**/search/*.js*")
    # A part that arrives now may have brought results, and taken the button away, before a mouse gets there.
    again.evaluate("button => button.click()")
    page.locator("a.search-hit").first.wait_for()


def test_arriving_at_a_section_marks_it(root, open_page):
    page = open_page(root + "index.html")
    search(page, "kind:page autosave instead of three-way draft")
    anchored = page.locator("a.search-hit[href*='#']").first
    anchored.click()
    page.wait_for_url(lambda url: "#" in url)
    assert "underline" in page.locator(":target").evaluate("target => getComputedStyle(target).textDecorationLine")


def test_a_phone_shows_search_over_the_whole_window(http_root, open_page):
    page = open_page(http_root + "index.html", viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    page.locator("[data-search-open]").first.tap()
    field(page).wait_for(state="visible")
    field(page).fill("delete draft")
    page.locator("a.search-hit").first.wait_for()
    assert page.locator("dialog.search").bounding_box()["width"] == 390
    assert page.evaluate("document.querySelector('dialog.search').scrollWidth <= 390"), "scrolls sideways"
    page.locator("a.search-hit").first.tap()
    page.wait_for_url(lambda url: "#" in url or "index.html" not in url)


def test_the_script_stays_small(site):
    [script] = (site / "assets").glob("search.*.js")
    assert len(gzip.compress(script.read_bytes(), 9)) <= 15 * 1024
