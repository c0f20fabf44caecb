// The format of the index (Sources/Search/Format)

const RADIX = 92;
// Of numbers with 1, 2, 3… digits: how many values the first digit may have.
const LEADS = [48, 32, 9, 2, 1];

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
    const code = this.text.charCodeAt(this.at++);
    // The printable characters but ", < and \.
    return code - 0x20 - (code > 0x22) - (code > 0x3c) - (code > 0x5c);
  }

  number() {
    let value = this.digit();
    let base = 0;
    for (let more = 0; more < LEADS.length; more++) {
      if (value < LEADS[more]) {
        for (; more > 0; more--) value = value * RADIX + this.digit();
        return base + value;
      }
      value -= LEADS[more];
      base += LEADS[more] * RADIX ** more;
    }
    return NaN;
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
    // A number of this.lists, or a word in another shard.
    this.targets = [];
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

/** Calls visit(start, end) for each run of neighbors in a set of entries. */
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
