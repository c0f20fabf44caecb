/** What the keys do; the focus stays in the field, and the options are chosen from there. */
function keyPressed(view, event) {
  if (event.isComposing) return;
  if (event.key === "Escape") {
    // Clears first; with nothing to clear, the browser closes the dialog.
    if (view.input.value === "") return;
    event.preventDefault();
    return view.take("");
  }
  if (event.target !== view.input) return;
  const { options } = view;
  if (event.key === "Enter") {
    event.preventDefault();
    // What is shown still answers what was typed before.
    if (view.isBusy) return void view.searching.then(() => view.isBusy || keyPressed(view, event));
    const option = view.selected || options.find((each) => each.href) || options[0];
    if (!option) return;
    if (option.href && (event.ctrlKey || event.metaKey)) return window.open(option.href, "_blank", "noopener");
    return option.click();
  }
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || options.length === 0) return;
  const at = options.indexOf(view.selected);
  const first = Math.max(options.findIndex((each) => each.href), 0);
  const last = options.length - 1;
  const moves = {
    ArrowDown: at < 0 ? first : at < last || (view.answer && !view.answer.isDone) ? Math.min(at + 1, last) : 0,
    ArrowUp: at < 0 && first > 0 ? first - 1 : at > 0 ? at - 1 : last,
    PageDown: Math.min(at + 5, last),
    PageUp: Math.max(at - 5, 0),
    // In the text until an arrow has left it.
    Home: view.selected && view.isMoving ? 0 : undefined,
    End: view.selected && view.isMoving ? last : undefined,
  };
  const next = moves[event.key];
  if (next === undefined) {
    view.isMoving = false;
    return;
  }
  event.preventDefault();
  view.isMoving = true;
  view.select(options[next]);
  if (next > last - 4) view.more();
}

/** The results opened last, kept in this browser: [{title, url, page}], the newest first. */
class Recent {
  constructor(siteURL) {
    this.key = `patternbook-recent ${siteURL.pathname}`;
  }

  get all() {
    try {
      const all = JSON.parse(localStorage.getItem(this.key));
      return Array.isArray(all) ? all : [];
    } catch {
      // Nothing is kept, or nothing may be.
      return [];
    }
  }

  /** Keeps a page, and leaves the words to mark on it for its own script. */
  add(page, words, siteURL) {
    const all = [page, ...this.all.filter(({ url }) => url !== page.url)].slice(0, 5);
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
      const marks = { url: new URL("./" + page.url, siteURL).href, words, time: Date.now() };
      if (words) localStorage.setItem("patternbook.search", JSON.stringify(marks));
    } catch {
      // It is a convenience.
    }
  }
}
