"""Live dialogs: every kind on every platform, opened from a file, used with keyboard and pointer."""
import pathlib
import re
import shutil
import subprocess

import pytest
from axe import ALL, CONTRAST, violations

from pages import settle, wait_until

SOURCE = pathlib.Path(__file__).parent / "live"
# Each block with its platforms.
BLOCKS = {
    re.search(r"^id: (\S+)$", block, re.M)[1]: block for block in re.findall(
        r"^```dialog\n.*?^```\n", (SOURCE / "Content/dialogs.md").read_text(encoding="utf-8"), re.M | re.S)}
PLATFORMS = {
    block: re.search(r"^platforms: \[(.*?)\]", text, re.M)[1].split(", ") for block, text in BLOCKS.items()}


@pytest.fixture(scope="session")
def live_site(program, tmp_path_factory):
    """The address of a site with a page for each block, built here and opened as files: small pages open fast."""
    root = tmp_path_factory.mktemp("live")
    shutil.copytree(SOURCE / "Content", root / "Content", ignore=shutil.ignore_patterns("*.md"))
    shutil.copytree(SOURCE.parents[2] / "Templates", root / "Templates")
    for block, text in BLOCKS.items():
        (root / f"Content/{block}.md").write_text(f"---\ntitle: {block}\n---\n\n{text}", encoding="utf-8")
    subprocess.run([program, "build", "--root", root, "--output", root / "site"], check=True, capture_output=True)
    return (root / "site").as_uri() + "/"


@pytest.fixture
def try_each(live_site, open_page):
    """Opens the live dialogs of a block, one platform after the other, in one page; `prepare` gets the page before."""

    def try_each(block, platforms=None, prepare=lambda page: None, **settings):
        page = open_page(f"{live_site}{block}.html", **{"reduced_motion": "reduce", **settings})
        prepare(page)
        figure = page.locator(f"figure#{block}")
        for platform in platforms or PLATFORMS[block]:
            tab = figure.locator(f"fieldset input[value='{platform}'] + label")
            if tab.count():
                tab.click()
            figure.locator(".dialog-try").click()
            live = figure.locator(f"[data-platform='{platform}'] .live")
            live.locator(".live-frame").wait_for()
            # A snackbar's words come a moment after it, so that they are said.
            live.locator(".live-scene [hidden]").first.wait_for(state="detached")
            yield page, figure, live
            page.keyboard.press("Escape")
            live.wait_for(state="hidden")

    return try_each


@pytest.fixture
def try_it(try_each):
    """Opens the live dialog of a block on a platform."""
    return lambda block, platform, **settings: next(try_each(block, [platform], **settings))


def chosen(figure):
    """What the figure says was chosen, once it says so."""
    status = figure.locator(".dialog-chosen")
    status.filter(has_text=".").wait_for()
    return status.inner_text()


def focused(page):
    return page.evaluate("""() => {
        const element = document.activeElement;
        return [element.closest(".live") !== null, element.textContent || element.ariaLabel || element.className];
    }""")


# Where elements are, in points of the scene; and where the picture that is in the page has the same words.
MEASURE = """live => {
    const original = live.parentElement.querySelector(":scope > svg.mockup");
    const scene = live.querySelector(".live-scene");
    const inPoints = (element, ground) => {
        const [box, base] = [element.getBoundingClientRect(), ground.getBoundingClientRect()];
        const points = ground.viewBox.baseVal.width / base.width;
        return {
            left: (box.left - base.left) * points, top: (box.top - base.top) * points,
            width: box.width * points, height: box.height * points,
        };
    };
    const picture = scene.querySelector("svg.mockup");
    return [...scene.querySelectorAll("[data-box]")].map((element) => {
        const words = element.matches("button, p") ? element.textContent : "";
        const text = words && [...original.querySelectorAll(".mockup-dialog text")].find(
            (text) => words === text.textContent || (element.matches("p") && words.startsWith(text.textContent + " ")));
        return {
            says: element.outerHTML.slice(0, 90), wanted: element.dataset.box.split(" ").map(Number),
            is: inPoints(element, picture), drawn: text ? inPoints(text, original) : null,
        };
    });
}"""


@pytest.mark.parametrize("block", PLATFORMS)
def test_live_and_drawn_agree(try_each, block):
    for _, _, live in try_each(block):
        parts = live.evaluate(MEASURE)
        compared = 0
        for part in parts:
            left, top, width, height = part["wanted"]
            for name, value in (("left", left), ("top", top), ("width", width), ("height", height)):
                assert abs(part["is"][name] - value) <= 2, part
            if part["drawn"]:
                # The text is within its element.
                x = part["drawn"]["left"] + part["drawn"]["width"] / 2
                y = part["drawn"]["top"] + part["drawn"]["height"] / 2
                assert left - 2 <= x <= left + width + 2 and top - 2 <= y <= top + height + 2, part
                compared += 1
        assert len(parts) > 1 and compared > 0


def test_covers_its_drawing_at_the_same_size(try_each):
    for platform, (_, figure, live) in zip(PLATFORMS["alert"], try_each("alert")):
        drawing = figure.locator(f"[data-platform='{platform}'] > svg.mockup")
        assert drawing.evaluate("drawing => getComputedStyle(drawing).visibility") == "hidden", platform
        widths = [element.evaluate("element => element.getBoundingClientRect().width")
                  for element in (drawing, live.locator("svg.mockup").first)]
        assert abs(widths[0] - widths[1]) <= 1, platform
        live.evaluate("live => live.dispatchEvent(new Event('cancel', { cancelable: true }))")
        live.wait_for(state="hidden")
        assert drawing.evaluate("drawing => getComputedStyle(drawing).visibility") == "visible", platform


@pytest.mark.parametrize("block", [block for block in PLATFORMS if block != "snackbar"])
def test_focus_stays_inside_and_returns(try_each, block):
    for page, figure, live in try_each(block):
        first = focused(page)
        assert first[0]
        seen = [first]
        for _ in range(40):
            page.keyboard.press("Tab")
            seen.append(focused(page))
            if seen[-1] == first:
                break
        assert all(inside for inside, _ in seen) and seen[-1] == first
        assert len(seen) - 1 >= live.locator("button:not([disabled]), input").count()
        page.keyboard.press("Shift+Tab")
        assert focused(page) == seen[-2]
        page.keyboard.press("Escape")
        assert chosen(figure).startswith("You dismissed it")
        assert live.is_hidden()
        assert page.evaluate("document.activeElement.className") == "dialog-try"


@pytest.mark.parametrize("block", PLATFORMS)
def test_is_accessible(try_each, screenshots, block):
    for platform, (page, _, live) in zip(PLATFORMS[block], try_each(block)):
        # A snackbar stays as long as it has the focus.
        live.locator("button").first.focus()
        for scheme, options in ("light", ALL), ("dark", CONTRAST):
            page.emulate_media(color_scheme=scheme)
            screenshots.take(live, f"live-{block}-{platform}-{scheme}.png")
            # What axe would load again, a file may not.
            faults = violations(page, {**options, "preload": False}, f"#{block} [data-platform='{platform}'] .live")
            assert faults == [], f"{platform}, {scheme}"
        page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("block", PLATFORMS)
def test_fits_on_a_phone(try_each, block):
    for _, _, live in try_each(block, viewport={"width": 390, "height": 844}):
        box = live.locator(".live-frame").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert live.evaluate("live => live.scrollWidth <= live.clientWidth")


@pytest.mark.parametrize("block, platform, answer", [
    ("alert", "ios", "Keep"),            # the safe one, since the other destroys
    ("alert", "macos", "Keep"),
    ("stack", "android", "Allow Once"),  # the first, where nothing is marked
    ("password", "ios-26", "Join"),      # the marked one, from within the field
    ("alert", "tvos", "Delete"),         # the one that is lit
])
def test_return_answers_the_default(try_it, block, platform, answer):
    page, figure, live = try_it(block, platform)
    page.keyboard.press("Enter")
    assert chosen(figure) == f"You chose “{answer}”."
    assert live.is_hidden()


@pytest.mark.parametrize("block, platform, leaves", [
    ("alert", "ios", False), ("alert", "macos", False), ("alert", "iphone-os", False), ("alert", "android", True),
    ("alert", "harmattan", True), ("sheet", "ios", True), ("sheet", "ipados", True), ("sheet", "android-tablet", True),
    ("sheet", "iphone-os", False), ("modal", "ios", False),
])
def test_a_click_outside_does_what_the_platform_does(try_it, block, platform, leaves):
    page, figure, live = try_it(block, platform)
    box = live.locator(".live-scene").bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + 12)
    page.mouse.click(5, 5)
    if leaves:
        assert chosen(figure) == "You dismissed it: the same as “{}”.".format("Keep" if block == "alert" else "Cancel")
    else:
        settle(page)
        assert live.is_visible()


@pytest.mark.parametrize("platform, key", [("android", "Back"), ("ios", "Home"), ("macos", "Esc"), ("tvos", "Menu"),
                                           ("watchos", "Digital Crown"), ("harmattan", "Close")])
def test_the_key_of_the_device_leaves(try_it, platform, key):
    _, figure, live = try_it("alert", platform)
    live.get_by_role("button", name=key, exact=True).click()
    assert chosen(figure) == "You dismissed it: the same as “Keep”."


def test_command_period_leaves(try_it):
    page, figure, _ = try_it("alert", "macos")
    page.keyboard.press("Meta+.")
    assert chosen(figure) == "You dismissed it: the same as “Keep”."


def test_a_disabled_button_does_nothing(try_it):
    page, _, live = try_it("sheet", "ios")
    box = live.locator("button", has_text="Save Draft").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settle(page)
    assert live.is_visible()


def test_fields_and_checkboxes_work(try_it):
    page, figure, live = try_it("mac", "macos")
    field = live.locator("input").first
    assert field.input_value() == "Untitled"
    field.fill("Letter")
    assert "Untitled" not in live.locator("svg.mockup").text_content()
    checkbox = live.get_by_role("checkbox", name="Don’t ask again")
    tick = live.locator("input[type=checkbox] + svg")
    assert tick.evaluate("tick => tick.style.visibility") == "hidden"
    checkbox.click()
    assert checkbox.is_checked() and tick.evaluate("tick => tick.style.visibility") == ""
    live.get_by_role("button", name="Help").click()
    assert live.is_visible()
    field.press("Enter")
    assert chosen(figure) == "You chose “Convert”."


@pytest.mark.parametrize("platform", ["ios", "android", "iphone-os", "harmattan"])
def test_switches_work(try_it, platform):
    page, figure, live = try_it("modal", platform)
    switch = live.get_by_role("switch", name="Notify me")
    assert not switch.is_checked()
    switch.press("Space")
    assert switch.is_checked()
    live.get_by_role("textbox", name="Email").fill("b@example.org")
    live.get_by_role("button", name="Save").click()
    assert chosen(figure) == "You chose “Save”."


@pytest.mark.parametrize("platform", ["ios", "ios-26", "watchos"])
def test_what_does_not_fit_scrolls_with_its_picture(try_it, platform):
    page, figure, live = try_it("large", platform)
    area = live.locator(".live-area").first
    assert area.evaluate("area => area.scrollTop") == 0
    assert area.evaluate("area => area === document.activeElement")
    page.keyboard.press("End")
    # The browser scrolls step by step: what was read at once may be the first of the steps.
    page.wait_for_function("area => area.scrollTop > 50", arg=area.element_handle())
    live.locator(".mockup-scrolling[transform^='translate(0 -']").first.wait_for(state="attached")
    last = live.get_by_role("button", name="Ask Me Again")
    last.focus()
    box, room = last.bounding_box(), live.locator(".live-area").last.bounding_box()
    assert room["y"] - 2 <= box["y"] and box["y"] + box["height"] <= room["y"] + room["height"] + 2
    last.press("Enter")
    assert chosen(figure) == "You chose “Ask Me Again”."


def test_a_television_lights_the_button_in_focus(try_it):
    page, figure, live = try_it("alert", "tvos")
    lit = live.locator("button[data-lit] + svg")
    assert lit.evaluate("svg => svg.style.visibility") == "hidden"
    page.keyboard.press("ArrowDown")
    assert focused(page)[1] == "Keep"
    assert lit.evaluate("svg => svg.style.visibility") == ""
    page.keyboard.press("Enter")
    assert chosen(figure) == "You chose “Keep”."


@pytest.mark.parametrize("motion, moves", [("no-preference", True), ("reduce", False)])
@pytest.mark.parametrize("block, platform", [("alert", "ios"), ("sheet", "android"), ("alert", "iphone-os"),
                                             ("automatic", "iphone-os"), ("automatic", "harmattan")])
def test_motion_is_the_readers_choice(try_it, block, platform, motion, moves):
    # Counted as they begin: they may be over before anyone looks.
    page, figure, live = try_it(block, platform, reduced_motion=motion, prepare=lambda page: page.evaluate("""() => {
        const { animate } = Element.prototype;
        window.animated = 0;
        Element.prototype.animate = function (...settings) {
            if (this.closest(".live")) window.animated += 1;
            return animate.apply(this, settings);
        };
    }"""))
    assert (page.evaluate("window.animated") > 0) == moves
    wait_until(page, "() => document.querySelectorAll('.live-moving').length === 0")
    page.keyboard.press("Escape")
    assert chosen(figure).startswith("You dismissed it")


def test_follows_the_figures_own_appearance(live_site, open_page):
    page = open_page(live_site + "alert.html", reduced_motion="reduce", color_scheme="light")
    figure = page.locator("figure#alert")
    figure.locator(".dialog-appearance").click()
    figure.locator(".dialog-try").click()
    panel = figure.locator(".live .m-panel").first
    drawn = figure.locator("[data-platform='ios-26'] > svg .m-panel").first
    fills = [shape.evaluate("shape => getComputedStyle(shape).fill") for shape in (panel, drawn)]
    assert fills[0] == fills[1]
    page.keyboard.press("Escape")
    figure.locator(".dialog-appearance").click()
    assert drawn.evaluate("shape => getComputedStyle(shape).fill") != fills[1]


@pytest.mark.parametrize("platform", PLATFORMS["snackbar"])
def test_a_snackbar_takes_no_focus_and_leaves(try_it, platform):
    page, figure, live = try_it("snackbar", platform)
    live.get_by_role("status").locator("p").wait_for()
    assert page.evaluate("document.activeElement.className") == "dialog-try"
    if platform == "android":
        assert chosen(figure) == "It dismissed itself."
        assert live.is_hidden()
    else:
        live.get_by_role("button", name="Undo").click()
        assert chosen(figure) == "You chose “Undo”."


def test_a_snackbar_waits_for_those_who_are_on_it(try_it):
    page, figure, live = try_it("snackbar", "android", prepare=lambda page: page.clock.install())
    live.get_by_role("button", name="Undo").focus()
    page.clock.run_for(60_000)
    settle(page)
    assert live.is_visible()
    page.keyboard.press("Escape")
    assert chosen(figure) == "You dismissed it without a choice."


def test_there_is_nothing_to_try_without_script(live_site, open_page):
    page = open_page(live_site + "alert.html", java_script_enabled=False)
    assert page.locator(".dialog-try").count() == 0
    assert page.locator(".live:visible").count() == 0


def test_the_page_does_not_load_it_before_it_is_wanted(http_root, open_page):
    page = open_page(http_root + "components/alerts.html")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not any("/live." in name for name in loaded)
    page.locator(".dialog-try").first.click()
    page.locator("dialog.live[open] .live-frame").wait_for()
