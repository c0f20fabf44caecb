function magnifier() {
  const namespace = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(namespace, "svg");
  const path = document.createElementNS(namespace, "path");
  const attributes = { class: "icon", width: 18, height: 18, viewBox: "0 0 18 18", "aria-hidden": true };
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
  path.setAttribute("d", "M7.5 13a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4.5 4.5");
  icon.append(path);
  return icon;
}

let view = null; // of this page, made when it is first opened
let dialog = null;

function makeView(container) {
  const rootURL = new URL(document.documentElement.dataset.searchRoot, document.baseURI);
  const engine = new Engine(scriptLoader(rootURL));
  view = new SearchView(container, engine, new URL("../", rootURL));
  engine.open().then(() => view.query === "" && view.showEmpty(), () => view.showFailure());
}

function openSearch(query) {
  if (!view) {
    dialog = element("dialog", {
      class: "search", "aria-label": "Search",
      // A click beside the dialog lands on the dialog itself.
      click: (event) => event.target === dialog && dialog.close(),
    });
    makeView(dialog);
    view.field.append(element("button", { type: "button", click: () => dialog.close() }, "Close"));
    view.onFollow = () => dialog.close();
    document.body.append(dialog);
  }
  if (dialog && !dialog.open) dialog.showModal();
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

if (globalThis.document) {
  const container = document.querySelector("[data-search-page]");
  if (container) openSearchPage(container);
}
