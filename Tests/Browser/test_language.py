"""A site in German as a reader meets it: wherever they look, nothing of the interface is English."""
import gzip
import pathlib
import re

import pytest

from pages import answered, open_search

WORDS = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "Words" / "Resources"

PAGE = """---
title: Löschen
description: Was sich nicht widerrufen lässt.
---

> [!WARNING]
> Danach ist es weg.

## Fragen

```js
frage()
```

| Was | Wie |
| --- | --- |
| Entwurf | fragen |

- [ ] fragen
- [x] warnen

## Beispiele

```dialog do
kind: alert
title: Entwurf löschen?
message: Er ist dann weg.
platforms: [ios, macos, android-tablet, harmattan]
buttons:
  - label: Löschen
    role: destructive
  - label: Nicht löschen
    role: cancel
```

```dialog dont
kind: action-sheet
title: Und nun?
platforms: [ios, ipados, iphone-os]
buttons:
  - label: Wegwerfen
    role: destructive
  - Aufheben
violates: [apple-hig/sheet-cancel]
```

```dialog
kind: snackbar
message: Gelöscht
platforms: [android]
buttons: [Widerrufen]
```
"""

SITE = {
    "Content/site.yml": "version: 1\ntitle: Muster\nlanguage: de\nurl: https://muster.example/\nmarkdown: true\n"
    "mockup-files: true\nguidelines: [apple-hig]\n"
    "edit: https://code.example/muster/edit/main/\n",
    "Content/index.md": "---\ntitle: Muster\n---\n\nSiehe [Löschen](muster/loeschen.md).\n",
    "Content/muster/index.md": "---\ntitle: Alle Muster\n---\n\nSiehe [Löschen](loeschen.md).\n",
    "Content/muster/loeschen.md": PAGE,
    "Content/muster/sichern.md": "---\ntitle: Sichern\n---\n\nSiehe [Löschen](loeschen.md).\n",
}

# What a page shows or says: text, and attributes that are read. Code and what is marked as English are the author's
# affair; pictures are described by their titles.
SHOWN = """() => {
  const found = [];
  const skipped = (node) => node.closest("script, style, noscript, pre, code, [translate=no], [lang=en], [hidden]");
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!skipped(node.parentElement)) found.push(node.data);
    } else if (!skipped(node)) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "data-key"]) {
        if (node.hasAttribute(name)) found.push(node.getAttribute(name));
      }
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""


def words(language):
    """The words of a language, without their names."""
    found = set()
    for line in (WORDS / f"{language}.yml").read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r" +\w+: (?:\"(.*)\"|([^#\s].*?))(?: # .*)?", line)
        if match:
            found.add(match[1] or match[2])
    return found


def pattern(word):
    """A word as it may be shown, whatever is put into it."""
    pieces = [re.escape(piece) for piece in re.split(r"\{\w+\}|\[.*?\]", word)]
    return re.compile(".+".join(pieces), re.S)


ENGLISH = {word: pattern(word) for word in words("en") - words("de") if re.search("[a-z]{2}", re.sub(r"\{\w+\}", "", word))}


def english(texts):
    """What of the texts is English."""
    return sorted({f"{text}: {word}" for text in texts for word, shape in ENGLISH.items() if shape.fullmatch(text)})


def expect_german(page):
    shown = page.evaluate(SHOWN)
    assert len(shown) > 10
    assert english(shown) == []
    return shown


def test_english_words_are_found():
    assert len(ENGLISH) > 150
    assert english(["Skip to content", "3 pages", "Alert on iOS: Entwurf löschen?", "Seiten"]) == [
        "3 pages: {count} pages", "Alert on iOS: Entwurf löschen?: {kind} on {platform}",
        "Alert on iOS: Entwurf löschen?: {kind} on {platform}: {text}", "Skip to content: Skip to content"]


@pytest.mark.parametrize("name", [
    "index.html", "muster/index.html", "muster/loeschen.html", "muster/sichern.html", "catalogue.html", "search.html",
    "404.html"])
def test_no_page_has_english_left(published, open_page, name):
    address = published(SITE)
    page = open_page(address + name)
    assert page.locator("html").get_attribute("lang") == "de"
    page.wait_for_load_state("networkidle")
    expect_german(page)
    # As it is without script.
    plain = open_page(address + name, java_script_enabled=False)
    assert english(re.split(r"<[^>]*>", re.sub(r"(?s)<(script|pre|code)\b.*?</\1>|<(\w+) lang=\"en\".*?</\2>", "", plain.content()))) == []


@pytest.mark.parametrize("language", sorted(file.stem for file in WORDS.glob("*.yml")))
def test_the_search_script_stays_small(published, tmp_path, language):
    published({**SITE, "Content/site.yml": f"version: 1\nlanguage: {language}\n"})
    script, = (tmp_path / "Public" / "assets").glob("search.*.js")
    assert len(gzip.compress(script.read_bytes(), 6)) < 15_000


def test_figures_speak_german(published, open_page):
    page = open_page(published(SITE) + "muster/loeschen.html")
    for fold in page.locator(".dialog-folds summary").all():
        fold.click()
    page.locator(".code-copy").first.click()
    page.locator(".code-copy", has_text="Kopiert").or_(page.locator(".code-copy", has_text="Strg+C")).first.wait_for()
    shown = expect_german(page)
    for text in ["Richtig", "Falsch", "Was ein Screenreader sagt", "Verstößt gegen:", "Warnung", "Löschen, Taste",
                 "Löschen, Schaltfläche", "Ausprobieren", "Hinweis auf iOS: Entwurf löschen?", "Android-Tablet"]:
        assert text in shown
    # The rule that is broken is explained in English, and says so.
    assert page.locator(".finding-dont [lang=en]").count() == 1


def test_a_live_dialog_speaks_german(published, open_page):
    page = open_page(published(SITE) + "muster/loeschen.html")
    figure = page.locator("figure.dialog").first
    for platform, bar in [("macos", "Esc bewirkt dasselbe wie „Nicht löschen“"),
                          ("android-tablet", "Zurück, Esc oder ein Klick daneben bewirkt dasselbe wie „Nicht löschen“")]:
        figure.locator(f"label[for$=--{platform}]").click()
        figure.locator(".dialog-try").click()
        live = page.locator("dialog.live[open]")
        live.wait_for()
        assert live.locator(".live-bar").inner_text() == bar
        expect_german(page)
        page.keyboard.press("Escape")
        status = figure.locator(".dialog-chosen:not(:empty)")
        status.wait_for()
        assert status.inner_text() == "Sie haben den Dialog verlassen: dasselbe wie „Nicht löschen“."


def test_search_speaks_german(published, open_page):
    page = open_page(published(SITE) + "index.html")
    field = open_search(page)
    assert field.get_attribute("placeholder") == "Seiten, Dialoge und Regeln suchen"
    expect_german(page)
    for query, status in [
        ("loeschne", None), ("löschen", None), ("löschen xyzzyxyzzy", None), ("\"entwurf löschen\"", None),
        ("xyzzyxyzzy", "Keine Seite gefunden"), ("platform:amiga löschen", "Plattform: „amiga“ gibt es hier nicht."),
        ("plat", None), ("platform:", None), ("dialog:snackbar", "1 Seite"),
    ]:
        field.fill(query)
        answered(page)
        assert page.locator(".search-count").inner_text() != ""
        expect_german(page)
        if status:
            assert page.locator(".search-count").inner_text() == status


def test_the_catalogue_counts_in_german(published, open_page):
    page = open_page(published(SITE) + "catalogue.html")
    assert page.locator(".catalogue-status").inner_text() == "3 Dialoge"
    page.select_option("[name=platform]", "ipados")
    assert page.locator(".catalogue-status").inner_text() == "3 Dialoge, davon 1 gezeigt"
    expect_german(page)
    page.locator("[name=words]").fill("gibt es nicht")
    page.locator(".catalogue-none").wait_for()
    expect_german(page)


def test_pages_about_rules_are_english_within_german(published, open_page):
    site = {**SITE, "Content/site.yml": SITE["Content/site.yml"] + "reference: all\n"}
    page = open_page(published(site) + "rules/apple-hig/sheet-cancel.html")
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator("article").get_attribute("lang") == "en"
    assert page.locator("article .dialog-mark").first.inner_text() == "Do"
    assert page.locator(".search-open-label").inner_text() == "Suche"
