/// The paths of the files of a site, each assigned once.
///
/// Paths are compared as in file systems and web servers that ignore letter case and the composition of accented
/// letters. A path that is a file cannot also be a folder.
package struct AddressTable<Owner: Sendable>: Sendable {
  /// Why a path cannot be assigned.
  package enum Clash: Sendable {
    /// Another file has the path.
    case taken(by: Owner)
    /// The path is in a folder that is also the file of an owner.
    case folderIsFile(folder: String, of: Owner)
    /// The path is a folder that contains a file of an owner.
    case fileIsFolder(with: Owner)
  }

  private var files: [String: Owner] = [:]
  /// Folders, each with the owner of its first file.
  private var folders: [String: Owner] = [:]

  package init() {}

  /// Assigns a path to an owner unless it clashes with another; a path that ends with a slash is a folder, which
  /// others can share.
  ///
  /// - Returns: the clash; nil if the path now belongs to the owner.
  package mutating func claim(_ path: String, for owner: Owner) -> Clash? {
    let key = Self.key(path)
    if let other = files[key] { return .taken(by: other) }
    if let other = folders[key] { return .fileIsFolder(with: other) }
    var above: [String] = []
    var folder = key
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = String(folder[..<slash])
      // No parent of a known folder can be a file.
      if folders[folder] != nil { break }
      if let other = files[folder] { return .folderIsFile(folder: folder, of: other) }
      above.append(folder)
    }
    if !key.hasSuffix("/") { files[key] = owner }
    for folder in above { folders[folder] = owner }
    return nil
  }

  /// The owner of a path in any spelling.
  package func owner(of path: String) -> Owner? { files[Self.key(path)] }

  /// The part of a path that is the same for all spellings.
  ///
  /// `String` itself compares composed and decomposed letters as equal.
  package static func key(_ path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path.lowercased() }
    // Uppercase also unifies letters that differ only in lowercase: ß and ss, ſ and s.
    return path.uppercased().lowercased()
  }
}
