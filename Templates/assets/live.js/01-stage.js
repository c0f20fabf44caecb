// Live dialogs: a copy of the mockup with real controls over it. What a control shows is the picture's affair, but for
// the text of fields; what it does is the browser's.

const still = matchMedia("(prefers-reduced-motion: reduce)");

const make = (tag, className, parent) => {
  const element = document.createElement(tag);
  element.className = className;
  parent?.append(element);
  return element;
};

/** Lays a part over the picture, where its data says. */
const place = (element, [x, y, width, height]) => {
  const area = element.parentElement.dataset.box?.split(" ") ?? [0, 0];
  Object.assign(element.style, {
    left: x - area[0] + "px", top: y - area[1] + "px", width: width + "px", height: height + "px",
  });
};

/** Makes a dialog of a mockup and the live element next to it; once for each. */
function build(live) {
  const original = live.parentElement.querySelector("svg.mockup");
  const [width, height, scale] = live.dataset.size.split(" ").map(Number);
  const scene = live.firstElementChild;
  const frame = make("div", "live-frame", live);
  frame.append(scene);
  live.classList.add("live-" + original.classList[1].slice(7));

  // The copy has no ids: what it refers to is found in the picture itself.
  const picture = original.cloneNode(true);
  for (const element of [picture, ...picture.querySelectorAll("[id]")]) element.removeAttribute("id");
  for (const name of ["role", "aria-labelledby", "lang"]) picture.removeAttribute(name);
  picture.querySelector("title")?.remove();
  picture.querySelector("desc")?.remove();
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("width", width);
  picture.setAttribute("height", height);
  scene.prepend(picture);
  scene.style.width = width + "px";
  scene.style.height = height + "px";
  for (const element of scene.querySelectorAll("[data-box]")) place(element, element.dataset.box.split(" "));

  scrolling(scene, picture);
  const drawn = picture.querySelectorAll(".mockup-control");
  scene.querySelectorAll("input, button:has(+ svg)").forEach((control, index) => {
    if (control.nextElementSibling?.matches("svg")) stateful(control, drawn[index]);
    else editable(control, drawn[index], picture);
  });

  const bar = make("p", "live-bar", live);
  const key = make("button", "live-key", bar);
  key.textContent = live.dataset.key ?? WORDS.live.close;
  const outside = "outside" in live.dataset;
  const same = live.dataset.same;
  const isEscape = key.textContent === WORDS.live.escape;
  const way = outside
    ? isEscape ? WORDS.live.key_or_outside : WORDS.live.key_escape_or_outside
    : isEscape ? WORDS.live.key : WORDS.live.key_or_escape;
  // The key is within the sentence.
  const ways = way({ key: "\n" });
  const sentence = same ? WORDS.live.same({ ways, button: same }) : WORDS.live.none({ ways });
  const [before, after] = sentence.split("\n");
  bar.prepend(before);
  bar.append(after);

  const fit = () => {
    const room = Math.max(innerHeight - bar.offsetHeight - 48, 240);
    // As large as the drawing in the page, where that is shown.
    const drawn = original.getBoundingClientRect().width / width || scale;
    const size = Math.min(drawn, (innerWidth - 16) / width, Math.max(room / height, drawn * 0.6));
    scene.style.transform = `scale(${size})`;
    frame.style.width = width * size + "px";
    frame.style.height = height * size + "px";
  };
  return { original, scene, picture, key, same, outside, fit, moving: picture.querySelector(".mockup-dialog") };
}
