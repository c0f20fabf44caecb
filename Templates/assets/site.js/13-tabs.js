// Tabs in the text: a choice holds for all sets that have a tab of that name, here and on the next pages, and for the
// platforms of dialogs. A link into a tab or a fold opens it.
function contentTabs() {
  const choose = (value) => {
    for (const set of document.querySelectorAll(".tab-names")) {
      const radio = [...set.querySelectorAll("input")].find((radio) => radio.value === value);
      if (radio) radio.checked = true;
    }
  };
  // The latest last: who chose a package manager and a language keeps both.
  let chosen = (stored.get("tabs") ?? "").split(" ").filter(Boolean);
  forContent(() => chosen.forEach(choose));
  document.addEventListener("change", ({ target }) => {
    if (target.matches?.(".dialog-platforms input")) choose(target.value);
    if (!target.matches?.(".tab-names input")) return;
    chosen = [...chosen.filter((value) => value !== target.value), target.value].slice(-20);
    stored.set("tabs", chosen.join(" "));
    // Sets above may change their heights: what the reader has chosen stays where it is.
    const top = target.getBoundingClientRect().top;
    choose(target.value);
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
  });

  const reveal = () => {
    const place = document.querySelector(":target");
    let hidden = false;
    for (let element = place; element; element = element.parentElement) {
      if (element.matches("details:not([open])")) {
        element.open = true;
        hidden = true;
      }
      if (!element.matches(".tab-panel")) continue;
      const number = [...element.classList].find((name) => /^tab-\d/.test(name));
      const radio = element.parentElement.querySelector(`:scope > .tab-names > .${number}`);
      if (!radio || radio.checked) continue;
      radio.checked = true;
      hidden = true;
    }
    if (hidden) place.scrollIntoView();
  };
  reveal();
  addEventListener("hashchange", reveal);
}

whenParsed(contentTabs);
