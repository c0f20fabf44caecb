/** The search in an element: field, facets, results, count. */
class SearchView {
  constructor(container, engine, siteURL) {
    this.container = container;
    this.engine = engine;
    this.siteURL = siteURL;
    this.changedAt = -Infinity;
    this.pause = 0;
    this.ticket = 0; // of the latest search: what comes back for an older one is dropped
    this.answer = null;
    this.build();
  }

  build() {
    this.input = element("input", {
      type: "text", name: "q", role: "combobox", "aria-label": "Search", "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": "search-results", placeholder: "Search pages, dialogs and rules",
      autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go", maxlength: "200",
      input: () => this.changed(),
      keydown: (event) => this.keyPressed(event),
    });
    this.field = element("div", { class: "search-field" }, magnifier(), this.input);
    this.facets = element("div", { class: "search-facets", role: "group", "aria-label": "Narrow to" });
    this.results = element("div", {
      class: "search-results", id: "search-results", role: "listbox", "aria-label": "Results",
      scroll: () => this.moreIfNearEnd(),
      // The field keeps the focus, so that typing goes on.
      mousedown: (event) => event.preventDefault(),
    });
    this.empty = element("div", { class: "search-empty" });
    this.count = element("p", { class: "search-count", role: "status" });
    this.container.replaceChildren(this.field, this.facets, this.empty, this.results, this.count);
    this.showEmpty();
  }

  get query() {
    return this.input.value.trim();
  }

  set query(text) {
    this.input.value = text;
    this.changed();
  }

  // Searching

  changed() {
    if (this.onQuery) this.onQuery(this.query);
    const now = performance.now();
    const rhythm = (now - this.changedAt) * 1.3;
    const isBeginning = this.query.length < 3;
    this.pause = isBeginning ? LONGEST_PAUSE : rhythm > 1000 ? 0 : rhythm;
    this.pause = Math.min(Math.max(this.pause, SHORTEST_PAUSE), LONGEST_PAUSE);
    this.changedAt = now;
    this.search();
  }

  /** Waits until no letter has come for a while; gives whether this is still the latest search. */
  async isSettled(ticket) {
    const left = this.changedAt + this.pause - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return ticket === this.ticket;
  }

  async search(isRetry = false) {
    const ticket = ++this.ticket;
    const text = this.input.value;
    if (text.trim() === "") {
      this.answer = null;
      this.showEmpty();
      return;
    }
    this.results.setAttribute("aria-busy", "true");
    try {
      if (!this.engine.hasWord(text) && !(await this.isSettled(ticket))) return;
      const answer = await this.engine.search(text);
      if (!answer.isAtHand(PAGES_AT_ONCE) && !(await this.isSettled(ticket))) return;
      const pages = await answer.next(PAGES_AT_ONCE);
      if (ticket !== this.ticket) return;
      this.answer = answer;
      if (pages.length > 0) this.showPages(pages);
      else await this.showNothing(answer, ticket);
      this.showFacets(answer.filters);
    } catch (error) {
      if (ticket !== this.ticket) return;
      // The site may have been published anew since this page was opened: its files have other names now.
      if (!isRetry) return this.engine.reopen().then(() => this.search(true), () => this.showFailure());
      this.showFailure();
    } finally {
      if (ticket === this.ticket) this.results.removeAttribute("aria-busy");
    }
  }

  async more() {
    const { answer, ticket } = this;
    if (!answer || answer.isDone || this.isLoadingMore) return;
    this.isLoadingMore = true;
    try {
      const pages = await answer.next(PAGES_AT_ONCE);
      if (ticket === this.ticket) this.results.append(...pages.map((page) => this.group(page)));
    } catch {
      // What is shown already stays.
    } finally {
      this.isLoadingMore = false;
    }
  }

  moreIfNearEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.results;
    if (scrollTop + clientHeight > scrollHeight - 200) this.more();
  }

  // Showing

  showPages(pages) {
    this.empty.hidden = true;
    this.results.hidden = false;
    this.results.replaceChildren(...pages.map((page) => this.group(page)));
    this.results.scrollTop = 0;
    this.input.setAttribute("aria-expanded", "true");
    this.select(null);
    const { total, isCut, words, phrases } = this.answer;
    const found = `${isCut ? "Over " : ""}${total} ${total === 1 ? "page" : "pages"}`;
    const quoted = (text) => `“${text}”`;
    const corrected = words.filter((word) => word.corrections.length > 0);
    const missing = words.filter((word) => word.lists.length === 0);
    this.count.textContent = [
      phrases.length > 0 ? "Pages with these words in a row" : found,
      ...corrected.map((word) => `${quoted(word.text)} read as ${word.corrections.map(quoted).join(", ")}`),
      ...missing.map((word) => `nothing for ${quoted(word.text)}`),
    ].join(" · ");
  }

  group({ title, url, trail, entries }) {
    const [first] = entries;
    const isLead = first.kind !== "dialog" && first.anchor === "";
    const above = isLead ? trail : [...trail, title];
    const heading = element("p", { class: "search-group-title", role: "presentation" }, above.join(" › "));
    return element("div", { class: "search-group", role: "group", "aria-label": title },
      above.length > 0 ? heading : [],
      entries.map((entry) => this.hit(entry, title, url)));
  }

  hit(entry, pageTitle, url) {
    const href = new URL(url + (entry.anchor ? "#" + encodeURIComponent(entry.anchor) : ""), this.siteURL).href;
    const title = entry.title || pageTitle;
    return element("a", {
      class: "search-hit", role: "option", id: `search-hit-${this.nextNumber()}`, href, tabindex: "-1",
      "aria-selected": "false", "data-kind": entry.kind,
      mousemove: (event) => this.select(event.currentTarget, false),
      click: () => this.onFollow && this.onFollow(),
    },
      element("span", { class: "search-hit-title" }, markedText(this.answer.marked(title))),
      entry.kind === "dialog" ? this.dialog(entry) : this.excerpt(entry.body));
  }

  excerpt(text) {
    return text ? element("span", { class: "search-excerpt" }, markedText(this.answer.excerpt(text, EXCERPT))) : [];
  }

  /** A dialog in small: its message, and its buttons by their roles; its title is the hit's. */
  dialog({ message, buttons, facets }) {
    const platforms = facets.filter((facet) => facet.startsWith("platform:")).map((facet) => facet.slice(9));
    const button = ([label, role]) =>
      element("span", { class: "search-button", "data-role": role || "default" },
        markedText(this.answer.marked(label)));
    return [
      this.excerpt(message),
      element("span", { class: "search-buttons" },
        buttons.map(button),
        element("span", { class: "search-platforms" }, platforms.join(", "))),
    ];
  }

  nextNumber() {
    this.lastNumber = (this.lastNumber || 0) + 1;
    return this.lastNumber;
  }

  /** Before anything is typed: what can be searched for. */
  showEmpty() {
    const { facets } = this.engine;
    const examples = [];
    if (facets && facets.role) examples.push(`role:${facets.role[facets.role.length - 1]}`);
    if (facets && facets.platform) examples.push(`platform:${facets.platform[0]} cancel`);
    this.showMessage("",
      element("p", {}, "Words of a heading, of a text, or on a button; in “quotes” if they follow each other."),
      examples.length > 0 ? this.queries(examples) : []);
    this.showFacets([]);
  }

  async showNothing(answer, ticket) {
    const others = await answer.suggestions();
    if (ticket !== this.ticket) return;
    const words = answer.words.map(({ text }) => text).join(" ");
    if (words !== "" && (answer.filters.length > 0 || answer.phrases.length > 0)) others.push(words);
    this.showMessage("No page found",
      element("p", {}, `Nothing was found for “${this.query}”.`),
      others.length > 0 ? [element("p", {}, "Try instead"), this.queries(others)] : []);
  }

  showFailure() {
    const text = "The search could not be loaded";
    this.showMessage(text, element("p", {}, `${text}. Is the network there?`));
  }

  showMessage(status, ...children) {
    this.results.replaceChildren();
    this.results.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.select(null);
    this.empty.replaceChildren(...children.flat());
    this.empty.hidden = false;
    this.count.textContent = status;
  }

  /** Queries that can be taken over by a click. */
  queries(texts) {
    return element("p", { class: "search-facets" },
      Array.from(new Set(texts), (text) =>
        element("button", { type: "button", click: () => this.take(text) }, text)));
  }

  take(text) {
    this.query = text;
    this.input.focus();
  }

  /** The facets at hand: kinds always, platforms and roles for who looks for dialogs. */
  showFacets(active) {
    const { facets } = this.engine;
    if (!facets) return;
    const has = (list, { name, value }) => list.some((one) => one.name === name && one.value === value);
    const names = active.length > 0 ? ["kind", "platform", "role"] : ["kind"];
    const offered = names.flatMap((name) => (facets[name] || []).map((value) => ({ name, value })));
    const others = active.filter((filter) => !has(offered, filter));
    this.facets.replaceChildren(...[...others, ...offered].map((facet) =>
      element("button", {
        type: "button", "aria-pressed": String(has(active, facet)),
        click: () => this.toggle(`${facet.name}:${facet.value}`),
      }, (facet.name === "kind" && KIND_LABELS[facet.value]) || facet.value)));
  }

  toggle(facet) {
    const parts = this.query.split(/\s+/).filter(Boolean);
    const rest = parts.filter((part) => part.toLowerCase() !== facet);
    this.take(rest.length < parts.length ? rest.join(" ") : [facet, ...parts].join(" "));
  }

  // Keyboard

  keyPressed(event) {
    if (event.isComposing) return;
    const hits = Array.from(this.results.querySelectorAll(".search-hit"));
    const at = hits.indexOf(this.selected);
    const moves = {
      ArrowDown: () => (at + 1 < hits.length ? at + 1 : this.answer && !this.answer.isDone ? at : 0),
      ArrowUp: () => (at > 0 ? at - 1 : hits.length - 1),
      PageDown: () => Math.min(at + 5, hits.length - 1),
      PageUp: () => Math.max(at - 5, 0),
    };
    if (moves[event.key] && hits.length > 0) {
      event.preventDefault();
      const next = moves[event.key]();
      this.select(hits[next]);
      if (next > hits.length - 4) this.more();
    } else if (event.key === "Enter") {
      event.preventDefault();
      const hit = this.selected || hits[0];
      if (!hit) return;
      if (event.ctrlKey || event.metaKey) window.open(hit.href);
      else hit.click();
    }
  }

  select(hit, scrolls = true) {
    if (hit === this.selected) return;
    if (this.selected) this.selected.setAttribute("aria-selected", "false");
    this.selected = hit;
    if (!hit) return this.input.removeAttribute("aria-activedescendant");
    hit.setAttribute("aria-selected", "true");
    this.input.setAttribute("aria-activedescendant", hit.id);
    if (scrolls) hit.scrollIntoView({ block: "nearest" });
  }
}
