// The catalog: fields that combine, and an address that says what they are set to, to be sent to a colleague.
function catalogue() {
  const form = document.querySelector(".catalogue-filters");
  if (!form) return;
  const status = document.querySelector(".catalogue-status");
  const none = document.querySelector(".catalogue-none");
  const clear = form.querySelector("[type=reset]");
  const fields = [...form.elements].filter((field) => field.name);
  const sections = [...document.querySelectorAll(".catalogue-kind")].map((section) => ({
    section,
    number: section.querySelector(".catalogue-number"),
    cards: [...section.querySelectorAll(".catalogue-card")].map((card) => ({
      card,
      words: folded(card.querySelector(".catalogue-words").textContent),
      has: {
        kind: [section.dataset.kind],
        platform: (card.dataset.platform ?? "").split(" "),
        pack: (card.dataset.pack ?? "").split(" "),
        role: (card.dataset.role ?? "").split(" "),
        marking: [card.classList.contains("dialog-do") ? "do" : card.classList.contains("dialog-dont") ? "dont" : ""],
      },
    })),
  }));
  const total = status.textContent;
  const platform = form.elements.platform;
  const showDrawings = catalogueDrawings(platform, sections.flatMap(({ cards }) => cards));

  const apply = () => {
    const words = folded(form.elements.words.value).split(/\s+/).filter(Boolean);
    const chosen = fields.filter((field) => field.name !== "words" && field.value);
    const fits = (entry) =>
      chosen.every(({ name, value }) => entry.has[name].includes(value)) &&
      words.every((word) => entry.words.includes(word));
    let shown = 0;
    for (const { section, number, cards } of sections) {
      let count = 0;
      for (const entry of cards) {
        entry.card.hidden = !fits(entry);
        if (!entry.card.hidden) count += 1;
      }
      section.hidden = count === 0;
      number.textContent = count;
      shown += count;
    }
    showDrawings(platform.value);
    const isFiltered = words.length > 0 || chosen.length > 0;
    clear.hidden = !isFiltered;
    none.hidden = shown > 0;
    const text = isFiltered ? WORDS.catalogue.shown({ shown, total }) : total;
    if (status.textContent !== text) status.textContent = text;
  };

  // Links to the catalog's other pages take the filters along.
  const links = [...document.querySelectorAll(".catalogue-pages a, .pager a")].map((link) => [link, link.getAttribute("href")]);
  const query = () => {
    const parameters = new URLSearchParams();
    for (const { name, value } of fields) if (value.trim()) parameters.set(name, value.trim());
    const text = parameters.toString();
    return text && "?" + text;
  };
  const carry = () => {
    for (const [link, href] of links) link.setAttribute("href", href + query());
  };
  const remember = (way) => {
    carry();
    if (query() === location.search) return;
    try {
      history[way](null, "", location.pathname + query());
    } catch {
      // A page opened from disk may not change its address everywhere; it filters all the same.
    }
  };
  const restore = () => {
    const parameters = new URLSearchParams(location.search);
    for (const field of fields) {
      field.value = parameters.get(field.name) ?? "";
      // A value that this page does not have leaves a choice empty.
      if (field.selectedIndex < 0) field.value = "";
    }
    carry();
    apply();
  };
  const reset = () => {
    for (const field of fields) field.value = "";
    apply();
    remember("pushState");
    fields[0].focus();
  };

  // Each choice is a step back; the letters of a word are not.
  let isTyping = false;
  form.addEventListener("input", ({ target }) => {
    apply();
    const isLetter = target.name === "words";
    remember(isLetter && isTyping ? "replaceState" : "pushState");
    isTyping = isLetter;
  });
  form.addEventListener("focusout", () => (isTyping = false));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    reset();
  });
  none.querySelector("button").addEventListener("click", reset);
  addEventListener("popstate", restore);
  form.hidden = false;
  restore();
}

/** Small letters without accents, so that "annuller" finds "Annullér". */
function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

whenParsed(catalogue);
