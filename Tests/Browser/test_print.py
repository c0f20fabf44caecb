"""On paper: white, whole, and with what a link leads to."""
import io
import subprocess

import pypdf
import pytest

from pages import KINDS


@pytest.fixture
def printed(http_root, open_page, screenshots):
    """Prints a page as a reader in dark mode would, and gives its text."""
    def print_page(kind):
        page = open_page(http_root + KINDS[kind], color_scheme="dark")
        page.locator(".appearance-select").select_option("dark")
        pdf = page.pdf(path=screenshots.path(f"{kind}.pdf"), format="A4", print_background=True)
        return page, pypdf.PdfReader(io.BytesIO(pdf))

    return print_page


def text_of(pdf):
    return " ".join(" ".join(sheet.extract_text() for sheet in pdf.pages).split())


def test_all_platforms_are_printed(printed):
    page, pdf = printed("pattern")
    text = text_of(pdf)
    first = page.locator("figure.dialog:has(fieldset)").first
    for name in first.locator("fieldset label").all_inner_texts():
        assert name in text
    assert "Skip to content" not in text and "On this page" not in text and "Copy" not in text
    # After printing the page is as it was.
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_each_mockup_is_on_paper(printed):
    """As many pictures of each platform as the page has figures that draw it."""
    page, pdf = printed("pattern")
    names = page.evaluate("""
        Array.from(document.querySelectorAll('.dialog-stage > .dialog-panel'), (panel) => panel.dataset.name)""")
    assert len(names) > 10
    text = text_of(pdf)
    for name in set(names):
        assert text.count(name) >= names.count(name), name


@pytest.mark.parametrize("kind, most", [("pattern", 5), ("component", 8)])
def test_pages_take_few_sheets(printed, kind, most):
    page, pdf = printed(kind)
    assert len(pdf.pages) <= most
    # Tools that nobody can use on paper are not printed.
    text = text_of(pdf)
    assert "Use this mockup" not in text and "Try it" not in text
    assert "What a screen reader says" in text


def test_links_show_where_they_lead(published, open_page):
    root = published({"Content/site.yml": "version: 1\ntitle: Test\n", "Content/other.md": "# Other\n",
                      "Content/index.md": "# Home\n\n[There](https://example.org/a/page), [here](other.md).\n"})
    text = text_of(pypdf.PdfReader(io.BytesIO(open_page(root + "index.html").pdf())))
    assert "There (https://example.org/a/page), here." in text


@pytest.mark.parametrize("kind", ["home", "pattern", "rule", "authoring"])
def test_paper_is_white(http_root, open_page, screenshots, kind):
    page = open_page(http_root + KINDS[kind], color_scheme="dark", viewport={"width": 794, "height": 1123})
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    screenshots.take(page, f"{kind}-print.jpg", type="jpeg", quality=90, full_page=True)


@pytest.fixture
def book(program, tmp_path):
    """Prints a project of the given files to PDF, and gives its text."""
    def print_book(files):
        for path, text in files.items():
            (tmp_path / "project" / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "project" / path).write_text(text)
        done = subprocess.run(
            [program, "build", "--fail-on", "never", "--pdf", "book.pdf"], cwd=tmp_path / "project", capture_output=True,
            text=True)
        assert done.returncode == 0, done.stderr
        return text_of(pypdf.PdfReader(tmp_path / "project" / "book.pdf"))

    return print_book


def drawing(text):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><text y="20">{text}</text></svg>'


def test_a_book_shows_files_of_the_site_only(book, tmp_path):
    outside = tmp_path / "outside.svg"
    outside.write_text(drawing("outside"))
    text = book({
        "Content/site.yml": "version: 1\ntitle: Book\nhtml: trust\n",
        "Content/drawing.svg": drawing("inside"),
        "Templates/assets/picture.svg": drawing("styled"),
        "Templates/assets/site.css": f"h2::before {{ content: url(picture.svg) }}\nh2::after {{ content: url({outside}) }}\n",
        "Content/index.md":
            f"# Home\n\n## Heading\n\n![A drawing](drawing.svg)\n\n<IMG SRC=\"file://{outside}\" alt=\"\">\n\n"
            f"<img src=\"{outside}\" alt=\"\">\n\n<p style=\"background: url(file://{outside})\">Text</p>\n\n"
            f"<iframe src=\"file://{outside}\"></iframe>\n\n<meta http-equiv=\"refresh\" content=\"0; url=file://{outside}\">\n",
    })
    assert "inside" in text and "styled" in text and "Text" in text
    assert "outside" not in text
