// Follows the builds of a patternbook preview: brings the page up to date in place, or reloads it where that cannot be
// done, and shows what there is to fix.
// Texts come from pages that nobody has reviewed yet: findings are only ever set as text, and a page is exchanged only
// for one with the same scripts and the same policy, and in the form in which the browser itself has parsed it.
(() => {
  "use strict";
  let revision = document.currentScript.dataset.revision;
  const scrollKey = "patternbook-scroll:" + location.pathname;
  const closedKey = "patternbook-closed";
  const reloadedKey = "patternbook-reloaded";

  const scrolled = sessionStorage.getItem(scrollKey);
  if (scrolled !== null) {
    sessionStorage.removeItem(scrollKey);
    if (!location.hash) {
      const restore = () => scrollTo({ top: Number(scrolled), behavior: "instant" });
      if (document.readyState === "complete") restore();
      else addEventListener("load", restore, { once: true });
    }
  }

  const styles = `
    :host { all: initial; }
    section { position: fixed; inset: auto 1rem 1rem 1rem; z-index: 2147483647; box-sizing: border-box;
      max-width: 52rem; max-height: 60vh; overflow: auto; margin: 0 auto; padding: 0.75rem 1rem;
      font-size: 0.875rem; line-height: 1.5; color: #1c1b1f; background: #fff;
      border: 1px solid #0003; border-top: 4px solid #b3261e; border-radius: 0.5rem;
      box-shadow: 0 0.5rem 2rem #0004; overflow-wrap: anywhere; }
    section.warning { border-top-color: #8a5300; }
    .offer { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; min-height: 2.75rem;
      padding: 0 1rem; font-size: 0.875rem; font-weight: 600; color: #fff; background: #b3261e; border: 0;
      border-radius: 1.375rem; box-shadow: 0 0.25rem 1rem #0004; }
    header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
    h2 { margin: 0; font-size: 1rem; }
    button { font: inherit; color: inherit; background: none; border: 1px solid #0005; border-radius: 0.375rem;
      padding: 0.125rem 0.625rem; cursor: pointer; }
    ol { list-style: none; margin: 0.5rem 0 0; padding: 0; }
    li { padding: 0.5rem 0; border-top: 1px solid #0002; }
    p { margin: 0; }
    .summary { font-weight: 600; }
    .place { font-family: ui-monospace, monospace; font-size: 0.8125rem; color: #49454f; }
    @media (prefers-color-scheme: dark) {
      section { color: #e6e1e5; background: #211f26; border-color: #fff3; border-top-color: #f2b8b5; }
      section.warning { border-top-color: #ffb868; }
      button { border-color: #fff5; }
      li { border-top-color: #fff2; }
      .place { color: #cac4d0; }
    }
    @media print { section, .offer { display: none; } }`;

  let host = null;

  function element(name, className, text) {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function counted(count, noun) {
    return count === 0 ? [] : [count + " " + noun + (count === 1 ? "" : "s")];
  }

  function hide() {
    if (host) host.remove();
    host = null;
  }

  /** Shows the findings over the page where there is no page, and otherwise says how many there are. */
  function show(state) {
    hide();
    const needed = state.failure || state.errors > 0;
    const name = state.revision + (state.failure || "");
    if (!needed || sessionStorage.getItem(closedKey) === name) return;
    if (state.failure) open(state);
    else offer(state);
  }

  /** A button with the number of errors: pages show their own findings where they arise. */
  function offer(state) {
    const button = element("button", "offer", counted(state.errors, "error")[0]);
    button.type = "button";
    button.addEventListener("click", () => {
      open(state).querySelector("button").focus();
    });
    attach(button);
  }

  function open(state) {
    hide();
    const name = state.revision + (state.failure || "");

    const title = state.failure
      ? "The site could not be built"
      : counted(state.errors, "error").concat(counted(state.warnings, "warning")).join(", ");
    const panel = element("section");
    panel.setAttribute("role", "region");
    panel.setAttribute("aria-label", "Patternbook: " + title);
    const header = panel.appendChild(element("header"));
    const heading = header.appendChild(element("h2", "", title));
    heading.setAttribute("role", "alert");
    const close = header.appendChild(element("button", "", "Close"));
    close.type = "button";
    close.addEventListener("click", () => {
      sessionStorage.setItem(closedKey, name);
      hide();
    });
    if (state.failure) {
      panel.appendChild(element("p", "", state.failure));
      if (state.hasSite) panel.appendChild(element("p", "", "This page is of the last build that succeeded."));
    }
    const list = panel.appendChild(element("ol"));
    for (const finding of state.findings) {
      const item = list.appendChild(element("li"));
      item.appendChild(element("p", "summary", finding.severity + ": " + finding.summary));
      if (finding.explanation) item.appendChild(element("p", "", finding.explanation));
      const place = finding.place ? finding.place + " · " : "";
      item.appendChild(element("p", "place", place + finding.rule));
    }

    return attach(panel);
  }

  /** Adds a part of the preview, in the typeface of the site. */
  function attach(part) {
    host = element("patternbook-findings");
    host.lang = "en";
    part.style.fontFamily = getComputedStyle(document.body).fontFamily;
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    root.appendChild(part);
    document.documentElement.appendChild(host);
    return part;
  }

  function reload(state) {
    // Once for each build: a cache in between must not make the page reload forever.
    if (sessionStorage.getItem(reloadedKey) === state.revision) return;
    sessionStorage.setItem(reloadedKey, state.revision);
    sessionStorage.setItem(scrollKey, String(scrollY));
    location.reload();
  }

  // The page as it was sent, before scripts and readers changed it: only what differs between it and the next one is
  // exchanged, so that scroll position, focus, chosen tabs, open folds, and dialogs stay as they are.
  let sent = fetchPage();

  async function fetchPage() {
    try {
      const answer = await fetch(location.href, { cache: "no-cache" });
      if (!answer.ok || !/^text\/html/.test(answer.headers.get("content-type"))) return null;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const own = page.querySelector("script[data-revision]");
      const made = own?.dataset.revision;
      own?.remove();
      return made ? { page, revision: made } : null;
    } catch {
      return null;
    }
  }

  let updating = Promise.resolve();
  function follow(state) {
    if (state.revision === revision) return show(state);
    updating = updating.then(() => update(state)).catch(() => reload(state));
  }

  async function update(state) {
    if (state.revision === revision) return show(state);
    const [old, next] = [await sent, await fetchPage()];
    if (!old || !next || old.revision !== revision || !canExchange(old.page, next.page)) return reload(state);
    revision = next.revision;
    sent = Promise.resolve(next);
    if (!old.page.isEqualNode(next.page)) exchangePage(old.page, next.page);
    // If there is a later build, its event is on the way.
    if (state.revision === revision) show(state);
  }

  /** Whether a page can take over without being loaded: what runs stays the same, and is not the author's. */
  function canExchange(old, next) {
    const parts = (page) => [...page.querySelectorAll("script, meta[http-equiv], base, style")];
    const isProse = (page) => page.querySelector("main article") !== null && !page.querySelector("main script");
    const [before, after] = [parts(old), parts(next)];
    return (
      isProse(old) &&
      isProse(next) &&
      before.length === after.length &&
      before.every((part, place) => part.isEqualNode(after[place]))
    );
  }

  function exchangePage(old, next) {
    document.title = next.title;
    exchangeStyles(old, next);
    const focused = document.activeElement?.id;
    exchangeAttributes(document.documentElement, old.documentElement, next.documentElement);
    exchange(document.body, old.body, next.body);
    if (focused && document.activeElement?.id !== focused) {
      document.getElementById(focused)?.focus({ preventScroll: true });
    }
    document.dispatchEvent(new CustomEvent("patternbook-content"));
  }

  /** Loads new style sheets before it removes the old ones, so that nothing is shown without style. */
  function exchangeStyles(old, next) {
    const sheets = (page) => [...page.querySelectorAll('link[rel="stylesheet"]')];
    const address = (link) => link.getAttribute("href");
    const [before, after] = [sheets(old).map(address), sheets(next).map(address)];
    const live = new Map(sheets(document).map((link) => [address(link), link]));
    after.forEach((href, place) => {
      if (live.has(href)) return;
      const link = element("link");
      link.rel = "stylesheet";
      link.href = href;
      const gone = after.includes(before[place]) ? null : live.get(before[place]);
      if (gone) {
        link.addEventListener("load", () => gone.remove());
        link.addEventListener("error", () => gone.remove());
        gone.after(link);
      } else document.head.append(link);
    });
    for (const href of before.slice(after.length)) if (!after.includes(href)) live.get(href)?.remove();
  }

  function exchangeAttributes(live, old, next) {
    for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) live.removeAttribute(name);
    for (const { name, value } of [...next.attributes]) {
      if (old.getAttribute(name) !== value) live.setAttribute(name, value);
    }
  }

  /** Brings an element from what was sent to what is sent now, and leaves alone what is the same in both. */
  function exchange(live, old, next) {
    exchangeAttributes(live, old, next);
    const pairs = hasText(old) || hasText(next) ? null : counterparts(live, old);
    if (!pairs) return replaceChildren(live, next);
    const [before, after] = [[...old.children], [...next.children]];
    const common = Math.min(before.length, after.length);
    let start = 0;
    while (start < common && before[start].isEqualNode(after[start])) start++;
    let end = 0;
    while (end < common - start && before.at(-1 - end).isEqualNode(after.at(-1 - end))) end++;
    const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
    // Of what lies between, an element takes over from the next one of its kind; others come and go.
    let place = 0;
    const rest = pairs.get(before[before.length - end])?.outer ?? null;
    const last = start > 0 ? pairs.get(before[start - 1]).outer.nextSibling : live.firstChild;
    for (const node of come) {
      const taken = gone.findIndex((one, at) => at >= place && isOfOneKind(one, node));
      if (taken < 0) {
        const next = place < gone.length ? pairs.get(gone[place]).outer : end > 0 ? rest : place > 0 ? null : last;
        live.insertBefore(document.importNode(node, true), next);
        continue;
      }
      for (; place < taken; place++) pairs.get(gone[place]).outer.remove();
      if (!gone[place].isEqualNode(node)) exchange(pairs.get(gone[place]).inner, gone[place], node);
      place++;
    }
    for (; place < gone.length; place++) pairs.get(gone[place]).outer.remove();
  }

  /** Whether an element can become another part by part; drawings are exchanged as a whole. */
  const isOfOneKind = (one, other) =>
    one.nodeName === other.nodeName && one.classList[0] === other.classList[0] && isOpen(one);

  const hasText = (node) =>
    [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());

  const isOpen = (node) => !["svg", "PRE", "SELECT", "VIDEO", "AUDIO", "IFRAME", "OBJECT"].includes(node.nodeName);

  function replaceChildren(live, next) {
    const made = document.importNode(next, true);
    keepChoices(live, made);
    live.replaceChildren(...made.childNodes);
  }

  /** Folds and fields keep the state that the reader gave them. */
  function keepChoices(live, made) {
    const of = (root, names) => [root, ...root.querySelectorAll(names)].filter((node) => node.matches(names));
    const folds = of(made, "details");
    of(live, "details").forEach((fold, place) => folds[place] && (folds[place].open = fold.open));
    for (const field of of(live, "input[id]")) {
      const other = of(made, "input[id]").find((one) => one.id === field.id);
      if (other) other.checked = field.checked;
    }
  }

  /**
   * The live element of each that was sent: scripts add elements, and put a frame around code. Null if one is missing.
   */
  function counterparts(live, old) {
    const pairs = new Map();
    const candidates = [...live.children];
    let place = 0;
    for (const node of old.children) {
      const isIt = (one) =>
        one.nodeName === node.nodeName && one.id === node.id && one.classList[0] === node.classList[0];
      let found = null;
      for (; place < candidates.length && !found; place++) {
        const outer = candidates[place];
        const isFrame = node.nodeName === "PRE" && outer.matches("div.code");
        const framed = isFrame ? outer.querySelector(":scope > pre") : null;
        if (framed) found = { outer, inner: framed };
        else if (isIt(outer)) found = { outer, inner: outer };
      }
      if (!found) return null;
      pairs.set(node, found);
    }
    return pairs;
  }

  // A browser opens six connections to a host, and tabs would soon hold them all. So one tab holds the connection, for
  // as long as it is there, and passes on what it hears; another takes over when it goes.
  const channel = new BroadcastChannel("patternbook");
  let latest = null;

  channel.addEventListener("message", (message) => {
    if (message.data) follow(message.data);
    else if (latest) channel.postMessage(latest);
  });

  function listen() {
    const events = new EventSource("/.patternbook/events");
    events.addEventListener("build", (event) => {
      latest = JSON.parse(event.data);
      channel.postMessage(latest);
      follow(latest);
    });
    events.addEventListener("error", () => {
      // Most errors the browser fixes by itself; after a refusal it gives up.
      if (events.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
    });
    return new Promise(() => {});
  }

  channel.postMessage(null);
  navigator.locks.request("patternbook", listen);
})();
