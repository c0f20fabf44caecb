// Characters.
const EXCERPT = 170;

/** An element with attributes and properties, and children that are elements or text. */
function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== false && value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children.flat());
  return node;
}

/** Pieces of text, those that answer the query marked. Text from the index never becomes markup. */
function markedText(pieces) {
  return pieces.map(({ text, isHit }) => (isHit ? element("mark", {}, text) : text));
}

const SCRIPT = globalThis.document?.currentScript?.src || "file:///";
// The build puts in the published names of other scripts.
const HELP = new URL("search-help.js", SCRIPT);

/**
 * Loads files of the index by script elements. load.time tells how many milliseconds that takes here, the last files
 * counting most.
 */
function scriptLoader(rootURL) {
  const waiting = new Map();
  globalThis.patternbookSearch = (name, data) => {
    const promise = waiting.get(name);
    if (promise) promise.resolve(data);
  };
  const load = (name, isRetry) =>
    new Promise((resolve, reject) => {
      const url = name === "help" ? HELP : new URL(name + ".js", rootURL);
      // The root keeps its name: one that does not fit the other files may come from a cache.
      if (isRetry) url.search = Date.now();
      const start = performance.now();
      const script = element("script", { src: url.href });
      const end = (then) => (value) => {
        load.time += (performance.now() - start - load.time) / 4;
        waiting.delete(name);
        script.remove();
        then(value);
      };
      waiting.set(name, { resolve: end(resolve) });
      script.onload = script.onerror = end(() => reject(new Error(`${url} did not load`)));
      document.head.append(script);
    });
  load.time = 0;
  return load;
}
