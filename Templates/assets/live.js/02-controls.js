/** Areas whose content does not fit scroll with what is drawn in them. */
function scrolling(scene, picture) {
  const drawn = picture.querySelectorAll(".mockup-scrolling");
  const thumbs = picture.querySelectorAll(".m-scroll");
  scene.querySelectorAll(".live-area").forEach((area, index) => {
    make("i", "live-end", area).style.top = area.dataset.content - 1 + "px";
    const thumb = thumbs[index];
    const length = thumb?.getAttribute("height") / area.dataset.box.split(" ")[3];
    area.addEventListener("scroll", () => {
      drawn[index]?.setAttribute("transform", `translate(0 ${-area.scrollTop})`);
      thumb?.setAttribute("transform", `translate(0 ${area.scrollTop * length})`);
    });
  });
}

/**
 * A switch or checkbox shows the drawn state, or the other one, which was printed with it; so does a button that lights
 * up when it is in focus.
 */
function stateful(control, drawn) {
  const other = control.nextElementSibling;
  place(other, control.dataset.box.split(" "));
  const isButton = control.matches("button");
  const isOn = () => (isButton ? control === document.activeElement : control.checked);
  const first = isButton ? "lit" in control.dataset : control.checked;
  const show = () => {
    const isFirst = isOn() === first;
    drawn.style.visibility = isFirst ? "" : "hidden";
    other.style.visibility = isFirst ? "hidden" : "";
  };
  for (const type of ["change", "focus", "blur"]) control.addEventListener(type, show);
  show();
}

/** A field shows its own text in the place and the manner of the drawn one. */
function editable(input, drawn, picture) {
  const text = drawn?.querySelector("text");
  const ink = "--" + picture.classList[1].slice(7) + "-";
  if (text) {
    const style = getComputedStyle(text);
    const [left, , width] = input.dataset.box.split(" ").map(Number);
    const x = Number(text.getAttribute("x"));
    const isEnd = x > left + width / 2;
    const role = text.closest("[class^='m-']").getAttribute("class").slice(2);
    Object.assign(input.style, {
      font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
      letterSpacing: style.letterSpacing,
      textAlign: isEnd ? "right" : "left",
      [isEnd ? "paddingRight" : "paddingLeft"]: (isEnd ? left + width - x : x - left) + "px",
    });
    input.style.setProperty("--ink", `var(${ink}${role === "hint" ? "value" : role}, var(${ink}label))`);
    input.style.setProperty("--hint", `var(${ink}hint)`);
    drawn.remove();
  } else {
    input.style.setProperty("--ink", `var(${ink}value, var(${ink}label))`);
  }
}
