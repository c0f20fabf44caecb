/** What entries can be narrowed to: {name: {value: label}}, and which entries have what. */
class Facets {
  /**
   * facets and kinds are those of the root; kindOfEntry has for each entry its place in kinds; dictionary leads from
   * name:value to a set of entries by rank: dialogs and rules are ranked before sections. Of tags, it leads to pages,
   * all of whose entries have them.
   */
  constructor(facets, kinds, kindOfEntry, firstEntries, dictionary) {
    Object.assign(this, { facets, kinds, kindOfEntry, firstEntries, dictionary });
    this.entryOfRank = new Int32Array(kindOfEntry.length);
    let rank = 0;
    for (const isSection of [false, true]) {
      kindOfEntry.forEach((kind, entry) => {
        if ((kind === 0) === isSection) this.entryOfRank[rank++] = entry;
      });
    }
  }

  get names() {
    return Object.keys(this.facets);
  }

  values(name) {
    return Object.keys(this.facets[name] || {});
  }

  labelled(name) {
    return this.values(name).map((value) => ({ name, value, label: this.label(name, value) }));
  }

  /** The values that a filter names, or begins where it is cut short. */
  valuesOf({ name, value }) {
    const values = this.values(name);
    return values.includes(value) ? [value] : values.filter((other) => other.startsWith(value));
  }

  /** What readers call a value, where the site says it. */
  label(name, value) {
    return (this.facets[name] || {})[value] || "";
  }

  /** For each entry 1 if it has, of each facet that a query names, one of the values named; otherwise 0. */
  async filter(filters) {
    const entries = new Uint8Array(this.kindOfEntry.length).fill(1);
    for (const name of new Set(filters.map((filter) => filter.name))) {
      const values = filters.filter((filter) => filter.name === name).flatMap((filter) => this.valuesOf(filter));
      const own = new Uint8Array(entries.length);
      if (name === "kind") {
        const wanted = this.kinds.map((kind) => values.includes(kind));
        this.kindOfEntry.forEach((kind, entry) => (own[entry] = wanted[kind]));
      } else {
        for (const value of values) await this.mark(`${name}:${value}`, own);
      }
      for (let entry = 0; entry < entries.length; entry++) entries[entry] &= own[entry];
    }
    return entries;
  }

  async mark(key, entries) {
    const [list] = await this.dictionary.lists(key);
    if (!list) return;
    eachRange(list, (start, end) => {
      if (key.startsWith("tag:")) entries.fill(1, this.firstEntries[start], this.firstEntries[end]);
      else for (let rank = start; rank < end; rank++) entries[this.entryOfRank[rank]] = 1;
    });
  }

  /**
   * What the end of a query may be on the way to: facets by their names, or values of a facet, by what they are called
   * or typed as. Gives [{name, value, label}], a value only where the facet is typed already.
   */
  completions(text) {
    const [, last] = /(\S*)$/.exec(text.toLowerCase());
    const [name, value] = last.split(":");
    if (value === undefined) {
      const names = last.length < 2 ? [] : this.names.filter((name) => name.startsWith(last));
      return names.map((name) => ({ name }));
    }
    return this.labelled(name).filter((other) => other.value !== value && begins(other, value));
  }
}

function begins({ value, label }, text) {
  return value.startsWith(text) || label.toLowerCase().startsWith(text);
}
