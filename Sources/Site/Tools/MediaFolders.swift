import Diagnostics
import Files

/// Folders outside of the folder with the pages whose pictures pages show.
enum MediaFolders {
  static let endings = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "mp4", "webm"]
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
    for (folder, isNamedByTags) in folders {
      let name = SitePath.name(of: folder)
      // A path from the root of the project has the name of the folder; hosts leave out names with a mark in front.
      let ofTags = isNamedByTags ? ["/" + name.drop { $0 == "_" }] : []
      let addresses = ofTags + ["/", "/" + name, "/" + folder]
      let place = addresses.lazy.map { (address: $0, paths: paths(in: folder, at: $0)) }
        .first { taken.isDisjoint(with: $0.paths) }
      if let place, place.address != "/" { settings.addressesOfStatics[folder] = place.address }
      settings.statics.append(folder)
      taken.formUnion(place?.paths ?? [])
    }
  }

  /// Finds relative paths of pictures in pages, and where they are.
  private static func outside(_ settings: ForeignSettings, of project: ForeignProject) -> [(
    path: String, isNamedByTags: Bool
  )] {
    let content = ContentFolder(path: settings.content)
    guard !settings.content.isEmpty else { return [] }
    let known = Set(project.paths)
    var folders: [String: Bool] = [:]
    for path in project.paths.lazy.filter({ content.below($0) != nil && SitePath.isPage($0) }).prefix(mostPages) {
      guard let bytes = project.file(path)?.bytes else { continue }
      let relative = relativePaths(in: bytes).compactMap { file($0, on: path, below: settings.content, known) }
      let tagged = TaggedFiles.paths(in: bytes).compactMap { SitePath.resolve($0, from: "") }.filter(known.contains)
      for (place, file) in (relative + tagged).enumerated() where content.below(file) == nil {
        guard !settings.statics.contains(where: { $0 == file || ContentFolder(path: $0).below(file) != nil }) else {
          continue
        }
        let folder = folder(of: file)
        folders[folder] = folders[folder, default: true] && place >= relative.count
      }
    }
    return folders.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.prefix(mostFolders).map { ($0.key, $0.value) }
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
    guard let index = parts.firstIndex(where: { names.contains($0.drop { $0 == "_" }) }) else {
      return parts.joined(separator: "/")
    }
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

/// Files that template tags of a site's own name from the root of the project: `{% image "_img/a.png", "A" %}`.
enum TaggedFiles {
  private static let endings = MediaFolders.endings + ["csv", "docx", "pdf", "pptx", "xlsx", "zip"]
  private static let longest = 500

  /// The texts in quotes that tags begin with and that can be paths of such files.
  static func paths(in bytes: [UInt8]) -> [String] {
    var paths: [String] = []
    var index = 0
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = brace + 1
      guard index < bytes.count, bytes[index] == UInt8(ascii: "%") else { continue }
      let tag = bytes[index...].prefix(longest).prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\n") }
      index = tag.endIndex
      guard let quote = tag.firstIndex(where: { "\"'".utf8.contains($0) }),
        let end = tag[(quote + 1)...].firstIndex(of: tag[quote])
      else { continue }
      let text = String(decoding: tag[(quote + 1)..<end], as: UTF8.self)
      let isFile = endings.contains { text.lowercased().hasSuffix("." + $0) }
      if isFile, text.contains("/"), !text.hasPrefix("/") { paths.append(text) }
    }
    return paths
  }
}
