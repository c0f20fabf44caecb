"""What axe finds wrong with a page: all of it, or only what can differ from a look that was judged before."""
from axe_playwright_python.sync_playwright import Axe

ALL = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
# Most of the time goes into colors, which no width changes, and most of the rest into structure, which no color does.
COLORS = ["color-contrast", "link-in-text-block"]
CONTRAST = {**ALL, "runOnly": {"type": "rule", "values": COLORS}}
STRUCTURE = {**ALL, "rules": {rule: {"enabled": False} for rule in COLORS}}
# Where a page has hundreds of cards or rows that are made alike, the first ones stand for all.
SAMPLE = {"exclude": [".catalogue-card:nth-of-type(n+9)", ".prose tbody tr:nth-child(n+13)"]}


# Only what is wrong leaves the page: all of an answer takes longer to carry than to find.
# The page learns what scrolls when its first frame is drawn, which can be after it has loaded.
RUN = """async ([context, options]) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (await axe.run(context ?? document, options)).violations.map(
        ({id, help, nodes}) => `${id}: ${help}: ${JSON.stringify(nodes.slice(0, 5).map(({target}) => target))}`);
}"""
SCRIPT = Axe().axe_script


def violations(page, options=ALL, context=None):
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(SCRIPT)
    return page.evaluate(RUN, [context, options])
