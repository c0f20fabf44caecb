"""What the browser tests share: the built site over HTTP below a base path, the same site as files, and Chromium."""
import contextlib
import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import sys
import threading

import pytest
from playwright.sync_api import sync_playwright


# Addresses that a page of ours may ask for.
OWN = ("http://127.0.0.1", "file:", "data:")


def pytest_addoption(parser):
    parser.addoption("--site", required=True, help="folder of the built documentation site")
    parser.addoption("--program", required=True, help="the patternbook program")


@pytest.fixture(scope="session")
def site(request):
    return pathlib.Path(request.config.getoption("--site")).resolve()


@pytest.fixture(scope="session")
def program(request):
    return str(pathlib.Path(request.config.getoption("--program")).resolve())


class ProjectHandler(http.server.SimpleHTTPRequestHandler):
    """The site below a base path, and at the root as well: there the “page not found” page expects it."""

    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/project"))

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        # A browser that leaves a page does not wait for what it has asked for.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def served(folder):
    """The address of a site below a base path, as a project site is published."""
    server = Server(
        ("127.0.0.1", 0), functools.partial(ProjectHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/project/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def http_root(site):
    with served(site) as address:
        yield address


@pytest.fixture
def published(program, tmp_path):
    """Builds a small site of its own for a test, from files by their paths; gives its address over HTTP."""
    with contextlib.ExitStack() as servers:
        def publish(files):
            for path, text in files.items():
                file = tmp_path / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            done = subprocess.run([program, "build", "--fail-on", "never"], cwd=tmp_path, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
            return servers.enter_context(served(tmp_path / "Public"))

        yield publish


@pytest.fixture(scope="session", params=["http", "file"])
def root(request, site):
    """The site's address, once over HTTP and once opened as files."""
    return request.getfixturevalue("http_root") if request.param == "http" else site.as_uri() + "/"


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Chromium without its windows, tabs, and extensions does the same work in less than two thirds of the time.
        program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        # Names of other hosts lead nowhere.
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"])
        yield browser
        browser.close()


def answering(body, media_type):
    return lambda route: route.fulfill(body=body, content_type=media_type)


@pytest.fixture
def open_page(browser):
    """Opens pages in a context of their own; a script error or a request to another host fails the test.

    `fakes` answers such requests instead, by the start of their addresses: (body, media type). `judges_requests` leaves
    requests to the test, and `expects_errors` what the browser's console says.
    """
    contexts, faults = [], []

    def open_page(url, fakes={}, judges_requests=False, expects_errors=False, **settings):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **settings})
        contexts.append(context)
        for start, (body, media_type) in fakes.items():
            context.route(start + "**", answering(body, media_type))
        # Only looked at: a browser whose requests wait for an answer of ours keeps no file for the next page.
        known = ("",) if judges_requests else (*OWN, *fakes)
        context.on("request", lambda request: request.url.startswith(known)
                   or faults.append(f"foreign request: {request.url}"))
        page = context.new_page()
        if not expects_errors:
            page.on("pageerror", lambda error: faults.append(f"script error: {error}"))
            page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def show_figure(record_property):
    """Notes a figure that is printed when all is done."""
    return lambda row: record_property("figure", row)


def pytest_terminal_summary(terminalreporter):
    """Prints the figures; tests may have run in processes of their own."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    rows = [row for report in reports for name, row in getattr(report, "user_properties", []) if name == "figure"]
    if rows:
        terminalreporter.section("figures")
    for row in sorted(set(rows)):
        terminalreporter.write_line(row)


class Screenshots:
    """Pictures for people to look at, kept where the environment asks for them: they take longer than most tests."""

    def __init__(self):
        self.folder = None
        if os.environ.get("SCREENSHOTS"):
            self.folder = pathlib.Path(__file__).resolve().parents[2] / ".build" / "screenshots"
            self.folder.mkdir(parents=True, exist_ok=True)

    def path(self, name):
        return self.folder and self.folder / name

    def take(self, target, name, **options):
        """Of a page or of an element."""
        if self.folder:
            target.screenshot(path=self.path(name), **options)


@pytest.fixture(scope="session")
def screenshots():
    return Screenshots()
