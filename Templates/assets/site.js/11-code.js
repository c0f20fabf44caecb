// Code: of the frameworks that a platform has, the one that the reader used last, here and on the next pages. Without
// script they stand below each other.
function frameworkTabs() {
  // All that were ever chosen, the latest first: who reads of iOS and of Android has one for each.
  let preferred = (stored.get("frameworks") ?? "").split(" ");

  const arrange = (fold) => {
    const platform = fold.closest(".dialog").querySelector(".dialog-platforms :checked")?.value;
    const panels = [...fold.querySelectorAll("[data-framework]")];
    const here = panels.filter((panel) => !platform || panel.dataset.platform.split(" ").includes(platform));
    const ids = here.map((panel) => panel.dataset.framework);
    const chosen = preferred.find((id) => ids.includes(id)) ?? ids[0];
    for (const panel of panels) panel.hidden = panel.dataset.framework !== chosen;
    let tabs = fold.querySelector(".dialog-frameworks");
    if (tabs?.dataset.ids !== ids.join(" ")) {
      tabs?.remove();
      if (ids.length < 2) return;
      tabs = frameworkRadios(here, ids);
      fold.querySelector("summary").after(tabs);
    }
    for (const radio of tabs.querySelectorAll("input")) radio.checked = radio.value === chosen;
  };
  const arrangeOpen = () => document.querySelectorAll(".dialog-code[open]").forEach(arrange);

  // Before it unfolds, so that nothing jumps; and however else it may have been unfolded.
  document.addEventListener("click", ({ target }) => {
    const summary = target.closest?.(".dialog-code > summary");
    if (summary) arrange(summary.parentElement);
  });
  document.addEventListener("toggle", ({ target }) => target.matches?.(".dialog-code") && arrange(target), true);
  document.addEventListener("patternbook-content", arrangeOpen);
  document.addEventListener("change", ({ target }) => {
    if (target.matches?.(".dialog-frameworks input")) {
      preferred = [target.value, ...preferred.filter((id) => id && id !== target.value)];
      stored.set("frameworks", preferred.join(" "));
    } else if (!target.matches?.(".dialog-platforms input")) return;
    arrangeOpen();
  });
}

let frameworkGroups = 0;
function frameworkRadios(panels, ids) {
  const tabs = document.createElement("fieldset");
  tabs.className = "dialog-frameworks";
  tabs.dataset.ids = ids.join(" ");
  const legend = document.createElement("legend");
  legend.className = "visually-hidden";
  legend.textContent = WORDS.figure.framework;
  tabs.append(legend);
  const group = "framework-" + ++frameworkGroups;
  for (const panel of panels) {
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = group;
    radio.value = panel.dataset.framework;
    radio.id = group + "-" + radio.value;
    const label = document.createElement("label");
    label.htmlFor = radio.id;
    label.textContent = panel.querySelector(".dialog-framework").firstChild.data;
    tabs.append(radio, label);
  }
  return tabs;
}

whenParsed(frameworkTabs);
