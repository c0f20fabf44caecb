// Outline: the section at the top of the window is marked.
let outlined;
function outline() {
  outlined?.abort();
  const { signal } = (outlined = new AbortController());
  const links = new Map();
  for (const link of document.querySelectorAll(".outline a[href^='#']")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  if (links.size === 0) return;
  const list = document.querySelector(".outline");
  let current = null;
  let waiting = false;
  const mark = () => {
    waiting = false;
    const edge = parseFloat(getComputedStyle(html).scrollPaddingTop) + 24 || 100;
    const atEnd = innerHeight + scrollY >= html.scrollHeight - 2;
    let found = null;
    for (const [heading, link] of links) {
      const top = heading.getBoundingClientRect().top;
      if (top > (atEnd ? innerHeight : edge)) break;
      found = link;
    }
    if (found === current) return;
    current?.removeAttribute("aria-current");
    found?.setAttribute("aria-current", "location");
    current = found;
    if (found && list.scrollHeight > list.clientHeight) {
      const above = found.offsetTop - list.scrollTop;
      const hidden = above < 32 || above > list.clientHeight - 64;
      if (hidden) list.scrollTop = found.offsetTop - list.clientHeight / 2;
    }
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  addEventListener("scroll", soon, { passive: true, signal });
  addEventListener("resize", soon, { passive: true, signal });
  mark();
}

// In a long section the current page may lie below the edge of the navigation.
function navigation() {
  const list = document.querySelector(".navigation");
  const current = list?.querySelector("a[aria-current]");
  if (!current) return;
  const below = current.offsetTop + current.offsetHeight - list.clientHeight;
  if (below > 0) list.scrollTop = below + list.clientHeight / 2;
}

// Folded navigation closes when it has done its work: by a link, by Escape, by a tap next to it.
function folds() {
  const close = (except) => {
    for (const fold of document.querySelectorAll(".fold")) if (fold !== except) fold.open = false;
  };
  document.addEventListener("click", ({ target }) => {
    if (target.closest(".fold")) return;
    if (!target.closest(".local") || target.closest(".local a")) close();
  });
  document.addEventListener("keydown", (event) => {
    const open = document.querySelector(".fold[open]");
    if (event.key !== "Escape" || !open || event.defaultPrevented) return;
    close();
    open.querySelector("summary").focus();
  });
}

whenParsed(navigation);
forContent(outline);
whenParsed(folds);
