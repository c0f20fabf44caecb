import Files
import Markdown

/// What a project says about addresses at which its pages in Markdown publish nothing.
extension ProjectFiles {
  /// Whether a page is written in code, or as a template, where tools look for such pages.
  ///
  /// - Parameter address: the path of the page from the root of the site, without an ending.
  func hasPageInCode(at address: String, around content: ContentFolder) -> Bool {
    let (folder, name) = (SitePath.folder(of: address), SitePath.name(of: address))
    return places(around: content).contains { place in
      names(in: folder.isEmpty ? place.path : place.file(folder)).contains { Self.isPageInCode($0, named: name) }
        || names(in: place.file(address)).contains { file in
          Self.isPageInCode(file, named: "index") || Self.isPageInCode(file, named: "page")
        }
    }
  }

  /// Whether code makes all pages of a folder, from data: `src/pages/users/[name].astro`.
  ///
  /// - Parameter address: the path of one of them, whose first folder the site does not have.
  func hasRoute(to address: String, around content: ContentFolder) -> Bool {
    let parts = address.split(separator: "/").map(String.init)
    guard !parts.isEmpty, parts.count <= Self.deepestRoute else { return false }
    return codePlaces(around: content).contains { isRoute(parts[...], from: $0.path) }
  }

  /// Whether the tool keeps other pages beside those of the site, under the first name of an address, such as another
  /// collection of Astro: `src/content/resources` beside `src/content/docs`.
  func hasCollection(with address: String, beside content: ContentFolder) -> Bool {
    guard let first = address.split(separator: "/").first.map(String.init) else { return false }
    var collection = content.path
    var language: String?
    if LanguageFolders.isLanguage(SitePath.name(of: collection)) {
      language = SitePath.name(of: collection)
      collection = SitePath.folder(of: collection)
    }
    let parent = ContentFolder(path: SitePath.folder(of: collection))
    guard SitePath.name(of: parent.path) == "content" else { return false }
    let own = SitePath.name(of: collection)
    return names(in: parent.path).contains { name in
      guard name != own else { return false }
      let sibling = ContentFolder(path: parent.file(name))
      return name == first || hasPage(first, in: sibling.path)
        || language.map { hasPage(first, in: sibling.file($0)) } == true
    }
  }

  private func hasPage(_ name: String, in folder: String) -> Bool {
    names(in: folder).contains { $0 == name || SitePath.isPage($0) && LinkIndex.stem(ofPage: $0) == name }
  }

  private static let deepestRoute = 12

  /// - Parameters:
  ///   - parts: what is left of an address.
  ///   - isNamed: whether a name in it is that of a folder, so that not every address is meant.
  private func isRoute(_ parts: ArraySlice<String>, from folder: String, isNamed: Bool = false, depth: Int = 0) -> Bool
  {
    guard depth <= Self.deepestRoute else { return false }
    let here = ContentFolder(path: folder)
    let names = names(in: folder)
    func goes(_ parts: ArraySlice<String>, _ name: String, isNamed: Bool) -> Bool {
      isRoute(parts, from: here.file(name), isNamed: isNamed, depth: depth + 1)
    }
    if let first = parts.first, names.contains(first), goes(parts.dropFirst(), first, isNamed: true) { return true }
    for name in names {
      // The name of a group is not part of addresses.
      if name.hasPrefix("("), name.hasSuffix(")"), goes(parts, name, isNamed: isNamed) { return true }
      if name.hasPrefix("["), name.hasSuffix("]") {
        // The language can be left out.
        if depth == 0, goes(parts, name, isNamed: false) { return true }
        let takesAll = name.contains("...")
        if isNamed, goes(takesAll ? [] : parts.dropFirst(), name, isNamed: true) { return true }
      }
      guard isNamed else { continue }
      let isPage = Self.pagesInCode.contains(ForeignFile.ending(of: name))
      if isPage, parts.isEmpty, name.hasPrefix("index.") || name.hasPrefix("page.") { return true }
      if isPage, name.hasPrefix("["), name.contains("...") || parts.count == 1 { return true }
    }
    return false
  }

  private static let pagesInCode: Set<String> = ["astro", "js", "jsx", "svelte", "ts", "tsx", "vue"]

  /// Whether a file has the name of a page, and the ending of code or a template.
  private static func isPageInCode(_ file: String, named name: String) -> Bool {
    guard file.utf8.count > name.utf8.count + 1, file.utf8.starts(with: name.utf8),
      file.utf8[file.utf8.index(file.utf8.startIndex, offsetBy: name.utf8.count)] == UInt8(ascii: ".")
    else { return false }
    let ending = ForeignFile.ending(of: file)
    return ForeignFile.kind(of: file) != nil || pageEndings.contains(ending) || file.hasSuffix(".11ty.js")
  }

  private static let pageEndings: Set<String> = ["htm", "html", "webc", "ipynb"]

  /// The folders whose contents tools publish at the root of a site: that of the pages, and those of pages in code.
  private func places(around content: ContentFolder) -> [ContentFolder] { [content] + codePlaces(around: content) }

  private func codePlaces(around content: ContentFolder) -> [ContentFolder] {
    content.ancestors.flatMap { folder in
      ["pages", "src/pages", "app", "src/app", "src/routes", "app/routes"].map {
        ContentFolder(path: folder.isEmpty ? $0 : folder + "/" + $0)
      }
    }
  }
}
