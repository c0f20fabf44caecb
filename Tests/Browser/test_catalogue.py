"""The catalog: what it shows, and how its filters behave."""
import re
import urllib.parse

import pytest
from axe import ALL, CONTRAST, SAMPLE, STRUCTURE, violations

NAME = "catalogue.html"


def count(page):
    """The cards that are shown, having checked that the page says so, too."""
    shown = page.locator(".catalogue-card:not([hidden])").count()
    status = page.locator(".catalogue-status").inner_text()
    assert int(re.match(r"\d+", status)[0]) == shown
    numbers = page.locator(".catalogue-kind:not([hidden]) h2 .catalogue-number").all_inner_texts()
    assert sum(map(int, numbers)) == shown
    return shown


def address(page):
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(page.url).query))


def test_filters_combine_and_are_in_the_address(root, open_page):
    page = open_page(root + NAME)
    total = count(page)
    assert total > 50
    page.select_option("[name=platform]", "macos-26")
    on_mac = count(page)
    page.select_option("[name=role]", "destructive")
    both = count(page)
    assert total > on_mac > both > 0
    assert address(page) == {"platform": "macos-26", "role": "destructive"}
    for card in page.locator(".catalogue-card:not([hidden])").all():
        assert "macos-26" in card.get_attribute("data-platform").split()
        assert "destructive" in card.get_attribute("data-role").split()
    assert page.locator(".catalogue-status").inner_text() == f"{both} of {total} dialogs"

    # The address leads a colleague to the same.
    other = open_page(page.url)
    assert count(other) == both
    assert other.locator("[name=role]").input_value() == "destructive"


def drawn(page):
    """The platform that each card in sight is drawn on."""
    return page.locator(".catalogue-card:not([hidden]) .catalogue-stage").evaluate_all(
        "stages => stages.map(stage => /mockup-([^ ]+)/.exec(stage.querySelector('svg').getAttribute('class'))[1])")


def labels(page):
    """What cards in sight say of drawings that are not on the platform asked for."""
    return page.locator(".catalogue-card:not([hidden]) .catalogue-drawn")


def first_platforms(page):
    cards = page.locator(".catalogue-card:not([hidden]):has(.catalogue-stage)")
    return cards.evaluate_all("cards => cards.map(({dataset}) => dataset.platform.split(' ')[0])")


@pytest.mark.parametrize("name", [NAME, "catalogue-rules.html"])
def test_cards_show_the_platform_that_is_filtered(root, open_page, name):
    page = open_page(root + name)
    page.locator(".catalogue-filters").wait_for(state="visible")
    scripts = []
    page.on("request", lambda request: request.resource_type == "script" and scripts.append(request.url))
    assert drawn(page) == first_platforms(page)
    page.select_option("[name=kind]", "alert")
    assert scripts == [], "nobody has asked for another platform yet"
    for platform in ["android", "macos-26"]:
        page.select_option("[name=platform]", platform)
        labels(page).first.wait_for(state="detached")
        assert set(drawn(page)) == {platform} and platform not in set(first_platforms(page)[:1])
    assert len(scripts) == 2
    # What one filter hides has its platform's drawing when another lets it be seen.
    page.select_option("[name=kind]", "")
    assert set(drawn(page)) == {"macos-26"}
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(({id}) => id)")
    assert len(ids) == len(set(ids))
    page.locator(".catalogue-filters [type=reset]").click()
    assert drawn(page) == first_platforms(page) and len(set(drawn(page))) > 1
    page.go_back()
    assert set(drawn(page)) == {"macos-26"}
    assert len(scripts) == 2, "what is loaded is kept"


def test_a_card_says_what_it_shows_where_that_is_not_what_was_asked_for(http_root, open_page):
    page = open_page("about:blank", expects_errors=True)
    page.route("**/assets/catalogue-android.*", lambda route: route.abort())
    page.goto(http_root + NAME + "?platform=android")
    card = page.locator(".catalogue-card:not([hidden]):has(.catalogue-stage)").first
    assert card.locator(".catalogue-drawn").inner_text() == "Shown on iOS 26"
    assert drawn(page) == first_platforms(page)
    # Another choice does not say it for longer, and the next one like this tries again.
    page.unroute("**/assets/catalogue-android.*")
    page.select_option("[name=platform]", "ios-26")
    labels(page).first.wait_for(state="detached")
    page.select_option("[name=platform]", "android")
    labels(page).first.wait_for(state="detached")
    assert set(drawn(page)) == {"android"}


def test_a_card_leads_to_the_platform_that_is_filtered(root, open_page):
    page = open_page(root + NAME + "?platform=android&kind=alert")
    link = page.locator(".catalogue-card[data-platform='ios-26 ipados-26 android']:not([hidden]) h3 a").first
    link.click()
    page.wait_for_url(lambda url: "#" in url)
    figure = page.locator("figure:target")
    assert figure.locator(".dialog-platforms input:checked").input_value() == "android"
    assert figure.locator("svg.mockup-android").is_visible()
    # For this page: what a reader has chosen before is what other pages show.
    page.goto(root + "components/alerts.html")
    assert page.locator(".dialog-platforms input:checked").first.input_value() == "ios-26"


def test_back_undoes_a_choice(root, open_page):
    page = open_page(root + "index.html")
    page.goto(root + NAME)
    total = count(page)
    page.select_option("[name=kind]", "alert")
    alerts = count(page)
    page.locator("[name=words]").press_sequentially("delete")
    assert count(page) < alerts
    page.go_back()
    assert count(page) == alerts and page.locator("[name=words]").input_value() == ""
    page.go_back()
    assert count(page) == total and page.locator("[name=kind]").input_value() == ""
    page.go_back()
    assert page.url == root + "index.html"


def test_a_card_leads_to_its_dialog_and_back(root, open_page):
    page = open_page(root + NAME + "?kind=snackbar")
    shown = count(page)
    link = page.locator(".catalogue-card:not([hidden]) h3 a").first
    name = link.inner_text()
    link.click()
    page.wait_for_url(lambda url: "#" in url)
    assert name in page.locator("figure:target").inner_html()
    page.go_back()
    page.locator(".catalogue-filters:not([hidden])").wait_for()
    assert count(page) == shown


def test_words_are_found_without_accents_and_case(root, open_page):
    page = open_page(root + NAME)
    page.locator("[name=words]").fill("DÉLETE draft")
    shown = count(page)
    assert shown > 0
    for text in page.locator(".catalogue-card:not([hidden]) .catalogue-words").all_inner_texts():
        assert "delete" in text.lower() and "draft" in text.lower()


def test_nothing_left_is_said_and_can_be_undone(root, open_page):
    page = open_page(root + NAME + "?words=xyzzy")
    assert page.locator(".catalogue-none").is_visible()
    assert count(page) == 0
    page.locator(".catalogue-none button").click()
    assert count(page) > 50 and address(page) == {}
    assert page.locator(".catalogue-none").is_hidden()
    assert page.locator("[name=words]").evaluate("field => field === document.activeElement")


def test_an_unknown_value_in_the_address_filters_nothing(root, open_page):
    page = open_page(root + NAME + "?platform=amiga&color=blue")
    assert count(page) > 50


def test_filters_go_along_to_the_examples_of_rules(root, open_page):
    page = open_page(root + NAME + "?role=destructive")
    page.locator(".catalogue-pages a", has_text="Rule examples").click()
    page.locator("h1", has_text="Rule examples").wait_for()
    # The fields are in sight while the page arrives; they work once all of it is there.
    page.locator(".catalogue-filters:not([hidden])").wait_for()
    assert address(page) == {"role": "destructive"}
    assert 0 < count(page) < page.locator(".catalogue-card").count()


def test_the_whole_list_is_there_without_script(root, open_page):
    page = open_page(root + NAME, java_script_enabled=False)
    assert page.locator(".catalogue-filters").is_hidden()
    cards = page.locator(".catalogue-card")
    assert cards.count() > 50 and page.locator(".catalogue-status").inner_text() == f"{cards.count()} dialogs"
    assert cards.first.locator("svg.mockup").is_visible()
    assert page.locator(".catalogue-kind h2").count() >= 3
    page.locator("footer a", has_text="Catalog").click()
    assert page.url.endswith(NAME)


@pytest.mark.parametrize("name", ["index.html", "patterns/saving-a-draft.html", "search.html"])
def test_pages_lead_there(http_root, open_page, name):
    page = open_page(http_root + name)
    page.locator("header a", has_text="Catalog").click()
    assert page.locator("h1").inner_text() == "Catalog"


@pytest.mark.parametrize("width, scheme, options", [
    (1280, "light", ALL), (1280, "dark", CONTRAST), (320, "light", STRUCTURE), (390, "light", STRUCTURE),
    (390, "dark", CONTRAST), (2560, "light", STRUCTURE),
])
def test_fits_and_is_accessible(http_root, open_page, screenshots, width, scheme, options):
    page = open_page(http_root + NAME, color_scheme=scheme, viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "scrolls sideways"
    screenshots.take(page, f"catalogue-{width}-{scheme}.png")
    for platform in ["", "watchos"]:
        page.select_option("[name=platform]", platform)
        assert violations(page, options, None if options is ALL else SAMPLE) == []


def test_is_small(site):
    assert (site / NAME).stat().st_size < 1_000_000


def test_related_pages_stand_below_the_text(root, open_page):
    page = open_page(root + "patterns/saving-a-draft.html", java_script_enabled=False)
    links = page.locator(".related a")
    assert 0 < page.get_by_role("navigation", name="Linked from").locator("a").count() <= 5
    assert 0 < page.get_by_role("navigation", name="Related").locator("a").count() <= 5
    assert len(set(link.get_attribute("href") for link in links.all())) == links.count()
    links.first.click()
    assert page.locator("h1").count() == 1
