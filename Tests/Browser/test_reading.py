"""How a page reads: platforms, appearance, and what is left without script."""
import re

import pytest

from pages import KINDS, hold_back, names, wait_until

PAPER = {"light": "rgb(255, 255, 255)", "dark": "rgb(15, 21, 21)"}
GROUND = "getComputedStyle(document.documentElement).backgroundColor"


# Platforms

def shown(page):
    """The platform that each figure shows of those that have the one looked for: iOS 26, iPadOS 26 and Android."""
    return page.evaluate("""() => Array.from(document.querySelectorAll('figure.dialog:has([value=android])'), (figure) =>
        Array.from(figure.querySelectorAll('.dialog-stage .dialog-panel')).filter((panel) =>
            panel.checkVisibility({visibilityProperty: true})).map((panel) => panel.dataset.platform).join())""")


def test_a_platform_is_chosen_for_all_pages(root, open_page):
    page = open_page(root + KINDS["pattern"])
    assert set(shown(page)) == {"ios-26"}
    page.locator("figure.dialog:has(fieldset)").first.locator("label", has_text="Android").click()
    assert set(shown(page)) == {"android"}
    page.goto(root + KINDS["component"])
    page.locator("html.scripted").wait_for()
    assert set(shown(page)) == {"android"}


def test_platform_tabs_work_without_script(root, open_page):
    page = open_page(root + KINDS["pattern"], java_script_enabled=False)
    figure = page.locator("figure.dialog:has(fieldset)").first
    panels = figure.locator(".dialog-stage .dialog-panel")

    def visible():
        return [panel.get_attribute("data-platform") for panel in panels.all() if panel.is_visible()]

    first = visible()
    figure.locator("fieldset label").nth(1).click()
    assert len(first) == 1 and len(visible()) == 1 and first != visible()


# Appearance

@pytest.mark.parametrize("system", PAPER)
def test_the_system_decides(root, open_page, system):
    page = open_page(root + KINDS["component"], color_scheme=system)
    assert page.evaluate(GROUND) == PAPER[system]
    other = "dark" if system == "light" else "light"
    page.emulate_media(color_scheme=other)
    assert page.evaluate(GROUND) == PAPER[other]


@pytest.mark.parametrize("system, chosen", [("light", "dark"), ("dark", "light")])
def test_the_reader_decides(root, open_page, system, chosen):
    page = open_page(root + KINDS["component"], color_scheme=system)
    page.locator(".appearance-select").select_option(chosen)
    assert page.evaluate(GROUND) == PAPER[chosen]
    page.goto(root + KINDS["pattern"])
    assert page.evaluate(GROUND) == PAPER[chosen]
    page.locator(".appearance-select").select_option("system")
    assert page.evaluate(GROUND) == PAPER[system]


@pytest.mark.parametrize("waits", [True, False])
def test_a_chosen_appearance_never_flashes(http_root, open_page, waits):
    """The first frame that is painted is dark already, though the script comes late.

    Proof that this sees a flash: without `blocking="render"` there is one.
    """
    page = open_page(http_root + "index.html")
    page.locator(".appearance-select").select_option("dark")
    page.add_init_script("""
        window.frames = [];
        requestAnimationFrame(function look() {
            if (document.body) window.frames.push(getComputedStyle(document.documentElement).backgroundColor);
            requestAnimationFrame(look);
        });""")

    def without_waiting(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(' blocking="render"', ""))

    release = hold_back(page, "**/assets/site.*.js")
    if not waits:
        page.route("**/alerts.html", without_waiting)
    page.goto(http_root + KINDS["component"], wait_until="commit")
    if waits:
        # Long enough for the flash that the other case shows.
        page.wait_for_timeout(400)
    else:
        wait_until(page, "color => window.frames.includes(color)", PAPER["light"])
    release()
    wait_until(page, "color => window.frames.at(-1) === color", PAPER["dark"])
    frames = page.evaluate("window.frames")
    assert (PAPER["light"] in frames) == (not waits)


def test_mockups_follow_the_appearance(http_root, open_page):
    page = open_page(http_root + KINDS["component"], color_scheme="light")
    text = page.locator("svg.mockup text").first
    colors = []
    for scheme in PAPER:
        page.emulate_media(color_scheme=scheme)
        colors.append(text.evaluate("element => getComputedStyle(element).fill"))
    assert colors[0] != colors[1]


def test_one_mockup_alone_turns_dark(http_root, open_page):
    page = open_page(http_root + KINDS["component"])
    fill = "element => getComputedStyle(element).fill"
    first, second = (page.locator("figure.dialog").nth(index) for index in (0, 1))
    before = [figure.locator("svg.mockup text").first.evaluate(fill) for figure in (first, second)]
    first.locator(".dialog-appearance").click()
    after = [figure.locator("svg.mockup text").first.evaluate(fill) for figure in (first, second)]
    assert before[0] != after[0] and before[1] == after[1]
    assert page.evaluate(GROUND) == PAPER["light"]


# Without script

def test_pages_read_without_script(site, root, open_page):
    """All that only script can do is hidden, and every way on is a link."""
    page = open_page(root + "index.html", java_script_enabled=False)
    for kind, name in KINDS.items():
        # The “page not found” page is written from the root of a host, and a folder has none.
        if not (site / name).is_file() or kind == "not-found" and root.startswith("file:"):
            continue
        page.goto(root + name)
        assert page.locator("h1").is_visible(), kind
        for part in (".appearance", ".search-open-key", ".code-copy", ".dialog-appearance"):
            assert not any(element.is_visible() for element in page.locator(part).all()), f"{kind}: {part}"
        assert page.locator("a[data-search-open]").first.get_attribute("href").endswith("search.html")


def test_navigation_works_without_script(root, open_page):
    page = open_page(root + "index.html", java_script_enabled=False, viewport={"width": 390, "height": 800})
    page.locator("main a[href*='patterns/']").first.click()
    page.locator("summary", has_text="Menu").click()
    page.locator("nav.navigation a", has_text="Components").first.click()
    assert page.locator("h1").inner_text() == "Components"


def test_the_outline_marks_the_section_that_is_read(http_root, open_page):
    page = open_page(http_root + KINDS["authoring"])
    links = page.locator(".outline a[href^='#']")
    for index in (1, links.count() // 2):
        links.nth(index).click()
        target = links.nth(index).get_attribute("href")
        page.locator(f".outline a[aria-current][href='{target}']").wait_for()
    assert page.locator(".outline a[aria-current]").count() == 1


def test_every_page_has_one_title_and_its_headings_in_order(site):
    faults = []
    for name in names(site):
        main = (site / name).read_text(encoding="utf-8").partition("<main")[2]
        if not main:
            continue  # a former address
        levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", main)]
        if levels.count(1) != 1 or any(below > above + 1 for above, below in zip(levels, levels[1:])):
            faults.append(f"{name}: {levels}")
    assert faults == []


@pytest.mark.parametrize("width", [1280, 390])
def test_a_fold_stays_where_it_is_when_it_opens(http_root, open_page, width):
    page = open_page(http_root + KINDS["pattern"], viewport={"width": width, "height": 900})
    folds = page.locator("figure.dialog .dialog-folds").filter(has=page.locator("details ~ details")).first
    places = """folds => Array.from(folds.querySelectorAll(":scope > details > summary"), (summary) => {
        const [row, label] = [folds, summary].map((element) => element.getBoundingClientRect());
        return [label.left - row.left, label.top - row.top];
    })"""
    closed, height = folds.evaluate(places), folds.bounding_box()["height"]
    for summary in folds.locator("> details > summary").all():
        summary.click()
        assert folds.evaluate(places) == closed
    assert folds.bounding_box()["height"] > height + 40
