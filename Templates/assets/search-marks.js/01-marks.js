// Marks what a reader has searched for on the page that search has opened, without changing the page. The script of
// the page loads this one if search has left words to mark.
const FRESH = 30000;
const MOST_MARKS = 500;
const UNMARKED = "script, style, template, svg, textarea";

function markWords() {
  try {
    const { url, words, time } = JSON.parse(localStorage.getItem("patternbook.search"));
    const isHere = url.split("#")[0] === location.href.split("#")[0];
    const isFresh = Date.now() - time < FRESH;
    // Of another page, which is about to open.
    if (isFresh && !isHere) return;
    localStorage.removeItem("patternbook.search");
    if (!isFresh || !window.Highlight || !CSS.highlights) return;
    CSS.highlights.set("search", new Highlight(...places(words)));
    const style = new CSSStyleSheet();
    style.replaceSync("::highlight(search) { background: var(--mark); color: inherit; }");
    document.adoptedStyleSheets.push(style);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && CSS.highlights.delete("search"));
  } catch {
    // Not written by search, or nothing may be kept: nothing to mark.
  }
}

/** Where words are in the text of the page. */
function places(words) {
  const patterns = words.map((word) => {
    const own = word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    // Scripts without spaces have no ends of words.
    return /[\u0e00-\u0eff\u3000-\uffff]/.test(word) ? own : `(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}])`;
  });
  if (patterns.length === 0) return [];
  const pattern = new RegExp(patterns.join("|"), "giu");
  const ranges = [];
  const walker = document.createTreeWalker(document.querySelector("main") || document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MOST_MARKS) {
    const node = walker.currentNode;
    for (const { index, 0: word } of node.data.matchAll(pattern)) {
      if (node.parentElement.closest(UNMARKED)) break;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

markWords();
