/**
 * Answers queries.
 *
 *   const engine = new Engine(load);        load(name): a promise of the data of <name>.js
 *   const answer = await engine.search("platform:watchos delete");
 *   answer.total                            pages found
 *   answer.words                            what was looked up: {text, forms, completes, corrections}
 *   await answer.next(6)                    the next best pages, with their best entries first
 */
class Engine {
  constructor(load) {
    this.load = load;
    this.files = new Map(); // by name: promises of what they hold
    this.pages = new Set(); // numbers of those that have been loaded
    this.opening = null;
  }

  /** Loads the root, once; searches wait for it by themselves. */
  open(isRetry = false) {
    if (!this.opening) {
      this.opening = this.load("root", isRetry).then((root) => this.readRoot(root));
      this.opening.catch(() => (this.opening = null));
    }
    return this.opening;
  }

  /** Loads the root anew, past any cache. */
  reopen() {
    this.opening = null;
    this.files.clear();
    this.pages.clear();
    return this.open(true);
  }

  /** Whether the last word of a query can be looked up without loading anything. */
  hasWord(query) {
    const last = runsOf(query).pop();
    if (!last) return true;
    const index = this.words ? this.shardIndex(last.word) : -1;
    return index >= 0 && this.files.has(`w${index}-${this.words.names[index]}`);
  }

  readRoot(root) {
    const shards = ({ first, names }) => ({ first: first.split(" "), names: hashes(names, HASH_LENGTH) });
    this.words = shards(root.words);
    this.spelling = shards(root.spelling);
    this.tables = hashes(root.pages.names, HASH_LENGTH);
    this.facets = root.facets;
    this.kinds = root.kinds;
    this.weights = root.weights;
    this.firstEntries = [];
    let entries = 0;
    const cursor = new Cursor(root.classes);
    while (!cursor.isDone) {
      const count = cursor.number();
      for (let pages = cursor.number(); pages > 0; pages--) {
        this.firstEntries.push(entries);
        entries += count;
      }
    }
    this.pageOfEntry = new Int32Array(entries);
    this.firstEntries.forEach((first, page) => {
      this.pageOfEntry.fill(page, first, this.firstEntries[page + 1]);
    });
    this.entryCount = entries;
  }

  file(name, read) {
    let promise = this.files.get(name);
    if (!promise) {
      promise = this.load(name).then(read);
      promise.catch(() => this.files.delete(name)); // so that it is tried again
      this.files.set(name, promise);
    }
    return promise;
  }

  termShard(index) {
    return this.file(`w${index}-${this.words.names[index]}`, (text) => new TermShard(text));
  }

  spellingShard(index) {
    return this.file(`s${index}-${this.spelling.names[index]}`, readSpelling);
  }

  hasPage(number) {
    return this.pages.has(number);
  }

  /** A page by its number: {title, url, trail, entries}. */
  async page(number) {
    const table = Math.floor(number / PAGES_IN_TABLE);
    const names = await this.file(`n${table}-${this.tables[table]}`, (text) => hashes(text, PAGE_HASH_LENGTH));
    const page = await this.file(`p-${names[number % PAGES_IN_TABLE]}`, ([title, url, trail, entries]) => ({
      title, url, trail,
      entries: entries.map(([kind, anchor, title, body, message = "", buttons = [], facets = []]) => ({
        kind: this.kinds[kind], anchor, title, body, message, buttons, facets,
      })),
    }));
    this.pages.add(number);
    return page;
  }

  // Words

  /** The words to look up: a joined word whole where the index has it, otherwise what it is made of. */
  async wordsOfRun(run) {
    const { isQuoted } = run;
    if (run.paired) {
      const pairs = pairsOf(run);
      // A single character is the beginning of pairs.
      return pairs.map(({ word }) => ({ text: word, isQuoted, completes: pairs.length === 1 && !isQuoted }));
    }
    const whole = { text: run.word, isQuoted, completes: run.completes };
    if (run.pieces.length > 1 && isWord(run) && (await this.isKnown(whole))) return [whole];
    const words = [];
    for (const piece of run.pieces.filter(isWord)) {
      const completes = run.completes && piece === run.pieces[run.pieces.length - 1];
      const word = { text: piece.word, isQuoted, completes };
      if (piece.parts.length === 0 || (await this.isKnown(word))) words.push(word);
      else for (const part of piece.parts) {
        words.push({ text: part.word, isQuoted, completes: completes && part.to === piece.to });
      }
    }
    return words;
  }

  async isKnown(word) {
    if ((await this.lists(word.text)).length > 0) return true;
    return word.completes && (await this.completions(word.text)).length > 0;
  }

  /**
   * Everything that a word leads to: itself or else other forms of it, what it begins, and, where that is little,
   * what it may be a slip for. Gives {text, isQuoted, completes, rarity, lists: [{list, weight}], forms, corrections};
   * the rarity is that of the word itself, or of the most frequent that it may stand for.
   */
  async matches(word) {
    const { weights } = this;
    const matches = { ...word, rarity: 0, lists: [], corrections: [] };
    const seen = new Set();
    let found = 0;
    const add = (lists, weight) => {
      let rarity = Infinity;
      for (const list of lists) {
        if (seen.has(list)) continue;
        seen.add(list);
        matches.lists.push({ list, weight });
        if (list.size === undefined) list.size = eachPosting(list, weights.greatestImpact, () => {});
        found += list.size;
        rarity = Math.min(rarity, list.rarity);
      }
      if (matches.rarity === 0 && rarity < Infinity) matches.rarity = rarity;
    };
    add(await this.lists(word.text), weights.exact);
    if (seen.size === 0 && !word.isQuoted) add(await this.otherForms(word.text), weights.otherForm);
    if (word.completes) add(await this.completions(word.text), weights.prefix);
    if (found < FEW_ENTRIES && !word.isQuoted) {
      for (const near of await this.nearWords(word.text, found)) {
        add(await this.lists(near.word), near.edits === 1 ? weights.oneEdit : weights.twoEdits);
        matches.corrections.push(near.word);
      }
    }
    matches.forms = new Set(matches.lists.flatMap(({ list }) => list.shard.forms(list)));
    return matches;
  }

  shardIndex(text) {
    return lastIndex(this.words.first, text);
  }

  /** The lists that a term leads to: one, or two for a word of English and of another language. */
  async lists(key) {
    const index = this.shardIndex(key);
    if (index < 0) return [];
    const shard = await this.termShard(index);
    const lists = [];
    for (let term = shard.firstIndex(key); shard.keys[term] === key; term++) {
      lists.push(await this.target(shard, term));
    }
    return lists.filter(Boolean);
  }

  async target(shard, term) {
    const target = shard.targets[term];
    if (typeof target === "number") return shard.lists[target];
    // The English list of that term: only English words share one. It stands there itself and never leads on.
    const other = await this.termShard(this.shardIndex(target));
    const index = other.firstIndex(target);
    return other.keys[index] === target ? other.lists[other.targets[index]] : undefined;
  }

  /** The lists of the words that begin with a text, the text itself aside. */
  async completions(beginning) {
    const prepared = await this.lists(beginning + "*");
    if (prepared.length > 0) return prepared;
    return this.wordsBeginningWith(beginning, (key) => key !== beginning);
  }

  /** The lists of the words that are the same word with another English ending, for a form that no page has. */
  async otherForms(word) {
    if (!/^[a-z]{3,}$/.test(word)) return [];
    const ending = ENDINGS.find((ending) => word.length - ending.length > 2 && word.endsWith(ending));
    // cancel, cancelling: the last consonant may be doubled.
    const base = word.slice(0, word.length - ending.length).replace(/(.)\1$/, "$1");
    return this.wordsBeginningWith(base, (key) => {
      const rest = key.slice(base.length);
      return ENDINGS.includes(rest) || (rest[0] === base[base.length - 1] && ENDINGS.includes(rest.slice(1)));
    });
  }

  async wordsBeginningWith(beginning, isWanted) {
    const lists = [];
    for (const index of filesOf(this.words, beginning, MOST_SHARDS)) {
      const shard = await this.termShard(index);
      for (let term = shard.firstIndex(beginning); term < shard.keys.length; term++) {
        const key = shard.keys[term];
        if (!key.startsWith(beginning) || lists.length >= MOST_COMPLETIONS) break;
        if (!isWanted(key) || /[*:]/.test(key)) continue;
        const list = await this.target(shard, term);
        if (list) lists.push(list);
      }
    }
    return lists;
  }

  // Near words

  /**
   * The words nearest to one that was found in but few entries: by one edit from four letters on, by two from eight,
   * or by as many as are given. Gives [{word, edits, frequency}], the frequency as its logarithm to the base 2.
   */
  async nearWords(text, found, most) {
    const letters = Array.from(text);
    if (letters.length < 4 || letters.length > 24) return [];
    if (!letters.every((letter) => kindOf(letter) === "letter")) return [];
    const mostEdits = most || (letters.length < 8 ? 1 : 2);
    const near = new Map();
    const spellings = await Promise.all(beginningsOf(letters, mostEdits).map((text) => this.spellings(text)));
    for (const { word, frequency } of spellings.flat()) {
      if (2 ** frequency <= found * 2) continue;
      const candidate = word[0] === "!" ? Array.from(word.slice(1)).reverse() : Array.from(word);
      const edits = editDistance(letters, candidate, mostEdits);
      if (edits >= 1 && edits <= mostEdits) near.set(candidate.join(""), { edits, frequency });
    }
    const nearest = Math.min(...Array.from(near.values(), ({ edits }) => edits));
    return Array.from(near, ([word, { edits, frequency }]) => ({ word, edits, frequency }))
      .filter(({ edits }) => edits === nearest)
      .sort((a, b) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_NEAR_WORDS);
  }

  async spellings(beginning) {
    const found = [];
    for (const index of filesOf(this.spelling, beginning, MOST_SPELLING_FILES)) {
      for (const spelling of await this.spellingShard(index)) {
        if (spelling.word.startsWith(beginning)) found.push(spelling);
      }
    }
    return found;
  }

  // Facets

  /**
   * For each entry 1 if it has, of each facet that a query names, one of the values named, which may be cut short;
   * otherwise 0.
   */
  async filter(filters) {
    const entries = new Uint8Array(this.entryCount).fill(1);
    for (const name of new Set(filters.map((filter) => filter.name))) {
      const own = new Uint8Array(this.entryCount);
      for (const filter of filters.filter((filter) => filter.name === name)) {
        for (const value of this.facetValues(filter)) {
          const [list] = await this.lists(`${name}:${value}`);
          if (list) eachRange(list, (start, end) => own.fill(1, start, end));
        }
      }
      for (let entry = 0; entry < entries.length; entry++) entries[entry] &= own[entry];
    }
    return entries;
  }

  facetValues({ name, value }) {
    const values = this.facets[name] || [];
    return values.includes(value) ? [value] : values.filter((other) => other.startsWith(value));
  }

  // Answers

  async search(text) {
    await this.open();
    const query = parseQuery(text, Object.keys(this.facets));
    const filter = query.filters.length > 0 ? await this.filter(query.filters) : null;
    const ranking = new Ranking(this, filter);
    let words = [];
    if (query.runs.length > 0) {
      words = (await Promise.all(query.runs.map((run) => this.wordsOfRun(run)))).flat().slice(0, MOST_WORDS);
      words = await Promise.all(words.map((word) => this.matches(word)));
      // A word that leads nowhere is passed over, it would count against all alike; one in quotes is missed by all.
      for (const word of words) if (word.lists.length > 0 || word.isQuoted) ranking.add(word);
    } else if (filter) {
      ranking.addAll();
    }
    return new Answer(this, ranking.best(), words, query);
  }
}

function hashes(text, length) {
  return Array.from({ length: text.length / length }, (_, index) => text.substr(index * length, length));
}

/** The numbers of the files, at most so many, that have the words beginning with a text. */
function filesOf({ first, names }, beginning, most) {
  const start = lastIndex(first, beginning);
  const numbers = [];
  for (let number = Math.max(start, 0); number < names.length && numbers.length < most; number++) {
    // A file whose words all come after those that begin so.
    if (number > start && !first[number].startsWith(beginning)) break;
    numbers.push(number);
  }
  return numbers;
}
