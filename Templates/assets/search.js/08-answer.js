/** What a query has found. Pages are loaded as they are asked for. */
class Answer {
  constructor(engine, ranking, words, query) {
    const { phrases, filters } = query;
    const ranked = ranking.best();
    this.engine = engine;
    this.query = query;
    /** How many pages have found entries of each kind: {page: 3, dialog: 1, rule: 0}. */
    this.counts = Object.fromEntries(engine.kinds.map((kind, number) => [kind, ranking.counts[number]]));
    this.ranked = phrases.length > 0 ? ranked.slice(0, MOST_PHRASE_PAGES) : ranked;
    this.words = words;
    this.phrases = phrases;
    this.filters = filters;
    this.taken = 0;
    /** How many pages were found; with phrases, how many may have them. There are more if a list was cut. */
    this.total = this.ranked.length;
    this.isCut = words.some(({ lists }) => lists.some(({ list }) => list.size >= engine.weights.longestList));
  }

  get isDone() {
    return this.taken >= this.ranked.length;
  }

  /** The next best pages, at most so many: [{title, url, trail, score, entries}], the best entries first. */
  async next(count) {
    const pages = [];
    while (pages.length < count && !this.isDone) {
      const batch = this.ranked.slice(this.taken, this.taken + count - pages.length);
      this.taken += batch.length;
      const loaded = await Promise.all(batch.map(({ page }) => this.engine.page(page)));
      loaded.forEach((page, index) => {
        const { score, page: number } = batch[index];
        const [best] = batch[index].entries;
        let entries = batch[index].entries
          .filter((entry) => entry.score * 3 >= best.score)
          .map(({ entry }) => page.entries[entry])
          .filter(Boolean);
        if (this.phrases.length > 0) {
          if (!this.phrases.every((phrase) => page.entries.some((entry) => contains(entry, phrase)))) return;
          entries = page.entries.filter((entry) => this.phrases.some((phrase) => contains(entry, phrase)));
        }
        pages.push({ ...page, number, score, entries: entries.slice(0, HITS_OF_PAGE) });
      });
    }
    return pages;
  }

  /** Where the words of the query stand in a text: [{from, to}], ascending. */
  hits(text) {
    const hits = [];
    for (const { word, from, to } of wordsOf(text)) {
      const number = this.words.findIndex(
        ({ text, forms, completes }) => forms.has(word) || word === text || (completes && word.startsWith(text)));
      if (number < 0) continue;
      const last = hits[hits.length - 1];
      if (last && from < last.to) last.to = Math.max(last.to, to);
      else hits.push({ from, to, number });
    }
    return hits;
  }

  /**
   * A text cut to about `size` characters around the words of the query: [{text, isHit}]. Nothing is cut within a
   * word; … stands for what was left out.
   */
  excerpt(text, size) {
    const hits = this.hits(text);
    let start = 0;
    let best = 0;
    // The window that holds the most different words, then the most words; it begins a little before a word.
    hits.forEach((hit, index) => {
      const inside = hits.slice(index).filter((other) => other.to <= hit.from + size * 0.8);
      const worth = new Set(inside.map((hit) => hit.number)).size * 100 + inside.length;
      if (worth > best) {
        best = worth;
        start = hit.to < size * 0.6 ? 0 : wordStart(text, hit.from - size * 0.2);
      }
    });
    const end = start + size < text.length ? wordEnd(text, start + size) : text.length;
    return mark(text, hits.filter((hit) => hit.from >= start && hit.to <= end), start, end);
  }

  /** A whole text with the words of the query marked: [{text, isHit}]. */
  marked(text) {
    return mark(text, this.hits(text), 0, text.length);
  }
}

/** Whether an entry has words one after the other, in one of its texts. */
function contains(entry, phrase) {
  return [entry.title, entry.message, ...entry.buttons.map(([label]) => label), entry.body].some((text) => {
    const words = sequenceOf(text).map((piece) => piece.word);
    return words.some((_, start) => phrase.every((word, index) => words[start + index] === word));
  });
}

function mark(text, hits, start, end) {
  const pieces = [];
  const push = (text, isHit) => text && pieces.push({ text, isHit });
  if (start > 0) push("… ", false);
  for (const { from, to } of hits) {
    push(text.slice(start, from), false);
    push(text.slice(from, to), true);
    start = to;
  }
  push(text.slice(start, end), false);
  if (end < text.length) push(" …", false);
  return pieces;
}

function wordStart(text, at) {
  const space = text.slice(Math.max(0, at - 24), at).search(/\s\S*$/);
  return space < 0 ? Math.floor(at) : Math.max(0, Math.floor(at) - 24) + space + 1;
}

function wordEnd(text, at) {
  const space = text.slice(at, at + 24).search(/\s/);
  return space < 0 ? at : at + space;
}
