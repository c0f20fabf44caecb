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

whenParsed(printing);
