// What a Patternbook page does beyond showing itself. Every page works without it; each part is alone.
//
// Runs as soon as it has arrived (see head.mustache): the appearance first, the rest once the page is parsed.

const html = document.documentElement;
html.classList.add("scripted");

/** Runs a part of the script once the page is parsed. */
function whenParsed(part) {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", part);
  else part();
}

/** The same, and again when a preview has exchanged some of the page: the part skips what it has done before. */
function forContent(part) {
  whenParsed(part);
  document.addEventListener("patternbook-content", part);
}

// Storage may be missing or forbidden (private windows, files opened from disk): then choices last as long as the page.
const stored = {
  get(key) {
    try {
      return localStorage.getItem("patternbook." + key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem("patternbook." + key);
      else localStorage.setItem("patternbook." + key, value);
    } catch {
      // The choice holds for this page alone.
    }
  },
};
