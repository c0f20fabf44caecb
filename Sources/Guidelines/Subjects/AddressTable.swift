/// The paths of a site's files, each given out once.
///
/// Paths are compared as file systems and web servers do that see no difference between letter cases or between two ways
/// to write an accented letter. A path that is a file cannot also be a folder of other files.
package struct AddressTable<Owner: Sendable>: Sendable {
  /// Why a path cannot be given out.
  package enum Clash: Sendable {
    /// Another file has it.
    case taken(by: Owner)
    /// The path lies in a folder that is the file of an owner.
    case folderIsFile(folder: String, of: Owner)
    /// The path is a folder, in which an owner has a file.
    case fileIsFolder(with: Owner)
  }

  private var files: [String: Owner] = [:]
  /// Folders, each with the owner of the first file in it.
  private var folders: [String: Owner] = [:]

  package init() {}

  /// Gives a path to an owner, unless it clashes with one that has been given out; a path that ends with a slash is a
  /// folder, which others may share.
  ///
  /// - Returns: the clash; nil where the path is the owner's now.
  package mutating func claim(_ path: String, for owner: Owner) -> Clash? {
    let key = Self.key(path)
    if let other = files[key] { return .taken(by: other) }
    if let other = folders[key] { return .fileIsFolder(with: other) }
    var above: [String] = []
    var folder = key
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = String(folder[..<slash])
      // Nothing above a folder that is known can be a file.
      if folders[folder] != nil { break }
      if let other = files[folder] { return .folderIsFile(folder: folder, of: other) }
      above.append(folder)
    }
    if !key.hasSuffix("/") { files[key] = owner }
    for folder in above { folders[folder] = owner }
    return nil
  }

  /// Who has a path, in whatever way it is written.
  package func owner(of path: String) -> Owner? { files[Self.key(path)] }

  /// What is the same for all ways to write a path.
  ///
  /// `String` itself compares composed and decomposed letters as equal.
  package static func key(_ path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path.lowercased() }
    // In capitals, letters are one that only differ in small ones: ß and ss, ſ and s.
    return path.uppercased().lowercased()
  }
}
