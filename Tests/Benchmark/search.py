"""Searches a made-up site in Chromium: search.py SITE DELAY, called by the script `search`."""
import multiprocessing
import random
import re
import shutil
import sys
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

import generate

# Between two letters, in milliseconds: a good typist's.
PACE = 120
VIEWPORT = {"width": 1280, "height": 900}
FIELD = "dialog.search input"

# Notes for each letter when the answer to it was painted, and how many files were loaded for it.
WATCH = """() => {
    window.answers = [];
    let typed = null;
    const files = () => performance.getEntriesByType('resource').length;
    performance.setResourceTimingBufferSize(100000);
    const results = document.querySelector('.search-results');
    document.querySelector('dialog.search input').addEventListener('input', (event) => {
        typed = event.target.value.trim() ? {at: event.timeStamp, files: files()} : null;
    }, true);
    new MutationObserver(() => {
        if (!typed || results.hasAttribute('aria-busy')) return;
        const answer = {files: files() - typed.files}, {at} = typed;
        typed = null;
        requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => answers.push({...answer, time: performance.now() - at});
            channel.port2.postMessage(null);
        });
    }).observe(results, {attributes: true, attributeFilter: ['aria-busy']});
}"""


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body go out one by one: the second would wait for the first to be acknowledged.
    disable_nagle_algorithm = True
    delay = 0

    def do_GET(self):
        time.sleep(self.delay / 1000)
        super().do_GET()

    def log_message(self, *_):
        pass


def serve(site, delay, port):
    """In a process of its own: in ours, it would wait for whatever drives the browser."""
    Handler.delay = delay
    ThreadingHTTPServer.request_queue_size = 64
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=site))
    port.value = server.server_address[1]
    server.serve_forever()


def misspelt(word, chance):
    at = 1 + chance.randrange(len(word) - 2)
    return chance.choice([
        word[:at] + word[at + 1:], word[:at] + word[at] + word[at:], word[:at] + word[at + 1] + word[at] + word[at + 2:],
    ])


def queries(chance):
    words = sorted(set(generate.WORDS))
    long = [word for word in words if len(word) > 5]
    return {
        "one word": [chance.choice(words) for _ in range(8)],
        "two words": [" ".join(chance.sample(words, 2)) for _ in range(8)],
        "three words": [" ".join(chance.sample(words, 3)) for _ in range(8)],
        "misspelt": [" ".join(misspelt(chance.choice(long), chance) for _ in range(2)) for _ in range(8)],
        "facets": [f"role:destructive platform:ios {chance.choice(words)}" for _ in range(6)],
    }


def open_search(browser, address):
    page = browser.new_context(viewport=VIEWPORT).new_page()
    page.goto(address)
    page.keyboard.press("/")
    page.locator(FIELD).wait_for(state="visible")
    page.wait_for_timeout(400)
    return page


def print_times(name, answers):
    times = sorted(answer["time"] for answer in answers)
    if not times:
        return
    shares = [f"p{share} {times[min(len(times) - 1, len(times) * share // 100)]:.0f}" for share in (50, 90, 99)]
    within = sum(time <= 50 for time in times) / len(times)
    print(f"{name:24} {len(times):4} letters: {', '.join(shares)} ms; {within:.0%} within 50 ms")


def measure_times(browser, address, texts):
    page = open_search(browser, address)
    page.evaluate(WATCH)
    for text in texts:
        page.locator(FIELD).fill("")
        page.keyboard.type(text, delay=PACE)
        page.wait_for_timeout(500)
    answers = page.evaluate("answers")
    page.context.close()
    print_times("painted", answers)
    print_times("  nothing loaded for it", [answer for answer in answers if answer["files"] == 0])
    print_times("  something loaded", [answer for answer in answers if answer["files"] > 0])


def measure_bytes(browser, address, site, name, texts):
    sizes, counts = [], []
    for text in texts:
        page = browser.new_context(viewport=VIEWPORT).new_page()
        read = set()
        page.on("request", lambda request: read.add(request.url.split("?")[0]))
        page.goto(address)
        page.keyboard.press("/")
        page.locator(FIELD).wait_for(state="visible")
        page.locator(FIELD).fill(text)
        page.locator(".search-hit").first.wait_for(state="visible")
        page.wait_for_timeout(500)
        files = [url for url in read if re.search(r"/search/|/search\.\w+\.js$", url)]
        sizes.append(sum((site / url.split("/", 3)[3]).stat().st_size for url in files))
        counts.append(len(files))
        page.context.close()
    print(f"{name:24} {sum(sizes) / len(sizes) / 1000:.0f} KB read, uncompressed, in "
          f"{sum(counts) / len(counts):.0f} files, the script included")


def main(site, delay):
    port = multiprocessing.Value("i", 0)
    server = multiprocessing.Process(target=serve, args=(site, delay, port), daemon=True)
    server.start()
    while not port.value:
        time.sleep(0.05)
    address = f"http://127.0.0.1:{port.value}/index.html"
    chance = random.Random(5)
    kinds = queries(chance)
    with sync_playwright() as playwright:
        program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        texts = [text for texts in kinds.values() for text in texts]
        chance.shuffle(texts)
        measure_times(browser, address, texts[:24])
        for name, texts in kinds.items():
            measure_bytes(browser, address, Path(site), name, texts)
        browser.close()
    server.terminate()


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
