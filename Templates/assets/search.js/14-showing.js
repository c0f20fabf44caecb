// Of a filter, while nothing else is shown.
const MOST_VALUES = 50;

Object.assign(SearchView.prototype, {
  /** Puts groups of options into the list; Enter opens the first that is not a completion. */
  showOptions(groups, status) {
    this.results.replaceChildren(...groups);
    this.results.parentNode.scrollTop = 0;
    const { options } = this;
    this.results.hidden = options.length === 0;
    this.input.setAttribute("aria-expanded", String(options.length > 0));
    this.select(null);
    this.isMoving = false;
    this.count.textContent = status;
    if (this.share) {
      this.share.search = new URLSearchParams({ q: this.query });
      this.share.hidden = this.query === "";
    }
    this.watchEnd();
  },

  showPages(pages, completions) {
    this.empty.hidden = true;
    const { total, isCut, words, phrases } = this.answer;
    const corrected = words.filter((word) => word.corrections.length > 0);
    const missing = words.filter((word) => word.lists.length === 0);
    this.showOptions([...this.completing(completions), ...pages.map((page) => this.group(page))],
      [
        phrases.length > 0 ? WORDS.search.found_phrase : (isCut ? WORDS.search.found_more : WORDS.search.found)({ count: total }),
        ...corrected.map((word) => readAs(word)),
        ...missing.map((word) => WORDS.search.nothing_for_word({ word: word.text })),
      ].join(" · "));
  },

  /** Before anything is typed: what was opened lately, and what can be searched for. */
  showStart() {
    const { facets } = this.engine;
    const recent = this.recent.all.map((page) =>
      // A name with a colon is never taken for a scheme.
      option("a", { href: new URL("./" + page.url, this.siteURL), click: () => this.followed(page) },
        element("span", { class: "search-hit-title" }, page.title),
        page.page !== page.title ? element("span", { class: "search-excerpt" }, page.page) : ""));
    this.showMessage("", element("p", {}, WORDS.search.hint));
    if (!facets) return;
    const start = ["dialog", "role"].flatMap((name) => facets.labelled(name));
    this.showFacets({ filters: [] });
    this.showOptions([
      ...optionGroup(WORDS.search.recent, recent),
      ...optionGroup(WORDS.search.start, start.map((facet) => this.facetOption("", facet))),
    ], "");
  },

  /** Before there is anything to search for: half a filter, an open quotation. */
  showBegun(completions) {
    this.showMessage("", element("p", {}, WORDS.search.hint));
    this.showOptions(this.completing(completions, MOST_VALUES), WORDS.search.hint);
  },

  showFailure() {
    this.showMessage(WORDS.search.failure,
      element("p", {}, WORDS.search.failure),
      element("button", {
        type: "button", click: () => this.engine.reopen().then(() => this.take(this.query), () => this.showFailure()),
      }, WORDS.search.retry));
  },

  showMessage(status, ...children) {
    this.answer = null;
    this.empty.replaceChildren(...children);
    this.empty.hidden = false;
    this.showOptions([], status);
  },

  // Queries to take over

  queryOption(query, label) {
    return option("div", { class: "search-hit search-query", click: () => this.take(query) }, ...label);
  },

  /** What a facet is called, with what is typed for it. */
  facetLabel({ name, value, label }) {
    const typed = element("code", {}, value === undefined ? `${name}:` : `${name}:${value}`);
    return [label || (value === undefined ? WORDS.search_facets[name] || name : value), " ", typed];
  },

  facetOption(begun, facet) {
    const query = `${begun}${facet.name}:${facet.value === undefined ? "" : facet.value + " "}`;
    return this.queryOption(query, this.facetLabel(facet));
  },

  completing(completions, most = 6) {
    const begun = this.input.value.replace(/\S*$/, "");
    return optionGroup(WORDS.search.narrow, completions.slice(0, most).map((facet) => this.facetOption(begun, facet)));
  },

  // Facets

  /** The facets at hand: those of the query, kinds with their counts, and the others by their names. */
  showFacets({ filters, counts = {} }) {
    const { facets } = this.engine;
    const label = ({ name, value }) =>
      (name === "kind" ? WORDS.search_kinds[value] : facets.label(name, value)) || value;
    // watch is short for two values.
    const whole = (filter) => facets.valuesOf(filter).map((value) => label({ ...filter, value })).join(", ");
    const values = (name) => facets.values(name).map((value) => ({ name, value }));
    const isActive = (facet) => filters.some((one) => one.name === facet.name && one.value === facet.value);
    const others = filters.filter((one) => one.name !== "kind" && facets.valuesOf(one).length > 0);
    const pressed = others.map((facet) =>
      element("button", {
        type: "button", "aria-pressed": "true", click: () => this.toggle(facet),
      }, whole(facet), element("span", { "aria-hidden": "true" }, " ×")));
    const kinds = values("kind").map((facet) =>
      element("button", { type: "button", "aria-pressed": String(isActive(facet)), click: () => this.toggle(facet) },
        label(facet), counts[facet.value] ? element("span", {}, ` ${counts[facet.value]}`) : ""));
    const menus = facets.names.filter((name) => name !== "kind").map((name) =>
      element("select", {
        "aria-label": WORDS.search_facets[name] || name,
        change: ({ target }) => this.toggle({ name, value: target.value }),
      },
        element("option", { value: "" }, WORDS.search_facets[name] || name),
        values(name).filter((facet) => !isActive(facet))
          .map((facet) => element("option", { value: facet.value }, label(facet)))));
    this.facets.replaceChildren(...kinds, ...pressed, ...menus);
  },

  toggle({ name, value }) {
    const parts = this.query.split(/\s+/).filter(Boolean);
    const rest = parts.filter((part) => part.toLowerCase() !== `${name}:${value}`);
    this.take(rest.length < parts.length ? rest.join(" ") : [`${name}:${value}`, ...parts].join(" ") + " ");
  },
});

/** Options under a heading; nothing where there are none. */
function optionGroup(title, options) {
  if (options.length === 0) return [];
  return [
    element("div", { class: "search-group", role: "group", "aria-label": title },
      element("p", { class: "search-group-title", role: "presentation" }, title), options),
  ];
}

/** What was looked for instead of a word that was misspelled. */
function readAs({ text, corrections }) {
  const others = corrections.map((other) => WORDS.search.quoted({ word: other })).join(", ");
  return WORDS.search.read_as({ word: text, others });
}
