// Search: its script is fetched when a reader goes for it. Where that fails, the link leads to the search page.
let searchScript;
function loadSearch() {
  return (searchScript ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = html.dataset.searchScript;
    script.onload = () => (window.Patternbook?.openSearch ? resolve(window.Patternbook) : reject());
    script.onerror = reject;
    document.head.append(script);
  }));
}

function search() {
  const links = document.querySelectorAll("[data-search-open]");
  if (links.length === 0 || !html.dataset.searchScript) return;
  const open = () => loadSearch().then(({ openSearch }) => openSearch(), () => location.assign(links[0].href));
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
