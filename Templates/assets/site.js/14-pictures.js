// A picture that the column shrinks opens in the size of the window: by a click, or by keyboard like any button.
function pictures() {
  let viewer = null;
  const show = (image) => {
    viewer ??= Object.assign(document.createElement("dialog"), { className: "viewer" });
    const copy = Object.assign(new Image(), { src: image.currentSrc, alt: image.alt });
    const close = Object.assign(document.createElement("button"), { type: "button" });
    close.append(copy);
    close.setAttribute("aria-label", `${WORDS.text.shrink}: ${image.alt}`);
    close.addEventListener("click", () => viewer.close());
    viewer.replaceChildren(close);
    document.body.append(viewer);
    viewer.showModal();
  };
  const offer = (image) => {
    if (image.naturalWidth < image.clientWidth * 1.2 || image.clientWidth < 100 || image.closest("a, button")) return;
    const button = Object.assign(document.createElement("button"), { type: "button", className: "enlarge" });
    button.setAttribute("aria-label", `${WORDS.text.enlarge}: ${image.alt}`);
    image.replaceWith(button);
    button.append(image);
    button.addEventListener("click", () => show(image));
  };
  for (const image of document.querySelectorAll(".prose img")) {
    if (image.complete) offer(image);
    else image.addEventListener("load", () => offer(image), { once: true });
  }
}

whenParsed(pictures);
