"""The fold “Code” of a figure: readable without script, tabs with it, the reader's framework kept."""
import re

import pytest

from axe import violations
from pages import settle

PAGE = "authoring/platforms.html"
FIGURE = "#author-platforms"


def opened(page):
    """The fold, unfolded."""
    fold = page.locator(FIGURE + " .dialog-code")
    fold.locator("summary").click()
    return fold


def shown(fold):
    """What is seen of it: the frameworks whose code is."""
    return [panel.get_attribute("data-framework") for panel in fold.locator("[data-framework]").all()
            if panel.locator("pre").is_visible()]


def choose(page, platform):
    page.locator(f"{FIGURE} .dialog-platforms label", has_text=platform).first.click()


def test_code_is_there_without_script(root, open_page):
    page = open_page(root + PAGE, java_script_enabled=False)
    fold = opened(page)
    assert shown(fold) == ["swiftui", "uikit", "react-native"]
    assert fold.locator(".dialog-framework:visible").all_inner_texts() == ["SwiftUI", "UIKit", "React Native"]
    choose(page, "Android")
    assert shown(fold) == ["compose", "react-native"]


def test_the_framework_is_kept(http_root, open_page):
    page = open_page(http_root + PAGE)
    fold = opened(page)
    assert shown(fold) == ["swiftui"]
    fold.locator("label", has_text="UIKit").click()
    assert shown(fold) == ["uikit"]
    choose(page, "Android")
    assert shown(fold) == ["compose"]
    fold.locator("label", has_text="React Native").click()
    choose(page, "iPadOS")
    assert shown(fold) == ["react-native"]
    page.goto(http_root + "components/alerts.html")
    page.locator("figure .dialog-code summary").first.click()
    assert shown(page.locator("figure .dialog-code").first) == ["react-native"]


def test_snippets_of_html_are_accessible_dialogs(root, open_page):
    for place, name in [("contact-sheet", "sheet-alert"), ("contact-sheet-modal-views", "sheet-modal")]:
        page = open_page(f"{root}components/{place}.html")
        code = page.locator(f"#{name} [data-framework=html] code").first.text_content()
        snippet = page.context.new_page()
        snippet.set_content('<!doctype html><html lang="en"><title>Snippet</title>'
                            f"<main><h1>Snippet</h1>{code}</main></html>")
        snippet.locator("#show-dialog").click()
        assert snippet.evaluate("dialog.matches(':modal') && dialog.contains(document.activeElement)")
        assert violations(snippet) == []
        snippet.keyboard.press("Escape")
        assert snippet.evaluate("!dialog.open && document.activeElement.id") == "show-dialog"
        snippet.close()


def test_tabs_answer_the_keyboard(http_root, open_page):
    page = open_page(http_root + PAGE)
    fold = opened(page)
    fold.locator("summary").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert shown(fold) == ["uikit"]
    assert page.evaluate("document.activeElement.value") == "uikit"


def test_code_is_copied(http_root, open_page):
    page = open_page(http_root + PAGE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    fold = opened(page)
    fold.locator(".code:visible").hover()
    fold.locator(".code-copy:visible").click()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("import SwiftUI\n") and ".confirmationDialog(" in text


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("platform", ["iOS", "Android"])
def test_folded_code_takes_no_room(http_root, open_page, platform, width):
    page = open_page(http_root + PAGE, viewport={"width": width, "height": 900})
    choose(page, platform)
    fold = opened(page)
    settle(page)
    # The row of folds ends with what the open one holds.
    box = fold.locator("..").bounding_box()
    last = fold.locator("pre:visible").last.bounding_box()
    assert box["y"] + box["height"] - (last["y"] + last["height"]) < 24
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_search_does_not_read_code(site):
    texts = [path.read_bytes() for path in (site / "search").rglob("*") if path.is_file()]
    assert any(b"at the bottom of an Android phone" in text for text in texts), "the page around it is searched"
    assert not any(b"isPresented" in text or b"addAction" in text for text in texts)


def test_pages_stay_light(site):
    """Ten blocks on three platforms, with code in the default frameworks, stay under 250 KB: a page’s average mockup
    thirty times, with all that is not in a figure once."""
    sizes = []
    for path in site.rglob("*.html"):
        text = path.read_bytes()
        figures = re.findall(rb'<figure class="dialog.*?</figure>', text, re.S)
        mockups = sum(figure.count(b'<svg class="mockup') for figure in figures)
        if mockups >= 9:
            weight = sum(map(len, figures))
            sizes.append((len(text) - weight + weight / mockups * 30, path))
    assert sizes
    heaviest = max(sizes)
    assert heaviest[0] < 250 * 1024, heaviest
