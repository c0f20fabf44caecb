/**
 * The query of an answer with words near to those that were not found, more generously than search itself; then without
 * what it is narrowed to or puts in quotes.
 */
async function suggestions(spelling, { query, words, filters, phrases }) {
  const suggestions = [];
  const { text } = query;
  for (const { text: missing, lists } of words) {
    const place = lists.length === 0 && wordsOf(text).find(({ word }) => word === missing);
    if (!place) continue;
    const near = await spelling.nearWords(missing, missing.length < 6 ? 2 : 3);
    for (const { word } of near) suggestions.push(text.slice(0, place.from) + word + text.slice(place.to));
  }
  const found = words.map(({ text }) => text).join(" ");
  if (found !== "" && (filters.length > 0 || phrases.length > 0)) suggestions.push(found);
  return suggestions;
}
