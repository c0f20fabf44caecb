// “Try it”: a mockup as a dialog that works. Script and style are fetched when a reader goes for it.
let liveParts;
function loadLive() {
  liveParts ??= new Promise((resolve, reject) => {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = html.dataset.liveStyle;
    const script = document.createElement("script");
    script.src = html.dataset.liveScript;
    // The dialog is measured as soon as it opens, so its style comes first.
    style.onload = () => document.head.append(script);
    script.onload = () => (window.PatternbookLive ? resolve(window.PatternbookLive) : reject());
    style.onerror = script.onerror = reject;
    document.head.append(style);
  });
  return liveParts;
}

function liveDialogs() {
  if (!html.dataset.liveScript) return;
  for (const folds of document.querySelectorAll(".dialog > .dialog-folds")) {
    const figure = folds.parentElement;
    if (!figure.querySelector(".live") || folds.querySelector(":scope > .dialog-try")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "dialog-try";
    button.textContent = WORDS.live.try;
    const status = document.createElement("p");
    status.className = "dialog-chosen";
    status.setAttribute("role", "status");
    const load = () => loadLive().catch(() => {});
    button.addEventListener("pointerenter", load, { once: true });
    button.addEventListener("focus", load, { once: true });
    button.addEventListener("click", async () => {
      status.textContent = "";
      try {
        const live = await loadLive();
        const panel = [...figure.querySelectorAll(".dialog-stage > .dialog-panel")].find(
          (panel) => getComputedStyle(panel).visibility === "visible",
        );
        status.textContent = await live.open(panel, button);
      } catch {
        liveParts = undefined;
        status.textContent = WORDS.live.failed;
      }
    });
    folds.prepend(button);
    folds.append(status);
  }
}

forContent(liveDialogs);
