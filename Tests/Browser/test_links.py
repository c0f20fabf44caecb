"""Every link of the built site leads somewhere, and none of them leaves it by an absolute path."""
import html.parser
import urllib.parse


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.ids, self.doubled = [], set(), []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            if attributes["id"] in self.ids:
                self.doubled.append(attributes["id"])
            self.ids.add(attributes["id"])
        # A canonical address is meant to be absolute.
        if tag == "link" and attributes.get("rel") == "canonical":
            return
        for name in ("href", "src", "data-search-script", "data-search-root", "data-live-script", "data-live-style"):
            if name in attributes:
                self.links.append(attributes[name])


def read(path):
    parser = Links()
    parser.feed(path.read_text(encoding="utf-8"))
    return parser


def test_every_link_leads_somewhere(site):
    pages = {path.relative_to(site).as_posix(): read(path) for path in site.rglob("*.html")}
    assert len(pages) > 20
    broken = []
    for name, page in pages.items():
        broken += [f"{name}: id {id} twice" for id in page.doubled]
        # The “page not found” page is served at any depth, so it alone is written from the root of the host.
        if name == "404.html":
            continue
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme in ("http", "https", "mailto", "data"):
                continue
            if link.startswith("/"):
                broken.append(f"{name}: {link} is absolute")
                continue
            target = urllib.parse.urljoin(name, urllib.parse.unquote(parts.path)) if parts.path else name
            if not (site / target).is_file():
                broken.append(f"{name}: {link} leads nowhere")
            elif parts.fragment and urllib.parse.unquote(parts.fragment) not in pages[target].ids:
                broken.append(f"{name}: {link} has no such place")
    assert broken == []
