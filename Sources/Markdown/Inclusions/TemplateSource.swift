import Diagnostics
import YAML

/// What the templates of a page can ask its project for: data, settings, front matter, and the files of tags.
///
/// All templates of a page share it, so that each file is read once.
final class TemplateSource {
  private let page: PageText
  private let root: String
  private let files: PageInclusions.Files
  private let folders: [String]
  /// Where files may be that are not given.
  private(set) var wanted: [[String]] = []
  /// The data of files by their paths; nil for what cannot be read.
  private var dataOfFiles: [String: TemplateData?] = [:]
  private var known: [[String]: TemplateData?] = [:]
  /// The names that files give values, by the paths of the files.
  private var namesOfFiles: [String: Set<String>] = [:]

  /// How often data is looked for in a page.
  private static let mostLookups = 2000
  private static let deepest = 3

  /// - Parameters:
  ///   - root: the folder with the pages.
  ///   - folders: where files are looked for first.
  init(page: PageText, root: String, files: PageInclusions.Files, folders: [String]) {
    (self.page, self.root, self.files, self.folders) = (page, root, files, folders)
  }

  // MARK: Data

  /// What a path such as `site.data.links[0]` or `page.title` stands for; nil where that is not known.
  func data(at steps: [String]) -> TemplateData? {
    guard steps.count > 1 else { return nil }
    switch steps[0] {
    case "page":
      guard let frontMatter else { return nil }
      let value = steps.dropFirst().reduce(frontMatter) { $0[$1] }
      // What front matter lacks, a template engine may know.
      return value == .value(.nothing) ? nil : value
    case "site":
      if let data = known[steps] { return data }
      guard known.count < Self.mostLookups else { return nil }
      let data = steps[1] == "data" ? data(inFilesAt: Array(steps.dropFirst(2))) : setting(at: steps)
      known[steps] = .some(data)
      return data
    default: return nil
    }
  }

  private func data(inFilesAt names: [String]) -> TemplateData? {
    guard let first = names.first, first.utf8.allSatisfy(IncludeParameters.isNamePart) else { return nil }
    var places: [(path: String, rest: ArraySlice<String>)] = []
    for count in 1...min(names.count, Self.deepest) {
      guard names[..<count].allSatisfy({ $0.utf8.allSatisfy(IncludeParameters.isNamePart) }) else { break }
      let name = names[..<count].joined(separator: "/")
      for folder in [root + "/_data", "_data"] {
        for ending in TemplateData.endings {
          guard let path = ProjectPath.resolve(name + "." + ending, in: folder) else { continue }
          if !places.contains(where: { $0.path == path }) { places.append((path, names[count...])) }
        }
      }
    }
    let place = places.first { files[$0.path] != nil }
    if let first = places.first, place?.path != first.path { wanted.append(places.map(\.path)) }
    guard let place, let data = dataOfFile(place.path) else { return nil }
    // A key that the file lacks stands for nothing.
    return place.rest.reduce(data) { $0[$1] }
  }

  private func dataOfFile(_ path: String) -> TemplateData? {
    if let known = dataOfFiles[path] { return known }
    let data = files[path].flatMap { TemplateData($0, of: path) }
    dataOfFiles[path] = .some(data)
    return data
  }

  /// The front matter of the page.
  private(set) lazy var frontMatter: TemplateData? = FrontMatter.split(SourceFile(path: page.path, bytes: page.bytes))
    .content.flatMap { TemplateData($0, limits: .frontMatter) }

  // MARK: Settings

  private static let settingsFile = "_config.yml"
  /// Settings that name places, and what pages show differently than they are written.
  private static let otherSettings: Set = ["baseurl", "url", "time", "collections", "defaults"]

  private func setting(at steps: [String]) -> TemplateData? {
    guard !Self.otherSettings.contains(steps[1]), let settings else { return nil }
    let value = steps.dropFirst().reduce(settings) { $0[$1] }
    return value == .value(.nothing) ? nil : value
  }

  private var settings: TemplateData? {
    let places = Set([root.isEmpty ? Self.settingsFile : root + "/" + Self.settingsFile, Self.settingsFile])
      .sorted { $0.utf8.count > $1.utf8.count }
    guard let path = places.first(where: { files[$0] != nil }) else {
      if !wanted.contains(places) { wanted.append(places) }
      return nil
    }
    return dataOfFile(path)
  }

  /// Whether the project has the settings of Jekyll, which gives templates no names but its own.
  var isOfJekyll: Bool { settings != nil }

  /// What Jekyll knows of any page.
  private static let keysOfPages: Set = [
    "categories", "collection", "content", "date", "dir", "excerpt", "id", "layout", "name", "next", "path", "previous",
    "slug", "tags", "title", "url",
  ]

  /// Whether the front matter of the page has no value for a path that begins with one of its keys, and nothing else
  /// gives pages one.
  func pageLacks(_ steps: [String]) -> Bool {
    guard steps.count > 1, steps[0] == "page", !Self.keysOfPages.contains(steps[1]), let frontMatter,
      frontMatter[steps[1]] == .value(.nothing)
    else { return false }
    guard case .list(let defaults) = settings?["defaults"] else { return true }
    return !defaults.contains { $0["values"][steps[1]] != .value(.nothing) }
  }

  // MARK: Files

  /// The names that a text gives values, and those that the files do that it puts in.
  func names(givenIn text: [UInt8], depth: Int = 0) -> Set<String> {
    var names = IncludeTemplate.names(givenIn: text)
    guard depth < Self.deepestNames else { return names }
    text.withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      var index = 0
      while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
        index = brace + 1
        guard let tag = IncludeTag.read(&reader, at: brace) else { continue }
        index = tag.range.upperBound
        guard let file = file(of: tag) else { continue }
        if let known = namesOfFiles[file.path] {
          names.formUnion(known)
        } else {
          // One that puts itself in has no other names.
          namesOfFiles[file.path] = []
          let found = self.names(givenIn: file.bytes, depth: depth + 1)
          namesOfFiles[file.path] = found
          names.formUnion(found)
        }
      }
    }
    return names
  }

  private static let deepestNames = 6

  /// The text of the file that a tag puts in, and its path; nil where it is not there.
  func file(of tag: IncludeTag) -> (path: String, bytes: [UInt8])? {
    let place = InclusionPage(path: page.path, root: root, includeFolders: folders)
    guard let file = TagInclusion.directive(of: tag, in: place)?.files.first else { return nil }
    guard let path = file.places.first(where: { files[$0] != nil }), let bytes = files[path],
      !PlainComponent.holds(path)
    else {
      wanted.append(file.places)
      return nil
    }
    let source = SourceFile(path: path, bytes: bytes)
    return (path, Array(bytes[FrontMatter.split(source).body]))
  }
}
