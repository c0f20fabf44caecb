"""Mockups as files: those of the goldens, those that the site publishes, and those that `patternbook render` writes."""
import concurrent.futures
import pathlib
import re
import shutil
import statistics
import struct
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

GOLDENS = sorted((pathlib.Path(__file__).resolve().parents[1] / "MockupsTests/Goldens").glob("*/*/mockup.svg"))
SVG = "{http://www.w3.org/2000/svg}"
needs_rsvg = pytest.mark.skipif(shutil.which("rsvg-convert") is None, reason="rsvg-convert is not installed")


def faults(svg):
    """What keeps a picture from standing alone, in words; an XML error is raised."""
    root = ElementTree.fromstring(svg)
    found, ids = [], set()
    if root.tag != SVG + "svg":
        found.append(f"is a {root.tag}")
    for element in root.iter():
        if element.tag in {SVG + name for name in ["script", "foreignObject", "image", "use", "a", "iframe"]}:
            found.append(f"has a {element.tag}")
        for name, value in element.attrib.items():
            if name.lower().startswith("on") or name.endswith("href"):
                found.append(f"has {name}={value}")
            if name == "id":
                found += [f"has two #{value}"] if value in ids else []
                ids.add(value)
    for reference in re.findall(r"url\(([^)]*)\)", svg):
        if not reference.startswith("#"):
            found.append(f"refers to {reference}")
        elif reference[1:] not in ids:
            found.append(f"lacks {reference}")
    if "@import" in svg or "@font-face" in svg:
        found.append("loads a style or a font")
    return found


def test_goldens_stand_alone():
    assert len(GOLDENS) > 200
    assert {str(path): faults(path.read_text(encoding="utf-8")) for path in GOLDENS
            if faults(path.read_text(encoding="utf-8"))} == {}


def test_goldens_are_small():
    median = statistics.median(path.stat().st_size for path in GOLDENS)
    print(f"median of {len(GOLDENS)} mockups: {median:.0f} bytes")
    assert median < 6 * 1024


@needs_rsvg
def test_rsvg_convert_draws_every_golden():
    def draw(path):
        result = subprocess.run(["rsvg-convert", str(path)], capture_output=True, timeout=60)
        is_drawn = result.returncode == 0 and result.stdout.startswith(b"\x89PNG") and not result.stderr
        return None if is_drawn else f"{path}: {result.returncode} {result.stderr.decode()}"

    with concurrent.futures.ThreadPoolExecutor() as pool:
        assert [fault for fault in pool.map(draw, GOLDENS) if fault] == []


# MARK: The site's

def test_the_site_has_every_mockup_in_light_and_dark(site):
    files = {path.relative_to(site).as_posix() for path in (site / "mockups").rglob("*.svg")}
    assert len(files) > 100
    lights = {name.removesuffix("-light.svg") for name in files if name.endswith("-light.svg")}
    darks = {name.removesuffix("-dark.svg") for name in files if name.endswith("-dark.svg")}
    assert lights == darks and len(lights) + len(darks) == len(files)
    for name in files:
        svg = (site / name).read_text(encoding="utf-8")
        assert faults(svg) == [], name
        assert "prefers-color-scheme" not in svg, name


def test_a_figure_leads_to_its_files(http_root, open_page):
    page = open_page(http_root + "patterns/saving-a-draft.html")
    figure = page.locator("figure.dialog:has(.dialog-use)").first
    fold = figure.locator(".dialog-use")
    fold.locator("summary").click()
    shown = fold.locator(".dialog-panel:visible")
    assert shown.count() == 1
    for link in shown.locator("a").all():
        address = link.evaluate("link => link.href")
        response = page.request.get(address)
        assert response.ok and response.headers["content-type"] == "image/svg+xml"
    snippet = shown.locator("pre").inner_text()
    assert re.fullmatch(
        r'<picture>\n  <source media="\(prefers-color-scheme: dark\)" srcset="https://\S+/mockups/patterns/saving-a-draft/'
        r'\S+-dark\.svg">\n  <img src="https://\S+-light\.svg" alt="[^"]+">\n</picture>', snippet.strip())
    assert figure.get_attribute("id") in fold.locator("pre").last.inner_text()
    assert shown.locator(".code-copy").is_visible()


def test_the_fold_works_without_script(http_root, open_page):
    page = open_page(http_root + "patterns/saving-a-draft.html", java_script_enabled=False)
    fold = page.locator("figure.dialog .dialog-use").first
    fold.locator("summary").click()
    assert fold.locator("a:visible").count() == 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_picture_element_shows_the_readers_appearance(site, tmp_path, open_page, scheme):
    light = sorted((site / "mockups").rglob("*-ios-light.svg"))[0]
    dark = light.with_name(light.name.replace("-light.svg", "-dark.svg"))
    for file in [light, dark]:
        shutil.copy(file, tmp_path / file.name)
    (tmp_path / "readme.html").write_text(
        f'<!doctype html><title>x</title><picture>\n<source media="(prefers-color-scheme: dark)" srcset="{dark.name}">\n'
        f'<img src="{light.name}" alt="x">\n</picture>')
    page = open_page((tmp_path / "readme.html").as_uri(), color_scheme=scheme)
    assert page.locator("img").evaluate("image => image.currentSrc").endswith(f"-{scheme}.svg")
    assert page.locator("img").evaluate("image => image.naturalWidth") > 100


# MARK: What `patternbook render` writes

BLOCKS = [
    ("alert", "Delete this {}?", "You cannot get it back.", ["Delete", "Cancel"]),
    ("action-sheet", "Delete this {}?", None, ["Delete", "Save draft", "Keep editing"]),
    ("alert", "Leave this {}?", "What you entered is not saved.", ["Leave", "Stay"]),
    ("action-sheet", "Cancel this {}?", "The people invited will be told.", ["Cancel appointment", "Keep appointment"]),
    ("snackbar", None, "The {} was saved", None),
]


def block(number):
    kind, title, message, buttons = BLOCKS[number % len(BLOCKS)]
    thing = ["message", "appointment", "draft", "photo", "request"][number * 3 % 5]
    lines = ["```dialog", f"id: block-{number}", f"kind: {kind}", "platforms: [ios, ipados, android]"]
    lines += [f"title: {title.format(thing)}"] if title else []
    lines += [f"message: {message.format(thing)}"] if message else []
    if buttons:
        lines += ["screen: Messages", "buttons:", f"  - {{label: {buttons[0]}, role: destructive}}"]
        lines += [f"  - {label}" for label in buttons[1:-1]] + [f"  - {{label: {buttons[-1]}, role: cancel}}"]
    lines += [f"caption: What a person sees who is about to lose a {thing}.", "```"]
    return "\n".join(lines)


@pytest.fixture
def project(tmp_path):
    """A site of one page with ten dialogs on three platforms."""
    (tmp_path / "Content").mkdir()
    (tmp_path / "Content/site.yml").write_text(
        "version: 1\ntitle: Ten\nurl: https://patterns.example/docs/\nmockup-files: true\nguidelines: []\n")
    (tmp_path / "Content/index.md").write_text(
        "---\ntitle: Ten dialogs\n---\n\n" + "\n\nA line between.\n\n".join(block(number) for number in range(10)) + "\n")
    return tmp_path


def run(program, folder, *arguments):
    return subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, timeout=300)


def test_ten_dialogs_on_three_platforms_are_a_light_page(project, program):
    result = run(program, project, "build")
    assert result.returncode == 0, result.stderr
    html = (project / "Public/index.html").read_text(encoding="utf-8")
    assert html.count("<figure class=\"dialog") == 10 and html.count("<svg class=\"mockup") == 30
    print(f"ten dialogs on three platforms: {len(html.encode())} bytes")
    assert len(html.encode()) < 250_000
    ids = re.findall(r'\bid="([^"]*)"', html)
    assert len(ids) == len(set(ids))


@needs_rsvg
def test_pixels_are_the_picture_enlarged(project, program):
    result = run(program, project, "render", "Content/index.md", "--id", "block-0", "--format", "png", "--scale", "3",
                 "--appearance", "light", "-o", "pictures")
    if "not installed" in result.stderr:
        pytest.skip(result.stderr)
    assert result.returncode == 0 and "3 files written" in result.stderr
    for file in (project / "pictures").iterdir():
        svg = run(program, project, "render", "Content/index.md", "--id", "block-0", "--appearance", "light",
                  "--platform", file.stem.split("-")[2]).stdout
        size = ElementTree.fromstring(svg).attrib
        width, height = struct.unpack(">II", file.read_bytes()[16:24])
        assert abs(width - 3 * float(size["width"])) <= 1 and abs(height - 3 * float(size["height"])) <= 1


def test_an_html_file_is_a_dialog_that_works(project, program, open_page):
    result = run(program, project, "render", "--all", "--format", "html", "-o", "pages")
    assert result.returncode == 0 and "30 files written" in result.stderr, result.stderr
    page = open_page((project / "pages/index/block-0-ios.html").as_uri())
    dialog = page.locator("dialog")
    dialog.wait_for(state="visible")
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert page.evaluate("performance.getEntriesByType('resource').length") == 0
