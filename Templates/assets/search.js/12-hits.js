/** Turns what an answer found into elements: groups of a page's best entries, dialogs as small mockups. */
class Hits {
  constructor(answer, facets, siteURL) {
    Object.assign(this, { answer, facets, siteURL });
  }

  group({ title, url, trail, entries }, follow) {
    const [first] = entries;
    const isLead = first.kind !== "dialog" && first.anchor === "";
    const above = isLead ? trail : [...trail, title];
    const heading = element("p", { class: "search-group-title", role: "presentation" }, above.join(" › "));
    return element("div", { class: "search-group", role: "group", "aria-label": title },
      above.length > 0 ? heading : [],
      entries.map((entry) => this.hit(entry, title, url, follow)));
  }

  hit(entry, pageTitle, url, follow) {
    const title = entry.title || pageTitle;
    const recent = { title, url: url + (entry.anchor ? "#" + encodeURIComponent(entry.anchor) : ""), page: pageTitle };
    // A name with a colon is never taken for a scheme.
    const hit = option("a", { href: new URL("./" + recent.url, this.siteURL), click: () => follow(recent, this.words(entry)), "data-kind": entry.kind });
    if (entry.kind === "dialog") {
      hit.append(this.mockup(entry), element("span", { class: "search-meta" }, this.meta(entry)));
    } else {
      const text = entry.kind === "rule" && entry.message ? this.rule(entry) : this.excerpt(entry.body);
      hit.append(element("span", { class: "search-hit-title" }, this.marked(title)), ...text);
    }
    return hit;
  }

  /** What a rule asks, in one line, with what to do and what not, and where it comes from. */
  rule({ message, buttons }) {
    const labels = { do: WORDS.figure.do + ": ", dont: WORDS.figure.dont + ": " };
    return [
      element("span", { class: "search-excerpt" }, this.marked(message)),
      ...buttons.map(([text, role]) =>
        element("span", { class: "search-meta" }, element("span", {}, labels[role] || "", this.marked(text)))),
    ];
  }

  /** The words of an entry that answer the query, as they are written there. */
  words({ title, message, body, buttons }) {
    const texts = [title, message, body, ...buttons.map(([label]) => label)];
    const words = texts.flatMap((text) => this.answer.hits(text).map(({ from, to }) => text.slice(from, to)));
    return Array.from(new Set(words)).slice(0, 20);
  }

  marked(text) {
    return markedText(this.answer.marked(text));
  }

  excerpt(text) {
    return text ? [element("span", { class: "search-excerpt" }, markedText(this.answer.excerpt(text, EXCERPT)))] : [];
  }

  /** What kind of dialog it is, and where it appears. */
  meta({ facets }) {
    const labels = (name) => this.values(facets, name).map((value) => this.facets.label(name, value) || value);
    const lines = [labels("dialog").join(", "), labels("platform").join(", ")];
    return lines.filter(Boolean).map((line) => element("span", {}, line));
  }

  values(facets, name) {
    return facets.filter((facet) => facet.startsWith(name + ":")).map((facet) => facet.slice(name.length + 1));
  }

  /** A dialog in small, in the manner of its kind on the platform asked for, or else on its first. */
  mockup({ title, message, buttons, facets }) {
    const platforms = this.values(facets, "platform");
    const [wanted] = this.answer.filters.filter(({ name }) => name === "platform");
    const platform = platforms.find((own) => wanted && own.startsWith(wanted.value)) || platforms[0] || "";
    const [dialog] = this.values(facets, "dialog");
    const part = (name, attributes, ...children) =>
      element("span", { class: `search-mockup-${name}`, ...attributes }, ...children);
    const button = ([label, role]) => part("button", { "data-role": role || "default" }, this.marked(label));
    // A sheet’s Cancel stands apart.
    const isApart = ([, role]) => dialog === "action-sheet" && role === "cancel";
    return element("span",
      {
        class: "search-mockup", "data-dialog": dialog || "alert",
        "data-manner": /^android/.test(platform) ? "material" : platform === "harmattan" ? "harmattan" : "apple",
      },
      part("panel", {},
        part("text", {},
          part("title", {}, this.marked(title)),
          message ? part("message", {}, markedText(this.answer.excerpt(message, EXCERPT))) : ""),
        part("buttons", { "data-count": buttons.length }, buttons.filter((each) => !isApart(each)).map(button))),
      buttons.filter(isApart).map(button));
  }
}

let optionCount = 0;

/** Something to choose from the list. */
function option(tag, attributes, ...children) {
  const id = `search-hit-${(optionCount += 1)}`;
  const own = { class: "search-hit", role: "option", id, tabindex: "-1", "aria-selected": "false" };
  return element(tag, { ...own, ...attributes }, ...children);
}
