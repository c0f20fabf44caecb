"""Chromium's widths of text against the table that the unit tests hold our own widths against.

The table is Tests/MockupsTests/Widths/chromium.tsv: a head that names the faces, then a text and its width in each
face, in thousandths of an em, without kerning and features. `UPDATE_GOLDENS=1` writes it again from the texts in it.
"""
import os
import pathlib

import pytest

TABLE = pathlib.Path(__file__).resolve().parents[1] / "MockupsTests" / "Widths" / "chromium.tsv"
# The tables' names of the faces, with the family and weight that CSS knows them by.
FACES = {
    "interRegular": ("Inter", 400), "interMedium": ("Inter", 500), "interSemiBold": ("Inter", 600),
    "interBold": ("Inter", 700), "robotoRegular": ("Roboto", 400), "robotoMedium": ("Roboto", 500),
    "liberationRegular": ("Liberation Sans", 400), "liberationBold": ("Liberation Sans", 700),
}
MEASURE = """([texts, faces]) => {
  const span = document.createElement("span");
  span.style.cssText = `position: absolute; white-space: pre; font-size: 1000px; font-kerning: none;
    font-variant-ligatures: none; font-feature-settings: "calt" 0, "ccmp" 0, "liga" 0, "clig" 0, "kern" 0, "locl" 0;
    text-rendering: geometricPrecision; letter-spacing: 0`;
  document.body.append(span);
  const widths = faces.map(([family, weight]) => {
    span.style.fontFamily = `"${family}"`;
    span.style.fontWeight = weight;
    return texts.map((text) => {
      span.textContent = text;
      return span.getBoundingClientRect().width;
    });
  });
  return texts.map((_, index) => widths.map((face) => Math.round(face[index])));
}"""


def read():
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    assert lines[0].split("\t") == ["text", *FACES]
    return [line.split("\t") for line in lines[1:]]


@pytest.fixture(scope="module")
def measured(browser):
    """Each text of the table with Chromium's widths of today."""
    texts = [row[0] for row in read()]
    page = browser.new_page()
    page.set_content("<!doctype html><html lang=en><body>")
    # A family that is not installed would be measured in another face, and all of the table be wrong.
    missing = [family for family in ("Inter", "Roboto", "Liberation Sans") if page.evaluate(
        """family => ["monospace", "serif"].map((fallback) => {
          const context = document.createElement("canvas").getContext("2d");
          context.font = `100px "${family}", ${fallback}`;
          return context.measureText("Will iM").width;
        }).reduce((a, b) => a !== b)""", family)]
    assert not missing, f"not installed: {missing} (fonts-inter, fonts-roboto-unhinted, fonts-liberation2)"
    widths = page.evaluate(MEASURE, [texts, list(FACES.values())])
    page.close()
    return list(zip(texts, widths))


def test_the_table_is_chromiums(measured):
    if os.environ.get("UPDATE_GOLDENS") == "1":
        rows = ["\t".join(["text", *FACES])] + ["\t".join([text, *map(str, widths)]) for text, widths in measured]
        TABLE.write_text("\n".join(rows) + "\n", encoding="utf-8")
        return
    for row, (text, widths) in zip(read(), measured):
        for face, expected, width in zip(FACES, row[1:], widths):
            assert abs(int(expected) - width) <= max(2, width * 0.001), (face, text, expected, width)


def test_the_table_is_large_enough():
    texts = [row[0] for row in read()]
    assert len(texts) == len(set(texts)) >= 500
    for name, first, last in [("Greek", "\u0370", "\u03ff"), ("Cyrillic", "\u0400", "\u04ff")]:
        assert sum(any(first <= letter <= last for letter in text) for text in texts) >= 80, name
