/**
 * Adds up what the words of a query are worth in each entry and page: see Ranking.swift for how, and why. All numbers
 * are whole.
 */
class Ranking {
  constructor(engine, filter) {
    this.engine = engine;
    this.filter = filter;
    this.rarity = 0;
    // How many pages have entries of each kind that were found, by the kind's number.
    this.counts = engine.kinds.map(() => 0);
    this.entryScores = new Int32Array(engine.entryCount);
    this.entryRarities = new Int32Array(engine.entryCount);
    this.bestOfEntry = new Int32Array(engine.entryCount);
    this.pageScores = new Int32Array(engine.firstEntries.length);
    this.pageRarities = new Int32Array(engine.firstEntries.length);
    this.bestOfPage = new Int32Array(engine.firstEntries.length);
    this.entries = [];
    // Words in quotes.
    this.required = 0;
    this.requiredOfEntry = new Uint8Array(engine.entryCount);
  }

  add({ lists, rarity, isQuoted }) {
    const found = [];
    for (const { list, weight } of lists) {
      list.size = eachPosting(list, this.engine.weights.greatestImpact, (entry, impact) => {
        this.note(entry, impact * weight * rarity, found);
      });
    }
    this.addFound(found, rarity);
    // A list that was cut does not tell who lacks its word.
    if (isQuoted && lists.every(({ list }) => list.size < this.engine.weights.longestList)) {
      this.required += 1;
      for (const entry of found) this.requiredOfEntry[entry] += 1;
    }
  }

  /** Adds every entry that may be found, for a query without words. */
  addAll() {
    const found = [];
    for (let entry = 0; entry < this.engine.entryCount; entry++) this.note(entry, 1, found);
    this.addFound(found, 1);
  }

  note(entry, score, found) {
    if (this.filter && !this.filter[entry]) return;
    if (this.bestOfEntry[entry] === 0) found.push(entry);
    if (score > this.bestOfEntry[entry]) this.bestOfEntry[entry] = score;
  }

  addFound(found, rarity) {
    const pages = [];
    for (const entry of found) {
      const score = this.bestOfEntry[entry];
      const page = this.engine.pageOfEntry[entry];
      if (this.entryScores[entry] === 0) this.entries.push(entry);
      this.entryScores[entry] += score;
      this.entryRarities[entry] += rarity;
      if (this.bestOfPage[page] === 0) pages.push(page);
      if (score > this.bestOfPage[page]) this.bestOfPage[page] = score;
      this.bestOfEntry[entry] = 0;
    }
    for (const page of pages) {
      this.pageScores[page] += this.bestOfPage[page];
      this.pageRarities[page] += rarity;
      this.bestOfPage[page] = 0;
    }
    this.rarity += rarity;
  }

  /**
   * The pages with at least a third of the query's rarity, the best first: [{page, score, entries}]. Entries without
   * a word that stood in quotes are left out.
   */
  best() {
    const pages = new Map();
    for (const entry of this.entries) {
      if (this.requiredOfEntry[entry] < this.required) continue;
      const page = this.engine.pageOfEntry[entry];
      const score = Math.floor((this.entryScores[entry] * this.entryRarities[entry]) / this.rarity);
      const entries = pages.get(page);
      const own = { entry: entry - this.engine.firstEntries[page], score };
      if (entries) entries.push(own);
      else if (this.pageRarities[page] * 3 >= this.rarity) pages.set(page, [own]);
    }
    return Array.from(pages, ([page, entries]) => {
      const first = this.engine.firstEntries[page];
      for (const kind of new Set(entries.map(({ entry }) => this.engine.kindOfEntry[first + entry]))) this.counts[kind] += 1;
      const share = this.pageRarities[page];
      entries.sort((a, b) => b.score - a.score || a.entry - b.entry);
      const score = (entries[0].score + this.pageScores[page]) * share * share;
      return { page, score: Math.floor(score / (this.rarity * this.rarity)), entries };
    }).sort((a, b) => b.score - a.score || a.page - b.page);
  }
}
