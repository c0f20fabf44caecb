// Search: its script is fetched when a reader goes for it. Where that fails, the link leads to the search page.
let searchScript;
function loadSearch() {
  return (searchScript ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = html.dataset.searchScript;
    script.onload = () => (window.Patternbook?.openSearch ? resolve(window.Patternbook) : reject());
    script.onerror = reject;
    // The index is asked for at the same time, because the script needs its root first.
    const root = Object.assign(document.createElement("link"), { rel: "preload", as: "script" });
    root.href = html.dataset.searchRoot;
    document.head.append(root, script);
  }));
}

/** Keeps the letters that a reader types before the search is there; gives a function that ends it and gives them. */
function keepLetters() {
  let letters = "";
  const keep = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Backspace") letters = letters.slice(0, -1);
    else if (Array.from(event.key).length === 1) letters += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", keep, true);
  return () => {
    removeEventListener("keydown", keep, true);
    return letters;
  };
}

/** The text selected in the page, if it is short enough for a query. */
function selectedText() {
  const text = String(getSelection()).trim();
  return text.length > 0 && text.length <= 60 && !text.includes("\n") ? text : undefined;
}

function search() {
  const links = document.querySelectorAll("[data-search-open]");
  if (links.length === 0 || !html.dataset.searchScript) return;
  const open = () => {
    const lettersTyped = keepLetters();
    const show = ({ openSearch }) => {
      const letters = lettersTyped();
      openSearch(letters || selectedText());
      // What comes next is typed behind them.
      if (letters) document.activeElement.setSelectionRange(letters.length, letters.length);
    };
    const leave = () => (lettersTyped(), location.assign(links[0].href));
    loadSearch().then(show, leave);
  };
  const load = () => loadSearch().catch(() => {});
  for (const link of links) {
    link.addEventListener("click", (event) => {
      // A click that asks for a new tab or window gets it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    });
    for (const sign of ["pointerenter", "focus"]) link.addEventListener(sign, load, { once: true });
  }
  // The search page is made of the same script, which finds its place there.
  // It also marks the words that were searched for on the page that was opened.
  if (stored.get("search") || document.querySelector("[data-search-page]")) load();
  links[0].setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  links[0].querySelector("kbd")?.removeAttribute("hidden");

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || isTyping(event.target)) return;
    const command = event.ctrlKey || event.metaKey;
    if (command ? event.key.toLowerCase() !== "k" : event.key !== "/") return;
    event.preventDefault();
    open();
  });
}

// Fields keep every key; so does whatever lies under an open modal dialog.
const fields = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog[open]";
const isTyping = (target) => target instanceof Element && target.closest(fields) !== null;

whenParsed(search);
