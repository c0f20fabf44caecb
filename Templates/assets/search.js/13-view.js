// Loaded first; more follow while there is room to show them. Each costs a file.
const PAGES_AT_ONCE = 3;
// A search that has to load something waits whether another letter comes, where loading takes as long as typing one.
// In milliseconds.
const QUICK_LOAD = 60;
const LONGEST_PAUSE = 180;
// What there is room for next to the first results is added when typing pauses.
const MORE_PAUSE = 150;
// A search counts as one when nothing has been typed for so long.
const TELL_PAUSE = 1000;

/** The search in an element: field, facets, results, count. */
class SearchView {
  constructor(container, engine, siteURL) {
    this.container = container;
    this.engine = engine;
    engine.mayLoad = () => this.settled();
    this.siteURL = siteURL;
    this.recent = new Recent(siteURL);
    this.changedAt = -Infinity;
    // Of the latest search: what comes back for an older one is dropped.
    this.ticket = 0;
    this.answer = null;
    this.build();
  }

  build() {
    const icon = document.querySelector(".search-open .icon");
    this.input = element("input", {
      type: "text", name: "q", role: "combobox", "aria-label": WORDS.search.title, "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": "search-results", placeholder: WORDS.search.placeholder,
      autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go", maxlength: "200",
      input: () => this.changed(),
    });
    this.field = element("div", { class: "search-field" }, icon ? icon.cloneNode(true) : "", this.input);
    this.facets = element("div", { class: "search-facets", role: "group", "aria-label": WORDS.search.narrow });
    this.results = element("div", {
      class: "search-results", id: "search-results", role: "listbox", "aria-label": WORDS.search.results,
      // The field keeps the focus, so that typing goes on.
      mousedown: (event) => event.preventDefault(),
      mousemove: (event) => this.pointed(event),
    });
    this.empty = element("div", { class: "search-empty" });
    this.end = element("div", { class: "search-end" });
    const scroll = element("div", { class: "search-scroll", tabindex: "0" }, this.empty, this.results, this.end);
    this.count = element("p", { class: "search-count", role: "status" });
    this.foot = element("div", { class: "search-foot" }, this.count);
    this.container.replaceChildren(this.field, this.facets, scroll, this.foot);
    this.container.addEventListener("keydown", (event) => keyPressed(this, event));
    // While the end of the results is in sight, there is room for more.
    this.watcher = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && this.more());
    this.watcher.observe(this.end);
    this.showStart();
  }

  get query() {
    return this.input.value.trim();
  }

  set query(text) {
    this.input.value = text;
    this.changed();
  }

  /** Takes a query over, and goes on in the field. */
  take(text) {
    this.query = text;
    this.input.focus();
  }

  // Searching

  changed() {
    if (this.onQuery) this.onQuery(this.query);
    this.changedAt = performance.now();
    this.select(null);
    this.searching = this.search();
  }

  /** Waits, where loading is slow, until no letter has come for a while; throws if one has: another search runs then. */
  async settled() {
    const { ticket } = this;
    const { time } = this.engine.load;
    const pause = time < QUICK_LOAD ? 0 : Math.min(time * 1.5, LONGEST_PAUSE);
    await this.rested(pause);
    if (ticket !== this.ticket) throw new Error("superseded");
  }

  /** Waits until some time after the last letter. */
  async rested(pause) {
    const left = this.changedAt + pause - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  async search(isRetry = false) {
    const ticket = ++this.ticket;
    const text = this.input.value;
    if (text.trim() === "") {
      this.answer = null;
      // A search that was still under way is dropped.
      this.results.removeAttribute("aria-busy");
      this.showStart();
      return;
    }
    this.results.setAttribute("aria-busy", "true");
    try {
      const answer = await this.engine.search(text);
      if (ticket !== this.ticket) return;
      const completions = this.engine.facets.completions(text);
      const pages = await answer.next(PAGES_AT_ONCE);
      const isBegun = answer.words.length + answer.filters.length === 0;
      const help = pages.length === 0 && !isBegun && (await this.engine.help());
      const others = help ? await help.suggestions(answer) : [];
      if (ticket !== this.ticket) return;
      this.answer = answer;
      this.hits = new Hits(answer, this.engine.facets, this.siteURL);
      this.showFacets(answer);
      if (pages.length > 0) this.showPages(pages, completions);
      else if (help) help.showNothing(this, answer, others, completions);
      else this.showBegun(completions);
      this.tell({ query: text.trim(), total: answer.total }, TELL_PAUSE);
    } catch {
      if (ticket !== this.ticket) return;
      // The site may have been published again since this page was opened: its files have other names now.
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
      await this.rested(MORE_PAUSE);
      if (ticket !== this.ticket) return;
      // One by one until there is no room, then for who scrolls.
      const pages = await answer.next(this.end.parentNode.scrollTop > 0 ? PAGES_AT_ONCE : 1);
      if (ticket !== this.ticket) return;
      this.results.append(...pages.map((page) => this.group(page)));
      this.watchEnd();
    } catch {
      // What is shown already stays.
    } finally {
      this.isLoadingMore = false;
      // Those of another search have come meanwhile, and were passed over.
      if (ticket !== this.ticket) this.watchEnd();
    }
  }

  /** Has the watcher look again: it tells of changes only. */
  watchEnd() {
    this.watcher.unobserve(this.end);
    this.watcher.observe(this.end);
  }

  group(page) {
    return this.hits.group(page, (recent, words) => this.followed(recent, words));
  }

  /** Tells the site what was searched for, and what was opened: patternbook-search on the document. */
  tell(detail, pause) {
    clearTimeout(this.telling);
    this.telling = setTimeout(() => document.dispatchEvent(new CustomEvent("patternbook-search", { detail })), pause);
  }

  /** A result was opened; words are those to mark on its page. */
  followed(recent, words) {
    this.recent.add(recent, words, this.siteURL);
    if (this.answer) this.tell({ query: this.query, total: this.answer.total, opened: recent.url }, 0);
    if (this.onFollow) this.onFollow();
  }

  // Choosing

  get isBusy() {
    return this.results.hasAttribute("aria-busy");
  }

  get options() {
    return Array.from(this.results.querySelectorAll(".search-hit"));
  }

  select(option, scrolls = true) {
    if (this.selected) this.selected.setAttribute("aria-selected", "false");
    this.selected = option;
    if (!option) return this.input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    this.input.setAttribute("aria-activedescendant", option.id);
    if (scrolls) option.scrollIntoView({ block: "nearest" });
  }

  pointed({ target, movementX, movementY }) {
    // Results that come to lie under a resting pointer are not chosen by it.
    if (movementX === 0 && movementY === 0) return;
    const option = target.closest(".search-hit");
    if (option) this.select(option, false);
  }
}
