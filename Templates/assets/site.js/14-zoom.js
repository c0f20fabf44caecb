// Images that are larger than the text is wide open over the page. Without script, their link leads to the file.
function zoomImages() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.zoom");
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const shown = link.querySelector("img");
    const dialog = document.createElement("dialog");
    dialog.className = "zoomed";
    dialog.setAttribute("aria-label", shown.alt);
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = WORDS.search.close;
    const image = new Image(shown.width, shown.height);
    image.alt = shown.alt;
    image.src = link.href;
    // Its own size, or that of a drawing that takes any.
    for (const side of ["width", "height"]) image.setAttribute(side, link.dataset[side]);
    dialog.append(image, close);
    dialog.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    close.focus();
  });
}

whenParsed(zoomImages);
