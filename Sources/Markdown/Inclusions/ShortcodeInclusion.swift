/// `{{< name >}}` of Hugo, where the project has a template for it that puts in a file, or shows nothing that the page
/// does not have anyway.
///
/// Other templates would have to be run; what they are for stays for those who read shortcodes.
struct ShortcodeInclusion: InclusionConvention {
  let mark: StaticString = "{{"
  let isReadInCode = false

  private static let longest = 2_000
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
    guard let name = Self.name(reader, behind: offset + 3),
      let end = reader.find(isPlain ? ">}}" : "%}}", from: name.end, reach: Self.longest)
    else { return nil }
    let range = offset..<end + 3
    let isAlone = reader.beginsLine(at: offset) && reader.isLineEnd(range.upperBound)
    return InclusionDirective(
      range: range, files: [], isOptional: true, shortcode: .init(name: name.text, isAlone: isAlone))
  }

  /// The name of a shortcode that a template of the project’s own can be for, and where it ends.
  static func name(_ reader: ForeignReader, behind mark: Int) -> (text: String, end: Int)? {
    var start = mark
    while start < reader.end, ForeignReader.isSpace(reader.bytes[start]) { start += 1 }
    let bytes = reader.bytes[start..<reader.end].prefix(longestName + 1).prefix(while: isNamePart)
    guard let first = bytes.first, ForeignReader.isLetter(first), bytes.count <= longestName else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    guard !known.contains(name.lowercased()), !name.contains("..") else { return nil }
    return (name, bytes.endIndex)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    ForeignReader.isNamePart(byte) || byte == UInt8(ascii: "/")
  }
}

/// What the templates of shortcodes show, by their names in lowercase.
struct ShortcodeTemplates {
  /// Those that only show texts or their content.
  var texts: [String: ShortcodeText] = [:]
  /// Those that decide what they show.
  var programs: [String: ShortcodeProgram] = [:]
}

extension Component {
  /// Whether it is more than what a template of the project’s own can show: a box, or tabs.
  var hasMeaningOfItsOwn: Bool {
    switch self {
    case .card, .image, .link, .badge, .icon, .content, .captioned, .nothing, .video, .embedded, .table, .element: false
    default: true
    }
  }
}

extension InclusionExpander {
  /// A template of a shortcode, and the folder of the project that holds those with templates.
  struct FoundTemplate {
    /// What it puts in or repeats, if that is all it does.
    let template: ShortcodeTemplate?
    /// The texts that it shows, if they are all it shows.
    let text: ShortcodeText?
    /// What it shows where it decides that.
    let program: ShortcodeProgram?
    let root: String

    /// - Returns: nil for a template that has to be run.
    init?(_ content: [UInt8], root: String) {
      (template, text, self.root) = (ShortcodeTemplate(content), ShortcodeText(content), root)
      program = text == nil ? ShortcodeProgram(content) : nil
      if template == nil, text == nil, program == nil { return nil }
    }
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
    guard let found = template(of: shortcode.name), let template = found.template, Component(shortcode.name) == nil,
      !template.showsTitle || shortcode.isAlone
    else { return nil }
    let ends = endTags ?? EndTags(ForeignReader(bytes, end: page.body.upperBound), from: page.body.lowerBound)
    endTags = ends
    let key = ForeignTag.Key(notation: .shortcode, name: shortcode.name.lowercased())
    guard ends.next(key, from: range.upperBound) == nil else { return nil }
    return template.files.map {
      InclusionFile(String($0.trimmingPrefix { $0 == "/" }), in: [found.root], mayBeAround: false)
    }
  }

  /// Looks for the templates of all shortcodes in a text, which can be in code, too.
  mutating func findTemplates(in reader: ForeignReader, _ range: Range<Int>) {
    let callsShortcodes = folders.contains(where: TeraFolders.contain)
    var reader = reader
    var index = range.lowerBound
    while index < range.upperBound, let mark = reader.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{"))
    {
      index = mark + 1
      if callsShortcodes, let call = ShortcodeCall(&reader, at: mark) {
        index = call.range.upperBound
        if !call.name.isEmpty { _ = template(of: call.name) }
        continue
      }
      guard reader.has("{{<", at: mark) || reader.has("{{%", at: mark),
        let name = ShortcodeInclusion.name(reader, behind: mark + 3)
      else { continue }
      index = name.end
      _ = template(of: name.text)
    }
  }

  /// What the templates of shortcodes show.
  var shortcodes: ShortcodeTemplates {
    var known = ShortcodeTemplates()
    for (name, found) in templates {
      if let text = found?.text {
        if !text.mayBeMark { known.texts[name.lowercased()] = text }
      } else if let program = found?.program {
        known.programs[name.lowercased()] = program
      }
    }
    return known
  }

  /// A template in the words of Hugo; nil for one of Zola that only Zola can run.
  private static func inWordsOfHugo(_ template: [UInt8], _ path: String) -> [UInt8]? {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return TeraFolders.contain(folder) ? TeraTemplate.translated(template) : template
  }

  private mutating func template(of name: String) -> FoundTemplate? {
    if let known = templates[name] { return known }
    guard templates.count < Self.mostTemplates else { return nil }
    var found: FoundTemplate?
    // The folder with the pages has no templates, unless it is the whole project.
    let roots = root.isEmpty ? [""] : Array(InclusionPage(path: page.path, root: root).folders.dropFirst())
    var places = roots.flatMap { root in
      Self.folders.compactMap { folder in
        ProjectPath.resolve(folder + "/" + name + ".html", in: root).map { (path: $0, root: root) }
      }
    }
    // Those of a theme are in a folder that the settings name.
    for folder in folders where Self.folders.contains(where: { folder.hasSuffix("/" + $0) }) {
      guard let path = ProjectPath.resolve(name + ".html", in: folder) else { continue }
      places.append((path, roots.first ?? ""))
    }
    for folder in folders where TeraFolders.contain(folder) {
      for ending in [".html", ".md"] {
        if let path = ProjectPath.resolve(name + ending, in: folder) { places.append((path, "")) }
      }
    }
    if let place = places.first(where: { files[$0.path] != nil }), let content = files[place.path] {
      found = Self.inWordsOfHugo(content, place.path).flatMap { FoundTemplate($0, root: place.root) }
    } else if !places.isEmpty {
      wanted.append(places.map(\.path))
    }
    templates[name] = .some(found)
    return found
  }
}
