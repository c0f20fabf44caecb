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
