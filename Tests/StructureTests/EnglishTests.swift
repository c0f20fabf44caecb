import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Spelling and wording of all committed text: US spelling, plain words, and findings that start in lowercase.
///
/// In code, only comments and strings are checked, so identifiers can have any name.
enum English {
  /// Words and phrases with what to write instead.
  static let preferred: KeyValuePairs<String, String> = [
    // US spelling.
    "acknowledgement": "acknowledgment", "afterwards": "afterward", "ageing": "aging", "amongst": "among",
    "analyse": "analyze", "artefact": "artifact", "artefacts": "artifacts", "behaviour": "behavior",
    "behaviours": "behaviors", "cancelled": "canceled", "cancelling": "canceling", "catalogue": "catalog",
    "catalogues": "catalogs", "centre": "center", "centred": "centered", "colour": "color", "coloured": "colored",
    "colours": "colors", "customise": "customize", "defence": "defense", "dialogue": "dialog",
    "dialogues": "dialogs", "emphasise": "emphasize", "favourite": "favorite", "favourites": "favorites",
    "focussed": "focused", "fulfil": "fulfill", "grey": "gray", "honour": "honor", "honours": "honors",
    "initialise": "initialize", "judgement": "judgment", "labelled": "labeled", "labelling": "labeling",
    "learnt": "learned", "licence": "license", "minimise": "minimize", "misspelt": "misspelled",
    "modelled": "modeled", "neighbour": "neighbor", "neighbouring": "neighboring", "neighbours": "neighbors",
    "normalise": "normalize", "normalised": "normalized", "optimise": "optimize", "organise": "organize",
    "per cent": "percent", "programme": "program", "recognise": "recognize", "recognised": "recognized",
    "recognises": "recognizes", "recognising": "recognizing", "serialise": "serialize", "signalled": "signaled",
    "signalling": "signaling", "spelt": "spelled", "summarise": "summarize", "towards": "toward",
    "travelled": "traveled", "travelling": "traveling", "unlabelled": "unlabeled", "utilise": "use",
    "whilst": "while",
    // Plain words.
    "anew": "again", "any more": "any longer", "bear": "have", "bears": "has", "for ever": "forever",
    "hitherto": "so far", "in vain": "without success", "is no": "is not a", "lest": "so that … not",
    "lower-case": "lowercase", "mend": "fix", "mended": "fixed", "mending": "fixing", "mends": "fixes",
    "neither is": "is not … either", "nor is": "is not … either", "stands at": "is at", "stands before": "is before",
    "stands beside": "is next to", "stands in": "is in", "stands on": "is on", "stands there": "is there",
    "stands where": "is where", "thence": "from there", "therein": "in it", "thereof": "of it", "upon": "on",
    "upper-case": "uppercase", "wants a": "needs a", "wants the": "needs the", "whence": "from where",
    "whoever": "people who", "whomever": "people whom",
  ]

  /// Text that is not ours to change: paths by prefix, with the words that may occur there, and the reason.
  static let exceptions: [(path: String, words: Set<String>, reason: String)] = [
    ("Tests/StructureTests/EnglishTests.swift", Set(preferred.map(\.key)), "this list"),
    ("Tests/GuidelinesTests/Corpus/", Set(preferred.map(\.key)), "dialogs of real apps"),
    ("Tests/SearchTests/Fixtures/", Set(preferred.map(\.key)), "pages and queries as people write them"),
    ("Tests/SearchTests/KnownItems.swift", ["afterwards"], "words of generated queries"),
    ("Tests/MockupsTests/Samples.swift", ["any more", "cancelled", "recognise"], "dialogs with goldens"),
    ("Tests/GuidelinesTests/HouseRuleTests.swift", ["utilise"], "a rule about British spelling"),
    ("Tests/DialogsTests/BlockFindingsTests.swift", ["colour"], "an unknown key"),
    ("Tests/Browser/test_schema.py", ["colour"], "an unknown key"),
    ("Tests/MarkdownTests/FenceTests.swift", ["dialogue"], "an info string that is not dialog"),
    ("Tests/WordsTests/", ["dialogue", "dialogues", "catalogue"], "French, and keys of word files"),
    ("Sources/Guidelines/Packs/Block/BlockRules+MisspelledFence.swift", ["dialogue"], "an example of what to correct"),
    ("Sources/Markdown/Extensions/Text/EmojiNames.swift", ["bear"], "the name of an emoji"),
    ("Sources/Site/Parse/FenceCorrection.swift", ["dialogue"], "a misspelling that is recognized"),
    ("Content/authoring/troubleshooting.md", ["dialogue"], "a misspelling that is recognized"),
    ("Sources/Guidelines/Packs/Page/PageRules+Screenshot.swift", ["dialogue"], "file names of authors"),
    ("Sources/Search/Text/LibrarySynonyms.swift", ["colour", "dialogue"], "words that readers type"),
    ("Sources/Words/Resources/", ["catalogue"], "keys of word files"),
    ("Content/authoring/languages.md", ["catalogue"], "keys of word files"),
    ("Tests/SiteTests/CatalogTests.swift", ["catalogue"], "the published address"),
    ("Sources/Guidelines/Packs/Site/SiteRules+Words.swift", ["catalogue"], "keys of word files"),
  ]

  static let root = House.sources.deletingLastPathComponent()

  /// The committed text: hand-written files, without goldens and generated data.
  static func files() throws -> [String] {
    let kinds: Set = ["", "c", "css", "h", "js", "md", "mustache", "py", "swift", "txt", "yml"]
    let skipped = [
      "/Goldens/", "/Cases/", "Tests/Fuzz/Corpus/", "/de.yml", "/es.yml", "/fr.yml", "/ja.yml", "/__pycache__/",
    ]
    var files = ["README.md", "Package.swift"]
    for folder in ["Sources", "Tests", "Content", "Templates", ".ci", ".github"] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      files += paths.map { "\(folder)/\($0)" }
    }
    return files.filter { path in
      kinds.contains(URL(filePath: path).pathExtension) && !skipped.contains { path.contains($0) }
        && (try? root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
  }

  /// The places of a word in a file, as byte offsets, whatever its first letter's case.
  static func places(of word: String, in text: [UInt8]) -> [Int] {
    let capitalized = word.prefix(1).uppercased() + word.dropFirst()
    return (text + [0]).withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
      var places: [Int] = []
      for needle in [word, capitalized] {
        var start = base
        while let hit = strstr(start, needle) {
          let offset = base.distance(to: UnsafePointer(hit))
          if isWord(offset..<offset + needle.utf8.count, in: bytes) { places.append(offset) }
          start = UnsafePointer(hit) + 1
        }
      }
      return places
    }
  }

  /// Whether a range is a word of prose instead of a part of an identifier, a path, or a quoted name.
  private static func isWord(_ range: Range<Int>, in text: UnsafeRawBufferPointer) -> Bool {
    func byte(_ index: Int) -> UInt8 { text.indices.contains(index) ? text[index] : 0x0A }
    func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter }
    let (before, after) = (byte(range.lowerBound - 1), byte(range.upperBound))
    if before < 0x80, isLetter(before) || "_-./#$\\0123456789".utf8.contains(before) { return false }
    if after < 0x80, isLetter(after) || "_-(/[=0123456789".utf8.contains(after) { return false }
    if ".:".utf8.contains(after), isLetter(byte(range.upperBound + 1)) { return false }
    return !(before == after && "\"'`".utf8.contains(before))
  }

  /// Whether an offset is in a comment or a string of code; in other files, everything is text.
  static func isText(_ offset: Int, in text: String.UTF8View, of path: String) -> Bool {
    let head = String(Substring(text.prefix(offset)))
    let line = head[(head.lastIndex(of: "\n") ?? head.startIndex)...]
    func isOpen(_ mark: String) -> Bool { head.components(separatedBy: mark).count.isMultiple(of: 2) }
    func isInBlock() -> Bool {
      guard let start = head.range(of: "/*", options: .backwards) else { return false }
      return head.range(of: "*/", options: .backwards).map { $0.lowerBound < start.lowerBound } ?? true
    }
    let isQuoted = !line.count(where: { $0 == "\"" }).isMultiple(of: 2)
    switch URL(filePath: path).pathExtension {
    case "swift": return line.contains("//") || isQuoted || isOpen("\"\"\"")
    case "js", "c", "h": return line.contains("//") || isQuoted || isInBlock()
    case "css": return isInBlock()
    case "py": return line.contains("#") || isQuoted || isOpen("\"\"\"")
    default: return true
    }
  }
}

@Suite struct EnglishTests {
  /// One failure for each place, with what to write instead.
  @Test func writesUSEnglishInPlainWords() throws {
    for path in try English.files() {
      let bytes = [UInt8](try Data(contentsOf: English.root.appending(path: path)))
      let allowed = English.exceptions.filter { path.hasPrefix($0.path) }.flatMap(\.words)
      for (word, preferred) in English.preferred where !allowed.contains(word) {
        let places = English.places(of: word, in: bytes)
        if places.isEmpty { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        for place in places where English.isText(place, in: text.utf8, of: path) {
          let head = String(decoding: bytes[..<place], as: UTF8.self)
          let rest = bytes[(place + word.utf8.count)...]
          let isLeft = !rest.starts(with: " ".utf8) || rest.starts(with: " longer".utf8)
          if word == "is no", isLeft || head.lowercased().hasSuffix("there ") { continue }
          if word == "stands in", rest.starts(with: " for".utf8) { continue }
          let line = bytes[..<place].count { $0 == 0x0A } + 1
          Issue.record("\(path):\(line): write “\(preferred)” instead of “\(word)”")
        }
      }
    }
  }

  /// Findings start in lowercase, unless they start with a name such as YAML; rule summaries are sentences.
  @Test func startsFindingsInLowercase() throws {
    let calls = ["Finding(", "report(", "invalid(", "fault(", "CommandFailure(", "ValidationError("]
    for path in try English.files() where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
      let text = try String(contentsOf: English.root.appending(path: path), encoding: .utf8)
      let findings = calls.flatMap { text.components(separatedBy: $0).dropFirst() }
      let summaries = text.components(separatedBy: "summary: ").dropFirst().filter {
        $0.prefix(400).contains("explanation:")
      }
      for finding in findings + summaries where Self.startsWithACapital(finding) {
        Issue.record("\(path): start this finding in lowercase: \(finding.prefix(60))…")
      }
    }
  }

  /// Whether code starts with a string that starts with a capitalized word.
  private static func startsWithACapital(_ code: String) -> Bool {
    let string = code.prefix(200).drop(while: \.isWhitespace)
    guard string.first == "\"" else { return false }
    let letters = string.dropFirst().prefix(2)
    return letters.first?.isUppercase == true && letters.last?.isUppercase != true
  }

  /// English quotation marks are “” and ‘’; « and » mark findings in examples.
  @Test func usesEnglishQuotationMarks() throws {
    let marking = ["RuleExample.swift", "MarkedBlock.swift", "EnglishTests.swift", "ExamplePage.swift"]
    for path in try English.files() where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
      if marking.contains(where: path.hasSuffix) { continue }
      let text = try String(contentsOf: English.root.appending(path: path), encoding: .utf8)
      if !text.contains("«"), !text.contains("»") { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.drop(while: \.isWhitespace).hasPrefix("//") && line.contains(where: "«»".contains) {
        Issue.record("\(path):\(index + 1): write “…” instead of «…»")
      }
    }
  }

  /// The check itself: what it finds, and what it leaves alone.
  @Test(arguments: [
    ("// The colour of ink", "a.swift", true), ("let colour = 1", "a.swift", false),
    ("let a = \"Colours clash\"", "a.swift", true), ("a[\"colour\"]", "a.swift", false),
    ("See catalogue.html", "a.md", false), ("See the catalogue.", "a.md", true),
    ("  color: grey;", "a.css", false), ("/* A grey line */", "a.css", true), ("class=\"a-catalogue\"", "a.md", false),
  ])
  func findsWords(_ text: String, _ path: String, _ isFound: Bool) {
    let found = English.preferred.contains { word, _ in
      English.places(of: word, in: Array(text.utf8)).contains { English.isText($0, in: text.utf8, of: path) }
    }
    #expect(found == isFound)
  }
}
