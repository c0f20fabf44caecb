// The interface

/** Every word that the interface shows or says: a site in another language replaces this part. */
const STRINGS = {
  search: "Search",
  close: "Close",
  placeholder: "Search pages, dialogs and rules",
  results: "Results",
  narrow: "Narrow to",
  hint: "Words of a heading, of a text, or on a button; in “quotes” if they follow each other.",
  recent: "Opened from search lately",
  start: "Start with",
  instead: "Try instead",
  retry: "Try again",
  nothing: "No page found",
  nothingFor: (query) => `Nothing was found for “${query}”.`,
  unknown: (facet, value) => `There is no ${facet.toLowerCase()} “${value}” here.`,
  failure: "The search could not be loaded. Is the network there?",
  share: "Link to this search",
  found: (count, isMore) => `${isMore ? "Over " : ""}${count} ${count === 1 ? "page" : "pages"}`,
  foundPhrase: "Pages with these words in a row",
  readAs: (word, others) => `“${word}” read as ${others.map((other) => `“${other}”`).join(", ")}`,
  nothingForWord: (word) => `nothing for “${word}”`,
  // Facets by the names that are typed.
  facets: { kind: "Kind", platform: "Platform", dialog: "Dialog kind", pack: "Pack", role: "Role", tag: "Tag" },
  kinds: { page: "Pages", dialog: "Dialogs", rule: "Rules" },
};
