"""No text of an author runs as code, wherever it stands: the security of a site that builds pages nobody has reviewed.

Pages are made of hostile texts in every place that takes text, and opened in a browser that was told to ignore their
Content Security Policy: what is judged is that they are written as text, not that a second lock holds. `alert`, `prompt`
and `confirm` call a canary; requests to other hosts are recorded; everything that can be used is used.
"""
import json
import pathlib

import html5lib

from pages import answered, settle, wait_until

SCRIPTS = [
    "<script>alert(1)</script>", "</script><script>alert(1)</script>", "<ScRiPt/x>alert(1)</sCrIpT>",
    "<img src=x onerror=alert(1)>", "\"><img src=x onerror=alert(1)>", "'><img src=x onerror=alert(1)>",
    "\" onmouseover=alert(1) x=\"", "' onfocus=alert(1) autofocus x='", "` onclick=alert(1) x=`",
    "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>", "</title><script>alert(1)</script>",
    "</desc><script>alert(1)</script>", "</text></svg><img src=x onerror=alert(1)>", "--><script>alert(1)</script>",
    "]]><script>alert(1)</script>", "</style><script>alert(1)</script>", "</textarea><script>alert(1)</script>",
    "</noscript><script>alert(1)</script>", "<iframe srcdoc='<script>parent.alert(1)</script>'></iframe>",
    "<details open ontoggle=alert(1)>", "<body onload=alert(1)>", "<math><mtext></mtext><img src=x onerror=alert(1)></math>",
    "<a href=javascript:alert(1)>a</a>", "{{{body_html}}}", "{{=<% %>=}}", "\\u003cscript>alert(1)</script>",
    "<link rel=stylesheet href=https://foreign.example/a.css>", "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<base href=https://foreign.example/>", "\u2028alert(1)//", "');alert(1);//", "\");alert(1);//", "*/alert(1)/*",
    "&lt;img src=x onerror=alert(1)&gt;", "&#60;script&#62;alert(1)&#60;/script&#62;", "<style>@import 'https://foreign.example/'</style>",
]
LINKS = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "javascript&colon;alert(1)", "java&Tab;script:alert(1)",
    "&#106;avascript:alert(1)", "&#x6A&#x61vascript:alert(1)", "\x01javascript:alert(1)", " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    "vbscript:alert(1)", "file:///etc/passwd", "data:image/svg+xml,<svg/onload=alert(1)>", "//foreign.example\" onclick=alert(1) x=\"",
    "x\" onclick=\"alert(1)", "x' onclick='alert(1)", "javascript:alert(1)//http://example.org", "./javascript:alert(1)",
]
CANARY = """
    for (const name of ['alert', 'prompt', 'confirm']) window[name] = () => { (top.sprung ??= []).push(name); };"""
# Hovers, focuses and clicks what can be used; links of the page itself are followed, others only looked at. What the page
# does of it takes a moment, which the next pages need not wait for.
USE = """() => {
    const things = document.querySelectorAll('a, button, summary, label, input, select, svg, svg *, img, figure, [tabindex]');
    for (const thing of things) {
        for (const name of ['mouseover', 'mouseenter', 'pointerenter', 'mousedown', 'focus'])
            thing.dispatchEvent(new MouseEvent(name, {bubbles: true}));
        thing.focus?.();
        const href = thing.getAttribute?.('href') ?? '';
        if (thing.localName === 'a' && /^[^:]*script:/i.test(thing.protocol ?? '')) (top.sprung ??= []).push(href);
        if (thing.localName !== 'a' || /^(#|javascript:|data:)/i.test(href)) thing.click?.();
    }
    window.settled = new Promise((resolve) => setTimeout(resolve, 100));
    return things.length;
}"""
SPRUNG = """async () => {
    await window.settled;
    document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close());
    return top.sprung ?? [];
}"""


# HTML that an author may write, with what only looks like it; `html: safe` has to withstand it.
HOSTILE_HTML = (pathlib.Path(__file__).parents[1] / "SecurityTests/Attacks/hostile-html.txt").read_text(
    encoding="utf-8").split("\n%%\n")


def quoted(text):
    """A text as a scalar of YAML, which JSON is."""
    return json.dumps(text, ensure_ascii=False)


def hostile_site(trusts=False):
    """A site with each text in each place, some forty to a page."""
    site = "version: 1\nhtml: %s\ntitle: %s\ndescription: %s\nplatforms: [ios, android]\n"
    files = {"Content/site.yml": site % ("trust" if trusts else "omit", quoted(SCRIPTS[4]), quoted(SCRIPTS[5]))}
    for number, text in enumerate(SCRIPTS):
        word = quoted(text)
        plain = text.replace("\u2028", " ")
        page = (
            f"---\ntitle: {word}\ndescription: {word}\n---\n\n## {plain}\n\nText {plain}\n\n{plain}\n\n> [!NOTE] {plain}\n"
            f"> {plain}\n\n- [ ] {plain}\n\n| {plain.replace('|', '')} | b |\n| --- | --- |\n| {plain.replace('|', '')} | `{plain}` |\n\n"
            f"![{plain}](dot.svg {quoted(plain)})\n\n[{plain}](index.md {quoted(plain)})\n\n"
            f"```{plain.replace('`', '')}\n{plain}\n```\n\n    {plain}\n\n")
        for kind in ("alert", "action-sheet", "modal", "snackbar"):
            page += (
                f"```dialog\nkind: {kind}\ntitle: {word}\nmessage: {word}\nscreen: {word}\ncaption: {word}\n"
                f"buttons:\n  - label: {word}\n    role: destructive\n  - label: {quoted(text + ' 2')}\n```\n\n")
        page += f"```dialog\nkind: {word}\n{plain}\n```\n"
        files[f"Content/a/page-{number}.md"] = page
    files["Content/links.md"] = "# Links\n\n" + "".join(
        f"- [a link](<{link}>) ![an image](<{link}>) <{link.strip()}>\n- [another]({link.replace(' ', '')} \"{link}\")\n"
        f"- [by reference][{number}]\n\n[{number}]: <{link}>\n" for number, link in enumerate(LINKS))
    files["Content/index.md"] = "# Home\n\n[Links](links.md)\n"
    files["Content/dot.svg"] = "<svg xmlns='http://www.w3.org/2000/svg'/>"
    # Names of files and folders, as far as a disk takes them.
    files["Content/'\"><img src=x onerror=alert(1)>/page.md"] = "# Page\n\nText\n"
    files["Content/b/x\" onmouseover=alert(1) y=\".md"] = "# Page\n\nText\n"
    return files


def used(page, addresses):
    """Uses page after page, in tabs that take turns; gives each with its number while it is open."""
    context = page.context
    tabs = [page, *(context.new_page() for _ in range(3))]
    counts = [0] * len(tabs)
    for number in range(len(addresses) + len(tabs)):
        tab = tabs[number % len(tabs)]
        if number >= len(tabs):
            # A page that leads elsewhere would take along what it did.
            assert tab.url.partition("#")[0].partition("?")[0] == addresses[number - len(tabs)]
            yield number - len(tabs), tab, counts[number % len(tabs)]
        if number < len(addresses):
            tab.goto(addresses[number])
            counts[number % len(tabs)] = tab.evaluate(USE)


def test_the_canary_sees(published, open_page):
    """The same texts, where the author is trusted: there they run, and the canary sings."""
    root = published(hostile_site(trusts=True))
    page = open_page("about:blank", expects_errors=True, bypass_csp=True)
    page.add_init_script(CANARY)
    for number, text in enumerate(SCRIPTS):
        if text.startswith(("<script>", "<img", "<svg onload", "<details")):
            page.goto(root + f"a/page-{number}.html")
            wait_until(page, "window.sprung")


def test_no_text_runs(published, open_page, tmp_path):
    root = published(hostile_site())
    page = open_page("about:blank", expects_errors=True, bypass_csp=True)
    page.context.add_init_script(CANARY)
    files = sorted((tmp_path / "Public").rglob("*.html"))
    assert len(files) > len(SCRIPTS)
    total, faults = 0, []
    for number, tab, count in used(page, [file.as_uri() for file in files]):
        name = files[number].name
        parser = html5lib.HTMLParser()
        parser.parse(files[number].read_text(encoding="utf-8"))
        faults += [f"{name}: breaks out of its place: {error}" for error in parser.errors]
        total += count
        faults += [f"{name}: runs: {what}" for what in tab.evaluate(SPRUNG)]
    assert faults == []
    assert total > 1000
    # The index, and what the search shows of it.
    page.goto(root + "index.html")
    for query in ("alert", "script", "onerror", "img", "page", "note"):
        page.keyboard.press("/")
        page.locator("dialog.search .search-field input").fill(query)
        answered(page)
        assert page.evaluate("document.querySelectorAll('dialog.search :is(script, img, iframe, [onerror], [onload])').length") == 0
        assert page.evaluate("window.sprung ?? []") == []
        # A first press empties the field, a second one closes.
        while page.locator("dialog.search").is_visible():
            page.keyboard.press("Escape")
            settle(page)
    # The query itself, in the address of the search page.
    for text in SCRIPTS:
        page.goto(root + "search.html?q=" + json.dumps(text).replace("#", "%23").replace("&", "%26"))
        answered(page)
        assert page.evaluate("window.sprung ?? []") == [], text


# Links that lead somewhere may be followed, which would end the page while it is used; those that run code are left.
STAY = """document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href], area[href]');
    if (link && /^(https?|file|mailto|tel|ftp):$/.test(link.protocol)) event.preventDefault();
}, true)"""


# What ran on a page, the titles of its main parts, and what its author has styled or given an event.
LEFT = """async () => {
    await window.settled;
    const events = (element) => [...element.attributes].some((attribute) => /^on/.test(attribute.name));
    return [
        top.sprung ?? [], [...document.querySelectorAll('main')].map((main) => main.querySelector('h1')?.innerText),
        [...document.querySelectorAll('main *')].filter((element) => element.hasAttribute('style') || events(element))
            .map((element) => element.outerHTML)];
}"""


def test_no_html_runs(published, open_page, tmp_path):
    """Where nothing is set, HTML of authors stays as far as it is safe: nothing of it runs, in a browser without policy."""
    files = {"Content/site.yml": "version: 1\ntitle: Test\n", "Content/index.md": "# Home\n\nText.\n"}
    for number, text in enumerate(HOSTILE_HTML):
        files[f"Content/page-{number}.md"] = f"---\ntitle: Page\nunlisted: true\n---\n\nBefore it.\n\n{text}\n\nBehind it.\n"
    root = published(files)
    page = open_page("about:blank", judges_requests=True, expects_errors=True, bypass_csp=True)
    page.context.add_init_script(CANARY)
    page.context.add_init_script(STAY)
    requests = []
    page.context.on("request", lambda request: requests.append((request.resource_type, request.url)))
    faults = []
    for number, tab, _ in used(page, [root + f"page-{number}.html" for number in range(len(HOSTILE_HTML))]):
        text = HOSTILE_HTML[number]
        sprung, headings, styled = tab.evaluate(LEFT)
        faults += [f"{text}: runs: {what}" for what in sprung]
        # What surrounds the text still does.
        assert headings == ["Page"], text
        faults += [f"{text}: has {element}" for element in styled]
    assert faults == []
    others = [(kind, url) for kind, url in requests if "foreign.example" in url and kind not in ("image", "media")]
    assert others == []
