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

whenParsed(appearanceSwitch);
