// The search of a Patternbook site: an engine that answers queries from the files of the index, and the interface
// around it. The site's script loads it when a reader first goes for the search.
//
//   <html data-search-root="../search/root.js">   where the index is, relative to the page; the site's root, which the
//                                                 index's addresses are relative to, is the folder around its folder
//   Patternbook.openSearch(query)                 opens the search, with a query if one is given
//   Patternbook.Engine                            the engine alone, which needs no document: see there
//   Patternbook.wordsOf(text)                     the words under which a text is found, folded, and where they stand
//
// A page with an element [data-search-page] has the search in there, and takes the query from its address (?q=…).
//
// The files of the index are scripts that hand their data to patternbookSearch(name, data), so that they load by a
// script element from any host, under any base path and from file://. The Swift module Search writes them. Its
// SearchReader answers queries step by step as the engine does here, to the same score; tests hold the two together.
// All of it is one file because scripts of a page opened from file:// cannot import others; its four parts depend
// upward only: text, format, engine, interface.

(() => {
  "use strict";

  // ---------------------------------------------------------------------------------------------------------------
  // Text: cut into words and folded as the index is (Sources/Search/Text)

  const LONGEST_WORD = 48;
  const MOST_PIECES = 12;
  const CAPITAL = /[\p{Lu}\p{Lt}]/u;
  const DIGIT = /\p{Nd}/u;
  const LETTER = /[\p{L}\p{M}]/u;
  // Scripts written without spaces: their words are the overlapping pairs of their characters.
  const PAIRED =
    /[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u318f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uffdc\u{20000}-\u{3ffff}]/u;
  const DROPPED = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;
  const DECOMPOSED = /[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/;
  const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/;
  const JOINTS = {
    "'": "apostrophe", "\u2019": "apostrophe",
    "-": "hyphen", "_": "hyphen", "\u2010": "hyphen", "\u2011": "hyphen",
    ".": "point",
    "\u00ad": "silent", "\u200c": "silent", "\u200d": "silent",
  };
  const UNDECOMPOSED = {
    ß: "ss", æ: "ae", œ: "oe", þ: "th", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", ſ: "s", ς: "σ",
  };

  // Most words are like this one: no need to go through them letter by letter.
  const PLAIN = /[A-Za-z]?[a-z0-9]+(?=[\s,;:!?()]|$)/y;

  function characterAt(text, at) {
    const code = text.charCodeAt(at);
    return code < 0xd800 || code > 0xdfff ? text[at] : String.fromCodePoint(text.codePointAt(at));
  }

  function kindOf(character) {
    const code = character.codePointAt(0);
    if (code < 0x80) {
      if (code >= 0x61 && code <= 0x7a) return "letter";
      if (code >= 0x41 && code <= 0x5a) return "capital";
      return code >= 0x30 && code <= 0x39 ? "digit" : "separator";
    }
    if (CAPITAL.test(character)) return "capital";
    if (DIGIT.test(character)) return "digit";
    if (LETTER.test(character)) return PAIRED.test(character) ? "paired" : "letter";
    return "separator";
  }

  /** A character without case and diacritics; "" for a mark. */
  function fold(character) {
    if (character < "\u0080") return character.toLowerCase();
    if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0).toLowerCase();
    let small = character.toLowerCase();
    if (DECOMPOSED.test(character)) small = small.normalize("NFD");
    small = small.replace(DROPPED, "");
    return UNDECOMPOSED[small] || small;
  }

  /** The number of characters, counted no further than just above a limit. */
  function length(text, limit) {
    if (text.length <= limit) return text.length;
    let count = 0;
    for (const _ of text) if (++count > limit) break;
    return count;
  }

  /**
   * The runs of a text: stretches that may be several words at once. A run has pieces, one before and one after each
   * hyphen, and these have parts, begun by the capitals of an identifier. Each is {word, from, to}: its folded text and
   * where it stands in the original.
   */
  function runsOf(text) {
    const runs = [];
    let at = 0;
    while (at < text.length) {
      const run = readPlainRun(text, at) || readRun(text, at);
      if (run) runs.push(run);
      at = run ? run.to : at + characterAt(text, at).length;
    }
    return runs;
  }

  function readPlainRun(text, from) {
    PLAIN.lastIndex = from;
    const match = PLAIN.exec(text);
    if (!match) return null;
    const to = from + match[0].length;
    const word = match[0].toLowerCase();
    return { word, from, to, paired: false, pieces: [{ word, from, to, parts: [] }], text: match[0] };
  }

  function readRun(text, start) {
    const starts = []; // of parts: {at: in the folded text, from: in the original, piece: whether of a piece, too}
    let folded = "";
    let previous = "separator";
    let capitals = 0;
    let lastCapital = null;
    let lettersSinceCapital = 0;
    let startsPiece = true;
    let paired = false;
    let at = start;
    let end = start;
    while (at < text.length) {
      const character = characterAt(text, at);
      const kind = kindOf(character);
      const next = at + character.length;
      if (kind === "separator") {
        const joint = JOINTS[character];
        const nextKind = next < text.length ? kindOf(characterAt(text, next)) : "separator";
        if (!joint || end === start || paired || nextKind === "separator" || nextKind === "paired") break;
        if (joint === "hyphen") {
          if (starts.filter((start) => start.piece).length >= MOST_PIECES) break;
          startsPiece = true;
        } else if (joint === "point") {
          if (previous !== "digit" || nextKind !== "digit") break;
          folded += ".";
        } else if (joint === "apostrophe") {
          // l’alerte is two words, user’s one.
          const piece = starts.filter((start) => start.piece).pop();
          if (length(folded.slice(piece.at), 2) <= 2 && threeLettersFollow(text, next)) break;
        }
        at = next;
        continue;
      }
      if (end === start) paired = kind === "paired";
      else if (paired !== (kind === "paired")) break;
      if (startsPiece) {
        starts.push({ at: folded.length, from: at, piece: true });
        startsPiece = false;
        capitals = 0;
        lettersSinceCapital = 0;
      } else if (kind === "capital" && previous !== "capital") {
        starts.push({ at: folded.length, from: at, piece: false });
      }
      if (kind === "capital") {
        capitals = previous === "capital" && capitals > 0 ? capitals + 1 : 1;
        lastCapital = { at: folded.length, from: at, piece: false };
        lettersSinceCapital = 0;
      } else if (kind === "letter") {
        lettersSinceCapital += 1;
        // UIAlert is UI and Alert, but APIs is one word.
        if (lettersSinceCapital === 2 && capitals > 1) starts.push(lastCapital);
      } else {
        capitals = 0;
        lettersSinceCapital = 0;
      }
      previous = kind;
      folded += fold(character);
      at = next;
      end = next;
    }
    if (end === start) return null;
    return assembleRun(text, folded, starts, end, paired);
  }

  function threeLettersFollow(text, at) {
    for (let count = 0; count < 3; count++) {
      if (at >= text.length) return false;
      const character = characterAt(text, at);
      const kind = kindOf(character);
      if (kind !== "letter" && kind !== "capital") return false;
      at += character.length;
    }
    return true;
  }

  function assembleRun(text, folded, starts, end, paired) {
    const between = (list, index) => {
      const next = list[index + 1];
      return {
        word: folded.slice(list[index].at, next ? next.at : folded.length),
        from: list[index].from,
        to: next ? next.from : end,
        at: list[index].at,
      };
    };
    const pieceStarts = starts.filter((start) => start.piece);
    const pieces = pieceStarts.map((_, index) => {
      const piece = between(pieceStarts, index);
      const limit = piece.at + piece.word.length;
      const own = starts.filter((start) => start.at >= piece.at && start.at < limit);
      const parts = own
        .map((start, part) => ({
          word: folded.slice(start.at, part + 1 < own.length ? own[part + 1].at : limit),
          from: start.from,
          to: part + 1 < own.length ? own[part + 1].from : piece.to,
        }))
        .filter((part) => length(part.word, 1) > 1); // a single letter is no part, and iPhone has none
      piece.parts = parts.length > 1 ? parts : [];
      return piece;
    });
    return { word: folded, from: starts[0].from, to: end, paired, pieces, text: text.slice(starts[0].from, end) };
  }

  const isWord = ({ word }) => word !== "" && length(word, LONGEST_WORD) <= LONGEST_WORD;

  /** The overlapping pairs of a paired run; a character that stands alone is a word. */
  function pairsOf(run) {
    // Folding leaves these scripts as they are but for marks and case: each character keeps its place.
    const characters = [];
    let from = run.from;
    for (const character of run.text) {
      const word = fold(character);
      if (word) characters.push({ word, from, to: from + character.length });
      from += character.length;
    }
    if (characters.length < 2) return characters;
    return characters.slice(1).map((next, index) => ({
      word: characters[index].word + next.word,
      from: characters[index].from,
      to: next.to,
    }));
  }

  /** The words of a text as they follow each other, without the parts of identifiers and the wholes of compounds. */
  function sequenceOf(text) {
    return runsOf(text).flatMap((run) => (run.paired ? pairsOf(run) : run.pieces.filter(isWord)));
  }

  /** Every word under which a text is found, some within others: {word, from, to}. */
  function wordsOf(text) {
    return runsOf(text).flatMap((run) => {
      if (run.paired) return pairsOf(run);
      const pieces = run.pieces.filter(isWord).flatMap((piece) => [piece, ...piece.parts]);
      return run.pieces.length > 1 && isWord(run) ? [run, ...pieces] : pieces;
    });
  }

  // ---------------------------------------------------------------------------------------------------------------
  // The format of the index (Sources/Search/Format)

  const RADIX = 92;
  const LEADS = [48, 32, 9, 2, 1]; // of numbers with 1, 2, 3… digits: how many values the first digit may have
  const DIGITS = new Int8Array(128).fill(-1);
  for (let code = 0x20, digit = 0; code < 0x7f; code++) {
    if (code !== 0x22 && code !== 0x3c && code !== 0x5c) DIGITS[code] = digit++;
  }
  const LEAD = []; // by the first digit: {more: digits that follow, base: the least number}
  for (let more = 0, base = 0, first = 0; more < LEADS.length; more++) {
    for (let value = 0; value < LEADS[more]; value++) LEAD.push({ more, base: base - first * RADIX ** more });
    first += LEADS[more];
    base += LEADS[more] * RADIX ** more;
  }

  /** Reads numbers and words from a string of the index. */
  class Cursor {
    constructor(text, at = 0, end = text.length) {
      this.text = text;
      this.at = at;
      this.end = end;
    }

    get isDone() {
      return this.at >= this.end;
    }

    digit() {
      return DIGITS[this.text.charCodeAt(this.at++)];
    }

    number() {
      let value = this.digit();
      const { more, base } = LEAD[value];
      for (let count = 0; count < more; count++) value = value * RADIX + this.digit();
      return value + base;
    }

    word() {
      const count = this.number();
      this.at += count;
      return this.text.slice(this.at - count, this.at);
    }

    /** A word written by what it does not share with the one before. */
    wordAfter(last) {
      const shared = this.number();
      return last.slice(0, shared) + this.word();
    }
  }

  /** A shard of the dictionary: words in order, and the lists that they lead to. */
  class TermShard {
    constructor(text) {
      this.text = text;
      this.keys = [];
      this.targets = []; // a number of this.lists, or a word in another shard
      this.lists = [];
      const cursor = new Cursor(text);
      let key = "";
      while (!cursor.isDone) {
        key = cursor.wordAfter(key);
        this.keys.push(key);
        const head = cursor.number();
        if (head > 1) this.targets.push(this.lists.length - (head - 1));
        else if (head === 1) this.targets.push(cursor.word());
        else this.targets.push(this.readList(cursor));
      }
    }

    readList(cursor) {
      const list = { shard: this, rarity: cursor.number(), formsElsewhere: [] };
      for (let count = cursor.number(); count > 0; count--) list.formsElsewhere.push(cursor.word());
      list.end = cursor.number();
      list.start = cursor.at;
      list.end += list.start;
      cursor.at = list.end;
      return this.lists.push(list) - 1;
    }

    /** The first term that does not come before a text. */
    firstIndex(text) {
      return lowerBound(this.keys, text);
    }

    /** The forms of the word that a list stands for. */
    forms(list) {
      const number = this.lists.indexOf(list);
      return [...this.keys.filter((_, index) => this.targets[index] === number), ...list.formsElsewhere];
    }
  }

  /** Calls visit(entry, impact) for each posting of a list, best first; returns how many there are. */
  function eachPosting(list, greatestImpact, visit) {
    const cursor = new Cursor(list.shard.text, list.start, list.end);
    let impact = greatestImpact;
    let total = 0;
    while (!cursor.isDone) {
      const head = cursor.number();
      impact -= head >> 2;
      let count = (head & 3) + 1;
      if (count === 4) count += cursor.number();
      total += count;
      for (let entry = 0; count > 0; count--) {
        entry += cursor.number();
        visit(entry, impact);
        entry += 1;
      }
    }
    return total;
  }

  /** Calls visit(start, end) for each run of neighbours in a set of entries. */
  function eachRange(list, visit) {
    const cursor = new Cursor(list.shard.text, list.start, list.end);
    let end = 0;
    while (!cursor.isDone) {
      const start = end + cursor.number();
      end = start + cursor.number() + 1;
      visit(start, end);
    }
  }

  function lowerBound(keys, text) {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keys[middle] < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The last of ascending keys that does not come after a text, or -1. */
  function lastIndex(keys, text) {
    const index = lowerBound(keys, text);
    return keys[index] === text ? index : index - 1;
  }

  // ---------------------------------------------------------------------------------------------------------------
  // The engine (Sources/Search/Query)

  const MOST_WORDS = 16;
  const FEW_ENTRIES = 3; // a word that is found in fewer is taken for a possible slip
  const MOST_COMPLETIONS = 100;
  const MOST_SHARDS = 2; // read for the words that begin with a text
  const MOST_SPELLING_FILES = 4;
  const MOST_NEAR_WORDS = 3;
  const HITS_OF_PAGE = 3; // those at least a third as good as its best
  const MOST_PHRASE_PAGES = 30; // read in search of words in quotes
  const PAGES_IN_TABLE = 64;
  const HASH_LENGTH = 6;
  const PAGE_HASH_LENGTH = 10;
  const ENDINGS = [
    "ations", "ation", "ments", "ment", "ings", "ions", "ers", "ied", "ies", "ing", "ion", "al", "ed", "er", "es", "ly",
    "e", "s", "y", "",
  ];

  /**
   * Takes a query apart: {runs, phrases, filters}. Runs are those of runsOf, with isQuoted, and completes on the one
   * that is still being typed; a phrase is the words of a quotation; a filter is {name, value}.
   */
  function parseQuery(text, facetNames) {
    const runs = [];
    const phrases = [];
    const filters = [];
    const segments = text.split(/["“”„«»]/);
    segments.forEach((segment, number) => {
      const isQuoted = number % 2 === 1;
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
    return { runs: runs.slice(0, MOST_WORDS), phrases, filters };
  }

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

  function readSpelling(text) {
    const cursor = new Cursor(text);
    const spellings = [];
    for (let word = ""; !cursor.isDone; ) {
      word = cursor.wordAfter(word);
      spellings.push({ word, frequency: cursor.digit() });
    }
    return spellings;
  }

  /**
   * What the words looked for begin with, in the dictionary that has them forwards and, after "!", backwards: of one
   * edit, the first or the second half is free, unless it swaps the letters between; of more, the first or the last
   * three letters mostly are.
   */
  function beginningsOf(letters, mostEdits) {
    const backwards = (letters) => "!" + letters.reverse().join("");
    if (mostEdits > 1) return [letters.slice(0, 3).join(""), backwards(letters.slice(-3))];
    const half = letters.length >> 1;
    return [
      letters.slice(0, half).join(""),
      letters.slice(0, half - 1).join("") + letters[half],
      backwards(letters.slice(half)),
    ];
  }

  /**
   * The letters that one word has to have inserted, removed, replaced, or swapped with their neighbours to become
   * another; some number above the limit where it is more than that.
   */
  function editDistance(left, right, limit) {
    if (Math.abs(left.length - right.length) > limit) return limit + 1;
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, column) => column);
    for (let i = 1; i <= left.length; i++) {
      const row = [i];
      for (let j = 1; j <= right.length; j++) {
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (left[i - 1] === right[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      [beforeLast, last] = [last, row];
    }
    return last[right.length];
  }

  /**
   * Adds up what the words of a query are worth in each entry and page: see Ranking.swift for how, and why. All numbers
   * are whole.
   */
  class Ranking {
    constructor(engine, filter) {
      this.engine = engine;
      this.filter = filter;
      this.rarity = 0;
      this.entryScores = new Int32Array(engine.entryCount);
      this.entryRarities = new Int32Array(engine.entryCount);
      this.bestOfEntry = new Int32Array(engine.entryCount);
      this.pageScores = new Int32Array(engine.firstEntries.length);
      this.pageRarities = new Int32Array(engine.firstEntries.length);
      this.bestOfPage = new Int32Array(engine.firstEntries.length);
      this.entries = [];
      this.required = 0; // words in quotes
      this.requiredOfEntry = new Uint8Array(engine.entryCount);
    }

    add({ lists, rarity, isQuoted }) {
      const found = [];
      for (const { list, weight } of lists) {
        eachPosting(list, this.engine.weights.greatestImpact, (entry, impact) => {
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
        const share = this.pageRarities[page];
        entries.sort((a, b) => b.score - a.score || a.entry - b.entry);
        const score = (entries[0].score + this.pageScores[page]) * share * share;
        return { page, score: Math.floor(score / (this.rarity * this.rarity)), entries };
      }).sort((a, b) => b.score - a.score || a.page - b.page);
    }
  }

  /** What a query has found. Pages are loaded as they are asked for. */
  class Answer {
    constructor(engine, ranked, words, { phrases, filters }) {
      this.engine = engine;
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

    /** Whether the next best pages need not be loaded. */
    isAtHand(count) {
      return this.ranked.slice(this.taken, this.taken + count).every(({ page }) => this.engine.hasPage(page));
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

    /** Words near to those that were not found, more generously than search itself: other queries to try. */
    async suggestions() {
      const suggestions = [];
      for (const { text, lists } of this.words) {
        if (lists.length > 0) continue;
        const near = await this.engine.nearWords(text, 0, text.length < 6 ? 2 : 3);
        suggestions.push(...near.map(({ word }) => word));
      }
      return suggestions;
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

  // ---------------------------------------------------------------------------------------------------------------
  // The interface

  const PAGES_AT_ONCE = 5; // about a screen; each costs a file
  const EXCERPT = 170; // characters
  const KIND_LABELS = { page: "Pages", dialog: "Dialogs", rule: "Rules" };
  // A search that has to load something waits whether another letter comes: a little longer than the last one took.
  const SHORTEST_PAUSE = 40; // milliseconds
  const LONGEST_PAUSE = 180;

  /** An element with attributes and properties, and children that are elements or text. */
  function element(tag, attributes = {}, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") node.addEventListener(name, value);
      else if (value !== false && value !== undefined) node.setAttribute(name, value);
    }
    node.append(...children.flat());
    return node;
  }

  /** Pieces of text, those that answer the query marked. Text from the index never becomes markup. */
  function markedText(pieces) {
    return pieces.map(({ text, isHit }) => (isHit ? element("mark", {}, text) : text));
  }

  /** Loads files of the index by script elements. */
  function scriptLoader(rootURL) {
    const waiting = new Map();
    globalThis.patternbookSearch = (name, data) => {
      const promise = waiting.get(name);
      if (promise) promise.resolve(data);
    };
    return (name, isRetry) =>
      new Promise((resolve, reject) => {
        const url = new URL(name + ".js", rootURL);
        // The root keeps its name: one that does not fit the other files may come from a cache.
        if (isRetry) url.search = Date.now();
        const script = element("script", { src: url.href });
        const end = (then) => (value) => {
          waiting.delete(name);
          script.remove();
          then(value);
        };
        waiting.set(name, { resolve: end(resolve) });
        script.onload = script.onerror = end(() => reject(new Error(`${url} did not load`)));
        document.head.append(script);
      });
  }

  /** The search in an element: field, facets, results, count. */
  class SearchView {
    constructor(container, engine, siteURL) {
      this.container = container;
      this.engine = engine;
      this.siteURL = siteURL;
      this.changedAt = -Infinity;
      this.pause = 0;
      this.ticket = 0; // of the latest search: what comes back for an older one is dropped
      this.answer = null;
      this.build();
    }

    build() {
      this.input = element("input", {
        type: "text", name: "q", role: "combobox", "aria-label": "Search", "aria-autocomplete": "list",
        "aria-expanded": "false", "aria-controls": "search-results", placeholder: "Search pages, dialogs and rules",
        autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go", maxlength: "200",
        input: () => this.changed(),
        keydown: (event) => this.keyPressed(event),
      });
      this.field = element("div", { class: "search-field" }, magnifier(), this.input);
      this.facets = element("div", { class: "search-facets", role: "group", "aria-label": "Narrow to" });
      this.results = element("div", {
        class: "search-results", id: "search-results", role: "listbox", "aria-label": "Results",
        scroll: () => this.moreIfNearEnd(),
        // The field keeps the focus, so that typing goes on.
        mousedown: (event) => event.preventDefault(),
      });
      this.empty = element("div", { class: "search-empty" });
      this.count = element("p", { class: "search-count", role: "status" });
      this.container.replaceChildren(this.field, this.facets, this.empty, this.results, this.count);
      this.showEmpty();
    }

    get query() {
      return this.input.value.trim();
    }

    set query(text) {
      this.input.value = text;
      this.changed();
    }

    // Searching

    changed() {
      if (this.onQuery) this.onQuery(this.query);
      const now = performance.now();
      const rhythm = (now - this.changedAt) * 1.3;
      const isBeginning = this.query.length < 3;
      this.pause = isBeginning ? LONGEST_PAUSE : rhythm > 1000 ? 0 : rhythm;
      this.pause = Math.min(Math.max(this.pause, SHORTEST_PAUSE), LONGEST_PAUSE);
      this.changedAt = now;
      this.search();
    }

    /** Waits until no letter has come for a while; gives whether this is still the latest search. */
    async isSettled(ticket) {
      const left = this.changedAt + this.pause - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      return ticket === this.ticket;
    }

    async search(isRetry = false) {
      const ticket = ++this.ticket;
      const text = this.input.value;
      if (text.trim() === "") {
        this.answer = null;
        this.showEmpty();
        return;
      }
      this.results.setAttribute("aria-busy", "true");
      try {
        if (!this.engine.hasWord(text) && !(await this.isSettled(ticket))) return;
        const answer = await this.engine.search(text);
        if (!answer.isAtHand(PAGES_AT_ONCE) && !(await this.isSettled(ticket))) return;
        const pages = await answer.next(PAGES_AT_ONCE);
        if (ticket !== this.ticket) return;
        this.answer = answer;
        if (pages.length > 0) this.showPages(pages);
        else await this.showNothing(answer, ticket);
        this.showFacets(answer.filters);
      } catch (error) {
        if (ticket !== this.ticket) return;
        // The site may have been published anew since this page was opened: its files have other names now.
        if (!isRetry) return this.engine.reopen().then(() => this.search(true), () => this.showFailure());
        this.showFailure();
      } finally {
        if (ticket === this.ticket) this.results.removeAttribute("aria-busy");
      }
    }

    async more() {
      const { answer, ticket } = this;
      if (!answer || answer.isDone || this.isLoadingMore) return;
      this.isLoadingMore = true;
      try {
        const pages = await answer.next(PAGES_AT_ONCE);
        if (ticket === this.ticket) this.results.append(...pages.map((page) => this.group(page)));
      } catch {
        // What is shown already stays.
      } finally {
        this.isLoadingMore = false;
      }
    }

    moreIfNearEnd() {
      const { scrollTop, clientHeight, scrollHeight } = this.results;
      if (scrollTop + clientHeight > scrollHeight - 200) this.more();
    }

    // Showing

    showPages(pages) {
      this.empty.hidden = true;
      this.results.hidden = false;
      this.results.replaceChildren(...pages.map((page) => this.group(page)));
      this.results.scrollTop = 0;
      this.input.setAttribute("aria-expanded", "true");
      this.select(null);
      const { total, isCut, words, phrases } = this.answer;
      const found = `${isCut ? "Over " : ""}${total} ${total === 1 ? "page" : "pages"}`;
      const quoted = (text) => `“${text}”`;
      const corrected = words.filter((word) => word.corrections.length > 0);
      const missing = words.filter((word) => word.lists.length === 0);
      this.count.textContent = [
        phrases.length > 0 ? "Pages with these words in a row" : found,
        ...corrected.map((word) => `${quoted(word.text)} read as ${word.corrections.map(quoted).join(", ")}`),
        ...missing.map((word) => `nothing for ${quoted(word.text)}`),
      ].join(" · ");
    }

    group({ title, url, trail, entries }) {
      const [first] = entries;
      const isLead = first.kind !== "dialog" && first.anchor === "";
      const above = isLead ? trail : [...trail, title];
      const heading = element("p", { class: "search-group-title", role: "presentation" }, above.join(" › "));
      return element("div", { class: "search-group", role: "group", "aria-label": title },
        above.length > 0 ? heading : [],
        entries.map((entry) => this.hit(entry, title, url)));
    }

    hit(entry, pageTitle, url) {
      const href = new URL(url + (entry.anchor ? "#" + encodeURIComponent(entry.anchor) : ""), this.siteURL).href;
      const title = entry.title || pageTitle;
      return element("a", {
        class: "search-hit", role: "option", id: `search-hit-${this.nextNumber()}`, href, tabindex: "-1",
        "aria-selected": "false", "data-kind": entry.kind,
        mousemove: (event) => this.select(event.currentTarget, false),
        click: () => this.onFollow && this.onFollow(),
      },
        element("span", { class: "search-hit-title" }, markedText(this.answer.marked(title))),
        entry.kind === "dialog" ? this.dialog(entry) : this.excerpt(entry.body));
    }

    excerpt(text) {
      return text ? element("span", { class: "search-excerpt" }, markedText(this.answer.excerpt(text, EXCERPT))) : [];
    }

    /** A dialog in small: its message, and its buttons by their roles; its title is the hit's. */
    dialog({ message, buttons, facets }) {
      const platforms = facets.filter((facet) => facet.startsWith("platform:")).map((facet) => facet.slice(9));
      const button = ([label, role]) =>
        element("span", { class: "search-button", "data-role": role || "default" },
          markedText(this.answer.marked(label)));
      return [
        this.excerpt(message),
        element("span", { class: "search-buttons" },
          buttons.map(button),
          element("span", { class: "search-platforms" }, platforms.join(", "))),
      ];
    }

    nextNumber() {
      this.lastNumber = (this.lastNumber || 0) + 1;
      return this.lastNumber;
    }

    /** Before anything is typed: what can be searched for. */
    showEmpty() {
      const { facets } = this.engine;
      const examples = [];
      if (facets && facets.role) examples.push(`role:${facets.role[facets.role.length - 1]}`);
      if (facets && facets.platform) examples.push(`platform:${facets.platform[0]} cancel`);
      this.showMessage("",
        element("p", {}, "Words of a heading, of a text, or on a button; in “quotes” if they follow each other."),
        examples.length > 0 ? this.queries(examples) : []);
      this.showFacets([]);
    }

    async showNothing(answer, ticket) {
      const others = await answer.suggestions();
      if (ticket !== this.ticket) return;
      const words = answer.words.map(({ text }) => text).join(" ");
      if (words !== "" && (answer.filters.length > 0 || answer.phrases.length > 0)) others.push(words);
      this.showMessage("No page found",
        element("p", {}, `Nothing was found for “${this.query}”.`),
        others.length > 0 ? [element("p", {}, "Try instead"), this.queries(others)] : []);
    }

    showFailure() {
      const text = "The search could not be loaded";
      this.showMessage(text, element("p", {}, `${text}. Is the network there?`));
    }

    showMessage(status, ...children) {
      this.results.replaceChildren();
      this.results.hidden = true;
      this.input.setAttribute("aria-expanded", "false");
      this.select(null);
      this.empty.replaceChildren(...children.flat());
      this.empty.hidden = false;
      this.count.textContent = status;
    }

    /** Queries that can be taken over by a click. */
    queries(texts) {
      return element("p", { class: "search-facets" },
        Array.from(new Set(texts), (text) =>
          element("button", { type: "button", click: () => this.take(text) }, text)));
    }

    take(text) {
      this.query = text;
      this.input.focus();
    }

    /** The facets at hand: kinds always, platforms and roles for who looks for dialogs. */
    showFacets(active) {
      const { facets } = this.engine;
      if (!facets) return;
      const has = (list, { name, value }) => list.some((one) => one.name === name && one.value === value);
      const names = active.length > 0 ? ["kind", "platform", "role"] : ["kind"];
      const offered = names.flatMap((name) => (facets[name] || []).map((value) => ({ name, value })));
      const others = active.filter((filter) => !has(offered, filter));
      this.facets.replaceChildren(...[...others, ...offered].map((facet) =>
        element("button", {
          type: "button", "aria-pressed": String(has(active, facet)),
          click: () => this.toggle(`${facet.name}:${facet.value}`),
        }, (facet.name === "kind" && KIND_LABELS[facet.value]) || facet.value)));
    }

    toggle(facet) {
      const parts = this.query.split(/\s+/).filter(Boolean);
      const rest = parts.filter((part) => part.toLowerCase() !== facet);
      this.take(rest.length < parts.length ? rest.join(" ") : [facet, ...parts].join(" "));
    }

    // Keyboard

    keyPressed(event) {
      if (event.isComposing) return;
      const hits = Array.from(this.results.querySelectorAll(".search-hit"));
      const at = hits.indexOf(this.selected);
      const moves = {
        ArrowDown: () => (at + 1 < hits.length ? at + 1 : this.answer && !this.answer.isDone ? at : 0),
        ArrowUp: () => (at > 0 ? at - 1 : hits.length - 1),
        PageDown: () => Math.min(at + 5, hits.length - 1),
        PageUp: () => Math.max(at - 5, 0),
      };
      if (moves[event.key] && hits.length > 0) {
        event.preventDefault();
        const next = moves[event.key]();
        this.select(hits[next]);
        if (next > hits.length - 4) this.more();
      } else if (event.key === "Enter") {
        event.preventDefault();
        const hit = this.selected || hits[0];
        if (!hit) return;
        if (event.ctrlKey || event.metaKey) window.open(hit.href);
        else hit.click();
      }
    }

    select(hit, scrolls = true) {
      if (hit === this.selected) return;
      if (this.selected) this.selected.setAttribute("aria-selected", "false");
      this.selected = hit;
      if (!hit) return this.input.removeAttribute("aria-activedescendant");
      hit.setAttribute("aria-selected", "true");
      this.input.setAttribute("aria-activedescendant", hit.id);
      if (scrolls) hit.scrollIntoView({ block: "nearest" });
    }
  }

  function magnifier() {
    const namespace = "http://www.w3.org/2000/svg";
    const icon = document.createElementNS(namespace, "svg");
    const path = document.createElementNS(namespace, "path");
    const attributes = { class: "icon", width: 18, height: 18, viewBox: "0 0 18 18", "aria-hidden": true };
    for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
    path.setAttribute("d", "M7.5 13a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4.5 4.5");
    icon.append(path);
    return icon;
  }

  let view = null; // of this page, made when it is first opened
  let dialog = null;

  function makeView(container) {
    const rootURL = new URL(document.documentElement.dataset.searchRoot, document.baseURI);
    const engine = new Engine(scriptLoader(rootURL));
    view = new SearchView(container, engine, new URL("../", rootURL));
    engine.open().then(() => view.query === "" && view.showEmpty(), () => view.showFailure());
  }

  function openSearch(query) {
    if (!view) {
      dialog = element("dialog", {
        class: "search", "aria-label": "Search",
        // A click beside the dialog lands on the dialog itself.
        click: (event) => event.target === dialog && dialog.close(),
      });
      makeView(dialog);
      view.field.append(element("button", { type: "button", click: () => dialog.close() }, "Close"));
      view.onFollow = () => dialog.close();
      document.body.append(dialog);
    }
    if (dialog && !dialog.open) dialog.showModal();
    if (query !== undefined) view.query = query;
    view.input.focus();
    view.input.select();
  }

  /** The search as a page of its own: the address follows the query, and so can be shared. */
  function openSearchPage(container) {
    makeView(container);
    view.onQuery = (query) => {
      const url = new URL(location.href);
      if (query) url.searchParams.set("q", query);
      else url.searchParams.delete("q");
      try {
        history.replaceState(null, "", url);
      } catch {
        // Some browsers keep the address of a file as it is.
      }
    };
    view.query = new URLSearchParams(location.search).get("q") || "";
    view.input.focus();
  }

  globalThis.Patternbook = Object.assign(globalThis.Patternbook || {}, { Engine, openSearch, wordsOf });

  if (globalThis.document) {
    const container = document.querySelector("[data-search-page]");
    if (container) openSearchPage(container);
  }
})();
