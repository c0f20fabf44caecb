import Files
import Synchronization

/// The files of a project in a commit, read from Git's objects.
///
/// A repository can come from anyone, and its trees can hold any name. Nothing is written to disk, so no name can lead
/// anywhere; names that no file of a project can have are left out, links are followed within their source folder only,
/// and sizes are known before anything is read.
final class GitTree: Sendable {
  let repository: GitRepository
  let commit: String
  /// The project's folder in the repository: empty, or with a slash at its end.
  let prefix: String
  /// The commit, for messages.
  let name: String
  private let folders = Mutex<[String: GitFolder]>([:])

  /// The time limit of reading the files of a commit, in seconds.
  static let timeLimit = Duration.seconds(60)
  /// The maximum size in bytes of the list of files of a folder.
  static let listLimit = 200_000_000
  /// The maximum size in bytes of the text files of a folder together.
  static let textLimit = 1_000_000_000

  init(repository: GitRepository, commit: String, prefix: String, name: String) {
    self.repository = repository
    self.commit = commit
    self.prefix = prefix
    self.name = name
  }

  /// All files in a folder, as `ProjectFolder.list` returns them.
  func list(_ folder: String, skipping skips: FileTree.Skip) throws -> FileTree.Listing {
    let loaded = try self.folder(of: folder)
    var listing = FileTree.Listing()
    let inside = folder.isEmpty ? "" : folder + "/"
    for (path, entry) in loaded.entries where path.hasPrefix(inside) {
      guard !GitFolder.isHidden(path.dropFirst(inside.utf8.count)), !isBackupCopy(path),
        !Self.isSkipped(path, below: inside, skips)
      else {
        continue
      }
      if let refusal = loaded.refusal(of: path, entry) {
        listing.refused[path] = refusal
      } else {
        listing.files.append(path)
      }
    }
    for (path, refusal) in loaded.refused where path.hasPrefix(inside) { listing.refused[path] = refusal }
    listing.files.sort { $0.precedesByBytes($1) }
    return listing
  }

  /// Whether a file, or a folder that it is in, is left out.
  private static func isSkipped(_ path: String, below folder: String, _ skips: FileTree.Skip) -> Bool {
    var end = path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)
    while let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
      if skips(String(path[..<slash]), true) { return true }
      end = path.utf8.index(after: slash)
    }
    return skips(path, false)
  }

  /// The bytes of a file; nil if there is none.
  func read(_ path: String) throws -> [UInt8]? {
    let folder = try folder(of: path)
    guard let entry = folder.entries[path] else { return nil }
    if let refusal = folder.refusal(of: path, entry) {
      throw FileError("read", "\(name):\(path)", .refused(refusal))
    }
    guard let target = folder.target(of: path), let file = folder.entries[target] else { return nil }
    if let bytes = folder.texts[file.id] { return bytes }
    guard file.size != nil else { throw RevisionError.missing(name) }
    return try contents(of: [file.id])[file.id]
  }

  /// The path of the file that a path leads to.
  func resolve(_ path: String) throws -> String {
    try folder(of: path).target(of: path) ?? path
  }

  /// The loaded folder that contains a path; loaded if there is none.
  private func folder(of path: String) throws -> GitFolder {
    try folders.withLock { folders in
      var place = path
      while !place.isEmpty {
        if let folder = folders[place] { return folder }
        place = SitePath.folder(of: place)
      }
      if let root = folders[""] { return root }
      let folder = try load(path)
      folders[path] = folder
      return folder
    }
  }

  // MARK: Asking Git

  private func load(_ path: String) throws -> GitFolder {
    var reader = GitTreeReader(prefix: prefix)
    let result = try repository.ask(
      ["--literal-pathspecs", "ls-tree", "-r", "-z", "--full-tree", commit, "--"]
        + [prefix + path].filter { !$0.isEmpty },
      about: name, timeLimit: Self.timeLimit
    ) { piece in
      reader.take(piece)
      return reader.count <= Self.listLimit
    }
    guard result.ending != .unwanted else { throw RevisionError("\(name) has too many files in \(path)") }
    guard result.ending == .exited(0) else { throw RevisionError.missing(name) }
    var folder = reader.folder
    let sizes = try self.sizes(of: folder.entries.values.map(\.id))
    for (path, entry) in folder.entries { folder.entries[path]?.size = sizes[entry.id] }
    // Links are read first: what they lead to is part of the folder.
    let links = folder.entries.values.filter { $0.isLink && ($0.size ?? .max) <= GitFolder.linkLimit }
    folder.links = try contents(of: links.map(\.id)).mapValues { String(validating: $0, as: UTF8.self) ?? "" }
    var texts: Set<String> = []
    var total = 0
    for (path, entry) in folder.entries
    where !entry.isLink && FileTree.limit(of: path) == FileTree.textLimit && texts.insert(entry.id).inserted {
      guard let size = entry.size else { throw RevisionError.missing(name) }
      if size > FileTree.textLimit { texts.remove(entry.id) } else { total += size }
    }
    guard total <= Self.textLimit else {
      throw RevisionError("the pages of \(name) are larger than \(Self.textLimit / 1_000_000) MB together")
    }
    folder.texts = try contents(of: texts.sorted())
    return folder
  }

  /// The sizes of objects in bytes; without those that are missing.
  private func sizes(of ids: [String]) throws -> [String: Int] {
    var sizes: [String: Int] = [:]
    guard !ids.isEmpty else { return sizes }
    let result = try repository.ask(
      ["cat-file", "--batch-check", "--buffer"], input: Self.lines(Set(ids).sorted()), about: name,
      timeLimit: Self.timeLimit)
    guard result.ending == .exited(0) else { throw RevisionError.missing(name) }
    for line in result.output.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      if fields.count == 3, fields[1] == "blob", let size = Int(fields[2]) { sizes[fields[0]] = size }
    }
    return sizes
  }

  /// The contents of objects whose sizes were checked.
  private func contents(of ids: [String]) throws -> [String: [UInt8]] {
    guard !ids.isEmpty else { return [:] }
    var reader = GitObjectReader(wanted: ids.count)
    let result = try repository.ask(
      ["cat-file", "--batch", "--buffer"], input: Self.lines(ids), about: name, timeLimit: Self.timeLimit
    ) { reader.take($0) }
    guard result.ending == .exited(0), reader.objects.count == Set(ids).count else {
      throw RevisionError.missing(name)
    }
    return reader.objects
  }

  private static func lines(_ ids: [String]) -> [UInt8] { ids.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }
}
