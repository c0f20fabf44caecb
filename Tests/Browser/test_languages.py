"""A site in several languages: each page leads to the same page in the others, and says if it is not translated."""
import pytest
from axe import ALL, CONTRAST, violations
from test_markup import errors_of, exceptions

DIALOG = """
```dialog
id: delete
kind: alert
platforms: [ios, android]
title: {}
buttons:
  - label: {}
    role: destructive
  - label: {}
    role: cancel
```
"""

SITE = {
    "Content/site.yml": "version: 1\nlanguages: [en, de, ar]\ntitle: Harbor\nurl: https://harbor.example/\n"
    "guidelines: []\n",
    "Content/index.md": "# Harbor\n\nSee [alerts](patterns/alerts.md) and [sheets](patterns/sheets.md).\n",
    "Content/patterns/alerts.md": "# Alerts\n" + DIALOG.format("Delete?", "Delete", "Cancel"),
    "Content/patterns/sheets.md": "# Sheets\n\nOnly in English. Back to [alerts](alerts.md).\n",
    "Content/de/index.md": "# Hafen\n\nSiehe [Hinweise](patterns/alerts.md) und [Blätter](patterns/sheets.md).\n",
    "Content/de/patterns/alerts.md": "# Hinweise\n" + DIALOG.format("Löschen?", "Löschen", "Abbrechen"),
    "Content/ar/index.md": "# الميناء\n\nانظر [التنبيهات](patterns/alerts.md).\n",
    "Content/ar/patterns/alerts.md": "# التنبيهات\n" + DIALOG.format("حذف؟", "حذف", "إلغاء"),
}
LANGUAGES = {"en": ("", "ltr"), "de": ("de/", "ltr"), "ar": ("ar/", "rtl")}
ORIGIN = "https://harbor.example/"


def test_each_page_leads_to_its_translations(published, open_page):
    root = published(SITE)
    page = open_page(root + "patterns/alerts.html")
    for language, heading in [("de", "Hinweise"), ("ar", "التنبيهات"), ("en", "Alerts")]:
        page.locator(".languages summary").click()
        page.locator(f".languages a[lang={language}]").click()
        folder, direction = LANGUAGES[language]
        page.wait_for_url(f"{root}{folder}patterns/alerts.html")
        html = page.locator("html")
        assert (html.get_attribute("lang"), html.get_attribute("dir") or "ltr") == (language, direction)
        assert page.locator("h1").inner_text() == heading
        alternates = page.locator("link[rel=alternate][hreflang]").evaluate_all(
            "all => Object.fromEntries(all.map(one => [one.hreflang, one.href]))")
        assert alternates == {
            **{other: f"{ORIGIN}{folder}patterns/alerts.html" for other, (folder, _) in LANGUAGES.items()},
            "x-default": f"{ORIGIN}patterns/alerts.html"}
        assert page.locator("link[rel=canonical]").get_attribute("href") == f"{ORIGIN}{folder}patterns/alerts.html"


@pytest.mark.parametrize("language", ["de", "ar"])
def test_what_is_not_translated_says_so(published, open_page, language):
    root = published(SITE)
    folder, direction = LANGUAGES[language]
    page = open_page(f"{root}{folder}patterns/sheets.html")
    html, text = page.locator("html"), page.locator("main [lang=en]").first
    assert (html.get_attribute("lang"), html.get_attribute("dir") or "ltr") == (language, direction)
    assert text.evaluate("one => getComputedStyle(one).direction") == "ltr"
    assert "Only in English." in text.inner_text()
    notice = page.locator(".untranslated")
    assert notice.is_visible() and notice.evaluate("one => getComputedStyle(one).direction") == direction
    assert page.locator("link[rel=canonical]").get_attribute("href") == f"{ORIGIN}patterns/sheets.html"
    # Readers stay in their language.
    page.get_by_role("link", name="alerts").click()
    page.wait_for_url(f"{root}{folder}patterns/alerts.html")


def test_axe_and_the_markup_checker_find_nothing(published, open_page, tmp_path):
    root = published(SITE)
    found = []
    for name in ["patterns/alerts.html", "de/patterns/alerts.html", "ar/patterns/alerts.html", "ar/patterns/sheets.html"]:
        page = open_page(root + name, reduced_motion="reduce")
        page.locator(".languages summary").click()
        for scheme, options in [("light", ALL), ("dark", CONTRAST)]:
            page.emulate_media(color_scheme=scheme)
            found += [f"{name}, {scheme}: {violation}" for violation in violations(page, options)]
    assert found == []
    allowed = exceptions()
    assert {message: place for message, place in errors_of(tmp_path / "Public").items()
            if not any(pattern.fullmatch(message) for pattern in allowed)} == {}
