import Files
import Markdown
import Synchronization

/// The files of a project outside of the folder with its pages.
///
/// Documentation that began as files beside the code links to that code. Such links work at a code host, and not on a
/// site.
final class ProjectFiles: Sendable {
  private let files: FileTree
  /// Names by folder: many links lead to the same one.
  private let names: Mutex<[String: Set<String>]> = Mutex([:])

  private let ignored: Mutex<IgnoredFiles>
  /// Read when the first link leads nowhere: most sites have none.
  private let codeAddresses: Mutex<CodeAddresses?> = Mutex(nil)
  /// What the last look at the code has found, and in which files.
  private let lastAddresses: LastCodeAddresses
  /// Whether what Git ignores is left out of the site.
  private let honorsGitIgnore: Bool

  convenience init(_ files: FileTree, honorsGitIgnore: Bool = true) {
    self.init(files, honorsGitIgnore, LastCodeAddresses())
  }

  private init(_ files: FileTree, _ honorsGitIgnore: Bool, _ lastAddresses: LastCodeAddresses) {
    self.files = files
    self.honorsGitIgnore = honorsGitIgnore
    self.lastAddresses = lastAddresses
    ignored = Mutex(IgnoredFiles(files))
  }

  /// The same project as it is now; code that has not changed is not read again.
  func lookedAtAgain(_ files: FileTree) -> ProjectFiles { ProjectFiles(files, honorsGitIgnore, lastAddresses) }

  /// Whether Git ignores a page, because something generates it.
  ///
  /// - Parameter address: the path of the page from the root of the site, without an ending.
  func isGenerated(_ address: String, in content: ContentFolder) -> Bool {
    guard honorsGitIgnore else { return false }
    let folders = ContentFolder(path: SitePath.folder(of: address)).ancestors.reversed().filter { !$0.isEmpty }
    return ignored.withLock { ignored in
      folders.contains { ignored.contains(content.file($0), isFolder: true) }
        || SitePath.pageEndings.contains { ignored.contains(content.file(address + $0), isFolder: false) }
        || ignored.contains(content.file(address), isFolder: true)
    }
  }

  /// Whether a link leads to a file or folder of the project.
  ///
  /// - Parameters:
  ///   - destination: as written.
  ///   - page: the page with the link, relative to the root of the project.
  func has(_ destination: String, from page: String) -> Bool {
    // From the root, a link leads to what is in the project where a code host shows the page.
    let isFromRoot = destination.hasPrefix("/") && !destination.hasPrefix("//")
    let written = LinkTarget.path(of: isFromRoot ? String(destination.dropFirst()) : destination)
    guard let path = written.flatMap({ SitePath.resolve($0, from: isFromRoot ? "" : page) }), !path.isEmpty
    else {
      return false
    }
    if names(in: SitePath.folder(of: path)).contains(SitePath.name(of: path)) { return true }
    // Hidden files are not listed.
    return (path.hasPrefix(".") || path.contains("/.")) && (try? files.read(path)) ?? nil != nil
  }

  /// Whether code or settings name an address that is missing.
  func codeNames(_ address: String, absent: String?) -> Bool {
    codeAddresses.withLock { known in
      let addresses = known ?? lastAddresses.addresses(in: files)
      known = addresses
      return addresses.name(address, absent: absent)
    }
  }

  /// The names in a folder, hidden ones left out.
  func names(in folder: String) -> Set<String> {
    names.withLock { known in
      if let names = known[folder] { return names }
      var names: Set<String> = []
      // Nothing is listed: the names are all that is wanted.
      _ = try? files.list(folder) { path, _ in
        if SitePath.folder(of: path) == folder { names.insert(SitePath.name(of: path)) }
        return true
      }
      known[folder] = names
      return names
    }
  }
}

/// The addresses that code named when it was last read.
private final class LastCodeAddresses: Sendable {
  private let last: Mutex<(listing: FileTree.Listing, addresses: CodeAddresses)?> = Mutex(nil)

  /// The addresses that code names now.
  func addresses(in files: FileTree) -> CodeAddresses {
    let now = FileIdentity.now
    let listing = CodeAddresses.listing(files)
    return last.withLock { last in
      if let known = last, known.listing == listing, known.listing.files.allSatisfy({ listing.identities[$0] != nil }) {
        return known.addresses
      }
      let addresses = CodeAddresses(listing, files)
      // A file that has just changed can change once more and look the same.
      let isReliable = listing.identities.values.allSatisfy { $0.isReliable(at: now) }
      last = isReliable ? (listing, addresses) : nil
      return addresses
    }
  }
}
