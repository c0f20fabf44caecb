/** Says that nothing was found, and offers other queries, the sections of the site, and the catalog. */
function showNothing(view, answer, others, completions) {
  const { facets } = view.engine;
  const { query } = view;
  const unknown = answer.filters.filter((filter) => facets.valuesOf(filter).length === 0);
  const said = unknown
    .map(({ name, value }) => WORDS.search.unknown({ facet: WORDS.search_facets[name] || name, value }))
    .join(" ");
  const replaced = unknown.flatMap((filter) =>
    instead(facets, filter).map((other) => [replaceFilter(query, filter, other), ...view.facetLabel(other)]));
  const queries = replaced.length > 0 ? replaced : Array.from(new Set(others), (text) => [text, text]);
  view.showMessage("", element("p", {}, said || WORDS.search.nothing_for({ query })), ways(view));
  const options = queries.map(([text, ...label]) => view.queryOption(text, label));
  view.showOptions(
    [...view.completing(completions), ...optionGroup(WORDS.search.instead, options)], said || WORDS.search.nothing);
}

/** What may be meant by a filter that no entry answers: the value in another facet, or all values of this one. */
function instead(facets, { name, value }) {
  const elsewhere = facets.names.flatMap((name) => facets.labelled(name)).filter((other) => begins(other, value));
  return elsewhere.length > 0 ? elsewhere : facets.labelled(name);
}

/** A query with another filter in place of one. */
function replaceFilter(query, { name, value }, other) {
  const replace = (part) => (part.toLowerCase() === `${name}:${value}` ? `${other.name}:${other.value}` : part);
  return query.split(/\s+/).map(replace).join(" ");
}

/** Links to the sections of the site and the catalog. */
function ways(view) {
  const links = document.querySelectorAll(".navigation > .nav > li > a, .site-header .header-link");
  const ways = new Map(Array.from(links, (link) => [link.href, link.textContent.trim()]));
  const close = () => view.onFollow && view.onFollow();
  return element("p", {}, Array.from(ways).slice(0, MOST_WAYS).flatMap(([href, text]) => [
    element("a", { href, click: close }, text), " · ",
  ]).slice(0, -1));
}

patternbookSearch("help", ({ shards, file, ...parts }) => {
  ({ areLetters, Cursor, filesOf, addLists, wordsOf, begins, element, optionGroup } = parts);
  const spelling = new Spelling(shards, file);
  return {
    unknown: (dictionary, word) => unknown(dictionary, spelling, word),
    suggestions: (answer) => suggestions(spelling, answer),
    showNothing,
  };
});
