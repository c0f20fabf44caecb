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
    // Awaited before each load; throwing there cancels the search.
    this.mayLoad = null;
    // By name: promises of what they hold.
    this.files = new Map();
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

  /** Loads the root again, past any cache. */
  reopen() {
    this.opening = null;
    this.files.clear();
    return this.open(true);
  }

  readRoot(root) {
    const shards = ({ first, names }) => ({ first: names ? first.split(" ") : [], names: hashes(names, HASH_LENGTH) });
    const file = (name, read) => this.file(name, read);
    this.weights = root.weights;
    this.kinds = root.kinds;
    this.tables = hashes(root.pages.tables || "", HASH_LENGTH);
    this.pages = hashes(root.pages.files || "", PAGE_HASH_LENGTH);
    this.readClasses(root.classes);
    const spelling = shards(root.spelling);
    this.help = () =>
      this.file("help", (make) => make({
        shards: spelling, file, areLetters, Cursor, filesOf, addLists, wordsOf, begins, element, optionGroup,
      }));
    const affixes = root.affixes.map((text) => text.split(" ").filter(Boolean));
    this.dictionary = new Dictionary(shards(root.words), root.weights, affixes, root.brief.split(" "), file, this.help);
    this.facets = new Facets(root.facets, root.kinds, this.kindOfEntry, this.firstEntries, this.dictionary);
  }

  /** Which page an entry belongs to, and of what kind it is: pages alike in that are numbered one after the other. */
  readClasses(text) {
    const pages = [];
    const kinds = [];
    this.firstEntries = [];
    const cursor = new Cursor(text);
    while (!cursor.isDone) {
      const counts = this.kinds.map(() => cursor.number());
      for (let count = cursor.number(); count > 0; count--) {
        const page = this.firstEntries.push(kinds.length) - 1;
        counts.forEach((entries, kind) => {
          for (; entries > 0; entries--) {
            pages.push(page);
            kinds.push(kind);
          }
        });
      }
    }
    this.pageOfEntry = Int32Array.from(pages);
    this.kindOfEntry = Uint8Array.from(kinds);
    this.entryCount = kinds.length;
  }

  async file(name, read) {
    if (!this.files.has(name) && this.mayLoad) await this.mayLoad();
    let promise = this.files.get(name);
    if (!promise) {
      promise = this.load(name).then(read);
      // So that it is tried again.
      promise.catch(() => this.files.delete(name));
      this.files.set(name, promise);
    }
    return promise;
  }

  /** A page by its number: {title, url, trail, entries}. */
  async page(number) {
    return this.file(`p-${this.pages[number] || (await this.tabled(number))}`, ([title, url, trail, entries]) => ({
      title, url, trail,
      entries: entries.map(([kind, anchor, title, body, message = "", buttons = [], facets = []]) => ({
        kind: this.kinds[kind], anchor, title, body, message, buttons, facets,
      })),
    }));
  }

  /** The hash of a page's file, from a table of them. */
  async tabled(number) {
    const table = Math.floor(number / PAGES_IN_TABLE);
    const pages = await this.file(`n${table}-${this.tables[table]}`, (text) => hashes(text, PAGE_HASH_LENGTH));
    return pages[number % PAGES_IN_TABLE];
  }

  async search(text) {
    await this.open();
    const query = parseQuery(text, this.facets.names);
    const [filter, words] = await Promise.all([
      query.filters.length > 0 ? this.facets.filter(query.filters) : null, this.dictionary.matchesOf(query.runs),
    ]);
    const ranking = new Ranking(this, filter);
    if (query.runs.length > 0) {
      // A word that leads nowhere is passed over, it would count against all alike; one in quotes is missed by all.
      for (const word of words) if (word.lists.length > 0 || word.isQuoted) ranking.add(word);
    } else if (filter) {
      ranking.addAll();
    }
    return new Answer(this, ranking, words, query);
  }
}
