// One mockup in the other appearance, while the page keeps its own.
function mockupAppearance() {
  for (const stage of document.querySelectorAll(".dialog > .dialog-stage")) {
    const figure = stage.parentElement;
    if (figure.querySelector(":scope > .dialog-appearance")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "dialog-appearance";
    const describe = () => {
      const dark = figure.dataset.theme ? figure.dataset.theme === "dark" : isDark();
      button.title = dark ? WORDS.figure.light : WORDS.figure.dark;
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

forContent(mockupAppearance);
