const built = new WeakMap();

/**
 * Opens the live dialog of a figure's panel and answers, when it has been left, with what was chosen, in words.
 *
 * @param {Element} panel with the mockup and its live form
 * @param {HTMLElement} opener that gets the focus back
 */
function open(panel, opener) {
  const live = panel.querySelector(".live");
  if (!built.has(live)) built.set(live, build(live));
  const parts = built.get(live);
  const { original, scene, key, same, outside, fit } = parts;
  const isModal = "showModal" in live;
  const listening = new AbortController();
  const listen = (target, type, part) => target.addEventListener(type, part, { signal: listening.signal });
  let leaving = false;

  return new Promise((resolve) => {
    const leave = async (outcome) => {
      if (leaving) return;
      leaving = true;
      listening.abort();
      await move(live, parts, true);
      original.style.visibility = "";
      if (isModal) live.close();
      else live.hidePopover();
      if (isModal || live.contains(document.activeElement)) opener.focus();
      resolve(outcome);
    };
    const cancel = () => leave(same ? WORDS.live.left_same({ button: same }) : WORDS.live.left);
    const isUsable = (element) => element?.matches("button:not([disabled])");

    listen(live, "cancel", (event) => {
      event.preventDefault();
      cancel();
    });
    // Someone else closed it.
    listen(live, "close", () => cancel());
    listen(key, "click", cancel);
    listen(live, "click", ({ target }) => {
      const isOutside = target === live || target === scene || target === live.firstElementChild;
      if (isOutside && outside) cancel();
      if (scene.contains(target) && isUsable(target) && !("stays" in target.dataset)) {
        leave(WORDS.live.chosen({ button: target.textContent }));
      }
    });
    listen(live, "keydown", (event) => {
      if (event.isComposing) return;
      const focused = document.activeElement;
      const buttons = [...live.querySelectorAll("button:not([disabled]), input, [tabindex]")];
      if (event.key === "Escape" || (event.key === "." && (event.metaKey || event.ctrlKey))) {
        event.preventDefault();
        cancel();
      } else if (event.key === "Enter" && !focused.matches("button")) {
        event.preventDefault();
        scene.querySelector("[data-default]")?.click();
      } else if (event.key.startsWith("Arrow") && scene.querySelector("button + svg")) {
        // A remote has no Tab.
        const step = /Up|Left/.test(event.key) ? -1 : 1;
        buttons[buttons.indexOf(focused) + step]?.focus();
      } else if (event.key === "Tab" && isModal && buttons.length > 0) {
        // Browsers let Tab go on to their own buttons; here it comes around.
        const last = event.shiftKey ? 0 : buttons.length - 1;
        if (focused !== buttons[last] && focused !== live) return;
        event.preventDefault();
        buttons[event.shiftKey ? buttons.length - 1 : 0].focus();
      }
    });
    listen(window, "resize", fit);

    if (isModal) live.showModal();
    else {
      // A live region says what is put into it while it is there.
      const words = [...scene.querySelectorAll("p, button")];
      for (const element of words) element.hidden = true;
      live.showPopover({ source: opener });
      setTimeout(() => words.forEach((element) => (element.hidden = false)), 50);
      let timer;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (live.matches(":hover, :focus-within")) wait();
          else leave(WORDS.live.gone);
        }, Number(live.dataset.time));
      };
      for (const type of ["pointerleave", "focusout"]) listen(live, type, wait);
      listen(document, "keydown", (event) => event.key === "Escape" && cancel());
      wait();
    }
    fit();
    // The drawing would show through the dimmed page, or behind a live copy that covers a part of it.
    const isCovered = original.getBoundingClientRect().bottom > live.getBoundingClientRect().top;
    if (isModal || isCovered) original.style.visibility = "hidden";
    // Text that scrolls is read from its beginning.
    scene.querySelector(".live-area[tabindex]")?.focus();
    for (const area of scene.querySelectorAll(".live-area")) area.scrollTop = 0;
    move(live, parts, false);
  });
}

window.PatternbookLive = { open };

// A file with one dialog and nothing else: it opens at once, and again at the press of a button.
const again = document.querySelector("[data-live-document]");
if (again) {
  const status = document.querySelector("[role=status]:not(.live-scene)");
  const start = async () => {
    status.textContent = "";
    status.textContent = await open(document.querySelector("[data-live-panel]"), again);
  };
  again.addEventListener("click", start);
  start();
}
