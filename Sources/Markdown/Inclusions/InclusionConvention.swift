/// The way in which a tool writes that a file is to be put into a page.
///
/// Each convention is a file of its own and a line in `InclusionConventions`.
protocol InclusionConvention: Sendable {
  /// With what it begins. Pages without any of these texts need not be searched.
  var mark: StaticString { get }
  /// Whether it is read within code, too.
  var isReadInCode: Bool { get }
  /// Whether it is read outside of code.
  var isReadInText: Bool { get }
  /// Reads the inclusion that begins at an offset with the mark; nil where none does.
  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective?
}

extension InclusionConvention {
  var isReadInText: Bool { true }
}

enum InclusionConventions {
  static let all: [any InclusionConvention] = [
    BookInclusion(), SnippetInclusion(), CommentInclusion(), PartialInclusion(), RawImportInclusion(),
    LineInclusion(), ReadFileInclusion(), PluginInclusion(), TagInclusion(), ShortcodeInclusion(), TextInclusion(),
    CodeSnippetInclusion(), StarInclusion(), ExclamationInclusion(), ArrowInclusion(), DirectiveInclusion(),
    FenceInclusion(), LinkInclusion(), CommentedInclusion(), CallInclusion(), CodeImportInclusion(),
    CodeTagInclusion(), CodeFileInclusion(), SnippetTagInclusion(), ConstantInclusion(),
  ]
}

/// The page or the included file that a convention reads.
struct InclusionPage {
  /// Its path from the root of the project.
  let path: String
  /// The folder with the pages, from the root of the project.
  var root = ""
  /// The folders of the settings in which files are looked for first, from the root of the project.
  var includeFolders: [String] = []
  /// Paths of imported pages, by the names that it gives them.
  var imports: [String: String] = [:]
  /// Paths of files that are imported as text, by the names that it gives them.
  var importedTexts: [String: String] = [:]
  /// Constants of other files, by the names that it gives them.
  var constants: [String: ImportedConstant] = [:]
  /// The texts that templates show, by their names.
  var texts: [String: String] = [:]
  /// What the tag passes that puts the file in.
  var parameters = IncludeParameters()
  /// The names that the page gives values in its front matter.
  var keys: Set<String> = []
  /// What the page keeps for its includes.
  var captures = CapturedTexts()
  /// Where an included file is in the page.
  var place: Int?

  /// The folder with the pages, given the path of one of them in it.
  static func root(of path: String, below: String?) -> String {
    guard let below, path.hasSuffix("/" + below) else { return "" }
    return String(path.dropLast(below.count + 1))
  }

  /// The paths of included files that are pages, below the folder with the pages.
  static func paths(of files: PageInclusions.Files, on path: String, below page: String) -> [String] {
    let root = root(of: path, below: page)
    return files.keys.compactMap { file in
      guard file.hasSuffix(".md") || file.hasSuffix(".mdx"), !file.hasPrefix("../") else { return nil }
      if root.isEmpty { return file }
      return file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : nil
    }
  }

  var folder: String { Self.folder(of: path) }

  /// Where a file is looked for: in the folders of the settings, then in other places.
  ///
  /// What these folders hold is called by its name, so that a page of the same name is not meant itself.
  func places(_ name: String, or others: [String]) -> [String] {
    guard !includeFolders.isEmpty else { return others }
    let places = includeFolders.compactMap { ProjectPath.resolve(name, in: $0) }
    let isWhole = name.contains("/") && ProjectPath.resolve(name, in: "") == path
    return places + others.filter { ($0 != path || isWhole) && !places.contains($0) }
  }

  /// Where files are looked for that are named from the page or from the folder with the settings of the site, which
  /// holds that with the pages.
  var settingsFolders: [String] { [folder, Self.folder(of: root), root, ""] }

  /// The folder with the pages and those that it is in, the innermost first.
  var folders: [String] {
    var folders = [root]
    while let last = folders.last, !last.isEmpty, folders.count < 10 { folders.append(Self.folder(of: last)) }
    return folders
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

/// A place where a file is to be put into a page.
struct InclusionDirective {
  let range: Range<Int>
  /// The files, in order; usually there is one.
  var files: [InclusionFile]
  /// Whether blank lines keep the files apart from what is around, and its indentation is not theirs.
  var isApart = false
  /// The language of the files, where they are shown as code; empty for the one that their names end in.
  var language: String?
  /// The title of such code.
  var title: String?
  /// Whether it stays as it is, without a finding, where none of the files is there.
  var isOptional = false
  /// What the files show where they ask for it; nil where none do.
  var parameters: IncludeParameters?
  /// The texts that a tag passes to a partial.
  var properties = PartialProperties()
  /// The text that is put in, where it is in no file.
  var text: String?
  /// The shortcode whose place is taken by what its template shows.
  var shortcode: Shortcode?

  /// A shortcode of Hugo.
  struct Shortcode {
    let name: String
    /// Whether nothing else is on its line.
    let isAlone: Bool
  }
}

/// A file that a page asks for.
struct InclusionFile {
  /// As it is written.
  let name: String
  /// Where it may be, from the root of the project, the best place first; empty where it cannot be in the project.
  let places: [String]
  var selection = Selection.all
  /// By how many levels headings are lowered.
  var headingOffset = 0

  /// What of a file is put into a page.
  enum Selection: Equatable {
    case all
    /// Numbers of lines, from 1.
    case lines([ClosedRange<Int>])
    /// What is between two marks with that name.
    case section(String)
    /// What is behind each of one text, up to the next of another; all before or behind where one is missing.
    case between(start: String?, end: String?)

    /// Numbers of lines in such a section, from 1.
    case part(String, ClosedRange<Int>)
    /// The text of a constant that a script, or a page with scripts, has.
    case constant(String)

    /// Whether lines are chosen by their numbers or marks, which front matter can have, too.
    var isOfLines: Bool {
      switch self {
      case .all, .between: false
      case .lines, .section, .part, .constant: true
      }
    }

    /// Whether it is the text of a constant, in which nothing is put in.
    var isOfConstant: Bool {
      if case .constant = self { true } else { false }
    }

    /// Numbers of lines and ranges of them, apart by commas or blanks: `3,5:7,9:`.
    static func lines(in text: Substring, between sign: Character) -> Selection {
      let ranges = text.split { $0 == "," || $0 == " " }
      return .lines(
        ranges.compactMap { range($0.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)) })
    }

    /// The lines between two numbers, each of which may be missing.
    fileprivate static func range(_ parts: [Substring]) -> ClosedRange<Int>? {
      let numbers = parts.map { Int($0) }
      guard zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil }), let start = numbers.first else { return nil }
      let first = max(start ?? 1, 1)
      let last = parts.count == 1 ? first : numbers[1] ?? Int.max
      return first...max(last, first)
    }
  }

  init(name: String, places: [String], selection: Selection) {
    (self.name, self.places, self.selection) = (name, places, selection)
  }

  /// - Parameters:
  ///   - folders: where the file is looked for.
  ///   - mayBeAround: whether the file may be outside of the project, in the repository that it is a part of.
  init(_ name: String, in folders: [String], selection: Selection = .all, mayBeAround: Bool = true) {
    let places = folders.compactMap { ProjectPath.resolve(name, in: $0, mayLeave: mayBeAround) }
    self.init(name: name, places: places, selection: selection)
  }

  /// The same, looked for in the folders of the settings first.
  func sought(from page: InclusionPage) -> InclusionFile {
    var file = InclusionFile(name: name, places: page.places(name, or: places), selection: selection)
    file.headingOffset = headingOffset
    return file
  }

  /// Reads a selection that follows a name: `3`, `3:7`, `:7`, `3:`, or the name of a section.
  static func selection(_ text: Substring) -> Selection {
    guard !text.isEmpty else { return .all }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let lines = Selection.range(parts) else {
      return .section(String(parts[0].isEmpty ? parts.last ?? "" : parts[0]))
    }
    return .lines([lines])
  }
}

/// Paths from the root of a project.
enum ProjectPath {
  /// The hidden folder in which GitBook keeps what several pages show.
  private static let shared = ".gitbook"

  /// A path with `.` and `..` resolved; nil for one that leaves the project, goes into a hidden folder other than that of
  /// GitBook, or is a web address.
  ///
  /// - Parameters:
  ///   - folder: it may be in a hidden folder if the page is: one that belongs to no site.
  ///   - mayLeave: whether a path out of the project is one that begins with `../`.
  static func resolve(_ path: String, in folder: String, mayLeave: Bool = false) -> String? {
    guard !path.contains("://"), !path.contains("\0"), path.utf8.count < 1000 else { return nil }
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else {
          guard mayLeave else { return nil }
          parts.append(part)
        }
      } else if part.hasPrefix("."), part != shared {
        return nil
      } else {
        parts.append(part)
      }
    }
    guard let last = parts.last, last != ".." else { return nil }
    return parts.joined(separator: "/")
  }
}
