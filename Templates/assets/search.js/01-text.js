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
// script element from any host, under any base path and from file://. The Swift module Search writes them.
//
// It is one file because scripts of a page opened from file:// cannot import others; its parts share one scope and
// depend upward only: text, format, engine, interface. Comments stand on lines of their own, which are not published.

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
const DECOMPOSED = /[\u00c0-\u024f\u0370-\u052f\u0622-\u0626\u1e00-\u1fff]/;
const OTHER_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f]/;
const KATAKANA = /[\u30a1-\u30f6]/;
// Marks that change the sound of the kana before them.
const VOICING = /[\u3099\u309a]/;
const JOINTS = {
  "'": "apostrophe", "\u2019": "apostrophe",
  "-": "hyphen", "_": "hyphen", "\u2010": "hyphen", "\u2011": "hyphen",
  ".": "point",
  "\u00ad": "silent", "\u200c": "silent", "\u200d": "silent",
};
const UNDECOMPOSED = {
  ß: "ss", æ: "ae", œ: "oe", þ: "th", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", ſ: "s", ς: "σ",
  ٱ: "ا", ة: "ه", ى: "ي",
};

// Most words are like this one: no need to go through them letter by letter.
const PLAIN = /[A-Za-z]?[a-z0-9]+(?=[\s,;:!?()]|$)/y;

const characterAt = (text, at) => String.fromCodePoint(text.codePointAt(at));

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
  if (OTHER_WIDTH.test(character)) return fold(character.normalize("NFKC"));
  if (KATAKANA.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0x60);
  let small = character.toLowerCase();
  if (DECOMPOSED.test(character)) small = small.normalize("NFD");
  small = small.replace(DROPPED, "");
  return UNDECOMPOSED[small] || small;
}

/** The number of characters. */
const length = (text) => Array.from(text).length;

/**
 * The runs of a text: stretches that may be several words at once. A run has pieces, one before and one after each
 * hyphen, and these have parts, begun by the capitals of an identifier. Each is {word, from, to}: its folded text and
 * where it is in the original.
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
  // Of parts: {at: in the folded text, from: in the original, piece: whether of a piece, too}.
  const starts = [];
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
        if (length(folded.slice(piece.at)) <= 2 && threeLettersFollow(text, next)) break;
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
  const match = /^[\p{L}\p{M}]{3}/u.exec(text.slice(at, at + 6));
  return match !== null && !PAIRED.test(match[0]);
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
      // A single letter is not a part, so iPhone has none.
      .filter((part) => length(part.word) > 1);
    piece.parts = parts.length > 1 ? parts : [];
    return piece;
  });
  return { word: folded, from: starts[0].from, to: end, paired, pieces, text: text.slice(starts[0].from, end) };
}

const isWord = ({ word }) => word !== "" && length(word) <= LONGEST_WORD;

/** The overlapping pairs of a paired run; a character that is alone is a word. */
function pairsOf(run) {
  // Folding leaves these scripts as they are but for marks and case: each character keeps its place.
  const characters = [];
  let from = run.from;
  for (const character of run.text) {
    const word = fold(character);
    const last = characters[characters.length - 1];
    const to = from + character.length;
    if (VOICING.test(word)) {
      if (last) Object.assign(last, { word: characterAt((last.word + word).normalize(), 0), to });
    } else if (word) {
      characters.push({ word, from, to });
    }
    from = to;
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
