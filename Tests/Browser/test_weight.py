"""What a page costs its reader: bytes, requests, and things that move under the eyes."""
import gzip
import re
import time

import pytest

from pages import KINDS, hold_back, names, open_search, settle, wait_until

KILOBYTE = 1000
# Of the first page that a reader opens: everything, compressed as hosts do; and of that, the script.
PAGE_LIMIT = 60 * KILOBYTE
SCRIPT_LIMIT = 15 * KILOBYTE

SHIFTS = """
    window.shifts = [];
    window.keepShifts = (entries) => {
        for (const {value, hadRecentInput, sources} of entries) {
            const moved = sources.map(({node}) => node && (node.outerHTML || node.data).slice(0, 80));
            if (value > 0) window.shifts.push({value, expected: hadRecentInput, moved});
        }
    };
    window.shiftObserver = new PerformanceObserver((list) => keepShifts(list.getEntries()));
    window.shiftObserver.observe({type: 'layout-shift', buffered: true});"""


def shifts(page):
    """What has moved so far."""
    # Browsers find shifts when they paint.
    settle(page)
    return page.evaluate("keepShifts(shiftObserver.takeRecords()), window.shifts")


def compressed(response):
    return len(gzip.compress(response.body(), 6))


@pytest.mark.parametrize("kind", KINDS)
def test_a_first_page_is_light(site, http_root, open_page, show_figure, kind):
    if not (site / KINDS[kind]).is_file():
        pytest.skip("the site has no such page")
    page = open_page("about:blank")
    responses = []
    page.on("response", lambda response: responses.append(response))
    page.goto(http_root + KINDS[kind], wait_until="networkidle")
    sizes = {"document": 0, "stylesheet": 0, "script": 0, "image": 0}
    for response in responses:
        sizes[response.request.resource_type] = sizes.get(response.request.resource_type, 0) + compressed(response)
    whole = sum(sizes.values()) - sizes["image"]
    show_figure(f"{kind:10} {whole / KILOBYTE:5.1f} KB in {len(responses)} requests: " + ", ".join(
        f"{name} {size / KILOBYTE:.1f}" for name, size in sizes.items()))
    # The search page is made by the search script, which is loaded at once there and only there.
    if kind != "search":
        assert sizes["script"] <= SCRIPT_LIMIT
    assert whole <= PAGE_LIMIT
    # Nothing but style sheets and the one small script holds up the first paint; that script is fetched next to them.
    blocking = page.evaluate("""() => performance.getEntriesByType('resource')
        .filter(({renderBlockingStatus}) => renderBlockingStatus === 'blocking').map(({name}) => name)""")
    assert all(re.search(r"\.css$|/site\.\w+\.js$", name) for name in blocking), blocking


def test_every_script_waits_its_turn(site):
    """No script element of any page stops the parser."""
    for name in names(site):
        for script in re.findall(r"<script\b[^>]*>", (site / name).read_text(encoding="utf-8")):
            assert re.search(r"\s(async|defer)\b", script), f"{name}: {script}"


def test_all_pages_are_light(site, show_figure):
    """As the browser counts them above, for each page of the site."""
    shared = {}
    sizes = {}
    for name in names(site):
        text = (site / name).read_bytes()
        files = re.findall(rb'(?:<link rel="stylesheet" href|<script src)="[./]*(assets/[^"]+)"', text)
        for file in set(files) - set(shared):
            shared[file] = len(gzip.compress((site / file.decode()).read_bytes(), 6))
        # The limit is one without pictures, and those of the catalog stand in its page.
        if name.startswith("catalogue"):
            text = re.sub(rb"<svg.*?</svg>", b"", text, flags=re.DOTALL)
        sizes[name] = len(gzip.compress(text, 6)) + sum(shared[file] for file in set(files))
    heaviest = sorted(sizes, key=sizes.get, reverse=True)
    for name in heaviest[:3]:
        show_figure(f"heaviest: {name} {sizes[name] / KILOBYTE:.1f} KB")
    assert sizes[heaviest[0]] <= PAGE_LIMIT


def test_what_is_loaded_on_demand_is_light_too(site, show_figure):
    for path in sorted((site / "assets").glob("*.js")):
        size = len(gzip.compress(path.read_bytes(), 6))
        show_figure(f"{path.name} {size / KILOBYTE:.1f} KB")
        assert size <= SCRIPT_LIMIT, path.name


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("kind", ["home", "pattern", "authoring", "rule", "search", "catalogue"])
def test_nothing_moves(http_root, open_page, kind, width):
    """Not while the page loads, not when the search opens, and nothing at all when another platform is chosen."""
    page = open_page("about:blank", viewport={"width": width, "height": 900})
    page.add_init_script(SHIFTS)
    page.goto(http_root + KINDS[kind], wait_until="networkidle")
    for label in page.locator("figure.dialog fieldset label:visible").all()[:6]:
        label.click()
    assert shifts(page) == []
    if kind == "search":
        return
    # What can be chosen from comes late: an immediate answer to a key would not be counted.
    page.route("**/search/root.js*", lambda route: (time.sleep(0.6), route.continue_()))
    field = open_search(page)
    page.locator("dialog.search .search-facets > *").first.wait_for()
    assert shifts(page) == []
    # Results replace the start. The page behind them stays.
    facets = page.locator("dialog.search .search-facets")
    height = facets.bounding_box()["height"]
    field.fill("draft")
    page.locator("dialog.search .search-group mark").first.wait_for()
    assert facets.bounding_box()["height"] == height
    assert all("search-" in moved for shift in shifts(page) for moved in shift["moved"])
    page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("kind", ["home", "pattern", "authoring", "rule"])
def test_little_moves_under_a_late_script(http_root, open_page, show_figure, kind, width):
    """Browsers that do not know `blocking="render"` may show what the script adds after the first paint."""
    page = open_page("about:blank", viewport={"width": width, "height": 900})
    page.add_init_script(SHIFTS)

    def without_waiting(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(' blocking="render"', ""))

    page.route(f"**/{KINDS[kind]}", without_waiting)
    release = hold_back(page, "**/assets/site.*.js")
    page.goto(http_root + KINDS[kind], wait_until="commit")
    # Painted without the script, which comes only then.
    wait_until(page, "performance.getEntriesByName('first-contentful-paint').length > 0")
    release()
    page.wait_for_load_state("networkidle")
    shift = sum(shift["value"] for shift in shifts(page))
    show_figure(f"{kind:10} {width} px, late script: layout shift {shift:.4f}")
    assert shift < 0.01


def test_a_shift_is_seen(http_root, open_page):
    page = open_page("about:blank")
    page.add_init_script(SHIFTS)
    page.goto(http_root + KINDS["pattern"])
    page.evaluate("document.querySelector('.prose').prepend(Object.assign(document.createElement('p'), {textContent: 'x'}))")
    assert shifts(page) != []
