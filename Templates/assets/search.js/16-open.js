// Of this page, made when it is first opened.
let view = null;
let dialog = null;

function makeView(container) {
  const rootURL = new URL(document.documentElement.dataset.searchRoot, document.baseURI);
  const engine = new Engine(scriptLoader(rootURL));
  view = new SearchView(container, engine, new URL("../", rootURL));
  engine.open().then(() => {
    // So that a misspelled word does not wait for it.
    engine.help().catch(() => {});
    if (view.query === "") view.showStart();
  }, () => view.showFailure());
}

function openSearch(query) {
  if (!view) {
    dialog = element("dialog", {
      class: "search", "aria-label": WORDS.search.title,
      // A click next to the dialog lands on the dialog itself.
      click: (event) => event.target === dialog && dialog.close(),
    });
    makeView(dialog);
    view.field.append(element("button", { type: "button", click: () => dialog.close() }, WORDS.search.close));
    view.onFollow = () => dialog.close();
    // To the search page, with the query, for others.
    const page = document.querySelector("a[data-search-open]");
    if (page) view.foot.append((view.share = element("a", { href: page.href }, WORDS.search.share)));
    document.body.append(dialog);
  }
  if (dialog && !dialog.open) {
    dialog.showModal();
    // What was opened meanwhile, in this page or another.
    if (view.query === "") view.showStart();
  }
  if (query !== undefined) view.query = query;
  view.input.focus();
  view.input.select();
}

/** The search as a page of its own: the address follows the query, and so can be shared. */
function openSearchPage(container) {
  makeView(container);
  view.onQuery = (query) => {
    const url = new URL(location.href);
    if (query) url.searchParams.set("q", query);
    else url.searchParams.delete("q");
    try {
      history.replaceState(null, "", url);
    } catch {
      // Some browsers keep the address of a file as it is.
    }
  };
  view.query = new URLSearchParams(location.search).get("q") || "";
  view.input.focus();
}

globalThis.Patternbook = Object.assign(globalThis.Patternbook || {}, { Engine, openSearch, wordsOf });

/** Marks the words that a search has left for the page that it opened. */
function markWords() {
  try {
    if (localStorage.getItem("patternbook.search")) {
      document.head.append(element("script", { src: new URL("search-marks.js", SCRIPT) }));
    }
  } catch {
    // Nothing may be kept.
  }
}

if (globalThis.document) {
  markWords();
  addEventListener("hashchange", markWords);
  const page = document.querySelector("[data-search-page]");
  if (page) openSearchPage(page);
}
