// Answers the queries in <folder>/queries.json from the index in <folder> with the engine of search.js:
//   node answer.cjs <search.js> <folder>
const fs = require("fs");
const path = require("path");
const [, , script, folder] = process.argv;

require(path.resolve(script));

function load(name) {
  return new Promise((resolve) => {
    globalThis.patternbookSearch = (_, data) => resolve(data);
    (0, eval)(fs.readFileSync(path.join(folder, name + ".js"), "utf8"));
  });
}

(async () => {
  const engine = new globalThis.Patternbook.Engine(load);
  const answers = [];
  for (const query of JSON.parse(fs.readFileSync(path.join(folder, "queries.json"), "utf8"))) {
    const pages = await (await engine.search(query)).next(10);
    answers.push(pages.map(({ url, score }) => `${url} ${score}`));
  }
  console.log(JSON.stringify(answers));
})();
