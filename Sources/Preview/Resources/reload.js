// Follows the builds of a patternbook preview: reloads the page when it is out of date, and shows what there is to fix.
// Texts come from pages that nobody has reviewed yet, so they are only ever set as text.
(() => {
  "use strict";
  const revision = document.currentScript.dataset.revision;
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
      font: 0.875rem/1.5 system-ui, sans-serif; color: #1c1b1f; background: #fff;
      border: 1px solid #0003; border-top: 4px solid #b3261e; border-radius: 0.5rem;
      box-shadow: 0 0.5rem 2rem #0004; overflow-wrap: anywhere; }
    section.warning { border-top-color: #8a5300; }
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
    @media print { section { display: none; } }`;

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

  function show(state) {
    hide();
    const needed = state.failure || state.errors > 0;
    const name = state.revision + (state.failure || "");
    if (!needed || sessionStorage.getItem(closedKey) === name) return;

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

    host = element("patternbook-findings");
    const root = host.attachShadow({ mode: "closed" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    root.appendChild(panel);
    document.documentElement.appendChild(host);
  }

  function follow(state) {
    // Once for each build: a cache in between must not make the page reload forever.
    if (state.revision !== revision && sessionStorage.getItem(reloadedKey) !== state.revision) {
      sessionStorage.setItem(reloadedKey, state.revision);
      sessionStorage.setItem(scrollKey, String(scrollY));
      location.reload();
      return;
    }
    show(state);
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
