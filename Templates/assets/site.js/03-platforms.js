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

whenParsed(platformTabs);
