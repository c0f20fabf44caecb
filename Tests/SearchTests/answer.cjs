// Does what the tests ask of the parts of search.js, for each of the texts in <folder>/texts.json, and prints the answers
// as JSON:
//   node answer.cjs <parts> search <folder>    answers them as queries from the index in <folder>
//   node answer.cjs <parts> words <folder>     cuts them into words
const fs = require("fs");
const path = require("path");
const [, , parts, task, folder] = process.argv;

// The parts share one scope, as they do in the published file.
function run(parts) {
  const sources = fs.readdirSync(parts).sort().map((name) => fs.readFileSync(path.join(parts, name), "utf8"));
  new Function("\"use strict\";\n" + sources.join(""))();
}

run(parts);
const { Engine, wordsOf } = globalThis.Patternbook;

function load(name) {
  return new Promise((resolve) => {
    globalThis.patternbookSearch = (_, data) => resolve(data);
    if (name === "help") run(path.join(parts, "../search-help.js"));
    else (0, eval)(fs.readFileSync(path.join(folder, name + ".js"), "utf8"));
  });
}

const engine = new Engine(load);
const tasks = {
  async search(query) {
    const pages = await (await engine.search(query)).next(10);
    return pages.map(({ url, score, entries }) => `${url} ${score} ${entries.map(({ anchor }) => "#" + anchor).join(" ")}`);
  },
  words: (text) => wordsOf(text).map(({ word }) => word),
};

(async () => {
  const answers = [];
  for (const text of JSON.parse(fs.readFileSync(path.join(folder, "texts.json"), "utf8"))) {
    answers.push(await tasks[task](text));
  }
  process.stdout.write(JSON.stringify(answers));
})();
