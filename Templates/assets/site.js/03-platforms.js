// Platforms: a choice in one figure is made in all that have it, on this page and the next ones. Nothing moves, since
// stages are as tall as their tallest mockup.
function platformTabs() {
  const choose = (platform) => {
    for (const radio of document.querySelectorAll(".dialog-platforms input")) {
      if (radio.value === platform) radio.checked = true;
    }
  };
  // What a link asks for holds for this page alone.
  const asked = new URLSearchParams(location.search).get("platform");
  let chosen = false;
  forContent(() => {
    for (const platform of [stored.get("platform"), chosen ? null : asked]) if (platform) choose(platform);
  });
  document.addEventListener("change", ({ target }) => {
    if (!target.matches?.(".dialog-platforms input")) return;
    stored.set("platform", target.value);
    chosen = true;
    choose(target.value);
  });
}

whenParsed(platformTabs);
