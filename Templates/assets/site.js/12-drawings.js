// The catalog’s drawings on other platforms than each card’s first. All of a platform are one script, loaded when a
// reader filters by it; until they are there, and where they cannot be had, a card keeps what it has and says what that is.
function catalogueDrawings(field, cards) {
  const names = new Map([...field.options].map((option) => [option.value, option.text]));
  const stages = cards.map(({ card, has }, number) => {
    const stage = card.querySelector(".catalogue-stage");
    const link = card.querySelector("h3 a");
    const [path, id] = link.getAttribute("href").split("#");
    return { card, number, platforms: has.platform, stage, first: stage?.firstElementChild, link, path, id };
  });

  // By platform: what is loaded, and the scripts that are on their way.
  const drawings = {};
  const scripts = {};
  window.patternbookDrawings = (platform, drawn) => (drawings[platform] = drawn);
  const load = (platform) => {
    const source = [...field.options].find((option) => option.value === platform)?.dataset.drawings;
    if (!source || scripts[platform]) return;
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => show(field.value);
    // The next choice tries again.
    script.onerror = () => delete scripts[platform];
    scripts[platform] = script;
    document.head.append(script);
  };

  const drawing = (platform, number) => {
    const drawn = drawings[platform]?.[number];
    if (typeof drawn !== "string") return drawn;
    const template = document.createElement("template");
    template.innerHTML = drawn;
    return (drawings[platform][number] = template.content.firstElementChild);
  };

  /** Says below a drawing what it shows, where that is not what was asked for. */
  const label = (stage, name) => {
    const old = stage.querySelector(".catalogue-drawn");
    if (!name) old?.remove();
    else if (!old) {
      const label = document.createElement("span");
      label.className = "catalogue-drawn";
      label.textContent = WORDS.catalogue.shown_on({ platform: name });
      stage.append(label);
    }
  };

  /** Has the cards that are in sight show a platform, or each its first one; their links lead to its mockup. */
  function show(platform) {
    load(platform);
    for (const { card, number, platforms, stage, first, link, path, id } of stages) {
      if (card.hidden) continue;
      link.setAttribute("href", `${path}${platform && "?platform=" + platform}#${id}`);
      if (!stage) continue;
      const isFirst = !platform || platform === platforms[0];
      const other = isFirst ? undefined : drawing(platform, number);
      const shown = other ?? first;
      if (shown !== stage.firstElementChild) stage.firstElementChild.replaceWith(shown);
      label(stage, isFirst || other ? "" : names.get(platforms[0]));
    }
  }
  return show;
}
