package import Diagnostics

/// A page with the files that it includes in their places.
///
/// All of it is found here, and nothing is read: the caller reads the files that are wanted, and asks again.
package struct PageInclusions: Sendable {
  /// Included files by their paths from the root of the project.
  package typealias Files = [String: [UInt8]]

  var text: PageText?
  var diagnostics: [Diagnostic] = []
  /// Where the page includes something.
  var ranges: [SourceRange] = []
  /// What the templates of shortcodes show.
  var shortcodes = ShortcodeTemplates()

  /// Where files may be that a page wants beside those that are given: of each list, the first that exists is meant.
  ///
  /// - Parameters:
  ///   - path: the page’s own, below the folder with the pages.
  ///   - appended: files that are put behind the text of each page.
  ///   - folders: where files are looked for first.
  ///   - components: files that components show on every page, by the names of these.
  ///   - pairs: those of the file, if they are known.
  package static func wanted(
    by file: SourceFile, below path: String, given files: Files, appended: [String] = [], folders: [String] = [],
    components: [String: String] = [:], pairs: BytePairs? = nil
  ) -> [[String]] {
    let pairs = pairs ?? BytePairs(file.bytes[file.textStart...])
    guard
      !appended.isEmpty || !components.isEmpty && mayHoldComponent(pairs) || TeraFolders.mayBeUsed(folders, pairs)
        || mayHoldAny(file.bytes, pairs)
    else { return [] }
    let page = PageText(file: file, bytes: file.bytes, body: 0..<file.bytes.count)
    var expander = InclusionExpander(page: page, root: InclusionPage.root(of: page.path, below: path), files: files)
    (expander.appended, expander.folders, expander.components) = (appended, folders, components)
    expander.expand()
    return expander.wanted
  }

  /// Finds the inclusions of a page; `text` is nil where there is none.
  ///
  /// - Parameters:
  ///   - appended: files that are put behind the text of the page.
  ///   - folders: where files are looked for first.
  ///   - components: files that components show on every page, by the names of these.
  ///   - texts: those that templates in the page show, by their names.
  init(
    _ page: PageText, _ pairs: BytePairs, below path: String?, files: Files, appended: [String] = [],
    folders: [String] = [], components: [String: String] = [:], texts: [String: String] = [:]
  ) {
    let mayShowText = pairs.contains("{", "{") && texts.values.contains(where: TextInclusion.isLong)
    let mayHoldComponent = !components.isEmpty && Self.mayHoldComponent(pairs)
    guard
      mayShowText || !appended.isEmpty || mayHoldComponent || TeraFolders.mayBeUsed(folders, pairs)
        || Self.mayHoldAny(page.bytes, pairs)
    else { return }
    var expander = InclusionExpander(page: page, root: InclusionPage.root(of: page.path, below: path), files: files)
    if mayShowText { expander.texts = texts }
    (expander.appended, expander.folders, expander.components) = (appended, folders, components)
    expander.expand()
    (diagnostics, ranges) = (expander.diagnostics, expander.ranges)
    shortcodes = expander.shortcodes
    if expander.hasChanged {
      text = PageText(rewriting: page, as: expander.output, map: expander.map, origins: expander.origins)
    }
  }

  /// Whether a page may have a component, whose name begins with a capital letter.
  private static func mayHoldComponent(_ pairs: BytePairs) -> Bool { pairs.contains("<", "A"..."Z") }

  /// Whether a page has one of the texts with which inclusions begin.
  private static func mayHoldAny(_ bytes: [UInt8], _ pairs: BytePairs) -> Bool {
    let mayHoldTag = pairs.contains("{", anyOf: "%*!{")
    let mayImport = (pairs.contains("\n", "i") || pairs.contains("\r", "i")) && pairs.contains("i", "m")
    let mayHoldMark =
      pairs.contains("-", "8") && pairs.contains("8", "<") || pairs.contains("@", "i") || pairs.contains("@", "[")
      || pairs.contains("[", "[")
      || pairs.contains("!", "i") && (pairs.contains("[", "!") || pairs.contains("!", "!"))
      || pairs.contains("<", "<") || pairs.contains("`", "{")
      || pairs.contains("e", "=") && pairs.contains("`", "`") && pairs.contains(" ", "f")
    let mayHoldLink = pairs.contains(":", "i") && (pairs.contains("'", ":") || pairs.contains("\"", ":"))
    guard mayHoldTag || mayImport || mayHoldMark || mayHoldLink else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: UInt8 = bytes.starts(with: "im".utf8) ? 1 : 0
      var mayNameFile: UInt8 = 0
      // Continues to the end, because the compiler vectorizes such a loop.
      for index in 2..<max(bytes.count, 2) {
        let (first, second, third) = (bytes[index &- 2], bytes[index &- 1], bytes[index])
        let isBook: UInt8 =
          first == UInt8(ascii: "{") && second == UInt8(ascii: "{") && third == UInt8(ascii: "#") ? 1 : 0
        let isSnippet: UInt8 =
          first == UInt8(ascii: "-") && second == UInt8(ascii: "8") && third == UInt8(ascii: "<") ? 1 : 0
        let isComment: UInt8 =
          first == UInt8(ascii: "@") && second == UInt8(ascii: "i") && third == UInt8(ascii: "n") ? 1 : 0
        // A page that is imported, behind the start of a line, or of the file and a byte order mark.
        let isImport: UInt8 =
          (first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") || first == 0xBF)
            && second == UInt8(ascii: "i") && third == UInt8(ascii: "m")
          ? 1 : 0
        let isTag: UInt8 =
          first == UInt8(ascii: "{") && (second == UInt8(ascii: "%") || second == UInt8(ascii: "*"))
            || first == UInt8(ascii: "{") && second == UInt8(ascii: "!")
            || first == UInt8(ascii: "{") && second == UInt8(ascii: "{")
              && (third == UInt8(ascii: "%") || third == UInt8(ascii: "<"))
          ? 1 : 0
        let isCode: UInt8 =
          (first == UInt8(ascii: "[") || first == UInt8(ascii: "@")) && second == UInt8(ascii: "[")
            && third == UInt8(ascii: "c") ? 1 : 0
        let isCommented: UInt8 =
          first == UInt8(ascii: "[") && second == UInt8(ascii: "!") && third == UInt8(ascii: "i") ? 1 : 0
        let isCall: UInt8 =
          first == UInt8(ascii: "!") && second == UInt8(ascii: "!") && third == UInt8(ascii: "i") ? 1 : 0
        let isArrow: UInt8 =
          first == UInt8(ascii: "<") && second == UInt8(ascii: "<") && third == UInt8(ascii: "<") ? 1 : 0
        // What begins with `{include}` or `{literalinclude}`.
        let isDirective: UInt8 =
          first == UInt8(ascii: "`") && second == UInt8(ascii: "{")
            && (third == UInt8(ascii: "i") || third == UInt8(ascii: "l")) ? 1 : 0
        found |=
          isDirective | isArrow | isCall | isCommented | isBook | isSnippet | isComment | isImport | isTag | isCode
        mayNameFile |=
          first == UInt8(ascii: "l") && second == UInt8(ascii: "e") && third == UInt8(ascii: "=") ? 1 : 0
      }
      if found != 0 || mayNameFile != 0 && FenceInclusion.mayBeIn(bytes) { return true }
      if mayHoldLink, LinkInclusion.mayBeIn(bytes) { return true }
      guard mayHoldTag else { return false }
      var reader = ForeignReader(bytes, end: bytes.count)
      return reader.find("site.data.", from: 0, reach: bytes.count) != nil
    }
  }
}
