// What search needs where a word is on no page: search.js loads it then, as if it were a file of the index, and hands
// over those of its own functions that are used here.

let areLetters, Cursor, filesOf, addLists, wordsOf, begins, element, optionGroup;
const MOST_SPELLING_FILES = 4;
const MOST_NEAR_WORDS = 3;
const MOST_ENDINGS = 20;
const MOST_WAYS = 12;

/** The words of the index by their beginnings and ends, for what was misspelled. */
class Spelling {
  constructor(shards, file) {
    this.shards = shards;
    this.file = file;
  }

  shard(index) {
    return this.file(`s${index}-${this.shards.names[index]}`, readSpelling);
  }

  /**
   * The words nearest to one that was not found: by one edit from four letters on, by two from eight, or by as many as
   * are given. Gives [{word, edits, frequency}], the frequency as its logarithm to the base 2.
   */
  async nearWords(text, most) {
    const letters = Array.from(text);
    if (letters.length < 4 || letters.length > 24) return [];
    if (!areLetters(letters)) return [];
    const mostEdits = most || (letters.length < 8 ? 1 : 2);
    const near = new Map();
    const spellings = await Promise.all(beginningsOf(letters, mostEdits).map((text) => this.beginningWith(text)));
    for (const { word, frequency } of spellings.flat()) {
      const candidate = word[0] === "!" ? Array.from(word.slice(1)).reverse() : Array.from(word);
      const edits = editDistance(letters, candidate, mostEdits);
      if (edits >= 1 && edits <= mostEdits) near.set(candidate.join(""), { edits, frequency });
    }
    const nearest = Math.min(...Array.from(near.values(), ({ edits }) => edits));
    return Array.from(near, ([word, { edits, frequency }]) => ({ word, edits, frequency }))
      .filter(({ edits }) => edits === nearest)
      .sort(byFrequency)
      .slice(0, MOST_NEAR_WORDS);
  }

  /** Words that end as a text does, and are at least two letters longer, the most frequent ones first. */
  async wordsEnding(text) {
    const letters = Array.from(text);
    if (letters.length < 4 || !areLetters(letters)) return [];
    const found = await this.beginningWith("!" + letters.reverse().join(""));
    return found
      .map(({ word, frequency }) => ({ word: Array.from(word).slice(1).reverse().join(""), frequency }))
      .filter(({ word }) => Array.from(word).length >= letters.length + 2)
      .sort(byFrequency)
      .slice(0, MOST_ENDINGS)
      .map(({ word }) => word);
  }

  async beginningWith(beginning) {
    const found = [];
    for (const index of filesOf(this.shards, beginning, MOST_SPELLING_FILES)) {
      for (const spelling of await this.shard(index)) {
        if (spelling.word.startsWith(beginning)) found.push(spelling);
      }
    }
    return found;
  }
}

const byFrequency = (a, b) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1);

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
 * The letters that one word has to have inserted, removed, replaced, or swapped with their neighbors to become
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
