// What a Patternbook page does beyond showing itself. Every page works without it; each part below stands alone.
//
// Runs as soon as it has arrived (see head.mustache): the appearance first, the rest once the page is parsed. Storage
// may be missing or forbidden (private windows, files opened from disk): then choices last as long as the page.
"use strict";
(() => {
  const html = document.documentElement;
  html.classList.add("scripted");

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

  // Appearance: the system's unless the reader chose one.
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (html.dataset.theme ? html.dataset.theme === "dark" : systemIsDark.matches);
  const applyAppearance = (choice) => {
    if (choice === "light" || choice === "dark") html.dataset.theme = choice;
    else delete html.dataset.theme;
  };
  applyAppearance(stored.get("appearance"));

  function appearanceSwitch() {
    const label = document.querySelector(".appearance");
    const select = label?.querySelector("select");
    if (!select) return;
    label.hidden = false;
    select.value = html.dataset.theme ?? "system";
    select.addEventListener("change", () => {
      applyAppearance(select.value);
      stored.set("appearance", select.value === "system" ? null : select.value);
    });
    // Another tab of the site changed it.
    addEventListener("storage", (event) => {
      if (event.key !== "patternbook.appearance") return;
      applyAppearance(event.newValue);
      select.value = html.dataset.theme ?? "system";
    });
  }

  // Platforms: a choice in one figure is made in all that have it, on this page and the next ones. Nothing moves, since
  // stages are as tall as their tallest mockup.
  function platformTabs() {
    const choose = (platform) => {
      for (const radio of document.querySelectorAll(".dialog-platforms input")) {
        if (radio.value === platform) radio.checked = true;
      }
    };
    const remembered = stored.get("platform");
    if (remembered) choose(remembered);
    document.addEventListener("change", ({ target }) => {
      if (!target.matches?.(".dialog-platforms input")) return;
      stored.set("platform", target.value);
      choose(target.value);
    });
  }

  // One mockup in the other appearance, while the page keeps its own.
  function mockupAppearance() {
    for (const stage of document.querySelectorAll(".dialog > .dialog-stage")) {
      const figure = stage.parentElement;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "dialog-appearance";
      const describe = () => {
        const dark = figure.dataset.theme ? figure.dataset.theme === "dark" : isDark();
        button.title = dark ? "Show this mockup in light" : "Show this mockup in dark";
        button.setAttribute("aria-label", button.title);
        return dark;
      };
      button.addEventListener("pointerenter", describe);
      button.addEventListener("focus", describe);
      button.addEventListener("click", () => {
        figure.dataset.theme = describe() ? "light" : "dark";
        describe();
      });
      describe();
      stage.before(button);
    }
  }

  // Search: its script is fetched when a reader goes for it. Where that fails, the link leads to the search page.
  let searchScript;
  function loadSearch() {
    searchScript ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = html.dataset.searchScript;
      script.onload = () => (window.Patternbook?.openSearch ? resolve(window.Patternbook) : reject());
      script.onerror = reject;
      document.head.append(script);
    });
    return searchScript;
  }

  function search() {
    const links = document.querySelectorAll("[data-search-open]");
    if (links.length === 0 || !html.dataset.searchScript) return;
    const open = () => {
      loadSearch().then((patternbook) => patternbook.openSearch(), () => location.assign(links[0].href));
    };
    for (const link of links) {
      link.addEventListener("click", (event) => {
        // A click that asks for a new tab or window gets it.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open();
      });
      for (const sign of ["pointerenter", "focus"]) {
        link.addEventListener(sign, () => loadSearch().catch(() => {}), { once: true });
      }
    }
    // The search page is made of the same script, which finds its place there.
    if (document.querySelector("[data-search-page]")) loadSearch().catch(() => {});
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

  // Outline: the section at the top of the window is marked.
  function outline() {
    const links = new Map();
    for (const link of document.querySelectorAll(".outline a[href^='#']")) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (heading) links.set(heading, link);
    }
    if (links.size === 0) return;
    const list = document.querySelector(".outline");
    let current = null;
    let waiting = false;
    const mark = () => {
      waiting = false;
      const edge = parseFloat(getComputedStyle(html).scrollPaddingTop) + 48 || 128;
      const atEnd = innerHeight + scrollY >= html.scrollHeight - 2;
      let found = null;
      for (const [heading, link] of links) {
        const top = heading.getBoundingClientRect().top;
        if (top > (atEnd ? innerHeight : edge)) break;
        found = link;
      }
      if (found === current) return;
      current?.removeAttribute("aria-current");
      found?.setAttribute("aria-current", "location");
      current = found;
      if (found && list.scrollHeight > list.clientHeight) {
        const above = found.offsetTop - list.scrollTop;
        const hidden = above < 32 || above > list.clientHeight - 64;
        if (hidden) list.scrollTop = found.offsetTop - list.clientHeight / 2;
      }
    };
    const soon = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(mark);
    };
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon, { passive: true });
    mark();
  }

  // In a long section the current page may lie below the edge of the navigation.
  function navigation() {
    const list = document.querySelector(".navigation");
    const current = list?.querySelector("a[aria-current]");
    if (!current) return;
    const below = current.offsetTop + current.offsetHeight - list.clientHeight;
    if (below > 0) list.scrollTop = below + list.clientHeight / 2;
  }

  // Folded navigation closes when it has done its work: by a link, by Escape, by a tap beside it.
  function folds() {
    const folds = [...document.querySelectorAll(".fold")];
    const close = (except) => {
      for (const fold of folds) if (fold !== except) fold.open = false;
    };
    document.addEventListener("click", ({ target }) => {
      if (target.closest(".fold")) return;
      if (!target.closest(".local") || target.closest(".local a")) close();
    });
    document.addEventListener("keydown", (event) => {
      const open = folds.find((fold) => fold.open);
      if (event.key !== "Escape" || !open || event.defaultPrevented) return;
      close();
      open.querySelector("summary").focus();
    });
  }

  // Code can be copied; code and tables that are wider than the page can be scrolled with the keyboard.
  function copyButtons() {
    const status = document.createElement("div");
    status.className = "visually-hidden";
    status.setAttribute("role", "status");
    document.body.append(status);
    for (const pre of document.querySelectorAll(".prose pre")) {
      if (pre.closest(".dialog-error")) continue;
      const frame = document.createElement("div");
      frame.className = "code";
      pre.replaceWith(frame);
      const button = document.createElement("button");
      button.type = "button";
      button.className = "code-copy";
      button.textContent = "Copy";
      button.addEventListener("click", async () => {
        const copied = await copy(pre);
        button.textContent = copied ? "Copied" : "Press Ctrl+C";
        status.textContent = copied ? "Copied to the clipboard" : "Selected; copy it with your keyboard";
        setTimeout(() => {
          button.textContent = "Copy";
          status.textContent = "";
        }, 2000);
      });
      frame.append(pre, button);
    }
  }

  async function copy(pre) {
    try {
      await navigator.clipboard.writeText(pre.textContent.replace(/\n$/, ""));
      return true;
    } catch {
      // No clipboard for this page: at least the text is selected.
      getSelection().selectAllChildren(pre);
      return false;
    }
  }

  function scrollers() {
    const areas = document.querySelectorAll(".table, .prose pre");
    if (areas.length === 0 || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) {
          target.tabIndex = 0;
          target.setAttribute("role", "group");
          target.setAttribute("aria-label", target.matches("pre") ? "Code" : "Table");
        } else {
          for (const name of ["tabindex", "role", "aria-label"]) target.removeAttribute(name);
        }
      }
    });
    for (const area of areas) observer.observe(area);
  }

  // Paper is white, and what is folded on it cannot be opened.
  function printing() {
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = [...document.querySelectorAll(".prose details:not([open])")];
      for (const details of opened) details.open = true;
      html.dataset.theme = "light";
    });
    addEventListener("afterprint", () => {
      for (const details of opened) details.open = false;
      applyAppearance(document.querySelector(".appearance select")?.value);
    });
  }

  function start() {
    for (const part of [
      platformTabs, appearanceSwitch, mockupAppearance, search, navigation, outline, folds, copyButtons, scrollers, printing,
    ]) {
      part();
    }
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
