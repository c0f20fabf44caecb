/** The words of the index, and the lists of entries that they lead to. */
class Dictionary {
  constructor(shards, weights, file, spelling) {
    this.shards = shards;
    this.weights = weights;
    this.file = file;
    this.spelling = spelling;
  }

  shard(index) {
    return this.file(`w${index}-${this.shards.names[index]}`, (text) => new TermShard(text));
  }

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
      for (const near of await this.spelling.nearWords(word.text, found)) {
        add(await this.lists(near.word), near.edits === 1 ? weights.oneEdit : weights.twoEdits);
        matches.corrections.push(near.word);
      }
    }
    matches.forms = new Set(matches.lists.flatMap(({ list }) => list.shard.forms(list)));
    return matches;
  }

  shardIndex(text) {
    return lastIndex(this.shards.first, text);
  }

  /** The lists that a term leads to: one, or two for a word of English and of another language. */
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
    // The English list of that term: only English words share one. It is there itself and never leads on.
    const other = await this.shard(this.shardIndex(target));
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
    // cancel, canceling: the last consonant may be doubled.
    const base = word.slice(0, word.length - ending.length).replace(/(.)\1$/, "$1");
    return this.wordsBeginningWith(base, (key) => {
      const rest = key.slice(base.length);
      return ENDINGS.includes(rest) || (rest[0] === base[base.length - 1] && ENDINGS.includes(rest.slice(1)));
    });
  }

  async wordsBeginningWith(beginning, isWanted) {
    const lists = [];
    for (const index of filesOf(this.shards, beginning, MOST_SHARDS)) {
      const shard = await this.shard(index);
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
