"""Standalone mockups in a viewer that has none of the fonts: no text leaves its panel, nor a button with edges."""
import pathlib
import re

import pytest

GOLDENS = pathlib.Path(__file__).resolve().parents[1] / "MockupsTests" / "Goldens"
# What shows several dialogs, or one with notes, has no list of boxes.
CASES = sorted(path.parent for path in GOLDENS.glob("*/*/scene.txt"))
BOX = re.compile(r"^box (panel|button)(?:\(\d+\))? (-?[\d.]+),(-?[\d.]+) ([\d.]+)×([\d.]+)", re.M)
# The widest face that the tests' machines have for certain: on average a fifth wider than the measured ones.
MEASURE = """(svg) => {
  document.body.innerHTML = svg;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = 'text { font-family: "DejaVu Sans" !important; }';
  document.querySelector("svg").append(style);
  // What is painted before the shadow of a panel is behind it.
  const shadow = document.querySelector(".m-shadow");
  const isBehind = (text) => shadow?.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING;
  return [...document.querySelectorAll("text")].filter((text) => !isBehind(text)).map((text) => {
    const box = text.getBBox();
    return [text.textContent, box.x, box.y + box.height / 2, box.width];
  });
}"""


@pytest.fixture(scope="module")
def sheet(browser):
    page = browser.new_page()
    page.set_content("<!doctype html><html lang=en><body>")
    yield page
    page.close()


@pytest.mark.parametrize("name", sorted({path.parent.name for path in CASES}))
def test_no_text_leaves_its_box(sheet, name):
    faults = []
    for case in (path for path in CASES if path.parent.name == name):
        # A watch's Cancel and a snackbar's action are bare words: they have the panel alone to stay in.
        has_edges = not case.name.startswith("watchos") and not name.startswith("snackbar")
        boxes = [(kind, *map(float, box)) for kind, *box in BOX.findall((case / "scene.txt").read_text("utf-8"))
                 if kind == "panel" or has_edges]
        for text, x, y, width in sheet.evaluate(MEASURE, (case / "mockup.svg").read_text("utf-8")):
            middle = x + width / 2
            around = [box for box in boxes if box[1] <= middle <= box[1] + box[3] and box[2] <= y <= box[2] + box[4]]
            if not around:
                continue
            kind, left, _, room, _ = min(around, key=lambda box: box[3] * box[4])
            if x < left - 0.5 or x + width > left + room + 0.5:
                faults.append(f"{case.name}: {text!r} is {width:.0f} wide in {kind} of {room:.0f}")
    assert not faults, "\n".join(faults)
