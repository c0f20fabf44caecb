"""What axe finds wrong with a page: all of it, or only what can differ from a look that was judged before."""
from axe_playwright_python.sync_playwright import Axe

ALL = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
# Most of the time goes into contrast, which no width changes, and most of the rest into structure, which no color does.
CONTRAST = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
STRUCTURE = {**ALL, "rules": {"color-contrast": {"enabled": False}}}
# Where a page has hundreds of cards or rows that are made alike, the first ones stand for all.
SAMPLE = {"exclude": [".catalogue-card:nth-of-type(n+9)", ".prose tbody tr:nth-child(n+13)"]}


def violations(page, options=ALL, context=None):
    found = Axe().run(page, context=context, options=options).response["violations"]
    return [f"{violation['id']}: {violation['help']}: {[node['target'] for node in violation['nodes']][:5]}"
            for violation in found]
