"""From a save to the changed page in Chromium: `Tests/Benchmark/preview` explains."""
import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile
import time

from playwright.sync_api import sync_playwright

# Resolves when the page shows what is awaited, with the time in milliseconds since 1970.
WATCH = """(test) => {
  const shows = new Function(`return ${test}`);
  window.shown = new Promise((resolve) => {
    const check = () => {
      if (!shows()) return false;
      resolve(performance.timeOrigin + performance.now());
      observer.disconnect();
      return true;
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const poll = () => check() || setTimeout(poll, 2);
    poll();
  });
}"""


def quoted(text):
    return "'" + text.replace("'", "\\'") + "'"


class Preview:
    def __init__(self, program, project):
        self.project = project
        self.process = subprocess.Popen([program, "serve", "--root", str(project), "--port", "0"],
                                        stderr=subprocess.PIPE, text=True)
        started = time.time()
        self.address = None
        while self.address is None:
            line = self.process.stderr.readline()
            assert line, "the server ended before it served"
            found = re.search(r"^Serving (http://127\.0\.0\.1:\d+/)", line)
            self.address = found and found.group(1)
        self.start = time.time() - started
        # Nothing may wait for a full pipe.
        subprocess.Popen(["cat"], stdin=self.process.stderr, stdout=subprocess.DEVNULL)

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return [int(re.search(rf"{key}:\s+(\d+)", status).group(1)) // 1024 for key in ("VmRSS", "VmHWM")]

    def cpu(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)


def save(path, text):
    """Writes a file as editors do, and returns when."""
    new = path.with_name("." + path.name + ".new")
    new.write_text(text)
    began = time.time() * 1000
    os.replace(new, path)
    return began


def edits(kind, page, number):
    """What to save for a kind of edit, and what the open page shows then."""
    text = page.read_text()
    word = f"changed{number}"
    if kind == "label":
        changed = re.sub(r"(buttons:\n(?:  - label: ))[^\n]*", rf"\g<1>Delete {word}", text, count=1)
        return page, changed, f"document.querySelector('figure.dialog')?.textContent.includes('Delete {word}')"
    if kind == "heading":
        changed = re.sub(r"^## .*$", f"## Heading {word}", text, count=1, flags=re.M)
        return page, changed, f"document.querySelector('article h2')?.textContent.includes({quoted(word)})"
    if kind == "title":
        siblings = sorted(path for path in page.parent.glob("*.md") if path not in (page, page.parent / "index.md"))
        other = siblings[0]
        changed = re.sub(r"^title: .*$", f"title: Title {word}", other.read_text(), count=1, flags=re.M)
        return other, changed, f"document.querySelector('nav.navigation').textContent.includes({quoted(word)})"
    color = f"rgb({number % 250 + 1}, 2, 3)"
    style = page
    while not (style / "Content").is_dir():
        style = style.parent
    style = style / "Templates" / "assets" / "site.css" / "90-own.css"
    style.parent.mkdir(parents=True, exist_ok=True)
    return style, f"body {{ outline-color: {color}; }}", f"getComputedStyle(document.body).outlineColor === {quoted(color)}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("project", type=pathlib.Path)
    parser.add_argument("--program", default=".build/release/patternbook")
    parser.add_argument("--edits", type=int, default=20, help="edits of each kind")
    parser.add_argument("--more", type=int, default=0, help="further edits, to see whether memory grows")
    parser.add_argument("--idle", type=int, default=10, help="seconds to measure without edits")
    options = parser.parse_args()
    work = pathlib.Path(tempfile.mkdtemp())
    project = work / "project"
    shutil.copytree(options.project, project)
    pages = sorted(path for path in (project / "Content").rglob("*.md")
                   if path.name != "index.md" and "```dialog" in path.read_text())
    preview = Preview(options.program, project)
    print(f"{len(pages)} pages, first build {preview.start:.1f} s, memory {preview.memory()} MB (now, at most)")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            tab = browser.new_page()
            number = 0
            for kind in ("label", "heading", "title", "style"):
                times = []
                for place in range(options.edits):
                    number += 1
                    page = pages[(2 * place + 1) * len(pages) // (2 * options.edits)]
                    address = page.relative_to(project / "Content").with_suffix(".html").as_posix()
                    tab.goto(preview.address + address)
                    tab.wait_for_timeout(500)
                    path, text, test = edits(kind, page, number)
                    tab.evaluate(WATCH, test)
                    began = save(path, text)
                    try:
                        times.append(tab.evaluate("window.shown") - began)
                    except Exception:
                        # The page was loaded again.
                        tab.wait_for_function(test, polling=2)
                        times.append(time.time() * 1000 - began)
                times.sort()
                print(f"{kind:8} median {statistics.median(times):6.0f} ms, {times[0]:.0f} to {times[-1]:.0f}")
            browser.close()
        before = preview.memory()
        for place in range(options.more):
            page = pages[place * 7919 % len(pages)]
            save(page, page.read_text() + f"\nMore text {place}.\n")
            time.sleep(0.1)
        time.sleep(1)
        print(f"memory {before} MB after these, {preview.memory()} after {options.more} more edits")
        cpu = preview.cpu()
        time.sleep(options.idle)
        print(f"idle: {100 * (preview.cpu() - cpu) / options.idle:.2f} % of a processor")
    finally:
        preview.stop()
        shutil.rmtree(work)


main()
