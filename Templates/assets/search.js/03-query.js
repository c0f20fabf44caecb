// The engine (Sources/Search/Query)

const MOST_WORDS = 16;
const MOST_COMPLETIONS = 100;
// Read for the words that begin with a text.
const MOST_SHARDS = 2;
// Those at least a third as good as its best.
const HITS_OF_PAGE = 3;
// Read in search of words in quotes.
const MOST_PHRASE_PAGES = 30;
const PAGES_IN_TABLE = 64;
const HASH_LENGTH = 6;
const PAGE_HASH_LENGTH = 10;
// The rarity of function words is this more than it is.
const FUNCTION_MARK = 512;

/**
 * Takes a query apart: {text, runs, phrases, filters}. Runs are those of runsOf, with isQuoted, and completes on the one
 * that is still being typed; a phrase is the words of a quotation; a filter is {name, value}.
 */
function parseQuery(text, facetNames) {
  const runs = [];
  const phrases = [];
  const filters = [];
  const segments = text.split(/["“”„«»]/);
  segments.forEach((segment, number) => {
    // A quotation that is still open is typed as other words are.
    const isQuoted = number % 2 === 1 && number < segments.length - 1;
    const phrase = isQuoted ? sequenceOf(segment).map((piece) => piece.word) : [];
    if (phrase.length > 0) phrases.push(phrase);
    for (const match of segment.matchAll(/\S+/g)) {
      const chunk = match[0];
      const colon = chunk.indexOf(":");
      const name = chunk.slice(0, colon).toLowerCase();
      if (!isQuoted && colon > 0 && facetNames.includes(name)) {
        if (colon + 1 < chunk.length) filters.push({ name, value: chunk.slice(colon + 1).toLowerCase() });
        continue;
      }
      const found = runsOf(chunk);
      for (const run of found) runs.push({ ...run, isQuoted, completes: false });
      const isLast = number === segments.length - 1 && match.index + chunk.length === segment.length;
      if (!isQuoted && isLast && found.length > 0) runs[runs.length - 1].completes = true;
    }
  });
  return { text, runs: runs.slice(0, MOST_WORDS), phrases, filters };
}
