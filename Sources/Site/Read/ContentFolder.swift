import Files

/// The folder with the pages of a site.
///
/// Pages know two paths: the one below this folder, which their addresses and links are made of, and the one in the
/// project, which findings name.
package struct ContentFolder: Sendable, Hashable {
  /// Relative to the root of the project: `Content`, `website/docs`; empty for the root itself.
  package let path: String

  /// Where pages are unless a setting says otherwise.
  package static let usual = ContentFolder(path: "Content")

  package init(path: String) { self.path = path }

  /// Whether it is the folder that also has the settings.
  var isUsual: Bool { self == .usual }

  /// The path in the project of a file, given by its path below the folder.
  package func file(_ path: String) -> String { self.path.isEmpty ? path : self.path + "/" + path }

  /// The path below the folder of a file of the project; nil if it is elsewhere.
  package func below(_ file: String) -> String? {
    if path.isEmpty { return file }
    let (bytes, folder) = (file.utf8, path.utf8)
    guard bytes.count > folder.count + 1, bytes.starts(with: folder) else { return nil }
    let slash = bytes.index(bytes.startIndex, offsetBy: folder.count)
    return bytes[slash] == UInt8(ascii: "/") ? String(file[bytes.index(after: slash)...]) : nil
  }

  /// The folders that it is in, itself first, up to the root of the project.
  var ancestors: [String] {
    var folders = [path]
    while let last = folders.last, !last.isEmpty { folders.append(SitePath.folder(of: last)) }
    return folders
  }
}

/// A folder or file of the project that a setting names.
enum ProjectPath {
  /// Hidden folders in which tools keep what they publish.
  private static let foldersOfTools: Set<String> = [".docs", ".gitbook", ".vitepress", ".vuepress"]

  /// The path from the root of the project; nil if it leads outside or to something hidden, apart from the folders of
  /// tools.
  ///
  /// Paths are relative to the root. One that begins with `../` is relative to site.yml, so that both ways to write a
  /// path mean the same.
  static func resolve(_ text: String) -> String? { resolve(text, allowsHidden: false) }

  /// - Parameter allowsHidden: whether folders may be hidden, except that of Git.
  static func resolve(_ text: String, allowsHidden: Bool) -> String? {
    guard !text.hasPrefix("/"), !text.contains("\\"), text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      return nil
    }
    let base = text == ".." || text.hasPrefix("../") ? SiteConfiguration.path : ""
    guard let path = SitePath.resolve(text, from: base),
      path.utf8.split(separator: UInt8(ascii: "/")).allSatisfy({ part in
        let name = String(Substring(part))
        if allowsHidden { return name.lowercased() != ".git" }
        return !name.hasPrefix(".") || foldersOfTools.contains(name)
      })
    else { return nil }
    return path
  }
}
