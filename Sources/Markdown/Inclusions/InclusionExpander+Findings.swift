import Diagnostics
import Writing

/// Files that are not put in.
extension InclusionExpander {
  /// The package that a file belongs to, or the short name of a folder; nil for a relative path.
  private static func package(of name: String) -> String? {
    guard let first = name.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "/"), name.contains("/") else {
      return nil
    }
    let isScoped = first == UInt8(ascii: "@") || first == UInt8(ascii: "~")
    return MessageText.short(name.split(separator: "/").prefix(isScoped ? 2 : 1).joined(separator: "/"))
  }

  static let mostFindings = 50
  /// On so many pages, a folder as such is missing.
  private static let wholeFolder = 5

  /// On so many pages, a folder as such is missing of which no page has another file.
  private static let likelyFolder = 3

  enum Problem {
    /// A file by its name, and where it would best be.
    case missing(String, at: String?)
    case tooMany(String)
  }

  /// The cause of what is missing: the package or folder that would have the file.
  private func cause(ofMissing name: String, at place: String?) -> Diagnostic.Cause? {
    if let package = Self.package(of: name) {
      // Few files of a folder can each be misspelled.
      let isScoped = package.contains("/")
      return .onPages(
        "files of “\(package)” that are not found are missing from ", from: isScoped ? 2 : Self.wholeFolder)
    }
    guard let slash = place?.lastIndex(of: "/"), let folder = place?[..<slash],
      folder != page.path.prefix(upTo: page.path.lastIndex(of: "/") ?? page.path.startIndex),
      !files.keys.contains(where: { $0.hasPrefix(folder + "/") })
    else { return nil }
    return .onPages(
      "files of “\(MessageText.short(String(folder)))” that are not found are missing from ", of: "folder \(folder)",
      from: Self.likelyFolder)
  }

  mutating func note(_ problem: Problem, at range: Range<Int>) {
    if case .missing(let name, _) = problem, let first = missing, !name.contains("://") {
      // Files of a package, which is installed later, are missing all at once.
      missing?.others += 1
      let others = counted(first.others + 1, "other file")
      diagnostics[first.place].summary = "included file “\(MessageText.short(first.name))” and \(others) not found"
      return
    }
    guard diagnostics.count < Self.mostFindings else { return }
    if case .missing(let name, _) = problem, !name.contains("://") {
      missing = (place: diagnostics.count, name: name, others: 0)
    }
    let (summary, explanation) =
      switch problem {
      case .missing(let name, _) where name.contains("://"):
        (
          "“\(MessageText.short(name))” is not included",
          "Patternbook loads nothing from the web. Put the file in the project."
        )
      case .missing(let name, _):
        (
          "included file “\(MessageText.short(name))” not found",
          "Its content is missing from the page. Correct the path. The file must be in the project, or in the Git "
            + "repository around it without being ignored there, and not in a hidden folder."
        )
      case .tooMany(let name):
        (
          "“\(MessageText.short(name))” is not included: the page includes too much",
          "Files may include one another to a depth of \(Self.deepest), \(Self.mostInclusions) times and up to "
            + "\(PageLimits.pageSize) bytes."
        )
      }
    var finding = Diagnostic(
      rule: .inclusion, summary: summary, explanation: explanation, location: page.location(range))
    if case .missing(let name, let place) = problem { finding.cause = cause(ofMissing: name, at: place) }
    diagnostics.append(finding)
  }

  // MARK: Files that include themselves

  /// A file that is being read, and what of it.
  struct OpenFile: Equatable {
    let path: String
    let selection: InclusionFile.Selection
  }

  /// Whether a file would be put into itself; as code, nothing is put into it.
  func isOpen(_ path: String, _ selection: InclusionFile.Selection, isCode: Bool) -> Bool {
    !isCode && open.contains(OpenFile(path: path, selection: selection))
  }

  /// Reports a file that includes itself, once.
  mutating func noteLoop(_ path: String, at range: Range<Int>) {
    guard loops.insert(path).inserted, diagnostics.count < Self.mostFindings else { return }
    let others = open.drop { $0.path != path }.dropFirst().map { "“\(MessageText.short($0.path))”" }
    let way = others.isEmpty ? "" : " through " + others.joined(separator: " and ")
    diagnostics.append(
      Diagnostic(
        rule: .inclusion, summary: "“\(MessageText.short(path))” includes itself\(way)",
        explanation: "This would never end, so nothing is inserted. If you mean another file of that name, write its "
          + "path, or list its folder under “includes” in site.yml.",
        location: page.location(range)))
  }
}
