/// `{{< name >}}` of Hugo, where the project has a template for it that puts in a file, or shows nothing that the page
/// does not have anyway.
///
/// Other templates would have to be run; what they are for stays for those who read shortcodes.
struct ShortcodeInclusion: InclusionConvention {
  let mark: StaticString = "{{"
  let isReadInCode = false

  private static let longest = 500
  private static let longestName = 60
  /// Hugo’s own, and those that are read in another way.
  private static let known: Set = [
    "ref", "relref", "param", "_param", "comment", "mermaid", "plantuml", "graphviz", "highlight", "code-toggle",
    "codefrominline", "include", "readfile", "gist", "instagram", "qr", "tweet", "twitter", "x",
  ]

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let isPlain = reader.has("{{<", at: offset)
    guard isPlain || reader.has("{{%", at: offset), offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\")
    else { return nil }
    var start = offset + 3
    while start < reader.end, ForeignReader.isBlank(reader.bytes[start]) { start += 1 }
    let bytes = reader.bytes[start..<reader.end].prefix(Self.longestName + 1).prefix(while: Self.isNamePart)
    guard let first = bytes.first, ForeignReader.isLetter(first), bytes.count <= Self.longestName,
      let end = reader.find(isPlain ? ">}}" : "%}}", from: bytes.endIndex, reach: Self.longest)
    else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    guard !Self.known.contains(name.lowercased()), Component(name) == nil, !name.contains("..") else { return nil }
    let range = offset..<end + 3
    let isAlone = reader.beginsLine(at: offset) && reader.isLineEnd(range.upperBound)
    return InclusionDirective(
      range: range, files: [], isOptional: true, shortcode: .init(name: name, isAlone: isAlone))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    ForeignReader.isNamePart(byte) || byte == UInt8(ascii: "/")
  }
}

extension InclusionExpander {
  /// A template of a shortcode, and the folder of the project that holds those with templates.
  struct FoundTemplate {
    let template: ShortcodeTemplate
    let root: String
  }

  /// How many shortcodes of a page templates are looked for.
  private static let mostTemplates = 200
  /// Where the templates are in a project.
  private static let folders = ["layouts/shortcodes", "layouts/_shortcodes"]

  /// The files that the template of a shortcode shows: none where it shows nothing that is missing on the page.
  ///
  /// - Returns: nil where its template is not there or would have to be run, or where the shortcode has content.
  mutating func filesShown(
    by shortcode: InclusionDirective.Shortcode, at range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [InclusionFile]? {
    guard let found = template(of: shortcode.name), !found.template.showsTitle || shortcode.isAlone else { return nil }
    let ends = endTags ?? EndTags(ForeignReader(bytes, end: page.body.upperBound), from: page.body.lowerBound)
    endTags = ends
    let key = ForeignTag.Key(notation: .shortcode, name: shortcode.name.lowercased())
    guard ends.next(key, from: range.upperBound) == nil else { return nil }
    return found.template.files.map { InclusionFile(String($0.trimmingPrefix { $0 == "/" }), in: [found.root]) }
  }

  private mutating func template(of name: String) -> FoundTemplate? {
    if let known = templates[name] { return known }
    guard templates.count < Self.mostTemplates else { return nil }
    var found: FoundTemplate?
    // The folder with the pages has no templates, unless it is the whole project.
    let roots = root.isEmpty ? [""] : Array(InclusionPage(path: page.path, root: root).folders.dropFirst())
    let places = roots.flatMap { root in
      Self.folders.compactMap { folder in
        ProjectPath.resolve(folder + "/" + name + ".html", in: root).map { (path: $0, root: root) }
      }
    }
    if let place = places.first(where: { files[$0.path] != nil }), let content = files[place.path] {
      found = ShortcodeTemplate(content).map { FoundTemplate(template: $0, root: place.root) }
    } else if !places.isEmpty {
      wanted.append(places.map(\.path))
    }
    templates[name] = .some(found)
    return found
  }
}
