/**
 * What a word that no page has may stand for, as a list of words like those of Dictionary.matches: the end of longer
 * words, a slip of one letter, two words without a space, a slip of two letters.
 */
async function unknown(dictionary, spelling, word) {
  const { weights } = dictionary;
  for (const end of await spelling.wordsEnding(word.text)) {
    addLists(word, await dictionary.lists(end), weights.ending);
  }
  if (word.lists.length > 0) return [word];
  const near = await spelling.nearWords(word.text);
  const parts = near.length > 0 && near[0].edits === 1 ? null : await split(dictionary, word.text);
  if (parts) return parts;
  for (const other of near) {
    addLists(word, await dictionary.lists(other.word), other.edits === 1 ? weights.oneEdit : weights.twoEdits);
    word.corrections.push(other.word);
  }
  return [word];
}

/** The longest known word that a text begins with, and the known rest of it. */
async function split(dictionary, text) {
  const letters = Array.from(text);
  if (letters.length < 5 || !areLetters(letters)) return null;
  for (let at = letters.length - 2; at >= 3; at--) {
    const first = await dictionary.known({ text: letters.slice(0, at).join("") });
    if (first.lists.length === 0) continue;
    const second = await dictionary.known({ text: letters.slice(at).join("") });
    if (second.lists.length > 0) return [first, second];
  }
  return null;
}
