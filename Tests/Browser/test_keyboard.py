"""Everything can be reached and used with the keyboard, and it shows where one is."""
import pytest

from pages import KINDS, wait_until

STOPS = ["home", "pattern", "authoring", "rule", "search", "not-found"]

# Where the focus is: a name of the element, what it looks like, and whether it can be seen.
FOCUSED = """() => {
    const element = document.activeElement;
    if (element === document.body) return null;
    // A radio button is drawn by its label.
    const drawn = element.matches('.dialog-platforms input') ? element.nextElementSibling : element;
    const box = drawn.getBoundingClientRect();
    const seen = [[.5, .5], [.1, .5], [.9, .5]].some(([x, y]) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return top && (drawn.contains(top) || top.contains(drawn) && top !== document.body);
    });
    const order = Array.from(document.querySelectorAll('*')).indexOf(element);
    return {
        name: element.outerHTML.slice(0, 120), kind: element.tagName + '.' + element.className, order, seen,
        clip: {x: Math.max(box.left - 6, 0), y: Math.max(box.top - 6, 0), width: box.width + 12, height: box.height + 12},
    };
}"""


def test_skip_link_comes_first(root, open_page):
    page = open_page(root + KINDS["pattern"])
    page.keyboard.press("Tab")
    link = page.locator(".skip-link")
    assert link.evaluate("link => link === document.activeElement")
    wait_until(page, "document.activeElement.getBoundingClientRect().top >= 0")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "_main"
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("kind", STOPS)
def test_focus_goes_in_order_and_shows(http_root, open_page, kind, width):
    """With each press of Tab the focus goes on in the order of the page, to something that is seen and marked.

    A picture of the place with the focus and one without have to differ; of things of one kind the first is looked at.
    """
    page = open_page(http_root + KINDS[kind], viewport={"width": width, "height": 900}, reduced_motion="reduce")
    page.evaluate("document.activeElement.blur()")
    faults, kinds, last = [], set(), -1
    for _ in range(400):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUSED)
        if stop is None:
            break
        if stop["order"] <= last:
            faults.append(f"goes back: {stop['name']}")
        last = stop["order"]
        if not stop["seen"]:
            faults.append(f"is hidden: {stop['name']}")
        if stop["kind"] in kinds or not stop["seen"]:
            continue
        kinds.add(stop["kind"])
        focused = page.screenshot(clip=stop["clip"], caret="hide", animations="disabled")
        page.evaluate("window.last = document.activeElement; last.blur()")
        blurred = page.screenshot(clip=stop["clip"], caret="hide", animations="disabled")
        page.evaluate("last.focus({preventScroll: true})")
        if focused == blurred:
            faults.append(f"looks the same: {stop['name']}")
    else:
        faults.append("the focus never leaves the page")
    assert faults == []
    assert len(kinds) > 1


def test_platform_tabs_by_arrow_keys(root, open_page):
    page = open_page(root + KINDS["pattern"])
    figure = page.locator("figure.dialog:has(fieldset)").first
    figure.locator("input").first.focus()
    page.keyboard.press("ArrowRight")
    second = figure.locator("input").nth(1)
    assert second.is_checked()
    assert figure.locator(f".dialog-stage [data-platform={second.get_attribute('value')}]").is_visible()


def test_menus_of_a_phone(http_root, open_page):
    page = open_page(http_root + KINDS["pattern"], viewport={"width": 390, "height": 800})
    menu = page.locator("summary", has_text="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    assert page.locator("nav.navigation").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("nav.navigation").is_visible()
    assert menu.evaluate("menu => menu === document.activeElement")
