/// How pages of a site are published that are not there: links to them have the address that they would have.
package struct MissingPages: Sendable {
  /// Whether pages are folders: `a/b.md` is at `a/b/`.
  private let areFolders: Bool
  let spelling: AddressSpelling
  /// Whether anybody knows where the site is; otherwise, a path from the root may be that of another one.
  fileprivate let isPlaceKnown: Bool

  package init(areFolders: Bool = false, spelling: AddressSpelling = .asFiles, isPlaceKnown: Bool = true) {
    (self.areFolders, self.spelling, self.isPlaceKnown) = (areFolders, spelling, isPlaceKnown)
  }

  /// Where the page of a file in Markdown would be; nil if that follows from the link as it is.
  fileprivate func address(of path: [UInt8]) -> [UInt8]? {
    guard areFolders else { return nil }
    let name = String(decoding: path, as: UTF8.self)
    let stem = LinkIndex.withoutEnding(name)
    guard stem != name, !name.lowercased().hasSuffix("html"), !name.lowercased().hasSuffix("htm") else { return nil }
    let folder = LinkIndex.folder(ofIndex: stem) ?? stem
    let address = folder.isEmpty ? "index.html" : folder + "/index.html"
    return Array(spelling.spelled(address).utf8)
  }
}

extension LinkIndex {
  /// Where a page would be published that is not there; nil if that follows from the link as it is.
  ///
  /// - Parameter path: from the root of Content.
  func address(ofMissing path: [UInt8]) -> [UInt8]? { missing.address(of: path) }

  /// Whether a link from the root to a folder leads out of the site, as far as anybody knows: the site does not have that
  /// folder, and can be in any folder of its host.
  func leavesFolder(of target: LinkTarget) -> Bool {
    guard !missing.isPlaceKnown, case .file(let path, _) = target, path.hasSuffix("/index.md") else { return false }
    return find(path, isImage: false) == nil
  }
}
