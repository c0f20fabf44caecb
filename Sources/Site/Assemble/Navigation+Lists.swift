import Files

/// Where lists of the pages of folders are published that have no index page.
struct ListPlaces: Sendable {
  private let permalinks: Permalinks
  /// The paths of pages.
  private let taken: Set<String>

  init(_ permalinks: Permalinks, taken: Set<String>) {
    (self.permalinks, self.taken) = (permalinks, taken)
  }

  /// Whether numbers sort folders among themselves, behind the files that numbers sort.
  var areFoldersNumberedApart: Bool { permalinks.routes == .files }

  /// The path of the list of a folder: with the pages of the folder, unless a page is there.
  func path(ofList folder: String) -> String {
    guard let place = permalinks.place(ofFolder: folder), !place.isEmpty, !folder.isEmpty else {
      return ownPath(ofList: folder)
    }
    let path = place + "/index.html"
    return taken.contains(path) ? ownPath(ofList: folder) : path
  }

  /// The path of the list of a folder, whatever the addresses of its pages are.
  func ownPath(ofList folder: String) -> String { folder.isEmpty ? "index.html" : folder + "/index.html" }
}

/// What is at the address of a list of pages.
package enum ListAddress: Sendable, Hashable {
  /// The list, or what an author has in its place.
  case list
  /// What leads to a page, given by its path.
  case redirect(to: String)
  /// Nothing: a file elsewhere differs only in letter case.
  case nothing
}

extension Navigation {
  /// Lets sections lead to a page where no list of their pages is published: one that an author leads readers to, if it
  /// is in the section, otherwise the first one.
  mutating func leaveOutLists(_ address: (String) -> ListAddress) {
    var left: Set<Int> = []
    // Folders that differ only in capitals can have one address.
    var owners: [String: Int] = [:]
    // A section comes before those in it, and leads to what they lead to.
    for index in generated.reversed() where index > 0 {
      let path = sections[index].page.path
      let isFirst = owners[path] == nil
      let owner = owners[path] ?? index
      owners[path] = owner
      let target: String?
      switch address(path) {
      case .list where isFirst: continue
      case .redirect(let page): target = page
      case .list, .nothing: target = nil
      }
      guard let first = firstPage(of: sections[index].entries) else { continue }
      left.insert(index)
      if sectionByPath[path] == index { sectionByPath[path] = isFirst ? nil : owner }
      sections[index].isGroup = true
      sections[index].formerList = isFirst ? path : nil
      sections[index].page.path = target.flatMap { chain(to: section(of: $0)).contains(index) ? $0 : nil } ?? first.path
    }
    if !left.isEmpty { generated.removeAll(where: left.contains) }
  }
}

extension SiteAddresses {
  /// What is at the address of a list of pages.
  ///
  /// An author who leads the address of a folder elsewhere needs no list of it, whether that ends with a slash or not.
  func list(at path: String) -> ListAddress {
    if let page = target(ofAlias: path) { return .redirect(to: page) }
    guard isWritten(path) else { return .nothing }
    guard generates(path) else { return .list }
    let folder = SitePath.folder(of: path)
    return folder.isEmpty ? .list : target(ofAlias: folder + ".html").map { .redirect(to: $0) } ?? .list
  }
}
