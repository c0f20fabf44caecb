import Diagnostics
import Files

/// What folders of a project have.
extension ForeignProject {
  private static let manyPages = 20

  /// The innermost folder with one of some names that has nearly all pages of a large project; empty if there is none.
  func folderWithNearlyAllPages(called names: Set<String>) -> String {
    let folders = paths.filter(SitePath.isPage).map(SitePath.folder)
    guard folders.count >= Self.manyPages else { return "" }
    var counts: [String: Int] = [:]
    for folder in folders where !folder.isEmpty {
      for path in ContentFolder(path: folder).ancestors where !path.isEmpty { counts[path, default: 0] += 1 }
    }
    let full = counts.filter { $0.value * 20 >= folders.count * 19 && names.contains(SitePath.name(of: $0.key)) }
    return full.keys.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// What style sheets end with, which lie beside the code that uses them.
  private static let styleSheets = [".css", ".scss", ".sass", ".less", ".styl"]

  /// The first parts of the addresses that a folder of pages written in code has: `help` for `help.tsx`, and `feed.xml`
  /// for `feed.xml.ts`.
  func routes(in folder: String) -> [String] {
    let here = ContentFolder(path: folder)
    var routes: Set<String> = []
    for path in paths where !Self.styleSheets.contains(where: path.hasSuffix) {
      guard let parts = here.below(path)?.split(separator: "/", maxSplits: 1), let first = parts.first else { continue }
      let dot = parts.count == 1 ? first.lastIndex(of: ".") : nil
      routes.insert(String(dot.map { first[..<$0] } ?? first))
    }
    return routes.filter { $0 != "index" && $0.first?.isLetter == true }.sorted()
  }

  /// The names of files and folders in a folder, without endings, sorted.
  func names(in folder: String) -> [String] {
    let here = ContentFolder(path: folder)
    var names: Set<String> = []
    for path in paths {
      guard let first = here.below(path)?.split(separator: "/").first else { continue }
      names.insert(String(first.prefix { $0 != "." }))
    }
    return names.sorted()
  }

  /// Folders with a file of one of some names, those nearest to the root first.
  func folders(with names: Set<String>) -> [String] {
    paths.filter { names.contains(SitePath.name(of: $0)) }.map(SitePath.folder)
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }
}

/// Folders outside of the folder with the pages whose pictures pages show.
enum MediaFolders {
  private static let endings = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "mp4", "webm"]
  /// What folders with pictures are called.
  private static let names: Set<Substring> = [
    "assets", "images", "img", "imgs", "media", "pictures", "public", "screenshots", "static", "video", "videos",
  ]
  private static let mostPages = 5000
  private static let mostFolders = 10

  /// Publishes these folders, each at the root of the site, unless that has files with the names of theirs: other tools
  /// give such pictures addresses of their own.
  static func add(to settings: inout ForeignSettings, of project: ForeignProject) {
    let folders = outside(settings, of: project)
    guard !folders.isEmpty else { return }
    let content = ContentFolder(path: settings.content)
    var taken = Set(project.paths.lazy.compactMap(content.below).map { $0.lowercased() })
    func paths(in folder: String, at address: String) -> [String] {
      let prefix = address.drop { $0 == "/" }
      let here = ContentFolder(path: folder)
      return project.paths.compactMap { here.below($0) }.map { below in
        (prefix.isEmpty ? below : prefix + "/" + below).lowercased()
      }
    }
    for folder in settings.statics {
      taken.formUnion(paths(in: folder, at: settings.addressesOfStatics[folder] ?? "/"))
    }
    for folder in folders {
      let addresses = ["/", "/" + SitePath.name(of: folder), "/" + folder]
      let place = addresses.lazy.map { (address: $0, paths: paths(in: folder, at: $0)) }
        .first { taken.isDisjoint(with: $0.paths) }
      if let place, place.address != "/" { settings.addressesOfStatics[folder] = place.address }
      settings.statics.append(folder)
      taken.formUnion(place?.paths ?? [])
    }
  }

  /// Finds relative paths of pictures in pages, and where they are.
  private static func outside(_ settings: ForeignSettings, of project: ForeignProject) -> [String] {
    let content = ContentFolder(path: settings.content)
    guard !settings.content.isEmpty else { return [] }
    let known = Set(project.paths)
    var folders: Set<String> = []
    for path in project.paths.lazy.filter({ content.below($0) != nil && SitePath.isPage($0) }).prefix(mostPages) {
      guard let bytes = project.file(path)?.bytes else { continue }
      for link in relativePaths(in: bytes) {
        guard let file = file(link, on: path, below: settings.content, known), content.below(file) == nil,
          !settings.statics.contains(where: { ContentFolder(path: $0).below(file) != nil })
        else { continue }
        folders.insert(folder(of: file))
      }
    }
    return Array(folders.filter { !$0.isEmpty }.sorted().prefix(mostFolders))
  }

  /// The file that a path means, from the page or, with a short name as in `@/assets/a.png`, from a folder around the
  /// pages.
  private static func file(_ link: String, on page: String, below content: String, _ known: Set<String>) -> String? {
    guard let mark = link.first, mark == "@" || mark == "~" else {
      return SitePath.resolve(link, from: page).flatMap { known.contains($0) ? $0 : nil }
    }
    let name = String(link.dropFirst().drop { $0 == "/" })
    var folder = content
    while !folder.isEmpty {
      folder = SitePath.folder(of: folder)
      if let file = SitePath.resolve(name, from: ContentFolder(path: folder).file("x")), known.contains(file) {
        return file
      }
    }
    return nil
  }

  /// The outermost folder that has the name of one with pictures, otherwise the file’s own.
  private static func folder(of file: String) -> String {
    let parts = SitePath.folder(of: file).split(separator: "/")
    guard let index = parts.firstIndex(where: names.contains) else { return parts.joined(separator: "/") }
    return parts[...index].joined(separator: "/")
  }

  /// Paths of pictures that begin with `../`, or with the short name of a folder.
  private static func relativePaths(in bytes: [UInt8]) -> [String] {
    var paths: [String] = []
    var index = 0
    while index + 3 < bytes.count {
      let isAbove =
        bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".")
        && bytes[index + 2] == UInt8(ascii: "/")
      let isNamed = bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: "~")
      guard isAbove || isNamed, index == 0 || "\"'(<= ".utf8.contains(bytes[index - 1]) else {
        index += 1
        continue
      }
      let path = bytes[index...].prefix(500).prefix { $0 > 0x20 && !"\"')>".utf8.contains($0) }
      index = path.endIndex
      let text = String(decoding: path, as: UTF8.self)
      if endings.contains(where: { text.lowercased().hasSuffix("." + $0) }) { paths.append(text) }
    }
    return paths
  }
}
