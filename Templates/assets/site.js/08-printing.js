// Paper is white, and what is folded on it cannot be opened; code is printed only where the reader opened it, and links
// to files of a mockup lead nowhere on paper.
function printing() {
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll(".prose details:not([open], .dialog-code, .dialog-use)")];
    for (const details of opened) details.open = true;
    html.dataset.theme = "light";
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
    applyAppearance(document.querySelector(".appearance select")?.value);
  });
}

whenParsed(printing);
