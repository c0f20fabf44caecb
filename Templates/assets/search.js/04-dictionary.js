/** The words of the index, and the lists of entries that they lead to. */
class Dictionary {
  /**
   * affixes are what words of the site's languages begin and end with, brief its function words; help() loads
   * search-help.js.
   */
  constructor(shards, weights, affixes, brief, file, help) {
    Object.assign(this, { shards, weights, affixes, brief, file, help });
  }

  shard(index) {
    return this.file(`w${index}-${this.shards.names[index]}`, (text) => new TermShard(text));
  }

  /** What the runs of a query lead to: see matches. */
  async matchesOf(runs) {
    const words = await Promise.all(runs.map((run) => this.wordsOfRun(run)));
    return this.matches(words.flat().slice(0, MOST_WORDS));
  }

  /** The words to look up: a joined word whole where the index has it, otherwise what it is made of. */
  async wordsOfRun(run) {
    const { isQuoted } = run;
    const joins = !isQuoted;
    if (run.paired) {
      const pairs = pairsOf(run);
      // A single character is the beginning of pairs.
      return pairs.map(({ word }) => ({ text: word, isQuoted, completes: pairs.length === 1 && !isQuoted }));
    }
    const whole = { text: run.word, isQuoted, joins, completes: run.completes };
    if (run.pieces.length > 1 && isWord(run) && (await this.isKnown(whole))) return [whole];
    const words = [];
    for (const piece of run.pieces.filter(isWord)) {
      const completes = run.completes && piece === run.pieces[run.pieces.length - 1];
      const word = { text: piece.word, isQuoted, joins, completes };
      if (piece.parts.length === 0 || (await this.isKnown(word))) words.push(word);
      else for (const part of piece.parts) {
        words.push({ text: part.word, isQuoted, joins, completes: completes && part.to === piece.to });
      }
    }
    return words;
  }

  async isKnown(word) {
    if ((await this.lists(word.text)).length > 0) return true;
    return word.completes && (await this.completions(word.text)).length > 0;
  }

  /**
   * What the words of a query lead to, each {text, isQuoted, completes, rarity, lists: [{list, weight}], forms,
   * corrections}; the rarity is that of the word itself, or of the most frequent that it may stand for. Function words
   * are looked up in brief where another word leads anywhere.
   */
  async matches(words) {
    const isBrief = ({ text, isQuoted }) => !isQuoted && this.brief.includes(text);
    if (words.every(isBrief)) return this.allMatches(words);
    const found = await this.allMatches(words.map((word) => ({ ...word, isBrief: isBrief(word) })));
    return found.some(({ isBrief, lists }) => !isBrief && lists.length > 0) ? found : this.allMatches(words);
  }

  /** The same of words as they are, and of neighbors that others write as one word. */
  async allMatches(words) {
    const joined = words.map(({ text, joins, completes }, index) => {
      const before = words[index - 1];
      return before && before.joins && joins && !before.isBrief && this.known({ text: before.text + text, completes });
    });
    // Together, so that none fails unseen where another query takes over.
    const [all, pairs] = await Promise.all([words.map((word) => this.known(word)), joined].map((each) => Promise.all(each)));
    pairs.forEach((both, index) => {
      if (both) for (const word of all.slice(index - 1, index + 1)) addMatches(word, both);
    });
    const found = await Promise.all(all.map((word) => {
      if (word.lists.length > 0 || !(word.joins || word.isBrief)) return [word];
      return word.isBrief ? [] : this.unknown(word);
    }));
    return found.flat().map((word) => {
      word.rarity %= FUNCTION_MARK;
      word.forms = new Set(word.lists.flatMap(({ list }) => list.shard.forms(list)));
      return word;
    });
  }

  /** What a word leads to that is known: the word itself, its synonyms, or else other forms of it, and what it begins. */
  async known(word) {
    const { weights } = this;
    const { text } = word;
    const matches = { ...word, rarity: 0, lists: [], corrections: [] };
    if (word.isBrief) {
      matches.completes = false;
      addLists(matches, await this.lists("!" + text), weights.exact);
      return matches;
    }
    addLists(matches, await this.lists(text), weights.exact);
    if (!word.isQuoted) {
      addLists(matches, await this.lists(text + "+"), weights.synonym);
      if (matches.lists.length === 0) addLists(matches, await this.otherForms(text), weights.otherForm);
    }
    if (word.completes) addLists(matches, await this.completions(text), weights.prefix);
    return matches;
  }

  /** What a word that no page has may stand for: a list of words, or itself with what it led to. */
  async unknown(word) {
    return (await this.help()).unknown(this, word);
  }

  shardIndex(text) {
    return lastIndex(this.shards.first, text);
  }

  /** The lists that a term leads to: one, or several for a word of several languages. */
  async lists(key) {
    const index = this.shardIndex(key);
    if (index < 0) return [];
    const shard = await this.shard(index);
    const lists = [];
    for (let term = shard.firstIndex(key); shard.keys[term] === key; term++) {
      lists.push(await this.target(shard, term));
    }
    return lists.filter(Boolean);
  }

  async target(shard, term) {
    const target = shard.targets[term];
    if (typeof target === "number") return shard.lists[target];
    // Of several terms with that key, key+1 is the second. The list is there itself and never leads on.
    const [key, place = 0] = target.split("+");
    const other = await this.shard(this.shardIndex(key));
    return other.lists[other.targets[other.firstIndex(key) + Number(place)]];
  }

  /** The lists of the words that begin with a text, the text itself aside. */
  async completions(beginning) {
    const prepared = await this.lists(beginning + "*");
    if (prepared.length > 0) return prepared;
    return this.wordsBeginningWith(beginning, (key) => key !== beginning);
  }

  /** The lists of the words that are the same word with another ending or beginning, for a form that no page has. */
  async otherForms(word) {
    const [beginnings, endings] = this.affixes;
    const letters = Array.from(word);
    if (letters.length < 3 || !areLetters(letters)) return [];
    const others = beginnings.filter((beginning) => word.startsWith(beginning)).map(({ length }) => word.slice(length));
    for (const other of others) {
      const found = await this.lists(other);
      if (found.length > 0) return found;
    }
    for (const other of endings.length > 0 ? [word, ...others] : []) {
      const found = await this.wordsWithOtherEndings(other, endings);
      if (found.length > 0) return found;
    }
    return [];
  }

  async wordsWithOtherEndings(word, endings) {
    if (length(word) < 3) return [];
    const ending = endings.find((ending) => length(word) - length(ending) > 2 && word.endsWith(ending)) || "";
    // cancel, canceling: the last consonant may be doubled.
    const base = word.slice(0, word.length - ending.length).replace(/(.)\1$/u, "$1");
    const isEnding = (rest) => rest === "" || endings.includes(rest);
    return this.wordsBeginningWith(base, (key) => {
      const rest = key.slice(base.length);
      return isEnding(rest) || (rest[0] === base[base.length - 1] && isEnding(rest.slice(1)));
    });
  }

  /** The lists of wanted words that begin with a text; if there is none, those of the synonyms of such words. */
  async wordsBeginningWith(beginning, isWanted) {
    const lists = [];
    const synonyms = [];
    const files = filesOf(this.shards, beginning, MOST_SHARDS).map((index) => this.shard(index));
    for (const shard of await Promise.all(files)) {
      for (let term = shard.firstIndex(beginning); term < shard.keys.length; term++) {
        const key = shard.keys[term];
        if (!key.startsWith(beginning) || lists.length >= MOST_COMPLETIONS) break;
        if (!isWanted(key.replace("+", "")) || /[*:]/.test(key)) continue;
        const list = await this.target(shard, term);
        if (list) (key.endsWith("+") ? synonyms : lists).push(list);
      }
    }
    return lists.length > 0 ? lists : synonyms;
  }
}

/** Adds to what a word leads to, each list but once. */
function addLists(matches, lists, weight) {
  const others = lists.filter((list) => !matches.lists.some((each) => each.list === list));
  for (const list of others) matches.lists.push({ list, weight });
  if (matches.rarity === 0 && others.length > 0) matches.rarity = Math.min(...others.map(({ rarity }) => rarity));
}

function addMatches(word, { lists, rarity }) {
  const own = word.rarity;
  for (const { list, weight } of lists) addLists(word, [list], weight);
  word.rarity = own || rarity;
}

const areLetters = (letters) => letters.every((letter) => kindOf(letter) === "letter");

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
