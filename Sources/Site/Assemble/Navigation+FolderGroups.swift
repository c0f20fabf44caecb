/// Groups that have the names of their folders, as Starlight makes them.
extension Navigation {
  /// Lets the folders in one be groups with their names, in which index pages are entries.
  mutating func nameGroupsByFolders(in folder: Int) {
    for case .section(let index) in sections[folder].entries {
      nameGroupsByFolders(in: index)
      // A page beside its folder stays the page of the section.
      let own = sections[index].page
      if !sections[index].isGenerated, !sections[index].isGroup, own.place != sections[index].folder + ".html" {
        sections[index].entries.insert(.page(own), at: 0)
        sections[index].isGroup = true
      }
      if !sections[index].isByDate { sections[index].entries = sortedByFirstPages(sections[index].entries) }
      guard sections[index].isGroup, let first = firstPage(of: sections[index].entries) else { continue }
      let title = Self.title(ofFolder: sections[index].folder.split(separator: "/").last.map(String.init) ?? "")
      // Readers may be led from the address of the folder to another page than the first one.
      let path = sections[index].formerList == nil ? first.path : sections[index].page.path
      sections[index].page = Page(path: path, title: title, order: nil, description: first.description)
    }
  }

  /// Entries in the order that their pages have, in which a group is where its first page would be; without an order, by
  /// their names.
  func sortedByFirstPages(_ entries: [Entry]) -> [Entry] {
    entries.map { entry in
      let name =
        if case .section(let index) = entry, sections[index].isGroup || sections[index].isGenerated {
          sections[index].folder
        } else { Self.name(of: page(of: entry)?.place ?? "") }
      return (order: firstOrder(of: entry), name: name.lowercased(), entry: entry)
    }.sorted { ($0.order, $0.name) < ($1.order, $1.name) }.map(\.entry)
  }

  /// The least order of the pages of an entry.
  private func firstOrder(of entry: Entry) -> Double {
    switch entry {
    case .page(let page): return page.order ?? .infinity
    case .section(let index):
      let section = sections[index]
      let own = section.isGroup || section.isGenerated ? Double.infinity : section.page.order ?? .infinity
      return section.entries.reduce(own) { min($0, firstOrder(of: $1)) }
    case .link: return .infinity
    }
  }
}
